import type { Body, Limbs } from './body.ts'
import { shade } from './cloth.ts'
import {
  between,
  type Cut,
  closed,
  corner,
  type Piece,
  piece,
  place,
  type Station,
  soft,
  tube,
} from './cut.ts'
import { type Hair, hairFor, SKULLS } from './hair.ts'

/** Skin is not part of the shade card. */
export const SKIN = {
  ebony: '#3A2219',
  deep: '#56331F',
  brown: '#7E4D2E',
  umber: '#9A6540',
  tan: '#BF875A',
  olive: '#CC9B6C',
  fair: '#E2B291',
  pale: '#EDC9AE',
} as const

export type SideName = 'left' | 'right'
export const other = (side: SideName): SideName => (side === 'left' ? 'right' : 'left')

/** Which way the front of the body is: profile edges differ before and behind. */
export function facing(body: Body): number {
  const sin = Math.sin((body.pose.turn * Math.PI) / 180)
  return Math.abs(sin) < 0.4 ? 0 : Math.sign(sin)
}

/** A bare leg: fuller before at the thigh, fuller behind at the calf. */
export function bareLeg(body: Body, side: SideName, fill: string): Piece {
  const { hip, knee, ankle, leg } = body[side]
  const seen = leg.foot === 'front' || leg.foot === 'away' ? 0 : leg.toes
  const w = body.build.limb
  const pair = (before: number, behind: number): readonly [number, number] =>
    seen === 0
      ? side === 'left'
        ? [Math.max(before, behind) * w, Math.min(before, behind) * w * 1.04]
        : [Math.min(before, behind) * w * 1.04, Math.max(before, behind) * w]
      : seen > 0
        ? [behind * w, before * w]
        : [before * w, behind * w]
  const at = (t: number, before: number, behind: number): Station => [t, ...pair(before, behind)]
  return piece(
    tube([hip, knee, ankle], [at(0, 30, 34), at(0.4, 33, 30), at(0.85, 22, 20)], pair(20, 18), [
      at(0.14, 18, 18),
      at(0.36, 16, 25),
      at(0.62, 13, 18),
      at(0.9, 10.5, 11),
      at(1.03, 12, 11),
    ]),
    fill,
  )
}

export function bareArm(body: Body, side: SideName, fill: string): Piece {
  const { shoulder, elbow, wrist } = body[side]
  const w = body.build.limb
  const at = (t: number, half: number): Station => [t, half * w, half * w]
  return piece(
    [
      ...tube(
        [shoulder, elbow, wrist],
        [at(0, 12), at(0.13, 20.5), at(0.4, 19.5), at(0.85, 16)],
        [15.5 * w, 15.5 * w],
        [at(0.2, 16.5), at(0.55, 13.5), at(1, 10)],
      ),
    ],
    fill,
  )
}

/** Hands hang from the wrist at 0 0; the thumb is to the right. */
const HANDS = {
  easy: 'M-11 -8 C-14 10 -17 22 -16 36 C-15 48 -13 58 -8 71 C-5 77 3 75 4 67 C6 57 9 48 11 38 L15 49 C18 55 26 52 25 44 C23 28 16 12 11 -8 Z',
  fist: 'M-11 -8 C-15 8 -19 20 -17 33 C-15 44 -6 49 4 47 C14 46 20 38 20 28 C20 18 15 8 11 -8 Z',
  open: 'M-11 -8 C-14 6 -18 16 -19 28 L-27 52 C-28 59 -21 61 -18 55 L-12 42 L-15 66 C-15 73 -7 74 -6 67 L-2 44 L2 68 C4 74 11 72 10 65 L8 42 L17 58 C21 63 27 58 24 52 L14 30 L27 36 C34 37 35 29 29 26 C20 20 15 8 11 -8 Z',
  point:
    'M-11 -8 C-14 8 -17 20 -15 32 C-13 42 -4 46 0 44 L4 72 C6 79 14 77 13 69 L11 40 L18 46 C23 49 29 44 25 38 C20 28 15 12 11 -8 Z',
  flat: 'M-10 -8 C-12 10 -12 24 -11 38 L-8 70 C-6 77 2 77 4 70 L9 36 L14 30 C19 24 15 14 10 -8 Z',
} as const
export type Hand = keyof typeof HANDS

export function hand(limbs: Limbs, kind: Hand, fill: string, thumb: 1 | -1, scale = 1): Piece[] {
  const set = (d: string) => place(d, limbs.wrist, -limbs.handAngle, [thumb * scale, scale])
  const palm: Piece = { d: set(HANDS[kind]), fill }
  if (kind === 'easy')
    return [palm, { d: set('M-3 40 C-3 50 -2 58 -1 68'), fill: shade(fill, 0.78), stroke: 1.6 }]
  if (kind === 'fist')
    return [palm, { d: set('M14 22 C6 24 0 28 -4 34'), fill: shade(fill, 0.78), stroke: 1.8 }]
  return [palm]
}

