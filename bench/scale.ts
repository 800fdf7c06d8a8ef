import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { addScaleEntries } from '#demo/add-entries.ts'
import { fillIfEmpty } from '#demo/load.ts'
import { MEMBER_HEADERS, openSite } from './open-site.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const LIST = '/api/content/getList?content_type=presentation'
const FACETS = '/api/content/getFacets?content_type=presentation'
const SECTION = '&fields.section[in]=merchandising'
const NEWEST = '&order=-fields.date&limit=12'
const YEAR = '&fields.date[gte]=2025-01-01&fields.date[lte]=2025-12-31'

/** What a reader's screens ask, each with its address; the last page is where the library's size puts it. */
const ASKED: [what: string, address: string | ((total: number) => string)][] = [
  ['home, page 1', LIST + NEWEST],
  ['section, page 1', LIST + SECTION + NEWEST],
  ['home, last page', (total) => `${LIST}${NEWEST}&skip=${total - 12}`],
  ['year', LIST + YEAR + NEWEST],
  ['tag', `${LIST}&fields.tags[in]=Outerwear${NEWEST}`],
  ['entry', `${LIST}&fields.slug=the-blur-is-the-point`],
  ['search, many finds', `${LIST}&query=cotton&limit=12`],
  ['search, few finds', `${LIST}&query=houndstooth+muffler&limit=12`],
  ['search, misspelt', `${LIST}&query=houndstoth&limit=12`],
  ['facets, home', FACETS],
  ['facets, section', FACETS + SECTION],
  ['facets, search', `${FACETS}&query=cotton`],
  ['colors', '/api/content/getColours'],
  ['by color', '/api/content/getByColour?colour=8A5A3C&limit=12'],
]
const YARDSTICK = 'yardstick'
const WARM_UP = 5

interface Times {
  cold: number[]
  hot: number[]
  hotYardstick: number[]
}

/** One size of the library: how long each took, and the yardstick in the same rounds. */
interface Measured {
  entries: number
  times: Map<string, Times>
}

/**
 * The cost of each answer at growing sizes of one library. Cold is the first reader's after a change of the content, when
 * nothing is in memory; its yardstick is twelve entries by their keys in bare SQL, which no size makes dearer. Hot comes
 * from memory; its yardstick is a bare Fastify that serialises the same object.
 */
export async function benchScale(sizes: number[], rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-scale-'))
  const site = await openSite({ dataDir, bare: true })
  const measured: Measured[] = []
  try {
    for (const size of sizes) {
      await growTo(site, size)
      const found = await measure(site, rounds)
      measured.push(found)
      console.log(`measured at ${found.entries.toLocaleString('en')} entries`)
    }
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'
  console.log(
    `\nCost against size on ${database}: milliseconds, median (p95); then in yardsticks; growth of these\n`,
  )
  console.log(table('cold', measured))
  console.log(`\n${table('hot', measured)}`)
}

/** The library's own entries come first: none of the made ones is wanted when it is large enough by itself. */
async function growTo(site: Site, size: number): Promise<void> {
  await fillIfEmpty({ ...site, step: () => {} })
  const { own } = await site.store.db
    .selectFrom('entries')
    .where('type', '=', 'presentation')
    .where('id', 'not like', 'scale-%')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .executeTakeFirstOrThrow()
  const wanted = Math.max(0, size - own)
  if (wanted > 0) await addScaleEntries(site, wanted, { line: () => {}, progress: () => {} })
  // So that no size goes by what the planner knew of another.
  await sql`analyze`.execute(site.store.db)
}

async function measure(site: Site, rounds: number): Promise<Measured> {
  const { total } = JSON.parse(await ask(site.app, `${LIST}&limit=1`))
  const asked = ASKED.map(([what, address]) => ({
    what,
    url: typeof address === 'string' ? address : address(total),
  }))
  const times = new Map([...asked.map(({ what }) => what), YARDSTICK].map((what) => [what, noTimes()]))
  const bare = fastify()
  const objects = new Map<string, unknown>()
  bare.get<{ Params: { name: string } }>('/:name', async ({ params }) => objects.get(params.name))
  for (const { what, url } of asked) objects.set(what, JSON.parse(await ask(site.app, url)))
  const ids = await someIds(site)

  for (let round = -WARM_UP; round < rounds; round++) {
    const note = (what: string, kind: keyof Times, ms: number) => {
      if (round >= 0) times.get(what)?.[kind].push(ms)
    }
    note(YARDSTICK, 'cold', await timed(() => lookUp(site, ids)))
    for (const { what, url } of asked) {
      await forget(site)
      note(what, 'cold', await timed(() => ask(site.app, url)))
      note(what, 'hot', await timed(() => ask(site.app, url)))
      note(what, 'hotYardstick', await timed(() => ask(bare, `/${encodeURIComponent(what)}`)))
    }
  }
  await bare.close()
  return { entries: total, times }
}

const noTimes = (): Times => ({ cold: [], hot: [], hotYardstick: [] })

async function ask(app: FastifyInstance, url: string): Promise<string> {
  const answer = await app.inject({ url, headers: MEMBER_HEADERS })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.body
}

/** As after any change of the content. What the change itself sets off is over before the clock starts. */
async function forget({ app, store }: Site): Promise<void> {
  const version = app.library.version()
  await sql`select pg_notify('toile_content', '')`.execute(store.db)
  while (app.library.version() === version) await new Promise((resolve) => setImmediate(resolve))
  await sql`select 1`.execute(store.db)
}

async function someIds({ store }: Site): Promise<string[]> {
  const rows = await store.db.selectFrom('entries').select('id').orderBy('id').limit(12).execute()
  return rows.map(({ id }) => id)
}

async function lookUp({ store }: Site, ids: string[]): Promise<void> {
  const client = await store.pool.connect()
  await client
    .query('select id, title, standfirst, date, section, tags from entries where id = any($1)', [ids])
    .finally(() => client.release())
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function table(kind: 'cold' | 'hot', measured: Measured[]): string {
  const sizes = measured.map(({ entries }) => entries.toLocaleString('en'))
  const head = [kind, ...sizes, ...sizes.map((size) => `/y ${size}`), 'growth']
  const names = [...(measured[0]?.times.keys() ?? [])].filter((what) => kind === 'cold' || what !== YARDSTICK)
  const rows = names.map((what) => {
    const of = (each: Measured) => each.times.get(what) ?? noTimes()
    const yardstick = (each: Measured) =>
      kind === 'hot' ? of(each).hotYardstick : (each.times.get(YARDSTICK)?.cold ?? [])
    const ratios = measured.map((each) => part(of(each)[kind], 0.5) / part(yardstick(each), 0.5))
    return [
      what,
      ...measured.map((each) => `${ms(part(of(each)[kind], 0.5))} (${ms(part(of(each)[kind], 0.95))})`),
      ...ratios.map((ratio) => ratio.toFixed(1)),
      `× ${((ratios.at(-1) ?? 0) / (ratios[0] ?? 1)).toFixed(1)}`,
    ]
  })
  const bar = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, bar, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const ms = (time: number) => time.toFixed(time < 1 ? 2 : 1)

function part(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}
