import type { Point } from '../shapes.ts'
import { lowest, place } from './cut.ts'
import { type Foot, footPath } from './feet.ts'

/** Measures in hundredths of a head. A figure stands nine heads tall. */
export interface Build {
  /** Half widths from the front, and depth before and behind the spine from the side. */
  shoulder: number
  chest: readonly [half: number, front: number, back: number]
  waist: readonly [half: number, front: number, back: number]
  hip: readonly [half: number, front: number, back: number]
  /** How thick the limbs are. */
  limb: number
  legs: number
}

export const SLIM: Build = {
  shoulder: 68,
  chest: [57, 46, 40],
  waist: [41, 29, 30],
  hip: [61, 36, 54],
  limb: 1,
  legs: 1,
}
export const TALL: Build = {
  shoulder: 70,
  chest: [54, 42, 38],
  waist: [40, 27, 29],
  hip: [56, 33, 48],
  limb: 0.94,
  legs: 1.05,
}
export const FULL: Build = {
  shoulder: 76,
  chest: [80, 66, 56],
  waist: [73, 58, 44],
  hip: [94, 60, 78],
  limb: 1.42,
  legs: 0.95,
}
export const CURVED: Build = {
  shoulder: 69,
  chest: [64, 58, 42],
  waist: [48, 34, 31],
  hip: [77, 42, 66],
  limb: 1.16,
  legs: 0.98,
}
export const BROAD: Build = {
  shoulder: 84,
  chest: [72, 48, 48],
  waist: [55, 38, 38],
  hip: [60, 40, 50],
  limb: 1.18,
  legs: 1,
}
export const LEAN: Build = {
  shoulder: 78,
  chest: [62, 40, 42],
  waist: [48, 31, 32],
  hip: [54, 36, 44],
  limb: 1.04,
  legs: 1.03,
}
/** Narrower above, softer in the middle, a little shorter: seventy and upward. */
export const ELDER: Build = {
  shoulder: 64,
  chest: [60, 48, 48],
  waist: [56, 44, 36],
  hip: [66, 46, 52],
  limb: 0.98,
  legs: 0.93,
}
export const ELDER_MAN: Build = {
  shoulder: 76,
  chest: [66, 46, 50],
  waist: [62, 52, 40],
  hip: [60, 46, 46],
  limb: 1.06,
  legs: 0.95,
}

/** Degrees from hanging straight down; to the viewer's right is positive. */
export interface Arm {
  upper: number
  fore: number
  hand?: number
  /** Foreshortening of upper arm and forearm. */
  short?: readonly [number, number]
}

export interface Leg {
  thigh: number
  shin: number
  short?: readonly [number, number]
  foot: Foot
  /** Which way the toes point and how far the foot is tipped (toes down is positive). */
  toes: 1 | -1
  tip?: number
}

export interface Pose {
  /** How far the trunk is turned from the viewer: 0 front, 90 profile to the right, -90 to the left. */
  turn: number
  back?: boolean
  /** Lean of the spine, and how far its middle bows out to the right. */
  lean: number
  bow: number
  /** Slope of hips and shoulders: positive drops the viewer's right. */
  hips: number
  shoulders: number
  /** Raised shoulders, for folded or lifted arms. */
  shrug?: number
  neck: number
  head: { view: 'front' | 'three' | 'side' | 'back'; facing: 1 | -1; tilt: number }
  left: Arm & { leg: Leg }
  right: Arm & { leg: Leg }
  /** Which side is nearer to the viewer. */
  near: 'left' | 'right'
}

export interface Limbs {
  shoulder: Point
  elbow: Point
  wrist: Point
  handAngle: number
  hip: Point
  knee: Point
  ankle: Point
  leg: Leg
}

/** A level of the trunk: its middle and its two edges. */
export interface Level {
  left: Point
  right: Point
  middle: Point
}

export interface Body {
  pose: Pose
  build: Build
  left: Limbs
  right: Limbs
  neck: Point
  head: Point
  shoulders: Level
  chest: Level
  waist: Level
  hips: Level
  crotch: Point
}

const rad = (degrees: number) => (degrees * Math.PI) / 180
const along = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(rad(degrees)) * length,
  y + Math.cos(rad(degrees)) * length,
]

export const BONES = { thigh: 240, shin: 226, upper: 158, fore: 138, spine: 292 } as const

