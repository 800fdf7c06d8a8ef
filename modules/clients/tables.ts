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
  /** Goes up when somebody leaves or lapses: what was signed for the client before then opens nothing any more. */
  generation: Generated<number>
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
