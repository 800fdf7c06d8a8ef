import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { type Builder, toExpression } from './conditions.ts'
import { type Facets, MOST_TAGS } from './facet-contract.ts'
import type { FieldName } from './fields.ts'
import type { EntryQuery } from './query.ts'
import { SECTIONS, type Section } from './sections.ts'
import { isLive, type Reader, readableWithin } from './store.ts'

export type FacetCounts = Pick<Facets, 'total' | 'sections' | 'years' | 'tags'>

const FACETED: readonly FieldName[] = ['fields.section', 'fields.date', 'fields.tags']

/**
 * All counts in one pass over what the reader may see. A facet's own filter must not narrow its own counts, so the filters
 * of the three are columns of what was found instead of conditions on it.
 */
export async function countFacets(
  db: Db,
  reader: Reader,
  query: Pick<EntryQuery, 'type' | 'conditions'>,
  words?: string,
): Promise<FacetCounts> {
  const holds = (eb: Builder, field: FieldName) =>
    eb.and(query.conditions.filter((each) => each.field === field).map((each) => toExpression(eb, each)))
  let found = db
    .selectFrom('entries')
    .where((eb) => isLive(eb, reader.now))
    .where((eb) => readableWithin(eb, reader.scope, query.type))
    .select((eb) => [
      'entries.section',
      'entries.date',
      'entries.tags',
      holds(eb, 'fields.section').as('in_sections'),
      holds(eb, 'fields.date').as('in_years'),
      holds(eb, 'fields.tags').as('in_tags'),
    ])
  for (const condition of query.conditions.filter(({ field }) => !FACETED.includes(field)))
    found = found.where((eb) => toExpression(eb, condition))
  if (words) found = found.where(sql<SqlBool>`entries.search @@ ${words}::tsquery`)

  // An entry that names a tag twice still counts once, at its first place. As a condition of the join instead of a filter
  // of the count this would make the planner expect few rows and sort them all.
  const { rows } = await sql<FacetCounts>`
    with found as materialized ${found},
    sections as (
      select section, count(*) as count from found
      where in_years and in_tags and section is not null group by section
    ),
    years as (
      select extract(year from date)::integer as year, count(*) as count from found
      where in_sections and in_tags and date is not null group by 1
    ),
    tags as (
      select tag, count(*) filter (where place = array_position(tags, tag)) as count
      from found cross join unnest(tags) with ordinality as named (tag, place)
      where in_sections and in_years
      group by tag order by 2 desc, tag collate "C" limit ${sql.lit(MOST_TAGS)}
    )
    select
      (select count(*) from found where in_sections and in_years and in_tags) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('section', section, 'count', count)
        order by array_position(${SECTIONS}::text[], section)), '[]') from sections) as sections,
      (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'count', count)
        order by year desc), '[]') from years) as years,
      (select coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', count)
        order by count desc, tag collate "C"), '[]') from tags) as tags`.execute(db)
  return rows[0] ?? { total: 0, sections: [], years: [], tags: [] }
}

/** How many presentations each section holds, whoever asks. */
export async function countHoldings(db: Db, now: Date): Promise<{ section: Section; count: number }[]> {
  const rows = await db
    .selectFrom('entries')
    .where((eb) => isLive(eb, now))
    .where('entries.type', '=', 'presentation')
    .select((eb) => ['entries.section', eb.fn.countAll<number>().as('count')])
    .groupBy('entries.section')
    .execute()
  return rows.flatMap(({ section, count }) => (section ? [{ section, count }] : []))
}
