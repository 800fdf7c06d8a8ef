import type { Generated } from 'kysely'
import type { LeadKind } from './contract.ts'

export interface LeadTables {
  leads: LeadRow
  lead_limits: LeadLimitRow
  lead_posts: LeadPostRow
}

export interface LeadRow {
  id: Generated<string>
  kind: LeadKind
  /** Null once the person has been erased; the row then only counts. */
  email: string | null
  name: string | null
  company: string | null
  capture_type: 'prospect' | 'member'
  origin_site: string
  origin_source: 'FOS' | 'PPW'
  origin_detail: string
  message: string | null
  document: string | null
  status: Generated<'accepted' | 'suspected'>
  suspicions: Generated<string[]>
  idempotency_key: string | null
  content_hash: string | null
  consent_version: string | null
  consent_text: string | null
  created_at: Generated<Date>
  erased_at: Date | null
}

export interface LeadLimitRow {
  subject: string
  taken: number
  since: Date
}

export interface LeadPostRow {
  lead_id: string
  status: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}
