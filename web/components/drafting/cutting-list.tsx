import { Link } from 'react-router'
import { monthOf } from '../../dates.ts'
import { withAnd } from '../../reading/text.ts'
import type { LayEntry } from './lay.tsx'

/** The pieces of the lay once more in order, each with what it says of itself. */
export function CuttingList({ entries, from = 1 }: { entries: LayEntry[]; from?: number }) {
  return (
    <section className="cutting grid" aria-labelledby="cutting">
      <h2 id="cutting" className="code">
        Cutting list
      </h2>
      <ol>
        {entries.map(({ card, to, note }, place) => (
          <li key={card.id}>
            <span className="cutting-number display" aria-hidden="true">
              {from + place}
            </span>
            <h3>
              <Link to={to} viewTransition>
                {card.title}
              </Link>
            </h3>
            <p className="standfirst">{card.standfirst}</p>
            <p className="cutting-facts code quiet">
              {[
                note,
                card.code,
                card.date && monthOf(card.date),
                ...(card.tags ?? []).map((tag) => withAnd(tag)),
              ]
                .filter(Boolean)
                .map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
