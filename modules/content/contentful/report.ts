import { plainLine } from '#modules/terminal.ts'
import type { Outcome, Tally } from './apply.ts'
import type { Finding } from './findings.ts'

const OUTCOMES: Outcome[] = ['created', 'updated', 'unchanged', 'skipped']

/** A line a type, in columns. */
export function tallyLines(tally: Tally): string[] {
  const width = Math.max(12, ...[...tally.rows.keys()].map((type) => type.length))
  const cells = (each: (outcome: Outcome) => string) =>
    OUTCOMES.map((outcome) => each(outcome).padStart(10)).join('')
  return [
    `${''.padEnd(width)}${cells((outcome) => outcome)}`,
    ...[...tally.rows].map(
      ([type, row]) => `${plainLine(type).padEnd(width)}${cells((outcome) => String(row[outcome]))}`,
    ),
  ]
}

/** Everything that was found, one kind after the other. */
export function findingLines(title: string, findings: Finding[]): string[] {
  if (findings.length === 0) return []
  const kinds = Map.groupBy(findings, (each) => each.kind)
  return [
    `${title} (${findings.length})`,
    ...[...kinds].flatMap(([kind, list]) => [
      `  ${kind} (${list.length})`,
      ...list.map(({ where, what }) => plainLine(`    ${where}: ${what}`)),
    ]),
  ]
}
