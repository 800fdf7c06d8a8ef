import type { Palette } from '../palettes.ts'

/** The market hall's card: its door, its tiles, its walls and what is sold under them. */
export const OSEI = {
  Plaster: '#EFE2CE',
  Bottle: '#0E4638',
  Tomato: '#D93A26',
  'Tile blue': '#2E62B4',
  Ice: '#A9CBE0',
  Lemon: '#F1BC32',
  Kraft: '#D8B98C',
  Salmon: '#F2937B',
  Aubergine: '#3A1B3A',
  Lupin: '#7A6BC0',
} as const satisfies Palette

/** The mill's card: yarns it has spun for it every year, whatever the season asks. */
export const PELL = {
  Unspun: '#E9DFCC',
  'Night bus': '#17203C',
  Rosehip: '#C62E45',
  Heather: '#9A86A8',
  'Old gold': '#C99A2E',
  'Moss agate': '#5B6B3A',
  Mist: '#CBD2D0',
  Kingfisher: '#0E6E8C',
  'Dusty rose': '#D3A09B',
  Ginger: '#C8692B',
  Peat: '#38241B',
} as const satisfies Palette

/** Some colors of a house card, in the order given: the first is the ground. */
export function cut<C extends Palette, N extends keyof C & string>(card: C, ...names: N[]): Pick<C, N> {
  return Object.fromEntries(names.map((name) => [name, card[name]])) as Pick<C, N>
}
