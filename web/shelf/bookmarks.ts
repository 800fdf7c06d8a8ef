import type { UserRecord } from '#modules/shelf/contract.ts'
import { ApiError, callApi } from '../api.ts'
import { session } from '../session/session.ts'

export interface Shelf {
  status: 'empty' | 'loading' | 'ready' | 'failed'
  bookmarks: readonly string[]
  /** The entry whose last change did not reach the server, until the next one. */
  failed: string | null
}

const EMPTY: Shelf = { status: 'empty', bookmarks: [], failed: null }

/** The member's kept entries: loaded once after login, the newest first. */
export const bookmarks = createBookmarks()

function createBookmarks() {
  let shelf = EMPTY
  let owner: string | undefined
  let saving: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  function set(changes: Partial<Shelf>): void {
    shelf = { ...shelf, ...changes }
    for (const listener of listeners) listener()
  }

  async function load(sub: string): Promise<void> {
    if (owner === sub && shelf.status !== 'failed') return
    owner = sub
    set({ ...EMPTY, status: 'loading' })
    try {
      const record = await findOrMake(sub)
      if (owner === sub) set({ status: 'ready', bookmarks: record.bookmarks })
    } catch {
      if (owner === sub) set({ status: 'failed' })
    }
  }

  /** Shown at once and sent in order; what the server did not take is taken back, and said. */
  function change(entry: string, next: (kept: readonly string[]) => string[]): Promise<void> {
    const before = shelf.bookmarks
    const after = next(before)
    const sub = owner
    if (!sub || shelf.status !== 'ready') return Promise.resolve()
    set({ bookmarks: after, failed: null })
    saving = saving.then(async () => {
      try {
        await callApi<UserRecord>(`/users/${encodeURIComponent(sub)}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: sub, bookmarks: after }),
        })
      } catch {
        if (owner === sub) set({ bookmarks: before, failed: entry })
      }
    })
    return saving
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
