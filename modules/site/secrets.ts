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

/** Keys that are in the database and so are not there yet when the app is put together. Asking too early is a mistake in the code. */
export function lateKeys(): { image(): KeyObject; set(image: KeyObject): void } {
  let key: KeyObject | undefined
  return {
    image() {
      if (!key) throw new Error('The keys have not been read yet')
      return key
    },
    set(image) {
      key = image
    },
  }
}
