import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import { mayRead, projectScope, type ReadScope, readScope, type Viewer } from '../access/policy.ts'
import { countEntries, listAndCount, listEntries, listIds } from './listing.ts'
import { parseEntryQuery } from './query.ts'
import { type EntryInput, saveEntries } from './save.ts'
import {
  correct,
  editSteps,
  expand,
  highlight,
  listSynonyms,
  rebuildVocabulary,
  segments,
  toTsQuery,
} from './search.ts'
import { findNeighbours, findRelated, nextChange } from './store.ts'

const test = useTestDatabase()
const now = new Date('2026-06-01T12:00:00Z')
const staff = makeMember({ staff: true })
const everything = { scope: readScope(staff), now }

async function ids(parameters: Record<string, string>, viewer: Viewer = staff): Promise<string[]> {
  const query = parseEntryQuery({ content_type: 'presentation', limit: '100', ...parameters })
  const reader = { scope: readScope(viewer), now }
  const rows = await listEntries(test.db, reader, query)
  expect(await countEntries(test.db, reader, query)).toBe(rows.length)
  return rows.map((row) => row.id)
}

describe('who finds what', () => {
  beforeAll(async () => {
    await test.db.deleteFrom('entries').execute()
    await makeClient(test.db, { id: 'arden' })
    await makeClient(test.db, { id: 'osei' })
    await makeEntry(test.db, { id: 'gated', section: 'merchandising' })
    await makeEntry(test.db, { id: 'print', section: 'color-and-print' })
    await makeEntry(test.db, { id: 'consumer', section: 'consumer-insights' })
    await makeEntry(test.db, { id: 'free', section: 'runway-and-research', complimentary: true })
    await makeEntry(test.db, { id: 'arden-own', type: 'private', clientId: 'arden' })
    await makeEntry(test.db, { id: 'osei-own', type: 'private', clientId: 'osei' })
    await makeEntry(test.db, { id: 'page', type: 'webPage', webGroup: 'pages' })
    await makeEntry(test.db, { id: 'open-page', type: 'webPage', webGroup: 'pages', openTo: 'everyone' })
    await makeEntry(test.db, { id: 'project', type: 'project' })
    await makeEntry(test.db, { id: 'open-project', type: 'project', openTo: 'everyone' })
    await makeEntry(test.db, { id: 'news', type: 'press' })
    await makeEntry(test.db, { id: 'draft', status: 'draft' })
    await makeEntry(test.db, { id: 'archived', status: 'archived' })
    await makeEntry(test.db, { id: 'tomorrow', publishAt: new Date('2026-06-02T00:00:00Z') })
    await makeEntry(test.db, { id: 'over', unpublishAt: new Date('2026-05-31T00:00:00Z') })
    await makeEntry(test.db, { id: 'over-now', unpublishAt: now })
    await makeEntry(test.db, { id: 'out-now', publishAt: now })
    await makeEntry(test.db, { id: 'leaving', unpublishAt: new Date('2026-06-03T00:00:00Z') })
  })

  const scopes: [string, ReadScope][] = [
    [
      'a project',
      projectScope({ id: 'open-project', entries: ['gated', 'osei-own', 'page', 'project', 'draft'] }),
    ],
    ['a closed project', projectScope({ id: 'project', entries: [] })],
  ]
  const viewers: [string, Viewer][] = [
    ['a visitor', null],
    ['a full member', makeMember({ company: 'arden' })],
    [
      'an à-la-carte member',
      makeMember({
        company: 'osei',
        memberships: { tobetdg: false, alacarte: true },
        subscription: ['color-and-print', 'business-insights'],
      }),
    ],
    ['a lapsed member', makeMember({ company: 'arden', memberships: { tobetdg: false } })],
    ['staff', staff],
  ]

  it.each([...viewers.map(([who, viewer]): [string, ReadScope] => [who, readScope(viewer)]), ...scopes])(
    'the filter and the policy agree for %s',
    async (_who, scope) => {
      const found = await listEntries(test.db, { scope, now }, parseEntryQuery({ limit: '100' }))
      const all = await test.db.selectFrom('entries').selectAll().execute()
      const allowed = all.filter(
        (row) =>
          row.status === 'published' &&
          row.publish_at &&
          row.publish_at <= now &&
          (!row.unpublish_at || row.unpublish_at > now) &&
          mayRead(scope, {
            id: row.id,
            type: row.type,
            section: row.section,
            clientId: row.client_id,
            complimentary: row.complimentary,
            openTo: row.open_to,
          }),
      )
      expect(found.map((row) => row.id).sort()).toEqual(allowed.map((row) => row.id).sort())
    },
  )

  it('drafts, archived entries, coming and past ones are found by nobody', async () => {
    const found = await ids({})
    expect(found).toEqual(expect.arrayContaining(['gated', 'out-now', 'leaving']))
    const closed = ['draft', 'archived', 'tomorrow', 'over', 'over-now']
    expect(found.filter((id) => closed.includes(id))).toEqual([])
  })

  it('the next change by the clock is the coming entry', async () => {
    expect(await nextChange(test.db, now)).toEqual(new Date('2026-06-02T00:00:00Z'))
  })
})

