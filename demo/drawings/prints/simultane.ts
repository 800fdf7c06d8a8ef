import { below, noiseField, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { SIMULTANE } from '../palettes.ts'
import { handCut, type Point, polygon, shape } from '../shapes.ts'

/** A little is trimmed on every side: the outermost edges waver too. */
const TRIM = 12
const { Bone, Cobalt, Vermilion, Mimosa, Bottle, Shell, Jet } = SIMULTANE

const RINGS = [
  [Cobalt, Mimosa, Vermilion, Bone, Jet],
  [Vermilion, Shell, Bottle, Mimosa, Bone],
  [Jet, Bone, Cobalt, Shell, Vermilion],
  [Bottle, Mimosa, Shell, Cobalt, Bone],
  [Mimosa, Jet, Bone, Vermilion, Cobalt],
  [Shell, Cobalt, Vermilion, Jet, Mimosa],
]
const CORNERS = [Bone, Shell, Mimosa, Bone, Bottle, Cobalt, Bone, Vermilion, Jet]

const ring = (set: number, step: number) => RINGS[set % RINGS.length]?.[step % 5] ?? Bone
const corner = (index: number) => CORNERS[index % CORNERS.length] ?? Bone

const waver = handCut(91, 4.5, 34)
const nick = noiseField(17)
/** The field bends the edge; the second, finer noise roughens it as a block print does. */
function cut([x, y]: Point): Point {
  const [wx, wy] = waver([x, y])
  return [wx + nick(x / 7, y / 7) * 1.4, wy + nick(x / 7 + 40, y / 7) * 1.4]
}

/** The sides of a quarter go outward along its two straight edges in small steps, so they bend with the field. */
function straight(from: Point, to: Point): Point[] {
  const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 11))
  return Array.from({ length: steps }, (_, i): Point => {
    const t = i / steps
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}

function quarterDisc([cx, cy]: Point, radius: number, quarter: number, fill: string): string {
  const at = (angle: number): Point => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  const start = (quarter * Math.PI) / 2
  const steps = Math.max(8, Math.round(radius / 6.5))
  const arc = Array.from({ length: steps + 1 }, (_, i) => at(start + ((i / steps) * Math.PI) / 2))
  const points = [...straight([cx, cy], at(start)), ...arc, ...straight(at(start + Math.PI / 2), [cx, cy])]
  return shape(polygon(points.map(cut)), fill)
}

function quarterGround([cx, cy]: Point, size: number, quarter: number, fill: string): string {
  const right = quarter === 0 || quarter === 3 ? size : -size
  const down = quarter < 2 ? size : -size
  const corners: Point[] = [
    [cx, cy],
    [cx + right, cy],
    [cx + right, cy + down],
    [cx, cy + down],
  ]
  const sides = corners.flatMap((point, i) => straight(point, corners[(i + 1) % 4] ?? point))
  return shape(polygon(sides.map(cut)), fill)
}

function drawDiscs(): string {
  const random = seeded(91)
  let body = ''
  for (let row = 0; row <= 5; row++) {
    for (let column = 0; column <= 4; column++) {
      const center: Point = [column * 300, row * 300]
      const first = below(random, 9)
      for (const q of [0, 1, 2, 3]) {
        body += quarterGround(center, 150, q, corner(first + q * (column % 2 ? 2 : 1) + row))
      }
      for (const q of [0, 1, 2, 3]) {
        const [set, offset] = [below(random, 6), below(random, 5)]
        const style = random()
        const steps = style < 0.22 ? [1, 0.5] : style < 0.6 ? [1, 0.8, 0.55, 0.22] : [1, 0.72, 0.44, 0.3]
        steps.forEach((share, i) => {
          body += quarterDisc(center, 150 * share, q, ring(set, i + offset))
        })
      }
    }
  }
  const doubles: Point[] = [
    [300, 300],
    [900, 900],
    [300, 1200],
    [900, 0],
  ]
  for (const center of doubles) {
    const place = (center[0] + center[1]) / 300
    for (const q of [0, 1, 2, 3]) {
      body += quarterGround(center, 300, q, corner(q * 2 + center[1] / 300))
      ;[1, 0.82, 0.62, 0.4, 0.18].forEach((share, i) => {
        body += quarterDisc(center, 300 * share, q, ring(q * 2 + place, i + q))
      })
    }
  }
  return body
}

/** Discs cut in quarters, each quarter seated one step further round the palette. */
export function simultane(): Drawing {
  return makeDrawing({
    name: 'simultane',
    title: 'Seven screens, quartered',
    credit: PRINTS,
    view: [1200 - TRIM * 2, 1500 - TRIM * 2],
    surface: 'cloth',
    palette: SIMULTANE,
    focalPoint: { x: 0.75, y: 0.6 },
    alt: 'Concentric discs, large and small, cut into quarters and re-colored so that cobalt meets vermilion, mimosa, shell pink and black at every cut.',
    // Quarters share their edges exactly; antialiasing would leave a pale seam along each.
    draw: () => `<g shape-rendering="crispEdges" transform="translate(-${TRIM} -${TRIM})">${drawDiscs()}</g>`,
  })
}
