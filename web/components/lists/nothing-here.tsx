import { Link } from 'react-router'
import type { Chosen } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'

/** An empty list says why it is empty, and the way to one that is not. */
export function NothingHere({ chosen, all }: { chosen: Chosen; all: string }) {
  const what = [
    chosen.tag && `filed under “${withAnd(chosen.tag)}”`,
    chosen.year && `from ${chosen.year}`,
    chosen.client && 'for this client',
  ].filter(Boolean)
  return (
    <section className="nothing grid">
      <p className="display">{what.length > 0 || chosen.page > 1 ? 'Nothing hangs here' : 'Nothing yet'}</p>
      <p className="standfirst">
        {what.length > 0
          ? `There is no entry ${what.join(' and ')} in this section that you may open.`
          : chosen.page > 1
            ? 'The list ends before this page.'
            : 'The first entry will hang here on the day it is published.'}
      </p>
      {(what.length > 0 || chosen.page > 1) && (
        <Link className="button" to={all}>
          Show everything
        </Link>
      )}
    </section>
  )
}
