import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { eb, toExpression } from './conditions.ts'
import { type Facets, MOST_TAGS } from './facet-contract.ts'
import type { FieldName } from './fields.ts'
import { advised, hasWords, withWords } from './planning.ts'
import type { EntryQuery } from './query.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
import { SECTIONS, type Section } from './sections.ts'
import { isTallied, readableTallies, tagOf } from './tallies.ts'

export type FacetCounts = Pick<Facets, 'total' | 'sections' | 'years' | 'tags'>

const FACETED: readonly FieldName[] = ['fields.section', 'fields.date', 'fields.tags']

export async function countFacets(
  db: Db,
  reader: Reader,
  query: Pick<EntryQuery, 'type' | 'conditions'>,
  words?: string,
): Promise<FacetCounts> {
  const counts = isTallied(reader.scope, query, words)
    ? talliedFacets(db, reader, query)
    : countedFacets(db, reader, query, words)
  const facets = sql<FacetCounts>`${counts}
    select
      (select total from totals) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('section', section, 'count', count)
        order by array_position(${SECTIONS}::text[], section)), '[]') from sections) as sections,
      (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'count', count)
        order by year desc), '[]') from years) as years,
      (select coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', count)
        order by count desc, tag collate "C"), '[]') from tags) as tags`
  const { rows } = await (words
    ? advised(db, 'byIndex', (asked) => facets.execute(asked))
    : facets.execute(db))
  return rows[0] ?? { total: 0, sections: [], years: [], tags: [] }
}

/** What any of the counts may be about: each looks beyond its own filter. */
function counted(db: Db, reader: Reader, query: Pick<EntryQuery, 'type' | 'conditions'>, words?: string) {
  const entries = words ? withWords(db, reader, query, hasWords(words)) : db.selectFrom('entries')
  let found = entries.where(isLive(reader.now)).where(readableWithin(reader.scope, query.type))
  for (const condition of query.conditions.filter(({ field }) => !FACETED.includes(field)))
    found = found.where(toExpression(condition))
  return found
}

/** Whose private work that is. */
export async function clientsCounted(
  db: Db,
  reader: Reader,
  query: Pick<EntryQuery, 'type' | 'conditions'>,
  words?: string,
): Promise<string[]> {
  if (query.type !== 'private') return []
  const rows = await counted(db, reader, query, words)
    .select('entries.client_id')
    .distinct()
    .orderBy('entries.client_id')
    .execute()
  return rows.flatMap(({ client_id }) => client_id ?? [])
}

/** Whether an entry, or a tally, fits what the query asks of this field. */
function holds(query: Pick<EntryQuery, 'conditions'>, field: FieldName) {
  return eb.and(query.conditions.filter((each) => each.field === field).map(toExpression))
}

/** From the kept numbers: the same for ten entries and for a hundred thousand. */
function talliedFacets(db: Db, reader: Reader, query: Pick<EntryQuery, 'type' | 'conditions'>) {
  let found = readableTallies(db, reader, query.type)
    .select(['entries.section', 'entries.date', 'entries.tag', 'entries.number'])
    .select([holds(query, 'fields.section').as('in_sections'), holds(query, 'fields.date').as('in_years')])
  for (const condition of query.conditions.filter(({ field }) => !FACETED.includes(field)))
    found = found.where(toExpression(condition))
  return sql`
    with found as materialized ${found},
    own as (select * from found where tag is not distinct from ${tagOf(query) ?? null}),
    totals as (select coalesce(sum(number), 0) as total from own where in_sections and in_years),
    sections as (
      select section, sum(number) as count from own
      where in_years and section is not null group by section having sum(number) > 0
    ),
    years as (
      select extract(year from date)::integer as year, sum(number) as count from own
      where in_sections and date is not null group by 1 having sum(number) > 0
    ),
    tags as (
      select tag, sum(number) as count from found
      where tag is not null and in_sections and in_years
      group by tag having sum(number) > 0 order by 2 desc, tag collate "C" limit ${sql.lit(MOST_TAGS)}
    )`
}

/**
 * All counts in one pass over what the reader may see. A facet's own filter must not narrow its own counts, so the filters
 * of the three are columns of what was found instead of conditions on it.
 */
function countedFacets(
  db: Db,
  reader: Reader,
  query: Pick<EntryQuery, 'type' | 'conditions'>,
  words?: string,
) {
  const withoutTags = {
    ...query,
    conditions: query.conditions.filter(({ field }) => field !== 'fields.tags'),
  }
  const knowsTags = isTallied(reader.scope, withoutTags, words)
  let found = counted(db, reader, query, words).select([
    'entries.section',
    'entries.date',
    'entries.tags',
    holds(query, 'fields.section').as('in_sections'),
    holds(query, 'fields.date').as('in_years'),
    holds(query, 'fields.tags').as('in_tags'),
  ])
  // Only the counts of tags look beyond the tags that were chosen, and those are known then.
  if (knowsTags) found = found.where(holds(query, 'fields.tags'))

  return sql`
    with found as materialized ${found},
    totals as (select count(*) as total from found where in_sections and in_years and in_tags),
    sections as (
      select section, count(*) as count from found
      where in_years and in_tags and section is not null group by section
    ),
    years as (
      select extract(year from date)::integer as year, count(*) as count from found
      where in_sections and in_tags and date is not null group by 1
    ),
    tags as (${knowsTags ? talliedTags(db, reader, withoutTags) : COUNTED_TAGS})`
}

// An entry that names a tag twice still counts once, at its first place. As a condition of the join instead of a filter
// of the count this would make the planner expect few rows and sort them all.
const COUNTED_TAGS = sql`
  select tag, count(*) filter (where place = array_position(tags, tag)) as count
  from found cross join unnest(tags) with ordinality as named (tag, place)
  where in_sections and in_years
  group by tag order by 2 desc, tag collate "C" limit ${sql.lit(MOST_TAGS)}`

/** As counting them would, where the kept numbers know all that is asked besides the tags. */
function talliedTags(db: Db, reader: Reader, query: Pick<EntryQuery, 'type' | 'conditions'>) {
  let tallies = readableTallies(db, reader, query.type).select(['entries.tag', 'entries.number'])
  for (const condition of query.conditions) tallies = tallies.where(toExpression(condition))
  return sql`
    select tag, sum(number) as count from ${tallies} as tallies where tag is not null
    group by tag having sum(number) > 0 order by 2 desc, tag collate "C" limit ${sql.lit(MOST_TAGS)}`
}

/** How many presentations of each section a membership opens, whoever asks: those that are complimentary are open to everyone. */
export async function countHoldings(db: Db, now: Date): Promise<{ section: Section; count: number }[]> {
  const rows = await db
    .selectFrom('entries')
    .where(isLive(now))
    .where('entries.type', '=', 'presentation')
    .where('entries.complimentary', '=', false)
    .select((eb) => ['entries.section', eb.fn.countAll<number>().as('count')])
    .groupBy('entries.section')
    .execute()
  return rows.flatMap(({ section, count }) => (section ? [{ section, count }] : []))
}
