import type { Card } from '../../card.ts'
import { dyedFrom } from '../../dye.ts'
import { CardPicture } from '../lists/card-picture.tsx'
import { EntryLink } from '../lists/entry-link.tsx'

/** One position a row, said in large type; the drawing is its footnote. */
export function Positions({ cards }: { cards: Card[] }) {
  return (
    <div className="positions">
      {cards.map((card, place) => (
        <Position key={card.id} card={card} first={place === 0} />
      ))}
    </div>
  )
}

function Position({ card, first }: { card: Card; first: boolean }) {
  return (
    <article className="position grid" style={dyedFrom(card.image?.tokens)}>
      <p className="code">{card.code}</p>
      <div className="position-words">
        <h2>
          <EntryLink card={card}>{card.title}</EntryLink>
        </h2>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
      </div>
      <CardPicture card={card} ratio="4 / 3" first={first} sizes="(min-width: 768px) 25vw, 100vw" />
    </article>
  )
}
