import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
alter table accounts add column name text not null default '';

-- Everything the identity provider remembers: sessions, grants, codes, refresh tokens, logins under way.
create table oidc_records (
  model text not null,
  -- Ids are bearer secrets, so only their hash is kept.
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_records_grant on oidc_records (grant_id);
create index oidc_records_uid on oidc_records (uid);
create index oidc_records_account on oidc_records (account);
create index oidc_records_expiry on oidc_records (expires_at);

create table signing_keys (
  kid text primary key,
  jwk text not null,
  -- Published before it signs, so that every verifier knows it by then.
  signs_from timestamptz not null,
  created_at timestamptz not null default now()
);

create table login_failures (
  subject text primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index login_failures_last on login_failures (last_at);

create table password_resets (
  token_hash text primary key,
  sub text not null references accounts on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_resets_sub on password_resets (sub);

-- Every process keeps accounts in memory for its calls; this tells them all that one is another now.
create function toile_accounts_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('toile_accounts', '');
  return null;
end $$;
create trigger accounts_changed after insert or update or delete or truncate on accounts
  for each statement execute function toile_accounts_changed();
-- A grant that ends takes its access tokens with it, also those that have minutes left.
create trigger grants_ended after delete on oidc_records
  for each row when (old.model = 'Grant') execute function toile_accounts_changed();
create trigger signing_keys_changed after insert or update or delete or truncate on signing_keys
  for each statement execute function toile_accounts_changed();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
