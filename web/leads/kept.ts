import { createLater } from './later.ts'
import { sendLead } from './send.ts'

const FIRST_MS = 1_000
const AGAIN_MS = 60_000

/** Requests of this browser that the server may not have yet. */
export const later = createLater({
  // Looked up at each use: the server has none, and a browser may forbid it.
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  send: sendLead,
  now: Date.now,
  newKey: () => crypto.randomUUID(),
})

/** Sends what an earlier visit left, when the connection is back, and now and then. */
export function keepSending(): () => void {
  const flush = () => {
    if (!later.isEmpty()) void later.flush()
  }
  // What is left over can wait until the page has come.
  const first = setTimeout(flush, FIRST_MS)
  addEventListener('online', flush)
  const timer = setInterval(flush, AGAIN_MS)
  return () => {
    clearTimeout(first)
    removeEventListener('online', flush)
    clearInterval(timer)
  }
}
