import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { AuditRow } from './tables.ts'

export type Reading = Selectable<AuditRow>

export async function insertReadings(db: Db, rows: Insertable<AuditRow>[]): Promise<void> {
  await db.insertInto('audit_log').values(rows).execute()
}

/** The newest first. */
export function listReadings(
  db: Db,
  { client, since, limit }: { client?: string | undefined; since?: Date | undefined; limit: number },
): Promise<Reading[]> {
  let readings = db.selectFrom('audit_log').selectAll()
  if (client) readings = readings.where('client_id', '=', client)
  if (since) readings = readings.where('at', '>=', since)
  return readings.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export async function deleteReadings(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute()
}
