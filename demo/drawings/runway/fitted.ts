import type { Point } from '../shapes.ts'
import { other, type SideName } from './anatomy.ts'
import type { Body } from './body.ts'
import { shade } from './cloth.ts'
import { between, closed, corner, type Piece, piece, type Station, seam, soft, tube } from './cut.ts'

export interface Sleeve {
  fill: string
  /** Cloth around the arm at head, elbow and cuff. */
  ease?: readonly [head: number, elbow: number, cuff: number]
  /** How far down: 1 is the elbow, 2 the wrist. */
  to?: number
  /** Extra cloth falling below the forearm: bell and bishop sleeves. */
  drop?: number
}

/** A sleeve follows the arm; loose cloth falls to the underside. */
export function sleeve(
  body: Body,
  side: SideName,
  { fill, ease = [6, 6, 6], to = 2, drop = 0 }: Sleeve,
): Piece {
  const { shoulder, elbow, wrist } = body[side]
  const w = body.build.limb
  const [eh, ee, ec] = ease
  const isShort = to <= 1
  const [bend, end]: [Point, Point] = isShort
    ? [between(shoulder, elbow, to * 0.6), between(shoulder, elbow, to)]
    : [elbow, between(elbow, wrist, to - 1)]
  const at = (t: number, half: number): Station => [t, half * w, half * w]
  const halfHead = 21 + eh
  const halfBend = (isShort ? 21 : 17) + ee
  const halfEnd = (isShort ? 20 : 11) + ec
  // Gravity finds the lower edge: for an arm going to the viewer's right that is its right-hand side when hung down, and so on.
  const dx = end[0] - bend[0]
  const lower: readonly [number, number] = dx > 12 ? [drop, 0] : dx < -12 ? [0, drop] : [drop / 2, drop / 2]
  const outline = tube(
    [shoulder, bend, end],
    [
      at(-0.11, halfHead * 0.42),
      at(0.01, halfHead * 0.84),
      at(0.2, halfHead),
      at(0.6, (halfHead + halfBend) / 2 + 1),
    ],
    [(halfBend + lower[0] * 0.15) * w, (halfBend + lower[1] * 0.15) * w],
    [
      [
        0.45,
        ((halfBend + halfEnd) / 2 + lower[0] * 0.55) * w,
        ((halfBend + halfEnd) / 2 + lower[1] * 0.55) * w,
      ],
      [1, (halfEnd + lower[0]) * w, (halfEnd + lower[1]) * w],
    ],
  )
  return piece(outline, fill)
}

/** A cuff: a short band in another paper at the end of a sleeve. */
export function cuff(body: Body, side: SideName, fill: string, half = 16, length = 0.14, to = 1.04): Piece {
  const { elbow, wrist } = body[side]
  const [a, b] = [between(elbow, wrist, to - length), between(elbow, wrist, to)]
  const middle = between(a, b, 0.5)
  const at = (t: number): Station => [t, half * body.build.limb, half * body.build.limb]
  return piece(
    tube([a, middle, b], [at(0)], [half * body.build.limb, half * body.build.limb], [at(1)]).map((p) =>
      corner(p),
    ),
    fill,
  )
}

export interface Trousers {
  fill: string
  /** Half widths at thigh, knee and hem. */
  cut: readonly [thigh: number, knee: number, hem: number]
  /** How far past the ankle (above it when negative). */
  length?: number
  /** Waistband height: 0 the hips, 1 the waist. */
  rise?: number
  ease?: number
  crease?: string
  /** The leg further off is cut from a darker paper. */
  far?: string
}

export function trousers(body: Body, look: Trousers): Piece[] {
  const near = body.pose.near
  const far = other(near)
  return [
    ...trouserLeg(body, far, { ...look, fill: look.far ?? shade(look.fill, 0.86) }),
    seat(body, look),
    ...trouserLeg(body, near, look),
  ]
}

/** Hips and seat. */
export function seat(body: Body, { fill, rise = 0.9, ease = 0 }: Trousers): Piece {
  const { waist, hips, crotch } = body
  const [l, r] = [between(hips.left, waist.left, rise), between(hips.right, waist.right, rise)]
  return piece(
    [
      corner(l, -ease * 0.4, 0),
      soft(hips.left, -ease - 2, 4),
      corner(between(hips.left, crotch, 0.3), -ease, 34),
      corner(crotch, 0, 16),
      corner(between(hips.right, crotch, 0.3), ease, 34),
      soft(hips.right, ease + 2, 4),
      corner(r, ease * 0.4, 0),
    ],
    fill,
  )
}

export function trouserLeg(
  body: Body,
  side: SideName,
  { fill, cut, length = 14, crease }: Trousers,
): Piece[] {
  const { hip, knee, ankle } = body[side]
  const w = 1 + (body.build.limb - 1) * 0.8
  const [thigh, atKnee, hem] = cut
  const shin = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]) || 1
  const end = between(knee, ankle, 1 + length / shin)
  const at = (t: number, half: number): Station => [t, half * w, half * w]
  const line = tube(
    [hip, knee, end],
    [at(-0.1, thigh * 0.9), at(0.12, thigh), at(0.55, (thigh + atKnee) / 2 + 1)],
    [atKnee * w, atKnee * w],
    [at(0.4, atKnee + (hem - atKnee) * 0.32), at(1, hem)],
  )
  const pieces = [piece(line, fill)]
  if (crease)
    pieces.push(
      seam([soft(between(hip, knee, 0.25)), soft(knee, 2, 0), soft(end, 0, -2)], crease, 3, closed(line)),
    )
  return pieces
}
