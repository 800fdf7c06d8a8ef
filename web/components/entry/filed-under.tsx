import { Link } from 'react-router'
import { toSearch } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'

/** The subjects of an entry, each a way to more of it in this list; for whoever has no list they are words. */
export function FiledUnder({ tags, list }: { tags: string[]; list?: string }) {
  if (tags.length === 0) return null
  return (
    <section className="filed grid">
      <h2 className="code">Filed under</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag} className="display">
            {list ? <Link to={`${list}${toSearch({ tag })}`}>{withAnd(tag)}</Link> : withAnd(tag)}
          </li>
        ))}
      </ul>
    </section>
  )
}
