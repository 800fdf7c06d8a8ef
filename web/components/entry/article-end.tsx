import { use } from 'react'
import { Link } from 'react-router'
import type { EntryItem, EntryLink } from '#modules/content/contract.ts'
import { toCard } from '../../card.ts'
import { toSearch } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'
import { EntryPaths } from '../lists/entry-paths.ts'
import { Rail } from '../lists/rail.tsx'

const RELATED = 4

/** The ways on from an entry: its subjects, the ones before and after it, and those like it. */
export function ArticleEnd({ entry, list }: { entry: EntryItem; list: string }) {
  const { related = [], neighbours, fields } = entry
  const like = related.filter(({ fields: { image } }) => image).slice(0, RELATED)
  return (
    <>
      <FiledUnder tags={fields.tags ?? []} list={list} />
      {(neighbours?.older || neighbours?.newer) && (
        <nav className="neighbours grid" aria-label="Before and after">
          <Neighbour label="Older" entry={neighbours.older} />
          <Neighbour label="Newer" entry={neighbours.newer} />
        </nav>
      )}
      {like.length > 0 && <Rail cards={like.map(toCard)} label="Related" />}
    </>
  )
}

function FiledUnder({ tags, list }: { tags: string[]; list: string }) {
  if (tags.length === 0) return null
  return (
    <section className="filed grid">
      <h2 className="code">Filed under</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className="display" to={`${list}${toSearch({ tag })}`}>
              {withAnd(tag)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbour({ label, entry }: { label: string; entry: EntryLink | undefined }) {
  const pathOf = use(EntryPaths)
  const path = entry && pathOf(entry.fields)
  if (!path) return null
  return (
    <Link to={path} data-side={label} rel={label === 'Older' ? 'prev' : 'next'}>
      <span className="code">
        {label} {entry.fields.code}
      </span>
      <b className="display">{withAnd(entry.fields.title)}</b>
    </Link>
  )
}
