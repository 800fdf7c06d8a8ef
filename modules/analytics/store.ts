import { type Selectable, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { isLive } from '../content/readable.ts'
import type { Section } from '../content/sections.ts'
import type { PageViewRow } from './tables.ts'

/** The same statement however many rows there are, so that it is planned once. */
export async function insertViews(db: Db, views: Selectable<PageViewRow>[]): Promise<void> {
  const all = <Name extends keyof PageViewRow>(name: Name) => views.map((view) => view[name])
  await sql`
    insert into page_views (at, template, section, entry_id, company, audience)
    select * from unnest(
      ${views.map(({ at }) => at.toISOString())}::timestamptz[], ${all('template')}::text[], ${all('section')}::text[],
      ${all('entry_id')}::text[], ${all('company')}::text[], ${all('audience')}::text[]
    )`.execute(db)
}

export interface AddressedEntry {
  id: string
  shelf: Section
  slug: string
  section: Section
  complimentary: boolean
}

/** Live entries at these addresses, whoever asks: what may be told of them is for the caller to decide. */
export async function findAddressed(
  db: Db,
  addresses: { section: Section; slug: string }[],
  now: Date,
): Promise<AddressedEntry[]> {
  if (addresses.length === 0) return []
  // Written as the index on addresses has it, so that each is one look-up.
  const { rows } = await sql<AddressedEntry>`
    select entries.id, entries.shelf, entries.slug, entries.section, entries.complimentary
    from unnest(
      ${addresses.map(({ section }) => section)}::text[], ${addresses.map(({ slug }) => slug)}::text[]
    ) as asked (shelf, slug)
    join entries on entries.type = 'presentation' and coalesce(entries.shelf, '') = asked.shelf
      and coalesce(entries.client_id, '') = '' and coalesce(entries.web_group, '') = '' and entries.slug = asked.slug
    where ${isLive(now)}`.execute(db)
  return rows
}

/**
 * Turns at most so many views before this moment into daily sums, and answers with how many it were. One statement moves
 * them: a view is in one table or the other, never in both.
 */
export async function sumViewsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with old as (
      delete from page_views
      where ctid = any(array(select ctid from page_views where at < ${moment} order by at limit ${most}))
      returning (at at time zone 'UTC')::date as day, template, section, entry_id, company, audience
    ), summed as (
      insert into page_view_days (day, template, section, entry_id, company, audience, views)
      select day, template, section, entry_id, company, audience, count(*)
      from old group by day, template, section, entry_id, company, audience
      on conflict on constraint page_view_days_once
        do update set views = page_view_days.views + excluded.views
    )
    select count(*) as moved from old`.execute(db)
  return rows[0]?.moved ?? 0
}

const ROLL_UP_LOCK = 7_601_505

/** Holds others who sum until this transaction ends: two at once would wait for each other's rows. */
export async function lockRollUp(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROLL_UP_LOCK})`.execute(transaction)
}

export type Grouping = 'section' | 'entry' | 'client' | 'day'

export interface ViewSum {
  /** For clients: null are the visitors, and an empty one the members without a company. */
  key: string | null
  views: number
  members: number
  visitors: number
}

const KEYS = {
  section: sql`section`,
  entry: sql`entry_id`,
  client: sql`case when audience = 'member' then coalesce(company, '') end`,
  day: sql`day::text`,
} satisfies Record<Grouping, unknown>

/** Views of these days, the first included and the last not, from raw rows and daily sums as they stand at one moment. */
export async function sumViews(
  db: Db,
  by: Grouping,
  { from, before }: { from: string; before: string },
): Promise<ViewSum[]> {
  const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`
  const { rows } = await sql<ViewSum>`
    with counted as (
      select (at at time zone 'UTC')::date as day, section, entry_id, company, audience, 1 as views
      from page_views where at >= ${midnight(from)} and at < ${midnight(before)}
      union all
      select day, section, entry_id, company, audience, views
      from page_view_days where day >= ${from}::date and day < ${before}::date
    ), keyed as (
      select ${KEYS[by]} as key, views, audience from counted
      where ${by === 'entry' ? sql`entry_id is not null` : sql`true`}
    )
    select key, sum(views) as views,
      coalesce(sum(views) filter (where audience = 'member'), 0) as members,
      coalesce(sum(views) filter (where audience = 'visitor'), 0) as visitors
    from keyed group by key
    order by ${by === 'day' ? sql`key` : sql`views desc, key nulls last`}`.execute(db)
  return rows
}

export async function findEntryTitles(db: Db, ids: string[]) {
  return db
    .selectFrom('entries')
    .select(['id', 'title', 'section'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}

export async function findClientNames(db: Db, ids: string[]) {
  return db
    .selectFrom('clients')
    .select(['id', 'display_name as name'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}
