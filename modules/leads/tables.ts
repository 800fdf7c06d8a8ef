import type { Generated } from 'kysely'

export interface LeadTables {
  leads: LeadRow
}

export interface LeadRow {
  id: Generated<string>
  kind: 'contact' | 'contactBuffered' | 'pdfRequest'
  email: string
  name: string | null
  company: string | null
  capture_type: 'prospect' | 'member'
  origin_site: string
  origin_source: 'FOS' | 'PPW'
  origin_detail: string
  message: string | null
  idempotency_key: string | null
  created_at: Generated<Date>
}
