import type { Selectable } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { Named } from './address.ts'
import type { ClientRow } from './tables.ts'

export type Client = Selectable<ClientRow>

export function findClient(db: Db, id: string): Promise<Client | undefined> {
  return db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Only a micro client has a site, whatever path it may once have had. */
export function findMicroClient(db: Db, path: string): Promise<Client | undefined> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('micro_path', '=', path)
    .where('micro', '=', true)
    .executeTakeFirst()
}

export function listNames(db: Db): Promise<Named[]> {
  return db.selectFrom('clients').select(['id', 'client_name as clientName']).execute()
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** In order of the name that is shown, whatever its case; sorted here, since databases differ in what comes first. */
export async function listClients(db: Db): Promise<Client[]> {
  const rows = await db.selectFrom('clients').selectAll().execute()
  return rows.sort((a, b) => byName.compare(a.display_name, b.display_name) || byName.compare(a.id, b.id))
}
