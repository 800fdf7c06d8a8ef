import { boxOf, fill, flatten, type Point } from './geometry.ts'

/** The pieces of a wardrobe, as they lie on pattern paper. */
const OUTLINES = {
  front: 'M0 62C30 60 54 36 58 0L152 28C136 70 132 112 182 140L172 290C120 298 60 300 0 300Z',
  back: 'M0 18C24 18 44 14 50 0L146 30C134 70 136 112 176 138L166 288L0 292Z',
  sleeve: 'M0 120C44 112 66 26 132 4C142 0 154 0 164 4C224 34 238 104 280 120L236 420C190 430 96 430 48 420Z',
  trouser: 'M40 0L150 6L158 120C160 150 178 168 206 176L176 560L52 560L16 176C10 110 22 50 40 0Z',
  gore: 'M74 0C100 9 140 9 166 0L240 376C166 404 74 404 0 376Z',
  cape: 'M0 196L0 0C206 0 396 120 396 266L90 266C90 228 48 196 0 196Z',
  band: 'M0 0L420 0L440 22L420 44L0 44Z',
  facing: 'M0 0L398 0L398 48L0 48Z',
  cuff: 'M0 6C90 -2 204 -2 294 6L294 62L0 62Z',
} as const

/** Where each is notched, so far along its outline. */
const NOTCHES: Record<keyof typeof OUTLINES, readonly number[]> = {
  front: [0.2, 0.36, 0.58],
  back: [0.2, 0.4, 0.6],
  sleeve: [0.08, 0.26, 0.6, 0.86],
  trouser: [0.12, 0.3, 0.62, 0.86],
  gore: [0.22, 0.44, 0.7, 0.9],
  cape: [0.2, 0.42, 0.66],
  band: [0.3, 0.7],
  facing: [0.2, 0.7],
  cuff: [0.2, 0.66],
}

export type Outline = keyof typeof OUTLINES

/** A piece as it is laid: turned by quarters, mirrored. */
export interface Piece {
  outline: Outline
  turns?: number
  flip?: boolean
}

/** Strips are cut from what is left: long, low, and never large enough for a picture. */
export function isStrip({ outline }: Piece): boolean {
  return outline === 'band' || outline === 'facing' || outline === 'cuff'
}

/** Width over height, as it was drafted. */
export function ratioOf({ outline, turns = 0 }: Piece): number {
  const { width, height } = boxOf(flatten(OUTLINES[outline]))
  return turns % 2 === 0 ? width / height : height / width
}

export function drawPiece(piece: Piece, size: { width: number; height: number }): Point[] {
  return fill(flatten(OUTLINES[piece.outline]), piece, size)
}

export function notchesOf({ outline }: Piece): readonly number[] {
  return NOTCHES[outline]
}
