import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import { readScope } from '../access/policy.ts'
import { countFacets } from './facet-store.ts'
import { countEntries } from './listing.ts'
import type { Condition } from './query.ts'
import type { EntryInput } from './save.ts'
import { isTallied, settleTallies } from './tallies.ts'

const house = useTestDatabase()
const now = new Date('2026-06-01T12:00:00Z')
const scope = readScope(makeMember({ staff: true }))

beforeAll(() => makeClient(house.db, { id: 'osei' }))
beforeEach(async () => void (await house.db.deleteFrom('entries').execute()))

function total(conditions: Condition[] = [], type: 'presentation' | 'private' = 'presentation') {
  const query = { type, conditions, order: [], limit: 12, skip: 0, text: undefined, select: undefined }
  return countEntries(house.db, { scope, now }, query)
}

describe('a query is answered from tallies', () => {
  const is = (field: Condition['field'], operator: Condition['operator'], ...values: string[]) => [
    { field, operator, values },
  ]
  test.each([
    ['without a condition', [], true],
    ['by section', is('fields.section', 'in', 'merchandising', 'the-weekly'), true],
    ['by the beginning of a year', is('fields.date', 'gte', '2025-01-01'), true],
    ['by its end, with an hour', is('fields.date', 'lte', '2025-12-31T23:59Z'), true],
    ['by a day within it', is('fields.date', 'gte', '2025-01-02'), false],
    ['by one day', is('fields.date', 'eq', '2025-01-01'), false],
    ['by one tag', is('fields.tags', 'in', 'ikat'), true],
    ['by either of two tags', is('fields.tags', 'in', 'ikat', 'wool'), false],
    ['by a tag it must not have', is('fields.tags', 'ne', 'ikat'), false],
    ['by two tags at once', [...is('fields.tags', 'eq', 'ikat'), ...is('fields.tags', 'eq', 'wool')], false],
    ['by its template', is('fields.template', 'eq', 'video'), false],
  ] as const)('%s: %o: %s', (_what, conditions, expected) => {
    expect(isTallied(scope, { conditions: conditions as Condition[] })).toBe(expected)
  })

  test('not for words, and not in a project, which opens entries one by one', () => {
    expect(isTallied(scope, { conditions: [] }, "'ikat'")).toBe(false)
    expect(isTallied({ ...scope, project: { id: 'p', entries: ['a'] } }, { conditions: [] })).toBe(false)
  })
})

test('an entry counts from its hour to its end, though nothing is written then', async () => {
  await makeEntry(house.db, { publishAt: new Date('2026-06-01T11:00:00Z'), tags: ['ikat'] })
  await makeEntry(house.db, { publishAt: new Date('2026-06-01T13:00:00Z'), tags: ['ikat'] })
  await makeEntry(house.db, { unpublishAt: new Date('2026-06-01T11:30:00Z'), tags: ['ikat'] })
  await makeEntry(house.db, { status: 'draft', tags: ['ikat'] })
  expect(await total()).toBe(1)
  expect(await total([{ field: 'fields.tags', operator: 'eq', values: ['ikat'] }])).toBe(1)
})

test('whatever is done to the entries, and however often the tallies are settled, they say what counting says', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const write = fc.record({
    id: fc.constantFrom(...ids),
    status: fc.constantFrom('published', 'draft', 'archived'),
    section: fc.constantFrom('merchandising', 'the-weekly'),
    date: fc.constantFrom(null, '2024-12-31', '2025-01-01'),
    tags: fc.subarray(['ikat', 'wool', 'ikat']),
    complimentary: fc.boolean(),
    isPrivate: fc.boolean(),
  })
  const step = fc.oneof(
    write,
    fc.record({ gone: fc.subarray(ids) }),
    fc.constant('settle' as const),
    fc.constant('truncate' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await house.db.deleteFrom('entries').execute()
      for (const each of steps) {
        if (each === 'settle') await settleTallies(house.db)
        else if (each === 'truncate') await sql`truncate entries cascade`.execute(house.db)
        else if ('gone' in each)
          await house.db
            .deleteFrom('entries')
            .where('id', 'in', ['', ...each.gone])
            .execute()
        else await makeEntry(house.db, toEntry(each))
      }
      for (const type of ['presentation', 'private'] as const) {
        // Nothing is found by this but what a count finds: it is no date that tallies know.
        const counted: Condition[] = [{ field: 'sys.id', operator: 'in', values: ids }]
        expect(await total([], type)).toBe(await total(counted, type))
        const reader = { scope, now }
        expect(await countFacets(house.db, reader, { type, conditions: [] })).toEqual(
          await countFacets(house.db, reader, { type, conditions: counted }),
        )
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)

function toEntry({ isPrivate, ...entry }: Partial<EntryInput> & { isPrivate: boolean }): Partial<EntryInput> {
  const slug = entry.id ?? ''
  return isPrivate ? { ...entry, slug, type: 'private', section: null, clientId: 'osei' } : { ...entry, slug }
}
