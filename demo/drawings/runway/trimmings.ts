import type { Point } from '../shapes.ts'
import type { Body } from './body.ts'
import { between, type Cut, corner, type Piece, piece, soft } from './cut.ts'

/** Both edges of the trunk between hips (0), waist (1) and chest (2). */
export function levelAt(body: Body, level: number): [Point, Point] {
  const [low, high, t] = level <= 1 ? [body.hips, body.waist, level] : [body.waist, body.chest, level - 1]
  return [between(low.left, high.left, t), between(low.right, high.right, t)]
}

/** A band round the body at a level between hips (0), waist (1) and chest (2). */
export function belt(body: Body, level: number, width: number, fill: string, ease = 2, sag = 5): Piece {
  const [l, r] = levelAt(body, level)
  const m = between(l, r, 0.5)
  return piece(
    [
      corner(l, -ease, -width / 2),
      soft(m, 0, -width / 2 + sag),
      corner(r, ease, -width / 2),
      corner(r, ease, width / 2),
      soft(m, 0, width / 2 + sag),
      corner(l, -ease, width / 2),
    ],
    fill,
  )
}

/** The V of a closed jacket: lapels that turn over, and what shows inside. */
export function lapels(body: Body, depth: number, fill: string, inside: string, width = 34): Piece[] {
  const { neck, chest, waist } = body
  const middle = between(chest.middle, waist.middle, depth)
  const slope = Math.sin((body.pose.shoulders * Math.PI) / 180) * 30
  const [l, r] = [corner(neck, -26, -6 - slope), corner(neck, 26, -6 + slope)]
  const meet = corner(middle, 4, 0)
  const turn = (from: Cut, to: 1 | -1): Cut[] => {
    const half = between(from, meet, 0.42)
    return [
      from,
      corner(half, to * width, -16),
      corner(half, to * (width - 12), 6),
      meet,
      corner(from, -to * 10, 8),
    ]
  }
  return [piece([l, soft(neck, 0, 6), r, meet], inside), piece(turn(l, -1), fill), piece(turn(r, 1), fill)]
}

/** A shirt collar, standing or fallen open. */
export function collar(body: Body, fill: string, spread = 24, drop = 30): Piece[] {
  const { neck } = body
  const slope = Math.sin((body.pose.shoulders * Math.PI) / 180) * 24
  const wing = (to: 1 | -1): Piece =>
    piece(
      [
        corner(neck, to * 20, -20 + to * slope * 0.8),
        corner(neck, to * (spread + 10), -2 + to * slope),
        corner(neck, to * spread * 0.8, drop + to * slope),
        corner(neck, 0, 8),
      ],
      fill,
    )
  return [wing(-1), wing(1)]
}

export function highNeck(body: Body, fill: string, height = 34): Piece {
  const { neck, head } = body
  const t = height / 84
  const top = between(neck, head, t)
  return piece(
    [
      corner(neck, -32, 8),
      corner(top, -23, 0),
      soft(top, 0, 5),
      corner(top, 23, 0),
      corner(neck, 32, 8),
      soft(neck, 0, 16),
    ],
    fill,
  )
}

/** Buttons down a line. */
export function buttons(from: Point, to: Point, count: number, color: string, radius = 5): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = between(from, to, count === 1 ? 0 : i / (count - 1))
    return {
      d: `M${x - radius} ${y} L${x} ${y - radius} L${x + radius} ${y} L${x} ${y + radius} Z`,
      fill: color,
    }
  })
}

/** The shade a garment throws on itself: the part right (or left) of a line, kept inside it. */
export function shadeSide(garment: Piece, edge: readonly Cut[], to: 1 | -1, fill: string): Piece {
  const first: Cut = edge[0] ?? [0, 0]
  const last: Cut = edge[edge.length - 1] ?? first
  return piece(
    [
      ...edge.map((p, i) => (i === 0 || i === edge.length - 1 ? corner(p) : p)),
      corner(last, to * 900, 0),
      corner(first, to * 900, 0),
    ],
    fill,
    garment.d,
  )
}
