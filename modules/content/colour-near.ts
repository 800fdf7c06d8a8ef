import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { Oklab } from '../media/palette.ts'
import { firstShown, pictureInEntry, pictures, placeInEntry } from './colour-store.ts'
import { RADIUS, SHARE_WEIGHT } from './colours.ts'
import type { Reader } from './readable.ts'

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
    .select(({ fn }) => ['entries.id', 'entries.date', fn.min(score).as('score')])
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
      (eb) => {
        const own = eb
          .selectFrom('asset_colours')
          .selectAll()
          .select(distanceFrom(colour).as('distance'))
          .where(sql<SqlBool>`asset_id in (entries.image_id, entries.image2_id, entries.image3_id)`)
        return eb
          .selectFrom(own.as('colour'))
          .selectAll()
          .where('distance', '<=', RADIUS)
          .orderBy(score)
          .orderBy(pictureInEntry)
          .orderBy('place')
          .limit(1)
          .as('colour')
      },
      (join) => join.onTrue(),
    )
    .innerJoinLateral(firstShown, (join) => join.onTrue())
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

/** The entries' pictures with a colour near this one. */
function nearby(db: Db, { reader, colour: [l, a, b] }: Nearby) {
  const near = sql<{ asset_id: string; share: number; distance: number }>`
    toile_colours_near(${l}::float8, ${a}::float8, ${b}::float8, ${RADIUS}::float8)`
  return pictures(db, reader).innerJoin(near.as('near'), 'near.asset_id', 'picture.asset_id')
}

/** Nearer is better, and of two that the eye hardly tells apart the larger. */
const score = sql<number>`distance + ${sql.lit(SHARE_WEIGHT)} * (1 - sqrt(share))`

function distanceFrom([l, a, b]: Oklab) {
  return sql<number>`
    sqrt((l - ${l}::float8) * (l - ${l}::float8) + (a - ${a}::float8) * (a - ${a}::float8) + (b - ${b}::float8) * (b - ${b}::float8))`
}
