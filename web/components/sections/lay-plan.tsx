import type { Card } from '../../card.ts'
import { Plate } from '../lists/plate.tsx'

const PIECES = ['3 / 2', '1 / 1', '3 / 4', '3 / 4', '4 / 3', '1 / 1'] as const

/** Pieces laid close, so that little is left over. */
export function LayPlan({ cards }: { cards: Card[] }) {
  return (
    <div className="lay-plan grid">
      {cards.map((card, place) => (
        <Plate
          key={card.id}
          card={card}
          ratio={PIECES[place % PIECES.length] ?? '1'}
          named={false}
          first={place === 0}
          sizes="(min-width: 1024px) 42vw, (min-width: 768px) 50vw, 100vw"
        />
      ))}
    </div>
  )
}
