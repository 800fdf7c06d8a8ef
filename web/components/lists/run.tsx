import type { ReactNode } from 'react'
import { sectionLabel } from '#modules/content/sections.ts'
import type { Card } from '../../card.ts'
import { EntryLink } from './entry-link.tsx'
import { Plate } from './plate.tsx'

const HALF = '(min-width: 768px) 42vw, 100vw'
const WIDE = '(min-width: 768px) 58vw, 100vw'
const SMALL = '(min-width: 1024px) 25vw, (min-width: 768px) 29vw, 100vw'

/** The feed, composed: two unequal stacks, then a large plate with a small one and what else there is. */
export function Run({ cards, weekly }: { cards: Card[]; weekly: ReactNode }) {
  const [tall, wide, left, right, large, small, ...also] = cards
  return (
    <div className="run grid">
      <div className="run-narrow">
        {tall && <Plate card={tall} ratio="5 / 6" sizes={HALF} />}
        {weekly}
      </div>
      <div className="run-wide">
        {wide && <Plate card={wide} ratio="9 / 5" size="big" sizes={WIDE} />}
        {left && <Plate card={left} ratio="104 / 116" sizes={SMALL} />}
        {right && <Plate card={right} ratio="104 / 116" sizes={SMALL} />}
      </div>
      <div className="run-large">{large && <Plate card={large} ratio="5 / 4" size="big" sizes={WIDE} />}</div>
      <div className="run-end">
        {small && <Plate card={small} ratio="3 / 2" sizes={SMALL} />}
        {also.length > 0 && (
          <ul className="also">
            {also.map((card) => (
              <li key={card.id}>
                <span className="code">
                  {card.code} {card.section && sectionLabel(card.section)}
                </span>
                <b className="display">
                  <EntryLink card={card}>{card.title}</EntryLink>
                </b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
