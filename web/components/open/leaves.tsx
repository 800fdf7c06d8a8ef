import { sectionLabel } from '#modules/content/sections.ts'
import type { Card } from '../../card.ts'
import { cutOf, Dots } from '../cloth.tsx'
import { CardPicture } from '../lists/card-picture.tsx'
import { EntryLink } from '../lists/entry-link.tsx'

const COUNTED = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What a project holds, sewn in one order: a number, a plate, and what it says of itself. */
export function Leaves({ cards }: { cards: Card[] }) {
  if (cards.length === 0)
    return (
      <section className="leaves grid">
        <p className="standfirst">Nothing is sewn in yet. What this project holds will be listed here.</p>
      </section>
    )
  return (
    <section className="leaves" aria-labelledby="contents">
      <header className="leaves-head grid">
        <h2 id="contents">
          {COUNTED[cards.length] ?? cards.length} {cards.length === 1 ? 'report' : 'reports'}
        </h2>
        {cards.length > 1 && <p className="standfirst">Meant to be read in this order.</p>}
      </header>
      <ol>
        {cards.map((card, place) => (
          <Leaf key={card.id} card={card} number={place + 1} />
        ))}
      </ol>
    </section>
  )
}

function Leaf({ card, number }: { card: Card; number: number }) {
  return (
    <li className="leaf grid">
      <span className="leaf-number display" aria-hidden="true">
        {number}
      </span>
      {card.image && (
        <div className="leaf-plate">
          <CardPicture
            card={card}
            sizes="(min-width: 768px) 34vw, 100vw"
            ratio={card.image.width >= card.image.height ? '4 / 3' : '4 / 5'}
            className={cutOf(card)}
          />
        </div>
      )}
      <div className="leaf-words">
        <p className="code">
          <b>{card.code}</b> {card.section && sectionLabel(card.section)}
        </p>
        <h3>
          <EntryLink card={card}>{card.title}</EntryLink>
        </h3>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
        {card.image && <Dots palette={card.image.palette} />}
      </div>
    </li>
  )
}
