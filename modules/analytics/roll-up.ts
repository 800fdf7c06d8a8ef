import type { Kysely } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import { lockRollUp, sumViewsBefore } from './store.ts'

const RAW_DAYS = 30
/** Few enough to take PGlite, which does one thing at a time, only a moment. */
const BATCH = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Views older than 30 days become daily sums. Only whole days (UTC), today and the 29 before it staying as they are. Run
 * again, or by several processes at once, it changes nothing more; a day that was missed is made up for by the next run.
 */
export async function rollUp(db: Kysely<Tables>, now: Date, batch = BATCH): Promise<void> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const oldest = new Date(today - (RAW_DAYS - 1) * DAY_MS)
  for (let moved = batch; moved === batch; ) {
    moved = await db.transaction().execute(async (transaction) => {
      await lockRollUp(transaction)
      return sumViewsBefore(transaction, oldest, batch)
    })
  }
}
