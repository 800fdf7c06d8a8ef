import { Link } from 'react-router'
import type { Facets } from '#modules/content/facet-contract.ts'
import type { Card } from '../../card.ts'
import { dyedFrom } from '../../dye.ts'
import { CardPicture } from '../lists/card-picture.tsx'
import { EntryLink } from '../lists/entry-link.tsx'
import { inRunsOf } from './groups.ts'

/** Rows by year, each with its thread of the chart. */
export function Ledger({ cards }: { cards: Card[] }) {
  return inRunsOf(cards, ({ date }) => date?.slice(0, 4) ?? 'Undated').map(({ key: year, run }, turn) => (
    <section key={year} className="ledger grid" aria-label={year}>
      <p className="ledger-year display" aria-hidden="true">
        {year}
      </p>
      <div className="ledger-rows">
        {run.map((card, place) => (
          <Row key={card.id} card={card} first={turn === 0 && place === 0} />
        ))}
      </div>
    </section>
  ))
}

function Row({ card, first }: { card: Card; first: boolean }) {
  return (
    <article className="ledger-row" style={dyedFrom(card.image?.tokens)}>
      <p className="code">
        <b>{card.code}</b>
        <span className="quiet">{card.date?.slice(5)}</span>
      </p>
      <div>
        <h2>
          <EntryLink card={card}>{card.title}</EntryLink>
        </h2>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
      </div>
      <CardPicture card={card} ratio="8 / 5" first={first} sizes="(min-width: 768px) 25vw, 100vw" />
    </article>
  )
}

/** Every year that has any, as long as it has many. */
export function YearIndex({ years, chosen }: { years: Facets['years']; chosen: number | undefined }) {
  const most = Math.max(...years.map(({ count }) => count), 1)
  return (
    <nav className="year-index" aria-label="Years">
      <ol>
        {years.map(({ year, count }) => (
          <li key={year}>
            <Link
              to={year === chosen ? '/business-insights' : `/business-insights/year/${year}`}
              aria-current={year === chosen ? 'page' : undefined}
              style={{ ['--part' as string]: count / most }}
            >
              <b className="display">{year}</b>
              <span className="code">{count}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
