import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#server/errors.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import { readScope } from '../access/policy.ts'
import { MOST_TAGS } from './facet-contract.ts'
import { countFacets } from './facet-store.ts'
import { lockedSections, parseFacetQuery } from './facets.ts'
import { countEntries } from './listing.ts'
import type { Condition } from './query.ts'
import { SECTIONS, type Section } from './sections.ts'

const test = useTestDatabase()
const now = new Date('2026-06-01T12:00:00Z')
const member = makeMember({ company: 'osei' })
const alacarte = makeMember({
  company: 'osei',
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['color-and-print', 'consumer-insights'],
})
const lapsed = makeMember({ memberships: { tobetdg: false } })
const presentations = { content_type: 'presentation' }

function faultsOf(parameters: Record<string, unknown>): string[] {
  try {
    parseFacetQuery(parameters)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.code).toBe('InvalidQuery')
    return error.faults.map((fault) => fault.path)
  }
}

describe('the query', () => {
  it.each([
    [{ ...presentations, 'fields.tags[all]': 'ikat', query: 'blue' }, []],
    [{ content_type: 'private' }, []],
    [{}, ['content_type']],
    [{ content_type: 'press' }, ['content_type']],
    [{ content_type: 'everything' }, ['content_type']],
    [{ 'fields.tags': 'ikat' }, ['content_type']],
    [
      { ...presentations, limit: '5', skip: '0', order: '-fields.date', select: 'sys' },
      ['limit', 'skip', 'order', 'select'],
    ],
    [{ content_type: 'press', limit: 'x', 'fields.colour': 'red' }, ['limit', 'fields.colour']],
    [{ ...presentations, 'fields.section[in]': 'attic' }, ['fields.section[in]']],
  ])('%o has faults at %o', (parameters, faults) => {
    expect(faultsOf(parameters)).toEqual(faults)
  })
})

describe('locked sections', () => {
  it.each([
    ['a full member', member, []],
    ['staff', makeMember({ staff: true, memberships: { tobetdg: false } }), []],
    ['a lapsed member', lapsed, []],
    [
      'an à-la-carte member, both names of a shelf being one',
      alacarte,
      ['design-movements', 'runway-and-research', 'merchandising', 'business-strategy', 'in-the-press'],
    ],
  ])('%s', (_who, viewer, locked) => {
    expect(lockedSections(readScope(viewer))).toEqual(locked)
  })
})

const TAGS = ['ikat', 'knit', 'Wool', 'soft edge', 'O’Neill', 'none has this']
const YEARS = [2013, 2014, 2020, 2025]
const HELD: Section[] = ['color-and-print', 'merchandising', 'consumer-insights', 'business-insights']

