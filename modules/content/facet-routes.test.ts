import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#modules/tables.ts'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import { type Member, mayRead, readScope } from '../access/policy.ts'
import type { EntryList } from './contract.ts'
import type { Facets } from './facet-contract.ts'
import type { EntryInput } from './save.ts'
import { rebuildVocabulary } from './search.ts'
import { canonicalSection, type Section } from './sections.ts'

const test = useTestApp()
const full = makeMember({ company: 'osei' })
const print = makeMember({
  company: 'arden',
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['color-and-print', 'business-insights'],
})
const walls = makeMember({
  company: 'osei',
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['merchandising'],
})
const lapsed = makeMember({ company: 'osei', memberships: { tobetdg: false } })
const staff = makeMember({ staff: true })

const SHELVES: Section[] = [
  'color-and-print',
  'merchandising',
  'consumer-insights',
  'business-insights',
  'creative-direction',
  'great-ideas',
]
const TAGS = ['ikat', 'knit', 'wool']
const TITLES = [
  'Houndstooth in the window',
  'Azulejos and trousers',
  'Grey wall, grey cloth',
  'Houndstooth wall',
]
/** As they are, unfinished, misspelt, by a synonym, and with nothing to look for. */
const TEXTS = [
  'houndstooth',
  'hounds',
  'houndstoth',
  'azulejso',
  'pants wal',
  'gray',
  'the and of',
  'zebrano',
  'houndstoth wall',
]

beforeAll(async () => {
  const { db } = test.store
  await makeClient(db, { id: 'osei' })
  await makeClient(db, { id: 'arden' })
  for (let n = 0; n < 36; n++) {
    await makeEntry(db, {
      ...(n % 6 === 4
        ? { type: 'private', clientId: n % 4 === 0 ? 'osei' : 'arden' }
        : { section: SHELVES[(n * 5 + (n >> 2)) % 6] ?? 'great-ideas' }),
      title: TITLES[n % 4] ?? '',
      text: makeText('Cloth of its kind.'),
      date: `${2020 + (n % 5)}-0${1 + (n % 9)}-01`,
      tags: TAGS.filter((_tag, index) => (n >> index) & 1),
      complimentary: n === 7,
    })
  }
})

const ask = (parameters: Record<string, string>, who: Member) =>
  test.get(`/api/content/getFacets?${new URLSearchParams(parameters)}`, who)

