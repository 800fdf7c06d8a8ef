import { below, between, seeded } from '../../random.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { faceOut } from './face-out.ts'
import { type Garment, type Kind, lengthOf, widthOf } from './garment.ts'
import { pile } from './goods.ts'
import { edgeOn } from './hanging.ts'
import { mirrored, place } from './measures.ts'
import { shade } from './tones.ts'

export const RAIL = shades('spring-2026', 'Canvas', 'Tomato', 'Ink blue', 'Washed sky', 'Melon', 'Leaf')
const { Canvas, Tomato, 'Ink blue': ink, 'Washed sky': sky, Melon, Leaf } = RAIL

interface Piece extends Garment {
  /** Hung with its hook the wrong way round. */
  reversed: boolean
  size: number
}

const KINDS: Kind[] = ['coat', 'jacket', 'shirt', 'dress', 'knit', 'trousers']
/** From dark to light, as the sixth move hangs them. */
const TONES = [ink, Leaf, Tomato, Melon, sky, Canvas]

/** The rail as found: thirty pieces, in the order they came out of the fitting room. */
function found(): Piece[] {
  const random = seeded(907)
  return Array.from({ length: 30 }, (_, i) => {
    const kind = KINDS[(i * 5 + below(random, 3)) % 6] ?? 'shirt'
    const size = below(random, 5)
    return {
      kind,
      size,
      color: TONES[(i * 7 + below(random, 4)) % 6] ?? ink,
      reversed: random() < 0.42,
      swing: between(random, -5, 5),
      length: between(random, -7, 7),
    }
  }).map((piece) => ({ ...piece, length: lengthOf({ kind: piece.kind, color: piece.color }) + piece.length }))
}

/** The pieces in their order after so many moves, and what they leave free. */
function after(moves: number): Piece[] {
  let pieces = found()
  if (moves >= 2) pieces = pieces.filter((_, i) => i % 3 !== 1)
  if (moves >= 3) pieces = pieces.map((piece) => ({ ...piece, reversed: false, swing: 0 }))
  const kindOf = ({ kind }: Piece) => KINDS.indexOf(kind)
  const toneOf = ({ color }: Piece) => TONES.indexOf(color)
  const usual = ({ kind, color }: Piece) => lengthOf({ kind, color })
  if (moves >= 4) pieces = [...pieces].sort((a, b) => kindOf(a) - kindOf(b))
  if (moves >= 5) pieces = [...pieces].sort((a, b) => usual(b) - usual(a))
  if (moves >= 6) pieces = [...pieces].sort((a, b) => usual(b) - usual(a) || toneOf(a) - toneOf(b))
  // Sizes rise within a color: each next piece is a little longer and wider.
  if (moves >= 7)
    pieces = pieces.map((piece, i) => ({
      ...piece,
      length: usual(piece) + (toneOf(piece) === toneOf(pieces[i - 1] ?? piece) && i > 0 ? 1.5 : 0),
    }))
  return pieces
}

/** A rail of 2.60 meters after the given number of moves, centered, feet on y = 0. Centimeters. 0 is the rail as found. */
export function railAfter(moves: number, metal: string): string {
  const [width, height] = [260, 158]
  const frame =
    line(
      `M${-width / 2} ${-height}V0M${width / 2} ${-height}V0M${-width / 2 - 14} -1.4H${-width / 2 + 14}M${width / 2 - 14} -1.4H${width / 2 + 14}`,
      metal,
      3,
    ) + line(`M${-width / 2 - 5} ${-height}H${width / 2 + 5}`, metal, 3.4)
  if (moves === 1) {
    const random = seeded(1)
    const heaps = [
      [ink, Leaf, Melon, Tomato, sky],
      [Tomato, sky, Canvas],
      [Leaf, Leaf, ink, Melon],
    ].map((colors, i) =>
      place(
        pile(
          random,
          46,
          colors.map((c) => (c === Canvas ? shade(Canvas, -0.06) : c)),
          7,
        ),
        -96 + i * 62,
        0,
      ),
    )
    return frame + heaps.join('')
  }
  const pieces = after(moves)
  const total = pieces.reduce((sum, piece) => sum + widthOf(piece), 0)
  const gapAt = moves >= 8 ? Math.round(pieces.length * 0.6) : -1
  const turned = moves >= 9 ? 72 : 0
  const hole = moves >= 8 ? 26 : 0
  const gap = Math.min(3.4, (width - 24 - total - hole - turned) / pieces.length)
  let [x, drawn] = [-width / 2 + 10, '']
  pieces.forEach((piece, i) => {
    if (i === gapAt) x += hole
    const hung = edgeOn(piece, metal)
    drawn += place(piece.reversed ? mirrored(hung) : hung, x + widthOf(piece) / 2, -height)
    x += widthOf(piece) + gap
  })
  if (turned)
    drawn += place(faceOut({ kind: 'jacket', color: Tomato, trim: Melon }, metal), width / 2 - 40, -height)
  return frame + drawn
}

/** One field of the sheet: ground, floor and the rail after a move. */
export function moveField(
  moves: number,
  width: number,
  height: number,
  ground: string,
  floor: string,
  scale: number,
): string {
  return (
    rect(0, 0, width, height, ground) +
    shape(`M0 ${height * 0.86}H${width}V${height}H0Z`, floor) +
    place(railAfter(moves, ink), width / 2, height * 0.86, scale)
  )
}
