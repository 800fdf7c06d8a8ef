import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { NoteView, OpenNote } from '../../notes/types.ts'
import { isWritten, tellRoom, tellState } from '../../notes/words.ts'

/** A state that lasts this long is worth saying aloud; one between two keystrokes is not. */
const SETTLED_MS = 1600

interface NoteFieldProps {
  note: OpenNote
  view: NoteView
  label: string
  /** Where the label stands on the page already. */
  labelHidden?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
}

/** A note being written: saved as one types, with what has become of it in words, and both texts when it was written twice. */
export function NoteField({ note, view, label, labelHidden = false, field }: NoteFieldProps) {
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const area = field ?? own
  const { text, loaded, state, kept } = view
  const told = tellState(view)
  const room = state === 'refused' ? '' : tellRoom(text)
  useWarningBeforeLoss(!kept && state !== 'saved')

  function settle(chosen: string) {
    note.settle(chosen)
    area.current?.focus()
  }

  return (
    <div className="note-field">
      <label className={labelHidden ? 'out-of-sight' : 'code'} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        value={text}
        readOnly={view.closed}
        aria-busy={!loaded}
        aria-invalid={state === 'refused' || undefined}
        aria-describedby={`${id}-told`}
        // For browsers that do not size a field by what is in it.
        rows={Math.min(Math.max(text.split('\n').length + 1, 5), 30)}
        onChange={(event) => note.change(event.target.value)}
        onBlur={() => note.flush()}
      />
      <p className="note-told code" data-state={isWritten(view) ? state : 'loading'} id={`${id}-told`}>
        <span>{told || 'Only you can read it.'}</span>
        <span>{room}</span>
      </p>
      <Aloud words={[told, room].filter(Boolean).join('. ')} />
      {state === 'conflict' && <Conflict mine={text} theirs={view.theirs ?? ''} onSettle={settle} />}
    </div>
  )
}

function Conflict({
  mine,
  theirs,
  onSettle,
}: {
  mine: string
  theirs: string
  onSettle: (chosen: string) => void
}) {
  const id = useId()
  return (
    <section className="note-conflict" aria-labelledby={id}>
      <p className="note-conflict-name code" id={id}>
        {theirs === '' ? 'Deleted elsewhere' : 'Written elsewhere'}
      </p>
      {theirs !== '' && <p className="note-text">{theirs}</p>}
      <p className="note-ways">
        <button type="button" className="button" onClick={() => onSettle(mine)}>
          Keep mine
        </button>
        <button type="button" className="button button-line" onClick={() => onSettle(theirs)}>
          {theirs === '' ? 'Delete mine too' : 'Keep the other'}
        </button>
        {theirs !== '' && (
          <button
            type="button"
            className="button button-line"
            onClick={() => onSettle(`${mine}\n\n${theirs}`)}
          >
            Keep both
          </button>
        )}
      </p>
    </section>
  )
}

/** Says what has settled, once. What was so from the beginning is on the page to be read. */
function Aloud({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current || words === 'Saving') return
    const timer = setTimeout(() => {
      last.current = words
      setSaid(words)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span className="out-of-sight" role="status">
      {said}
    </span>
  )
}

/** Only where nothing else keeps what was typed. */
function useWarningBeforeLoss(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isLosing])
}
