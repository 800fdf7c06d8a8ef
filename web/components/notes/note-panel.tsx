import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useNote } from '../../notes/use-note.ts'
import { isWritten } from '../../notes/words.ts'
import { useEscape } from '../../use-escape.ts'
import { useKeptOpen } from '../../use-kept-open.ts'
import { NoteField } from './note-field.tsx'

const OPEN_KEY = 'toile.note-open'

/**
 * The note beside an entry. From the tablet on a sheet that lies over the margin column and never over the text, with its
 * tab in the page's margin; on the phone a line that unfolds.
 */
export function NotePanel({ entryId }: { entryId: string }) {
  const id = useId()
  const { note, view } = useNote(entryId)
  const [isOpen, setOpen] = useKeptOpen(OPEN_KEY)
  const tab = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  function turn(open: boolean) {
    setOpen(open)
    // The sheet is shown before it can be written in.
    requestAnimationFrame(() => (open ? field : tab).current?.focus({ preventScroll: !open }))
  }

  useEscape(isOpen, sheet, () => {
    setOpen(false)
    if (sheet.current?.contains(document.activeElement)) requestAnimationFrame(() => tab.current?.focus())
  })

  const name = view.text === '' ? 'Write a note' : 'Your note'
  return (
    <section className={isOpen ? 'note note-open' : 'note'} aria-label="Your note">
      <button
        ref={tab}
        type="button"
        className="note-tab"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => turn(!isOpen)}
      >
        <span>{name}</span>
        {view.state === 'conflict' && <span className="note-mark">Two versions</span>}
        {isWritten(view) && (view.state === 'waiting' || view.state === 'refused') && (
          <span className="note-mark">Not saved</span>
        )}
      </button>
      <div className="note-sheet" id={id} ref={sheet} hidden={!isOpen}>
        <header>
          <h2>Your note</h2>
          <button type="button" className="bar-link" onClick={() => turn(false)}>
            Close
          </button>
        </header>
        <NoteField note={note} view={view} label="Your note on this entry" labelHidden field={field} />
        <p className="note-all code">
          <Link to="/notes">All your notes</Link>
        </p>
      </div>
    </section>
  )
}
