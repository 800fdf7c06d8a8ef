import {
  bareArm,
  bareLeg,
  type Hand,
  type Headed,
  hand,
  headBehind,
  headOf,
  neckOf,
  other,
  type SideName,
} from './anatomy.ts'
import { type Body, type Build, bodyOf, type Pose } from './body.ts'
import { shade } from './cloth.ts'
import type { Piece } from './cut.ts'
import { foot, type Shoe } from './feet.ts'

/** Who walks: build, skin, hair and shoes. The clothes come from the look. */
export interface Model extends Headed {
  build?: Build
  shoe: Shoe
  shoes: string
  sole?: string
}

/** A model in a pose, taken apart so that a look can lay cloth between the parts. */
export interface Cast {
  body: Body
  near: SideName
  far: SideName
  behind: Piece[]
  neck: Piece[]
  head: Piece[]
  arm(side: SideName): Piece[]
  hand(side: SideName, kind?: Hand, thumb?: 1 | -1): Piece[]
  leg(side: SideName): Piece[]
  foot(side: SideName): Piece[]
  /** Both bare legs in their shoes, the further one first. */
  legs: Piece[]
  feet: Piece[]
}

export function cast(pose: Pose, model: Model): Cast {
  const body = bodyOf(pose, model.build)
  const near = pose.near
  const far = other(near)
  const { skin } = model
  const limb = body.build.limb
  const facesSideways = Math.abs(pose.turn) > 40
  const usualThumb = (side: SideName): 1 | -1 =>
    facesSideways ? (pose.turn > 0 ? 1 : -1) : side === 'left' ? 1 : -1
  const part = {
    arm: (side: SideName) => [bareArm(body, side, skin)],
    hand: (side: SideName, kind: Hand = 'easy', thumb?: 1 | -1) =>
      hand(body[side], kind, skin, thumb ?? usualThumb(side), 0.94 + (limb - 1) * 0.3),
    leg: (side: SideName) => [bareLeg(body, side, side === far ? shade(skin, 0.9) : skin)],
    foot: (side: SideName) =>
      foot(
        body[side],
        { shoe: model.shoe, fill: model.shoes, skin, ...(model.sole ? { sole: model.sole } : {}) },
        limb,
      ),
  }
  return {
    body,
    near,
    far,
    behind: headBehind(body, model),
    neck: neckOf(body, skin),
    head: headOf(body, model),
    ...part,
    legs: [far, near].flatMap((side) => [...part.leg(side), ...part.foot(side)]),
    feet: [far, near].flatMap((side) => part.foot(side)),
  }
}
