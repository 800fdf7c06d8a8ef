import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import sharp from 'sharp'
import { CHECK_COOKIE } from '#modules/identity/cookies.ts'
import { type Row, rateRow, timeRow } from './results.ts'
import { HEADERS, type UnderTest } from './under-test.ts'

export const LIST = '/api/content/getList?content_type=presentation&order=-fields.date&limit=12'
const ENTRY = '/api/content/getList?content_type=presentation&fields.slug=the-blur-is-the-point'
const SEARCH = '/api/content/getList?content_type=presentation&query=stripe'

/** Answers, pages and pictures over HTTP, ten callers at once, beside a bare Fastify in the same process. */
export async function measureAnswers(server: UnderTest, seconds: number): Promise<Row[]> {
  const entry = await firstThatAnswers(server, ENTRY)
  const picture = (await imageAddresses(server, 900))[0]?.address ?? ''
  const signedIn = { ...HEADERS, cookie: `${CHECK_COOKIE}=1` }
  const rows: Row[] = []
  for (const [what, path, kind, headers] of [
    ['list, hot', LIST, 'object', HEADERS],
    ['entry, hot', entry, 'object', HEADERS],
    ['search, hot', SEARCH, 'object', HEADERS],
    ['facets, hot', '/api/content/getFacets?content_type=presentation', 'object', HEADERS],
    ['landing page', '/', 'bytes', HEADERS],
    ['complimentary page', '/complimentary/florals-counted-from-above', 'bytes', HEADERS],
    ['home page, rendered', '/home', 'bytes', signedIn],
    ['image, cached', picture, 'bytes', HEADERS],
  ] as const)
    rows.push(await compareLoad(server, { what, path, kind, headers, seconds }))
  rows.push(await compareFreshImages(server))
  return rows
}

interface Load {
  what: string
  path: string
  kind: 'object' | 'bytes'
  headers: Record<string, string>
  seconds: number
}

/** Ours and the yardstick take turns, twice; the better turn of each counts. */
async function compareLoad(server: UnderTest, given: Load): Promise<Row> {
  const { what, path, kind, headers, seconds } = given
  await server.ask('/take', { name: 'it', url: path, headers })
  const ours: Loaded[] = []
  const bare: Loaded[] = []
  for (let turn = 0; turn < 2; turn++) {
    bare.push(await load(`${server.yardstick}/${kind}/it`, headers, seconds))
    ours.push(await load(server.site + path, headers, seconds))
  }
  return rateRow(what, best(ours), best(bare))
}

type Loaded = Awaited<ReturnType<typeof load>>

async function load(url: string, headers: Record<string, string>, seconds: number) {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function best(turns: Loaded[]): Loaded {
  return turns.toSorted((a, b) => b.rate - a.rate)[0] ?? { rate: 0, p50: 0, p99: 0 }
}

interface List {
  items: { fields: { slug: string; image?: { fields: { file: { url: string } } } } }[]
}

async function list(server: UnderTest, path: string): Promise<List['items']> {
  return ((await (await fetch(server.site + path, { headers: HEADERS })).json()) as List).items
}

/** The named entry is part of the demo library; another library has another first one. */
async function firstThatAnswers(server: UnderTest, url: string): Promise<string> {
  if ((await list(server, url)).length > 0) return url
  const [first] = await list(server, LIST)
  return `/api/content/getList?content_type=presentation&fields.slug=${first?.fields.slug}`
}

/** Addresses of the newest pictures, each of another asset. */
export async function imageAddresses(
  server: UnderTest,
  width: number,
): Promise<{ id: string; address: string }[]> {
  const found = new Map<string, string>()
  for (const { fields } of await list(server, LIST.replace('limit=12', 'limit=100'))) {
    const url = fields.image?.fields.file.url ?? ''
    const id = /\/images\/([^?]+)/.exec(url)?.[1]
    if (id) found.set(id, `${url}${url.includes('?') ? '&' : '?'}w=${width}`)
  }
  return [...found].map(([id, address]) => ({ id, address }))
}

const FRESH_PICTURES = 9

/** Pictures that nobody has asked for yet, beside sharp doing the same to the same originals. */
async function compareFreshImages(server: UnderTest): Promise<Row> {
  const ours: number[] = []
  const bare: number[] = []
  await server.ask('/forget-pictures', {})
  for (const { id, address } of (await imageAddresses(server, 900)).slice(0, FRESH_PICTURES)) {
    const original = Buffer.from(await (await fetch(`${server.yardstick}/original/${id}`)).arrayBuffer())
    bare.push(
      await timed(() => sharp(original).resize({ width: 900 }).webp({ quality: 80, effort: 2 }).toBuffer()),
    )
    ours.push(
      await timed(async () => (await fetch(server.site + address, { headers: HEADERS })).arrayBuffer()),
    )
  }
  return timeRow('image, fresh 900 px', ours.slice(1), bare.slice(1))
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
