import type { UserRecord } from '#modules/shelf/contract.ts'
import { ApiError, askApi } from '../api.ts'
import { session } from '../session/session.ts'

export interface Shelf {
  status: 'empty' | 'loading' | 'ready' | 'failed'
  bookmarks: readonly string[]
  /** The entry whose last change did not reach the server, until the next one: it could not be removed if it is kept, else not kept. */
  failed: string | null
}

type Change = (kept: readonly string[]) => string[]

/** The bookmarks as the server has them, and the tag it knows them by. */
interface Stored {
  bookmarks: readonly string[]
  tag: string | null
}

/** How often another tab or device may be quicker before a change is given up. */
const TRIES = 5

export const EMPTY_SHELF: Shelf = { status: 'empty', bookmarks: [], failed: null }
const NOTHING: Stored = { bookmarks: [], tag: null }

/** The member's kept entries: loaded once after login, the newest first. */
export const bookmarks = createBookmarks()

function createBookmarks() {
  let shelf = EMPTY_SHELF
  let owner: string | undefined
  /** What the server has, and what is on its way there. */
  let stored = NOTHING
  let pending: Change[] = []
  let loading: Promise<void> = Promise.resolve()
  let saving: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  let otherTabs: BroadcastChannel | undefined

  function set(changes: Partial<Shelf>): void {
    shelf = { ...shelf, ...changes }
    for (const listener of listeners) listener()
  }

  function load(sub: string): void {
    if (owner === sub && shelf.status !== 'failed') return
    owner = sub
    stored = NOTHING
    pending = []
    set({ ...EMPTY_SHELF, status: 'loading' })
    loading = fetchStored(sub)
  }

  async function fetchStored(sub: string): Promise<void> {
    try {
      const found = await findOrMake(sub)
      if (owner !== sub) return
      stored = found
      listen()
      show({ status: 'ready' })
    } catch {
      if (owner === sub) set({ status: 'failed' })
    }
  }

  /**
   * Shown at once and sent in order, also before it is known what is kept; what the server did not take is taken back by itself,
   * and said.
   */
  function change(entry: string, next: Change): Promise<void> {
    const sub = owner
    if (!sub) return Promise.resolve()
    load(sub)
    pending = [...pending, next]
    show({ failed: null })
    saving = saving.then(async () => {
      // Somebody else may have logged in since.
      if (owner !== sub) return
      let failed: string | undefined
      try {
        const saved = await save(sub, next)
        if (owner === sub) stored = saved
        otherTabs?.postMessage(sub)
      } catch {
        failed = entry
      }
      if (owner !== sub) return
      pending = pending.filter((each) => each !== next)
      show(failed ? { failed } : {})
    })
    return saving
  }

  /** Made over what is stored, whoever stored it: a change that comes second is made again over the first. */
  async function save(sub: string, next: Change): Promise<Stored> {
    await loading
    if (shelf.status !== 'ready') throw new Error('It is not known what is kept')
    let seen = stored
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(pathOf(sub), {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', ...(seen.tag && { 'if-match': seen.tag }) },
          body: JSON.stringify({ username: sub, bookmarks: next(seen.bookmarks) }),
        })
      } catch (error) {
        if (!hasStatus(error, 412) || attempt >= TRIES) throw error
        seen = await ask(pathOf(sub))
      }
    }
  }

  /** What is kept or taken off in one tab is so in the others. */
  function listen(): void {
    if (otherTabs) return
    otherTabs = new BroadcastChannel('toile.bookmarks')
    otherTabs.onmessage = ({ data: sub }) => {
      if (sub !== owner) return
      // In its turn, so that an older list never follows a newer one.
      saving = saving.then(async () => {
        const found = await ask(pathOf(sub)).catch(() => undefined)
        if (!found || owner !== sub) return
        stored = found
        show({})
      })
    }
  }

  function show(changes: Partial<Shelf>): void {
    set({
      ...changes,
      bookmarks: pending.reduce<readonly string[]>((kept, next) => next(kept), stored.bookmarks),
    })
  }

  function follow(): void {
    const { viewer, status } = session.snapshot()
    if (viewer) load(viewer.sub)
    else if (status === 'signed-out' && owner) {
      owner = undefined
      set(EMPTY_SHELF)
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
    retry: () => owner && load(owner),
    add: (entry: string) => change(entry, (kept) => [entry, ...kept.filter((each) => each !== entry)]),
    remove: (entry: string) => change(entry, (kept) => kept.filter((each) => each !== entry)),
  }
}

async function findOrMake(sub: string): Promise<Stored> {
  try {
    return await ask(pathOf(sub))
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    return ask('/users/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: sub }),
    })
  }
}

async function ask(path: string, init?: RequestInit): Promise<Stored> {
  const answer = await askApi(path, init)
  const { bookmarks: kept } = (await answer.json()) as UserRecord
  return { bookmarks: kept, tag: answer.headers.get('etag') }
}

function pathOf(sub: string): string {
  return `/users/${encodeURIComponent(sub)}`
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
