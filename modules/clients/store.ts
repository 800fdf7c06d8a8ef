import type { Selectable } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { ClientInfo } from './contract.ts'
import type { ClientTables } from './tables.ts'

export async function findClient(db: Db, id: string): Promise<ClientInfo | undefined> {
  const row = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toClient(row)
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** In order of the name that is shown, whatever its case; sorted here, since databases differ in what comes first. */
export async function listClients(db: Db): Promise<ClientInfo[]> {
  const rows = await db.selectFrom('clients').selectAll().execute()
  return rows
    .map(toClient)
    .sort((a, b) => byName.compare(a.displayName, b.displayName) || byName.compare(a.id, b.id))
}

function toClient(row: Selectable<ClientTables['clients']>): ClientInfo {
  return {
    id: row.id,
    clientName: row.client_name,
    displayName: row.display_name,
    joinDate: row.join_date,
    micro: row.micro,
    microPath: row.micro_path,
    microTags: row.micro_tags,
    ideas: row.ideas,
  }
}
