import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiting, useTestDatabase } from '#testing/database.ts'
import { isMigrated, migrate } from './migrate.ts'

const testDatabase = useTestDatabase()
const GO_BACK = `
  delete from kysely_migration where name >= '0012';
  drop index entries_by_slug, entries_complimentary, entries_by_change`

test('every GIN index is written at once: a list of what is new would make searches read every entry', async () => {
  const { rows } = await sql<{ name: string; options: string[] | null }>`
    select index.relname as name, index.reloptions as options
    from pg_class as index join pg_am on pg_am.oid = index.relam
    where pg_am.amname = 'gin' and index.relnamespace = 'public'::regnamespace`.execute(testDatabase.db)
  expect(rows.map(({ name }) => name)).toContain('entries_search')
  expect(rows.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a step that PostgreSQL ends because it and somebody who reads and then writes wait for each other is taken again',
  async () => {
    const { db } = testDatabase
    await sql.raw(`${GO_BACK}; drop trigger companies_told on companies_seen`).execute(db)
    const steps = await db.transaction().execute(async (reader) => {
      await sql`select count(*) from entries`.execute(reader)
      const { taken, written } = await db.transaction().execute(async (holder) => {
        // The step comes as far as the last index it makes, whose name is taken until this ends.
        await sql`create table entries_by_change ()`.execute(holder)
        const taken = migrate(db)
        taken.catch(() => {})
        await expect.poll(() => countWaiting(db, 'transactionid')).toBe(1)
        const written = sql`update entries set title = title`.execute(reader)
        await expect.poll(() => countWaiting(db, 'relation')).toBe(1)
        await sql`drop table entries_by_change`.execute(holder)
        return { taken, written }
      })
      await written
      return { taken }
    })
    expect(await steps.taken).toEqual(['0012-list-indexes', '0013-moves-told', '0014-staff-leave'])
  },
)

test('a step that fails is told, and what was taken before it at the same start is undone', async () => {
  const { db } = testDatabase
  await sql.raw(GO_BACK).execute(db)
  await expect(migrate(db)).rejects.toThrow('"companies_told" for relation "companies_seen" already exists')
  const { rows } = await sql`select to_regclass('entries_by_slug') as made`.execute(db)
  expect([rows, await isMigrated(db)]).toEqual([[{ made: null }], false])
})
