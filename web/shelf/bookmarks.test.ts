import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({
  bookmarks: [] as string[],
  refuses: [] as boolean[],
  /** For whoever asks; a change would come through. */
  isAway: false,
  missed: 0,
  /** What it answers a member with who has no record yet, and what was made since. */
  withoutRecord: undefined as number | undefined,
  made: [] as string[],
  /** What it answers after. */
  after: Promise.resolve(),
}))
const login = vi.hoisted(() => ({ sub: 'reader' as string | undefined, tell: () => {} }))
const become = (sub: string | undefined) => {
  login.sub = sub
  login.tell()
}

vi.mock('../session/session.ts', () => ({
  session: {
    subscribe(listener: () => void) {
      login.tell = listener
    },
    snapshot: () =>
      login.sub
        ? { status: 'signed-in', viewer: { sub: login.sub } }
        : { status: 'signed-out', viewer: null },
  },
}))
vi.mock('../api.ts', () => {
  class ApiError extends Error {
    status: number
    constructor(status: number) {
      super()
      this.status = status
    }
  }
  return {
    ApiError,
    async askApi(path: string, init?: RequestInit) {
      await server.after
      if (server.isAway && init?.method !== 'PATCH') {
        server.missed += 1
        throw new Error('No connection')
      }
      if (path === '/users/other') return Response.json({ bookmarks: ['z'] })
      if (init?.method === 'POST') {
        server.made.push(JSON.parse(String(init.body)).username)
        return Response.json({ bookmarks: [] })
      }
      if (server.withoutRecord) throw new ApiError(server.withoutRecord)
      const tag = () => `"${server.bookmarks}"`
      if (init?.method === 'PATCH') {
        if (server.refuses.shift()) throw new Error('No connection')
        // Without a tag it takes whatever comes.
        if ((new Headers(init.headers).get('if-match') ?? tag()) !== tag()) throw new ApiError(412)
        server.bookmarks = JSON.parse(String(init.body)).bookmarks
      }
      return Response.json({ username: 'reader', bookmarks: server.bookmarks }, { headers: { etag: tag() } })
    },
  }
})

/** Of this test's tabs alone, and heard at once. */
let tabs: Channel[] = []
class Channel {
  onmessage?: (event: { data: string }) => void
  constructor() {
    tabs.push(this)
  }
  postMessage(data: string) {
    for (const each of tabs) if (each !== this) each.onmessage?.({ data })
  }
}
vi.stubGlobal('BroadcastChannel', Channel)
afterAll(() => vi.unstubAllGlobals())

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

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
  server.missed = 0
  tabs = []
  server.withoutRecord = undefined
  server.made = []
  server.after = Promise.resolve()
  login.sub = 'reader'
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
  expect(server.bookmarks).toEqual(['c', 'b', 'a'])
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

test('a tab that could not ask what another has kept goes on', async () => {
  const [one, two] = [await open(), await open()]
  server.isAway = true
  await one.add('d')
  await vi.waitFor(() => expect(server.missed).toBe(1))
  server.isAway = false
  await two.add('e')
  expect(server.bookmarks).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('what another tab has kept is not shown to whoever logs in while it is asked for', async () => {
  const shelf = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.after = promise
  new Channel().postMessage('reader')
  await settled()
  server.after = Promise.resolve()
  become('other')
  await settled()
  resolve()
  await settled()
  expect(shelf.snapshot()).toMatchObject({ status: 'ready', bookmarks: ['z'] })
})

test('a member without a record gets one, and nobody whose record could not be asked for', async () => {
  server.withoutRecord = 503
  expect((await open()).snapshot().status).toBe('failed')
  expect(server.made).toEqual([])
  server.withoutRecord = 404
  expect((await open()).snapshot()).toMatchObject({ status: 'ready', bookmarks: [] })
  expect(server.made).toEqual(['reader'])
})

test('whoever logs in next sees nothing of the one before, also before theirs has come', async () => {
  const shelf = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.after = promise
  void shelf.add('d')
  become('other')
  expect(shelf.snapshot()).toMatchObject({ status: 'loading', bookmarks: [] })
  const saved = shelf.add('y')
  expect(shelf.snapshot().bookmarks).toEqual(['y'])
  resolve()
  await saved
  expect(shelf.snapshot()).toMatchObject({ status: 'ready', bookmarks: ['z'] })
})

test('after a log out nothing is shown, and nothing is kept', async () => {
  const shelf = await open()
  become(undefined)
  expect(shelf.snapshot()).toMatchObject({ status: 'empty', bookmarks: [] })
  await shelf.add('d')
  expect([shelf.snapshot().bookmarks, server.bookmarks]).toEqual([[], ['c', 'b', 'a']])
})
