import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'

/**
 * The signed address of a client's picture also ends when somebody leaves or has no membership any more. An address given to a member ends when anyone leaves
 * that client; one given to the staff when anyone leaves any client, or one of the staff us, since they see the work of all of them.
 */
export type Standing = 'client' | 'staff'

/** Client → grounds, such as `client:osei.3`. */
export async function standingsOf(
  db: Db,
  clients: readonly string[],
  kind: Standing,
): Promise<Map<string, string>> {
  if (clients.length === 0) return new Map()
  const rows = await db
    .selectFrom('clients')
    .select(['id', generationOf(kind).as('generation')])
    .where(sql<SqlBool>`id = any(${[...clients]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, generation }) => [id, `${kind}:${id}.${generation}`]))
}

/** Whether the 3 of `osei.3` is still the number of this moment, and the entry is that client's. */
export async function standsFor(db: Db, kind: Standing, given: string, entry: string): Promise<boolean> {
  const [, client, generation] = /^(.+)\.(\d{1,18})$/s.exec(given) ?? []
  if (!client || !generation) return false
  const row = await db
    .selectFrom('clients')
    .innerJoin('entries', 'entries.client_id', 'clients.id')
    .select('clients.id')
    .where('clients.id', '=', client)
    .where('entries.id', '=', entry)
    .where(generationOf(kind), '=', generation)
    .executeTakeFirst()
  return row !== undefined
}

function generationOf(kind: Standing) {
  return kind === 'client'
    ? sql<string>`clients.generation::text`
    : sql<string>`(select sum(generation)::text from clients)`
}
