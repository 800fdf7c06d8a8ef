import type { Db } from '#modules/tables.ts'
import { isSection, sectionLabel } from '../content/sections.ts'
import { findClientNames, findEntryTitles, type Grouping, sumViews, type ViewSum } from './store.ts'
import type { Table } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const COUNTS = ['Views', 'Members', 'Visitors']

/** Both days are included. */
export interface Period {
  from: string
  to: string
}

export interface Reading extends Table {
  total: number
}

/** How much was read, the most first; days in their order. */
export async function readReport(db: Db, by: Grouping, { from, to }: Period): Promise<Reading> {
  const sums = await sumViews(db, by, { from, before: addDays(to, 1) })
  const keys = sums.flatMap(({ key }) => key || [])
  const total = sums.reduce((sum, { views }) => sum + views, 0)
  const tables: Record<Grouping, () => Table | Promise<Table>> = {
    section: () => bySection(sums),
    entry: async () => byEntry(sums, await findEntryTitles(db, keys)),
    client: async () => byClient(sums, await findClientNames(db, keys)),
    day: () => ({ columns: ['Day', ...COUNTS], rows: sums.map((sum) => [sum.key ?? '', ...counts(sum)]) }),
  }
  return { ...(await tables[by]()), total }
}

function bySection(sums: ViewSum[]): Table {
  return {
    columns: ['Section', ...COUNTS],
    rows: sums.map((sum) => [
      isSection(sum.key) ? sectionLabel(sum.key) : (sum.key ?? 'Other pages'),
      ...counts(sum),
    ]),
  }
}

/** An entry that is gone keeps its id. */
function byEntry(sums: ViewSum[], known: Awaited<ReturnType<typeof findEntryTitles>>): Table {
  const entries = new Map(known.map((entry) => [entry.id, entry]))
  return {
    columns: ['Entry', 'Section', 'Title', ...COUNTS],
    rows: sums.map((sum) => {
      const entry = entries.get(sum.key ?? '')
      return [sum.key ?? '', entry?.section ?? '', entry?.title ?? '', ...counts(sum)]
    }),
  }
}

function byClient(sums: ViewSum[], known: Awaited<ReturnType<typeof findClientNames>>): Table {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return {
    columns: ['Client', 'Name', 'Views'],
    rows: sums.map(({ key, views }) => [key ?? '', key === null ? 'Visitors' : nameOf(key), views]),
  }
  function nameOf(key: string): string {
    return key === '' ? 'Members without a company' : (names.get(key) ?? '')
  }
}

function counts({ views, members, visitors }: ViewSum): number[] {
  return [views, members, visitors]
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
