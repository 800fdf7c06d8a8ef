import { Link } from 'react-router'

/** Real links to the pages before and after. */
export function Pages({
  page,
  pages,
  query = {},
}: {
  page: number
  pages: number
  /** What else the address must keep. */
  query?: Record<string, string>
}) {
  if (pages <= 1) return null
  const to = (number: number) => `?${new URLSearchParams({ ...query, page: String(number) })}`
  return (
    <nav className="entries-pages grid" aria-label="Pages">
      {page > 1 && <Link to={to(page - 1)}>Newer</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={to(page + 1)}>Older</Link>}
    </nav>
  )
}
