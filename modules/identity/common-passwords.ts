import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const FILE = new URL('common-passwords.txt', import.meta.url)
let known: Set<string> | undefined

/** Whether it is one of those that are tried first, in whatever case, and with figures or signs put at its end. */
export function isCommon(password: string): boolean {
  known ??= new Set(readFileSync(FILE, 'utf8').split('\n'))
  const lower = password.toLowerCase()
  return [lower, lower.replace(/[^\p{L}]+$/u, '')].some((each) => known?.has(markOf(each)))
}

/** Thirty-two bits of a hash. With twelve thousand of them, one other password in three hundred thousand is refused by mistake. */
export function markOf(password: string): string {
  return createHash('sha256').update(password.toLowerCase()).digest('hex').slice(0, 8)
}
