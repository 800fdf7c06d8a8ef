import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
create table asset_colours (
  asset_id text not null references assets on delete cascade,
  -- From one, as the colour is numbered on the shade card.
  place integer not null,
  name text not null,
  hex text not null,
  share real not null,
  l real not null,
  a real not null,
  b real not null,
  chroma real not null,
  -- In radians, from minus pi to pi.
  hue real not null,
  primary key (asset_id, place)
);
-- A cube around a colour is looked up in the index alone.
create index asset_colours_near on asset_colours (l, a, b) include (asset_id, share);

-- rgbToOklab of modules/media/palette.ts once more; a test holds the two against each other.
create function toile_linear(channel double precision) returns double precision
immutable strict parallel safe language sql as $$
  select case when channel <= 0.04045 then channel / 12.92 else power((channel + 0.055) / 1.055, 2.4) end
$$;

create function toile_oklab(hex text, out l double precision, out a double precision, out b double precision)
immutable strict parallel safe language plpgsql as $$
declare
  rgb integer := ('x' || substr(hex, 2, 6))::bit(24)::integer;
  red double precision := toile_linear((rgb >> 16) / 255.0);
  green double precision := toile_linear(((rgb >> 8) & 255) / 255.0);
  blue double precision := toile_linear((rgb & 255) / 255.0);
  long double precision := cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  middle double precision := cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  short double precision := cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
begin
  l := 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  a := 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  b := 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
end $$;

-- What is no colour is passed over: a palette that cannot be read must not keep its picture from being saved.
create function toile_colours_of(palette jsonb)
returns table (place integer, name text, hex text, share real, l real, a real, b real, chroma real, hue real)
immutable strict language sql as $$
  select given.place::integer, coalesce(given.colour ->> 'name', ''), upper(given.colour ->> 'hex'),
    case jsonb_typeof(given.colour -> 'share')
      when 'number' then least(greatest((given.colour ->> 'share')::numeric, 0), 1)::real else 0 end,
    lab.l, lab.a, lab.b, sqrt(lab.a * lab.a + lab.b * lab.b), atan2(lab.b, lab.a)
  from jsonb_array_elements(case jsonb_typeof(palette) when 'array' then palette else '[]' end)
      with ordinality as given (colour, place),
    toile_oklab(substring(given.colour ->> 'hex' from '^#[0-9A-Fa-f]{6}$')) as lab
  where lab.l is not null
$$;

create function toile_keep_colours() returns trigger language plpgsql as $$
begin
  delete from asset_colours where asset_id = new.id;
  insert into asset_colours select new.id, colours.* from toile_colours_of(new.palette) as colours;
  return null;
end $$;
create trigger assets_colours after insert or update of palette on assets
  for each row execute function toile_keep_colours();

-- A function, so that its number of rows is stated: from ranges in three dimensions the planner guesses one row, most of all
-- where nothing is ever analyzed, and then goes through all entries once for each colour. The index knows cubes; the ball is
-- cut out of what it finds.
create function toile_colours_near(given_l float8, given_a float8, given_b float8, radius float8)
returns table (asset_id text, share real, distance float8)
stable strict rows 5000 language plpgsql as $$
begin
  return query
  select found.asset_id, found.share, found.distance
  from (
    select each.asset_id, each.share,
      sqrt((each.l - given_l) * (each.l - given_l) + (each.a - given_a) * (each.a - given_a) + (each.b - given_b) * (each.b - given_b)) as distance
    from asset_colours as each
    where each.l between (given_l - radius)::real and (given_l + radius)::real
      and each.a between (given_a - radius)::real and (given_a + radius)::real
      and each.b between (given_b - radius)::real and (given_b + radius)::real
  ) as found
  where found.distance <= radius;
end $$;

insert into asset_colours select assets.id, colours.* from assets, toile_colours_of(assets.palette) as colours;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
