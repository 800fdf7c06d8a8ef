/** Colour names to hex. Order matters: the first is the ground, the second leads unless a drawing says otherwise. */
export type Palette = Record<string, string>

export const SIMULTANE = {
  Bone: '#F2E8D5',
  Cobalt: '#1E3CA0',
  Vermilion: '#E2472C',
  Mimosa: '#F1BC32',
  Bottle: '#0E4638',
  Shell: '#F2BFB4',
  Jet: '#1A171B',
} as const satisfies Palette

export const IKAT = {
  Unbleached: '#EFE4CF',
  Wisteria: '#B7A2D8',
  Oxblood: '#6E1423',
  Saffron: '#F0A21E',
  'Vat indigo': '#1D2350',
  Geranium: '#E4502F',
} as const satisfies Palette

export const MARBLE = {
  Size: '#F3E6DA',
  'Rose ash': '#F0B5AC',
  Prussian: '#12304F',
  'Ox gall': '#C9D24A',
  Rust: '#C1451E',
  Smoke: '#8FA6AC',
  'Lamp black': '#191719',
} as const satisfies Palette

export const HOUNDSTOOTH = {
  Chalk: '#EFE9DA',
  Chartreuse: '#CFCB3C',
  Aubergine: '#3A1B3A',
  Plum: '#7C3A63',
} as const satisfies Palette

export const TERRAZZO = {
  Pistachio: '#CBD9A6',
  Petrol: '#155460',
  Salmon: '#F2937B',
  Liver: '#552427',
  Plaster: '#F3EBDC',
  Brick: '#C44B32',
} as const satisfies Palette

export const MADRAS = {
  'Lime wash': '#F3EEDD',
  Tangerine: '#F07B2B',
  Lagoon: '#1A7F86',
  Magenta: '#B81E66',
  Navy: '#172147',
  Lemon: '#F3D54A',
} as const satisfies Palette

export const STRIPE = {
  Canvas: '#F1EAD8',
  Leaf: '#2E7A4A',
  Sky: '#A9CBE0',
  Tomato: '#D93A26',
  'Ink blue': '#1B2A55',
} as const satisfies Palette

export const GINGHAM = { Milk: '#F6F1E6', 'Clay pink': '#DE8C86', Wine: '#6B1B33' } as const satisfies Palette

export const FORMS = {
  Plaster: '#EFE2CE',
  Cobalt: '#1E3CA0',
  Apricot: '#F2A66B',
  Terra: '#B5432A',
  Night: '#141A3A',
  Sky: '#B9D3E3',
} as const satisfies Palette

export const ROOM = {
  Chalk: '#EFE8DA',
  Mustard: '#D9A21B',
  Teal: '#0F5C5C',
  Rose: '#E9A79B',
  Umber: '#3B241C',
  Brick: '#B8402B',
} as const satisfies Palette

export const RUNWAY = {
  Fog: '#E3DFD6',
  Moss: '#515B25',
  Camel: '#C79A5B',
  Jet: '#1A171B',
  'Ice blue': '#BBD2DC',
  Lacquer: '#C2261C',
} as const satisfies Palette

export const ELEVATION = {
  'Lime plaster': '#F0E6DA',
  Shell: '#F2BFB4',
  Bottle: '#0E4638',
  Walnut: '#4B2C20',
  Mimosa: '#F1BC32',
  Vermilion: '#E2472C',
  Sky: '#AFC9D8',
} as const satisfies Palette

export const PLAN = {
  Limestone: '#EEE4CE',
  'Tile blue': '#2E62B4',
  Roof: '#D2603A',
  Garden: '#7F9A55',
  Ink: '#1A2036',
  Brick: '#B9482A',
  Clay: '#E59A6C',
} as const satisfies Palette

export const LEDGER = {
  Ledger: '#EFEBDD',
  Bottle: '#0E4638',
  Vermilion: '#E2472C',
} as const satisfies Palette

export const BASKETS = {
  Flour: '#F2EBDD',
  Damson: '#5B2352',
  Mandarin: '#EE7F2D',
  Duck: '#3F8F8B',
  Butter: '#F2CF6B',
} as const satisfies Palette

export const LAY = {
  Kraft: '#D8B98C',
  Chalk: '#F7F1E4',
  Jet: '#1A171B',
  'Chalk red': '#C5301E',
  Blotting: '#F2BFB4',
} as const satisfies Palette

export const BASTING = {
  Calico: '#EDE3CF',
  Slate: '#3E5468',
  Chalk: '#FBF7EC',
  'Tacking red': '#D5352B',
  Steel: '#AEB6BA',
} as const satisfies Palette
