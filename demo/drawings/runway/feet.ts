import type { Body, Limbs } from './body.ts'
import { type Piece, place } from './cut.ts'

/** How the foot is seen: from the side, from the front, or between. High stands on a heel. */
export type Foot = 'side' | 'high' | 'front' | 'slant' | 'slant-high' | 'away'

/** Bare feet, the ankle at 0 0 and the toes to the right. */
const FEET: Record<Foot, string> = {
  side: 'M-11 -14 C-12 0 -21 14 -19 26 C-18 33 -8 33 0 33 L64 33 C72 32 72 24 64 21 C46 15 26 8 13 -14 Z',
  high: 'M-11 -14 C-12 0 -22 14 -19 28 C-15 36 -2 36 8 46 C18 56 30 62 42 62 L66 62 C73 61 72 54 66 51 C48 42 30 16 12 -14 Z',
  front: 'M-12 -14 C-12 8 -19 26 -21 40 C-22 54 -12 56 0 56 C13 56 22 54 20 40 C17 24 12 8 12 -14 Z',
  slant: 'M-11 -14 C-12 4 -19 16 -16 27 C-14 33 -6 33 0 36 L36 49 C48 52 52 42 44 36 C32 26 20 10 12 -14 Z',
  'slant-high':
    'M-11 -14 C-12 4 -20 16 -16 30 C-12 38 -2 40 6 48 L32 68 C42 73 50 66 44 58 C34 44 20 12 12 -14 Z',
  away: 'M-12 -14 C-12 6 -17 18 -16 28 C-15 35 15 35 16 28 C17 18 12 6 12 -14 Z',
}

export function footPath(foot: Foot): string {
  return FEET[foot]
}

export type Shoe = 'pump' | 'loafer' | 'boot' | 'trainer' | 'sandal' | 'slipper'

/** A low shoe: cut below the ankle, with the sole it stands on. */
const LOW: Record<Foot, string> = {
  side: 'M-17 6 L-22 22 L-20 36 L66 36 L77 33 C78 24 70 19 62 18 C50 15 38 12 26 2 C14 12 -4 14 -17 6 Z',
  high: 'M-16 8 L-24 24 L-20 62 L-13 62 L-9 38 C4 38 18 64 40 65 L70 65 L80 62 C78 53 70 49 62 47 C54 42 46 37 38 30 C26 40 4 36 -16 8 Z',
  front: 'M-17 20 L-24 42 C-26 57 -14 60 0 60 C15 60 25 57 23 42 L16 20 C8 34 -8 34 -17 20 Z',
  slant: 'M-15 8 L-20 24 L-15 36 L34 53 C54 58 60 44 46 34 L24 10 C14 20 0 20 -15 8 Z',
  'slant-high': 'M-15 8 L-21 26 L-15 58 L-9 60 L-4 44 L30 72 C46 80 56 68 46 58 L30 30 C18 40 0 30 -15 8 Z',
  away: 'M-18 4 L-20 26 L-16 38 L16 38 L20 26 L18 4 C8 12 -8 12 -18 4 Z',
}

const CLOSED: Record<Foot, string> = {
  side: 'M-16 -26 L-20 22 L-20 36 L66 36 L76 33 C78 24 70 19 62 18 C46 13 26 2 16 -26 Z',
  high: 'M-16 -26 L-24 24 L-22 62 L-8 62 L-6 40 C6 40 18 64 40 65 L70 65 L80 62 C78 53 70 49 62 47 C46 38 28 12 16 -26 Z',
  front: 'M-17 -26 C-17 4 -24 26 -25 42 C-26 57 -14 60 0 60 C15 60 26 57 24 42 C22 26 17 4 17 -26 Z',
  slant: 'M-16 -26 L-20 24 L-15 36 L34 53 C54 58 60 44 46 34 C32 22 20 4 16 -26 Z',
  'slant-high': 'M-16 -26 L-21 26 L-17 60 L-5 60 L-2 44 L30 72 C46 80 56 68 46 58 C34 42 20 6 16 -26 Z',
  away: 'M-17 -26 L-20 26 L-16 38 L16 38 L20 26 L17 -26 Z',
}

/** The pale rubber under a trainer. */
const SOLE: Record<Foot, string> = {
  side: 'M-23 27 L-21 37 L70 37 L79 32 L76 25 Z',
  high: 'M-23 27 L-21 37 L70 37 L79 32 L76 25 Z',
  front: 'M-26 48 C-24 58 -12 62 0 62 C15 62 24 58 25 48 Z',
  slant: 'M-20 26 L-15 38 L34 55 C48 60 56 54 54 46 L40 46 Z',
  'slant-high': 'M-20 26 L-15 38 L34 55 C48 60 56 54 54 46 L40 46 Z',
  away: 'M-21 27 L-17 39 L17 39 L21 27 Z',
}

const STRAPS: Record<Foot, string> = {
  side: 'M34 11 L52 34 L64 34 L48 14 Z M-14 -4 L-16 8 L16 2 L13 -10 Z M-22 30 L-20 38 L70 38 L76 33 Z',
  high: 'M36 26 L48 64 L60 64 L50 40 Z M-14 -4 L-16 8 L18 2 L13 -10 Z M-24 24 L-20 62 L-13 62 L-10 38 Z M38 60 L40 66 L70 66 L78 61 Z',
  front: 'M-21 36 L-22 46 L21 46 L20 36 Z M-13 -6 L-14 4 L14 4 L13 -6 Z',
  slant: 'M18 24 L30 50 L42 52 L34 28 Z M-14 -4 L-16 8 L17 4 L13 -8 Z',
  'slant-high': 'M20 36 L26 66 L38 72 L36 46 Z M-14 -4 L-16 8 L17 4 L13 -8 Z',
  away: 'M-15 -4 L-16 8 L16 8 L15 -4 Z M-18 30 L-16 38 L16 38 L18 30 Z',
}

export interface Shod {
  shoe: Shoe
  fill: string
  skin: string
  sole?: string
}

/** A foot in its shoe, set at the ankle as the pose says. */
export function foot(
  { ankle, leg }: Limbs,
  { shoe, fill, skin, sole = fill }: Shod,
  limb: Body['build']['limb'] = 1,
): Piece[] {
  const width = 1 + (limb - 1) * 0.25
  const at = (d: string, color: string): Piece => ({
    d: place(d, ankle, (leg.tip ?? 0) * leg.toes, [leg.toes * width, 1]),
    fill: color,
  })
  const bare = at(FEET[leg.foot], skin)
  if (shoe === 'sandal') return [bare, at(STRAPS[leg.foot], fill)]
  if (shoe === 'pump' || shoe === 'slipper') return [bare, at(LOW[leg.foot], fill)]
  if (shoe === 'trainer') return [at(CLOSED[leg.foot], fill), at(SOLE[leg.foot], sole)]
  if (shoe === 'boot') return [at(CLOSED[leg.foot], fill)]
  return [bare, at(LOW[leg.foot], fill)]
}
