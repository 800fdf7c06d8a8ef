import { type Kysely, sql } from 'kysely'

/**
 * A GIN index usually keeps what is new in a list beside it until a vacuum sorts it in. The embedded database is never
 * vacuumed, and a bulk load comes long before the next one: every search then reads that list, and the planner, seeing what
 * that costs, reads every entry instead. Written at once, a save takes a little longer and a search never does.
 */
const INDEXES = ['entries_tags', 'entries_search', 'search_words_near', 'notes_search']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db)
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db)
  }
}
