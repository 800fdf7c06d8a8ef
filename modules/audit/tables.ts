import type { Generated } from 'kysely'

export interface AuditTables {
  audit_log: AuditRow
}

export interface AuditRow {
  id: Generated<string>
  at: Date
  sub: string
  email: string
  /** The API's path, without /api/. */
  call: string
  client_id: string
  entry_id: string | null
}
