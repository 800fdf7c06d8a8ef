import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { EntryItem } from '#modules/content/contract.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { toCard } from '../../card.ts'
import { withAnd } from '../../reading/text.ts'
import { useViewer } from '../../session/use-session.ts'
import { bookmarks } from '../../shelf/bookmarks.ts'
import { type Found, keptPath, STEP, useKeptEntries } from '../../shelf/kept.ts'
import { cutOf } from '../cloth.tsx'
import { useShelf } from '../entry/keep.tsx'
import { Picture } from '../picture.tsx'

/** Lengths that no two neighbours share. */
const LENGTHS = ['4 / 5', '1 / 1', '5 / 6', '6 / 5']

/** The kept entries on a rail, in the order they were kept; taken off here. */
export function Kept({ known }: { known: Found }) {
  const { status, bookmarks: kept, failed } = useShelf()
  const [most, setMost] = useState(STEP)
  const shown = kept.slice(0, most)
  const { found, hasFailed, retry } = useKeptEntries(shown, known)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)

  /** The focus goes to what takes its place: the next one, the one before, or the heading. */
  function remove(id: string, place: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1] ?? heading.current
    next?.focus()
    void bookmarks.remove(id)
  }

  /** What is pressed is gone at once. */
  const again = (ask: () => void) => () => {
    heading.current?.focus()
    ask()
  }

  const titleOf = (id: string) => withAnd(found.get(id)?.fields.title ?? 'this entry')
  return (
    <section className="kept" aria-labelledby="kept">
      <header className="profile-head grid">
        <h2 id="kept" tabIndex={-1} ref={heading}>
          What you keep
        </h2>
        <p className="code" role="status">
          {failed && kept.includes(failed)
            ? `${titleOf(failed)} could not be removed. It is still kept; try again.`
            : status === 'ready' && kept.length > 0 && `${kept.length} kept, the latest first`}
        </p>
      </header>
      {status === 'failed' && (
        <Again words="Your kept entries could not be loaded." onAgain={again(bookmarks.retry)} />
      )}
      {hasFailed && <Again words="Some of your kept entries could not be loaded." onAgain={again(retry)} />}
      {status === 'ready' && kept.length === 0 && (
        <p className="kept-none standfirst">
          Nothing yet. Fill the hole of an entry’s card and it hangs here, so that you find it again.
        </p>
      )}
      {shown.length > 0 && (
        <ul className="kept-rail grid" ref={list}>
          {shown.map((id, place) => (
            <KeptEntry
              key={id}
              entry={found.get(id)}
              ratio={LENGTHS[place % LENGTHS.length] ?? '1'}
              onRemove={() => remove(id, place)}
            />
          ))}
        </ul>
      )}
      {kept.length > shown.length && (
        <p className="kept-more">
          <button type="button" className="button button-line" onClick={() => setMost(most + STEP)}>
            Show {Math.min(STEP, kept.length - shown.length)} more of {kept.length}
          </button>
        </p>
      )}
    </section>
  )
}

interface KeptEntryProps {
  /** Not yet known, or not there. */
  entry: EntryItem | null | undefined
  ratio: string
  onRemove: () => void
}

function KeptEntry({ entry, ratio, onRemove }: KeptEntryProps) {
  const card = entry && toCard(entry)
  const isStaff = useViewer()?.staff === true
  const path = entry ? keptPath(entry, isStaff) : undefined
  return (
    <li className="kept-plate" aria-busy={entry === undefined}>
      <div className="hanger-card code">
        <span>{card?.code}</span>
        <span className="hole hole-filled" />
        <button type="button" data-remove onClick={onRemove}>
          Remove<span className="out-of-sight"> {card?.title ?? 'an entry that is no longer open'}</span>
        </button>
      </div>
      {card?.image ? (
        <Picture
          image={{ ...card.image, alt: '' }}
          ratio={ratio}
          sizes="(min-width: 1280px) 17vw, (min-width: 768px) 25vw, 96px"
          className={cutOf(card)}
        />
      ) : (
        <div className="kept-blank" style={{ aspectRatio: ratio }} />
      )}
      <div className="kept-name">
        {card && <h3>{path ? <Link to={path}>{card.title}</Link> : card.title}</h3>}
        {card?.section && <p className="code quiet">{sectionLabel(card.section)}</p>}
        {entry === null && <p className="quiet">No longer open to you</p>}
      </div>
    </li>
  )
}

function Again({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <p className="kept-none" role="alert">
      {words}{' '}
      <button type="button" className="button button-line" onClick={onAgain}>
        Try again
      </button>
    </p>
  )
}
