import type { LeadRequest } from '#modules/leads/contract.ts'
import type { Sent } from './send.ts'

/** A request that the browser keeps until the server has it. */
interface Kept {
  key: string
  request: LeadRequest
  at: number
}

const STORE = 'toile.requests'
const MOST = 20
/** What nobody could take in a month is let go. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface Tools {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  send(request: LeadRequest, key: string): Promise<Sent>
  now(): number
  newKey(): string
}

/** The thanks for such a request are given at once; so that they are true, it is kept here until it has been received. */
export function createLater({ storage, send, now, newKey }: Tools) {
  let sending: Promise<void> | undefined

  function read(): Kept[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(STORE) ?? '[]')
      return Array.isArray(stored) ? stored.filter((each: Kept) => now() - each.at < KEPT_MS) : []
    } catch {
      return []
    }
  }

  function write(kept: Kept[]): void {
    try {
      if (kept.length > 0) storage.setItem(STORE, JSON.stringify(kept))
      else storage.removeItem(STORE)
    } catch {
      // A browser that keeps nothing still sends once.
    }
  }

  async function sendAll(): Promise<void> {
    for (const { key, request } of read()) {
      const { outcome } = await send(request, key)
      if (outcome === 'failed' || outcome === 'wait') return
      // Whatever else it is, it is an answer. Read again: another tab may have added one meanwhile.
      write(read().filter((each) => each.key !== key))
    }
  }

  /** Sends what is left, one at a time. Asked while it is at it, it is the same sending. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    flush,
    isEmpty: () => read().length === 0,
    async add(request: LeadRequest): Promise<void> {
      const kept: Kept = { key: newKey(), request, at: now() }
      write([...read(), kept].slice(-MOST))
      const isKept = read().some(({ key }) => key === kept.key)
      if (!isKept) await send(request, kept.key)
      // One that was being sent may have looked before this was added.
      await flush()
      if (isKept && read().some(({ key }) => key === kept.key)) await flush()
    },
  }
}
