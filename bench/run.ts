import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bareOf } from './aims.ts'
import { LIST, measureAnswers } from './answers.ts'
import { benchClients } from './clients.ts'
import type { Compared } from './cold.ts'
import { benchLighthouse } from './lighthouse.ts'
import { compareMemory, compareStart } from './process.ts'
import { writeReport } from './report.ts'
import { print, type Row, timeRow } from './results.ts'
import { benchScale } from './scale.ts'
import { measureStalls } from './stall.ts'
import { startUnderTest, type UnderTest } from './under-test.ts'

const HELP = `Usage: npm run bench -- [--only PART[,PART]] [--entries N] [--seconds S] [--rounds R] [--sizes N,N,N] [--clients N,N]
                       [--data DIR] [--report]

Measures each answer as a ratio to a yardstick in the same process and the same run. A ratio of 1 is as fast as the yardstick;
absolute numbers differ from machine to machine, ratios much less. The parts:
  answers     lists, pages and pictures from memory, beside a bare Fastify that serialises the same object or sends the same bytes
  cold        lists and searches that are not in memory, bookmarks and leads, beside the bare SQL they need; a login beside what no
              login does without
  process     start on existing data beside PGlite's own opening (PGlite only), idle memory beside a bare Fastify with the same driver
  stall       how late the event loop comes round while slow queries go on
  scale       what everything costs as the library grows
  clients     the same as clients become many
  lighthouse  the public pages on a phone
Options:
  --only PART,… some of the parts
  --entries N   size of the library (2000); 100000 takes minutes to make
  --seconds S   length of each load (3)
  --rounds R    cold answers per kind; logins, starts and rounds of growth are a part of it (200)
  --sizes N,…   sizes of the growing library (150,1000,10000)
  --clients N,… numbers of clients, each with fifty private entries (6,200)
  --data DIR    a data directory to keep, so that a library is made once
  --report      puts the results into docs/performance.json and draws the tables and the plot of docs/performance.md from it
With DATABASE_URL set it runs on that database, which it fills with demo entries; growth wants an empty one.
`

const MEASURES = {
  answers: (server: UnderTest) => measureAnswers(server, Number(values.seconds)),
  cold: compareWithDatabase,
  stall: async (server: UnderTest): Promise<Row[]> => {
    const seen = await measureStalls(server, 3 * Number(values.seconds))
    console.log(
      `event loop while ${seen.queries} slow queries ran: ${seen.p50.toFixed(1)} ms late (p50), ${seen.p99.toFixed(1)} ms (p99), ${seen.most.toFixed(1)} ms at most; ${Math.round(seen.rate)} answers a second, p99 ${seen.latency} ms`,
    )
    // There is nothing to hold it against but its aim.
    return [
      {
        ...{ what: 'event loop, busy', ours: seen.p99, yardstick: 50, unit: 'ms', ratio: 50 / seen.p99 },
        ...{ p50: seen.p50, p99: seen.p99 },
      },
    ]
  },
}

async function compareWithDatabase(server: UnderTest): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path, given] of [
    ['list, cold', '/with-sql', { calls: 'read', url: LIST, rounds, kept: 'nothing' }],
    ['list, new question', '/with-sql', { calls: 'read', url: LIST, rounds, kept: 'others' }],
    ['search, cold', '/with-sql', { calls: 'read', url: SEARCH, rounds, kept: 'nothing' }],
    ['bookmark, write', '/with-sql', { calls: 'bookmark', rounds, kept: 'nothing' }],
    ['lead, write', '/with-sql', { calls: 'lead', rounds, kept: 'nothing' }],
    ['login', '/login', { rounds: Math.max(5, Math.round(rounds / 8)) }],
  ] as const) {
    const { ours, bare, served } = await server.ask<Compared>(path, given)
    rows.push(timeRow(what, ours, bare))
    if (served && what.endsWith(', cold')) rows.push(timeRow(bareOf(what), served, bare))
  }
  return rows
}

const SEARCH = '/api/content/getList?content_type=presentation&query=houndstooth+coat'

async function measureProcess(dataDir: string): Promise<Row[]> {
  const rows = [await compareMemory(dataDir)]
  if (!process.env.DATABASE_URL) rows.push(await compareStart(dataDir, Math.max(3, Math.round(rounds / 40))))
  return rows
}

/** All that is measured on one library of one size. */
async function benchOne(): Promise<Row[]> {
  const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'toile-bench-'))
  const entries = Number(values.entries)
  const rows: Row[] = []
  try {
    const server = await startUnderTest(dataDir, entries)
    for (const [part, measure] of Object.entries(MEASURES))
      if (isWanted(part)) rows.push(...(await measure(server)))
    await server.ask('/forget-letters', {})
    await server.stop()
    if (isWanted('process')) rows.push(...(await measureProcess(dataDir)))
    print(rows, entries)
    return rows
  } finally {
    if (!values.data) rmSync(dataDir, { recursive: true, force: true })
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
    report: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const growthRounds = Math.max(1, Math.round(rounds / 4))
const ON_ONE = [...Object.keys(MEASURES), 'process']
const PARTS = [...ON_ONE, 'scale', 'clients', 'lighthouse']
const only = values.only?.split(',')
const isWanted = (part: string) => only === undefined || only.includes(part)
const unknown = only?.find((part) => !PARTS.includes(part))
const { entries, seconds, sizes, clients } = values
const noNumber = [entries, seconds, values.rounds, ...`${sizes},${clients}`.split(',')].find(
  (given) => !(Number(given) > 0),
)

if (values.help) {
  process.stdout.write(HELP)
} else if (unknown !== undefined) {
  process.stderr.write(`--only takes ${PARTS.join(', ')}, not "${unknown}".\n\n${HELP}`)
  process.exitCode = 1
} else if (noNumber !== undefined) {
  process.stderr.write(`"${noNumber}" is no number to measure with.\n\n${HELP}`)
  process.exitCode = 1
} else {
  // Growth first: on a database that is given, the other parts leave their entries behind.
  const growth = isWanted('scale')
    ? await benchScale(values.sizes.split(',').map(Number), growthRounds, values.data)
    : []
  if (isWanted('clients')) await benchClients(values.clients.split(',').map(Number), growthRounds)
  const rows = ON_ONE.some(isWanted) ? await benchOne() : []
  if (values.report) await writeReport({ rows, entries: Number(values.entries), growth })
  if (isWanted('lighthouse') && !(await benchLighthouse(values.data))) process.exitCode = 1
}
