import { Fault } from '../../components/frame/fault.tsx'
import { Bolt } from '../../components/landing/bolt.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Who We Are', path: '/about' })
export const headers = sharedPageHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { about: context.get(pageContext).site.about.map((paragraph) => withAnd(paragraph)) }
}

export default function About({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  const { cloth } = matches[1].loaderData
  const [opening, ...rest] = loaderData.about
  return (
    <>
      <header className="cover field grid">
        <h1>
          Who <br />
          We Are
        </h1>
        <p className="standfirst">{opening}</p>
        <Bolt card={cloth} sizes="(min-width: 768px) 27vw, 66vw" first />
      </header>
      <div className="reading grid">
        <dl className="reading-facts code">
          <div>
            <dt>Address</dt>
            {site.address.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          <div>
            <dt>Telephone</dt>
            <dd>{site.phone}</dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
          </div>
        </dl>
        <div className="prose">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
