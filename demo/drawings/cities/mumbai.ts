import { between, pick, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import {
  areaOf,
  box,
  centerOf,
  cut,
  Inks,
  isInside,
  layOut,
  type Plot,
  plotAt,
  shadowOf,
  turned,
  weighted,
} from './ground.ts'
import { doorNumbers } from './marks.ts'

const DAWN = shades('autumn-2024', 'Ice violet', 'Garnet', 'Horn', 'Brass', 'Obsidian', 'Malachite')
const { 'Ice violet': sea, Garnet, Horn, Brass, Obsidian, Malachite } = DAWN

/** The bay side is one drawn arc; the harbor side is docks. */
const WEST: Point[] = [
  [190, -20],
  [150, 120],
  [96, 260],
  [108, 330],
  [210, 392],
  [306, 480],
  [362, 620],
  [380, 780],
  [352, 930],
  [380, 1060],
  [440, 1200],
  [498, 1340],
  [548, 1460],
]
const EAST: Point[] = [
  [600, 1440],
  [640, 1330],
  [668, 1200],
  [640, 1090],
  [690, 980],
  [720, 860],
  [760, 700],
  [800, 520],
  [836, 300],
  [860, -20],
]
const LAND: Plot = [...WEST, ...EAST]
const MAIDANS: Plot[] = [
  turned(box(420, 700, 62, 210), [450, 800], 6),
  turned(box(430, 930, 54, 120), [450, 990], 2),
]
const DOORS: Point[] = [
  [560, 640],
  [500, 560],
  [590, 520],
  [470, 440],
  [560, 380],
  [420, 330],
  [500, 260],
  [600, 880],
  [566, 1090],
]

function blocksOf(random: Random): Plot[] {
  const parts = cut(cut([box(60, -20, 820, 1500)], [560, 690], -8, 22), [500, 1000], 4, 18)
  return parts.flatMap((part) => {
    const [, y] = centerOf(part)
    // Cloth and bazaar streets above, offices of the old fort below, then the long tail of the causeway.
    if (y < 600)
      return layOut(random, part, {
        degrees: 10,
        block: [42, 28],
        widths: [9, 7, 6, 5],
        stray: 0.14,
        crooked: 6,
      })
    return layOut(random, part, {
      degrees: y < 1000 ? 6 : 72,
      block: [54, 34],
      widths: [11, 8, 7],
      stray: 0.1,
      crooked: 4,
    })
  })
}

function drawPlan(numbers = true): string {
  const random = seeded(2411)
  const rails = ['M640 -20C648 200 668 420 646 610', 'M330 -20C322 200 352 420 398 690']
  const blocks = blocksOf(random).filter((plot) => {
    const middle = centerOf(plot)
    return (
      areaOf(plot) > 260 &&
      plot.every((corner) => isInside(LAND, corner)) &&
      !MAIDANS.some((each) => isInside(each, middle))
    )
  })
  const chosen = new Set(DOORS.map((door) => plotAt(blocks, door)))
  const [shadows, roofs] = [new Inks(), new Inks()]
  blocks.forEach((plot, i) => {
    // The sun stands in the harbor, a hand above the water: every house reaches a street westward.
    shadows.add(Obsidian, shadowOf(plot, -between(random, 7, 15), 4))
    roofs.add(
      chosen.has(i)
        ? Brass
        : weighted(random, [
            [Garnet, 5],
            [Horn, 3.4],
            ['#A9384A', 2],
          ]),
      plot,
    )
  })
  const docks = [
    [770, 330, 120, 40],
    [756, 420, 130, 44],
    [724, 560, 120, 36],
  ].map(([x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h, sea))
  const glints = Array.from({ length: 46 }, () => {
    const [x, y] = [between(random, 780, 1000), between(random, 520, 1500)]
    return `M${round(x)} ${round(y)}h${round(between(random, 18, 90))}`
  }).join('')
  return [
    rect(0, 0, 1000, 1500, sea),
    '<g transform="translate(-150 -70) scale(1.2)">',
    disc([960, 960], 180, Brass),
    line(glints, Horn, 4),
    shape(`${curve(WEST)}L${curve(EAST).slice(1)}Z`, Horn),
    shadows.print(),
    roofs.print(),
    ...MAIDANS.map((each) => shape(polygon(each), Malachite)),
    ...docks,
    ...rails.flatMap((d) => [
      line(d, Horn, 34),
      line(d, Obsidian, 20),
      line(d, Horn, 3, 'stroke-dasharray="10 8"'),
    ]),
    `<g transform="translate(646 610) rotate(4)">${rect(-34, 0, 68, 84, Malachite)}${[-26, -13, 0, 13].map((x) => rect(x, 6, 7, 70, Obsidian)).join('')}</g>`,
    `<g transform="translate(398 690) rotate(8)">${rect(-22, 0, 44, 60, Malachite)}${rect(-4, 6, 8, 50, Obsidian)}</g>`,
    line(
      curve(WEST.slice(3, 8).map(([x, y]): Point => [x + 10, y - 4])),
      Obsidian,
      4,
      'stroke-dasharray="2 9" stroke-linecap="round"',
    ),
    numbers ? doorNumbers(DOORS, { radius: 14, paper: Obsidian, ink: Horn }) : '',
    '</g>',
  ].join('')
}

/** Washing for the whole city: concrete pens below, shirts by the hundred above, sorted by nobody you can see. */
function drawGhat(): string {
  const {
    Horn: pale,
    Garnet: red,
    'Ice violet': violet,
    Obsidian: dark,
    Malachite: green,
    Brass: gold,
  } = LINES
  const random = seeded(2412)
  const cloths = [pale, pale, red, green, gold, '#8E7FB8', red] as const
  let body = rect(0, 0, 1600, 900, violet)
  for (let row = 0; row < 7; row++) {
    const y = 26 + row * 84
    const sag = (x: number) => y + 20 * Math.sin((x / 1600) * Math.PI * 3 + row)
    let pieces = ''
    const points = Array.from({ length: 33 }, (_, i): Point => [i * 50, sag(i * 50)])
    // One owner's washing hangs together: runs of one colour, broken by the next hotel.
    let color: string = pick(random, cloths)
    for (let x = -20; x < 1600; ) {
      const width = between(random, 26, 66)
      if (random() < 0.3) color = pick(random, cloths)
      const [left, right] = [sag(x), sag(x + width)]
      const long = between(random, 44, 86)
      if (random() < 0.97)
        pieces += shape(
          polygon([
            [x, left],
            [x + width, right],
            [x + width - 3, right + long],
            [x + 4, left + long + between(random, -6, 6)],
          ]),
          color,
        )
      x += width + 4
    }
    body += pieces + line(curve(points), dark, 3.5)
  }
  let pens = rect(0, 640, 1600, 260, dark)
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [-60 + i * 190 + row * 70, 668 + row * 118]
      pens +=
        rect(x, y, 172, 100, pale) +
        rect(x + 14, y + 14, 144, 72, pick(random, ['#8E7FB8', green, violet] as const)) +
        rect(x + 100, y - 6, 40, 30, '#B8A98C')
    }
  return body + pens
}
const LINES = shades('autumn-2024', 'Horn', 'Garnet', 'Ice violet', 'Obsidian', 'Malachite', 'Brass')

const MORNING = shades('spring-2025', 'Pistachio', 'Salmon', 'Bone', 'Mimosa', 'Petrol')

export const mumbai: Drawing[] = [
  makeDrawing({
    name: 'mumbai-plan',
    title: 'Mumbai at five to seven',
    credit: FLOORS,
    view: [1000, 1500],
    surface: 'paper',
    palette: DAWN,
    focalPoint: { x: 0.5, y: 0.36 },
    alt: 'A plan of the Mumbai peninsula at dawn: garnet and horn roofs throw long black shadows westward, two rail lines end in green stations, a brass sun stands in the harbor and nine blocks are numbered.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'mumbai-ghat',
    title: 'The wash, sorted by memory',
    credit: STUDIO,
    view: [1600, 900],
    surface: 'paper',
    palette: LINES,
    alt: 'Seven sagging lines of washing in horn, violet, garnet and green hang above two rows of open concrete washing pens.',
    draw: drawGhat,
  }),
  makeDrawing({
    name: 'mumbai-bazaar',
    title: 'Shade on the west side until nine',
    credit: FLOORS,
    view: [1500, 1000],
    surface: 'paper',
    palette: MORNING,
    alt: 'The bazaar streets of Mumbai enlarged: crooked roofs in salmon and bone throw hard petrol shadows to the west, and a rail line runs through them.',
    draw: () =>
      excerpt(drawPlan(false), {
        from: [300, 180],
        times: 2.6,
        degrees: -10,
        light: [...relit(DAWN, MORNING), ['#A9384A', '#F5AC99'], [Malachite, MORNING.Petrol]],
      }),
  }),
]
