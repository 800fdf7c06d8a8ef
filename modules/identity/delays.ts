import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { networkOf } from '../leads/policy.ts'

const FREE_TRIES = 5
const MOST_SECONDS = 15 * 60
/** More than the clocks of two processes differ. */
const MOST_SKEW_SECONDS = 5 * 60
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000

/** Seconds until the next try after so many wrong ones: none at first, then twice as long each time. Never a lock-out. */
export function delayAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(MOST_SECONDS, 2 ** (failures - FREE_TRIES + 1))
}

/** What is slowed down: the account that is tried, whether it exists or not, and the address that tries. */
export function delaySubjects(email: string, address: string): [account: string, address: string] {
  return [`account ${accountMark(email)}`, `address ${networkOf(address)}`]
}

/** Tells two accounts apart without saying whose they are. */
export function accountMark(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

/** Seconds to wait before this may be tried, kept in the database so that no restart and no second process forgets it. */
export async function secondsToWait(db: Db, subjects: readonly string[], now: Date): Promise<number> {
  const rows = await db.selectFrom('login_failures').selectAll().where('subject', 'in', subjects).execute()
  const waits = rows.map(({ subject, failures, last_at }) => {
    const elapsed = (now.getTime() - last_at.getTime()) / 1000
    // The clock has been set back: nobody waits until it has caught up, and one more wrong try is dated anew.
    if (elapsed < -MOST_SKEW_SECONDS) return 0
    // An office shares one address, so it may be wrong ten times as often before it is slowed down.
    const counted = subject.startsWith('address ') ? Math.floor(failures / 10) : failures
    return Math.ceil(delayAfter(counted) - elapsed)
  })
  return Math.max(0, ...waits)
}

export async function noteFailure(db: Db, subjects: readonly string[], now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MS)
  await db
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ subject, failures: 1, last_at: now })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when login_failures.last_at < ${forgotten} then 1 else login_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .execute()
}

/** A right password clears the account; the address keeps its count, or one known account would reset it. */
export async function noteSuccess(db: Db, subjects: readonly string[]): Promise<void> {
  const accounts = subjects.filter((subject) => subject.startsWith('account '))
  if (accounts.length > 0) await db.deleteFrom('login_failures').where('subject', 'in', accounts).execute()
}

export async function sweepFailures(db: Db, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MS)
  await db.deleteFrom('login_failures').where('last_at', '<', forgotten).execute()
}
