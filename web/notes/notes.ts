import { session } from '../session/session.ts'
import { readSession } from '../session/storage.ts'
import { type DraftStorage, forgetDrafts, listDrafts } from './drafts.ts'
import { noteCalls } from './note-calls.ts'
import { createNoteKeeper, type NoteKeeper } from './note-keeper.ts'
import type { OpenNote } from './types.ts'

/** How long logging out waits for what is still on its way. */
const FAREWELL_MS = 1500
const LOOK_MS = 100
const LOSE_THEM =
  'A note of yours could not be sent yet, and this browser does not keep it once you are logged out. Log out all the same and lose it?'

/** The member's notes in this tab: one keeper from log in to log out. */
export const notes = createNotes()

function createNotes() {
  let keeper: NoteKeeper | undefined
  let owner: string | undefined
  let leaving: Promise<boolean> | undefined

  function follow(): void {
    const { viewer, status } = session.snapshot()
    if (viewer) begin(viewer.sub)
    else if (status === 'signed-out') end()
  }

  function begin(member: string): void {
    if (owner === member) return
    end()
    const storage = draftStorage()
    owner = member
    forgetDrafts(storage, member)
    keeper = createNoteKeeper({
      member,
      storage,
      tab: crypto.randomUUID(),
      now: Date.now,
      ...noteCalls(member),
      schedule(task, ms) {
        const timer = setTimeout(task, ms)
        return () => clearTimeout(timer)
      },
    })
    keeper.sendLeft()
  }

  /** A login that ran out, or a provider that is away, is no log out: what is unsent waits for the next login. */
  function end(): void {
    keeper?.close()
    keeper = undefined
    owner = undefined
  }

  /** Whatever is unsent goes first. What cannot go is not left for whoever uses this browser next, but not dropped unasked. */
  async function sayFarewell(): Promise<boolean> {
    const member = owner ?? readSession()?.person.sub
    if (!member) return true
    const storage = draftStorage()
    const isUnsent = () => keeper?.hasUnsaved() || listDrafts(storage, member).length > 0
    keeper?.flush()
    for (let waited = 0; isUnsent() && waited < FAREWELL_MS; waited += LOOK_MS)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    if (isUnsent() && !window.confirm(LOSE_THEM)) return false
    end()
    forgetDrafts(storage)
    return true
  }

  /** Once, however often it is pressed. */
  function mayLeave(): Promise<boolean> {
    leaving ??= sayFarewell().finally(() => {
      leaving = undefined
    })
    return leaving
  }

  function listen(): void {
    session.subscribe(follow)
    session.beforeLogout(mayLeave)
    addEventListener('pagehide', () => keeper?.flush(true))
    addEventListener('online', () => keeper?.flush())
    addEventListener('storage', ({ key }) => keeper?.hear(key))
    document.addEventListener('visibilitychange', () => {
      // A phone may end a tab that is out of sight without another word.
      if (document.visibilityState === 'hidden') keeper?.flush(true)
    })
    // This file may be loaded long after somebody logged in.
    follow()
  }
  // Nobody is logged in on the server.
  if (typeof document !== 'undefined') listen()

  return {
    /** Nothing for whoever is not logged in. */
    open: (entryId: string): OpenNote | undefined => keeper?.open(entryId),
  }
}

/** A browser may forbid even to look at its storage; then nothing is kept, and the note says so. */
function draftStorage(): DraftStorage {
  try {
    return window.localStorage
  } catch {
    return {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem() {
        throw new Error('This browser keeps nothing')
      },
    }
  }
}
