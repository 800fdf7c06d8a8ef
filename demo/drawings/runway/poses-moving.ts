import type { Pose } from './body.ts'

/** Toward the viewer: the feet on one line, the hip thrown over the foot that carries. */
export const ENTRANCE: Pose = {
  turn: 8,
  lean: -2,
  bow: 8,
  hips: -11,
  shoulders: 8,
  neck: 3,
  head: { view: 'front', facing: 1, tilt: 4 },
  left: {
    upper: -20,
    fore: -4,
    hand: 4,
    leg: { thigh: -1, shin: 14, short: [0.98, 0.8], foot: 'slant-high', toes: -1, tip: 18 },
  },
  right: { upper: 17, fore: 26, hand: 18, leg: { thigh: -11, shin: -4, foot: 'front', toes: 1 } },
  near: 'right',
}

/** A long step seen from the side. */
export const STRIDE: Pose = {
  turn: 68,
  lean: 5,
  bow: -9,
  hips: 3,
  shoulders: -4,
  neck: 16,
  head: { view: 'side', facing: 1, tilt: -2 },
  left: { upper: 30, fore: 54, hand: 46, leg: { thigh: -19, shin: -46, foot: 'side', toes: 1, tip: 46 } },
  right: { upper: -30, fore: -8, hand: -4, leg: { thigh: 29, shin: 13, foot: 'side', toes: 1, tip: -20 } },
  near: 'right',
}

/** Going, and looking back over the shoulder. */
export const LOOK_BACK: Pose = {
  turn: -28,
  back: true,
  lean: 3,
  bow: -12,
  hips: 9,
  shoulders: -10,
  neck: 10,
  head: { view: 'side', facing: 1, tilt: 5 },
  left: { upper: -24, fore: -6, hand: -2, leg: { thigh: 6, shin: 4, foot: 'away', toes: 1 } },
  right: {
    upper: 24,
    fore: 44,
    hand: 60,
    leg: { thigh: 14, shin: 30, short: [1, 0.86], foot: 'high', toes: 1, tip: 26 },
  },
  near: 'right',
}

/** Spun on one foot: everything that hangs is still on its way. */
export const SPIN: Pose = {
  turn: 36,
  lean: -9,
  bow: 16,
  hips: -9,
  shoulders: 12,
  neck: -16,
  head: { view: 'three', facing: -1, tilt: -12 },
  left: { upper: -58, fore: -38, hand: -60, leg: { thigh: -20, shin: -48, foot: 'high', toes: -1, tip: 30 } },
  right: { upper: 40, fore: 66, hand: 84, leg: { thigh: 2, shin: -6, foot: 'slant', toes: 1 } },
  near: 'right',
}

/** Down a stair to the right: the toe looks for the next step before the knee agrees. */
export const STAIR_DOWN: Pose = {
  turn: 46,
  lean: -5,
  bow: -8,
  hips: 10,
  shoulders: -7,
  neck: 8,
  head: { view: 'side', facing: 1, tilt: 13 },
  left: { upper: -26, fore: -8, hand: -16, leg: { thigh: 26, shin: -32, foot: 'side', toes: 1, tip: 20 } },
  right: { upper: 20, fore: 38, hand: 36, leg: { thigh: 16, shin: 2, foot: 'high', toes: 1, tip: 18 } },
  near: 'right',
}

/** A coat carried over the bent arm, the other arm long. */
export const CARRY: Pose = {
  turn: 52,
  lean: 2,
  bow: -9,
  hips: 5,
  shoulders: -4,
  neck: 14,
  head: { view: 'side', facing: 1, tilt: -4 },
  left: { upper: 14, fore: 22, hand: 20, leg: { thigh: -8, shin: -28, foot: 'side', toes: 1, tip: 32 } },
  right: { upper: -12, fore: 74, hand: 80, leg: { thigh: 17, shin: 5, foot: 'side', toes: 1, tip: -10 } },
  near: 'right',
}

/** Walking away, plainly. */
export const AWAY: Pose = {
  turn: -14,
  back: true,
  lean: -1,
  bow: 7,
  hips: -8,
  shoulders: 6,
  neck: -2,
  head: { view: 'back', facing: 1, tilt: -3 },
  left: { upper: -18, fore: -6, leg: { thigh: -6, shin: -10, short: [1, 0.84], foot: 'away', toes: -1 } },
  right: { upper: 15, fore: 6, leg: { thigh: -2, shin: -3, foot: 'away', toes: 1 } },
  near: 'right',
}

/** An old walk: short step, weight well over the front foot, no hurry. */
export const SLOW: Pose = {
  turn: 66,
  lean: 7,
  bow: -18,
  hips: 1,
  shoulders: -1,
  neck: 32,
  head: { view: 'side', facing: 1, tilt: 2 },
  left: { upper: 14, fore: 40, hand: 20, leg: { thigh: -6, shin: -24, foot: 'side', toes: 1, tip: 22 } },
  right: { upper: -8, fore: 60, hand: 50, leg: { thigh: 15, shin: 3, foot: 'side', toes: 1 } },
  near: 'right',
}

/** Late: the trunk gets there first. */
export const HURRY: Pose = {
  turn: 72,
  lean: 14,
  bow: -8,
  hips: 2,
  shoulders: -4,
  neck: 24,
  head: { view: 'side', facing: 1, tilt: 4 },
  left: { upper: 34, fore: 76, hand: 70, leg: { thigh: -26, shin: -56, foot: 'side', toes: 1, tip: 54 } },
  right: { upper: -36, fore: -2, hand: 0, leg: { thigh: 38, shin: 16, foot: 'side', toes: 1, tip: -22 } },
  near: 'right',
}
