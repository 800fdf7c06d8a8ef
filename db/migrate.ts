import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as identity from './migrations/0002-identity.ts'
import * as colours from './migrations/0003-colours.ts'
import * as notes from './migrations/0004-notes.ts'
import * as analytics from './migrations/0005-analytics.ts'
import * as leads from './migrations/0006-leads.ts'
import * as writtenAtOnce from './migrations/0007-written-at-once.ts'
import * as previews from './migrations/0008-previews.ts'
import * as clientAreas from './migrations/0009-client-areas.ts'
import * as countsAndWords from './migrations/0010-counts-and-words.ts'
import * as endedAtOnce from './migrations/0011-ended-at-once.ts'
import * as listIndexes from './migrations/0012-list-indexes.ts'
import * as movesTold from './migrations/0013-moves-told.ts'
import * as staffLeave from './migrations/0014-staff-leave.ts'

/** Every step the schema has taken, in order. A step that has been released is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-identity': identity,
  '0003-colours': colours,
  '0004-notes': notes,
  '0005-analytics': analytics,
  '0006-leads': leads,
  '0007-written-at-once': writtenAtOnce,
  '0008-previews': previews,
  '0009-client-areas': clientAreas,
  '0010-counts-and-words': countsAndWords,
  '0011-ended-at-once': endedAtOnce,
  '0012-list-indexes': listIndexes,
  '0013-moves-told': movesTold,
  '0014-staff-leave': staffLeave,
}

const NEWEST = Object.keys(MIGRATIONS).at(-1) ?? ''

/** Brings the schema up to date; safe when several processes start at once. Returns the steps it took. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  return (await isMigrated(db)) ? [] : takeSteps(db)
}

const MOST_TRIES = 5

/**
 * All in one transaction, under a lock of Kysely's: who comes later waits, and finds nothing left to do. While it waits for others who
 * are reading and writing, one of them may wait for it in turn; PostgreSQL then ends either, and if that is ours, nothing was done and
 * the other goes on to its end.
 */
async function takeSteps<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  for (let tries = 1; ; tries++) {
    const { error, results } = await migrator.migrateToLatest()
    if (!error)
      return (results ?? []).filter((each) => each.status === 'Success').map((each) => each.migrationName)
    if (!isDeadlock(error) || tries === MOST_TRIES) throw error
  }
}

function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01'
}

/**
 * Also when the schema is ahead of this program: steps only add, so one that is started again while a newer one is taking its place,
 * or is gone back to, works as before.
 */
export async function isMigrated<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const newest = await newestStep(db)
  return newest !== undefined && newest >= NEWEST
}

async function newestStep<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{
    present: boolean
  }>`select to_regclass('kysely_migration') is not null as present`.execute(db)
  if (!rows[0]?.present) return undefined
  const steps = await sql<{
    name: string
  }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return steps.rows[0]?.name
}
