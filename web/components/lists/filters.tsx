import { Link } from 'react-router'
import type { Facets } from '#modules/content/facet-contract.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { type Chosen, readUnder, toSearch } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'

/** How many stand in the row; the rest are behind a word. */
const SHOWN = 8

interface FiltersProps {
  facets: Facets
  chosen: Chosen
  /** What may be chosen here. */
  by: readonly ('section' | 'year' | 'tag')[]
  /** How many entries are left, for whoever does not see the list change; not where the page says it already. */
  total?: number | undefined
}

/** Every choice is a link with the number it would leave, so that it can be opened, kept and sent. */
export function Filters({ facets, chosen, by, total }: FiltersProps) {
  const { page: _, ...rest } = chosen
  return (
    <nav className="filters code" aria-label="Filter">
      <p role="status" className="out-of-sight">
        {total !== undefined && `${total} ${total === 1 ? 'entry' : 'entries'}`}
      </p>
      {by.includes('section') && (
        <Row
          name="Section"
          all={toSearch({ ...rest, section: undefined })}
          chosen={chosen.section}
          choices={readUnder(facets.sections).map(({ section, count }) => ({
            key: section,
            label: sectionLabel(section),
            count,
            to: toSearch({ ...rest, section }),
          }))}
        />
      )}
      {by.includes('year') && (
        <Row
          name="Year"
          all={toSearch({ ...rest, year: undefined })}
          chosen={chosen.year}
          choices={facets.years.map(({ year, count }) => ({
            key: year,
            label: String(year),
            count,
            to: toSearch({ ...rest, year }),
          }))}
        />
      )}
      {by.includes('tag') && (
        <Row
          name="Tag"
          all={toSearch({ ...rest, tag: undefined })}
          chosen={chosen.tag}
          choices={facets.tags.map(({ tag, count }) => ({
            key: tag,
            label: withAnd(tag),
            count,
            to: toSearch({ ...rest, tag }),
          }))}
        />
      )}
    </nav>
  )
}

interface Choice {
  key: string | number
  label: string
  count: number
  to: string
}

/** A choice that would leave nothing is not offered, unless it is the one that was made. */
function Row({
  name,
  all,
  chosen,
  choices,
}: {
  name: string
  all: string
  chosen: string | number | undefined
  choices: Choice[]
}) {
  const made = choices.find(({ key }) => key === chosen)
  const first = choices.slice(0, SHOWN)
  const shown = made && !first.includes(made) ? [made, ...first.slice(0, -1)] : first
  const others = choices.filter((choice) => !shown.includes(choice))
  return (
    <div className="filters-row">
      <span className="filters-name">{name}</span>
      <ul>
        <li>
          <Link to={all || '.'} preventScrollReset aria-current={chosen === undefined ? 'true' : undefined}>
            All<span className="out-of-sight"> {name.toLowerCase()}s</span>
          </Link>
        </li>
        {chosen !== undefined && !made && (
          <li>
            <Link to={all || '.'} preventScrollReset aria-current="true">
              {withAnd(String(chosen))} <span className="filters-count">0</span>
            </Link>
          </li>
        )}
        {shown.map((choice) => (
          <Way key={choice.key} choice={choice} isChosen={choice === made} />
        ))}
        {others.length > 0 && (
          <li className="filters-more">
            <details>
              <summary>{others.length} more</summary>
              <ul>
                {others.map((choice) => (
                  <Way key={choice.key} choice={choice} isChosen={false} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </div>
  )
}

function Way({ choice, isChosen }: { choice: Choice; isChosen: boolean }) {
  return (
    <li>
      <Link to={choice.to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
        {choice.label} <span className="filters-count">{choice.count}</span>
      </Link>
    </li>
  )
}
