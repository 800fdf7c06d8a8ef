import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import { isLive } from './readable.ts'

/** What says of a project that it is to be read by whoever has its link. */
function openProjects(db: Db, now: Date) {
  return db
    .selectFrom('entries')
    .where(isLive(now))
    .where('entries.type', '=', 'project')
    .where('entries.open_to', '=', 'everyone')
}

/** The project at this address, with the entries it lists in their order; nothing when it is closed. */
export function findOpenProject(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ id: string; entries: string[] } | undefined> {
  return openProjects(db, now)
    .where('entries.slug', '=', slug)
    .select(['entries.id', 'entries.project_entries as entries'])
    .executeTakeFirst()
}

/** Whether the project is open now and shows this entry: itself, or a presentation it lists. */
export async function projectOpens(db: Db, id: string, entry: string, now: Date): Promise<boolean> {
  const isListed = sql<SqlBool>`${entry} = any(entries.project_entries) and exists (
    select from entries as listed where listed.id = ${entry} and listed.type = 'presentation')`
  const row = await openProjects(db, now)
    .where('entries.id', '=', id)
    .where((eb) => eb.or([eb('entries.id', '=', entry), isListed]))
    .select('entries.id')
    .executeTakeFirst()
  return row !== undefined
}
