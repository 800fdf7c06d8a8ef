import type { Point } from '../shapes.ts'
import type { SideName } from './anatomy.ts'
import type { Body } from './body.ts'
import { shade } from './cloth.ts'
import { between, type Cut, corner, type Piece, piece, seam, soft } from './cut.ts'
import { levelAt } from './trimmings.ts'

/** How far out the legs reach at a height: a skirt must clear the stride it covers. */
export function legSpan(body: Body, y: number): readonly [left: number, right: number] {
  const reach = (side: SideName) => {
    const { hip, knee, ankle } = body[side]
    const [from, to] = y < knee[1] ? [hip, knee] : [knee, ankle]
    const t = Math.min(1, Math.max(0, (y - from[1]) / (to[1] - from[1] || 1)))
    const half = (y < knee[1] ? 30 : 22) * body.build.limb
    const x = from[0] + (to[0] - from[0]) * t
    // A raised knee stands out further than the line through it at this height.
    const xs = y < knee[1] ? [x] : [x, between(hip, knee, 0.92)[0]]
    return [Math.min(...xs) - half, Math.max(...xs) + half] as const
  }
  const [l, r] = [reach('left'), reach('right')]
  return [Math.min(l[0], r[0]), Math.max(l[1], r[1])]
}

/** The point of the shoulder, `out` beyond the bone. */
export function shoulderTip(body: Body, side: SideName, out: number): Point {
  const { shoulder } = body[side]
  const to = side === 'left' ? -1 : 1
  const open = Math.max(0.4, Math.abs(Math.cos((body.pose.turn * Math.PI) / 180)))
  return [shoulder[0] + to * (12 + out) * open, shoulder[1] - 14 + Math.max(0, out) * 0.35]
}

export interface Hang {
  fill: string
  /** Cloth standing off chest, waist and hips. */
  ease?: readonly [chest: number, waist: number, hip: number]
  /** Height of the hem; the ground is 0 and up is negative. */
  hem: number
  /** How far the hem stands out beyond the legs or hips, left and right. */
  flare?: readonly [left: number, right: number]
  /** How far the hem is behind the walk. */
  lag?: number
  /** How much lower the middle of the hem hangs, and how much higher its right end is than its left. */
  sag?: number
  tip?: number
  /** How far beyond the bone the shoulder goes. */
  shoulder?: number
  /** Half width of the neckline and its depth; past 40 it is cut to a point. */
  neckline?: readonly [half: number, depth: number]
  /** Where a skirt begins: 0 the hips, 1 the waist, 2 the chest. */
  rise?: number
}

interface Sides {
  left: Cut[]
  right: Cut[]
  hemLeft: Point
  hemRight: Point
}

/** Both side edges from the waist down. */
function fall(body: Body, { ease = [0, 0, 0], hem, flare = [10, 10], lag = 0, tip = 0 }: Hang): Sides {
  const { waist, hips } = body
  const [, ew, eh] = ease
  const hipsLow = hips.middle[1]
  const [spanLeft, spanRight] =
    hem > hipsLow + 60 ? legSpan(body, hem) : [hips.left[0] - eh, hips.right[0] + eh]
  // A lag may drag the hem behind the walk but never off the leading leg.
  const left = Math.min(spanLeft, hips.left[0] - eh * 0.4)
  const right = Math.max(spanRight, hips.right[0] + eh * 0.4)
  const hemLeft: Point = [Math.min(left - flare[0] + lag, left - 4), hem + tip]
  const hemRight: Point = [Math.max(right + flare[1] + lag, right + 4), hem - tip]
  const middle = (hip: Point, end: Point, out: number): Cut => {
    const p = between(hip, end, 0.5)
    return [p[0] + out * 0.12 + lag * -0.1, p[1]]
  }
  const isLong = hem > hipsLow + 60
  const side = (name: SideName, end: Point, to: 1 | -1): Cut[] => {
    const at: Point = [hips[name][0] + to * eh, hips[name][1] + 8]
    return [
      soft(waist[name], to * ew, 0),
      ...(isLong ? [soft(at), middle(at, end, to * 10)] : hem > hipsLow ? [soft(at)] : []),
      corner(end),
    ]
  }
  return { left: side('left', hemLeft, -1), right: side('right', hemRight, 1), hemLeft, hemRight }
}

function hemLine({ hemLeft, hemRight }: Sides, sag: number): Cut[] {
  const [a, b] = [between(hemLeft, hemRight, 0.3), between(hemLeft, hemRight, 0.72)]
  return [
    [a[0], a[1] + sag],
    [b[0], b[1] + sag * 0.85],
  ]
}

