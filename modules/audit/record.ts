import type { Db } from '#modules/tables.ts'
import type { Viewer } from '../access/policy.ts'
import { isAudited, keptSince } from './policy.ts'
import { deleteReadings, insertReadings } from './store.ts'

/** Some of a client's area, or one entry of it. */
export interface Shown {
  client: string
  entry?: string | null
}

/**
 * Writes down that one of the staff read a client's area. Await it before answering: what cannot be written down is not
 * shown either, so that nothing is read unseen. For everybody else it does nothing.
 */
export async function recordReading(
  db: Db,
  viewer: Viewer,
  call: string,
  shown: readonly Shown[],
  now: Date = new Date(),
): Promise<void> {
  const rows = shown.flatMap(({ client, entry = null }) =>
    isAudited(viewer, client)
      ? [{ at: now, sub: viewer.sub, email: viewer.email, call, client_id: client, entry_id: entry }]
      : [],
  )
  if (rows.length > 0) await insertReadings(db, rows)
}

/** Once a day. */
export function forgetOldReadings(db: Db, now: Date): Promise<void> {
  return deleteReadings(db, keptSince(now))
}
