import type { ColumnType, Generated } from 'kysely'

export interface IdentityTables {
  accounts: AccountRow
  oidc_records: OidcRecordRow
  signing_keys: SigningKeyRow
  login_failures: LoginFailureRow
  password_resets: PasswordResetRow
  companies_seen: CompanySeenRow
}

export interface AccountRow {
  sub: string
  email: string
  name: Generated<string>
  password_hash: string
  company: string | null
  tobetdg: Generated<boolean>
  alacarte: Generated<boolean>
  micro_redirect: Generated<boolean>
  subscription: Generated<string[]>
  disabled_at: Date | null
  /** How often every login has been ended. */
  logins_ended: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface OidcRecordRow {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  account: string | null
  consumed_at: Date | null
  expires_at: Date | null
}

export interface SigningKeyRow {
  kid: string
  jwk: string
  signs_from: Date
  created_at: Generated<Date>
}

export interface LoginFailureRow {
  subject: string
  failures: number
  last_at: Date
}

export interface CompanySeenRow {
  sub: string
  company: string | null
  issued_at: Date
}

export interface PasswordResetRow {
  token_hash: string
  sub: string
  expires_at: Date
  created_at: Generated<Date>
}
