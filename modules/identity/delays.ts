import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { takeTurn } from '#modules/turns.ts'
import { networkOf } from '../network.ts'
import type { LoginFailureRow } from './tables.ts'

const FREE_TRIES = 5
const MOST_SECONDS = 15 * 60
/** More than the clocks of two processes differ. */
const MOST_SKEW_SECONDS = 5 * 60
const DAY_MS = 24 * 60 * 60 * 1000
const FORGET_AFTER_MS = DAY_MS
/** One wrong try from an address is forgotten for each so many seconds without another. */
const FORGIVEN_EVERY_SECONDS = 600
/** No stranger fills a member's inbox from our form. */
export const MOST_LETTERS_AN_HOUR = 3
const HOUR_MS = 60 * 60 * 1000
/** How long it is known that somebody has logged in from a network. */
const KNOWN_FOR_MS = 30 * DAY_MS

/** Seconds until the next try after so many wrong ones: none at first, then twice as long each time. Never a lock-out. */
function delayAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(MOST_SECONDS, 2 ** (failures - FREE_TRIES + 1))
}

/** What is slowed down: the account that is tried, whether it exists or not, and the address that tries. */
export function delaySubjects(email: string, address: string): [account: string, address: string] {
  return [`account ${accountMark(email)}`, `address ${networkOf(address)}`]
}

/**
 * Whose tries for an account are counted together: a stranger's with those of all strangers, those from a network where its password
 * was right before by themselves. So nobody elsewhere can keep a member waiting by guessing.
 */
export async function accountSubject(db: Db, email: string, address: string): Promise<string> {
  const place = placeMark(email, address)
  const isKnown = (await find(db, `known ${place}`).executeTakeFirst()) !== undefined
  const [everywhere] = delaySubjects(email, address)
  return isKnown ? `${everywhere} ${place}` : everywhere
}

function placeMark(email: string, address: string): string {
  return accountMark(`${networkOf(address)} ${email.trim()}`)
}

/** Tells two accounts apart without saying whose they are. */
export function accountMark(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

export interface Try {
  /** Seconds to wait when it may not be made yet; then it is not counted. */
  wait: number
  /** How each of its subjects stood before, and after. */
  counted: { before: LoginFailureRow; after: LoginFailureRow }[]
}

/**
 * Counts a try before it is made, against all its subjects or none: of a hundred that come at once no more get through than of a hundred
 * one after the other. Name an address before an account, so that no two tries wait for each other.
 */
export function takeTry(db: Db, subjects: string[], now: Date): Promise<Try> {
  return db.transaction().execute(async (transaction) => {
    const rows: LoginFailureRow[] = []
    for (const subject of subjects) {
      // There has to be a row to wait for, also at the first try.
      await transaction
        .insertInto('login_failures')
        .values({ subject, failures: 0, last_at: now })
        .onConflict((conflict) => conflict.column('subject').doNothing())
        .execute()
      rows.push(await find(transaction, subject).forUpdate().executeTakeFirstOrThrow())
    }
    const wait = Math.max(...rows.map((row) => waitOf(row, now)))
    const counted: Try['counted'] = []
    if (wait === 0)
      for (const before of rows)
        counted.push({ before, after: await noteFailure(transaction, before.subject, now) })
    return { wait, counted }
  })
}

function find(db: Db, subject: string) {
  return db.selectFrom('login_failures').selectAll().where('subject', '=', subject)
}

/** Seconds until this may be tried. Counts are kept in the database, so that no restart and no second process forgets them. */
export function waitOf({ subject, failures, last_at }: LoginFailureRow, now: Date): number {
  const elapsed = (now.getTime() - last_at.getTime()) / 1000
  // The clock has been set back: nobody waits until it has caught up, and one more wrong try is dated anew.
  if (elapsed < -MOST_SKEW_SECONDS) return 0
  // An office shares one address, so it may be wrong ten times as often before it is slowed down.
  const counted = subject.startsWith('address ') ? Math.floor(failures / 10) : failures
  return Math.max(0, Math.ceil(delayAfter(counted) - elapsed))
}

export function noteFailure(db: Db, subject: string, now: Date): Promise<LoginFailureRow> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MS)
  return db
    .insertInto('login_failures')
    .values({ subject, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`
          case when login_failures.last_at < ${forgotten} then 1
          else greatest(0, login_failures.failures - ${forgiven(subject, now)}) + 1 end`,
        last_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** No right password clears an address, so time does: an office that mistypes twice a day would else be slowed down for good one day. */
function forgiven(subject: string, now: Date) {
  if (!subject.startsWith('address ')) return sql<number>`0`
  return sql<number>`
    greatest(0, floor(extract(epoch from ${now}::timestamptz - login_failures.last_at) / ${FORGIVEN_EVERY_SECONDS}))::integer`
}

/**
 * A right password clears the account; the address has this try back and keeps its count besides, or one known account would
 * reset it.
 */
export async function noteSuccess(
  db: Db,
  { counted, email, address }: { counted: Try['counted']; email: string; address: string },
  now: Date,
): Promise<void> {
  const [ofAddress, ofAccount] = counted
  if (ofAddress) await giveBack(db, ofAddress)
  if (ofAccount) await forgetFailures(db, ofAccount.after.subject)
  await db
    .insertInto('login_failures')
    .values({ subject: `known ${placeMark(email, address)}`, failures: 0, last_at: now })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at: now }))
    .execute()
}

/** As if the try had never been; when others were made meanwhile, there is one less. */
async function giveBack(db: Db, { before, after }: Try['counted'][number]): Promise<void> {
  const isLast = sql<boolean>`(failures = ${after.failures} and last_at = ${after.last_at})`
  await db
    .updateTable('login_failures')
    .set({
      failures: sql<number>`case when ${isLast} then ${before.failures} else greatest(0, failures - 1) end`,
      last_at: sql<Date>`case when ${isLast} then ${before.last_at} else last_at end`,
    })
    .where('subject', '=', after.subject)
    .execute()
}

export async function forgetFailures(db: Db, ofAccount: string): Promise<void> {
  await db.deleteFrom('login_failures').where('subject', '=', ofAccount).execute()
}

/** Whoever chose a new password by a letter is the member: what was tried before keeps nobody waiting, strangers' tries or their own. */
export async function endWaiting(db: Db, email: string): Promise<void> {
  const everywhere = `account ${accountMark(email)}`
  await forgetFailures(db, everywhere)
  await db
    .deleteFrom('login_failures')
    .where(sql<boolean>`starts_with(subject, ${`${everywhere} `})`)
    .execute()
}

/** Whether one more letter may be asked for at another provider, which need not count them: known or not, an address gets no more than of ours. */
export async function takeLetter(db: Db, email: string, now: Date): Promise<boolean> {
  const limit = { most: MOST_LETTERS_AN_HOUR, withinMs: HOUR_MS }
  return (await takeTurn(db, `resets ${accountMark(email)}`, limit, now)) === 0
}

export async function sweepFailures(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('login_failures')
    .where('last_at', '<', before(FORGET_AFTER_MS))
    .where((where) =>
      where.or([where('subject', 'not like', 'known %'), where('last_at', '<', before(KNOWN_FOR_MS))]),
    )
    .execute()
}
