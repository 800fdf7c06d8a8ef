import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, polygon, rect, shape } from '../shapes.ts'
import { drawQuay, QUAY } from './copenhagen-quay.ts'
import {
  areaOf,
  box,
  centerOf,
  cut,
  drawnIn,
  Inks,
  isInside,
  keepSide,
  layOut,
  type Plot,
  plotAt,
  toward,
  weighted,
} from './ground.ts'
import { doorNumbers, rain, scaleBar } from './marks.ts'

const WET = shades('autumn-2017', 'Cloud', 'Denim', 'Paprika', 'Toffee', 'Bitter', 'Forest')
const { Cloud, Denim, Paprika, Toffee, Bitter, Forest } = WET

/** The harbor runs from the upper right to the lower left; everything is built against it. */
const HARBOR: Plot = [
  [1010, -20],
  [1220, -20],
  [1220, 210],
  [1010, 470],
  [880, 700],
  [700, 960],
  [480, 1240],
  [250, 1640],
  [40, 1640],
  [330, 1180],
  [560, 890],
  [730, 640],
  [850, 400],
]
const HARBOR_DEGREES = 126

/** A rampart seen from above: straight curtains, a bastion every so often, and the ditch that follows both. */
function rampart(from: Point, degrees: number, count: number, step: number, out: number): Point[] {
  const [[dx, dy], [nx, ny]] = [toward(degrees), toward(degrees - 90)]
  const at = (along: number, away: number): Point => [
    from[0] + dx * along + nx * away,
    from[1] + dy * along + ny * away,
  ]
  return Array.from({ length: count }, (_, i) => [
    at(i * step, 0),
    at(i * step + step * 0.34, 0),
    at(i * step + step * 0.26, out * 0.55),
    at(i * step + step * 0.5, out),
    at(i * step + step * 0.74, out * 0.55),
    at(i * step + step * 0.66, 0),
  ]).flat()
}

function star([cx, cy]: Point, points: number, outer: number, inner: number, degrees: number): Plot {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const [dx, dy] = toward(degrees + (i * 180) / points)
    const r = i % 2 ? inner : outer
    return [cx + dx * r, cy + dy * r]
  })
}

const CITADEL: Point = [770, 190]
const DOORS: Point[] = [
  [660, 470],
  [560, 560],
  [430, 640],
  [520, 740],
  [330, 790],
  [300, 960],
  [170, 1130],
  [790, 1090],
  [930, 880],
]

function blocksOf(random: Random): Plot[] {
  const [dx, dy] = toward(HARBOR_DEGREES)
  const town = keepSide(box(-20, -20, 1240, 1640), [760, 620], [-dy, dx])
  const island = keepSide(box(-20, -20, 1240, 1640), [820, 700], [dy, -dx])
  let quarters: Plot[] = [town]
  quarters = cut(quarters, [470, 640], 148, 20)
  quarters = cut(quarters, [420, 700], 58, 18)
  quarters = cut(quarters, [250, 500], 112, 22)
  return [
    ...quarters.flatMap((quarter, i) =>
      layOut(random, quarter, {
        degrees: [20, 52, 36, 66, 12, 40][i % 6] ?? 0,
        block: [116, 88],
        widths: [13, 10, 9, 8],
        stray: 0.2,
        crooked: 9,
      }),
    ),
    ...layOut(random, island, {
      degrees: HARBOR_DEGREES,
      block: [150, 82],
      widths: [12, 10, 8],
      stray: 0.1,
      crooked: 2,
    }),
  ]
}

function drawPlan(): string {
  const random = seeded(1704)
  const ditch = rampart([1330, 690], HARBOR_DEGREES, 6, 236, 104)
  const blocks = blocksOf(random).filter((plot) => {
    const [x, y] = centerOf(plot)
    return areaOf(plot) > 700 && !isInside(HARBOR, [x, y]) && Math.hypot(x - CITADEL[0], y - CITADEL[1]) > 190
  })
  const chosen = new Set(DOORS.map((door) => plotAt(blocks, door)))
  const [inks, courts] = [new Inks(), new Inks()]
  blocks.forEach((plot, i) => {
    inks.add(
      chosen.has(i)
        ? Bitter
        : weighted(random, [
            [Paprika, 6],
            [Toffee, 3.4],
            [Forest, 0.4],
            [Bitter, 0.25],
          ]),
      plot,
    )
    if (!chosen.has(i) && areaOf(plot) > 3000) courts.add(Cloud, drawnIn(plot, between(random, 17, 23)))
  })
  const lakeRun = [
    [24, 470, 238],
    [120, 250, 214],
    [300, 78, 214],
  ].map(
    ([x = 0, y = 0, length = 0], i) =>
      `<g transform="translate(${x} ${y}) rotate(${[-66, -52, -36][i]})">${rect(0, -6, length + 14, 98, Cloud)}${rect(6, 4, length, 78, Denim)}</g>`,
  )
  return [
    rect(0, 0, 1200, 1600, Cloud),
    inks.print(),
    courts.print(),
    ...lakeRun,
    line(polygon(HARBOR), Cloud, 26, 'stroke-linejoin="round"'),
    shape(polygon(HARBOR), Denim),
    // Canals: the short one with the bars, the ring round the castle island, the long one on the other side.
    line('M870 470L700 424', Denim, 24),
    line('M716 690L590 640L520 780L610 850', Denim, 20, 'stroke-linejoin="round"'),
    line('M1000 640L640 1150L560 1120', Cloud, 40, 'stroke-linejoin="round"'),
    line('M1000 640L640 1150L560 1120', Denim, 24, 'stroke-linejoin="round"'),
    line(polygon(ditch).replace('Z', ''), Cloud, 74, 'stroke-linejoin="round"'),
    line(polygon(ditch).replace('Z', ''), Forest, 62, 'stroke-linejoin="miter"'),
    line(polygon(ditch).replace('Z', ''), Denim, 24, 'stroke-linejoin="miter"'),
    shape(polygon(star(CITADEL, 5, 196, 128, -90)), Forest),
    shape(polygon(star(CITADEL, 5, 176, 112, -90)), Denim),
    shape(polygon(star(CITADEL, 5, 148, 88, -90)), Forest),
    [-48, -24, 0, 24].map((x) => rect(CITADEL[0] + x, CITADEL[1] - 42, 15, 84, Paprika)).join(''),
    line(rain(seeded(11), 1200, 1600, 620), Cloud, 2.2, 'stroke-linecap="round"'),
    doorNumbers(DOORS, { radius: 19, paper: Cloud, ink: Bitter }),
    rect(912, 1524, 270, 44, Cloud),
    scaleBar([930, 1542], 120, '300 meters', Bitter, Cloud),
  ].join('')
}

export const copenhagen: Drawing[] = [
  makeDrawing({
    name: 'copenhagen-plan',
    title: 'Copenhagen: ramparts, harbor, weather',
    credit: FLOORS,
    view: [1200, 1600],
    surface: 'paper',
    palette: WET,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A plan of Copenhagen under slanting rain: red and toffee courtyard blocks, a blue harbor cutting across them, a star-shaped citadel, a zigzag moat and nine dark numbered blocks.',
    draw: drawPlan,
  }),
  makeDrawing({
    name: 'copenhagen-quay',
    title: 'Seven fronts, seen twice',
    credit: STUDIO,
    view: [1700, 1000],
    surface: 'paper',
    palette: QUAY,
    alt: 'Seven narrow house fronts on a quay in red, ochre, mauve and gray, some windows lit, stand in fine rain above their own broken reflections.',
    draw: drawQuay,
  }),
]
