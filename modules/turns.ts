import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'

export interface Limit {
  most: number
  withinMs: number
}

const MOST_SKEW_MS = 5 * 60 * 1000

/**
 * Counts one more, in one statement, so that no two processes both take the last turn. Seconds to wait when there is none left;
 * being refused costs nothing.
 */
export async function takeTurn(db: Db, subject: string, limit: Limit, now: Date): Promise<number> {
  const ended = new Date(now.getTime() - limit.withinMs)
  // Begun in the future, by more than two clocks differ: the clock has been set back, and nobody waits until it has caught up.
  const ahead = new Date(now.getTime() + MOST_SKEW_MS)
  const isOver = sql<boolean>`(lead_limits.since <= ${ended} or lead_limits.since > ${ahead})`
  const taken = await db
    .insertInto('lead_limits')
    .values({ subject, taken: 1, since: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          taken: sql<number>`case when ${isOver} then 1 else lead_limits.taken + 1 end`,
          since: sql<Date>`case when ${isOver} then ${now} else lead_limits.since end`,
        })
        .where(sql<boolean>`${isOver} or lead_limits.taken < ${limit.most}`),
    )
    .returning('taken')
    .executeTakeFirst()
  if (taken) return 0
  const row = await db
    .selectFrom('lead_limits')
    .select('since')
    .where('subject', '=', subject)
    .executeTakeFirst()
  const over = (row?.since.getTime() ?? now.getTime()) + limit.withinMs
  return Math.max(1, Math.ceil((over - now.getTime()) / 1000))
}

/** The table is called after those who came first. */
export async function sweepTurns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('lead_limits').where('since', '<', before).execute()
}