async function facets(parameters: Record<string, string>, who: Member): Promise<Facets> {
  const answer = await ask({ content_type: 'presentation', ...parameters }, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/**
 * Changes the content and waits until the app has heard of it; on PostgreSQL the notice comes over another connection. A
 * transaction gives one notice, so that none is left over to be taken for that of the next change.
 */
async function heard<T>(change: (db: Db) => Promise<T>): Promise<T> {
  const before = test.app.library.version()
  const made = await test.store.db.transaction().execute(change)
  await expect.poll(() => test.app.library.version(), { interval: 2 }).not.toBe(before)
  return made
}

const some = (...values: string[]) => fc.subarray(values, { minLength: 1 }).map((each) => each.join(','))
const filters: Record<string, fc.Arbitrary<string>> = {
  'fields.section[in]': some(...SHELVES),
  'fields.tags[in]': some(...TAGS),
  'fields.tags[all]': some(...TAGS),
  'fields.tags[nin]': some(...TAGS),
  'fields.date[gte]': fc.constantFrom('2019-01-01', '2021-03-01', '2023-01-01'),
  'fields.date[lte]': fc.constantFrom('2021-12-31', '2024-12-31'),
  'fields.title[ne]': fc.constantFrom(...TITLES),
}
/** Few filters at a time, or nothing is found and nothing compared. */
const parameters = fc
  .tuple(
    fc.subarray(Object.keys(filters), { maxLength: 3 }),
    fc.record(filters, { requiredKeys: Object.keys(filters) }),
    fc.option(fc.constantFrom(...TEXTS)),
    fc.constantFrom('presentation', 'presentation', 'private'),
  )
  .map(
    ([names, values, query, content_type]): Record<string, string> => ({
      content_type,
      ...Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
      ...(query ? { query } : {}),
    }),
  )

describe('facets', () => {
  it('count by section, year and tag, each without its own filter', async () => {
    const all = await facets({}, full)
    const chosen = await facets({ 'fields.date[gte]': '2022-01-01', 'fields.date[lte]': '2022-12-31' }, full)
    expect(all.total).toBe(30)
    expect(all.sections.map(({ section }) => section).sort()).toEqual([...SHELVES].sort())
    expect(all.years.map(({ year }) => year)).toEqual([2024, 2023, 2022, 2021, 2020])
    expect(chosen.years).toEqual(all.years)
    expect(chosen.total).toBe(all.years.find(({ year }) => year === 2022)?.count)
    expect(chosen.sections.reduce((sum, { count }) => sum + count, 0)).toBe(chosen.total)
  })

  it('say what was searched for instead of a misspelt word', async () => {
    const [put, right] = await Promise.all([
      facets({ query: 'houndstoth' }, full),
      facets({ query: 'houndstooth' }, full),
    ])
    expect(put).toEqual({ ...right, corrected: 'houndstooth' })
    expect(put.total).toBeGreaterThan(3)
  })

  it('agree with the list in the total and in what was searched for', async () => {
    const lists = (given: Record<string, string>, who: Member) =>
      test.get(`/api/content/getList?${new URLSearchParams(given)}`, who)
    let corrected = 0
    await fc.assert(
      fc.asyncProperty(parameters, fc.constantFrom(full, print, walls, lapsed, staff), async (given, who) => {
        const [counted, listed] = await Promise.all([ask(given, who), lists({ ...given, limit: '1' }, who)])
        expect(counted.statusCode).toBe(listed.statusCode)
        if (listed.statusCode !== 200) return
        const list = listed.json<EntryList>()
        const answer = counted.json<Facets>()
        expect([answer.total, answer.corrected]).toEqual([list.total, list.corrected])
        if (answer.corrected) corrected++
      }),
      { numRuns: 150, examples: [[{ content_type: 'presentation', query: 'houndstoth' }, full]] },
    )
    expect(corrected).toBeGreaterThan(0)
  }, 120_000)

  it.each([
    ['a locked section', print, { 'fields.section[in]': 'merchandising' }, 403],
    ['a locked section among open ones', print, { 'fields.section[in]': 'merchandising,great-ideas' }, 200],
    ['anything, lapsed', lapsed, {}, 403],
    ['an open section, lapsed', lapsed, { 'fields.section': 'great-ideas' }, 403],
    ["the own company's entries, lapsed", lapsed, { content_type: 'private' }, 200],
    ['a page of facets', full, { limit: '5' }, 400],
    ['an order of facets', full, { order: '-fields.date' }, 400],
    ['an unknown field', full, { 'fields.colour': 'red' }, 400],
  ])('%s', async (_what, who, given, status) => {
    const answer = await ask({ content_type: 'presentation', ...given }, who)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining(status === 200 ? 'application/json' : 'application/problem+json'),
    ])
  })

  it('are for members', async () => {
    expect((await test.get('/api/content/getFacets?content_type=presentation')).statusCode).toBe(401)
  })
})

