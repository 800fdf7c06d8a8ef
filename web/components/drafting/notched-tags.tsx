import { Link } from 'react-router'
import type { Facets } from '#modules/content/facet-contract.ts'
import { piecesInWords } from '../../reading/client-areas.ts'
import { withAnd } from '../../reading/text.ts'

interface NotchedTagsProps {
  tags: string[]
  chosen: string[]
  /** The numbers beside them; they stand without. */
  facets: Facets | undefined
  /** How many pieces are left, for whoever does not see the plan change. */
  total: number
  /** The address at which these are chosen. */
  address: (tags: string[]) => string
}

/** The client's own subjects. Several may be chosen; each is a link that adds itself or takes itself away. */
export function NotchedTags({ tags, chosen, facets, total, address }: NotchedTagsProps) {
  const counts = facets && new Map(facets.tags.map(({ tag, count }) => [tag, count]))
  // A tag that is only in the address can still be taken away.
  const shown = [...tags, ...chosen.filter((tag) => !tags.includes(tag))]
  if (shown.length === 0) return null
  return (
    <nav className="notched" aria-label="Subjects">
      <p role="status" className="out-of-sight">
        {piecesInWords(total)}
      </p>
      <ul>
        <li>
          <Link to={address([])} preventScrollReset aria-current={chosen.length === 0 ? 'true' : undefined}>
            Everything
          </Link>
        </li>
        {shown.map((tag) => {
          const isChosen = chosen.includes(tag)
          const next = isChosen ? chosen.filter((each) => each !== tag) : [...chosen, tag]
          return (
            <li key={tag}>
              <Link to={address(next)} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
                {withAnd(tag)} {counts && <span className="filters-count">{counts.get(tag) ?? 0}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