describe('filters, order and pages', () => {
  beforeAll(async () => {
    await test.db.deleteFrom('entries').execute()
    const dated: [string, string | null, string[], EntryInput['section']][] = [
      ['a', '2013-05-01', ['ikat', 'knit'], 'color-and-print'],
      ['b', '2015-05-01', ['ikat'], 'merchandising'],
      ['c', '2015-05-01', ['knit'], 'color-and-print'],
      ['d', '2020-05-01', [], 'color-and-print'],
      ['e', null, ['ikat', 'knit', 'wool'], 'color-and-print'],
    ]
    for (const [id, date, tags, section] of dated)
      await makeEntry(test.db, {
        ...{ id, slug: id, title: `Title ${id}`, date, tags, section: section ?? null },
        complimentary: id === 'd',
      })
  })

  it.each([
    [{ order: '-fields.date' }, ['d', 'b', 'c', 'a', 'e']],
    [{ order: 'fields.date' }, ['a', 'b', 'c', 'd', 'e']],
    [{ order: '-fields.title' }, ['e', 'd', 'c', 'b', 'a']],
    [{ order: 'sys.id', 'fields.date[gte]': '2015-05-01' }, ['b', 'c', 'd']],
    [{ order: 'sys.id', 'fields.date[gt]': '2015-05-01' }, ['d']],
    [
      { order: 'sys.id', 'fields.date[gte]': '2013-01-01', 'fields.date[lte]': '2015-12-31' },
      ['a', 'b', 'c'],
    ],
    [{ order: 'sys.id', 'fields.date[lt]': '2015-05-01T23:30:00-05:00' }, ['a']],
    [{ order: 'sys.id', 'fields.date[exists]': 'false' }, ['e']],
    [{ order: 'sys.id', 'fields.date[exists]': 'true' }, ['a', 'b', 'c', 'd']],
    [{ order: 'sys.id', 'fields.tags[exists]': 'false' }, ['d']],
    [{ order: 'sys.id', 'fields.tags[exists]': 'true' }, ['a', 'b', 'c', 'e']],
    [{ order: 'sys.id', 'fields.tags[ne]': 'knit' }, ['b', 'd']],
    [{ order: 'sys.id', 'fields.complimentary': 'true' }, ['d']],
    [{ order: 'sys.id', 'fields.complimentary': 'false' }, ['a', 'b', 'c', 'e']],
    [{ order: 'sys.id', 'fields.code[nin]': 'B1' }, ['a', 'b', 'c', 'd', 'e']],
    [{ order: 'sys.id', 'fields.section[nin]': 'color-and-print' }, ['b']],
    [{ order: 'sys.id', 'sys.createdAt[lt]': '2000-01-01' }, []],
    [{ order: 'sys.id', 'fields.tags[in]': 'wool,knit' }, ['a', 'c', 'e']],
    [{ order: 'sys.id', 'fields.tags[all]': 'ikat,knit' }, ['a', 'e']],
    [{ order: 'sys.id', 'fields.tags': 'ikat' }, ['a', 'b', 'e']],
    [{ order: 'sys.id', 'fields.tags[nin]': 'ikat' }, ['c', 'd']],
    [{ order: 'sys.id', 'fields.section[in]': 'merchandising' }, ['b']],
    [{ order: 'sys.id', 'fields.section[ne]': 'merchandising' }, ['a', 'c', 'd', 'e']],
    [{ order: 'sys.id', 'fields.slug': 'c' }, ['c']],
    [{ order: 'sys.id', 'fields.slug[in]': 'c,a,nothing' }, ['a', 'c']],
    [{ order: 'sys.id', 'sys.updatedAt[gte]': '2000-01-01T00:00:00+02:00', 'fields.tags': 'wool' }, ['e']],
  ])('%o finds %o', async (parameters, expected) => {
    expect(await ids(parameters as unknown as Record<string, string>)).toEqual(expected)
  })

  it('pages hold every entry exactly once', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map(async (skip) => {
        const query = parseEntryQuery({
          content_type: 'presentation',
          order: '-fields.date',
          limit: '2',
          skip: String(skip),
        })
        return (await listEntries(test.db, everything, query)).map((row) => row.id)
      }),
    )
    expect(pages).toEqual([['d', 'b'], ['c', 'a'], ['e']])
  })

  it.each([
    ['-fields.date', sql`date desc nulls last, id`],
    ['fields.date', sql`date nulls last, id`],
    ['-fields.title', sql`title desc, id`],
    ['fields.code,-fields.date', sql`code nulls last, date desc nulls last, id`],
  ])(
    'pages of a long list ordered by %s hold every entry once, and none is past its end',
    async (order, expected) => {
      await sql`
      insert into entries (id, type, status, publish_at, slug, title, date, code, section, shelf, extra)
      select 'long-' || number, 'presentation', 'published', '2020-01-01', 'long-' || number, 'Bolt ' || number % 300,
        case when number % 10 > 0 then '2024-01-01'::date + number % 200 end, case when number % 3 > 0 then 'B' || number % 7 end,
        'merchandising', 'merchandising', '{}'
      from generate_series(1, 1130) as number`.execute(test.db)
      const { rows } = await sql<{ id: string }>`select id from entries order by ${expected}`.execute(test.db)
      const pages: string[][] = []
      for (let skip = 0; skip <= 1200; skip += 100) {
        const query = parseEntryQuery({
          content_type: 'presentation',
          order,
          limit: '100',
          skip: String(skip),
        })
        const page = await listAndCount(test.db, everything, query)
        expect(page.total).toBe(rows.length)
        pages.push(page.ids)
      }
      await test.db.deleteFrom('entries').where('id', 'like', 'long-%').execute()
      expect(pages.flat()).toEqual(rows.map(({ id }) => id))
      expect(pages.at(-1)).toEqual([])
    },
  )

  it('neighbours stand on the same shelf', async () => {
    const [c] = await listEntries(
      test.db,
      everything,
      parseEntryQuery({ content_type: 'presentation', 'fields.slug': 'c' }),
    )
    if (!c) throw new Error('no entry c')
    const { newer, older } = await findNeighbours(test.db, everything, c)
    expect([newer?.id, older?.id]).toEqual(['d', 'a'])
  })

  it('the most related entry shares the most tags, and only what the reader may see counts', async () => {
    const [a] = await listEntries(
      test.db,
      everything,
      parseEntryQuery({ content_type: 'presentation', 'fields.slug': 'a' }),
    )
    if (!a) throw new Error('no entry a')
    expect((await findRelated(test.db, everything, a, 6)).map((row) => row.id)).toEqual(['e', 'b', 'c'])
    const limited = { scope: { ...everything.scope, sections: ['color-and-print' as const] }, now }
    expect((await findRelated(test.db, limited, a, 6)).map((row) => row.id)).toEqual(['e', 'c'])
  })
})

