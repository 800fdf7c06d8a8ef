import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { notes } from './notes.ts'
import type { NoteView, OpenNote } from './types.ts'

const NOTHING: NoteView = { state: 'saved', text: '', loaded: false, kept: true, closed: true }
const CLOSED: OpenNote = {
  view: () => NOTHING,
  subscribe: () => () => {},
  change() {},
  flush() {},
  refresh() {},
  settle() {},
  hear() {},
  close() {},
}

/** The note on an entry as it is now. While it is on show, what was written elsewhere is looked for whenever the reader is back. */
export function useNote(entryId: string): { note: OpenNote; view: NoteView } {
  const note = useMemo(() => notes.open(entryId) ?? CLOSED, [entryId])
  const view = useSyncExternalStore(note.subscribe, note.view, () => NOTHING)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && note.refresh()
    look()
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      note.flush()
    }
  }, [note])
  return { note, view }
}
