import { LOCK_TRIES, LOCK_WAIT_MS, RENEW_BEFORE_MS, STORED_AFTER_MS } from './constants.ts'
import { speak } from './provider.ts'
import { readSession, type StoredSession, writeSession } from './storage.ts'

export const isFresh = (known: StoredSession | undefined): known is StoredSession =>
  known !== undefined && known.expiresAt - Date.now() > RENEW_BEFORE_MS

let renewing: Promise<StoredSession | undefined> | undefined

/** New tokens, or nothing when the session is over. Throws when that cannot be known at the moment. */
export function renew(stale?: string): Promise<StoredSession | undefined> {
  renewing ??= alone(() => renewNow(stale)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renewNow(stale: string | undefined): Promise<StoredSession | undefined> {
  const known = readSession()
  // Another tab may have done it while this one waited.
  if (isFresh(known) && known.accessToken !== stale) return known
  if (!known) return undefined
  const spoken = await speak()
  // Where an answer was lost on its way the token is used up; the provider may still know who this is.
  const renewed = (await spoken.refresh(known)) ?? (await spoken.findSession(known.idToken))
  const now = readSession()
  // Whoever has logged out meanwhile stays out, and whoever came after them stays in.
  if (now?.accessToken !== known.accessToken) {
    if (renewed?.refreshToken) spoken.revoke(renewed.refreshToken).catch(() => {})
    return now
  }
  if (!renewed) return undefined
  writeSession(renewed)
  // Another tab may be given its turn before it sees what was stored, and would use the same token again.
  await new Promise((done) => setTimeout(done, STORED_AFTER_MS))
  return readSession()
}

/** One tab at a time: a refresh token used twice ends the session everywhere. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  for (let attempt = 1; ; attempt++) {
    try {
      return await navigator.locks.request(
        'toile-session',
        { signal: AbortSignal.timeout(LOCK_WAIT_MS) },
        work,
      )
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError' || attempt >= LOCK_TRIES) throw error
    }
  }
}
