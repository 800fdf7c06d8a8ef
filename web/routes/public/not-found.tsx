import { data, Link } from 'react-router'
import { Fault } from '../../components/frame/fault.tsx'
import { Hanger } from '../../components/lists/hanger.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/not-found.ts'

const LENGTHS = ['4 / 3', '4 / 5', '1 / 1']

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Page Not Found', indexed: false })

export async function loader({ context }: Route.LoaderArgs) {
  return data({ latest: await context.get(pageContext).latestPresentations() }, { status: 404 })
}

export default function NotFound({ loaderData: { latest } }: Route.ComponentProps) {
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
