import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import {
  areaOf,
  box,
  centerOf,
  cut,
  drawnIn,
  Inks,
  layOut,
  type Plot,
  plotAt,
  turned,
  weighted,
} from './ground.ts'
import { drawArcade, GLASS } from './leeds-arcade.ts'
import { doorNumbers, scaleBar } from './marks.ts'

const BRICK = shades('autumn-2026', 'Fog', 'Lacquer', 'Damask', 'Camel', 'Verdigris', 'Jet')
const { Fog, Lacquer, Damask, Camel, Verdigris, Jet } = BRICK

const RIVER: Point[] = [
  [-20, 690],
  [180, 720],
  [380, 770],
  [560, 780],
  [740, 740],
  [920, 720],
  [1100, 760],
  [1300, 770],
  [1520, 720],
]
const CANAL: Point[] = [
  [-20, 830],
  [130, 826],
  [300, 850],
  [430, 826],
  [540, 800],
  [590, 776],
]
/** Yards roofed with glass: each runs from one shopping street to the next. */
const ARCADES: [number, number, number, number][] = [
  [640, 262, 170, 17],
  [640, 330, 170, 17],
  [640, 402, 170, 17],
  [640, 470, 170, 17],
  [470, 372, 130, 15],
]
const DOORS: Point[] = [
  [520, 404],
  [684, 300],
  [760, 370],
  [690, 440],
  [880, 500],
  [960, 420],
  [560, 640],
  [300, 640],
  [345, 930],
]

function rows(random: Random, inks: Inks, plot: Plot, degrees: number): void {
  // Back to back: two houses share a spine, so a terrace is a hairline with doors on both sides.
  for (const terrace of layOut(random, plot, {
    degrees,
    block: [210, 25],
    widths: [13, 11, 10],
    stray: 0.02,
  }))
    for (const side of cut([terrace], centerOf(terrace), degrees, 1.6))
      for (const house of layOut(random, side, { degrees, block: [11, 40], widths: [1.4], stray: 0.02 }))
        inks.add(
          weighted(random, [
            [Lacquer, 7],
            [Damask, 2.4],
            [Camel, 0.4],
          ]),
          house,
        )
}

function arcade([x, y, width, height]: (typeof ARCADES)[number]): string {
  const bars = Array.from({ length: Math.floor(width / 9) }, (_, i) => `M${x + i * 9} ${y}v${height}`).join(
    '',
  )
  return (
    rect(x - 4, y - 4, width + 8, height + 8, Fog) +
    rect(x, y, width, height, Verdigris) +
    line(bars, Fog, 2) +
    line(`M${x} ${y + height / 2}h${width}`, Fog, 3)
  )
}

