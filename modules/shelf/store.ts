import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { UserRecord } from './contract.ts'

export function findUser(db: Db, username: string): Promise<UserRecord | undefined> {
  return db
    .selectFrom('users')
    .select(['username', 'bookmarks'])
    .where('username', '=', username)
    .executeTakeFirst()
}

/** Makes the record, or finds the one that is there: asking twice is not an error. */
export async function createUser(db: Db, username: string): Promise<{ user: UserRecord; created: boolean }> {
  const made = await db
    .insertInto('users')
    .values({ username, bookmarks: [] })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning(['username', 'bookmarks'])
    .executeTakeFirst()
  const user = made ?? (await findUser(db, username))
  if (!user) throw new Error('The user record was removed while it was being made')
  return { user, created: made !== undefined }
}

/** With `over`, only while that is what is stored: nothing otherwise. */
export function saveBookmarks(
  db: Db,
  username: string,
  bookmarks: string[],
  over?: string[],
): Promise<UserRecord | undefined> {
  return db
    .updateTable('users')
    .set({ bookmarks, updated_at: new Date() })
    .where('username', '=', username)
    .$if(over !== undefined, (users) => users.where('bookmarks', '=', sql<string[]>`${over}::text[]`))
    .returning(['username', 'bookmarks'])
    .executeTakeFirst()
}
