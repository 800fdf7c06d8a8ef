import { Link } from 'react-router'
import { type Chosen, toSearch } from '../reading/lists.ts'

/** Real links to the pages before and after, with what was chosen. */
export function Pages({ chosen, pages }: { chosen: Chosen; pages: number }) {
  const { page } = chosen
  if (pages <= 1) return null
  const to = (number: number) => toSearch({ ...chosen, page: number }) || '.'
  return (
    <nav className="entries-pages" aria-label="Pages">
      {page > 1 && (
        <Link className="button button-line" to={to(page - 1)} rel="prev">
          Newer
        </Link>
      )}
      <span className="code">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="button button-line" to={to(page + 1)} rel="next">
          Older
        </Link>
      )}
    </nav>
  )
}
