import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- Most texts hold no slash, and looking for one takes a tenth of the time that the expression does.
create or replace function toile_searchable(given text) returns text immutable strict parallel safe language sql as $$
  select case when strpos(given, '/') = 0 then given
    else regexp_replace(given, '([[:alpha:]]{3,})/(?=[[:alpha:]]{3})', '\\1 ', 'g') end
$$;

-- Words of titles, tags and standfirsts: among very many finds these come before those that only mention them.
create index entries_headings on entries using gin (ts_filter(search, '{a,b,c}')) with (fastupdate = off);

-- Each word once, for likeness: that index is dear to write, and hundreds of clients use the same words.
create table search_vocabulary (word text primary key);
insert into search_vocabulary select distinct word from search_words;
create index search_vocabulary_near on search_vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);
drop index search_words_near;

create or replace function toile_collect_words() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and current_setting('toile.bulk', true) is distinct from 'on' then
    with collected as (
      insert into search_words (word, audience)
      select distinct lexeme, toile_audience(new.type, new.shelf, new.client_id)
      from unnest(to_tsvector('toile_words', toile_searchable(
        concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.standfirst, new.body))))
      where lexeme ~ '^[[:alpha:]-]{4,30}$'
      on conflict do nothing
      returning word
    )
    insert into search_vocabulary select word from collected on conflict do nothing;
  end if;
  return null;
end $$;

-- Audiences whose words are to be collected anew: something was taken from them, or came in bulk.
create table search_changes (audience text not null);
insert into search_changes select distinct toile_audience(type, shelf, client_id) from entries where status = 'published';

-- How many entries are published, by all that opens or finds them but their words and their day; and for each tag once more.
-- It is only ever added to, so that nobody who saves waits for another: the numbers of one kind are summed up when they are
-- asked for, and nightly for good.
create table entry_tallies (
  type text not null,
  section text,
  complimentary boolean not null,
  open_to text not null,
  client_id text,
  -- The first day of its year.
  date date,
  -- None: the entries themselves.
  tag text,
  number integer not null
);
create index entry_tallies_of_all on entry_tallies (type) where tag is null;
create index entry_tallies_by_tag on entry_tallies (type, tag);
create index entry_tallies_by_client on entry_tallies (client_id) where client_id is not null;

-- No tag, then each of them once.
create function toile_tags(tags text[]) returns table (tag text) immutable language sql as $$
  select null::text union select unnest(tags)
$$;

create function toile_note_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate entry_tallies, search_words, search_vocabulary;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into entry_tallies
    select type, section, complimentary, open_to, client_id, date_trunc('year', date)::date, named.tag, -count(*)
    from old_rows, toile_tags(tags) as named where status = 'published' group by 1, 2, 3, 4, 5, 6, 7;
    insert into search_changes select distinct toile_audience(type, shelf, client_id) from old_rows;
  end if;
  if tg_op <> 'DELETE' then
    insert into entry_tallies
    select type, section, complimentary, open_to, client_id, date_trunc('year', date)::date, named.tag, count(*)
    from new_rows, toile_tags(tags) as named where status = 'published' group by 1, 2, 3, 4, 5, 6, 7;
    if current_setting('toile.bulk', true) = 'on' then
      insert into search_changes select distinct toile_audience(type, shelf, client_id) from new_rows;
    end if;
  end if;
  return null;
end $$;
create trigger entries_noted_new after insert on entries referencing new table as new_rows
  for each statement execute function toile_note_entries();
create trigger entries_noted_other after update on entries referencing old table as old_rows new table as new_rows
  for each statement execute function toile_note_entries();
create trigger entries_noted_gone after delete on entries referencing old table as old_rows
  for each statement execute function toile_note_entries();
create trigger entries_noted_none after truncate on entries
  for each statement execute function toile_note_entries();

insert into entry_tallies
select type, section, complimentary, open_to, client_id, date_trunc('year', date)::date, named.tag, count(*)
from entries, toile_tags(tags) as named where status = 'published' group by 1, 2, 3, 4, 5, 6, 7;

-- The same less what is published but not live at this moment, which is little and found by its hours.
create function toile_tallies(moment timestamptz)
returns table (type text, section text, complimentary boolean, open_to text, client_id text, date date, tag text, number integer)
stable language sql as $$
  select type, section, complimentary, open_to, client_id, date, tag, number from entry_tallies
  union all
  select type, section, complimentary, open_to, client_id, date_trunc('year', date)::date, named.tag, -1
  from entries, toile_tags(tags) as named
  where status = 'published' and (publish_at > moment or unpublish_at <= moment)
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
