import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- Addresses of a client's pictures are signed for this number. When somebody leaves the client it goes up, and every address
-- that was given out before opens nothing.
alter table clients add column generation integer not null default 1;

create function toile_member_left() returns trigger language plpgsql as $$
begin
  update clients set generation = generation + 1 where id = old.company;
  return null;
end $$;
create trigger accounts_moved after update of company, disabled_at on accounts
  for each row
  when (
    old.company is not null and old.disabled_at is null
    and (new.company is distinct from old.company or new.disabled_at is not null)
  )
  execute function toile_member_left();
create trigger accounts_deleted after delete on accounts
  for each row when (old.company is not null) execute function toile_member_left();

-- With another identity provider the company comes in a token, and a move is noticed when the next token says another.
create table companies_seen (
  sub text primary key,
  company text,
  -- When the token that said so was issued: an older one that comes later moves nobody back.
  issued_at timestamptz not null
);
create trigger companies_moved after update of company on companies_seen
  for each row when (old.company is not null and new.company is distinct from old.company)
  execute function toile_member_left();

-- Which of the staff read what of a client. It points at nothing, so that it outlives what it tells of.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  sub text not null,
  email text not null,
  call text not null,
  client_id text not null,
  entry_id text
);
create index audit_log_by_time on audit_log (at);
create index audit_log_by_client on audit_log (client_id, at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
