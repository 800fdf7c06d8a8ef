import type { Verb } from '../verb.ts'
import { addDays, isDay, type Period, type Reading, readReport } from './report.ts'
import type { Grouping } from './store.ts'
import { toCsv, toText } from './table.ts'

const GROUPINGS = ['section', 'entry', 'client', 'day'] as const satisfies Grouping[]
const USUAL = ['section', 'entry', 'client'] as const satisfies Grouping[]
const USUAL_DAYS = 30
const MOST_LINES = 50

/** What was read, for the operator. */
export const reportVerb: Verb = {
  name: 'report',
  usage: 'report [--from DAY] [--to DAY] [--by section|entry|client|day] [--csv]',
  summary: 'Page views by section, entry and client',
  help: `
  report                          the last 30 days by section, entry and client
  --from 2026-01-01 --to 2026-03-31   these days, both included; days are UTC
  --by section|entry|client|day   one table only
  --csv                           every line of that table as CSV: npm run --silent toile -- report … > FILE
Not counted are: people who ask not to be tracked, the provider's own e-mail domain, localhost, creative-direction, and
great-ideas for visitors. A view shows here a few seconds after it happened.`,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    csv: { type: 'boolean' },
  },
  async run({ store: { db }, now }, { args, options }, out) {
    const asked = readOptions(args, options, now().toISOString().slice(0, 10))
    if ('fault' in asked) {
      out.fault(asked.fault)
      return 2
    }
    const { period, by, csv } = asked
    if (csv && by) {
      for (const line of toCsv(await readReport(db, by, period))) out.line(`${line}\r`)
      return 0
    }
    out.line(`Page views from ${period.from} to ${period.to}`)
    for (const each of by ? [by] : USUAL) {
      out.line('')
      for (const line of describe(await readReport(db, each, period), each)) out.line(line)
    }
    return 0
  },
}

type Asked = { period: Period; by: Grouping | undefined; csv: boolean }

function readOptions(
  args: string[],
  options: Record<string, unknown>,
  today: string,
): Asked | { fault: string } {
  if (args.length > 0) return { fault: `Report takes options only, not ${JSON.stringify(args[0])}.` }
  for (const name of ['from', 'to'])
    if (options[name] !== undefined && !isDay(String(options[name])))
      return { fault: `--${name} must be a day written as 2026-01-31.` }
  const to = String(options.to ?? today)
  const from = String(options.from ?? addDays(to, 1 - USUAL_DAYS))
  if (from > to) return { fault: `--from ${from} is after --to ${to}.` }
  const by = GROUPINGS.find((each) => each === options.by)
  if (options.by !== undefined && !by) return { fault: `--by must be one of ${GROUPINGS.join(', ')}.` }
  const csv = options.csv === true
  if (csv && !by) return { fault: `--csv writes one table: say --by ${GROUPINGS.join(', --by ')}.` }
  return { period: { from, to }, by, csv }
}

function describe({ columns, rows, total }: Reading, by: Grouping): string[] {
  if (rows.length === 0) return [`By ${by}: none`]
  const left = rows.length - MOST_LINES
  return [
    ...toText({ columns, rows: rows.slice(0, MOST_LINES) }),
    ...(left > 0 ? [`and ${left} more; --by ${by} --csv lists all`] : []),
    `Total ${total}`,
  ]
}
