import { Link } from 'react-router'
import { sectionLabel } from '#modules/content/sections.ts'
import { monthOf } from '../../dates.ts'
import type { SectionNews } from '../../reading/home.ts'
import { EntryLink } from './entry-link.tsx'

/** What is new in each section the member has: a contents page. */
export function HomeSections({ sections }: { sections: SectionNews[] }) {
  if (sections.length === 0) return null
  return (
    <section className="contents grid" aria-labelledby="contents">
      <h2 id="contents">In each section</h2>
      <ul>
        {sections.map(({ section, count, newest }) => (
          <li key={section}>
            <p className="contents-section">
              <Link to={`/${section}`}>{sectionLabel(section)}</Link>{' '}
              <span className="code quiet">{count}</span>
            </p>
            <p className="display">
              <EntryLink card={newest}>{newest.title}</EntryLink>
            </p>
            <p className="code quiet">
              {newest.code} {newest.date && monthOf(newest.date)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
