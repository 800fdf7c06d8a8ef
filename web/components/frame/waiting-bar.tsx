import { Link } from 'react-router'
import type { PublicSite } from '../../site.ts'

/** The library's bars before it is known who is there: as high as they will be, so that nothing moves when they come. */
export function WaitingBar({ site }: { site: PublicSite }) {
  return (
    <header className="frame">
      <div className="sub" />
      <div className="bar bar-members">
        <Link className="bar-logo" to="/home">
          {site.name}
        </Link>
      </div>
    </header>
  )
}
