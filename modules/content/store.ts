import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import type { ReadScope } from '../access/policy.ts'
import { COLUMNS, toExpression } from './conditions.ts'
import type { FieldName } from './fields.ts'
import { advised, hasWords, withWords } from './planning.ts'
import type { EntryQuery } from './query.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
import type { EntryType } from './tables.ts'
import { isTallied, talliedTotal } from './tallies.ts'

/** Columns of an entry in a list. The rich text is by far the largest and is read only when asked for. */
const LIST_COLUMNS = [
  'entries.id',
  'entries.type',
  'entries.slug',
  'entries.title',
  'entries.display_name',
  'entries.standfirst',
  'entries.code',
  'entries.date',
  'entries.section',
  'entries.template',
  'entries.tags',
  'entries.url',
  'entries.url2',
  'entries.image_url_thumb',
  'entries.image_id',
  'entries.image2_id',
  'entries.image3_id',
  'entries.client_id',
  'entries.complimentary',
  'entries.open_to',
  'entries.web_group',
  'entries.revision',
  'entries.created_at',
  'entries.updated_at',
] as const
const LISTED = sql.join(LIST_COLUMNS.map((column) => sql.ref(column)))

type Filters = Pick<EntryQuery, 'type' | 'conditions'>

/** Everything of the query but its page: what is counted. */
function matching(db: Db, reader: Reader, query: Filters, words?: string) {
  return narrowed(
    words ? withWords(db, reader, query, hasWords(words)) : db.selectFrom('entries'),
    reader,
    query,
  )
}

function narrowed(selection: SelectQueryBuilder<Tables, 'entries', object>, reader: Reader, query: Filters) {
  let found = selection
    .where((eb) => isLive(eb, reader.now))
    .where((eb) => readableWithin(eb, reader.scope, query.type))
  for (const condition of query.conditions) found = found.where((eb) => toExpression(eb, condition))
  return found
}

function totalOf(db: Db, reader: Reader, query: EntryQuery, words?: string) {
  if (isTallied(reader.scope, query, words)) return talliedTotal(db, reader, query)
  return matching(db, reader, query, words).select((eb) => eb.fn.countAll<number>().as('total'))
}

export async function countEntries(
  db: Db,
  reader: Reader,
  query: EntryQuery,
  words?: string,
): Promise<number> {
  const count = async (asked: Db) =>
    (await totalOf(asked, reader, query, words).executeTakeFirstOrThrow()).total
  return words ? advised(db, 'byIndex', count) : count(db)
}

/** A title counts most, then tags, standfirst and text; a long text is not better for being long. */
const WEIGHTS = '{0.1, 0.2, 0.5, 1.0}'
const DAMP_LENGTH = 1

/** Where nothing is ever empty the index says nothing of nulls; asked to put them last, it could not be used. */
const NEVER_EMPTY: readonly FieldName[] = [
  'sys.id',
  'sys.createdAt',
  'sys.updatedAt',
  'fields.title',
  'fields.slug',
]

/** The order that the query names, and the id last: without a total order pages repeat some entries and lose others. */
function orderOf({ order }: EntryQuery) {
  const named = order.length > 0 ? order : [{ field: 'sys.updatedAt' as const, descending: true }]
  const columns = named.map(({ field, descending }) => {
    const direction = `${descending ? 'desc' : 'asc'}${NEVER_EMPTY.includes(field) ? '' : ' nulls last'}`
    return sql`${sql.ref(COLUMNS[field])} ${sql.raw(direction)}`
  })
  return sql.join([...columns, sql.ref('entries.id')])
}

/** A page in the order that the query names. */
function pageOf(db: Db, reader: Reader, query: EntryQuery) {
  return matching(db, reader, query)
    .select(LIST_COLUMNS)
    .orderBy(orderOf(query))
    .limit(query.limit)
    .offset(query.skip)
}

/**
 * A page of what was found, in the order that the query names, and how many there are. Materialized, the finds come by the index
 * of words: asked for a page in some order right away, the planner may go through the whole library in that order and take
 * every entry's words apart, to find three.
 */
