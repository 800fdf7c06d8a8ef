import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import sharp from 'sharp'
import { benchClients } from './clients.ts'
import { benchLighthouse } from './lighthouse.ts'
import { MEMBER_HEADERS } from './open-site.ts'
import { benchScale } from './scale.ts'

const HELP = `Usage: npm run bench -- [--only answers|scale|clients|lighthouse] [--entries N] [--seconds S] [--rounds R] [--sizes N,N,N]
                       [--clients N,N] [--data DIR]

Measures list, entry, search, page and image, each as a ratio to a yardstick in the same process and the same run: a bare
Fastify that serialises the same object, or sends the same bytes, from memory. Cold answers are held against the bare
SQL they need, the start against PGlite's own opening. A ratio of 1 is as fast as the yardstick; absolute numbers differ
from machine to machine, ratios much less.
Then what lists, searches, facets and colors cost as the library grows, and as clients become many, and Lighthouse's scores of the
public pages on a phone.
  --only        one of the four parts
  --entries N   size of the library (2000)
  --seconds S   length of each load (3)
  --rounds R    cold answers per kind, starts and rounds of growth are a fortieth and a quarter of it (200)
  --sizes N,…   sizes of the growing library (150,1000,10000)
  --clients N,… numbers of clients, each with fifty private entries (6,200)
  --data DIR    a data directory for Lighthouse, so that nothing is drawn anew
With DATABASE_URL set it runs on that database, which it fills with demo entries; growth wants an empty one.
`

interface Row {
  what: string
  ours: string
  yardstick: string
  ratio: number
  p50: string
  p99: string
}

async function bench(entries: number, seconds: number, rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-bench-'))
  const rows: Row[] = []
  try {
    const server = await startServer(dataDir, entries)
    const list = '/api/content/getList?content_type=presentation&order=-fields.date&limit=12'
    const hot = [
      ['list, hot', list],
      ['entry, hot', '/api/content/getList?content_type=presentation&fields.slug=the-blur-is-the-point'],
      ['search, hot', '/api/content/getList?content_type=presentation&query=stripe'],
    ] as const
    for (const [what, url] of hot)
      rows.push(await compareLoad(server, what, await firstThatAnswers(server, url, list), 'object', seconds))
    rows.push(await compareLoad(server, 'landing page', '/', 'bytes', seconds))
    const open = '/complimentary/florals-counted-from-above'
    rows.push(await compareLoad(server, 'complimentary page', open, 'bytes', seconds))
    rows.push(
      await compareLoad(
        server,
        'image, cached',
        (await imageAddresses(server, 900))[0]?.address ?? '',
        'bytes',
        seconds,
      ),
    )
    rows.push(await compareFreshImages(server))
    for (const [what, url] of [
      ['list, cold', list],
      ['search, cold', '/api/content/getList?content_type=presentation&query=houndstooth+coat'],
    ] as const) {
      const { ours, bare } = await post<{ ours: number; bare: number }>(server.yardstick, '/cold', {
        url,
        rounds,
      })
      rows.push(timeRow(what, ours, bare))
    }
    await server.stop()
    if (!process.env.DATABASE_URL)
      rows.push(await compareStart(dataDir, Math.max(3, Math.round(rounds / 40))))
    print(rows, entries)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Server {
  site: string
  yardstick: string
  stop(): Promise<void>
}

function startServer(dataDir: string, entries: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, 'server.ts'), {
      env: { ...process.env, DATA_DIR: dataDir, BENCH_ENTRIES: String(entries) },
    })
    child.once('exit', (code) => reject(new Error(`The server under test ended with code ${code}`)))
    child.once('message', (ports: { site: number; yardstick: number }) =>
      resolve({
        site: `http://127.0.0.1:${ports.site}`,
        yardstick: `http://127.0.0.1:${ports.yardstick}`,
        stop: () =>
          new Promise((done) => {
            child.removeAllListeners('exit').once('exit', () => done())
            child.send('stop')
          }),
      }),
    )
  })
}

const HEADERS = { ...MEMBER_HEADERS, accept: 'image/webp,text/html' }

