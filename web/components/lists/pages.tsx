import { Link } from 'react-router'
import { type Chosen, toSearch } from '../../reading/lists.ts'

interface PagesProps {
  chosen: Chosen
  pages: number
  /** What the ways back and on are called, where a list is not in order of time. */
  words?: readonly [before: string, after: string]
  /** The address of a page, where more than the usual was chosen. */
  address?: (page: number) => string
}

/** Real links to the pages before and after, with what was chosen. */
export function Pages({ chosen, pages, words = ['Newer', 'Older'], address }: PagesProps) {
  const { page } = chosen
  if (pages <= 1) return null
  const to = address ?? ((number: number) => toSearch({ ...chosen, page: number }) || '.')
  return (
    <nav className="entries-pages" aria-label="Pages">
      {page > 1 && (
        <Link className="button button-line" to={to(page - 1)} rel="prev">
          {words[0]}
        </Link>
      )}
      <span className="code">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="button button-line" to={to(page + 1)} rel="next">
          {words[1]}
        </Link>
      )}
    </nav>
  )
}