function orderedPage(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const ordering = query.order.map(({ field }) => COLUMNS[field])
  const found = matching(db, reader, query, words).select([...new Set(['entries.id' as const, ...ordering])])
  return sql<ListedEntry & { total: number }>`
    with found as materialized (${found}),
    page as (select id from found as entries order by ${orderOf(query)} limit ${query.limit} offset ${query.skip})
    select ${LISTED}, (select count(*) from found) as total
    from page join entries using (id) order by ${orderOf(query)}`
}

/** So many finds are held against each other: reading what an entry's words weigh costs more than finding it. */
const MOST_RANKED = 300

/**
 * A page of what was found, the best first, and how many there are. Of very many finds the newest are ranked, and the newest of
 * those that have the words in their headings; the others follow by date.
 */
function bestPage(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const newest = sql`order by date desc nulls last, id limit ${sql.lit(MOST_RANKED)}`
  const isHeaded = sql<SqlBool>`ts_filter(entries.search, '{a,b,c}') @@ ${words}::tsquery`
  const headed = narrowed(withWords(db, reader, query, isHeaded), reader, query).select([
    'entries.id',
    'entries.date',
  ])
  // "Not in" is looked up; a join would be planned for the few finds that the planner expects of any words.
  const others = sql`union all select id, date, null from found where id not in (select id from ranked)`
  const isBeyond = query.skip + query.limit > MOST_RANKED
  return sql<ListedEntry & { total: number }>`
    with found as materialized (${matching(db, reader, query, words).select(['entries.id', 'entries.date'])}),
    headed as materialized (${headed}),
    ranked as materialized ((select id from found ${newest}) union (select id from headed ${newest})),
    weighed as materialized (
      select id, date, ts_rank(${WEIGHTS}::real[], search, ${words}::tsquery, ${DAMP_LENGTH}) as rank
      from entries where id in (select id from ranked)
    ),
    page as (
      select id, rank from (select * from weighed ${isBeyond ? others : sql``}) as all_of_them
      order by rank desc nulls last, date desc nulls last, id limit ${query.limit} offset ${query.skip}
    )
    select ${LISTED}, (select count(*) from found) as total
    from page join entries using (id) order by rank desc nulls last, date desc nulls last, id`
}

/** A page of what fits the words (a tsquery) and how many there are; the best match comes first, unless the query names an order. */
async function foundPage(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const page = query.order.length > 0 ? orderedPage : bestPage
  return advised(db, 'byIndex', async (asked) => (await page(db, reader, query, words).execute(asked)).rows)
}

export async function listEntries(
  db: Db,
  reader: Reader,
  query: EntryQuery,
  words?: string,
): Promise<ListedEntry[]> {
  if (words) return foundPage(db, reader, query, words)
  return pageOf(db, reader, query).execute()
}

export type ListedEntry = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

/** A page and the total in one statement: asking twice costs more than most pages do. Nothing is counted where the page tells. */
function pageWithTotal(db: Db, reader: Reader, query: EntryQuery) {
  return sql<ListedEntry & { total: number | null }>`
    with page as materialized (${pageOf(db, reader, query)})
    select page.*, case when ${query.skip > 0}::boolean or (select count(*) from page) = ${query.limit}
      then (${totalOf(db, reader, query)}) end as total
    from page`
}

export async function listAndCount(
  db: Db,
  reader: Reader,
  query: EntryQuery,
  words?: string,
): Promise<{ rows: ListedEntry[]; total: number }> {
  const rows = words
    ? await foundPage(db, reader, query, words)
    : (await pageWithTotal(db, reader, query).execute(db)).rows
  if (rows.length === 0 && query.skip > 0)
    return { rows, total: await countEntries(db, reader, query, words) }
  return { rows, total: rows[0]?.total ?? rows.length }
}

/** The listed columns of these entries, in the order of the ids, as far as the reader may see them. */
export async function findEntries(
  db: Db,
  reader: Reader,
  ids: string[],
  type?: EntryType,
): Promise<ListedEntry[]> {
  if (ids.length === 0) return []
  const rows = await matching(db, reader, { type, conditions: [] })
    .select(LIST_COLUMNS)
    .where(sql<SqlBool>`entries.id = any(${ids}::text[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

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
    .where((eb) => isLive(eb, now))
    .where('type', '=', 'press')
    .select(['id', 'title', 'text', 'url', 'url2', 'date', 'revision', 'created_at', 'updated_at'])
    .orderBy('date', (by) => by.desc().nullsLast())
    .orderBy('id')
    .execute()
}
