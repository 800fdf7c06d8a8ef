import { Link } from 'react-router'
import type { EntryItem, EntryLink } from '#modules/content/contract.ts'
import { toCard } from '../../card.ts'
import { withAnd } from '../../reading/text.ts'
import { useWays } from '../../reading/ways.ts'
import { Rail } from '../lists/rail.tsx'
import { FiledUnder } from './filed-under.tsx'

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

function Neighbour({ label, entry }: { label: string; entry: EntryLink | undefined }) {
  const { toEntry } = useWays()
  const path = entry && toEntry(entry.fields)
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
