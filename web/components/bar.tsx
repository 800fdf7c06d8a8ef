import { Link } from 'react-router'
import type { PublicSite } from '../site.ts'

export function Bar({ site }: { site: PublicSite }) {
  return (
    <header className="bar">
      <Link className="bar-logo" to="/">
        {site.name}
      </Link>
      <span className="bar-tagline">{site.tagline}</span>
      <nav aria-label="Main">
        <Link to="/#about">About</Link>
      </nav>
    </header>
  )
}
