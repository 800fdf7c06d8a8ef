import { type Kysely, sql } from 'kysely'

/** What is made keeps writers waiting and what is dropped everybody, so that comes last. */
const STATEMENTS = `
-- The indexes of lists hold all that decides who sees an entry and when, so that a page deep in a list goes past rows of an index
-- alone: with 100,000 entries a tenth of the time.
create index entries_by_date_alone on entries (type, date desc nulls last, id)
  include (publish_at, unpublish_at, section, complimentary) where status = 'published';
create index entries_by_shelf_alone on entries (type, section, date desc nulls last, id)
  include (publish_at, unpublish_at, complimentary) where status = 'published';

-- An entry is asked for by its slug alone; in the index of addresses that stands behind shelf and client, and all were gone through.
create index entries_by_slug on entries (slug);

-- What is open to everyone is little, and was looked for among everything.
create index entries_complimentary on entries (type, date desc nulls last, id)
  where status = 'published' and complimentary;

-- A list of no type in particular, in no named order.
create index entries_by_change on entries (updated_at desc, id);

drop index entries_by_date, entries_by_shelf;
alter index entries_by_date_alone rename to entries_by_date;
alter index entries_by_shelf_alone rename to entries_by_shelf;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
