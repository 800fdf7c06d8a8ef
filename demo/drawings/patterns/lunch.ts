import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { flatten, shade, walk } from './geometry.ts'
import { piece } from './marks.ts'
import { COLLAR, FRONT, POCKET, SLEEVE } from './pieces.ts'
import { pin, shears, tape } from './tools.ts'

const LUNCH = shades(
  'spring-2022',
  'Limestone',
  'Tile blue',
  'Roof',
  'Mimosa flower',
  'Garden',
  'Clay',
  'Ink',
)
const { Limestone, 'Tile blue': blue, Roof, 'Mimosa flower': Mimosa, Garden, Clay, Ink } = LUNCH

/** A gingham cloth: two stripes crossing make the third shade. */
function gingham(width: number, height: number, step: number): string {
  const half = shade(Roof, 0.42)
  let d = ''
  for (let x = 0; x < width; x += step * 2) d += `M${x} 0h${step}v${height}h-${step}Z`
  for (let y = 0; y < height; y += step * 2) d += `M0 ${y}h${width}v${step}h-${width}Z`
  let crossed = ''
  for (let x = 0; x < width; x += step * 2)
    for (let y = 0; y < height; y += step * 2) crossed += `M${x} ${y}h${step}v${step}h-${step}Z`
  return rect(0, 0, width, height, Limestone) + shape(d, half) + shape(crossed, Roof)
}

const plate = (at: Point, radius: number, drop: string) =>
  disc([at[0] + 10, at[1] + 13], radius, drop) +
  disc(at, radius, shade(Limestone, 0.5)) +
  disc(at, radius * 0.72, shade(Limestone, 0.05)) +
  disc(at, radius * 0.7, shade(Limestone, 0.5))

