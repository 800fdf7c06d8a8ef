import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { EntryQuery } from './query.ts'
import type { Reader } from './readable.ts'

/** What the planner is told for a few questions, where it cannot know better. */
const ADVICE = {
  /**
   * Words are looked up, however many entries have them. The planner takes reading an entry's words for nothing, and for
   * words that most entries have it would take all of them apart one by one: ten times as long.
   */
  byIndex: sql`set local enable_seqscan = off`,
  /** A plan for these very values. One that is to serve every reader and length of list takes six times as long. */
  forThese: sql`set local plan_cache_mode = force_custom_plan`,
}

/** Asks with this advice, which ends with the answer. */
export function advised<T>(db: Db, advice: keyof typeof ADVICE, ask: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await ADVICE[advice].execute(transaction)
    return ask(transaction)
  })
}

/** Whether an entry has these words, a tsquery, anywhere. */
export function hasWords(words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`entries.search @@ ${words}::tsquery`
}

/**
 * The entries that have these words, looked up before anything else is asked of them: the planner would rather go through all that
 * have a tag and take the words of each apart. A client's work is little, and is looked at one by one.
 */
export function withWords(
  db: Db,
  { scope }: Pick<Reader, 'scope'>,
  { type }: Pick<EntryQuery, 'type'>,
  match: RawBuilder<SqlBool>,
) {
  const oneByOne = db.selectFrom('entries').where(match)
  if (type === 'private' && scope.clients !== 'all') return oneByOne
  // "Offset 0" is what keeps the conditions that follow out of it.
  const found = sql`(select * from entries where ${match} offset 0)`
  return db.selectFrom(found.as<'entries'>(sql.ref('entries'))) as unknown as typeof oneByOne
}