/** Where every joint and edge of a body in this pose is. The lower foot stands on y 0; x 0 is under the pelvis. */
export function bodyOf(pose: Pose, build: Build = SLIM): Body {
  const [cos, sin] = [Math.cos(rad(pose.turn)), Math.sin(rad(pose.turn))]
  // A trunk bent far over takes its own cross-lines with it; a mere lean does not.
  const bent = Math.sign(pose.lean) * Math.max(0, Math.abs(pose.lean) - 20)
  const pelvis: Point = [0, 0]
  const neck: Point = along(pelvis, 180 - pose.lean, BONES.spine)
  const spineAt = (t: number): Point => {
    const bulge = 4 * t * (1 - t) * pose.bow
    return [neck[0] * t + Math.cos(rad(pose.lean)) * bulge, neck[1] * t + Math.sin(rad(pose.lean)) * bulge]
  }
  const level = (t: number, [half, front, back]: Build['waist'], slope: number): Level => {
    const middle = spineAt(t)
    const reach = (side: 1 | -1) => {
      const depth = side * sin > 0 ? front : back
      return side * Math.hypot(half * cos, depth * sin)
    }
    const across = slope + bent * (0.5 + t * 0.5)
    const edge = (side: 1 | -1): Point => [
      middle[0] + Math.cos(rad(across)) * reach(side),
      middle[1] + Math.sin(rad(across)) * reach(side),
    ]
    return { middle, left: edge(-1), right: edge(1) }
  }
  const across = ([x, y]: Point, slope: number, off: number, drop: number): Point => [
    x + Math.cos(rad(slope)) * off - Math.sin(rad(slope)) * drop,
    y + Math.sin(rad(slope)) * off + Math.cos(rad(slope)) * drop,
  ]
  const spread = Math.max(Math.abs(cos), 0.14)
  const rise = 30 - (pose.shrug ?? 0)
  const limbs = (side: 1 | -1, { leg, ...arm }: Arm & { leg: Leg }): Limbs => {
    const shoulder = across(neck, pose.shoulders + bent, side * build.shoulder * spread, rise)
    const elbow = along(shoulder, arm.upper, BONES.upper * (arm.short?.[0] ?? 1))
    const wrist = along(elbow, arm.fore, BONES.fore * (arm.short?.[1] ?? 1))
    const hip = across(pelvis, pose.hips, side * build.hip[0] * 0.54 * spread, 6)
    const knee = along(hip, leg.thigh, BONES.thigh * build.legs * (leg.short?.[0] ?? 1))
    const ankle = along(knee, leg.shin, BONES.shin * build.legs * (leg.short?.[1] ?? 1))
    return { shoulder, elbow, wrist, handAngle: arm.hand ?? arm.fore, hip, knee, ankle, leg }
  }
  const body: Body = {
    pose,
    build,
    left: limbs(-1, pose.left),
    right: limbs(1, pose.right),
    neck,
    head: along(neck, 180 - pose.neck, 84),
    shoulders: level(0.9, [build.shoulder, 34, 38], pose.shoulders),
    chest: level(0.7, build.chest, pose.shoulders * 0.7),
    waist: level(0.36, build.waist, pose.hips * 0.5),
    hips: level(0, build.hip, pose.hips),
    crotch: across(pelvis, pose.hips, 0, 42),
  }
  return toGround(body)
}

function toGround(body: Body): Body {
  const soleOf = ({ ankle, leg }: Limbs) =>
    lowest(place(footPath(leg.foot), ankle, (leg.tip ?? 0) * leg.toes, [leg.toes, 1]))
  return moved(body, 0, -Math.max(soleOf(body.left), soleOf(body.right)))
}

/** The same body elsewhere: a step of a stair, or the rise and fall of a walk. */
export function moved(body: Body, dx: number, dy: number): Body {
  const p = ([x, y]: Point): Point => [x + dx, y + dy]
  const limbs = (side: Limbs): Limbs => ({
    ...side,
    shoulder: p(side.shoulder),
    elbow: p(side.elbow),
    wrist: p(side.wrist),
    hip: p(side.hip),
    knee: p(side.knee),
    ankle: p(side.ankle),
  })
  const level = ({ left, right, middle }: Level): Level => ({
    left: p(left),
    right: p(right),
    middle: p(middle),
  })
  return {
    ...body,
    left: limbs(body.left),
    right: limbs(body.right),
    neck: p(body.neck),
    head: p(body.head),
    shoulders: level(body.shoulders),
    chest: level(body.chest),
    waist: level(body.waist),
    hips: level(body.hips),
    crotch: p(body.crotch),
  }
}
