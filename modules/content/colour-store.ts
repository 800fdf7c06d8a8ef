import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { Shade } from './colours.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
import { sectionsReadAs } from './sections.ts'

/**
 * Every picture of every color-and-print entry, as far as the reader may see it. Not from `entry_assets`: it also holds the
 * pictures inside the text, and the planner guesses a thousandth of the rows.
 */
export function pictures(db: Db, { scope, now }: Reader) {
  const three = sql<{
    asset_id: string
  }>`(values (entries.image_id), (entries.image2_id), (entries.image3_id))`
  return db
    .selectFrom('entries')
    .innerJoinLateral(three.as<'picture'>(sql`picture (asset_id)`), (join) => join.onTrue())
    .where('entries.type', '=', 'presentation')
    .where('entries.section', 'in', sectionsReadAs('color-and-print'))
    .where(isLive(now))
    .where(readableWithin(scope, 'presentation'))
}

/** `offset 0` keeps the planner from looking colours up picture by picture, which takes ten times as long. */
function allColours(db: Db) {
  return db
    .selectFrom('asset_colours')
    .select(['asset_id', 'place', 'share', 'l', 'a', 'b', 'hex', 'name'])
    .offset(0)
}

function shownColours(db: Db, reader: Reader) {
  return pictures(db, reader).innerJoin(allColours(db).as('colour'), 'colour.asset_id', 'picture.asset_id')
}

/** What counts as one shade: a hex value, or all within a cube of OKLab. */
export type Grain = 'hex' | 'cube'
const CUBE = 0.02
/** More cubes than the colours of a screen lie in. */
const ALL = 100_000

/** A number for each shade. */
function shadeOf(grain: Grain) {
  if (grain === 'hex') return sql<number>`('x' || substr(hex, 2))::bit(24)::int`
  return sql<number>`
    (round(l / ${CUBE}::float8) * 1000000 + round((a + 1) / ${CUBE}::float8) * 1000 + round((b + 1) / ${CUBE}::float8))::int`
}

/** The shades that the reader may see, or as many as are wanted of them. */
export function tallyShades(db: Db, reader: Reader, grain: Grain, most = ALL): Promise<Shade[]> {
  return shownColours(db, reader)
    .select(({ fn }) => [
      shadeOf(grain).as('key'),
      fn.avg<number>('l').as('l'),
      fn.avg<number>('a').as('a'),
      fn.avg<number>('b').as('b'),
      fn.countAll<number>().as('pictures'),
      (grain === 'hex' ? sql<number>`1` : sql<number>`count(distinct hex collate "C")`).as('colours'),
    ])
    .groupBy('key')
    .limit(most)
    .execute()
}

/** How many entries show any shade of each group; an entry that shows several counts once. */
export async function countByGroup(
  db: Db,
  reader: Reader,
  grain: Grain,
  groups: number[][],
): Promise<number[]> {
  const numbers = groups.flatMap((each, number) => each.map(() => number))
  // Grouped only to tell the planner that a key comes once.
  const given = sql<{ key: number; number: number }>`(
    select key, min(number) as number from unnest(${groups.flat()}::int[], ${numbers}::int[]) as each (key, number)
    group by key
  )`
  const pairs = shownColours(db, reader)
    .innerJoin(given.as('given'), (join) => join.on(sql<SqlBool>`given.key = ${shadeOf(grain)}`))
    .select(['entries.id', 'given.number'])
    .distinct()
  const rows = await db
    .selectFrom(pairs.as('pair'))
    .select(({ fn }) => ['number', fn.countAll<number>().as('entries')])
    .groupBy('number')
    .execute()
  const counts = groups.map(() => 0)
  for (const { number, entries } of rows) counts[number] = entries
  return counts
}

/** For each of these shades the colour that covers most of its picture, with its entry. */
export function findLeads(db: Db, reader: Reader, grain: Grain, keys: number[]) {
  const colour = shownColours(db, reader)
    .where(sql<SqlBool>`${shadeOf(grain)} = any(${keys}::int[])`)
    .distinctOn(sql`key`)
    .select([shadeOf(grain).as('key'), 'entries.id', 'colour.asset_id', 'colour.place'])
    .select(['colour.hex', 'colour.name', 'colour.share'])
    .orderBy('key')
    .orderBy('colour.share', 'desc')
    .orderBy('entries.date', (by) => by.desc().nullsLast())
    .orderBy('entries.id')
    .orderBy(pictureInEntry)
    .orderBy('colour.place')
    .limit(keys.length)
  return db
    .selectFrom(colour.as('colour'))
    .innerJoin('entries', 'entries.id', 'colour.id')
    .innerJoinLateral(firstShown, (join) => join.onTrue())
    .select(['key', 'colour.hex', 'colour.name', 'colour.share', placeInEntry.as('place')])
    .select(['entries.id', 'entries.slug', 'entries.title', 'entries.code'])
    .execute()
}

/** Of the same colour in two pictures the first is meant. */
export const pictureInEntry = sql<number>`
  array_position(array[entries.image_id, entries.image2_id, entries.image3_id], colour.asset_id)`

/** Where an entry shows a colour first: the number of a colour is the same whichever of its pictures was found. */
export const firstShown = sql<{ asset_id: string; place: number }>`(
  select same.asset_id, same.place from asset_colours as same
  where same.hex = colour.hex and same.asset_id in (entries.image_id, entries.image2_id, entries.image3_id)
  order by array_position(array[entries.image_id, entries.image2_id, entries.image3_id], same.asset_id), same.place
  limit 1)`.as<'first'>(sql.ref('first'))

/**
 * A colour's place among all of its entry: those of the second and third picture are counted on, a picture that stands there
 * twice once. Each count names one picture, so that the planner takes the index however little it knows of the table.
 */
export const placeInEntry = sql<number>`
  first.place
  + case when first.asset_id = entries.image_id then 0 else ${coloursOf(sql.ref('entries.image_id'))} end
  + case when first.asset_id in (entries.image_id, entries.image2_id) or entries.image2_id = entries.image_id then 0
    else ${coloursOf(sql.ref('entries.image2_id'))} end`

function coloursOf(picture: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from asset_colours as earlier where earlier.asset_id = ${picture})`
}
