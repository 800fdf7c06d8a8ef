import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../api.ts'
import {
  filtersOf,
  loadList,
  loadPrivate,
  onPage,
  pageOf,
  readChosen,
  readUnder,
  toSearch,
  yearOf,
} from './lists.ts'

vi.mock('../api.ts', () => ({ callApi: vi.fn() }))
beforeEach(() => void vi.mocked(callApi).mockImplementation(async (path) => path))

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1e9', 100_000],
])('the page of “%s” is %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('a list is named with its page from the second on', () => {
  expect(['', '?page=1', '?tags=Print&page=2'].map((search) => onPage('Home', search))).toEqual([
    'Home',
    'Home',
    'Home, page 2',
  ])
})

test('a year is four figures, and anything else is none', () => {
  expect(['2024', '24', '20245', '12024', 'x', '', null].map((text) => yearOf(text))).toEqual([
    2024,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what was chosen survives the address', () => {
  const chosen = {
    page: 2,
    section: 'merchandising' as const,
    year: 2024,
    tag: 'Cut & sewn',
    words: 'two colours',
    client: 'osei',
  }
  expect(readChosen(new URLSearchParams(toSearch(chosen)))).toEqual(chosen)
})

test('an address mentions only what was chosen', () => {
  expect(toSearch({ page: 1 })).toBe('')
  expect(toSearch({ page: 1, tag: 'Denim' })).toBe('?tags=Denim')
})

test('a section that nobody knows is not chosen, nor are words that are none', () => {
  expect(readChosen(new URLSearchParams('section=moon&q=+&tags=&client='))).toEqual({ page: 1 })
})

test('a section is asked for with those that are read under it, and a year by its first and last day', () => {
  expect(Object.fromEntries(filtersOf({ section: 'design-movements', year: 2024 }))).toEqual({
    content_type: 'presentation',
    'fields.section[in]': 'design-movements,creative-direction',
    'fields.date[gte]': '2024-01-01',
    'fields.date[lte]': '2024-12-31',
  })
})

test('words and tags are asked for as they are, and a client only of what is private', () => {
  const chosen = { words: 'two colours', tag: 'Denim', client: 'osei' }
  const asked = { query: 'two colours', 'fields.tags[in]': 'Denim' }
  expect(Object.fromEntries(filtersOf(chosen))).toEqual({ content_type: 'presentation', ...asked })
  expect(Object.fromEntries(filtersOf(chosen, 'private'))).toEqual({
    ...{ content_type: 'private', ...asked },
    'fields.client': 'osei',
  })
})

test.each([
  [
    'the newest first',
    () => loadList({ page: 3 }),
    'content_type=presentation',
    'limit=12&skip=24&order=-fields.date',
  ],
  [
    'what is found by how well it fits',
    () => loadList({ page: 1, words: 'two' }),
    'content_type=presentation&query=two',
    'limit=12&skip=0',
  ],
  [
    'a client’s work',
    () => loadPrivate('osei', { tags: [], page: 2 }),
    'content_type=private&fields.client=osei',
    'limit=16&skip=16&order=-fields.date',
  ],
  [
    'a client’s work with any of these tags',
    () => loadPrivate('osei', { tags: ['Color', 'Hall'], page: 1 }),
    'content_type=private&fields.tags[in]=Color,Hall&fields.client=osei',
    'limit=16&skip=0&order=-fields.date',
  ],
])('one page of %s, with what it could be narrowed to', async (_what, load, filters, paged) => {
  const { list, facets } = await load()
  expect([list, facets].map((path) => decodeURIComponent(String(path)))).toEqual([
    `/content/getList?${filters}&${paged}`,
    `/content/getFacets?${filters}`,
  ])
})

test('a list stands without what it could be narrowed to, and not the other way round', async () => {
  const failing = (part: string) => async (path: string) => {
    if (path.startsWith(part)) throw new Error('away')
    return path
  }
  vi.mocked(callApi).mockImplementation(failing('/content/getFacets'))
  expect(await loadList({ page: 1 })).toMatchObject({ list: expect.any(String), facets: undefined })
  vi.mocked(callApi).mockImplementation(failing('/content/getList'))
  await expect(loadList({ page: 1 })).rejects.toThrow('away')
})

test('a section that is read under another is counted with it, and one that nobody knows not at all', () => {
  const counts = [
    { section: 'design-movements', count: 2 },
    { section: 'moon', count: 9 },
    { section: 'merchandising', count: 4 },
    { section: 'creative-direction', count: 3 },
  ]
  expect(readUnder(counts as Parameters<typeof readUnder>[0])).toEqual([
    { section: 'design-movements', count: 5 },
    { section: 'merchandising', count: 4 },
  ])
})
