import { Fault } from '../../components/frame/fault.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import { dialled } from '../../site.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Contact', path: '/contact' })
export const headers = sharedPageHeaders

export function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(pageContext).site
  return { staff: staff.map((person) => ({ ...person, title: withAnd(person.title) })) }
}

export default function Contact({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  return (
    <>
      <header className="masthead grid">
        <h1>Contact</h1>
      </header>
      <section className="reach grid" aria-label="How to reach us">
        <address className="display">
          {site.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p className="display">
          <a href={`tel:${dialled(site.phone)}`}>{site.phone}</a>
          <br />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </section>
      {loaderData.staff.length > 0 && (
        <section className="directory grid" aria-labelledby="directory">
          <h2 id="directory">Who to ask for</h2>
          <ul>
            {loaderData.staff.map((person) => (
              <li key={person.email}>
                <b className="display">{person.name}</b>
                <span>{person.title}</span>
                <a href={`mailto:${person.email}`}>{person.email}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
