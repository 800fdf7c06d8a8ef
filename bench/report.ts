import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AIMS } from './aims.ts'
import type { Grown } from './growth.ts'
import { drawPlot } from './plot.ts'
import { database, type Row, round } from './results.ts'

/** Everything measured so far, each at its newest. */
export interface Results {
  rows: (Row & Place)[]
  growth: (Grown & { database: string })[]
}

interface Place {
  database: string
  entries: number
}

const DOCS = join(import.meta.dirname, '../docs')
const KEPT = join(DOCS, 'performance.json')
const TEXT = join(DOCS, 'performance.md')

/** Joins a run to the earlier ones, and writes the tables and the plot anew from all of them. */
export async function writeReport(run: { rows: Row[]; entries: number; growth: Grown[] }): Promise<void> {
  const known: Results = existsSync(KEPT)
    ? JSON.parse(await readFile(KEPT, 'utf8'))
    : { rows: [], growth: [] }
  const place = { database: database(), entries: run.entries }
  const results: Results = {
    rows: merge(
      known.rows,
      run.rows.map((row) => ({ ...place, ...tidy(row) })),
      (row) => JSON.stringify([row.database, row.entries, row.what]),
    ),
    growth: merge(
      known.growth,
      run.growth.map((each) => ({ database: place.database, ...tidy(each), size: Math.round(each.size) })),
      (each) => JSON.stringify([each.database, each.size, each.what]),
    ),
  }
  const lines = (list: object[]) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
  await writeFile(
    KEPT,
    `{\n  "rows": [\n${lines(results.rows)}\n  ],\n  "growth": [\n${lines(results.growth)}\n  ]\n}\n`,
  )
  await writeFile(join(DOCS, 'performance.svg'), drawPlot(results))
  let text = await readFile(TEXT, 'utf8')
  for (const [name, table] of [
    ['ratios', ratios(results)],
    ['times', times(results)],
    ['growth', growth(results)],
  ] as const)
    text = text.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`),
      (_all, start, end) => `${start}${table}\n${end}`,
    )
  await writeFile(TEXT, text)
}

/** Later ones in the place of earlier ones about the same thing. */
function merge<T>(earlier: T[], later: T[], keyOf: (each: T) => string): T[] {
  return [...new Map([...earlier, ...later].map((each) => [keyOf(each), each])).values()].sort((a, b) =>
    keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }),
  )
}

/** Four figures say all that such a measurement can. */
function tidy<T extends object>(measured: T): T {
  return Object.fromEntries(
    Object.entries(measured).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toPrecision(4)) : value,
    ]),
  ) as T
}

function placesOf({ rows }: Results): Place[] {
  const places = new Map(rows.map((row) => [`${row.database} ${row.entries}`, row]))
  return [...places.values()].sort((a, b) => a.database.localeCompare(b.database) || a.entries - b.entries)
}

function answerTable(
  results: Results,
  cell: (row: Row) => string,
  more: [string, (what: string) => string][],
) {
  const places = placesOf(results)
  const head = [
    'what',
    ...places.map((place) => `${place.database}, ${place.entries.toLocaleString('en')}`),
    ...more.map(([title]) => title),
  ]
  const lines = AIMS.map(({ what }) => [
    what,
    ...places.map(({ database, entries }) => {
      const row = results.rows.find(
        (each) => each.what === what && each.database === database && each.entries === entries,
      )
      return row ? cell(row) : ''
    }),
    ...more.map(([, tell]) => tell(what)),
  ])
  return toTable([head, ...lines])
}

function ratios(results: Results): string {
  const aimOf = (what: string) => AIMS.find((each) => each.what === what)
  return answerTable(results, ({ ratio }) => ratio.toFixed(2), [
    ['aim', (what) => aimOf(what)?.aim?.toFixed(2) ?? ''],
    [
      'best peer',
      (what) => {
        const peer = aimOf(what)?.peer
        return peer ? `${peer.ratio} (${peer.name})` : ''
      },
    ],
  ])
}

function times(results: Results): string {
  const cell = ({ p50, p99, ours, unit }: Row) =>
    p50 === undefined ? `${round(ours)} ${unit}` : `${brief(p50)} / ${brief(p99 ?? p50)}`
  return answerTable(results, cell, [])
}

const brief = (ms: number) => (ms >= 10 ? String(Math.round(ms)) : String(Number(ms.toFixed(1))))

function growth({ growth: grown }: Results): string {
  const databases = [...new Set(grown.map((each) => each.database))]
  const sizesOf = (name: string) =>
    [...new Set(grown.filter((each) => each.database === name).map(({ size }) => size))].sort((a, b) => a - b)
  const head = [
    'cold, ms',
    ...databases.flatMap((name) => [
      ...sizesOf(name).map((size) => `${name}, ${size.toLocaleString('en')}`),
      'growth',
    ]),
  ]
  const lines = [...new Set(grown.map(({ what }) => what))].map((what) => [
    what,
    ...databases.flatMap((name) => {
      const found = sizesOf(name).map((size) =>
        grown.find((each) => each.database === name && each.size === size && each.what === what),
      )
      const inYardsticks = found.flatMap((each) => (each ? each.p50 / each.yardstick : []))
      const factor = (inYardsticks.at(-1) ?? 0) / (inYardsticks[0] ?? 1)
      const grows = inYardsticks.length > 1 ? `× ${factor.toFixed(1)}` : ''
      return [...found.map((each) => (each ? brief(each.p50) : '')), grows]
    }),
  ])
  return toTable([head, ...lines])
}

function toTable([head = [], ...lines]: string[][]): string {
  const bar = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, bar, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
