import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Site } from '#modules/site/contract.ts'
import type { Db, Tables } from '#modules/tables.ts'
import { writeLetter } from '../mail/outbox.ts'
import { endWaiting, MOST_LETTERS_AN_HOUR } from './delays.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { faultOfPassword, hashPassword, namesAround } from './password.ts'
import { endSessions, findAccount, findAccountByEmail, holdAccount, updateAccount } from './store.ts'

const LINK_LIFE_MS = 30 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

interface Place {
  db: Db
  site: Site
  publicUrl: string
}

/** Writes the letter with a link, if there is such an account. Whoever asked is told the same either way. */
export async function requestReset({ db, site, publicUrl }: Place, email: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account || account.disabled_at) return
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (transaction) => {
    // One at a time: two at once would not know of each other's letter, and both links would open.
    await holdAccount(transaction, account.sub)
    const recent = await transaction
      .selectFrom('password_resets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sub', '=', account.sub)
      .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
      .executeTakeFirstOrThrow()
    if (recent.count >= MOST_LETTERS_AN_HOUR) return
    await voidLinks(transaction, account.sub)
    await transaction
      .insertInto('password_resets')
      .values({
        token_hash: hash(token),
        sub: account.sub,
        expires_at: new Date(now.getTime() + LINK_LIFE_MS),
        created_at: now,
      })
      .execute()
    await writeLetter(transaction, {
      ...resetLetter(site, `${publicUrl}/reset/${token}`),
      recipient: account.email,
      key: `reset ${hash(token)}`,
    })
  })
}

export async function resetWorks(db: Db, token: string, now: Date): Promise<boolean> {
  return (await findReset(db, token, now)) !== undefined
}

/** Once: the link is spent, every session ends, and the member is told by letter. */
export async function resetPassword(
  { db, site }: Omit<Place, 'publicUrl'>,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<'done' | 'spent' | { fault: string }> {
  const asked = await findReset(db, token, now)
  const owner = asked && (await findAccount(db, asked.sub))
  if (!owner) return 'spent'
  const fault = faultOfPassword(password, namesAround(site.name, owner.email))
  if (fault) return { fault }
  // Before the transaction: hashing takes long, and the embedded database has one connection.
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    // In the order of whoever asks for another link at this moment, or each would wait for the other.
    await holdAccount(transaction, owner.sub)
    const spent = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hash(token))
      .where('expires_at', '>', now)
      .returning('sub')
      .executeTakeFirst()
    const account = spent && (await findAccount(transaction, spent.sub))
    if (!account || account.disabled_at) return 'spent'
    await setPassword(transaction, site, { sub: account.sub, email: account.email, passwordHash }, now)
    return 'done'
  })
}

/** Also for the operator: whatever changes a password ends what the old one opened. */
export async function setPassword(
  db: Transaction<Tables>,
  site: Site,
  { sub, email, passwordHash }: { sub: string; email: string; passwordHash: string },
  now: Date,
): Promise<void> {
  await updateAccount(db, sub, { password_hash: passwordHash })
  await voidLinks(db, sub)
  await endSessions(db, sub)
  await endWaiting(db, email)
  await writeLetter(db, {
    ...passwordChangedLetter(site),
    recipient: email,
    key: `password changed ${sub} ${now.toISOString()}`,
  })
}

/** Also for whoever is saving a password with one at this moment, and knows the time from before. */
async function voidLinks(db: Db, sub: string): Promise<void> {
  await db
    .updateTable('password_resets')
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    .where('sub', '=', sub)
    .execute()
}

/** Spent ones too are kept for as long as they count against the limit. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('created_at', '<', new Date(now.getTime() - HOUR_MS))
    .execute()
}

function findReset(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_resets')
    .select('sub')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
