import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- An answer to a letter can go to somebody else than its sender: to the visitor whom the staff are told about.
alter table letters add column reply_to text;
create index letters_by_recipient on letters (lower(recipient), created_at);

alter table leads
  alter column email drop not null,
  add column document text,
  -- Suspected ones are kept aside until somebody looks at them.
  add column status text not null default 'accepted' check (status in ('accepted', 'suspected')),
  add column suspicions text[] not null default '{}',
  -- What the idempotency key was sent with; gone with the person it is about.
  add column content_hash text,
  add column consent_version text,
  add column consent_text text,
  -- Since then nothing of the person is left, and the row only counts.
  add column erased_at timestamptz,
  add constraint leads_erased check ((email is null) = (erased_at is not null));
create index leads_by_email on leads (lower(email), created_at);

-- How often somebody has asked since a moment. Subjects are hashes under a key of ours.
create table lead_limits (
  subject text primary key,
  taken integer not null,
  since timestamptz not null
);
create index lead_limits_since on lead_limits (since);

-- Leads on their way to the webhook.
create table lead_posts (
  lead_id uuid primary key references leads on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index lead_posts_due on lead_posts (next_attempt_at) where status = 'waiting';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
