import type { Card } from '../../card.ts'
import { Plate } from '../lists/plate.tsx'

/** Walls: one across the page, then two side by side, each over its dimension line. */
export function Elevations({ cards }: { cards: Card[] }) {
  return (
    <div className="elevations grid">
      {cards.map((card, place) => {
        const isWide = place % 3 === 0
        return (
          <Plate
            key={card.id}
            card={card}
            ratio={isWide ? '12 / 5' : '4 / 3'}
            size={isWide ? 'big' : 'middle'}
            named={false}
            first={place === 0}
            sizes={isWide ? '100vw' : '(min-width: 768px) 50vw, 100vw'}
          />
        )
      })}
    </div>
  )
}
