import { type DraftStorage, draftKey } from './drafts.ts'
import { createNoteKeeper, type NoteKeeper } from './note-keeper.ts'
import type { SaveAnswer, ServerText } from './types.ts'

/** Time that passes when the test says so. */
export function fakeClock() {
  let time = 0
  let tasks: { at: number; run(): void }[] = []
  return {
    now: () => time,
    schedule(run: () => void, ms: number) {
      const task = { at: time + ms, run }
      tasks.push(task)
      return () => {
        tasks = tasks.filter((each) => each !== task)
      }
    },
    async pass(ms: number) {
      const end = time + ms
      for (;;) {
        await settled()
        const next = tasks.filter((task) => task.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        tasks = tasks.filter((task) => task !== next)
        time = next.at
        next.run()
      }
      time = end
    },
  }
}
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

export function fakeStorage(changed = () => {}): DraftStorage & { isFull: boolean } {
  const items = new Map<string, string>()
  return {
    isFull: false,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
      changed()
    },
    removeItem(key) {
      if (items.delete(key)) changed()
    },
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

export type Line = 'good' | 'slow' | 'held up' | 'request lost' | 'answer lost' | 'refusing' | 'silent'

/** Behaves as the API does, over a line that the test can break. */
export function fakeServer(clock: ReturnType<typeof fakeClock>) {
  const later = (ms: number) => new Promise<void>((resolve) => void clock.schedule(resolve, ms))
  const notes = new Map<string, ServerText>()
  let begun = 0
  const server = {
    line: 'good' as Line,
    saves: [] as string[],
    leaving: [] as boolean[],
    /** All it has ever held. */
    history: new Set<string>(),
    held: [] as (() => void)[],
    isHolding: false,
    textOf: (id: string) => notes.get(id)?.body ?? '',
    of: (id: string): ServerText => notes.get(id) ?? { body: '', revision: 0 },
    put(id: string, body: string, revision: number): SaveAnswer {
      const stored = server.of(id)
      if (stored.body === body) return { outcome: 'saved', revision: stored.revision }
      if (stored.revision !== revision) return { outcome: 'conflict', theirs: stored }
      begun += 1000
      server.history.add(body)
      const next = { body, revision: stored.revision ? stored.revision + 1 : begun }
      if (body === '') notes.delete(id)
      else notes.set(id, next)
      return { outcome: 'saved', revision: body === '' ? 0 : next.revision }
    },
    async over<T>(work: () => T): Promise<T> {
      const line = server.line
      if (line === 'silent') return new Promise(() => {})
      if (line === 'request lost') throw new TypeError('Failed to fetch')
      // Longer than the writer waits: the call arrives after those that followed it.
      if (line === 'held up') await later(25_000)
      const answer = work()
      if (line === 'slow') await later(2000)
      if (server.isHolding) await new Promise<void>((resolve) => server.held.push(resolve))
      if (line === 'answer lost') throw new TypeError('Failed to fetch')
      return answer
    },
    load: (id: string) => server.over(() => server.of(id)),
    async save(id: string, body: string, revision: number, leaving: boolean): Promise<SaveAnswer> {
      server.saves.push(body)
      server.leaving.push(leaving)
      if (server.line === 'refusing') return { outcome: 'refused', reason: 'No room' }
      return server.over(() => server.put(id, body, revision))
    },
  }
  return server
}

/** One person's browser, in front of the server: tabs hear of each other's drafts at once, or when the test calls `tellTabs`. */
export function fakeBrowser({ isHeardAtOnce = false } = {}) {
  const clock = fakeClock()
  const storage = fakeStorage(() => isHeardAtOnce && clock.schedule(tellTabs, 0))
  const server = fakeServer(clock)
  let tabs = 0
  let opened: NoteKeeper[] = []
  function tellTabs(): void {
    for (const keeper of opened) keeper.hear(draftKey('ann', 'e'))
  }
  return {
    clock,
    storage,
    server,
    openTab(member = 'ann'): NoteKeeper {
      tabs += 1
      const { now, schedule } = clock
      const { load, save } = server
      const keeper = createNoteKeeper({ member, tab: `tab ${tabs}`, storage, now, schedule, load, save })
      opened.push(keeper)
      return keeper
    },
    /** The tab is gone: nothing of it runs any more, and nothing is cleaned up. */
    closeTab(keeper: NoteKeeper) {
      opened = opened.filter((each) => each !== keeper)
      keeper.close()
    },
    closeAll() {
      for (const keeper of opened) keeper.close()
      opened = []
    },
    tellTabs,
    /** Another device has looked, and writes. */
    elsewhere: (body: string) => server.put('e', body, server.of('e').revision),
  }
}
