import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { LONGEST_WAITS } from '../mail/policy.ts'
import type { Lead } from './store.ts'

/** Longer than one attempt may take (`POST_WITHIN_MS` of post.ts). */
const CLAIM_SECONDS = 60

/** As with letters, also when its clock has been set back. */
const IS_DUE = sql`(next_attempt_at <= now()
  or next_attempt_at > now() + make_interval(secs => (${sql.raw(`array[${LONGEST_WAITS}]`)})[attempts + 1]))`

export type ClaimedPost = Lead & { attempts: number }

/** Give it the lead's own transaction: the notice goes out with its commit. */
export async function insertPost(db: Db, lead: string): Promise<void> {
  await sql`
    with written as (insert into lead_posts (lead_id) values (${lead}) on conflict do nothing returning lead_id)
    select pg_notify('toile_leads', '') from written`.execute(db)
}

/** As letters are claimed: one statement takes one, and its next time, moved ahead, keeps it taken. */
export async function claimPost(db: Db): Promise<ClaimedPost | undefined> {
  const { rows } = await sql<ClaimedPost>`
    with due as (
      select lead_id from lead_posts
      where status = 'waiting' and ${IS_DUE}
      order by next_attempt_at
      limit 1
      for update skip locked
    ), claimed as (
      update lead_posts
      set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
      from due
      where lead_posts.lead_id = due.lead_id
      returning lead_posts.lead_id, attempts
    )
    select leads.*, claimed.attempts from claimed join leads on leads.id = claimed.lead_id`.execute(db)
  return rows[0]
}

export async function markPosted(db: Db, lead: string): Promise<void> {
  await db
    .updateTable('lead_posts')
    .set({ status: 'sent', sent_at: sql<Date>`now()`, last_error: null })
    .where('lead_id', '=', lead)
    .execute()
}

/** `seconds` until the next attempt; undefined gives it up. */
export async function markNotPosted(
  db: Db,
  { id, attempts }: ClaimedPost,
  error: string,
  seconds: number | undefined,
): Promise<void> {
  await db
    .updateTable('lead_posts')
    .set({
      last_error: error,
      ...(seconds === undefined
        ? { status: 'dead' as const }
        : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})` }),
    })
    .where('lead_id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
    .execute()
}

export async function cancelPosts(db: Db, leads: string[]): Promise<void> {
  await db.deleteFrom('lead_posts').where(sql<boolean>`lead_id = any(${leads}::uuid[])`).execute()
}

/** Those given up are due again with all their attempts; how many. */
export async function reviveDeadPosts(db: Db): Promise<number> {
  const { rows } = await sql`
    with again as (
      update lead_posts set status = 'waiting', attempts = 0, next_attempt_at = now() where status = 'dead' returning lead_id
    )
    select lead_id, pg_notify('toile_leads', '') from again`.execute(db)
  return rows.length
}

export async function countDeadPosts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('lead_posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Where there is no webhook nobody takes them; one that is set later gets those of the last days. */
export async function dropOldPosts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('lead_posts')
    .where('created_at', '<', before)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute()
}
