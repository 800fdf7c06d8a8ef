import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { ReadScope } from '../access/policy.ts'
import { LIST_COLUMNS, type ListedEntry, matching } from './listing.ts'
import { isLive, type Reader } from './readable.ts'
import type { EntryType } from './tables.ts'

/** An entry whatever its state, for whoever was given the right to that. */
export function findInAnyState(db: Db, id: string) {
  return db
    .selectFrom('entries')
    .select(LIST_COLUMNS)
    .select(['entries.status', 'entries.publish_at', 'entries.unpublish_at', 'entries.project_entries'])
    .where('entries.id', '=', id)
    .executeTakeFirst()
}

/** Rich text and embed of entries that the caller has already been allowed to read. */
export function findTexts(db: Db, ids: string[]) {
  return db
    .selectFrom('entries')
    .select(['id', 'text', 'embed'])
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute()
}

/** What entries of a type stand in a row in; the others stand alone. */
const PLACES: Partial<Record<EntryType, 'shelf' | 'client_id'>> = {
  presentation: 'shelf',
  private: 'client_id',
}

/** The entries before and after this one on its shelf or in its client's work, by date, as far as the reader may see them. */
export async function findNeighbours(db: Db, reader: Reader, entry: ListedEntry) {
  const place = PLACES[entry.type]
  if (!place || !entry.date) return { newer: undefined, older: undefined }
  const shelf = matching(db, reader, { type: entry.type, conditions: [] })
    .select(LIST_COLUMNS)
    .where(`entries.${place}`, '=', (eb) =>
      eb.selectFrom('entries as self').select(`self.${place}`).where('self.id', '=', entry.id),
    )
    .limit(1)
  const [newer, older] = await Promise.all([
    shelf
      .where(sql<SqlBool>`(entries.date, entries.id) > (${entry.date}::date, ${entry.id})`)
      .orderBy('entries.date', (by) => by.asc().nullsLast())
      .orderBy('entries.id')
      .executeTakeFirst(),
    shelf
      .where(sql<SqlBool>`(entries.date, entries.id) < (${entry.date}::date, ${entry.id})`)
      .orderBy('entries.date', (by) => by.desc().nullsLast())
      .orderBy('entries.id', 'desc')
      .executeTakeFirst(),
  ])
  return { newer, older }
}

/** So many of those that share a tag are looked at, the newest: how many there are in all makes no difference then. */
const MOST_LOOKED_AT = 400

/** Entries that share most tags with this one, the newest first among equals. */
export async function findRelated(
  db: Db,
  reader: Reader,
  entry: ListedEntry,
  most: number,
): Promise<ListedEntry[]> {
  if (entry.tags.length === 0) return []
  const newest = matching(db, reader, { type: entry.type, conditions: [] })
    .select(LIST_COLUMNS)
    .where('entries.id', '<>', entry.id)
    .where(sql<SqlBool>`entries.tags && ${entry.tags}::text[]`)
    .orderBy('entries.date', (by) => by.desc().nullsLast())
    .orderBy('entries.id')
    .limit(MOST_LOOKED_AT)
  // Beside a client's work stands that client's alone, also for the staff.
  const beside = entry.client_id ? newest.where('entries.client_id', '=', entry.client_id) : newest
  return db
    .selectFrom(beside.as('entries'))
    .selectAll()
    .orderBy(
      sql`cardinality(array(select unnest(entries.tags) intersect select unnest(${entry.tags}::text[])))`,
      'desc',
    )
    .orderBy('entries.date', (by) => by.desc().nullsLast())
    .orderBy('entries.id')
    .limit(most)
    .execute()
}

/** The next moment at which a published entry appears or disappears by itself. */
export async function nextChange(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(publish_at) from entries where status = 'published' and publish_at > ${now}),
      (select min(unpublish_at) from entries where unpublish_at > ${now})
    ) as at`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Whether anyone at all may see this picture: a live entry that is open to everyone shows it. A project's link is not everyone's. */
export async function isPublicAsset(db: Db, assetId: string, now: Date): Promise<boolean> {
  const nobody: ReadScope = { sections: [], clients: [], members: false }
  const row = await matching(db, { scope: nobody, now }, { type: undefined, conditions: [] })
    .innerJoin('entry_assets', 'entry_assets.entry_id', 'entries.id')
    .where('entry_assets.asset_id', '=', assetId)
    .where('entries.type', '<>', 'project')
    .select('entries.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listPress(db: Db, now: Date) {
  return db
    .selectFrom('entries')
    .where(isLive(now))
    .where('type', '=', 'press')
    .select(['id', 'title', 'text', 'url', 'url2', 'date', 'revision', 'created_at', 'updated_at'])
    .orderBy('date', (by) => by.desc().nullsLast())
    .orderBy('id')
    .execute()
}
