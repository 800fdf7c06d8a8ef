import { encodeName } from './address.ts'
import type { ClientInfo } from './contract.ts'
import type { Client } from './store.ts'

export function toClient(row: Client, addresses: ReadonlyMap<string, string>): ClientInfo {
  return {
    id: row.id,
    clientName: row.client_name,
    displayName: row.display_name,
    address: addresses.get(row.id) ?? encodeName(row.client_name),
    joinDate: row.join_date,
    joinYear: row.join_date ? Number(row.join_date.slice(0, 4)) : null,
    micro: row.micro,
    microPath: row.micro_path,
    microTags: row.micro_tags,
    ideas: row.ideas,
  }
}
