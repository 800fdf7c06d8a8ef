import { draftKey, listDrafts } from './drafts.ts'
import { openNote } from './note.ts'
import type { NoteTools, OpenNote } from './types.ts'
import { isWritten } from './words.ts'

/** All notes of one member in this tab: one keeper from log in to log out. */
export interface NoteKeeper {
  /** The same note however often it is opened, so that there is never a second one to send it. */
  open(entryId: string): OpenNote
  /** Sends what an earlier visit could not; call it once at the start. */
  sendLeft(): void
  /** For `storage` events, with the event's key. */
  hear(key: string | null): void
  /** On `online`; on `pagehide` with `leaving`. */
  flush(leaving?: boolean): void
  /** When the tab is looked at again. */
  refresh(): void
  /** Whether leaving now would leave something to the next visit. */
  hasUnsaved(): boolean
  /** At log out, before `forgetDrafts`: from here on nothing is written or sent. */
  close(): void
}

export function createNoteKeeper(tools: NoteTools): NoteKeeper {
  const notes = new Map<string, OpenNote>()

  function open(entryId: string): OpenNote {
    const note = notes.get(entryId) ?? openNote(tools, entryId)
    notes.set(entryId, note)
    return note
  }

  return {
    open,
    sendLeft() {
      for (const entryId of listDrafts(tools.storage, tools.member)) open(entryId)
    },
    hear(key) {
      for (const [entryId, note] of notes)
        if (key === null || key === draftKey(tools.member, entryId)) note.hear()
    },
    flush(leaving = false) {
      for (const note of notes.values()) note.flush(leaving)
    },
    refresh() {
      for (const note of notes.values()) note.refresh()
    },
    hasUnsaved: () =>
      [...notes.values()].some((note) => isWritten(note.view()) && note.view().state !== 'saved'),
    close() {
      for (const note of notes.values()) note.close()
      notes.clear()
    },
  }
}
