import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- A page that was looked at: never by whom, from where or with what. No keys to other tables: an entry or a client that
-- goes away was still read.
create table page_views (
  at timestamptz not null,
  template text not null,
  section text,
  entry_id text,
  company text,
  audience text not null check (audience in ('visitor', 'member'))
);
create index page_views_by_time on page_views (at);

-- The same after 30 days: how often, on which day (UTC).
create table page_view_days (
  day date not null,
  template text not null,
  section text,
  entry_id text,
  company text,
  audience text not null check (audience in ('visitor', 'member')),
  views integer not null check (views > 0),
  constraint page_view_days_once unique nulls not distinct (day, template, section, entry_id, company, audience)
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