describe('saving', () => {
  it('leaves an entry that is the same as before untouched', async () => {
    const entry = await makeEntry(test.db, { id: 'same', text: makeText('Once.'), tags: ['x'] })
    const before = await test.db
      .selectFrom('entries')
      .selectAll()
      .where('id', '=', 'same')
      .executeTakeFirstOrThrow()
    expect(await saveEntries(test.db, [entry], { embedHosts: [] })).toEqual({
      created: [],
      updated: [],
      unchanged: ['same'],
    })
    expect(
      await test.db.selectFrom('entries').selectAll().where('id', '=', 'same').executeTakeFirstOrThrow(),
    ).toEqual(before)
    expect(await saveEntries(test.db, [{ ...entry, title: 'Other' }], { embedHosts: [] })).toMatchObject({
      updated: ['same'],
    })
    const after = await test.db
      .selectFrom('entries')
      .select(['revision', 'title'])
      .where('id', '=', 'same')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ revision: before.revision + 1, title: 'Other' })
  })

  it('keeps two entries from one address', async () => {
    await makeEntry(test.db, { section: 'business-insights', slug: 'one-address' })
    await expect(makeEntry(test.db, { section: 'consumer-insights', slug: 'one-address' })).rejects.toThrow(
      /entries_address/,
    )
    await makeEntry(test.db, { section: 'merchandising', slug: 'one-address' })
  })
})