describe('counts', () => {
  beforeAll(async () => {
    await makeClient(test.db, { id: 'osei' })
    await makeClient(test.db, { id: 'arden' })
    for (let n = 0; n < 48; n++) {
      const year = n % 7 === 0 ? undefined : YEARS[n % 4]
      await makeEntry(test.db, {
        ...(n % 6 === 5
          ? { type: 'private', clientId: n % 4 === 1 ? 'arden' : 'osei' }
          : { section: HELD[(n >> 1) % 4] ?? 'merchandising' }),
        title: n % 3 === 0 ? 'A soft blue' : 'A hard red',
        date: year ? `${year}-${n % 2 ? '01-01' : '12-31'}` : null,
        tags: TAGS.slice(0, 5).filter((_tag, index) => (n >> index) & 1),
        template: n % 5 === 0 ? 'video' : 'article',
        complimentary: n % 11 === 0,
        status: n % 13 === 0 ? 'draft' : 'published',
      })
    }
  })

  const choose = (field: Condition['field'], operators: Condition['operator'][], values: string[]) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom(...operators),
      values: fc.subarray(values, { minLength: 1 }),
    })
  const days = YEARS.flatMap((year) => [`${year}-01-01`, `${year}-12-31`, `${year}-06-15`])
  const conditions = fc.array(
    fc.oneof(
      choose('fields.section', ['eq', 'ne', 'in', 'nin'], HELD),
      choose('fields.tags', ['eq', 'ne', 'in', 'nin', 'all'], TAGS),
      choose('fields.date', ['gte', 'lte', 'gt', 'lt', 'eq'], days),
      choose('fields.date', ['exists'], ['true', 'false']),
      choose('fields.tags', ['exists'], ['true', 'false']),
      choose('fields.template', ['eq', 'ne'], ['video', 'article']),
      choose('fields.complimentary', ['eq'], ['true', 'false']),
    ),
    { maxLength: 4 },
  )

  it.each([
    ['a full member', member, 'presentation'],
    ['an à-la-carte member', alacarte, 'presentation'],
    ['a client', member, 'private'],
    ['staff', makeMember({ staff: true }), 'private'],
  ] as const)(
    'are those of the lists with one value of the facet chosen instead, for %s',
    async (_who, viewer, type) => {
      const reader = { scope: readScope(viewer), now }
      await fc.assert(
        fc.asyncProperty(conditions, fc.constantFrom(undefined, "'blue'", "'red'"), async (given, words) => {
          const count = (but: Condition['field'] | undefined, chosen: Condition[]) =>
            countEntries(
              test.db,
              reader,
              {
                ...parseFacetQuery({ content_type: type }),
                conditions: [...given.filter(({ field }) => field !== but), ...chosen],
              },
              words,
            )
          const expected = async <T>(
            values: readonly T[],
            but: Condition['field'],
            toChoice: (value: T) => Condition[],
          ) => {
            const counts = await Promise.all(values.map((value) => count(but, toChoice(value))))
            return new Map(
              values.map((value, index) => [value, counts[index]] as const).filter(([, n]) => n !== 0),
            )
          }
          const facets = await countFacets(test.db, reader, { type, conditions: given }, words)
          expect(facets.total).toBe(await count(undefined, []))
          expect(new Map(facets.sections.map(({ section, count }) => [section as Section, count]))).toEqual(
            await expected(SECTIONS, 'fields.section', (section) => [
              { field: 'fields.section', operator: 'eq', values: [section] },
            ]),
          )
          expect(new Map(facets.years.map(({ year, count }) => [year, count]))).toEqual(
            await expected(YEARS, 'fields.date', (year) => [
              { field: 'fields.date', operator: 'gte', values: [`${year}-01-01`] },
              { field: 'fields.date', operator: 'lte', values: [`${year}-12-31`] },
            ]),
          )
          expect(new Map(facets.tags.map(({ tag, count }) => [tag, count]))).toEqual(
            await expected(TAGS, 'fields.tags', (tag) => [
              { field: 'fields.tags', operator: 'eq', values: [tag] },
            ]),
          )
        }),
        { numRuns: 40 },
      )
    },
    120_000,
  )
})

describe('order', () => {
  const everything = { scope: readScope(makeMember({ staff: true })), now }
  const count = () => countFacets(test.db, everything, parseFacetQuery(presentations))

  beforeAll(async () => {
    await test.db.deleteFrom('entries').execute()
    const many = Array.from({ length: MOST_TAGS + 5 }, (_, n) => `t${String(n).padStart(2, '0')}`)
    await makeEntry(test.db, { section: 'the-weekly', date: '2014-01-01', tags: [...many].reverse() })
    await makeEntry(test.db, {
      section: 'color-and-print',
      date: '2025-01-01',
      tags: ['zz', 'zz', 'Émile', 't64'],
    })
    await makeEntry(test.db, { section: 'color-and-print', date: '2020-01-01', tags: ['zz'] })
  })

  it('tags come by count, then by name, and no more than can be shown', async () => {
    const { tags } = await count()
    expect(tags).toHaveLength(MOST_TAGS)
    expect(tags.slice(0, 4)).toEqual([
      { tag: 't64', count: 2 },
      { tag: 'zz', count: 2 },
      { tag: 't00', count: 1 },
      { tag: 't01', count: 1 },
    ])
    expect(tags.at(-1)).toEqual({ tag: 't57', count: 1 })
  })

  it('years come newest first, sections as the product names them', async () => {
    const { years, sections } = await count()
    expect(years.map(({ year }) => year)).toEqual([2025, 2020, 2014])
    expect(sections).toEqual([
      { section: 'color-and-print', count: 2 },
      { section: 'the-weekly', count: 1 },
    ])
  })
})
