import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import type { Note } from '#modules/shelf/note-contract.ts'
import { dayOf } from '../../dates.ts'
import { useNote } from '../../notes/use-note.ts'
import { tellState } from '../../notes/words.ts'
import { NoteField } from './note-field.tsx'

/** How many characters of a note are shown at first. */
const SHOWN = 900

type Step = 'reading' | 'editing' | 'asked' | 'deleted'

/** A note in the list of all: read as it was written, changed and deleted in place. */
export function NoteEntry({ item }: { item: Note }) {
  const [begun, setBegun] = useState<Step>()
  const { title, code, section, path, updatedAt } = item
  return (
    <li className="noted">
      <p className="noted-facts code">
        {code && <b>{code}</b>}
        {isSection(section) && <span>{sectionLabel(section)}</span>}
        {updatedAt && <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>}
        {!path && <span className="quiet">No longer open to you</span>}
      </p>
      <div className="noted-body">
        <h2>{path ? <Link to={path}>{title}</Link> : title}</h2>
        {begun ? (
          <OpenEntry item={item} begun={begun} />
        ) : (
          <>
            <NoteText text={item.body} />
            <Ways title={title} onStep={setBegun} />
          </>
        )}
      </div>
    </li>
  )
}

/** One long note must not push the others off the page. */
function NoteText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isShort = text.length <= SHOWN
  return (
    <>
      <p className="note-text">{isShort || isWhole ? text : `${text.slice(0, SHOWN).trimEnd()} …`}</p>
      {!isShort && (
        <p className="noted-ways">
          <button
            type="button"
            className="bar-link"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : 'Show the whole note'}
          </button>
        </p>
      )}
    </>
  )
}

function Ways({ title, onStep }: { title: string; onStep: (step: Step) => void }) {
  return (
    <p className="noted-ways">
      <button type="button" className="bar-link" onClick={() => onStep('editing')}>
        Edit<span className="out-of-sight"> the note on {title}</span>
      </button>
      <button type="button" className="bar-link" onClick={() => onStep('asked')}>
        Delete<span className="out-of-sight"> the note on {title}</span>
      </button>
    </p>
  )
}

/** Only what the reader has touched is opened: a list asks nothing more of the server for each of its notes. */
function OpenEntry({ item, begun }: { item: Note; begun: Step }) {
  const { note, view } = useNote(item.entryId)
  const [step, setStep] = useState(begun)
  const place = useRef<HTMLDivElement>(null)
  // Written elsewhere while it was being deleted here: both are shown.
  const shown = step === 'deleted' && view.state === 'conflict' ? 'editing' : step

  // What was pressed is gone. The next thing to press takes the focus, or what there is to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => place.current?.querySelector<HTMLElement>('textarea, [data-next]')?.focus(), [shown])

  function remove() {
    note.change('')
    note.flush()
    setStep('deleted')
  }

  return (
    <div ref={place}>
      {shown === 'editing' && (
        <>
          <NoteField note={note} view={view} label={`Your note on ${item.title}`} labelHidden />
          <p className="noted-ways">
            <button
              type="button"
              className="bar-link"
              disabled={view.state === 'conflict'}
              onClick={() => setStep(view.text === '' ? 'deleted' : 'reading')}
            >
              Done
            </button>
          </p>
        </>
      )}
      {shown === 'reading' && (
        <>
          <div tabIndex={-1} data-next>
            <NoteText text={view.loaded ? view.text : item.body} />
          </div>
          {view.state !== 'saved' && <p className="note-told code">{tellState(view)}</p>}
          <Ways title={item.title} onStep={setStep} />
        </>
      )}
      {shown === 'asked' && (
        <>
          <NoteText text={view.loaded ? view.text : item.body} />
          <p className="noted-asked" id={`ask-${item.entryId}`}>
            {item.readable
              ? 'Delete this note? It cannot be brought back.'
              : 'Delete this note? Its entry is no longer open to you, so it could not be written again.'}
          </p>
          <p className="note-ways">
            <button
              type="button"
              className="button"
              data-next
              aria-describedby={`ask-${item.entryId}`}
              disabled={!view.loaded && view.state === 'waiting'}
              onClick={() => view.loaded && remove()}
            >
              Delete it
            </button>
            <button type="button" className="button button-line" onClick={() => setStep('reading')}>
              Keep it
            </button>
          </p>
        </>
      )}
      {shown === 'deleted' && (
        <p className="noted-asked" tabIndex={-1} data-next>
          {view.state === 'waiting'
            ? 'Deleted here. The server will be told as soon as it can be reached.'
            : 'Deleted.'}
        </p>
      )}
    </div>
  )
}
