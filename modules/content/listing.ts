import { type Selection, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import { COLUMNS, toExpression } from './conditions.ts'
import type { FieldName } from './fields.ts'
import { advised, hasWords, withWords } from './planning.ts'
import type { EntryQuery } from './query.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
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
const LISTED = sql.join(LIST_COLUMNS.map((column) => sql.ref(column)))
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

/**
 * A page in the order that the query names. Only an index is gone through on the way to it, which holds all that decides; the
 * entries are read when it is known which they are. "Offset 0" keeps these two apart.
 */
function pageOf(
  db: Db,
  reader: Reader,
  query: EntryQuery,
  { skip, limit, reversed }: Stretch = stretchOf(query),
) {
  const ids = matching(db, reader, query)
    .select('entries.id')
    .orderBy(orderOf(query, reversed))
    .limit(limit)
    .offset(skip)
  return sql<ListedEntry>`
    select entries.* from (${ids}) as page
    cross join lateral (select ${LISTED} from entries where entries.id = page.id offset 0) as entries
    order by ${orderOf(query)}`
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
  total?: number,
): Promise<ListedEntry[]> {
  if (words) return foundPage(db, reader, query, words)
  return (await pageOf(db, reader, query, stretchOf(query, total)).execute(db)).rows
}

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
  if (!words && query.skip > DEEP) {
    const total = await countEntries(db, reader, query)
    return { rows: await listEntries(db, reader, query, undefined, total), total }
  }
  const rows = words
    ? await foundPage(db, reader, query, words)
    : (await pageWithTotal(db, reader, query).execute(db)).rows
  if (rows.length === 0 && query.skip > 0)
    return { rows, total: await countEntries(db, reader, query, words) }
  return { rows, total: rows[0]?.total ?? rows.length }
}
