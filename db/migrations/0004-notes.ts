import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- A note is the member's own: it outlives the entry and the right to it, so it points at neither.
create table notes (
  username text not null,
  entry_id text not null,
  -- The entry's title when the note was begun: all that may still name the entry once it is out of reach.
  title text not null,
  body text not null check (body <> ''),
  revision integer not null,
  search tsvector not null
    generated always as (to_tsvector('toile', toile_searchable(title || ' . ' || body))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (username, entry_id)
);
create index notes_by_change on notes (username, updated_at desc, entry_id);
create index notes_search on notes using gin (search);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
