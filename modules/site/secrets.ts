import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Db } from '#modules/tables.ts'

/**
 * The key for one purpose, derived from the configured secret or from one that the first start makes and every process
 * of the same store shares. Two processes that start at once agree: the first insert wins and both read it.
 */
export async function keyFor(db: Db, purpose: string, configured: string | undefined): Promise<KeyObject> {
  const secret = configured ?? (await storedSecret(db))
  return createSecretKey(createHmac('sha256', secret).update(purpose).digest())
}

async function storedSecret(db: Db): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: 'master', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow()
  return row.value
}

interface Keys {
  /** Signs addresses of pictures. */
  image: KeyObject
  /** Encrypts the identity provider's signing keys where they are stored. */
  seal: KeyObject
  /** Signs forms and the links of letters. */
  leads: KeyObject
  /** Signs links to previews. */
  previews: KeyObject
}

/** Keys that are in the database and so are not there yet when the app is put together. Asking too early is a mistake in the code. */
export function lateKeys(): { [Name in keyof Keys]: () => KeyObject } & { set(keys: Keys): void } {
  let known: Keys | undefined
  function read(): Keys {
    if (!known) throw new Error('The keys have not been read yet')
    return known
  }
  return {
    image: () => read().image,
    seal: () => read().seal,
    leads: () => read().leads,
    previews: () => read().previews,
    set(keys) {
      known = keys
    },
  }
}
