import { plainLine } from '../terminal.ts'

export interface Table {
  columns: string[]
  rows: (string | number)[][]
}

const WIDEST = 60

/** Columns side by side, numbers to the right. */
export function toText({ columns, rows }: Table): string[] {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : clip(cell))))
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => (row[at] ?? '').length)),
  )
  const isNumeric = columns.map(
    (_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'),
  )
  return [columns, ...cells].map((row) =>
    row
      .map((cell, at) => (isNumeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

function clip(text: string): string {
  const plain = plainLine(text)
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain
}

/** RFC 4180, a line for each row; whoever writes them out ends each with CR and LF. */
export function toCsv({ columns, rows }: Table): string[] {
  return [columns, ...rows].map((row) => row.map(toCsvCell).join(','))
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text. Some also split cells at semicolons. */
function toCsvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
