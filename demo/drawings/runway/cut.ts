import { type Point, round } from '../shapes.ts'

/** A point of an outline. The third value marks a corner, where the scissors turn; elsewhere they glide. */
export type Cut = readonly [x: number, y: number, corner?: 1]

/** One piece of paper. Pieces stay separate so that a film can move each of them from pose to pose. */
export interface Piece {
  d: string
  fill: string
  /** Set for a drawn line; `fill` is then its color. */
  stroke?: number
  /** The outline a piece is cut along: shade or a border that must not leave its garment. */
  within?: string
}

const write = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Tangents as long as the piece of edge they steer: a long hem does not overshoot a short cuff. */
function segments(points: readonly Cut[], closed: boolean): string {
  const count = points.length
  const at = (i: number): Cut =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0]
  const tangent = (i: number, toward: 1 | -1): Point => {
    const here = at(i)
    const isEnd = !closed && (i === 0 || i === count - 1)
    const [before, after] =
      here[2] || isEnd ? (toward === 1 ? [here, at(i + 1)] : [at(i - 1), here]) : [at(i - 1), at(i + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [dx / length, dy / length]
  }
  const first = at(0)
  let d = `M${write(first[0], first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b] = [at(i), at(i + 1)]
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    const [out, into] = [tangent(i, 1), tangent(i + 1, -1)]
    d += `C${write(a[0] + out[0] * reach, a[1] + out[1] * reach)} ${write(b[0] - into[0] * reach, b[1] - into[1] * reach)} ${write(b[0], b[1])}`
  }
  return d
}

export function closed(points: readonly Cut[]): string {
  return `${segments(points, true)}Z`
}

export function open(points: readonly Cut[]): string {
  return segments(points, false)
}

export function corner(point: readonly [number, number, ...unknown[]], dx = 0, dy = 0): Cut {
  return [point[0] + dx, point[1] + dy, 1]
}

export function soft(point: readonly [number, number, ...unknown[]], dx = 0, dy = 0): Cut {
  return [point[0] + dx, point[1] + dy]
}

export function between(a: Cut | Point, b: Cut | Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export function piece(points: readonly Cut[], fill: string, within?: string): Piece {
  return within ? { d: closed(points), fill, within } : { d: closed(points), fill }
}

export function seam(points: readonly Cut[], fill: string, stroke = 3, within?: string): Piece {
  return within ? { d: open(points), fill, stroke, within } : { d: open(points), fill, stroke }
}

/** A fold: a sliver of paper, widest a third of the way along. */
export function sliver(
  from: Point | Cut,
  to: Point | Cut,
  bow: number,
  width: number,
  fill: string,
  within?: string,
): Piece {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const along = (t: number, off: number): Cut => [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off]
  return piece(
    [corner(from), along(0.4, bow + width / 2), corner(to), along(0.4, bow - width / 2)],
    fill,
    within,
  )
}

/** Where along a bone (0 to 1), and how far the cloth stands off to the viewer's left and right of it. */
export type Station = readonly [t: number, left: number, right: number]

function normalOf(a: Point | Cut, b: Point | Cut): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}

/**
 * A limb or what covers it: two bones with a joint, both edges cut apart. Left and right are as seen when the limb hangs down.
 * The joint is a corner on both sides, so that an elbow looks like an elbow.
 */
export function tube(
  [a, b, c]: readonly [Point, Point, Point],
  upper: readonly Station[],
  joint: readonly [left: number, right: number],
  lower: readonly Station[],
): Cut[] {
  const [n1, n2] = [normalOf(a, b), normalOf(b, c)]
  const [sx, sy] = [n1[0] + n2[0], n1[1] + n2[1]]
  const sum = Math.hypot(sx, sy) || 1
  const stretch = Math.min(1.3, 2 / sum)
  const isBent = sum < 1.9
  const at = (from: Point, to: Point, n: Point, t: number, off: number): Cut => {
    const p = between(from, to, t)
    return [p[0] + n[0] * off, p[1] + n[1] * off]
  }
  const atJoint = (off: number): Cut => {
    const p: Point = [b[0] + (sx / sum) * off * stretch, b[1] + (sy / sum) * off * stretch]
    return isBent ? corner(p) : p
  }
  const right = [
    ...upper.map(([t, , r]) => at(a, b, n1, t, r)),
    atJoint(joint[1]),
    ...lower.map(([t, , r]) => at(b, c, n2, t, r)),
  ]
  const left = [
    ...upper.map(([t, l]) => at(a, b, n1, t, -l)),
    atJoint(-joint[0]),
    ...lower.map(([t, l]) => at(b, c, n2, t, -l)),
  ]
  const ends = (edge: Cut[]): Cut[] => edge.map((p, i) => (i === edge.length - 1 ? corner(p) : p))
  return [...ends(right), ...ends(left).reverse()]
}

/** Moves a path written with absolute M, L, C and Z: the pieces drawn in their own small units (heads, hands, feet). */
export function place(d: string, at: Point | Cut, degrees: number, scale: number | Point = 1): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    const [px, py] = [Number(x) * sx, Number(y) * sy]
    return write(at[0] + px * cos - py * sin, at[1] + px * sin + py * cos)
  })
}

/** The lowest y a path names; near enough for a sole, whose corners are all named. */
export function lowest(d: string): number {
  return Math.max(...[...d.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map((found) => Number(found[1])))
}

function nameOf(d: string): string {
  let hash = 7
  for (let i = 0; i < d.length; i++) hash = (Math.imul(hash, 31) + d.charCodeAt(i)) | 0
  return `cut-${(hash >>> 0).toString(36)}`
}

export function paint(pieces: readonly Piece[]): string {
  return pieces
    .map(({ d, fill, stroke, within }) => {
      const inside = within ? ` clip-path="url(#${nameOf(within)})"` : ''
      const clip = within ? `<clipPath id="${nameOf(within)}"><path d="${within}"/></clipPath>` : ''
      const look = stroke
        ? `fill="none" stroke="${fill}" stroke-width="${stroke}" stroke-linejoin="round"`
        : `fill="${fill}"`
      return `${clip}<path d="${d}" ${look}${inside}/>`
    })
    .join('')
}

/** Sets a figure drawn from its own ground on the sheet. A negative scale across turns it about. */
export function stand(
  x: number,
  ground: number,
  scale: number,
  pieces: readonly Piece[],
  turned = false,
): string {
  return `<g transform="translate(${x} ${ground}) scale(${turned ? -scale : scale} ${scale})">${paint(pieces)}</g>`
}
