import { useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { microSitePath } from '#modules/clients/address.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'
import { callApi } from '../../api.ts'
import { weekdayOf } from '../../dates.ts'
import { SECONDARY_LINKS, SECTION_LINKS } from '../../navigation.ts'
import { withAnd } from '../../reading/text.ts'
import { type SignedIn, session } from '../../session/session.ts'
import type { PublicSite } from '../../site.ts'
import { unlessLeft } from '../../unless-left.ts'
import { MemberMenu } from './member-menu.tsx'
import { SearchBox } from './search-box.tsx'

/** The two bars of the library: who and what is secondary above, the sections below. */
export function MemberBar({ site, viewer }: { site: PublicSite; viewer: SignedIn }) {
  const client = useOwnClient(viewer)
  const isScrolled = useScrollFlag()
  const own = client && microSitePath(client)
  const name = client && withAnd(client.displayName)
  return (
    <header className={isScrolled ? 'frame frame-scrolled' : 'frame'}>
      <div className="sub">
        <Today />
        {name && <Company name={name} own={own} />}
        {viewer.staff && <span className="bar-staff">Staff</span>}
        <nav aria-label="Secondary">
          {SECONDARY_LINKS.map(({ label, path }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
          <button type="button" className="bar-link" onClick={() => session.logout()}>
            Log Out
          </button>
        </nav>
      </div>
      <div className="bar bar-members">
        <Link className="bar-logo" to="/home">
          {site.name}
        </Link>
        <nav className="bar-sections" aria-label="Sections">
          {SECTION_LINKS.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
          {own && (
            <NavLink className="bar-own" to={own}>
              {name}
            </NavLink>
          )}
        </nav>
        <SearchBox />
        <MemberMenu own={own} clientName={name} />
      </div>
    </header>
  )
}

/** Where the sections leave no room for it, the way to the client's own pages is its name in the line above. */
function Company({ name, own }: { name: string; own: string | undefined }) {
  if (!own) return <span>{name}</span>
  return (
    <>
      <NavLink className="sub-own" to={own}>
        {name}
      </NavLink>
      <span className="sub-name">{name}</span>
    </>
  )
}

/** Only in the browser: the reader's own day, which the server does not know. */
function Today() {
  const [today, setToday] = useState('')
  useEffect(() => setToday(weekdayOf(new Date())), [])
  return <span className="sub-day">{today}</span>
}

function useOwnClient({ company }: SignedIn): ClientInfo | undefined {
  const [client, setClient] = useState<ClientInfo>()
  useEffect(() => {
    if (!company) return
    return unlessLeft(callApi<ClientInfo>(`/clients/${encodeURIComponent(company)}`), setClient)
  }, [company])
  return client
}

const ON_PAST = 30
const OFF_BELOW = 10

/** On past thirty pixels and off below ten: between them it stays as it is, so that it never flickers. */
function useScrollFlag(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled((before) => (before ? scrollY >= OFF_BELOW : scrollY > ON_PAST))
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
