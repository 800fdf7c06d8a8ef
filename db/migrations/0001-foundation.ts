import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration toile (copy = english);
alter text search configuration toile
  alter mapping for hword, hword_part, word with unaccent, english_stem;
-- The same words without stemming: what a misspelt word is compared with.
create text search configuration toile_words (copy = simple);
alter text search configuration toile_words
  alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, simple;

-- PostgreSQL reads 'autumn/winter' as a file name. Long words around a slash are two words; A/W stays one.
create function toile_searchable(given text) returns text immutable strict parallel safe language sql as $$
  select regexp_replace(given, '([[:alpha:]]{3,})/(?=[[:alpha:]]{3})', '\\1 ', 'g')
$$;

create table secrets (
  name text primary key,
  value text not null
);

create table clients (
  id text primary key,
  client_name text not null,
  display_name text not null,
  join_date date,
  micro boolean not null default false,
  micro_path text unique,
  micro_tags text[] not null default '{}',
  ideas text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table assets (
  id text primary key,
  title text not null default '',
  alt text not null default '',
  credit text not null default '',
  file_name text not null,
  content_type text not null,
  byte_size integer not null,
  width integer not null,
  height integer not null,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  dominant text not null,
  palette jsonb not null,
  lead smallint not null default 1,
  tokens jsonb not null,
  storage_key text,
  sha256 text,
  drawing text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table entries (
  id text primary key,
  type text not null check (type in ('presentation', 'press', 'webPage', 'private', 'project')),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz,
  unpublish_at timestamptz,
  slug text not null,
  title text not null,
  display_name text,
  standfirst text,
  code text,
  date date,
  section text,
  shelf text,
  template text,
  tags text[] not null default '{}',
  text jsonb,
  body text not null default '',
  embed text,
  url text,
  url2 text,
  image_url_thumb text,
  image_id text references assets on delete set null,
  image2_id text references assets on delete set null,
  image3_id text references assets on delete set null,
  client_id text references clients on delete restrict,
  complimentary boolean not null default false,
  open_to text not null default 'members' check (open_to in ('members', 'everyone')),
  web_group text check (web_group in ('', 'pages', 'Inspiration-Guide')),
  project_entries text[] not null default '{}',
  extra jsonb not null default '{}',
  search tsvector not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (type <> 'presentation' or section is not null),
  check ((type = 'private') = (client_id is not null)),
  check (status <> 'published' or publish_at is not null)
);

-- An address names one entry: a section's, a client's, a group's or a type's.
create unique index entries_address on entries
  (type, coalesce(shelf, ''), coalesce(client_id, ''), coalesce(web_group, ''), slug);
create index entries_by_date on entries (type, date desc nulls last, id) where status = 'published';
create index entries_by_shelf on entries (type, section, date desc nulls last, id) where status = 'published';
create index entries_by_client on entries (client_id, date desc nulls last, id) where client_id is not null;
create index entries_by_publish on entries (publish_at) where status = 'published';
create index entries_by_unpublish on entries (unpublish_at) where unpublish_at is not null;
create index entries_by_updated on entries (type, updated_at desc, id);
create index entries_tags on entries using gin (tags);
create index entries_search on entries using gin (search);

-- Which pictures an entry shows, in its fields and inside its text: the right to a picture follows from it.
create table entry_assets (
  entry_id text not null references entries on delete cascade,
  asset_id text not null references assets on delete cascade,
  primary key (entry_id, asset_id)
);
create index entry_assets_by_asset on entry_assets (asset_id);

create table search_synonyms (
  id integer generated always as identity primary key,
  words text[] not null check (array_length(words, 1) > 1)
);
insert into search_synonyms (words) values
  (array['trousers', 'pants', 'slacks']),
  (array['A/W', 'F/W', 'fall', 'autumn', 'autumn winter', 'fall winter']),
  (array['S/S', 'spring', 'spring summer']),
  (array['colour', 'color']),
  (array['jumper', 'sweater', 'pullover']),
  (array['knitwear', 'knits']),
  (array['plimsolls', 'trainers', 'sneakers']),
  (array['waistcoat', 'vest']),
  (array['denim', 'jeans']),
  (array['jewellery', 'jewelry']),
  (array['grey', 'gray']),
  (array['plaid', 'tartan']),
  (array['check', 'checks', 'checked']),
  (array['menswear', 'mens', 'men']),
  (array['womenswear', 'womens', 'women']),
  (array['shop', 'store', 'boutique']),
  (array['markdown', 'discount', 'sale']),
  (array['handbag', 'purse', 'bag']);

create table search_words (
  word text not null,
  audience text not null,
  primary key (word, audience)
);
create index search_words_near on search_words using gin (word gin_trgm_ops);

create function toile_audience(type text, shelf text, client_id text) returns text immutable language sql as $$
  select case type when 'presentation' then shelf when 'private' then 'client:' || client_id else 'type:' || type end
$$;

create function toile_index_entry() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('toile', toile_searchable(new.title)), 'A') ||
    setweight(to_tsvector('toile', toile_searchable(array_to_string(new.tags, ' . '))), 'B') ||
    setweight(to_tsvector('toile', toile_searchable(coalesce(new.standfirst, ''))), 'C') ||
    setweight(to_tsvector('toile', toile_searchable(new.body)), 'D');
  return new;
end $$;
create trigger entries_index before insert or update of title, tags, standfirst, body on entries
  for each row execute function toile_index_entry();

create function toile_collect_words() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and current_setting('toile.bulk', true) is distinct from 'on' then
    insert into search_words (word, audience)
    select distinct lexeme, toile_audience(new.type, new.shelf, new.client_id)
    from unnest(to_tsvector('toile_words', toile_searchable(
      concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.standfirst, new.body))))
    where lexeme ~ '^[[:alpha:]-]{4,30}$'
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger entries_words after insert or update of title, tags, standfirst, body, status, shelf, client_id on entries
  for each row execute function toile_collect_words();

-- Every process keeps answers in memory; this tells them all that the content is another now.
create function toile_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('toile_content', '');
  return null;
end $$;
create trigger entries_changed after insert or update or delete or truncate on entries
  for each statement execute function toile_content_changed();
create trigger entry_assets_changed after insert or update or delete or truncate on entry_assets
  for each statement execute function toile_content_changed();
create trigger assets_changed after insert or update or delete or truncate on assets
  for each statement execute function toile_content_changed();
create trigger clients_changed after insert or update or delete or truncate on clients
  for each statement execute function toile_content_changed();
create trigger synonyms_changed after insert or update or delete or truncate on search_synonyms
  for each statement execute function toile_content_changed();

create table accounts (
  sub text primary key,
  email text not null,
  password_hash text not null,
  company text references clients on delete restrict,
  tobetdg boolean not null default false,
  alacarte boolean not null default false,
  micro_redirect boolean not null default false,
  subscription text[] not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));

create table users (
  username text primary key,
  bookmarks text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'contactBuffered', 'pdfRequest')),
  email text not null,
  name text,
  company text,
  capture_type text not null check (capture_type in ('prospect', 'member')),
  origin_site text not null,
  origin_source text not null check (origin_source in ('FOS', 'PPW')),
  origin_detail text not null,
  message text,
  idempotency_key text unique,
  created_at timestamptz not null default now()
);
create index leads_by_time on leads (created_at desc);

create table letters (
  id uuid primary key default gen_random_uuid(),
  key text unique,
  template text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  uncertain boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_due on letters (next_attempt_at) where status = 'waiting';
create index letters_by_time on letters (created_at desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
