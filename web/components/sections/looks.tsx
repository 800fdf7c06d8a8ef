import type { Card } from '../../card.ts'
import { Plate } from '../lists/plate.tsx'

/** Tall looks in a row, every second one a step behind, as they come down a runway. */
export function Looks({ cards }: { cards: Card[] }) {
  return (
    <div className="looks grid">
      {cards.map((card, place) => (
        <Plate
          key={card.id}
          card={card}
          ratio="3 / 5"
          named={false}
          first={place === 0}
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
        />
      ))}
    </div>
  )
}
