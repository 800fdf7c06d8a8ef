import type { Pose } from './body.ts'

/** Weight on one leg, the other knee free, one hand on the hip: hips and shoulders slope against each other. */
export const CONTRAPPOSTO: Pose = {
  turn: -12,
  lean: -5,
  bow: 9,
  hips: -10,
  shoulders: 9,
  neck: -8,
  head: { view: 'three', facing: -1, tilt: -7 },
  left: {
    upper: -42,
    fore: 62,
    hand: 96,
    short: [0.96, 0.9],
    leg: { thigh: -17, shin: -7, foot: 'slant', toes: -1 },
  },
  right: { upper: 13, fore: 4, leg: { thigh: -7, shin: -5, foot: 'front', toes: 1 } },
  near: 'left',
}

/** Shoulders on the wall, one sole against it. The wall is to the viewer's right. */
export const LEAN: Pose = {
  turn: -58,
  lean: 13,
  bow: -12,
  hips: 2,
  shoulders: 3,
  neck: 2,
  head: { view: 'side', facing: -1, tilt: -8 },
  left: { upper: -4, fore: -26, hand: -8, leg: { thigh: -54, shin: 48, foot: 'side', toes: -1, tip: 30 } },
  right: { upper: 6, fore: -34, hand: -20, leg: { thigh: -16, shin: -12, foot: 'side', toes: -1 } },
  near: 'right',
}

/** One hand at the other cuff. */
export const CUFF: Pose = {
  turn: 16,
  lean: 2,
  bow: -10,
  hips: 8,
  shoulders: -6,
  neck: 10,
  head: { view: 'three', facing: 1, tilt: 12 },
  left: {
    upper: -20,
    fore: 96,
    hand: 100,
    short: [0.94, 0.86],
    leg: { thigh: 5, shin: 3, foot: 'front', toes: -1 },
  },
  right: {
    upper: 17,
    fore: -82,
    hand: -100,
    short: [0.96, 0.72],
    leg: { thigh: 16, shin: 6, foot: 'slant', toes: 1 },
  },
  near: 'left',
}

/** Hands in pockets, pelvis forward, shoulders left behind. */
export const POCKETS: Pose = {
  turn: 28,
  lean: -6,
  bow: 10,
  hips: -7,
  shoulders: 5,
  neck: 10,
  head: { view: 'three', facing: 1, tilt: -3 },
  left: { upper: -26, fore: 20, hand: 24, leg: { thigh: -13, shin: -8, foot: 'slant', toes: -1 } },
  right: { upper: 28, fore: -18, hand: -20, leg: { thigh: 5, shin: -3, foot: 'slant', toes: 1 } },
  near: 'right',
}

/** The back, standing: heavy on one side, a hand gone up to the nape. */
export const NAPE: Pose = {
  turn: 10,
  back: true,
  lean: 4,
  bow: -13,
  hips: 10,
  shoulders: -12,
  neck: -4,
  head: { view: 'back', facing: 1, tilt: -8 },
  left: { upper: -8, fore: 2, hand: 6, leg: { thigh: 6, shin: 5, foot: 'away', toes: 1 } },
  right: {
    upper: 134,
    fore: -88,
    hand: -92,
    short: [0.72, 0.56],
    leg: { thigh: 15, shin: 10, foot: 'slant', toes: 1 },
  },
  near: 'right',
}

/** Bent to the shoe, the foot up on something. */
export const TO_SHOE: Pose = {
  turn: 74,
  lean: 62,
  bow: -30,
  hips: 4,
  shoulders: 6,
  neck: 86,
  head: { view: 'side', facing: 1, tilt: 48 },
  left: { upper: 10, fore: 6, hand: -14, leg: { thigh: -10, shin: -7, foot: 'side', toes: 1 } },
  right: { upper: -4, fore: 0, hand: -12, leg: { thigh: 76, shin: -10, foot: 'side', toes: 1 } },
  near: 'right',
}

export const FOLDED: Pose = {
  turn: -20,
  lean: 3,
  bow: -9,
  hips: 8,
  shoulders: -5,
  shrug: 4,
  neck: -3,
  head: { view: 'three', facing: -1, tilt: 5 },
  left: {
    upper: -20,
    fore: 84,
    hand: 96,
    short: [0.92, 0.92],
    leg: { thigh: 5, shin: 4, foot: 'front', toes: -1 },
  },
  right: {
    upper: 20,
    fore: -76,
    hand: -96,
    short: [0.92, 0.9],
    leg: { thigh: 20, shin: 10, foot: 'slant', toes: 1 },
  },
  near: 'left',
}

/** Sideways on a chair, an arm over its back, one leg over the other. */
export const SIDEWAYS: Pose = {
  turn: 50,
  lean: -14,
  bow: -14,
  hips: 2,
  shoulders: 8,
  neck: 4,
  head: { view: 'three', facing: -1, tilt: -6 },
  left: { upper: -44, fore: -6, hand: 10, leg: { thigh: 78, shin: -8, foot: 'side', toes: 1 } },
  right: { upper: 18, fore: 70, hand: 62, leg: { thigh: 90, shin: 24, foot: 'side', toes: 1, tip: 30 } },
  near: 'right',
}

/** One arm thrown up, the weight far over: the sleeve is the subject. */
export const RAISED: Pose = {
  turn: 14,
  lean: -6,
  bow: 14,
  hips: -10,
  shoulders: 17,
  neck: 6,
  head: { view: 'side', facing: 1, tilt: -14 },
  left: {
    upper: -152,
    fore: 162,
    hand: 130,
    short: [0.96, 0.9],
    leg: { thigh: -15, shin: -9, foot: 'slant-high', toes: -1 },
  },
  right: { upper: 40, fore: 22, hand: 10, leg: { thigh: -3, shin: -6, foot: 'slant-high', toes: 1 } },
  near: 'right',
}

/** On a step, elbows on the knees. */
export const ON_STEP: Pose = {
  turn: 56,
  lean: 26,
  bow: -26,
  hips: 0,
  shoulders: 4,
  neck: 22,
  head: { view: 'three', facing: 1, tilt: 6 },
  left: {
    upper: 24,
    fore: 66,
    hand: 30,
    leg: { thigh: 90, shin: -8, short: [0.98, 0.68], foot: 'side', toes: 1 },
  },
  right: {
    upper: 26,
    fore: 58,
    hand: 14,
    leg: { thigh: 84, shin: 8, short: [1, 0.76], foot: 'side', toes: 1 },
  },
  near: 'right',
}

/** Three-quarter, heels together, chin up: waiting to be sent out. */
export const READY: Pose = {
  turn: 42,
  lean: -3,
  bow: 7,
  hips: -6,
  shoulders: 4,
  neck: 8,
  head: { view: 'side', facing: 1, tilt: -9 },
  left: { upper: -12, fore: 8, hand: 8, leg: { thigh: -6, shin: -4, foot: 'slant', toes: -1 } },
  right: { upper: 14, fore: 18, hand: 10, leg: { thigh: 4, shin: -3, foot: 'slant', toes: 1 } },
  near: 'right',
}
