import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { makeEntry, makeMember } from '#testing/make.ts'
import { createLibrary } from './library.ts'

const database = useTestDatabase()
const write = { list: JSON.stringify, item: JSON.stringify }

test('an entry goes at its hour, also when the database could not say when that is', async () => {
  const { state, store } = makeFailing(database.store, (node) => node.includes('min(unpublish_at)'))
  const library = createLibrary({ store, imageKey: () => Buffer.alloc(32) })
  await library.open()
  try {
    const listed = async () => {
      const parameters = { content_type: 'presentation' }
      const { body } = await library.list(makeMember(), parameters, write)
      return body.toString()
    }
    await makeEntry(database.db, { id: 'leaving', unpublishAt: new Date(Date.now() + 8000) })
    await expect.poll(listed).toContain('leaving')
    state.isFailing = true
    await makeEntry(database.db, { id: 'other' })
    await vi.waitFor(() => expect(state.failures).toBeGreaterThan(0))
    state.isFailing = false
    await expect.poll(listed).toContain('other')
    await expect.poll(listed).not.toContain('leaving')
  } finally {
    await library.close()
  }
})

test('a search that failed once is not remembered as failing', async () => {
  await makeEntry(database.db, { id: 'madder', title: 'Madder and weld' })
  const library = createLibrary({ store: database.store, imageKey: () => Buffer.alloc(32) })
  await library.open()
  const search = async () => {
    const parameters = { content_type: 'presentation', query: 'madder' }
    const { body } = await library.list(makeMember(), parameters, write)
    return JSON.parse(body.toString()).total
  }
  try {
    await sql`alter table search_synonyms rename to synonyms_away`.execute(database.db)
    await expect(search()).rejects.toThrow('search_synonyms')
    await sql`alter table synonyms_away rename to search_synonyms`.execute(database.db)
    expect(await search()).toBe(1)
  } finally {
    await library.close()
  }
})
