import { type Selectable, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { CLAIM_SECONDS, LONGEST_WAITS, MOST_ATTEMPTS } from './policy.ts'
import type { LetterRow } from './tables.ts'

export type Letter = Selectable<LetterRow>
export type LetterStatus = Letter['status']
export type NewLetter = Pick<Letter, 'template' | 'recipient' | 'subject' | 'text' | 'html'> & {
  key?: string
  replyTo?: string
}

/** Also when the clock by which the next attempt was dated has been set back. */
const IS_DUE = sql<boolean>`(next_attempt_at <= now()
  or next_attempt_at > now() + make_interval(secs => (${sql.raw(`array[${LONGEST_WAITS}]`)})[attempts + 1]))`

/** The letter's id, or undefined when its key has been written before. */
export async function insertLetter(db: Db, letter: NewLetter): Promise<string | undefined> {
  // The notification belongs to the transaction: it goes out with its commit and not at all without one.
  const { rows } = await sql<{ id: string }>`
    with written as (
      insert into letters (key, template, recipient, reply_to, subject, text, html)
      values (${letter.key ?? null}, ${letter.template}, ${letter.recipient}, ${letter.replyTo ?? null}, ${letter.subject}, ${letter.text}, ${letter.html})
      on conflict (key) do nothing
      returning id
    )
    select id, pg_notify('toile_mail', '') from written`.execute(db)
  return rows[0]?.id
}

export type ClaimedLetter = Letter & { was_uncertain: boolean }

/**
 * Takes the letter that has been due longest, in one statement and so in one short transaction: `skip locked` keeps
 * two processes from taking the same one, and the time of the next attempt, moved ahead, keeps it taken while it is
 * being sent. A process that dies holding it loses nothing: the time comes, and another process takes the letter.
 * `uncertain` is set from here until an answer is recorded, since nobody can tell how far a dead process came.
 */
export async function claimLetter(db: Db): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<ClaimedLetter>`
    with due as (
      select id, uncertain from letters
      where status = 'waiting' and ${IS_DUE} and attempts < ${MOST_ATTEMPTS}
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    update letters
    set attempts = attempts + 1, uncertain = true,
      next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    from due
    where letters.id = due.id
    returning letters.*, due.uncertain as was_uncertain`.execute(db)
  return rows[0]
}

export async function markSent(db: Db, letter: ClaimedLetter): Promise<void> {
  await db
    .updateTable('letters')
    .set({ status: 'sent', sent_at: sql<Date>`now()`, last_error: null, uncertain: letter.was_uncertain })
    .where('id', '=', letter.id)
    .execute()
}

/** `seconds` until the next attempt; undefined makes the letter dead. The attempt's number keeps a late report from overwriting a newer one. */
export async function markFailed(
  db: Db,
  letter: ClaimedLetter,
  failure: { error: string; uncertain: boolean; seconds: number | undefined },
): Promise<void> {
  await db
    .updateTable('letters')
    .set({
      last_error: failure.error,
      uncertain: failure.uncertain || letter.was_uncertain,
      ...(failure.seconds === undefined
        ? { status: 'dead' as const }
        : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${failure.seconds})` }),
    })
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .where('status', '=', 'waiting')
    .execute()
}

/** A letter whose last attempt never reported back (each one may have ended the process) is not tried for ever. */
export async function buryUnreported(db: Db): Promise<void> {
  await db
    .updateTable('letters')
    .set({ status: 'dead', last_error: sql`coalesce(last_error, 'The process ended during every attempt')` })
    .where('status', '=', 'waiting')
    .where('attempts', '>=', MOST_ATTEMPTS)
    .where(IS_DUE)
    .execute()
}

export function listLetters(
  db: Db,
  options: { status?: LetterStatus; limit?: number } = {},
): Promise<Letter[]> {
  const { status, limit = 200 } = options
  return db
    .selectFrom('letters')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'dead'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countLetters(db: Db): Promise<Record<LetterStatus, number>> {
  const rows = await db
    .selectFrom('letters')
    .select((eb) => ['status', eb.fn.countAll<number>().as('letters')])
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(rows.map(({ status, letters }) => [status, letters]))
  return { waiting: 0, sent: 0, dead: 0, ...counts }
}

export function findLetter(db: Db, id: string): Promise<Letter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
}

// Every letter under way is uncertain, so one that is not can be moved forward without being sent twice.
const IS_IDLE = sql`(status = 'dead' or (status = 'waiting' and not uncertain))`

const isWanted = (which: string[] | 'dead') =>
  which === 'dead'
    ? sql<boolean>`status = 'dead'`
    : sql<boolean>`id::text = any(${which}::text[]) and ${IS_IDLE}`

/** Those that `makeDue` would make due. */
export async function findIdle(db: Db, which: string[] | 'dead'): Promise<string[]> {
  const rows = await db.selectFrom('letters').select('id').where(isWanted(which)).execute()
  return rows.map((row) => row.id)
}

/** Dead letters, or waiting ones before their time, become due now with all their attempts; never one that was sent. */
export async function makeDue(db: Db, which: string[] | 'dead'): Promise<string[]> {
  if (which.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with again as (
      update letters set status = 'waiting', attempts = 0, next_attempt_at = now()
      where ${isWanted(which)}
      returning id
    )
    select id, pg_notify('toile_mail', '') from again`.execute(db)
  return rows.map((row) => row.id)
}

export async function deleteLetters(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('letters').where(sql<boolean>`key = any(${keys}::text[])`).execute()
}
