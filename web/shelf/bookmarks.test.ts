import { beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({
  bookmarks: [] as string[],
  refuses: [] as boolean[],
  isAway: false,
  /** What it answers after. */
  after: Promise.resolve(),
}))

vi.mock('../session/session.ts', () => ({
  session: {
    subscribe: () => () => {},
    snapshot: () => ({ status: 'signed-in', viewer: { sub: 'reader' } }),
  },
}))
vi.mock('../api.ts', () => {
  class ApiError extends Error {
    status = 412
  }
  return {
    ApiError,
    async askApi(_path: string, init?: RequestInit) {
      await server.after
      if (server.isAway) throw new Error('No connection')
      const tag = () => `"${server.bookmarks}"`
      if (init?.method === 'PATCH') {
        if (server.refuses.shift()) throw new Error('No connection')
        if (new Headers(init.headers).get('if-match') !== tag()) throw new ApiError()
        server.bookmarks = JSON.parse(String(init.body)).bookmarks
      }
      return Response.json({ username: 'reader', bookmarks: server.bookmarks }, { headers: { etag: tag() } })
    },
  }
})

const openUnsettled = async () => {
  vi.resetModules()
  return (await import('./bookmarks.ts')).bookmarks
}

const open = async () => {
  const bookmarks = await openUnsettled()
  await bookmarks.settled()
  return bookmarks
}

beforeEach(() => {
  server.bookmarks = ['c', 'b', 'a']
  server.refuses = []
  server.isAway = false
})

test('what is kept last is first, and kept once', async () => {
  const shelf = await open()
  await shelf.add('a')
  expect(shelf.snapshot().bookmarks).toEqual(['a', 'c', 'b'])
  expect(server.bookmarks).toEqual(['a', 'c', 'b'])
})

test('a change is shown before the server has it', async () => {
  const shelf = await open()
  const saved = shelf.remove('b')
  expect(shelf.snapshot().bookmarks).toEqual(['c', 'a'])
  expect(server.bookmarks).toEqual(['c', 'b', 'a'])
  await saved
  expect(server.bookmarks).toEqual(['c', 'a'])
})

test('what is kept before it is known what else is, is shown at once and added to it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.after = promise
  const shelf = await openUnsettled()
  const saved = shelf.add('d')
  expect(shelf.snapshot()).toMatchObject({ status: 'loading', bookmarks: ['d'] })
  resolve()
  await saved
  expect(server.bookmarks).toEqual(['d', 'c', 'b', 'a'])
  expect(shelf.snapshot()).toMatchObject({ status: 'ready', bookmarks: ['d', 'c', 'b', 'a'] })
})

test('where that cannot be known nothing is kept, and the next try asks again', async () => {
  server.isAway = true
  const shelf = await open()
  await shelf.add('d')
  expect(shelf.snapshot()).toMatchObject({ status: 'failed', bookmarks: [], failed: 'd' })
  server.isAway = false
  await shelf.add('d')
  expect(shelf.snapshot()).toMatchObject({ status: 'ready', bookmarks: ['d', 'c', 'b', 'a'], failed: null })
  expect(server.bookmarks).toEqual(['d', 'c', 'b', 'a'])
})

test('of two changes the one that failed is taken back and named, and the other stands', async () => {
  const shelf = await open()
  server.refuses = [true, false]
  const both = [shelf.remove('c'), shelf.remove('a')]
  expect(shelf.snapshot().bookmarks).toEqual(['b'])
  await both[0]
  expect(shelf.snapshot()).toMatchObject({ bookmarks: ['c', 'b'], failed: 'c' })
  await both[1]
  expect(shelf.snapshot().bookmarks).toEqual(['c', 'b'])
  expect(server.bookmarks).toEqual(['c', 'b'])
})

test('what another device has kept meanwhile stays', async () => {
  const shelf = await open()
  server.bookmarks = ['d', 'c', 'b']
  await shelf.add('e')
  expect(server.bookmarks).toEqual(['e', 'd', 'c', 'b'])
  expect(shelf.snapshot()).toMatchObject({ bookmarks: ['e', 'd', 'c', 'b'], failed: null })
})

test('two tabs that change at once keep both changes, and both show them', async () => {
  const [one, two] = [await open(), await open()]
  await Promise.all([one.add('d'), two.remove('a')])
  expect(server.bookmarks).toEqual(['d', 'c', 'b'])
  for (const shelf of [one, two])
    await vi.waitFor(() => expect(shelf.snapshot().bookmarks).toEqual(['d', 'c', 'b']))
})
