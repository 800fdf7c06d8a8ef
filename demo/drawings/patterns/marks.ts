import { type Face, letters } from '#modules/media/lettering.ts'
import { between, nearZero, seeded } from '../../random.ts'
import { add, line, type Point, polygon, round, shape } from '../shapes.ts'
import { beside, flatten, inset, isClockwise, type Place, path, place, walk } from './geometry.ts'

/** Thread and chalk have round ends. */
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

export function words(text: string, at: Point, size: number, fill: string, turn = 0, face: Face = 'label') {
  const outline = letters(text, { x: 0, y: 0, size, fill, face, anchor: 'middle' })
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${round(turn)}) translate(0 ${round(size * 0.34)})">${outline}</g>`
}

export function arrowhead(at: Point, angle: number, size: number, fill: string): string {
  const tip: Point[] = [
    [0, 0],
    [-size, -size * 0.36],
    [-size, size * 0.36],
  ]
  return shape(polygon(place(tip, { at, turn: angle })), fill)
}

/** The line that lies along the warp, arrowed at both ends. */
export function grain(from: Point, to: Point, color: string, width = 3): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return (
    line(path([from, to]), color, width) +
    arrowhead(to, angle, width * 6, color) +
    arrowhead(from, angle + 180, width * 6, color)
  )
}

/** A dimension: the line, its two stops and, if there is one, the measure beside it. */
export function dimension(
  from: Point,
  to: Point,
  color: string,
  measure = '',
  size = 22,
  width = 2.5,
): string {
  const track = walk([from, to])
  const stops = [0, track.length]
    .map((each) => path([beside(track.at(each), -14), beside(track.at(each), 14)]))
    .join('')
  const middle = track.at(track.length / 2)
  const turn = middle.angle > 90 || middle.angle < -90 ? middle.angle + 180 : middle.angle
  return (
    line(path([from, to]) + stops, color, width) +
    (measure === '' ? '' : words(measure, beside({ ...middle, angle: turn }, -size), size, color, turn))
  )
}

export interface Piece extends Place {
  /** The cutting line, in the piece's own units. */
  cut: string
  fill: string
  ink: string
  /** Width of the seam allowance on the table; 0 for none. */
  seam?: number
  /** Places along the cutting line, as parts of its length, where it is notched to meet its neighbor. */
  notches?: number[]
  /** Both ends of the grain line, in the piece's own units. */
  grain?: [Point, Point]
  grainColor?: string
  /** Darts, folds and pocket places, in the piece's own units. */
  marks?: string[]
  /** The table's color where the piece keeps the light from it. */
  drop?: string
  dropBy?: Point
  weight?: number
}

/** A pattern piece: cutting line, stitching line inside it, notches and the grain. */
export function piece(parts: Piece): string {
  const { cut, fill, ink, seam = 12, notches = [], marks = [], drop, dropBy = [8, 10], weight = 2.6 } = parts
  const { grainColor = ink } = parts
  const edge = place(flatten(cut), parts)
  const around = walk([...edge, edge[0] ?? [0, 0]])
  const inside = isClockwise(edge) ? 1 : -1
  const notch = (part: number) => {
    const here = around.at(part * around.length)
    const depth = seam * inside
    return polygon([
      beside(around.at(part * around.length - seam * 0.6), 0),
      beside(around.at(part * around.length + seam * 0.6), 0),
      beside(here, depth),
    ])
  }
  const grainLine = parts.grain ? place(parts.grain, parts) : []
  const [from, to] = grainLine
  return [
    drop ? shape(polygon(edge.map((each) => add(each, dropBy[0], dropBy[1]))), drop) : '',
    `<path d="${polygon(edge)}" fill="${fill}" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"/>`,
    seam > 0 ? line(polygon(inset(edge, seam)), ink, weight * 0.6, 'stroke-dasharray="9 6"') : '',
    notches.length > 0 ? shape(notches.map(notch).join(''), ink) : '',
    ...marks.map((mark) => line(path(place(flatten(mark), parts)), ink, weight * 0.6)),
    from && to ? grain(from, to, grainColor, weight * 1.05) : '',
  ].join('')
}

interface Stitching {
  color: string
  width: number
  length: number
  gap: number
  seed?: number
  /** How far a stitch strays from the line, in the drawing's units. */
  wander?: number
}

/** Running stitches along a line, none quite like the last. */
export function stitches(points: readonly Point[], parts: Stitching): string {
  const { color, width, length, gap, seed = 1, wander = 2 } = parts
  const random = seeded(seed)
  const track = walk(points)
  let d = ''
  for (let from = gap / 2; from < track.length - length / 3; ) {
    const to = Math.min(track.length, from + length * between(random, 0.85, 1.12))
    const ends = [
      beside(track.at(from), nearZero(random) * wander),
      beside(track.at(to), nearZero(random) * wander),
    ]
    d += path(ends)
    from = to + gap * between(random, 0.8, 1.2)
  }
  return line(d, color, width, ROUND)
}

/** A chalk line: broken where the cloth let go of it. */
export function chalk(points: readonly Point[], color: string, width: number, seed = 5): string {
  const random = seeded(seed)
  const dashes = Array.from({ length: 8 }, (_, i) =>
    round(i % 2 === 0 ? between(random, 40, 210) : between(random, width * 1.1, width * 2.4)),
  )
  return line(path(points), color, width, `stroke-dasharray="${dashes.join(' ')}" stroke-linecap="round"`)
}

export function thread(d: string, color: string, width: number): string {
  return line(d, color, width, ROUND)
}
