import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { opensSection } from '#modules/access/policy.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { Fault } from '../../components/fault.tsx'
import { useShelf } from '../../components/keep.tsx'
import { Loading } from '../../components/loading.tsx'
import { describePage } from '../../meta.ts'
import { SECTION_LINKS } from '../../navigation.ts'
import { entryPath } from '../../reading/addresses.ts'
import { type SignedIn, session } from '../../session/session.ts'
import { bookmarks } from '../../shelf/bookmarks.ts'
import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Profile', indexed: false })

export async function clientLoader() {
  await session.start()
  const { viewer } = session.snapshot()
  if (!viewer) return null
  const client = viewer.company
    ? await callApi<ClientInfo>(`/clients/${encodeURIComponent(viewer.company)}`).catch(() => undefined)
    : undefined
  return { viewer, client }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { viewer, client } = loaderData
  return (
    <>
      <header className="masthead micro grid">
        <h1>{viewer.name || 'Profile'}</h1>
      </header>
      <div className="profile grid">
        <section aria-labelledby="who">
          <h2 id="who">Who you are</h2>
          <dl className="profile-facts">
            <div>
              <dt>E-mail</dt>
              <dd>{viewer.email}</dd>
            </div>
            {client && (
              <div>
                <dt>Company</dt>
                <dd>
                  {client.displayName}
                  {client.joinDate && `, member since ${client.joinDate.slice(0, 4)}`}
                </dd>
              </div>
            )}
          </dl>
          <p className="profile-ways">
            <Link className="button button-line" to="/forgot-password">
              Change the password
            </Link>
            <button type="button" className="button" onClick={() => session.logout()}>
              Log Out
            </button>
          </p>
        </section>
        <Opens viewer={viewer} />
        <Kept />
      </div>
    </>
  )
}

function Opens({ viewer }: { viewer: SignedIn }) {
  return (
    <section aria-labelledby="opens">
      <h2 id="opens">What your membership opens</h2>
      <ul className="profile-list">
        {SECTION_LINKS.map(({ section, label, path }) => (
          <li key={section}>
            <Link to={path}>{label}</Link>
            <span className="code quiet">{opensSection(viewer, section) ? 'Open' : 'Not subscribed'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The kept entries in the order they were kept. One that is no longer there, or no longer open, is only a number. */
function Kept() {
  const { status, bookmarks: kept, failed } = useShelf()
  const [entries, setEntries] = useState<Map<string, EntryItem>>()
  const ids = kept.slice(0, 100).join(',')
  useEffect(() => {
    if (!ids) return setEntries(new Map())
    let left = false
    const query = new URLSearchParams({ content_type: 'presentation', 'sys.id[in]': ids, limit: '100' })
    callApi<EntryList>(`/content/getList?${query}`).then(
      ({ items }) => !left && setEntries(new Map(items.map((item) => [item.sys.id, item]))),
      () => !left && setEntries(new Map()),
    )
    return () => {
      left = true
    }
  }, [ids])
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">What you keep</h2>
      {status === 'failed' && (
        <p role="alert">
          Your kept entries could not be loaded.{' '}
          <button type="button" className="button button-line" onClick={() => void bookmarks.retry()}>
            Try again
          </button>
        </p>
      )}
      {status === 'ready' && kept.length === 0 && (
        <p>Nothing yet. Fill the hole of a card to keep its entry here.</p>
      )}
      <ul className="profile-list">
        {entries &&
          kept.map((id) => {
            const entry = entries.get(id)
            const path = entry && entryPath(entry.fields)
            return (
              <li key={id}>
                {path ? (
                  <Link to={path}>{entry.fields.title}</Link>
                ) : (
                  <span className="quiet">No longer open to you</span>
                )}
                <button type="button" className="bar-link" onClick={() => void bookmarks.remove(id)}>
                  Remove<span className="visually-hidden"> {entry?.fields.title}</span>
                </button>
                {failed === id && <span role="status">It could not be removed.</span>}
              </li>
            )
          })}
      </ul>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
