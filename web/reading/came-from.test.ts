import { expect, test } from 'vitest'
import { createTrail, type Drawer, type Move, placeName } from './came-from.ts'

function drawer(): Drawer & { held: Map<string, string> } {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  }
}

/** Walks, and gives what the breadcrumb of the last page knows, asked before and after the step is noted. */
function walk(trail: ReturnType<typeof createTrail>, ...steps: [key: string, place: string, move: Move][]) {
  let last: unknown
  for (const [key, place, move] of steps) {
    const asked = trail.from(key, move)
    trail.step({ key, place }, move)
    last = trail.from(key, move)
    expect(asked).toEqual(last)
  }
  return last
}

const SEARCH = '/search?q=ikat&page=2'

test('an entry that was opened directly came from nowhere', () => {
  expect(walk(createTrail(drawer()), ['default', '/color-and-print/a', 'POP'])).toBeUndefined()
})

test('an entry opened from a search came from that search, with its query, and back is one step', () => {
  const from = walk(createTrail(drawer()), ['default', SEARCH, 'POP'], ['a', '/color-and-print/a', 'PUSH'])
  expect(from).toEqual({ place: SEARCH, isBefore: true })
})

test('from entry to entry the place stays, but it is no longer one step back', () => {
  const trail = createTrail(drawer())
  walk(trail, ['default', SEARCH, 'POP'], ['a', '/color-and-print/a', 'PUSH'])
  expect(walk(trail, ['b', '/merchandising/b', 'PUSH'])).toEqual({ place: SEARCH, isBefore: false })
})

test('going back to an entry finds what was noted for it, and a new list is a new place', () => {
  const trail = createTrail(drawer())
  walk(trail, ['default', SEARCH, 'POP'], ['a', '/color-and-print/a', 'PUSH'], ['h', '/home', 'PUSH'])
  expect(walk(trail, ['a', '/color-and-print/a', 'POP'])).toEqual({ place: SEARCH, isBefore: true })
  expect(walk(trail, ['h', '/home', 'POP'], ['c', '/color-and-print/c', 'PUSH'])).toEqual({
    place: '/home',
    isBefore: true,
  })
})

test('an entry whose address is replaced keeps its place', () => {
  const trail = createTrail(drawer())
  walk(trail, ['default', '/home', 'POP'], ['a', '/color-and-print/a', 'PUSH'])
  expect(walk(trail, ['a2', '/color-and-print/a', 'REPLACE'])).toEqual({ place: '/home', isBefore: true })
})

test('a reload keeps what was noted, and a drawer with rubbish is an empty one', () => {
  const kept = drawer()
  walk(createTrail(kept), ['default', SEARCH, 'POP'], ['a', '/color-and-print/a', 'PUSH'])
  expect(walk(createTrail(kept), ['a', '/color-and-print/a', 'POP'])).toEqual({
    place: SEARCH,
    isBefore: true,
  })
  kept.held.set('toile.came-from', '{"not":')
  expect(walk(createTrail(kept), ['a', '/color-and-print/a', 'POP'])).toBeUndefined()
})

test('a tab that is read in all day does not fill its drawer', () => {
  const kept = drawer()
  const trail = createTrail(kept)
  walk(trail, ['default', '/home', 'POP'])
  for (let n = 0; n < 300; n++) walk(trail, [`k${n}`, `/color-and-print/${n}`, 'PUSH'])
  expect(JSON.parse([...kept.held.values()][0] ?? '')).toHaveLength(100)
})

test.each([
  ['/home', 'Home'],
  ['/home?page=3', 'Home, page 3'],
  ['/search?q=soft+edge', 'search for “soft edge”'],
  ['/search?q=ikat&page=2', 'search for “ikat”, page 2'],
  ['/search', 'search'],
  ['/color-and-print', 'Color and Print'],
  ['/color-and-print?tags=Cut+%26+sewn&year=2024&page=2', 'Color and Print, Cut and sewn, 2024, page 2'],
  ['/business-insights/year/2024', 'Business Insights, 2024'],
  ['/profile', 'your profile'],
  ['/notes', 'your notes'],
  ['/custom-work', 'Custom Work'],
  ['/custom/osei?page=2', 'the lay plan, page 2'],
  ['/client/Osei_s', 'the client’s page'],
  ['/custom/osei/stripe', undefined],
  ['/client/Osei_s/more', undefined],
  ['/color-and-print/the-quiet-check', undefined],
  ['/terms', undefined],
  ['/', undefined],
])('%s is named %s', (place, name) => {
  expect(placeName(place)).toBe(name)
})
