import type { Card } from '../../card.ts'
import { dyedFrom } from '../../dye.ts'
import { EntryLink, usePlateStyle } from '../lists/entry-link.tsx'
import { Picture } from '../picture.tsx'

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
  const moving = usePlateStyle(card)
  return (
    <article className="position grid" style={dyedFrom(card.image?.tokens)}>
      <p className="code">{card.code}</p>
      <div className="position-words">
        <h2>
          <EntryLink card={card}>{card.title}</EntryLink>
        </h2>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
      </div>
      {card.image && (
        <Picture
          image={card.image}
          ratio="4 / 3"
          first={first}
          sizes="(min-width: 768px) 25vw, 100vw"
          {...(moving && { style: moving })}
        />
      )}
    </article>
  )
}
