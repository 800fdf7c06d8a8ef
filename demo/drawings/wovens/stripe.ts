import { between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { STRIPE } from '../palettes.ts'
import { type Point, polygon, shape } from '../shapes.ts'
import { boltSize } from './loom.ts'

const VIEW: [number, number] = [1920, 2400]
const { Canvas, Leaf, Sky, Tomato, 'Ink blue': ink } = STRIPE
const MEASURE: [string, number][] = [
  [Leaf, 138],
  [Canvas, 16],
  [Leaf, 16],
  [Canvas, 112],
  [Tomato, 42],
  [Canvas, 12],
  [Tomato, 8],
  [Canvas, 98],
  [Sky, 176],
  [ink, 22],
  [Sky, 36],
  [Canvas, 86],
  [ink, 10],
  [Canvas, 10],
  [ink, 10],
  [Canvas, 128],
]
const REPEAT: [number, number] = [MEASURE.reduce((sum, [, width]) => sum + width, 0), 1200]
const STEP = 20

/** How far an edge strays at each step of one repeat: four slow waves whose lengths divide it. */
function waver(random: Random): number[] {
  const waves = [5, 9, 14, 17].map(
    (count) => [count, between(random, 0, 6.3), between(random, 0.5, 1.5)] as const,
  )
  return Array.from({ length: REPEAT[1] / STEP }, (_, i) =>
    waves.reduce(
      (sum, [count, phase, size]) =>
        sum + Math.sin((i * STEP * count * 2 * Math.PI) / REPEAT[1] + phase) * size,
      0,
    ),
  )
}

/** Deckchair ticking: an uneven measure with no centre, repeated across the width. Its edges waver, and begin again with the repeat. */
export function stripe(): Drawing {
  return makeDrawing({
    name: 'stripe',
    title: 'A stripe with no center',
    credit: PRINTS,
    view: VIEW,
    surface: 'cloth',
    palette: STRIPE,
    repeat: REPEAT,
    alt: 'An uneven deckchair stripe on canvas: a broad leaf green, a narrow tomato pair, a wide pale sky edged in ink blue.',
    draw: () => {
      const random = seeded(33)
      const [width, height] = boltSize(VIEW, REPEAT)
      const wavers = MEASURE.map(() => waver(random))
      // Each stripe reaches to the right edge and the next one covers it: no seam can show between two.
      const from = (x: number, offsets: readonly number[]): Point[] => {
        const edge = Array.from(
          { length: height / STEP + 1 },
          (_, i): Point => [x + (offsets[i % offsets.length] ?? 0), i * STEP],
        )
        return [...edge, [width + 9, height], [width + 9, 0]]
      }
      let body = ''
      // The measure before the first shows where the first edge wavers to the right.
      for (let x = -REPEAT[0]; x < width; ) {
        MEASURE.forEach(([color, size], i) => {
          if (x + size > -9 && x < width) body += shape(polygon(from(x, wavers[i] ?? [])), color)
          x += size
        })
      }
      return body
    },
  })
}
