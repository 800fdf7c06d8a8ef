import type { Generated } from 'kysely'

export interface ClientTables {
  clients: ClientRow
}

export interface ClientRow {
  id: string
  client_name: string
  display_name: string
  join_date: string | null
  micro: Generated<boolean>
  micro_path: string | null
  micro_tags: Generated<string[]>
  ideas: Generated<string[]>
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
