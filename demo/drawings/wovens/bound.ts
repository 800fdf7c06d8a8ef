import { between, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, rect, round } from '../shapes.ts'
import { lit, strand, tone } from './yarn.ts'

const VIEW: [number, number] = [2400, 1200]
const FRAME = shades('spring-2023', 'Mist green', 'Cobalt glaze', 'Rice', 'Bark', 'Kumquat')
const { 'Mist green': ground, 'Cobalt glaze': blue, Rice, Bark, Kumquat } = FRAME

/** Four ends lie together as one bundle, as they will slip together later. */
const [BUNDLES, PITCH, END] = [13, 92, 17]

/** Where a bundle is kept from the dye: two stepped lozenges side by side, in the drawing's units. */
function bareStretches(bundle: number): [from: number, to: number][] {
  const away = Math.abs(bundle - 6)
  return [430, 1250, 2070].flatMap((middle): [number, number][] => {
    const [outer, inner] = [(7 - away) * 52, (3.4 - away) * 44]
    if (outer <= 20) return []
    if (inner <= 20) return [[middle - outer, middle + outer]]
    return [
      [middle - outer, middle - inner],
      [middle + inner, middle + outer],
    ]
  })
}

/** Yarn stretched on the frame after the bath. Left of the cut the ties are still on; right of it they have been taken off. */
export function bound(): Drawing {
  return makeDrawing({
    name: 'ikat-bound',
    title: 'Out of the vat, half untied',
    credit: STUDIO,
    view: VIEW,
    surface: 'cloth',
    palette: FRAME,
    focalPoint: { x: 0.52, y: 0.5 },
    alt: 'Bundles of blue yarn stretched between two orange rods: at the left dark bindings still cover stepped lozenges, at the right they are off and the yarn beneath is white.',
    draw: () => {
      const random = seeded(61)
      let drawn = rect(0, 0, VIEW[0], VIEW[1], ground)
      for (let bundle = 0; bundle < BUNDLES; bundle++) {
        const y = 10 + bundle * PITCH
        // The knife goes down the frame at a slant, bundle after bundle.
        const cut = 1180 + bundle * 34
        const bare = bareStretches(bundle)
        for (let end = 0; end < 4; end++) drawn += thread(y + end * END, bare, () => between(random, -9, 9))
        for (const [from, to] of bare) if (to < cut) drawn += tie(from - 6, to + 6, y - 4, random)
      }
      return drawn + rod(60) + rod(2318)
    },
  })
}

function thread(y: number, bare: readonly [number, number][], stray: () => number): string {
  const bar = (from: number, to: number, color: string) =>
    rect(from, y, to - from, END - 1, color) +
    rect(from, y + END - 5, to - from, 4, tone(color, -0.25)) +
    rect(from, y + 4, to - from, 3, lit(color))
  return bar(0, VIEW[0], blue) + bare.map(([from, to]) => bar(from + stray(), to + stray(), Rice)).join('')
}

/** Wound thread around a bundle, turn beside turn, with the two ends of its knot. */
function tie(from: number, to: number, y: number, random: () => number): string {
  const height = END * 4 + 6
  let turns = ''
  for (let x = from + 6; x < to; x += 12) turns += `M${round(x)} ${y + 2}l5 ${height - 4}`
  const knot: Point = [between(random, from + 16, to - 16), y + between(random, 10, 40)]
  const tail = (side: number): Point[] => [
    knot,
    [knot[0] + side * between(random, 20, 40), knot[1] - between(random, 10, 40)],
    [knot[0] + side * between(random, 50, 84), knot[1] + between(random, -60, 10)],
  ]
  const color = random() < 0.2 ? Kumquat : Bark
  return (
    `<rect x="${round(from)}" y="${y}" width="${round(to - from)}" height="${height}" rx="9" fill="${tone(color, -0.3)}"/>` +
    `<path d="${turns}" stroke="${color === Bark ? tone(Bark, 0.12) : color}" stroke-width="9" stroke-linecap="round"/>` +
    strand(tail(1), 9, color) +
    strand(tail(-1), 9, color)
  )
}

/** The bar of the frame that holds the yarn taut. */
function rod(x: number): string {
  return rect(x, 0, 44, VIEW[1], Kumquat) + rect(x + 30, 0, 14, VIEW[1], tone(Kumquat, -0.25))
}
