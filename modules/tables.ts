import type { Kysely, Transaction } from 'kysely'
import type { AnalyticsTables } from './analytics/tables.ts'
import type { AuditTables } from './audit/tables.ts'
import type { ClientTables } from './clients/tables.ts'
import type { ContentTables } from './content/tables.ts'
import type { IdentityTables } from './identity/tables.ts'
import type { LeadTables } from './leads/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { MediaTables } from './media/tables.ts'
import type { PreviewTables } from './previews/tables.ts'
import type { ShelfTables } from './shelf/tables.ts'
import type { SiteTables } from './site/tables.ts'

export interface Tables
  extends AnalyticsTables,
    AuditTables,
    ClientTables,
    ContentTables,
    IdentityTables,
    LeadTables,
    MailTables,
    MediaTables,
    PreviewTables,
    ShelfTables,
    SiteTables {}

/** The database or a transaction on it: a store function works on either. */
export type Db = Kysely<Tables> | Transaction<Tables>
