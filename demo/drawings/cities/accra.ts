import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { CLOTH, drawStacks } from './accra-stacks.ts'
import { excerpt, relit } from './excerpt.ts'
import { areaOf, box, centerOf, drawnIn, Inks, isInside, layOut, turned, weighted } from './ground.ts'
import { doorNumbers } from './marks.ts'

const EARTH = shades('spring-2023', 'Kumquat', 'Cobalt glaze', 'Rice', 'Bark', 'Hibiscus', 'Jade')
const { Kumquat, 'Cobalt glaze': sea, Rice, Bark, Hibiscus, Jade } = EARTH

const COAST: Point[] = [
  [-30, 640],
  [160, 668],
  [360, 690],
  [560, 742],
  [700, 730],
  [900, 706],
  [1120, 668],
  [1360, 610],
  [1640, 560],
]
const LAGOON: Point[] = [
  [60, 400],
  [150, 330],
  [280, 344],
  [330, 420],
  [300, 500],
  [352, 580],
  [330, 700],
  [270, 700],
  [262, 600],
  [190, 560],
  [90, 520],
  [60, 400],
]
const MARKET = turned(box(700, 330, 380, 250), [890, 450], -7)
const DOORS: Point[] = [
  [724, 372],
  [842, 350],
  [960, 356],
  [760, 470],
  [880, 480],
  [1010, 470],
  [1160, 300],
  [560, 560],
  [1290, 470],
]

/** Compounds: rooms round a yard, each set down a little off its neighbour. */
function compounds(random: Random, inks: Inks): void {
  const quarters = layOut(random, box(-20, -20, 1640, 720), {
    degrees: -7,
    block: [150, 104],
    widths: [24, 20, 15, 12],
    stray: 0.16,
    crooked: 6,
  })
  for (const quarter of quarters) {
    const [cx, cy] = centerOf(quarter)
    if (isInside(MARKET, [cx, cy]) || isInside(LAGOON, [cx, cy])) continue
    const fine = Math.hypot(cx - 890, cy - 450) < 330
    const rooms = layOut(random, quarter, {
      degrees: between(random, -12, 0),
      block: fine ? [32, 22] : [46, 30],
      widths: [6, 5],
      stray: 0.2,
      crooked: 4,
    })
    for (const room of rooms) {
      if (areaOf(room) < 120 || random() < (fine ? 0.1 : 0.3)) continue
      inks.add(
        weighted(random, [
          [Rice, 4],
          [Bark, 3],
          [Hibiscus, 1.1],
          [Jade, 0.5],
        ]),
        room,
      )
    }
  }
}

/** The market: stalls two arms wide, lanes one shoulder wide. */
function stalls(random: Random, inks: Inks): void {
  for (const row of layOut(random, MARKET, { degrees: -7, block: [92, 62], widths: [9, 8, 7], stray: 0.05 }))
    for (const stall of layOut(random, row, { degrees: -7, block: [11, 10], widths: [2], stray: 0.1 }))
      inks.add(
        weighted(random, [
          [Rice, 3],
          [Hibiscus, 3],
          [sea, 2],
          [Jade, 2],
          [Bark, 2],
        ]),
        stall,
      )
}

function drawPlan(numbers = true): string {
  const random = seeded(2314)
  const [houses, market] = [new Inks(), new Inks()]
  compounds(random, houses)
  stalls(random, market)
  const surf = [16, 40].map((by) => curve(COAST.map(([x, y], i): Point => [x, y + by + (i % 2) * 10])))
  const canoes = Array.from({ length: 26 }, (_, i) => {
    const x = 430 + i * 11 + between(random, -4, 4)
    return `M${round(x)} ${round(760 + between(random, -14, 12))}l${round(between(random, -3, 3))} 22`
  }).join('')
  return [
    rect(0, 0, 1600, 900, Kumquat),
    houses.print(),
    // The long road in from the northwest, its circle, and the ring of the market.
    line(
      'M360 -20L470 190L700 330M470 190L1620 60M700 330L650 620L560 740M1080 300L1620 250M650 620L1620 470',
      Kumquat,
      30,
    ),
    disc([470, 190], 56, Kumquat),
    disc([470, 190], 34, Jade),
    shape(polygon(drawnIn(MARKET, -14)), Kumquat),
    shape(polygon(MARKET), Kumquat),
    market.print(),
    line(`${curve(LAGOON)}Z`, Kumquat, 26),
    shape(`${curve(LAGOON)}Z`, Jade),
    shape(`${curve(COAST)}V920H-30Z`, Rice),
    shape(`${curve(COAST.map(([x, y]): Point => [x, y + 28]))}V920H-30Z`, sea),
    line(surf.join(''), Rice, 3, 'stroke-dasharray="120 40 60 30"'),
    line('M560 742L640 830L730 820', Rice, 12, 'stroke-linejoin="round"'),
    line(canoes, Hibiscus, 5, 'stroke-linecap="round"'),
    numbers ? doorNumbers(DOORS, { radius: 18, paper: Bark, ink: Rice }) : '',
  ].join('')
}

const STALLS = shades('autumn-2023', 'Oyster', 'Fjord', 'Chalk', 'Plum', 'Chartreuse', 'Copper')

export const accra: Drawing[] = [
  makeDrawing({
    name: 'accra-plan',
    title: 'Accra: the market between the lagoon and the road east',
    credit: FLOORS,
    view: [1600, 900],
    surface: 'paper',
    palette: EARTH,
    focalPoint: { x: 0.55, y: 0.5 },
    alt: 'A plan of Accra on orange earth: scattered compounds thicken into a market of tiny many-colored stalls, a green lagoon lies to the west, blue sea below, and nine places are numbered.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'accra-stacks',
    title: 'Six yards, folded edge out',
    credit: PRINTS,
    view: [1500, 1200],
    surface: 'cloth',
    palette: CLOTH,
    alt: 'Five piles of folded wax print, each fold showing another motif of eyes, diamonds, waves and leaves, stand on a green counter with a measure marked along its edge.',
    draw: drawStacks,
  }),
  makeDrawing({
    name: 'accra-market',
    title: 'Lanes one shoulder wide',
    credit: FLOORS,
    view: [1200, 1200],
    surface: 'paper',
    palette: STALLS,
    lead: 3,
    alt: 'Accra’s cloth market enlarged: hundreds of small square stalls in plum, copper, chartreuse and chalk, packed in rows with lanes hardly wider than a line.',
    draw: () =>
      excerpt(drawPlan(false), { from: [752, 350], times: 4.6, degrees: 7, light: relit(EARTH, STALLS) }),
  }),
]
