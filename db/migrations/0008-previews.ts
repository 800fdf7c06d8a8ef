import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- Links by which somebody without an account reads one entry before it is published, or after. The signature in the link
-- says that it was given; the row says whether it still holds.
create table preview_links (
  id text primary key,
  entry_id text not null references entries on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  made_by text not null
);
create index preview_links_by_entry on preview_links (entry_id);
create index preview_links_by_end on preview_links (expires_at);

-- What is remembered of a link is forgotten when it is revoked. A new link is remembered nowhere yet.
create trigger preview_links_changed after update or delete or truncate on preview_links
  for each statement execute function toile_content_changed();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