function yoke(body: Body, { ease = [0, 0, 0], shoulder = 0, neckline = [26, 8] }: Hang) {
  const { neck, chest } = body
  const slope = (body.pose.shoulders * Math.PI) / 180
  const half = neckline[0]
  const left: Cut[] = [
    corner(neck, -half, -2 - Math.sin(slope) * half),
    corner(shoulderTip(body, 'left', shoulder)),
    soft(chest.left, -ease[0], 0),
  ]
  const right: Cut[] = [
    soft(chest.right, ease[0], 0),
    corner(shoulderTip(body, 'right', shoulder)),
    corner(neck, half, -2 + Math.sin(slope) * half),
  ]
  return { left, right, dip: neckline[1] > 40 ? corner(neck, 0, neckline[1]) : soft(neck, 0, neckline[1]) }
}

/** Anything that hangs closed from the shoulders: shirt, dress, knit, buttoned coat. */
export function hangFromShoulders(body: Body, look: Hang): Piece {
  const [top, below] = [yoke(body, look), fall(body, look)]
  return piece(
    [
      top.dip,
      ...top.left,
      ...below.left,
      ...hemLine(below, look.sag ?? 8),
      ...below.right.reverse(),
      ...top.right,
    ],
    look.fill,
  )
}

/** From the waist: skirts. */
export function hangFromWaist(body: Body, look: Hang): Piece {
  const below = fall(body, look)
  const [l, r] = levelAt(body, look.rise ?? 1)
  const out = look.ease?.[1] ?? 0
  return piece(
    [
      corner(l, -out, 0),
      ...below.left.slice(1),
      ...hemLine(below, look.sag ?? 10),
      ...below.right.slice(1).reverse(),
      corner(r, out, 0),
    ],
    look.fill,
  )
}

/** Pleats or gores: lines from the waist to the hem, cut inside the skirt. */
export function pleats(
  body: Body,
  look: Hang,
  count: number,
  color: string,
  width = 3,
  within?: string,
): Piece[] {
  const { hemLeft, hemRight } = fall(body, look)
  const { waist, hips } = body
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1)
    const sag = (look.sag ?? 10) * 4 * t * (1 - t)
    return seam(
      [
        soft(between(waist.left, waist.right, t)),
        soft(between(hips.left, hips.right, t), 0, 30),
        soft(between(hemLeft, hemRight, t), 0, sag),
      ],
      color,
      width,
      within,
    )
  })
}

export interface Open extends Hang {
  /** Where the two front edges are across the body (0 left, 1 right), at chest, waist and hem. */
  edges: readonly [left: readonly [number, number, number], right: readonly [number, number, number]]
  lining?: string
}

/** The inside of an open coat's back, seen between and behind the legs. */
export function coatBack(body: Body, look: Open): Piece {
  const below = fall(body, look)
  return piece(
    [
      corner(body.chest.left, 6, 0),
      ...below.left,
      ...hemLine(below, (look.sag ?? 8) - 26),
      ...below.right.reverse(),
      corner(body.chest.right, -6, 0),
    ],
    look.lining ?? shade(look.fill, 0.7),
  )
}

/** Both fronts of an open coat or jacket; what is worn beneath shows between them. */
export function coatFronts(body: Body, look: Open): Piece[] {
  const [top, below] = [yoke(body, look), fall(body, look)]
  const [ec, ew] = look.ease ?? [0, 0, 0]
  const edge = ([atChest, atWaist, atHem]: readonly [number, number, number]): Cut[] => [
    soft(between(soft(body.chest.left, -ec), soft(body.chest.right, ec), atChest)),
    soft(between(soft(body.waist.left, -ew), soft(body.waist.right, ew), atWaist)),
    corner(between(below.hemLeft, below.hemRight, atHem), 0, look.sag ?? 8),
  ]
  return [
    piece([...top.left, ...below.left, ...edge(look.edges[0]).reverse()], look.fill),
    piece([...top.right.reverse(), ...below.right, ...edge(look.edges[1]).reverse()], look.fill),
  ]
}

/** A cape falls from the neck over both shoulders, wherever the arms are. */
export interface Cape {
  fill: string
  hem: number
  left: number
  right: number
  lag?: number
  sag?: number
}

export function cape(body: Body, { fill, hem, left, right, lag = 0, sag = 20 }: Cape): Piece {
  const { neck, chest } = body
  const [tl, tr] = [shoulderTip(body, 'left', 8), shoulderTip(body, 'right', 8)]
  const [hl, hr]: [Point, Point] = [
    [chest.left[0] - left + lag, hem],
    [chest.right[0] + right + lag, hem],
  ]
  return piece(
    [
      soft(neck, 0, 4),
      corner(neck, -24, -6),
      soft(tl, 4, -2),
      soft(between(tl, hl, 0.35), -left * 0.16 - 8, 0),
      corner(hl),
      soft(between(hl, hr, 0.3), 0, sag),
      soft(between(hl, hr, 0.7), 0, sag),
      corner(hr),
      soft(between(tr, hr, 0.35), right * 0.16 + 8, 0),
      soft(tr, -4, -2),
      corner(neck, 24, -6),
    ],
    fill,
  )
}
