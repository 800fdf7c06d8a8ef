import type { Db } from '#modules/tables.ts'
import type { ClientInfo } from './contract.ts'

export async function findClient(db: Db, id: string): Promise<ClientInfo | undefined> {
  const row = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
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
