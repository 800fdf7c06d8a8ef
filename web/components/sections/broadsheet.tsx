import type { Card } from '../../card.ts'
import { dayOf } from '../../dates.ts'
import { dyedFrom } from '../../dye.ts'
import { CardPicture } from '../lists/card-picture.tsx'
import { EntryLink } from '../lists/entry-link.tsx'

/** A broadsheet on tint: the newest issue over the fold, the earlier ones in columns under it. */
export function Broadsheet({ cards: [newest, ...earlier] }: { cards: Card[] }) {
  return (
    <div className="broadsheet grid" style={dyedFrom(newest?.image?.tokens)}>
      {newest && <Newest card={newest} />}
      <div className="broadsheet-columns">
        {earlier.map((card) => (
          <article key={card.id}>
            <p className="code quiet">{card.date && dayOf(card.date)}</p>
            <h2>
              <EntryLink card={card}>{withoutName(card.title)}</EntryLink>
            </h2>
            {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
          </article>
        ))}
      </div>
    </div>
  )
}

function Newest({ card }: { card: Card }) {
  return (
    <article className="broadsheet-newest">
      <div>
        <p className="code">{card.date && dayOf(card.date)}</p>
        <h2>
          <EntryLink card={card}>{withoutName(card.title)}</EntryLink>
        </h2>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
      </div>
      <CardPicture card={card} first ratio="1" sizes="(min-width: 768px) 42vw, 100vw" />
    </article>
  )
}

/** On its own page the paper need not be named again: "The Weekly, No. 14" is "No. 14". */
export function withoutName(title: string): string {
  return title.replace(/^The Weekly,\s*/, '')
}