async function load(url: string, seconds: number) {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers: HEADERS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Ours and the yardstick take turns, twice; the better turn of each counts. */
async function compareLoad(
  server: Server,
  what: string,
  path: string,
  kind: 'object' | 'bytes',
  seconds: number,
): Promise<Row> {
  await post(server.yardstick, '/take', { name: 'it', url: path })
  const runs: Record<'ours' | 'yardstick', Awaited<ReturnType<typeof load>>>[] = []
  for (let turn = 0; turn < 2; turn++) {
    runs.push({
      yardstick: await load(`${server.yardstick}/${kind}/it`, seconds),
      ours: await load(server.site + path, seconds),
    })
  }
  const best = (whose: 'ours' | 'yardstick') =>
    runs.map((run) => run[whose]).toSorted((a, b) => b.rate - a.rate)[0] ?? { rate: 0, p50: 0, p99: 0 }
  const [ours, yardstick] = [best('ours'), best('yardstick')]
  return {
    what,
    ours: `${Math.round(ours.rate)}/s`,
    yardstick: `${Math.round(yardstick.rate)}/s`,
    ratio: ours.rate / yardstick.rate,
    p50: `${ours.p50} ms`,
    p99: `${ours.p99} ms`,
  }
}

interface List {
  items: { fields: { slug: string; image?: { fields: { file: { url: string } } } } }[]
}

/** The named entry is part of the demo library; another library has another first one. */
async function firstThatAnswers(server: Server, url: string, list: string): Promise<string> {
  const answer = (await (await fetch(server.site + url, { headers: HEADERS })).json()) as List
  if (answer.items.length > 0) return url
  const all = (await (await fetch(server.site + list, { headers: HEADERS })).json()) as List
  return `/api/content/getList?content_type=presentation&fields.slug=${all.items[0]?.fields.slug}`
}

/** Addresses of the newest pictures, each of another asset. */
async function imageAddresses(server: Server, width: number): Promise<{ id: string; address: string }[]> {
  const query = 'content_type=presentation&order=-fields.date&limit=100'
  const answer = await fetch(`${server.site}/api/content/getList?${query}`, { headers: HEADERS })
  const { items } = (await answer.json()) as List
  const found = new Map<string, string>()
  for (const { fields } of items) {
    const url = fields.image?.fields.file.url ?? ''
    const id = /\/images\/([^?]+)/.exec(url)?.[1]
    if (id) found.set(id, `${url}${url.includes('?') ? '&' : '?'}w=${width}`)
  }
  return [...found].map(([id, address]) => ({ id, address }))
}

const FRESH_PICTURES = 7

/** Pictures that nobody has asked for yet, beside sharp doing the same to the same originals. */
async function compareFreshImages(server: Server): Promise<Row> {
  const ours: number[] = []
  const bare: number[] = []
  for (const { id, address } of (await imageAddresses(server, 900)).slice(1, 1 + FRESH_PICTURES)) {
    const original = Buffer.from(await (await fetch(`${server.yardstick}/original/${id}`)).arrayBuffer())
    bare.push(
      await timed(() => sharp(original).resize({ width: 900 }).webp({ quality: 80, effort: 2 }).toBuffer()),
    )
    ours.push(
      await timed(async () => (await fetch(server.site + address, { headers: HEADERS })).arrayBuffer()),
    )
  }
  return timeRow('image, fresh 900 px', median(ours), median(bare))
}

/** From the command to the first ready answer on existing data, beside PGlite opening the same directory in a process of its own. */
async function compareStart(dataDir: string, starts: number): Promise<Row> {
  // A first start after an update compiles the program and keeps the result; the usual start finds it.
  await startAndStop(dataDir, 'SIGTERM')
  const ours: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < starts; turn++) {
    bare.push(await timed(() => run(join(import.meta.dirname, 'open-pglite.ts'), { DATA_DIR: dataDir })))
    ours.push(await timed(() => startAndStop(dataDir)))
  }
  return timeRow('start on existing data', median(ours), median(bare))
}

function run(script: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'ignore' })
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}`)),
    )
  })
}

async function startAndStop(dataDir: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null) throw new Error('The site did not start')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function post<T = unknown>(base: string, path: string, body: object): Promise<T> {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function timeRow(what: string, ours: number, bare: number): Row {
  const time = (ms: number) => `${ms.toFixed(1)} ms`
  return { what, ours: time(ours), yardstick: time(bare), ratio: bare / ours, p50: time(ours), p99: '' }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function print(rows: Row[], entries: number): void {
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'
  console.log(
    `\n${entries} entries on ${database}; ratio: yardstick's time over ours, or our rate over the yardstick's\n`,
  )
  console.log(
    `${'what'.padEnd(24)}${'ratio'.padStart(7)}${'ours'.padStart(12)}${'yardstick'.padStart(12)}${'p50'.padStart(10)}${'p99'.padStart(9)}`,
  )
  for (const row of rows) {
    console.log(
      `${row.what.padEnd(24)}${row.ratio.toFixed(2).padStart(7)}${row.ours.padStart(12)}${row.yardstick.padStart(12)}${row.p50.padStart(10)}${row.p99.padStart(9)}`,
    )
  }
}

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    only: { type: 'string' },
    entries: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '200' },
    sizes: { type: 'string', default: '150,1000,10000' },
    clients: { type: 'string', default: '6,200' },
    data: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const PARTS = ['answers', 'scale', 'clients', 'lighthouse']
const isWanted = (part: string) => values.only === undefined || values.only === part
if (values.help) {
  process.stdout.write(HELP)
} else if (!PARTS.some(isWanted)) {
  process.stderr.write(`--only takes one of ${PARTS.join(', ')}, not "${values.only}".\n\n${HELP}`)
  process.exitCode = 1
} else {
  // Growth first: on a database that is given, the other part leaves its entries behind.
  if (isWanted('scale'))
    await benchScale(values.sizes.split(',').map(Number), Math.max(1, Math.round(rounds / 4)))
  if (isWanted('clients'))
    await benchClients(values.clients.split(',').map(Number), Math.max(1, Math.round(rounds / 4)))
  if (isWanted('answers')) await bench(Number(values.entries), Number(values.seconds), rounds)
  if (isWanted('lighthouse') && !(await benchLighthouse(values.data))) process.exitCode = 1
}
