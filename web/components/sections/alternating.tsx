import type { Card } from '../../card.ts'
import { Plate } from '../lists/plate.tsx'
import { inGroups } from './groups.ts'

/** Solids with room around them: one large and two small, then the other way about. */
export function Alternating({ cards }: { cards: Card[] }) {
  return inGroups(cards, 3).map(([large, ...small], turn) => (
    <div key={large?.id} className="alternating grid" data-turn={turn % 2 === 0 ? 'left' : 'right'}>
      {large && (
        <Plate
          card={large}
          ratio="5 / 4"
          size="big"
          named={false}
          first={turn === 0}
          sizes="(min-width: 768px) 58vw, 100vw"
        />
      )}
      <div className="alternating-small">
        {small.map((card) => (
          <Plate
            key={card.id}
            card={card}
            ratio="4 / 3"
            named={false}
            sizes="(min-width: 768px) 33vw, 100vw"
          />
        ))}
      </div>
    </div>
  ))
}
