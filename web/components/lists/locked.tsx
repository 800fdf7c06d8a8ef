import { Link } from 'react-router'
import type { Facets } from '#modules/content/facet-contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'

/** What an à-la-carte membership leaves closed: one quiet line a section, and the way to ask for it. */
export function Locked({ locked }: Pick<Facets, 'locked'>) {
  const closed = locked.filter(({ section, count }) => isSection(section) && count > 0)
  if (closed.length === 0) return null
  return (
    <section className="locked grid" aria-labelledby="locked">
      <h2 id="locked" className="code">
        Not in your membership
      </h2>
      <ul>
        {closed.map(({ section, count }) =>
          isSection(section) ? (
            <li key={section}>
              <Link to={`/${section}`}>
                <span>{sectionLabel(section)}</span>
                <span className="code quiet">
                  {count} more {count === 1 ? 'entry' : 'entries'}
                </span>
                <span className="code">Ask about it</span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}
