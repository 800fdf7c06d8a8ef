import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'

export interface ClientInput {
  id: string
  clientName: string
  displayName: string
  joinDate: string | null
  micro: boolean
  microPath: string | null
  microTags: string[]
  ideas: string[]
  sys?: { createdAt: Date; updatedAt: Date; revision: number }
}

const COMPARED = [
  'client_name',
  'display_name',
  'join_date',
  'micro',
  'micro_path',
  'micro_tags',
  'ideas',
] as const

/** Stores a client; one that is the same as before is left untouched. */
export async function saveClient(db: Db, input: ClientInput): Promise<'created' | 'updated' | 'unchanged'> {
  const list = (prefix: string) => sql.join(COMPARED.map((column) => sql.ref(`${prefix}.${column}`)))
  const { sys } = input
  const written = await db
    .insertInto('clients')
    .values({
      id: input.id,
      client_name: input.clientName,
      display_name: input.displayName,
      join_date: input.joinDate,
      micro: input.micro,
      micro_path: input.microPath,
      micro_tags: input.microTags,
      ideas: input.ideas,
      ...(sys ? { created_at: sys.createdAt, updated_at: sys.updatedAt, revision: sys.revision } : {}),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          ...(Object.fromEntries(COMPARED.map((column) => [column, eb.ref(`excluded.${column}`)])) as object),
          revision: sys ? eb.ref('excluded.revision') : sql<number>`clients.revision + 1`,
          updated_at: sys ? eb.ref('excluded.updated_at') : sql<Date>`now()`,
        }))
        .where(sql<boolean>`(${list('clients')}) is distinct from (${list('excluded')})`),
    )
    .returning(sql<boolean>`xmax = 0`.as('created'))
    .executeTakeFirst()
  if (!written) return 'unchanged'
  return written.created ? 'created' : 'updated'
}

export function listClients(db: Db) {
  return db
    .selectFrom('clients')
    .select([
      'id',
      'client_name',
      'display_name',
      'join_date',
      'micro',
      'micro_path',
      'micro_tags',
      'ideas',
      'revision',
      'created_at',
      'updated_at',
    ])
    .orderBy(sql`lower(display_name)`)
    .orderBy('id')
    .execute()
}
