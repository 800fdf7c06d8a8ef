import { type Drawing, makeDrawing } from './drawing.ts'
import { STRIPE } from './palettes.ts'
import { handCut, type Point, polygon, shape } from './shapes.ts'

const [WIDTH, HEIGHT] = [1200, 1500]

/** Deckchair ticking: an uneven measure with no centre, repeated across the width. */
export function stripe(): Drawing {
  const { Canvas, Leaf, Sky, Tomato, 'Ink blue': ink } = STRIPE
  const measure: [string, number][] = [
    [Leaf, 86],
    [Canvas, 10],
    [Leaf, 10],
    [Canvas, 70],
    [Tomato, 26],
    [Canvas, 8],
    [Tomato, 4],
    [Canvas, 62],
    [Sky, 110],
    [ink, 14],
    [Sky, 22],
    [Canvas, 54],
    [ink, 6],
    [Canvas, 6],
    [ink, 6],
    [Canvas, 80],
  ]
  const waver = handCut(33, 2.4, 42)
  // Each stripe reaches to the right edge and the next one covers it: no seam can show between two.
  const from = (x: number): Point[] => {
    const edge = Array.from({ length: 76 }, (_, i) => waver([x, i * 20]))
    return [...edge, [WIDTH + 9, HEIGHT], [WIDTH + 9, 0]]
  }
  return makeDrawing({
    name: 'stripe',
    view: [WIDTH, HEIGHT],
    surface: 'cloth',
    palette: STRIPE,
    alt: 'An uneven deckchair stripe on canvas: a broad leaf green, a narrow tomato pair, a wide pale sky edged in ink blue.',
    draw: () => {
      let body = ''
      for (let x = 0; x < WIDTH; ) {
        for (const [color, width] of measure) {
          if (x < WIDTH) body += shape(polygon(from(x)), color)
          x += width
        }
      }
      return body
    },
  })
}
