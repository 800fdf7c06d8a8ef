import type { Hand, SideName } from './anatomy.ts'
import type { Body, Pose } from './body.ts'
import { type Cast, cast, type Model } from './cast.ts'
import { shade } from './cloth.ts'
import { type Piece, seam, soft } from './cut.ts'
import { cuff, type Sleeve, sleeve, type Trousers, trousers } from './fitted.ts'
import {
  coatBack,
  coatFronts,
  type Hang,
  hangFromShoulders,
  hangFromWaist,
  type Open,
  pleats,
} from './garments.ts'
import { collar, highNeck } from './trimmings.ts'

type HandPlace = Hand | 'pocket'

/** The outlines of the garments just cut, for shade and borders kept inside them. */
interface Worn {
  who: Cast
  body: Body
  top?: Piece
  skirt?: Piece
  fronts: Piece[]
}

export interface Outfit {
  pose: Pose
  model: Model
  trousers?: Trousers
  skirt?: Hang & { pleats?: readonly [count: number, color: string, width?: number] }
  /** Worn closed: shirt, knit, dress, buttoned coat. */
  top?: Hang
  tucked?: boolean
  /** A crop below the hands needs no arms. */
  armless?: boolean
  /** Worn open over the top. */
  coat?: Open
  /** Of the outermost garment; none leaves the arms bare. */
  sleeves?: Sleeve
  /** The further sleeve, when it is not simply darker. */
  farSleeve?: Sleeve
  /** What shows below the sleeve. */
  cuffs?: readonly [fill: string, half?: number, length?: number, to?: number]
  collar?: readonly [fill: string, spread?: number, drop?: number]
  highNeck?: readonly [fill: string, height?: number]
  hands?: { left?: HandPlace; right?: HandPlace }
  thumbs?: { left?: 1 | -1; right?: 1 | -1 }
  /** Seen from the front both arms lie over the clothes; in profile the further one goes behind. */
  farArm?: 'behind' | 'over'
  behind?: (worn: Worn) => Piece[]
  /** Between the clothes and the head. */
  under?: (worn: Worn) => Piece[]
  /** Over everything. */
  over?: (worn: Worn) => Piece[]
}

/** Dresses a model: lays the pieces over each other in the order a body puts them on. */
export function wear(outfit: Outfit): Piece[] {
  const { pose, model } = outfit
  const who = cast(pose, model)
  const { body, near, far } = who
  const top = outfit.top && hangFromShoulders(body, outfit.top)
  const skirt = outfit.skirt && hangFromWaist(body, outfit.skirt)
  const fronts = outfit.coat ? coatFronts(body, outfit.coat) : []
  const worn: Worn = { who, body, fronts, ...(top ? { top } : {}), ...(skirt ? { skirt } : {}) }
  const lines = outfit.skirt?.pleats
  const farGoesBehind = (outfit.farArm ?? (Math.abs(pose.turn) > 30 ? 'behind' : 'over')) === 'behind'
  const farArm = armOf(outfit, who, far)
  const skirtPieces = [
    ...(skirt ? [skirt] : []),
    ...(outfit.skirt && lines ? pleats(body, outfit.skirt, lines[0], lines[1], lines[2], skirt?.d) : []),
  ]
  const bodice = [...who.neck, ...(top ? [top] : [])]
  return [
    ...(outfit.behind?.(worn) ?? []),
    ...(outfit.coat ? [coatBack(body, outfit.coat)] : []),
    ...(pose.back ? [] : who.behind),
    ...(farGoesBehind ? farArm : []),
    ...(outfit.trousers ? [...who.feet, ...trousers(body, outfit.trousers)] : who.legs),
    ...(outfit.tucked ? bodice : skirtPieces),
    ...(outfit.tucked ? skirtPieces : bodice),
    ...(outfit.highNeck ? [highNeck(body, ...outfit.highNeck)] : []),
    ...fronts,
    ...(outfit.collar ? collar(body, ...outfit.collar) : []),
    ...(outfit.under?.(worn) ?? []),
    ...(pose.back ? who.behind : []),
    ...who.head,
    ...(farGoesBehind ? [] : farArm),
    ...armOf(outfit, who, near),
    ...(outfit.over?.(worn) ?? []),
  ]
}

function armOf(outfit: Outfit, who: Cast, side: SideName): Piece[] {
  if (outfit.armless) return []
  const { body } = who
  const place = outfit.hands?.[side]
  const isFar = side === who.far
  const cloth = (isFar ? outfit.farSleeve : undefined) ?? outfit.sleeves
  const fill = cloth && isFar && !outfit.farSleeve ? shade(cloth.fill, 0.86) : cloth?.fill
  const pocket = seam(
    [soft(body[side].wrist, -15, -5), soft(body[side].wrist, 15, 5)],
    shade(outfit.trousers?.fill ?? outfit.skirt?.fill ?? '#000000', 0.6),
    4,
  )
  return [
    ...(!cloth || (cloth.to ?? 2) < 1.8 ? who.arm(side) : []),
    ...(place === 'pocket' ? [pocket] : who.hand(side, place, outfit.thumbs?.[side])),
    ...(outfit.cuffs ? [cuff(body, side, ...outfit.cuffs)] : []),
    ...(cloth && fill ? [sleeve(body, side, { ...cloth, fill })] : []),
  ]
}
