import type { UserRecord } from '#modules/shelf/contract.ts'
import { ApiError, callApi } from '../api.ts'
import { session } from '../session/session.ts'

export interface Shelf {
  status: 'empty' | 'loading' | 'ready' | 'failed'
  bookmarks: readonly string[]
  /** The entry whose last change did not reach the server, until the next one. */
  failed: string | null
}

type Change = (kept: readonly string[]) => string[]

const EMPTY: Shelf = { status: 'empty', bookmarks: [], failed: null }

/** The member's kept entries: loaded once after login, the newest first. */
export const bookmarks = createBookmarks()

function createBookmarks() {
  let shelf = EMPTY
  let owner: string | undefined
  /** What the server has, and what is on its way there. */
  let stored: readonly string[] = []
  let pending: Change[] = []
  let saving: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  function set(changes: Partial<Shelf>): void {
    shelf = { ...shelf, ...changes }
    for (const listener of listeners) listener()
  }

  async function load(sub: string): Promise<void> {
    if (owner === sub && shelf.status !== 'failed') return
    owner = sub
    pending = []
    set({ ...EMPTY, status: 'loading' })
    try {
      const record = await findOrMake(sub)
      if (owner !== sub) return
      stored = record.bookmarks
      show({ status: 'ready' })
    } catch {
      if (owner === sub) set({ status: 'failed' })
    }
  }

  /** Shown at once and sent in order; what the server did not take is taken back by itself, and said. */
  function change(entry: string, next: Change): Promise<void> {
    const sub = owner
    if (!sub || shelf.status !== 'ready') return Promise.resolve()
    pending = [...pending, next]
    show({ failed: null })
    saving = saving.then(async () => {
      // Somebody else may have logged in since.
      if (owner !== sub) return
      let failed: string | undefined
      try {
        const record = await callApi<UserRecord>(`/users/${encodeURIComponent(sub)}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: sub, bookmarks: next(stored) }),
        })
        if (owner === sub) stored = record.bookmarks
      } catch {
        failed = entry
      }
      if (owner !== sub) return
      pending = pending.filter((each) => each !== next)
      show(failed ? { failed } : {})
    })
    return saving
  }

  function show(changes: Partial<Shelf>): void {
    set({ ...changes, bookmarks: pending.reduce<readonly string[]>((kept, next) => next(kept), stored) })
  }

  function follow(): void {
    const { viewer, status } = session.snapshot()
    if (viewer) void load(viewer.sub)
    else if (status === 'signed-out' && owner) {
      owner = undefined
      set(EMPTY)
    }
  }
  session.subscribe(follow)
  // This file may be loaded long after somebody logged in.
  follow()

  return {
    snapshot: () => shelf,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Once it is known what is kept, or that it cannot be known now. */
    async settled(): Promise<Shelf> {
      while (shelf.status === 'loading')
        await new Promise<void>((resolve) => {
          const stop = () => {
            listeners.delete(stop)
            resolve()
          }
          listeners.add(stop)
        })
      return shelf
    },
    retry: () => (owner ? load(owner) : Promise.resolve()),
    add: (entry: string) => change(entry, (kept) => [entry, ...kept.filter((each) => each !== entry)]),
    remove: (entry: string) => change(entry, (kept) => kept.filter((each) => each !== entry)),
  }
}

async function findOrMake(sub: string): Promise<UserRecord> {
  try {
    return await callApi<UserRecord>(`/users/${encodeURIComponent(sub)}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return callApi<UserRecord>('/users/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: sub }),
    })
  }
}

export const EMPTY_SHELF = EMPTY