/** The cutting table at half past one: the lay stays where it is, and lunch takes the other half. */
export function lunchTable(): Drawing {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shape('M0 0C18 -26 62 -30 92 0C62 26 20 24 0 0Z', Garden)}${line('M4 0H84', shade(Garden, -0.3), 3)}</g>`
  return makeDrawing({
    name: 'lunch-table',
    title: 'Half past one',
    credit: STUDIO,
    view: [1600, 1067],
    surface: 'paper',
    palette: LUNCH,
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'A cutting table from above: on the left blue cloth with pinned pattern pieces, on the right a red gingham cloth thrown over the table with two plates, tomatoes, leaves, a loaf and a glass.',
    draw: () =>
      [
        rect(0, 0, 1600, 1067, shade(Limestone, -0.06)),
        rect(0, 70, 1010, 940, shade(Limestone, -0.2)),
        rect(0, 56, 1000, 940, blue),
        rect(0, 56, 1000, 14, Mimosa),
        rect(0, 982, 1000, 14, Mimosa),
        piece({
          cut: SLEEVE,
          at: [180, 330],
          turn: 96,
          scale: 1.15,
          fill: Limestone,
          ink: Ink,
          notches: [0.12, 0.4, 0.6],
          grain: [
            [0, -110],
            [0, 130],
          ],
          drop: shade(blue, -0.3),
        }),
        piece({
          cut: FRONT,
          at: [640, 320],
          turn: 0,
          scale: 1.45,
          fill: Limestone,
          ink: Ink,
          notches: [0.3, 0.6],
          grain: [
            [-20, -60],
            [-20, 110],
          ],
          drop: shade(blue, -0.3),
          marks: ['M80 70L0 62L79 92'],
        }),
        piece({
          cut: FRONT,
          at: [210, 760],
          turn: -90,
          scale: 1.35,
          fill: Limestone,
          ink: Ink,
          notches: [0.3, 0.6],
          grain: [
            [-20, -60],
            [-20, 110],
          ],
          drop: shade(blue, -0.3),
        }),
        piece({
          cut: COLLAR,
          at: [600, 700],
          turn: 4,
          scale: 1.05,
          fill: Limestone,
          ink: Ink,
          drop: shade(blue, -0.3),
          notches: [0.25],
        }),
        piece({
          cut: POCKET,
          at: [560, 880],
          turn: 0,
          scale: 1.3,
          fill: Clay,
          ink: Ink,
          drop: shade(blue, -0.3),
        }),
        pin([120, 300], 10, 90, Mimosa, Ink, 1.2),
        pin([640, 230], 80, 90, Mimosa, Ink, 1.2),
        `<g transform="translate(818 -60) rotate(9)">${rect(14, 18, 1000, 1300, shade(blue, -0.45))}${gingham(1000, 1300, 42)}</g>`,
        plate([1130, 330], 196, shade(Roof, -0.35)),
        disc([1090, 300], 62, Roof),
        disc([1182, 356], 54, Roof),
        disc([1176, 350], 22, shade(Roof, 0.25)),
        leaf(1040, 410, 12, 1.7),
        leaf(1140, 262, -28, 1.7),
        leaf(1070, 226, 40, 1.2),
        plate([1350, 770], 176, shade(Roof, -0.35)),
        leaf(1262, 806, -20, 2.1),
        disc([1390, 740], 46, Roof),
        // The loaf, four cuts across.
        shape(
          'M900 690C880 590 960 540 1020 596C1090 660 1110 850 1060 930C1020 990 940 960 924 880Z',
          shade(Roof, -0.4),
        ),
        shape('M890 674C870 574 950 524 1010 580C1080 644 1100 834 1050 914C1010 974 930 944 914 864Z', Clay),
        line(
          'M912 680L990 630M922 750L1030 690M932 820L1050 756M950 890L1054 828',
          shade(Clay, 0.45),
          13,
          'stroke-linecap="round"',
        ),
        disc([1474, 436], 82, shade(Roof, -0.35)),
        disc([1464, 424], 82, shade(Limestone, 0.5)),
        disc([1464, 424], 62, Mimosa),
        shape('M1400 40L1600 70V250L1380 214Z', shade(Roof, -0.35)),
        shape('M1388 24L1600 56V236L1366 200Z', Mimosa),
        line('M1378 110L1600 144', shade(Mimosa, -0.18), 4),
        line('M1300 470L1430 560', Ink, 15, 'stroke-linecap="round"'),
        shears({
          at: [770, 700],
          turn: 118,
          scale: 0.86,
          blade: shade(Limestone, 0.3),
          handle: Ink,
          open: 10,
        }),
      ].join(''),
  })
}

const DAY = shades('spring-2022', 'Clay', 'Mimosa flower', 'Ink', 'Roof', 'Limestone')

/** The shop's day as a tape, nine to six, with the piece between one and half past two cut out and laid aside. */
export function dayTape(): Drawing {
  const hours = (tens: number) => String(((tens + 8 - 1) % 12) + 1)
  return makeDrawing({
    name: 'day-tape',
    title: 'Nine to six, less ninety minutes',
    credit: STUDIO,
    view: [1600, 800],
    surface: 'paper',
    palette: DAY,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A wide yellow tape marked with the hours of a working day snakes across clay paper; the piece between one and half past two has been cut out and lies below in red.',
    draw: () => {
      const lead: Point[] = [
        [-60, 190],
        [240, 150],
        [520, 220],
        [800, 330],
        [1120, 270],
        [1360, 170],
        [1700, 230],
      ]
      const track = walk(flatten(curve(lead), 16))
      const run = (from: number, to: number) =>
        Array.from({ length: 40 }, (_, i) => track.at(from + ((to - from) * i) / 39).point)
      const unit = 18
      const [one, later] = [5 * 10 * unit, 6.5 * 10 * unit]
      const moved = (points: Point[], dx: number, dy: number) =>
        points.map(([x, y]): Point => [x + dx, y + dy])
      const look = { width: 190, fill: Mimosa, ink: Ink, unit, number: hours, size: 88 }
      const lying: Point[] = [
        [560, 640],
        [700, 610],
        [860, 640],
      ]
      const shadow = shade(Clay, -0.2)
      const flat = (points: Point[]) => tape(points, { ...look, fill: shadow, ink: shadow, number: () => '' })
      return [
        rect(0, 0, 1600, 800, Clay),
        shape(
          polygon([
            [0, 470],
            [1600, 560],
            [1600, 800],
            [0, 800],
          ]),
          Limestone,
        ),
        flat(moved(run(0, one), 12, 16)),
        tape(run(0, one), look),
        flat(moved(run(later, track.length), 12, 16)),
        tape(run(later, track.length), {
          ...look,
          number: (tens) => ['3', '4', '5', '6', '7', '8'][tens - 1] ?? '',
        }),
        flat(moved(walkPoints(lying), 12, 16)),
        tape(walkPoints(lying), { ...look, fill: Roof, ink: Limestone, number: () => '2' }),
        shears({
          at: [1040, 560],
          turn: -148,
          scale: 0.82,
          blade: shade(Limestone, 0.4),
          handle: Ink,
          open: 13,
        }),
      ].join('')
    },
  })
}

function walkPoints(points: readonly Point[]): Point[] {
  const track = walk(flatten(curve(points), 16))
  return Array.from({ length: 30 }, (_, i) => track.at((track.length * i) / 29).point)
}
