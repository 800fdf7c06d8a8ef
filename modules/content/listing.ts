import { type Selection, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import { COLUMNS, toExpression } from './conditions.ts'
import type { FieldName } from './fields.ts'
import { advised, hasWords, withWords } from './planning.ts'
import type { EntryQuery } from './query.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
import type { EntryType } from './tables.ts'
import { isTallied, talliedTotal } from './tallies.ts'

/** Columns of an entry in a list. The rich text is by far the largest and is read only when asked for. */
export const LIST_COLUMNS = [
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
export type ListedEntry = Selection<Tables, 'entries', (typeof LIST_COLUMNS)[number]>

type Filters = Pick<EntryQuery, 'type' | 'conditions'>

/** Everything of the query but its page: what is counted. */
export function matching(db: Db, reader: Reader, query: Filters, words?: string) {
  return narrowed(
    words ? withWords(db, reader, query, hasWords(words)) : db.selectFrom('entries'),
    reader,
    query,
  )
}

function narrowed(selection: SelectQueryBuilder<Tables, 'entries', object>, reader: Reader, query: Filters) {
  let found = selection.where(isLive(reader.now)).where(readableWithin(reader.scope, query.type))
  for (const condition of query.conditions) found = found.where(toExpression(condition))
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
function orderOf({ order }: EntryQuery, reversed = false) {
  const named = order.length > 0 ? order : [{ field: 'sys.updatedAt' as const, descending: true }]
  const columns = named.map(({ field, descending }) => {
    const direction = descending === reversed ? 'asc' : 'desc'
    const nulls = NEVER_EMPTY.includes(field) ? '' : ` nulls ${reversed ? 'first' : 'last'}`
    return sql`${sql.ref(COLUMNS[field])} ${sql.raw(direction + nulls)}`
  })
  return sql.join([...columns, sql`${sql.ref('entries.id')} ${sql.raw(reversed ? 'desc' : 'asc')}`])
}

/** Which part of a list: counted from its beginning, or reversed from its end. */
interface Stretch {
  skip: number
  limit: number
  reversed: boolean
}

/** Up to here it makes no difference how a page is come by. */
const DEEP = 500

/** The page from where it is nearer, if it is known how many there are. */
function stretchOf({ skip, limit }: EntryQuery, total?: number): Stretch {
  if (total === undefined || skip <= DEEP || skip <= total / 2) return { skip, limit, reversed: false }
  const last = Math.min(skip + limit, total)
  return { skip: total - last, limit: Math.max(0, last - skip), reversed: true }
}

/** The ids of a page in the order that the query names, or in the reverse. The index of a list holds all that decides about them. */
function pageOf(db: Db, reader: Reader, query: EntryQuery, { skip, limit, reversed }: Stretch) {
  return matching(db, reader, query)
    .select('entries.id')
    .orderBy(orderOf(query, reversed))
    .limit(limit)
    .offset(skip)
}

/** A page and the total in one statement: asking twice costs more than most pages do. Nothing is counted where the page tells. */
function pageWithTotal(db: Db, reader: Reader, query: EntryQuery) {
  return sql<{ id: string; total: number | null }>`
    with page as materialized (${pageOf(db, reader, query, stretchOf(query))})
    select id, case when ${query.skip > 0}::boolean or (select count(*) from page) = ${query.limit}
      then (${totalOf(db, reader, query)}) end as total
    from page`
}

/**
 * A page of what was found, in the order that the query names, and how many there are. Materialized, the finds come by the index
 * of words: asked for a page in some order right away, the planner may go through the whole library in that order and take
 * every entry's words apart, to find three.
 */
function orderedFinds(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const ordering = query.order.map(({ field }) => COLUMNS[field])
  const found = matching(db, reader, query, words).select([...new Set(['entries.id' as const, ...ordering])])
  return sql<{ id: string; total: number }>`
    with found as materialized (${found})
    select id, (select count(*) from found) as total
    from found as entries order by ${orderOf(query)} limit ${query.limit} offset ${query.skip}`
}

/** So many finds are held against each other: reading what an entry's words weigh costs more than finding it. */
const MOST_RANKED = 300

/**
 * A page of what was found, the best first, and how many there are. Of very many finds the newest are ranked, and the newest of
 * those that have the words in their headings; the others follow by date.
 */
function bestFinds(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const newest = sql`order by date desc nulls last, id limit ${sql.lit(MOST_RANKED)}`
  const isHeaded = sql<SqlBool>`ts_filter(entries.search, '{a,b,c}') @@ ${words}::tsquery`
  const headed = narrowed(withWords(db, reader, query, isHeaded), reader, query).select([
    'entries.id',
    'entries.date',
  ])
  // "Not in" is looked up; a join would be planned for the few finds that the planner expects of any words.
  const others = sql`union all select id, date, null from found where id not in (select id from ranked)`
  const isBeyond = query.skip + query.limit > MOST_RANKED
  return sql<{ id: string; total: number }>`
    with found as materialized (${matching(db, reader, query, words).select(['entries.id', 'entries.date'])}),
    headed as materialized (${headed}),
    ranked as materialized ((select id from found ${newest}) union (select id from headed ${newest})),
    weighed as materialized (
      select id, date, ts_rank(${WEIGHTS}::real[], search, ${words}::tsquery, ${DAMP_LENGTH}) as rank
      from entries where id in (select id from ranked)
    )
    select id, (select count(*) from found) as total
    from (select * from weighed ${isBeyond ? others : sql``}) as all_of_them
    order by rank desc nulls last, date desc nulls last, id limit ${query.limit} offset ${query.skip}`
}

/** A page of what fits the words (a tsquery) and how many there are; the best match comes first, unless the query names an order. */
async function pageOfFinds(db: Db, reader: Reader, query: EntryQuery, words: string) {
  const finds = query.order.length > 0 ? orderedFinds : bestFinds
  return advised(db, 'byIndex', async (asked) => (await finds(db, reader, query, words).execute(asked)).rows)
}

/** A page of a list, by ids alone, and how many there are in all. */
export interface Page {
  ids: string[]
  total: number
}

export async function listAndCount(db: Db, reader: Reader, query: EntryQuery, words?: string): Promise<Page> {
  if (!words && query.skip > DEEP) {
    const total = await countEntries(db, reader, query)
    return { ids: await listIds(db, reader, query, { total }), total }
  }
  const rows = words
    ? await pageOfFinds(db, reader, query, words)
    : (await pageWithTotal(db, reader, query).execute(db)).rows
  if (rows.length === 0 && query.skip > 0)
    return { ids: [], total: await countEntries(db, reader, query, words) }
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? rows.length }
}

/** The same where nobody asks how many there are, or somebody knows. */
export async function listIds(
  db: Db,
  reader: Reader,
  query: EntryQuery,
  { words, total }: { words?: string | undefined; total?: number } = {},
): Promise<string[]> {
  const stretch = stretchOf(query, total)
  const rows = words
    ? await pageOfFinds(db, reader, query, words)
    : await pageOf(db, reader, query, stretch).execute()
  const ids = rows.map(({ id }) => id)
  return !words && stretch.reversed ? ids.reverse() : ids
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

export async function listEntries(db: Db, reader: Reader, query: EntryQuery): Promise<ListedEntry[]> {
  return findEntries(db, reader, await listIds(db, reader, query), query.type)
}
