import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { Oklab } from '../media/palette.ts'
import { pictureInEntry, pictures, placeInEntry } from './colour-store.ts'
import { RADIUS, SHARE_WEIGHT } from './colours.ts'
import type { Reader } from './store.ts'

export interface Nearby {
  reader: Reader
  colour: Oklab
}

/** One page of the entries that show a colour near this one, the nearest first. */
export function findByColour(
  db: Db,
  { reader, colour }: Nearby,
  { limit, skip }: { limit: number; skip: number },
) {
  const page = nearby(db, { reader, colour })
    .select(({ fn }) => ['entries.id', 'entries.date', fn.min('near.score').as('score')])
    .groupBy('entries.id')
    .orderBy('score')
    .orderBy('entries.date', (by) => by.desc().nullsLast())
    .orderBy('entries.id')
    .limit(limit)
    .offset(skip)
  return db
    .selectFrom(page.as('page'))
    .innerJoin('entries', 'entries.id', 'page.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('asset_colours as colour')
          .selectAll()
          .select(distanceFrom(colour).as('distance'))
          .where(sql<SqlBool>`asset_id in (entries.image_id, entries.image2_id, entries.image3_id)`)
          .where(sql<SqlBool>`${distanceFrom(colour)} <= ${RADIUS}::float8`)
          .orderBy(scoreFrom(colour))
          .orderBy(pictureInEntry)
          .orderBy('place')
          .limit(1)
          .as('colour'),
      (join) => join.onTrue(),
    )
    .select(['page.id', 'entries.code', 'colour.hex', 'colour.name', 'colour.distance'])
    .select(placeInEntry.as('place'))
    .orderBy('page.score')
    .orderBy('page.date', (by) => by.desc().nullsLast())
    .orderBy('page.id')
    .execute()
}

export async function countByColour(db: Db, what: Nearby): Promise<number> {
  const { total } = await db
    .selectFrom(nearby(db, what).select('entries.id').distinct().as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The entries' colours near this one. The index knows cubes; the ball is cut out of what it finds. */
function nearby(db: Db, { reader, colour: [l, a, b], colour }: Nearby) {
  const within = db
    .selectFrom('asset_colours')
    .select('asset_id')
    .select(scoreFrom(colour).as('score'))
    .where(sql<SqlBool>`l between ${l - RADIUS}::real and ${l + RADIUS}::real`)
    .where(sql<SqlBool>`a between ${a - RADIUS}::real and ${a + RADIUS}::real`)
    .where(sql<SqlBool>`b between ${b - RADIUS}::real and ${b + RADIUS}::real`)
    .where(sql<SqlBool>`${distanceFrom(colour)} <= ${RADIUS}::float8`)
    .offset(0)
  return pictures(db, reader).innerJoin(within.as('near'), 'near.asset_id', 'picture.asset_id')
}

function distanceFrom([l, a, b]: Oklab) {
  return sql<number>`
    sqrt((l - ${l}::float8) * (l - ${l}::float8) + (a - ${a}::float8) * (a - ${a}::float8) + (b - ${b}::float8) * (b - ${b}::float8))`
}

function scoreFrom(colour: Oklab) {
  return sql<number>`${distanceFrom(colour)} + ${SHARE_WEIGHT}::float8 * (1 - sqrt(share))`
}