function drawPlan(numbers = true): string {
  const random = seeded(2610)
  const center = cut(
    cut(cut([box(330, 176, 740, 560)], [624, 400], 90, 18), [822, 400], 92, 15),
    [600, 540],
    -4,
    18,
  )
  const edges = [
    box(-20, 400, 330, 140),
    box(1090, 560, 430, 150),
    box(-20, 870, 1540, 150),
    box(1090, 470, 60, 80),
  ]
  const town = [...center, ...edges]
    .flatMap((part) =>
      layOut(random, part, { degrees: -2, block: [80, 52], widths: [9, 8, 7], stray: 0.16, crooked: 4 }),
    )
    .filter((plot) => areaOf(plot) > 400)
  const chosen = new Set(DOORS.map((door) => plotAt(town, door)))
  const [terraces, blocks, yards] = [new Inks(), new Inks(), new Inks()]
  rows(random, terraces, turned(box(1090, -90, 520, 560), [1300, 220], 8), 8)
  rows(random, terraces, turned(box(360, -140, 690, 300), [690, 10], -3), -3)
  rows(random, terraces, turned(box(-120, -80, 430, 450), [130, 150], -12), 78)
  rows(random, terraces, turned(box(540, 850, 480, 220), [750, 990], 6), 6)
  rows(random, terraces, turned(box(1050, 836, 500, 240), [1300, 960], -8), 82)
  town.forEach((plot, i) => {
    blocks.add(
      chosen.has(i)
        ? Jet
        : weighted(random, [
            [Damask, 5],
            [Lacquer, 3],
            [Camel, 2.4],
          ]),
      plot,
    )
    if (!chosen.has(i) && areaOf(plot) > 3400) yards.add(Fog, drawnIn(plot, between(random, 15, 19)))
  })
  // Mills: weaving sheds lit from the north, one tooth of roof to every row of looms.
  const mill = (x: number, y: number, width: number, height: number, teeth: number) =>
    rect(x, y, width, height, Camel) +
    Array.from({ length: teeth }, (_, i) =>
      rect(x, y + (i * height) / teeth, width, height / teeth / 2.6, Jet),
    ).join('')
  const tracks = [0, 1, 2, 3, 4, 5].map((i) =>
    curve([
      [-20, 560 + i * 5],
      [120, 560 + i * 8],
      [300, 570 + i * 14],
      [470, 590 + i * 9],
      [700, 640 + i * 3],
      [1000, 640 + i * 3],
      [1520, 560 + i * 3],
    ]),
  )
  return [
    rect(0, 0, 1500, 1000, Fog),
    blocks.print(),
    yards.print(),
    shape(polygon(turned(box(530, 840, 500, 240), [750, 990], 6)), Fog),
    shape(polygon(turned(box(1040, 826, 520, 260), [1300, 960], -8)), Fog),
    terraces.print(),
    ...ARCADES.map(arcade),
    line(curve(RIVER), Fog, 92),
    line(curve(CANAL), Fog, 44),
    line(curve(CANAL), Jet, 22),
    line(curve(RIVER), Verdigris, 62),
    mill(150, 880, 150, 120, 7),
    mill(380, 900, 110, 130, 8),
    mill(60, 748, 120, 44, 4),
    line(tracks.join(''), Fog, 9),
    line(tracks.join(''), Jet, 3),
    rect(250, 572, 210, 84, Jet),
    line(Array.from({ length: 12 }, (_, i) => `M${262 + i * 17} 572v84`).join(''), Camel, 4),
    // The exchange is the one round thing in town; the market next to it has the domes.
    `<ellipse cx="872" cy="592" rx="66" ry="46" fill="${Fog}"/><ellipse cx="872" cy="592" rx="58" ry="39" fill="${Jet}"/><ellipse cx="872" cy="592" rx="34" ry="20" fill="${Camel}"/>`,
    rect(930, 440, 130, 104, Fog),
    rect(938, 448, 114, 88, Camel),
    [958, 995, 1032].map((x) => disc([x, 468], 12, Lacquer)).join(''),
    line('M620 720V830M826 690V800M1040 700V820M420 720V850', Fog, 15),
    numbers ? doorNumbers(DOORS, { radius: 17, paper: Fog, ink: Jet }) : '',
    rect(1236, 936, 240, 44, Fog),
    scaleBar([1256, 953], 100, '200 meters', Jet, Lacquer),
  ].join('')
}

const STREETS = shades('spring-2026', 'Washed sky', 'Tomato', 'Walnut', 'Melon')

export const leeds: Drawing[] = [
  makeDrawing({
    name: 'leeds-plan',
    title: 'Leeds: glass yards and brick rows',
    credit: FLOORS,
    view: [1500, 1000],
    surface: 'paper',
    palette: BRICK,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A plan of Leeds on fog gray: thin red rows of back-to-back houses around a wine-colored center, glazed arcades in green, a river, a black canal, saw-toothed mills and nine numbered doors.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'leeds-arcade',
    title: 'Eight bays and a clock',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'paper',
    palette: GLASS,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'A glazed arcade seen from its middle: two rows of wine-red shop bays run under black roof ribs and a pale blue sky toward a red door with a clock above it.',
    draw: drawArcade,
  }),
  makeDrawing({
    name: 'leeds-rows',
    title: 'Back to back, 4.6 meters a house',
    credit: FLOORS,
    view: [1600, 1000],
    surface: 'paper',
    palette: STREETS,
    alt: 'Rows of back-to-back houses enlarged, each a small tomato or walnut square sharing its rear wall with another, in long terraces on pale sky blue.',
    draw: () =>
      rect(0, 0, 1600, 1000, STREETS['Washed sky']) +
      excerpt(drawPlan(false), { from: [1090, -60], times: 4, degrees: 10, light: relit(BRICK, STREETS) }),
  }),
]
