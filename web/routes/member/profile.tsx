import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { opensSection } from '#modules/access/policy.ts'
import { clientPath } from '#modules/clients/address.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'
import type { IdentityConfig } from '#modules/identity/contract.ts'
import type { NoteList } from '#modules/shelf/note-contract.ts'
import { callApi } from '../../api.ts'
import { useShelf } from '../../components/entry/keep.tsx'
import { Fault } from '../../components/frame/fault.tsx'
import { Loading } from '../../components/frame/loading.tsx'
import { AccountWays } from '../../components/profile/account-ways.tsx'
import { Kept } from '../../components/profile/kept.tsx'
import { dayOf } from '../../dates.ts'
import { dyedFrom } from '../../dye.ts'
import { describePage } from '../../meta.ts'
import { SECTION_LINKS } from '../../navigation.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import type { SignedIn } from '../../session/session.ts'
import { bookmarks } from '../../shelf/bookmarks.ts'
import { type Found, findEntries, STEP } from '../../shelf/kept.ts'
import type { Route } from './+types/profile.ts'

const LATEST_NOTES = 3

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Profile', indexed: false })

/** Everything before the page is shown, so that nothing moves; a part that could not be had says so in its place. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const [client, identity, notes, known] = await Promise.all([
    viewer.company
      ? callApi<ClientInfo>(`/clients/${encodeURIComponent(viewer.company)}`).catch(() => undefined)
      : undefined,
    callApi<IdentityConfig>('/identity'),
    callApi<NoteList>(`/notes?limit=${LATEST_NOTES}`).catch(() => undefined),
    bookmarks
      .settled()
      .then((shelf) => findEntries(shelf.bookmarks.slice(0, STEP)))
      .catch((): Found => new Map()),
  ])
  return { viewer, client, identity, notes, known }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { viewer, client, identity, notes, known } = loaderData
  return (
    <>
      <Who viewer={viewer} client={client} known={known} />
      <Kept known={known} />
      <div className="profile grid">
        <Opens viewer={viewer} />
        <Written notes={notes} />
      </div>
      <AccountWays email={viewer.email} identity={identity} />
    </>
  )
}

/** The page is dyed from the cloth that was kept last; whoever keeps nothing is printed in ink. */
function Who({ viewer, client, known }: { viewer: SignedIn; client: ClientInfo | undefined; known: Found }) {
  const { bookmarks: kept } = useShelf()
  const latest = known.get(kept[0] ?? '')
  const tokens = latest?.fields.image?.fields.tokens
  const facts: [string, ReactNode][] = [
    ['E-mail', viewer.email],
    [
      'Company',
      client && (viewer.staff ? nameOf(client) : <Link to={clientPath(client)}>{nameOf(client)}</Link>),
    ],
    ['Member since', client?.joinDate && !viewer.staff ? dayOf(client.joinDate) : undefined],
    ['Membership', membershipOf(viewer)],
  ]
  return (
    <header className={tokens ? 'who field grid' : 'who grid'} style={dyedFrom(tokens)}>
      <h1>{viewer.name || 'Profile'}</h1>
      <dl className="who-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="code">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {tokens && latest?.fields.code && (
        <p className="who-dye code">
          This page is dyed from what you kept last, {latest.fields.code} {withAnd(latest.fields.title ?? '')}
        </p>
      )}
    </header>
  )
}

const nameOf = ({ displayName }: ClientInfo) => withAnd(displayName)

function membershipOf({ staff, memberships }: SignedIn): string {
  if (staff) return 'Staff'
  if (memberships.tobetdg) return 'Full'
  return memberships.alacarte ? 'À la carte' : 'None at the moment'
}

function Opens({ viewer }: { viewer: SignedIn }) {
  return (
    <section className="opens" aria-labelledby="opens">
      <h2 id="opens">{viewer.staff ? 'What is open to you' : 'What your membership opens'}</h2>
      <ul>
        {SECTION_LINKS.map(({ section, label, path }) => {
          const isOpen = opensSection(viewer, section)
          return (
            <li key={section} className={isOpen ? undefined : 'opens-not'}>
              <Link to={path}>{label}</Link>
              <span className="code">{isOpen ? 'Open' : 'Ask about it'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Written({ notes }: { notes: NoteList | undefined }) {
  return (
    <section className="written" aria-labelledby="written">
      <h2 id="written">Your notes</h2>
      {!notes && <p className="standfirst">Your notes could not be loaded.</p>}
      {notes?.total === 0 && (
        <p className="standfirst">
          Nothing written yet. Beside every entry there is a sheet for what you think of it.
        </p>
      )}
      {notes && notes.total > 0 && (
        <ul>
          {notes.items.map(({ entryId, title, path, body, updatedAt }) => (
            <li key={entryId}>
              <h3>{path ? <Link to={path}>{withAnd(title)}</Link> : withAnd(title)}</h3>
              <p className="written-text">{body}</p>
              {updatedAt && <p className="code quiet">{dayOf(updatedAt)}</p>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="button button-line" to="/notes">
          {notes && notes.total > LATEST_NOTES ? `All ${notes.total} notes` : 'All notes'}
        </Link>
      </p>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
