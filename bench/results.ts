/** One line of the results: ours beside its yardstick. */
export interface Row {
  what: string
  /** In `unit`: answers a second, milliseconds or mebibytes. */
  ours: number
  yardstick: number
  unit: '/s' | 'ms' | 'MiB'
  /** 1 is as good as the yardstick, 2 twice as good. */
  ratio: number
  p50?: number
  p99?: number
}

export function rateRow(what: string, ours: Spread & { rate: number }, yardstick: { rate: number }): Row {
  const { rate, p50, p99 } = ours
  return { what, ours: rate, yardstick: yardstick.rate, unit: '/s', ratio: rate / yardstick.rate, p50, p99 }
}

/** Times of each, one by one; the medians are compared. */
export function timeRow(what: string, ours: number[], yardstick: number[]): Row {
  const [mine, bare] = [spread(ours), spread(yardstick)]
  return { what, ours: mine.p50, yardstick: bare.p50, unit: 'ms', ratio: bare.p50 / mine.p50, ...mine }
}

export interface Spread {
  p50: number
  p99: number
}

export function spread(times: number[]): Spread {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

export function quantile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}

export const database = () => (process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite')

export function print(rows: Row[], entries: number): void {
  console.log(
    `\n${entries} entries on ${database()}; ratio: yardstick's time over ours, or our rate over the yardstick's\n`,
  )
  const line = (cells: string[]) =>
    cells.map((cell, place) => (place === 0 ? cell.padEnd(26) : cell.padStart(12))).join('')
  console.log(line(['what', 'ratio', 'ours', 'yardstick', 'p50', 'p99']))
  const number = (value: number | undefined) => (value === undefined ? '' : `${round(value)} ms`)
  for (const { what, ratio, ours, yardstick, unit, p50, p99 } of rows)
    console.log(
      line([
        ...[what, ratio.toFixed(2), `${round(ours)} ${unit}`, `${round(yardstick)} ${unit}`],
        ...[number(p50), number(p99)],
      ]),
    )
}

export const round = (value: number) =>
  value >= 100 ? String(Math.round(value)) : value.toFixed(value < 10 ? 2 : 1)
