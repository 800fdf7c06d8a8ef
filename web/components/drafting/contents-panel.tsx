import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { toMicroSearch } from '../../reading/client-areas.ts'
import { withAnd } from '../../reading/text.ts'
import { useSession } from '../../session/use-session.ts'
import { Lay, type LayEntry } from './lay.tsx'

const OPEN_KEY = 'toile.contents-open'
const MOST = 48

/** The side panel of a private entry: the client's lay plan, so that one goes from piece to piece. For whoever is logged in. */
export function ContentsPanel({ entry, place }: { entry: EntryItem; place: string }) {
  const { viewer } = useSession()
  return viewer ? <Panel entry={entry} place={place} isStaff={viewer.staff} /> : null
}

function Panel({ entry, place, isStaff }: { entry: EntryItem; place: string; isStaff: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useState(wasOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  function turn(open: boolean) {
    rememberOpen(open)
    setOpen(open)
    requestAnimationFrame(() => (open ? panel.current : opener.current)?.focus({ preventScroll: true }))
  }

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Escape means the sheet in which one writes, where one does.
      if (!panel.current?.contains(document.activeElement) && document.activeElement !== opener.current)
        return
      rememberOpen(false)
      setOpen(false)
      opener.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <>
      <p className="private-strip code">
        <span className="quiet">{isStaff ? 'Shown to its client alone' : 'Shown to your company alone'}</span>
        <button
          ref={opener}
          type="button"
          className="bar-link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => turn(!isOpen)}
        >
          {isOpen ? 'Close the contents' : 'Contents'}
        </button>
      </p>
      <aside ref={panel} id={id} className="side-panel" aria-label="Contents" tabIndex={-1} hidden={!isOpen}>
        <header>
          <h2>Contents</h2>
          <button type="button" className="bar-link" onClick={() => turn(false)}>
            Close
          </button>
        </header>
        {isOpen && <Contents entry={entry} place={place} />}
      </aside>
    </>
  )
}

function Contents({ entry, place }: { entry: EntryItem; place: string }) {
  const [entries, setEntries] = useState<LayEntry[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const { client = '', tags = [] } = entry.fields
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let left = false
    const query = new URLSearchParams({
      content_type: 'private',
      'fields.client': client,
      limit: String(MOST),
    })
    query.set('order', '-fields.date')
    callApi<EntryList>(`/content/getList?${query}`).then(
      ({ items }) =>
        left ||
        setEntries(
          items.map((item) => ({
            card: toCard(item),
            to: `${place}/${encodeURIComponent(item.fields.slug ?? '')}`,
          })),
        ),
      () => left || setEntries('failed'),
    )
    return () => {
      left = true
    }
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
          <h3 className="code">This piece is about</h3>
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

/** For this tab: whoever goes from piece to piece keeps the plan beside them. */
function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN_KEY) === 'yes'
  } catch {
    return false
  }
}

function rememberOpen(open: boolean): void {
  try {
    if (open) sessionStorage.setItem(OPEN_KEY, 'yes')
    else sessionStorage.removeItem(OPEN_KEY)
  } catch {
    // It is only a convenience.
  }
}