describe('search', () => {
  beforeAll(async () => {
    await test.db.deleteFrom('entries').execute()
    await test.db.deleteFrom('search_words').execute()
    await makeEntry(test.db, {
      id: 'title',
      title: 'Houndstooth loses its manners',
      text: makeText('A check grown large.'),
    })
    await makeEntry(test.db, {
      id: 'tag',
      title: 'Nothing twice',
      tags: ['houndstooth'],
      text: makeText('Marbled cotton.'),
    })
    await makeEntry(test.db, {
      id: 'text',
      title: 'Six browns',
      text: makeText('Beside them a houndstooth coat, cut for autumn/winter.'),
    })
    await makeEntry(test.db, {
      id: 'accent',
      title: 'Chiné à la branche',
      text: makeText('Trousers with a crease, A/W 2026.'),
    })
    await makeEntry(test.db, {
      id: 'locked',
      section: 'travel-guides',
      title: 'Porto through nine doors',
      text: makeText('Azulejos and nothing else.'),
    })
  })

  async function find(text: string, viewer: Viewer = staff): Promise<string[]> {
    const words = await toTsQuery(test.db, text, await listSynonyms(test.db))
    if (!words) return []
    const query = parseEntryQuery({ content_type: 'presentation', query: text })
    return listIds(test.db, { scope: readScope(viewer), now }, query, { words })
  }

  it('a word in the title counts more than a tag, a tag more than the text', async () => {
    expect(await find('houndstooth')).toEqual(['title', 'tag', 'text'])
  })

  it('in an order that the query names, pages of finds hold each once and know how many there are', async () => {
    const words = (await toTsQuery(test.db, 'houndstooth', [])) ?? ''
    const pages = await Promise.all(
      ['0', '2', '4'].map((skip) => {
        const query = parseEntryQuery({
          content_type: 'presentation',
          query: 'houndstooth',
          order: '-fields.title,fields.date',
          limit: '2',
          skip,
        })
        return listAndCount(test.db, everything, query, words)
      }),
    )
    expect(pages.map(({ ids }) => ids)).toEqual([['text', 'tag'], ['title'], []])
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3])
  })

  it.each([
    ['hounds', ['title', 'tag', 'text'], 'the last word may be unfinished'],
    ['hou', ['title', 'tag', 'text'], 'three letters of it are enough'],
    ['ho', [], 'two are not'],
    ['CHINE', ['accent'], 'accents and capitals do not matter'],
    ['chiné', ['accent'], 'accents in the query do not matter'],
    ['pants', ['accent'], 'trousers are pants'],
    ['pant', ['accent'], 'and a pant is one of them'],
    ['fall', ['text', 'accent'], 'A/W and autumn are fall'],
    ['F/W', ['text', 'accent'], 'F/W is A/W'],
    ['winter', ['text'], 'words around a slash are words'],
    ['houndstooth coat', ['text'], 'every word must be there'],
    ['the and of', [], 'only small words find nothing'],
    ["o'clock' & !x:*", [], 'operators are words like any other'],
    ['', [], 'nothing finds nothing'],
  ])('%j finds %o: %s', async (text, expected) => {
    expect((await find(text)).sort()).toEqual(expected.sort())
  })

  it('a misspelt word is put right from words the reader may see', async () => {
    expect(await correct(test.db, everything, 'houndstoth', [])).toBe('houndstooth')
    for (const word of ['houndstooth', 'coats', 'autum', 'the'])
      expect(await correct(test.db, everything, word, []), word).toBeUndefined()
    expect(await correct(test.db, everything, 'azulejso', [])).toBe('azulejos')
    // Only two letters have changed places, yet no more of its threes are left than of any word's.
    expect(await correct(test.db, everything, 'witner', [])).toBe('winter')
    const withoutTravel = makeMember({
      memberships: { tobetdg: false, alacarte: true },
      subscription: ['merchandising'],
    })
    const narrow = { ...readScope(withoutTravel), sections: ['merchandising' as const] }
    expect(await correct(test.db, { scope: narrow, now }, 'azulejso', [])).toBeUndefined()
    expect(await correct(test.db, { scope: narrow, now }, 'houndstoth', [])).toBe('houndstooth')
  })

  it('of very many finds one with the word in its title is the first, however old, and pages hold each once', async () => {
    const many = Array.from({ length: 330 }, (_, number) => ({
      ...{ id: `zephyr-${number}`, slug: `zephyr-${number}`, title: `Shirting ${number}` },
      ...{ date: `2024-01-${String((number % 28) + 1).padStart(2, '0')}`, text: makeText('A zephyr cloth.') },
    }))
    for (const entry of many) await makeEntry(test.db, entry)
    await makeEntry(test.db, { id: 'old', title: 'Zephyr', date: '2013-01-01', text: makeText('Light.') })
    const words = (await toTsQuery(test.db, 'zephyr', [])) ?? ''
    const found: string[] = []
    for (let skip = 0; skip < 400; skip += 100) {
      const query = parseEntryQuery({ query: 'zephyr', limit: '100', skip: String(skip) })
      found.push(...(await listIds(test.db, everything, query, { words })))
    }
    expect(found[0]).toBe('old')
    expect(found.toSorted()).toEqual(['old', ...many.map(({ id }) => id)].toSorted())
    await test.db.deleteFrom('entries').where('title', 'like', 'Shirting %').execute()
    await test.db.deleteFrom('entries').where('id', '=', 'old').execute()
  }, 60_000)

  it('highlights are pieces of text, never html', async () => {
    await makeEntry(test.db, {
      id: 'evil',
      title: '<b>Gingham</b>',
      text: makeText('A <i>gingham</i> shirt and <b>nothing else</b> to speak of.'),
    })
    const words = (await toTsQuery(test.db, 'gingham', [])) ?? ''
    const marked = (await highlight(test.db, ['evil'], words)).get('evil')
    expect(marked?.title.filter((each) => each.match).map((each) => each.text)).toEqual(['Gingham'])
    expect(marked?.text.some((each) => each.match)).toBe(true)
  })

  it('the vocabulary forgets what is gone', async () => {
    await test.db.deleteFrom('entries').where('id', '=', 'locked').execute()
    await rebuildVocabulary(test.db)
    expect(await correct(test.db, everything, 'azulejso', [])).toBeUndefined()
    expect(await correct(test.db, everything, 'houndstoth', [])).toBe('houndstooth')
  })

  it('a word of two groups stands for both', () => {
    const groups = [
      ['denim', 'jeans'],
      ['indigo', 'Denim'],
      ['plaid', 'tartan'],
    ]
    expect(expand(['denim'], groups)).toEqual([['denim', 'jeans', 'indigo', 'Denim']])
    expect(expand(['jeans'], groups)).toEqual([['denim', 'jeans']])
  })

  it('a synonym may take in several words', () => {
    expect(expand(['fall', 'winter', 'coats'], [['A/W', 'fall winter']])).toEqual([
      ['A/W', 'fall winter'],
      ['coats'],
    ])
  })

  it.each([
    ['houndstoth', 'houndstooth', 1],
    ['jaquard', 'jacquard', 1],
    ['ikta', 'ikat', 1],
    ['plaid', 'plain', 1],
    ['same', 'same', 0],
    ['', 'abc', 3],
  ])('from %j to %j it is %i steps', (from, to, steps) => {
    expect(editSteps(from, to)).toBe(steps)
  })

  it('marked text is cut into its pieces', () => {
    expect(segments('a \uE000b\uE001 c')).toEqual([
      { text: 'a ', match: false },
      { text: 'b', match: true },
      { text: ' c', match: false },
    ])
  })
})
