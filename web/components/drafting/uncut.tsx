import type { ReactNode } from 'react'
import { inset, toPath } from '../../drafting/geometry.ts'
import { drawPiece, type Piece } from '../../drafting/pieces.ts'

const PIECE: Piece = { outline: 'gore', turns: 3 }
const [WIDTH, HEIGHT] = [560, 260]
const outline = drawPiece(PIECE, { width: WIDTH - 2, height: HEIGHT - 2 })

/** Nothing is laid here: one piece that is drawn and not cut, with what to do about it. */
export function Uncut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="uncut grid">
      <svg viewBox={`-1 -1 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="piece-seam" d={toPath(outline)} />
        <path className="piece-seam" d={toPath(inset(outline, 10))} />
      </svg>
      <div>
        <p className="display">{title}</p>
        {children}
      </div>
    </section>
  )
}
