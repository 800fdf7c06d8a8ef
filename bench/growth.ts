import { performance } from 'node:perf_hooks'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { openSite } from './open-site.ts'
import { database, quantile } from './results.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** One thing that a reader's screen asks. */
export interface Asked {
  what: string
  url: string
  headers: Record<string, string>
}

const YARDSTICK = 'yardstick'
const WARM_UP = 5

interface Times {
  cold: number[]
  hot: number[]
  hotYardstick: number[]
}

/** One size: how long each took, and the yardstick in the same rounds. */
export interface Measured {
  size: number
  times: Map<string, Times>
}

/**
 * How long each takes at one size. Cold is the first reader's after a change of the content, when nothing is in memory; its
 * yardstick is twelve entries by their keys in bare SQL, which no size makes dearer. Hot comes from memory; its yardstick is a bare
 * Fastify that serialises the same object.
 */
export async function measure(site: Site, asked: Asked[], size: number, rounds: number): Promise<Measured> {
  const times = new Map([...asked.map(({ what }) => what), YARDSTICK].map((what) => [what, noTimes()]))
  const bare = fastify()
  const objects = new Map<string, unknown>()
  bare.get<{ Params: { name: string } }>('/:name', async ({ params }) => objects.get(params.name))
  for (const each of asked) objects.set(each.what, JSON.parse(await ask(site.app, each)))
  const ids = await someIds(site)

  for (let round = -WARM_UP; round < rounds; round++) {
    const note = (what: string, kind: keyof Times, ms: number) => {
      if (round >= 0) times.get(what)?.[kind].push(ms)
    }
    note(YARDSTICK, 'cold', await timed(() => lookUp(site, ids)))
    for (const each of asked) {
      const { what } = each
      await forget(site)
      note(what, 'cold', await timed(() => ask(site.app, each)))
      note(what, 'hot', await timed(() => ask(site.app, each)))
      note(
        what,
        'hotYardstick',
        await timed(() => ask(bare, { url: `/${encodeURIComponent(what)}`, headers: {} })),
      )
    }
  }
  await bare.close()
  return { size, times }
}

const noTimes = (): Times => ({ cold: [], hot: [], hotYardstick: [] })

export async function ask(app: FastifyInstance, { url, headers }: Omit<Asked, 'what'>): Promise<string> {
  const answer = await app.inject({ url, headers })
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

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** What one answer costs at one size: milliseconds, cold and hot. */
export interface Grown {
  what: string
  size: number
  p50: number
  p99: number
  hot: number
  /** Twelve entries by their keys, in the same rounds. */
  yardstick: number
}

export function grownOf({ size, times }: Measured): Grown[] {
  const yardstick = quantile(times.get(YARDSTICK)?.cold ?? [], 0.5)
  return [...times].flatMap(([what, { cold, hot }]) =>
    what === YARDSTICK
      ? []
      : [
          {
            what,
            size,
            p50: quantile(cold, 0.5),
            p99: quantile(cold, 0.99),
            hot: quantile(hot, 0.5),
            yardstick,
          },
        ],
  )
}

export function printGrowth(measured: Measured[]): void {
  console.log(
    `\nCost against size on ${database()}: milliseconds, median (p95); then in yardsticks; growth of these\n`,
  )
  console.log(table('cold', measured))
  console.log(`\n${table('hot', measured)}`)
}

function table(kind: 'cold' | 'hot', measured: Measured[]): string {
  const sizes = measured.map(({ size }) => size.toLocaleString('en'))
  const head = [kind, ...sizes, ...sizes.map((size) => `/y ${size}`), 'growth']
  const names = [...(measured[0]?.times.keys() ?? [])].filter((what) => kind === 'cold' || what !== YARDSTICK)
  const rows = names.map((what) => {
    const of = (each: Measured) => each.times.get(what) ?? noTimes()
    const yardstick = (each: Measured) =>
      kind === 'hot' ? of(each).hotYardstick : (each.times.get(YARDSTICK)?.cold ?? [])
    const ratios = measured.map((each) => quantile(of(each)[kind], 0.5) / quantile(yardstick(each), 0.5))
    return [
      what,
      ...measured.map(
        (each) => `${ms(quantile(of(each)[kind], 0.5))} (${ms(quantile(of(each)[kind], 0.95))})`,
      ),
      ...ratios.map((ratio) => ratio.toFixed(1)),
      `× ${((ratios.at(-1) ?? 0) / (ratios[0] ?? 1)).toFixed(1)}`,
    ]
  })
  const bar = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, bar, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const ms = (time: number) => time.toFixed(time < 1 ? 2 : 1)
