import type { Generated } from 'kysely'

export interface IdentityTables {
  accounts: AccountRow
}

export interface AccountRow {
  sub: string
  email: string
  password_hash: string
  company: string | null
  tobetdg: Generated<boolean>
  alacarte: Generated<boolean>
  micro_redirect: Generated<boolean>
  subscription: Generated<string[]>
  disabled_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
