import { useState } from 'react'
import type { Card } from '../../card.ts'
import { EntryLink, plateStyle } from '../lists/entry-link.tsx'
import { Picture } from '../picture.tsx'

/** One plan and the doors beside it: the plan is of whichever city is pointed at. */
export function Doors({ cards }: { cards: Card[] }) {
  const [chosen, choose] = useState(cards[0]?.id)
  const plan = cards.find(({ id }) => id === chosen) ?? cards[0]
  return (
    <div className="doors grid">
      {plan?.image && (
        <div className="doors-plan" aria-hidden="true">
          <Picture
            key={plan.id}
            image={{ ...plan.image, alt: '' }}
            ratio="4 / 3"
            first
            sizes="(min-width: 1024px) 66vw, 100vw"
            style={plateStyle(plan.id)}
          />
        </div>
      )}
      <ol className="doors-list">
        {cards.map((card) => (
          <Door key={card.id} card={card} isShown={card === plan} onPoint={() => choose(card.id)} />
        ))}
      </ol>
    </div>
  )
}

function Door({ card, isShown, onPoint }: { card: Card; isShown: boolean; onPoint: () => void }) {
  return (
    <li className={isShown ? 'door door-shown' : 'door'} onPointerEnter={onPoint} onFocus={onPoint}>
      <span className="code">{card.code}</span>
      <div>
        <h2>
          <EntryLink card={card}>{card.title}</EntryLink>
        </h2>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
      </div>
    </li>
  )
}
