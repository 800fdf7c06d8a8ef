import { drawings } from './drawings/catalogue.ts'
import type { Drawing } from './drawings/drawing.ts'
import { SHARES } from './drawings/shares.ts'
import type { DemoAsset } from './types.ts'

const PRINTS = 'Drawn by Ines Okafor'
const STUDIO = 'Drawn by Marta Lindqvist'
const FLOORS = 'Measured and drawn by Tomasz Brandt'
const COUNTS = 'Counted by Priya Raman, drawn by Tomasz Brandt'

/** What the selvedge under each picture says. Keyed by the drawing's name, which is the asset's id too. */
const CAPTIONS: Record<string, [title: string, credit: string]> = {
  ikat: ['Warp ikat, wisteria ground', PRINTS],
  'ikat-detail': ['Four threads slip together, then one alone', PRINTS],
  'ikat-saffron': ['The same screens, saffron ground', PRINTS],
  marble: ['Combed twice, seven inks', PRINTS],
  'marble-stones': ['The bath before the comb', PRINTS],
  simultane: ['Seven screens, quartered', PRINTS],
  terrazzo: ['Floor to hem', PRINTS],
  stripe: ['A stripe with no center', PRINTS],
  houndstooth: ['Two over, two under, every sixth band changed', PRINTS],
  'houndstooth-detail': ['The tooth, four times life size', PRINTS],
  madras: ['Saturday madras', PRINTS],
  gingham: ['Eight ends on, eight off', PRINTS],
  forms: ['Arch, plinth, dome: one light', STUDIO],
  'forms-window': ['Someone has just left', STUDIO],
  looks: ['Three exits, two steps after the turn', STUDIO],
  'look-seated': ['The seam halfway down the arm', STUDIO],
  elevation: ['Five bays of 1.9 meters', FLOORS],
  'elevation-stall': ['East aisle, stall 7, proposed', FLOORS],
  plan: ['River to ridge, nine doors', FLOORS],
  chart: ['One thread a week, full price up, markdown down', COUNTS],
  'chart-baskets': ['First basket to second, 6,800 people', COUNTS],
  'lay-plan': ['The lay, adult sizes', STUDIO],
  'lay-offcuts': ['What was left, and what was in it', STUDIO],
  basting: ['Tacked, with room to be wrong', STUDIO],
}

function toAsset(drawing: Drawing): DemoAsset {
  const [title, credit] = CAPTIONS[drawing.name] ?? [drawing.name, STUDIO]
  const shares = SHARES[drawing.name] ?? []
  return {
    id: drawing.name,
    drawing: drawing.name,
    title,
    alt: drawing.alt,
    credit,
    width: drawing.width,
    height: drawing.height,
    focalPoint: drawing.focalPoint,
    palette: drawing.palette.map(([name, hex], i) => ({ name, hex, share: shares[i] ?? 0 })),
    lead: drawing.lead,
  }
}

export const demoAssets: DemoAsset[] = drawings.map(toAsset)
