import { type Random, seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { PLAN } from '../palettes.ts'
import { line, mix, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { doorNumbers } from './marks.ts'

const SIZE = 1200
type Quad = [Point, Point, Point, Point]

const riverAt = (x: number) => 860 + 70 * Math.sin(x / 190) + x * 0.08
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function roofColor(random: Random): string {
  const throwOf = random()
  if (throwOf < 0.07) return PLAN.Garden
  if (throwOf < 0.62) return PLAN.Roof
  if (throwOf < 0.8) return PLAN.Brick
  return throwOf < 0.93 ? PLAN.Clay : PLAN.Ink
}

function block(random: Random, quad: Quad): string {
  const cx = quad.reduce((sum, [x]) => sum + x, 0) / 4
  const cy = quad.reduce((sum, [, y]) => sum + y, 0) / 4
  if (Math.abs(cy - riverAt(cx)) < 112) return ''
  const inset = quad.map((corner) => mix([cx, cy], corner, 0.86))
  return shape(polygon(inset), roofColor(random))
}

/** Streets by halving: each quarter is cut across its longer side until a block is left. Early cuts are wider. */
function layStreets(random: Random, quad: Quad, depth: number): string {
  const [a, b, c, d] = quad
  const across = Math.max(distance(a, b), distance(d, c))
  const down = Math.max(distance(b, c), distance(a, d))
  const longer = Math.max(across, down)
  const isBlock = longer < 74 || (depth > 3 && random() < 0.05 && longer < 150)
  if (isBlock) return block(random, quad)
  const [t, u] = [0.36 + random() * 0.28, 0.36 + random() * 0.28]
  const gap = depth < 2 ? 9 : depth < 4 ? 4 : 1.5
  if (across > down) {
    const [top, bottom] = [mix(a, b, t), mix(d, c, u)]
    const [left, right] = [-gap, gap]
    return (
      layStreets(random, [a, [top[0] + left, top[1]], [bottom[0] + left, bottom[1]], d], depth + 1) +
      layStreets(random, [[top[0] + right, top[1]], b, c, [bottom[0] + right, bottom[1]]], depth + 1)
    )
  }
  const [right, left] = [mix(b, c, t), mix(a, d, u)]
  return (
    layStreets(random, [a, b, [right[0], right[1] - gap], [left[0], left[1] - gap]], depth + 1) +
    layStreets(random, [[left[0], left[1] + gap], [right[0], right[1] + gap], c, d], depth + 1)
  )
}

function river(): string {
  const banks = Array.from({ length: 32 }, (_, i) => -20 + i * 40)
  const upper = banks.map((x): Point => [x, riverAt(x) - 62])
  const lower = banks.map((x): Point => [x, riverAt(x) + 62]).reverse()
  const bridges = [
    [430, 444],
    [818, 806],
  ].map(
    ([top = 0, bottom = 0]) => `M${top} ${round(riverAt(top) - 90)}L${bottom} ${round(riverAt(bottom) + 96)}`,
  )
  return shape(polygon([...upper, ...lower]), PLAN['Tile blue']) + line(bridges.join(''), PLAN.Limestone, 13)
}

const DOORS: Point[] = [
  [520, 1120],
  [300, 560],
  [236, 318],
  [398, 214],
  [560, 402],
  [702, 250],
  [874, 392],
  [980, 560],
  [640, 612],
]

export function plan(): Drawing {
  return makeDrawing({
    name: 'plan',
    title: 'River to ridge, nine doors',
    credit: FLOORS,
    view: [SIZE, SIZE],
    surface: 'paper',
    palette: PLAN,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A street plan of tiled roofs with a blue river and two bridges; nine doors are marked and joined by a dotted walk that crosses the river once.',
    draw: () => {
      const streets = layStreets(
        seeded(66),
        [
          [-120, -60],
          [1290, -180],
          [1330, 1330],
          [-90, 1260],
        ],
        0,
      )
      const walk = `M520 1120L444 ${round(riverAt(444) + 96)}L430 ${round(riverAt(430) - 90)}L${DOORS.slice(1)
        .map((door) => door.join(' '))
        .join('L')}`
      const dots = 'stroke-dasharray="2 13" stroke-linecap="round" stroke-linejoin="round"'
      const doors = doorNumbers(DOORS, { radius: 21, paper: PLAN.Ink, ink: PLAN.Limestone })
      return [
        rect(0, 0, SIZE, SIZE, PLAN.Limestone),
        streets,
        river(),
        line(walk, PLAN.Limestone, 15, 'stroke-linejoin="round"'),
        line(walk, PLAN.Ink, 5, dots),
        doors,
      ].join('')
    },
  })
}
