import { type ComponentType, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type SignedIn, session } from '../../session/session.ts'
import { useViewer } from '../../session/use-session.ts'
import type { PublicSite } from '../../site.ts'
import { LogIn } from './log-in.tsx'

interface MemberBarProps {
  site: PublicSite
  viewer: SignedIn
}
let MemberBar: ComponentType<MemberBarProps> | undefined

/** The library's bar, once a page of the library has brought it: a visitor's browser never has it. */
export function showToMembers(bar: ComponentType<MemberBarProps>): void {
  MemberBar = bar
}

/**
 * The bar of a page that everybody reads. A member who comes to it from the library keeps the library's. Whoever opens it anew
 * has the visitor's, with the way home: the page is the same for everyone until the browser knows who is there, and a bar of
 * two lines in the place of one would then move all below it.
 */
export function PublicBar({ site }: { site: PublicSite }) {
  const viewer = useViewer()
  const [isFromLibrary] = useState(viewer !== null && MemberBar !== undefined)
  return isFromLibrary && viewer && MemberBar ? (
    <MemberBar site={site} viewer={viewer} />
  ) : (
    <Bar site={site} />
  )
}

export function Bar({ site }: { site: PublicSite }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  return (
    <header className="bar">
      <Link className="bar-logo" to="/">
        {site.name}
      </Link>
      <span className="bar-tagline">{site.tagline}</span>
      <nav aria-label="Main">
        {viewer ? (
          <>
            <Link to="/home">Home</Link>
            {viewer.staff && <span className="bar-staff">Staff</span>}
            <button type="button" className="bar-link" onClick={() => session.logout()}>
              Log Out
            </button>
          </>
        ) : (
          <>
            <Link to="/#about">About</Link>
            <LogIn target={pathname === '/' || pathname === '/logout' ? '/' : undefined} />
          </>
        )}
      </nav>
    </header>
  )
}
