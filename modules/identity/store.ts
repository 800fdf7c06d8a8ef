import type { Selectable, Transaction } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import type { AccountRow } from './tables.ts'

export type Account = Selectable<AccountRow>

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
}

export function findAccount(db: Db, sub: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('sub', '=', sub).executeTakeFirst()
}

export function listAccounts(db: Db): Promise<Account[]> {
  return db.selectFrom('accounts').selectAll().orderBy('email').execute()
}

/** Until the transaction ends nobody else changes the account or what hangs on it. */
export async function holdAccount(transaction: Transaction<Tables>, sub: string): Promise<void> {
  await transaction.selectFrom('accounts').select('sub').where('sub', '=', sub).forUpdate().execute()
}

export type NewAccount = Pick<AccountRow, 'sub' | 'email' | 'password_hash' | 'company'> & {
  name: string
  tobetdg: boolean
  alacarte: boolean
  micro_redirect: boolean
  subscription: string[]
}

/** Nothing when the address is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values({ ...account, disabled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sub')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAccount(
  db: Db,
  sub: string,
  changes: Partial<Omit<NewAccount, 'sub'> & { disabled_at: Date | null }>,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ ...changes, updated_at: new Date() })
    .where('sub', '=', sub)
    .execute()
}

/**
 * Ends every session, grant and refresh token of an account, on every device, and every login under way. In this order and in one
 * transaction: whoever is writing one down holds the account's row (see the adapter), so it is there to be ended or finds its login ended.
 */
export async function endSessions(transaction: Transaction<Tables>, sub: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set(({ eb }) => ({ logins_ended: eb('logins_ended', '+', 1) }))
    .where('sub', '=', sub)
    .execute()
  await transaction.deleteFrom('oidc_records').where('account', '=', sub).execute()
}

/** Whether the password is still the one that was found to fit. Waits for whoever is changing it at this moment. */
export async function isPassword(db: Db, sub: string, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('sub', '=', sub)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash === passwordHash
}
