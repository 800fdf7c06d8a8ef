import { createHmac, randomBytes } from 'node:crypto'

const MINUTE_MS = 60_000

export interface MinuteLimits {
  /** Of one process, whoever sends them; it also bounds how many addresses are held. */
  perMinute: number
  /** An office shares one address. */
  perAddress: number
}

/**
 * Says whether one more from this address is taken in this minute. Addresses are held for a minute, as hashes under a salt that
 * lives as long and is known to nobody, so that nothing can be told from them afterwards.
 */
export function createMinuteLimit(limits: MinuteLimits, now: () => Date): (address: string) => boolean {
  let minute = Number.NaN
  let salt = Buffer.alloc(0)
  let taken = 0
  const byAddress = new Map<string, number>()

  function begin(current: number): void {
    minute = current
    salt = randomBytes(16)
    taken = 0
    byAddress.clear()
  }

  return (address) => {
    const current = Math.floor(now().getTime() / MINUTE_MS)
    if (current !== minute) begin(current)
    if (taken >= limits.perMinute) return false
    const key = createHmac('sha256', salt).update(address).digest('base64url')
    const before = byAddress.get(key) ?? 0
    if (before >= limits.perAddress) return false
    byAddress.set(key, before + 1)
    taken += 1
    return true
  }
}
