import { isRouteErrorResponse, Link } from 'react-router'
import type { PresentationCard } from '#modules/content/cards.ts'
import { Hanger } from '../lists/hanger.tsx'
import { Fault } from './fault.tsx'

const LENGTHS = ['4 / 3', '4 / 5', '1 / 1']

/** A page that is not there: the way home, and the three latest presentations. */
export function Lost({ latest }: { latest: PresentationCard[] }) {
  return (
    <>
      <header className="masthead lost grid">
        <h1>Page Not Found</h1>
        <p className="standfirst">{"Oh no, we couldn't find this page."}</p>
        <p className="lost-way">
          <Link className="button" to="/">
            Back to the front page
          </Link>
        </p>
      </header>
      <section className="lost-rail rail grid" aria-label="The latest presentations">
        {latest.length === 0 && <p className="standfirst">The latest presentations will hang here.</p>}
        {latest.map((card, place) => (
          <Hanger
            key={card.id}
            card={card}
            ratio={LENGTHS[place % LENGTHS.length] ?? '1'}
            sizes="(min-width: 768px) 42vw, 100vw"
          />
        ))}
      </section>
    </>
  )
}

/** What a page answers with that looked for something and did not find it: see `notFound` in not-found.ts. */
export function LostOrFault({ error }: { error: unknown }) {
  const told = isRouteErrorResponse(error) && error.status === 404 ? error.data : undefined
  return told?.latest ? <Lost latest={told.latest} /> : <Fault error={error} />
}
