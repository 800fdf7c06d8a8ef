import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
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
  turned,
  weighted,
} from './ground.ts'
import { doorNumbers } from './marks.ts'
import { drawShutters, FRONT } from './marseille-shutters.ts'

const PORT = shades('spring-2021', 'Milled oat', 'Hyacinth', 'Daybreak', 'Rhubarb', 'Anthracite', 'Zest')
const { 'Milled oat': oat, Hyacinth, Daybreak, Rhubarb, Anthracite, Zest } = PORT

const QUAY_DEGREES = -9
const HEAD: Point = [860, 486]
const BASIN = turned(box(330, 388, 530, 196), HEAD, QUAY_DEGREES)
const SEA: Plot = [
  [-20, -20],
  [210, -20],
  [176, 130],
  [222, 250],
  [300, 372],
  [352, 486],
  [338, 620],
  [236, 690],
  [196, 790],
  [120, 860],
  [96, 1020],
  [-20, 1020],
]
const DOORS: Point[] = [
  [600, 330],
  [500, 250],
  [420, 330],
  [700, 200],
  [980, 410],
  [1130, 360],
  [1040, 600],
  [900, 690],
  [1180, 730],
]

function quarters(random: Random): Plot[] {
  const [dx, dy] = toward(QUAY_DEGREES)
  const sheet = box(-20, -20, 1540, 1040)
  const north = keepSide(sheet, HEAD, [dy, -dx], 22)
  const south = keepSide(sheet, HEAD, [-dy, dx], 22)
  const northSides = cut([north], [790, 300], 52, 26)
  const southSides = cut(cut([south], [900, 700], 78, 20), [1240, 700], 70, 18)
  return [
    ...northSides.flatMap((side) =>
      // West of the cut is the hill of the old town, which never had a straight street.
      centerOf(side)[0] < 600
        ? layOut(random, side, {
            degrees: 34,
            block: [62, 46],
            widths: [9, 7, 6, 5],
            stray: 0.22,
            crooked: 13,
          })
        : layOut(random, side, {
            degrees: QUAY_DEGREES - 14,
            block: [92, 60],
            widths: [13, 10, 8, 7],
            stray: 0.1,
            crooked: 5,
          }),
    ),
    ...southSides.flatMap((side, i) =>
      layOut(random, side, {
        degrees: [QUAY_DEGREES, -16, 4, -9][i] ?? 0,
        block: [112, 62],
        widths: [14, 11, 8, 7],
        stray: 0.07,
        crooked: 1.5,
      }),
    ),
  ]
}

/** Pontoons come off the quay like the teeth of a comb, a row of boats on either side of each. */
function boats(random: Random): string {
  let [pontoons, hulls] = ['', '']
  for (let i = 0; i < 10; i++) {
    const x = 392 + i * 44
    for (const far of [0, 1]) {
      const y = far ? 584 : 388
      const out = far ? -1 : 1
      pontoons += `M${x} ${y}v${66 * out}`
      for (let k = 0; k < 7; k++)
        for (const side of [-1, 1])
          if (random() < 0.86)
            hulls += `M${x + side * 4} ${round(y + out * (8 + k * 9))}h${round(side * between(random, 9, 15))}`
    }
  }
  return `<g transform="rotate(${QUAY_DEGREES} ${HEAD[0]} ${HEAD[1]})">${line(pontoons, oat, 3)}${line(hulls, oat, 5)}</g>`
}

function drawPlan(numbers = true): string {
  const random = seeded(2105)
  const blocks = quarters(random).filter((plot) => {
    const middle = centerOf(plot)
    return areaOf(plot) > 380 && !isInside(SEA, middle) && !isInside(BASIN, middle)
  })
  const chosen = new Set(DOORS.map((door) => plotAt(blocks, door)))
  const [inks, courts] = [new Inks(), new Inks()]
  blocks.forEach((plot, i) => {
    inks.add(
      chosen.has(i)
        ? Zest
        : weighted(random, [
            [Daybreak, 6],
            [Rhubarb, 3.2],
            [Anthracite, 0.7],
          ]),
      plot,
    )
    if (!chosen.has(i) && areaOf(plot) > 3600) courts.add(oat, drawnIn(plot, between(random, 15, 19)))
  })
  const fort = (at: Point, degrees: number) =>
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})">${shape('M-54 -40L30 -56L66 0L30 56L-54 40L-30 0Z', oat)}${shape('M-44 -30L24 -44L54 0L24 44L-44 30L-22 0Z', Anthracite)}</g>`
  return [
    rect(0, 0, 1500, 1000, oat),
    inks.print(),
    courts.print(),
    line(polygon(SEA), oat, 30, 'stroke-linejoin="round"'),
    shape(polygon(SEA), Hyacinth),
    line(polygon(BASIN), oat, 44, 'stroke-linejoin="miter"'),
    shape(polygon(turned(box(250, 432, 140, 108), HEAD, QUAY_DEGREES)), Hyacinth),
    shape(polygon(BASIN), Hyacinth),
    boats(random),
    fort([318, 400], 60),
    fort([330, 690], -50),
    line(
      curve([
        [40, 60],
        [70, 220],
        [120, 330],
        [150, 470],
        [120, 640],
        [60, 800],
        [50, 940],
      ]),
      oat,
      3,
      'stroke-dasharray="18 14"',
    ),
    numbers ? doorNumbers(DOORS, { radius: 17, paper: Anthracite, ink: oat }) : '',
  ].join('')
}

const HARBOR = shades('autumn-2021', 'Calico', 'Slate', 'Amber', 'Oxide', 'Tacking red')

export const marseille: Drawing[] = [
  makeDrawing({
    name: 'marseille-plan',
    title: 'Marseille: the basin and nine blocks in the shade',
    credit: FLOORS,
    view: [1500, 1000],
    surface: 'paper',
    palette: PORT,
    focalPoint: { x: 0.45, y: 0.48 },
    alt: 'A plan of Marseille: the old port cut into apricot and rhubarb blocks like a U, boats along its pontoons, the sea at the left, and nine yellow blocks numbered.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'marseille-shutters',
    title: 'Two in the afternoon, six of nine shut',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'paper',
    palette: FRONT,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'An apricot house front with three rows of blue louvered shutters, most of them shut, two propped ajar and one pair wide open over a line of washing; a metal blind is down below.',
    draw: drawShutters,
  }),
  makeDrawing({
    name: 'marseille-basin',
    title: 'Boats, in the order they were tied up',
    credit: FLOORS,
    view: [1600, 900],
    surface: 'paper',
    palette: HARBOR,
    alt: 'The old port of Marseille enlarged: a slate basin combed by pontoons and dozens of pale boats, with amber and oxide blocks along the quay above it.',
    draw: () =>
      excerpt(drawPlan(false), {
        from: [440, 350],
        times: 2.9,
        degrees: 9,
        light: [...relit(PORT, HARBOR), [Zest, HARBOR['Tacking red']]],
      }),
  }),
]