describe('locked sections', () => {
  it('are counted in all, under the name they are read by, without what is open to everyone', async () => {
    const held = new Map<Section, number>()
    const gated = { 'fields.complimentary': 'false' }
    expect((await facets({}, staff)).total).toBeGreaterThan((await facets(gated, staff)).total)
    for (const { section, count } of (await facets(gated, staff)).sections) {
      const shelf = canonicalSection(section as Section)
      held.set(shelf, (held.get(shelf) ?? 0) + count)
    }
    const of = (...sections: Section[]) => sections.map((section) => ({ section, count: held.get(section) }))
    expect((await facets({}, print)).locked).toEqual(of('design-movements', 'merchandising'))
    expect((await facets({}, walls)).locked).toEqual(
      of('design-movements', 'color-and-print', 'business-insights'),
    )
  })

  it('are the same whatever is asked', async () => {
    const { locked } = await facets({}, print)
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        const answer = await ask(given, print)
        if (answer.statusCode === 200) expect(answer.json<Facets>().locked).toEqual(locked)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it.each([
    ['a full member', full],
    ['staff', staff],
  ])('there are none for %s', async (_who, who) => {
    expect((await facets({}, who)).locked).toEqual([])
  })

  it('there are none for a lapsed member who asks for what the company owns, and nothing of it either', async () => {
    expect(await facets({ content_type: 'private' }, lapsed)).toMatchObject({ total: 0, locked: [] })
  })
})

const HOUR = 3_600_000
const states: fc.Arbitrary<Partial<EntryInput>> = fc.oneof(
  fc.record({
    status: fc.constantFrom('published' as const, 'draft' as const, 'archived' as const),
    title: fc.constantFrom(...TITLES, ...TEXTS),
  }),
  fc.record({
    publishAt: fc.constant(new Date(Date.now() + HOUR)),
    title: fc.constantFrom(...TITLES, ...TEXTS),
  }),
  fc.record({
    unpublishAt: fc.constant(new Date(Date.now() - HOUR)),
    title: fc.constantFrom(...TITLES, ...TEXTS),
  }),
)
const entries: fc.Arbitrary<Partial<EntryInput>> = fc
  .record({
    place: fc.oneof(
      fc.record({ type: fc.constant('presentation' as const), section: fc.constantFrom(...SHELVES) }),
      fc.record({ type: fc.constant('private' as const), clientId: fc.constantFrom('osei', 'arden') }),
    ),
    state: states,
    tags: fc.subarray([...TAGS, 'an only tag']),
    date: fc.constantFrom('2021-04-01', '2024-06-01', '1999-01-01', null),
  })
  .map(({ place, state, ...rest }) => ({ ...place, ...state, ...rest }))

function isReadable(entry: EntryInput, who: Member): boolean {
  const { status, publishAt, unpublishAt, type, section = null, clientId = null } = entry
  const isLive =
    status === 'published' &&
    publishAt &&
    publishAt.getTime() <= Date.now() &&
    !(unpublishAt && unpublishAt.getTime() <= Date.now())
  const rest = { complimentary: false, openTo: 'members' as const }
  return Boolean(isLive && mayRead(readScope(who), { id: entry.id, type, section, clientId, ...rest }))
}

it('an entry that the member may not read changes nothing but the size of its locked section', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      entries,
      fc.array(parameters, { minLength: 3, maxLength: 6 }),
      async (given, queries) => {
        const presentations: Record<string, string> = { content_type: 'presentation' }
        const asked = [presentations, { ...presentations, query: String(given.title) }, ...queries]
        const answers = (who: Member) =>
          Promise.all(
            asked.map(async (each) => {
              const { statusCode, body } = await ask(each, who)
              if (statusCode !== 200) return { statusCode, locked: [] }
              const open = body.replace(/"locked":\[.*?\]/, '')
              return { statusCode, open, locked: (JSON.parse(body) as Facets).locked }
            }),
          )
        const members = [full, print, walls]
        const before = await Promise.all(members.map(answers))
        const entry = await heard((db) => makeEntry(db, given))
        try {
          const after = await Promise.all(members.map(answers))
          for (const [index, who] of members.entries()) {
            if (isReadable(entry, who)) continue
            const shelf =
              isReadable(entry, staff) && entry.section ? canonicalSection(entry.section) : undefined
            expect(after[index]).toEqual(
              before[index]?.map(({ locked, ...rest }) => ({
                ...rest,
                locked: locked.map((each) =>
                  each.section === shelf ? { ...each, count: each.count + 1 } : each,
                ),
              })),
            )
            compared += asked.length
          }
        } finally {
          await heard((db) => db.deleteFrom('entries').where('id', '=', entry.id).execute())
          await rebuildVocabulary(test.store.db)
        }
      },
    ),
    { numRuns: 60 },
  )
  expect(compared).toBeGreaterThan(200)
}, 240_000)

describe('memory', () => {
  const given = { content_type: 'presentation', 'fields.date[gte]': '2001-02-03', query: 'houndstoth' }

  /** How many statements reach the database meanwhile. */
  async function statements(work: () => Promise<unknown>): Promise<number> {
    let sent = 0
    const original = pg.Client.prototype.query
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      sent++
      return (original as (...all: unknown[]) => unknown).apply(this, args)
    } as typeof original
    try {
      await work()
    } finally {
      pg.Client.prototype.query = original
    }
    return sent
  }

  it('the second answer needs no database, in whatever order the filters come', async () => {
    const turned = Object.fromEntries(Object.entries(given).reverse())
    expect(await statements(() => ask(given, print))).toBeGreaterThan(0)
    // The app may still be asking for itself, after the last change, when the next one comes.
    await expect.poll(() => statements(() => ask(turned, print))).toBe(0)
    const [first, second] = await Promise.all([ask(given, print), ask(turned, print)])
    expect(second.body).toBe(first.body)
  })

  it('is not shared between members with different rights, nor between searches', async () => {
    const [one, other, elsewhere] = await Promise.all([
      facets({}, print),
      facets({}, walls),
      facets({ query: 'houndstooth' }, print),
    ])
    expect(other.sections).not.toEqual(one.sections)
    expect(elsewhere.total).toBeLessThan(one.total)
  })

  it('a change shows in the next answer', async () => {
    const before = await facets({}, full)
    await heard((db) => makeEntry(db, { section: 'great-ideas', date: '2031-01-01', tags: ['new'] }))
    const after = await facets({}, full)
    expect(after.total).toBe(before.total + 1)
    expect(after.years[0]).toEqual({ year: 2031, count: 1 })
    expect(after.tags).toContainEqual({ tag: 'new', count: 1 })
  })

  it('an unchanged answer is 304 for those who have it', async () => {
    const first = await ask({ content_type: 'presentation' }, full)
    const etag = String(first.headers.etag)
    const again = await test.get('/api/content/getFacets?content_type=presentation', full, {
      'if-none-match': etag,
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers.vary).toContain('authorization')
  })
})
