import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { toMicroSearch } from '../../reading/client-areas.ts'
import { withAnd } from '../../reading/text.ts'
import { unlessLeft } from '../../unless-left.ts'
import { Lay, type LayEntry } from './lay.tsx'

const MOST = 48

/** All of a client's pieces, what this one is about, and the way to one's notes. */
export function Contents({ entry, place }: { entry: EntryItem; place: string }) {
  const [entries, setEntries] = useState<LayEntry[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const { client = '', tags = [] } = entry.fields
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const query = new URLSearchParams({
      content_type: 'private',
      'fields.client': client,
      order: '-fields.date',
      limit: String(MOST),
    })
    const toPiece = (item: EntryItem) => ({
      card: toCard(item),
      to: `${place}/${encodeURIComponent(item.fields.slug ?? '')}`,
    })
    return unlessLeft(
      callApi<EntryList>(`/content/getList?${query}`),
      ({ items }) => setEntries(items.map(toPiece)),
      () => setEntries('failed'),
    )
  }, [client, place, attempt])
  return (
    <>
      {entries === undefined && (
        <p className="code quiet" role="status">
          Loading
        </p>
      )}
      {entries === 'failed' && (
        <div>
          <p className="standfirst">The contents could not be loaded.</p>
          <button type="button" className="button button-line" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      )}
      {Array.isArray(entries) && <Lay entries={entries} label="Lay plan" current={entry.sys.id} />}
      {tags.length > 0 && (
        <nav className="side-panel-tags" aria-label="Filed under">
          <p className="code">This piece is about</p>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`${place}${toMicroSearch({ tags: [tag] })}`}>{withAnd(tag)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="code">
        <Link to="/notes">All your notes</Link>
      </p>
    </>
  )
}
