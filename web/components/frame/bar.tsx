import { Link, useLocation } from 'react-router'
import { session } from '../../session/session.ts'
import { useViewer } from '../../session/use-session.ts'
import type { PublicSite } from '../../site.ts'
import { LogIn } from './log-in.tsx'

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
            <LogIn
              className="bar-link"
              target={pathname === '/' || pathname === '/logout' ? '/' : undefined}
            />
          </>
        )}
      </nav>
    </header>
  )
}