/** The neck runs down to the breastbone; a shadow under the jaw keeps head and neck apart. */
export function neckOf(body: Body, fill: string): Piece[] {
  const { neck, head, pose } = body
  const thick = 19 + (body.build.limb - 1) * 14
  const ahead = facing(body) * 4
  // Always under a garment's own neckline, which shows as much of it as it likes.
  const shoulderAt = (side: SideName): Cut => corner(between(neck, body[side].shoulder, 0.62))
  const [dx, dy] = [head[0] - neck[0], head[1] - neck[1]]
  const top: Cut = [
    neck[0] + dx * 0.62 - (pose.head.view === 'side' ? pose.head.facing * 8 : 0),
    neck[1] + dy * 0.62,
  ]
  const outline = [
    soft(top, -thick, -8),
    soft([neck[0] + dx * 0.22, neck[1] + dy * 0.22], -thick - 1 + ahead, 0),
    corner(body.neck, -thick - 16, 8),
    corner(shoulderAt('left'), 0, 12),
    corner(body.neck, ahead * 3, pose.back ? 40 : 150),
    corner(shoulderAt('right'), 0, 12),
    corner(body.neck, thick + 16, 8),
    soft([neck[0] + dx * 0.22, neck[1] + dy * 0.22], thick + 1 + ahead, 0),
    soft(top, thick, -8),
  ]
  const d = closed(outline)
  if (pose.head.view === 'back') return [{ d, fill }]
  const jaw: Cut[] = [
    [top[0] - 40, top[1] - 20],
    [top[0] - 26, top[1] + 14],
    [top[0] + 8, top[1] + 22, 1],
    [top[0] + 34, top[1] + 4],
    [top[0] + 40, top[1] - 30],
  ]
  return [{ d, fill }, piece(jaw, shade(fill, 0.82), d)]
}

export interface Headed {
  skin: string
  hair: Hair
  color: string
  /** An earring, a color. */
  ear?: string
}

export function headBehind(body: Body, { hair, color }: Headed): Piece[] {
  const { view } = body.pose.head
  const cutting: { behind?: string; over: string } = hairFor(hair, view)
  return cutting.behind ? [{ d: set(body, cutting.behind), fill: color }] : []
}

function set(body: Body, d: string): string {
  const { tilt, facing: to } = body.pose.head
  return place(d, body.head, tilt, [to, 1])
}

export function headOf(body: Body, { skin, hair, color, ear }: Headed): Piece[] {
  const { view } = body.pose.head
  const pieces: Piece[] = []
  if (view === 'front')
    pieces.push({
      d: set(body, 'M-31 -6 C-42 -10 -40 14 -30 16 Z M31 -6 C42 -10 40 14 30 16 Z'),
      fill: shade(skin, 0.88),
    })
  pieces.push({ d: set(body, SKULLS[view]), fill: skin })
  pieces.push({ d: set(body, hairFor(hair, view).over), fill: color })
  const shortHair = hair !== 'bob' && hair !== 'long' && hair !== 'curls' && hair !== 'locs'
  if (shortHair && view === 'side')
    pieces.push({
      d: set(body, 'M-10 -8 C-20 -12 -22 10 -10 14 C-6 8 -4 -2 -10 -8 Z'),
      fill: shade(skin, 0.86),
    })
  if (shortHair && view === 'three')
    pieces.push({
      d: set(body, 'M-22 -6 C-32 -10 -34 12 -22 16 C-18 10 -17 0 -22 -6 Z'),
      fill: shade(skin, 0.86),
    })
  if (ear) {
    const at = view === 'side' ? [-12, 20] : view === 'three' ? [-24, 22] : [view === 'front' ? -35 : 34, 20]
    const [x = 0, y = 0] = at
    pieces.push({
      d: set(body, `M${x - 7} ${y} L${x} ${y - 5} L${x + 7} ${y} L${x + 4} ${y + 18} L${x - 4} ${y + 18} Z`),
      fill: ear,
    })
  }
  return pieces
}

/** Bare trunk from shoulders to hips, for backs and necklines. */
export function trunk(body: Body, fill: string): Piece {
  const { shoulders, chest, waist, hips, neck } = body
  return piece(
    [
      soft(neck, -30, 2),
      soft(shoulders.left, -10, 0),
      soft(chest.left),
      soft(waist.left),
      corner(hips.left),
      corner(body.crotch),
      corner(hips.right),
      soft(waist.right),
      soft(chest.right),
      soft(shoulders.right, 10, 0),
      soft(neck, 30, 2),
    ],
    fill,
  )
}
