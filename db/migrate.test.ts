import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'

const testDatabase = useTestDatabase()

test('every GIN index is written at once: a list of what is new would make searches read every entry', async () => {
  const { rows } = await sql<{ name: string; options: string[] | null }>`
    select index.relname as name, index.reloptions as options
    from pg_class as index join pg_am on pg_am.oid = index.relam
    where pg_am.amname = 'gin' and index.relnamespace = 'public'::regnamespace`.execute(testDatabase.db)
  expect(rows.map(({ name }) => name)).toContain('entries_search')
  expect(rows.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([])
})
