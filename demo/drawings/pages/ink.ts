import { STUDIO } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { handCut, type Point, polygon, rect, round } from '../shapes.ts'

export type Run = readonly Point[]

/** Points along a smooth line through `points`. */
export function bend(points: Run, isClosed = false, steps = 8): Point[] {
  const count = points.length
  const at = (i: number): Point =>
    points[isClosed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0]
  const blend = (t: number, [a, b, c, e]: [number, number, number, number]) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t)
  const result: Point[] = []
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      result.push([blend(t, [a[0], b[0], c[0], e[0]]), blend(t, [a[1], b[1], c[1], e[1]])])
    }
  }
  if (!isClosed) result.push(at(count - 1))
  return result
}

export function oval([x, y]: Point, rx: number, ry = rx, from = 0, to = Math.PI * 2): Point[] {
  const steps = Math.max(10, Math.round(((rx + ry) * Math.abs(to - from)) / 40))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const
  })
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** A cutting with pinked edges, as they come off the shears. */
export function pinked(x: number, y: number, width: number, height: number, tooth: number): Point[] {
  const side = ([ax, ay]: Point, [bx, by]: Point): Point[] => {
    const length = Math.hypot(bx - ax, by - ay)
    const teeth = Math.max(2, Math.round(length / tooth / 2) * 2)
    const [ox, oy] = [((by - ay) / length) * tooth * 0.55, (-(bx - ax) / length) * tooth * 0.55]
    return Array.from({ length: teeth }, (_, i) => {
      const [t, out] = [i / teeth, i % 2]
      return [ax + (bx - ax) * t + ox * out, ay + (by - ay) * t + oy * out] as const
    })
  }
  const corners = box(x, y, width, height)
  return corners.flatMap((corner, i) => side(corner, corners[(i + 1) % 4] ?? corner))
}

export function turn(points: Run, degrees: number, [cx, cy]: Point): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

/** Long sides get points between, so that the hand can waver on the way. */
function dense(points: Run, isClosed: boolean): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1] ?? (isClosed ? points[0] : undefined)
    if (!next) return [point]
    const steps = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 45)
    return Array.from({ length: Math.max(1, steps) }, (_, step) => {
      const t = step / Math.max(1, steps)
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t] as const
    })
  })
}

/** How far each plate was laid beside the line. Color printed after the drawing never meets it quite. */
const PLATES: readonly Point[] = [
  [11, 8],
  [-9, 9],
  [9, -8],
  [-10, -7],
  [7, 12],
]

export interface Pen {
  paper: string
  ink: string
  line(run: Run, weight?: number, color?: string): string
  /** Paper to hide what is behind, the color beside its place, the line where it belongs. */
  area(run: Run, color: string, weight?: number): string
  /** Color with no line round it. */
  tint(run: Run, color: string): string
  /** Something kept inside an outline. */
  within(name: string, run: Run, content: string): string
  /** How a group must move to lie where its color's plate lies. */
  plate(color: string): Point
}

function makePen(colors: readonly string[], ink: string, seed: number): Pen {
  const paper = colors[0] ?? '#FFFFFF'
  const byHand = handCut(seed, 3.2, 70)
  const drawn = (run: Run, isClosed: boolean) => dense(run, isClosed).map(byHand)
  const plate = (color: string): Point =>
    color === paper || color === ink ? [0, 0] : (PLATES[colors.indexOf(color) % PLATES.length] ?? [6, 6])
  const open = (points: Run) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  const tint = (run: Run, color: string) => {
    const [dx, dy] = plate(color)
    const moved = drawn(run, true).map(([x, y]): Point => [x + dx, y + dy])
    return `<path d="${polygon(moved)}" fill="${color}"/>`
  }
  const stroke = (d: string, weight: number, color: string) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
  return {
    paper,
    ink,
    plate,
    tint,
    line: (run, weight = 6, color = ink) => stroke(open(drawn(run, false)), weight, color),
    area: (run, color, weight = 6) => {
      const d = polygon(drawn(run, true))
      const under = color === ink ? '' : `<path d="${d}" fill="${paper}"/>`
      const edge = weight > 0 ? stroke(d, weight, ink) : ''
      return `${under}${color === paper ? '' : tint(run, color)}${edge}`
    },
    within: (name, run, content) =>
      `<clipPath id="${name}"><path d="${polygon(drawn(run, true))}"/></clipPath><g clip-path="url(#${name})">${content}</g>`,
  }
}

type SheetParts = Omit<DrawingParts, 'surface' | 'credit' | 'draw'> & {
  /** The color of the line. */
  ink: string
  seed: number
  draw: (pen: Pen) => string
}

/** A tool or a place of the house, in one line and a few plates, on pale paper. */
export function sheet({ ink, seed, draw, ...parts }: SheetParts): Drawing {
  const colors = Object.values(parts.palette)
  return makeDrawing({
    ...parts,
    credit: STUDIO,
    surface: 'paper',
    draw: () => rect(0, 0, ...parts.view, colors[0] ?? '#FFFFFF') + draw(makePen(colors, ink, seed)),
  })
}
