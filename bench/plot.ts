import { AIMS } from './aims.ts'
import type { Grown } from './growth.ts'
import type { Results } from './report.ts'

const WIDTH = 1080
const LEFT = 190
const RIGHT = 40
const ROW = 26
const TOP = 96
const LOWEST = 0.01
const HIGHEST = 4
const DATABASES = ['PGlite', 'PostgreSQL'] as const
const TEN_THOUSAND = 10_000

/** Ink on paper, or paper on ink where the reader's screen is dark. */
const STYLE = `
  text { font: 13px 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; fill: #16140f }
  .title { font: 26px 'Newsreader', Georgia, serif }
  .note, .tick { fill: #625d52; font-size: 12px }
  .paper { fill: #f4f1ea }
  .hair { stroke: #d9d3c6; fill: none }
  .rule { stroke: #16140f; fill: none }
  .aim { stroke: #16140f; stroke-width: 2 }
  .peer { stroke: #625d52; stroke-width: 1.5; fill: none }
  .first { fill: #a4372c; stroke: #a4372c; stroke-width: 1.75 }
  .second { fill: #f4f1ea; stroke: #2f4a7c; stroke-width: 1.75 }
  .line { fill: none; stroke-width: 1.5; stroke: #16140f }
  .steep { stroke: #a4372c }
  @media (prefers-color-scheme: dark) {
    text { fill: #f4f1ea }
    .note, .tick { fill: #a49c8c }
    .paper { fill: #16140f }
    .hair { stroke: #3d3830 }
    .rule, .aim, .line { stroke: #f4f1ea }
    .peer { stroke: #a49c8c }
    .first { fill: #e08a76; stroke: #e08a76 }
    .second { fill: #16140f; stroke: #9db4e0 }
    .steep { stroke: #e08a76 }
  }
`

/** Both panels, drawn from the results: how each stands to its yardstick, and what it costs as the library grows. */
export function drawPlot(results: Results): string {
  const ratios = drawRatios(results)
  const growth = drawGrowth(results, ratios.height + 40)
  const height = growth.bottom + 30
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Speed beside the yardsticks, and cost against size">
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${height}" class="paper"/>
${ratios.svg}
${growth.svg}
</svg>
`
}

const logScale = (from: number, to: number, start: number, end: number) => (value: number) =>
  start + ((Math.log10(value) - Math.log10(from)) / (Math.log10(to) - Math.log10(from))) * (end - start)

function drawRatios({ rows }: Results): { svg: string; height: number } {
  const x = logScale(LOWEST, HIGHEST, LEFT, WIDTH - RIGHT)
  const at = (value: number) => x(Math.min(HIGHEST, Math.max(LOWEST, value))).toFixed(1)
  const sizes = rows.map(({ entries }) => entries)
  const size = sizes.includes(TEN_THOUSAND) ? TEN_THOUSAND : Math.min(...sizes)
  const bottom = TOP + AIMS.length * ROW
  const parts = [
    text(40, 44, 'Beside the yardstick', 'title'),
    text(
      40,
      66,
      `${size.toLocaleString('en')} entries. 1 is as fast as a bare answer; further right is faster.`,
      'note',
    ),
    legend(),
  ]
  for (const tick of [0.01, 0.03, 0.1, 0.3, 1, 3]) {
    parts.push(`<path class="${tick === 1 ? 'rule' : 'hair'}" d="M${at(tick)} ${TOP - 8}V${bottom}"/>`)
    parts.push(text(Number(at(tick)), bottom + 18, String(tick), 'tick', 'middle'))
  }
  AIMS.forEach(({ what, aim, peer }, index) => {
    const y = TOP + index * ROW + ROW / 2
    parts.push(text(LEFT - 16, y + 4, what, '', 'end'))
    if (peer) parts.push(`<path class="peer" d="M${at(peer.ratio)} ${y}m-4 -4l8 8m0 -8l-8 8"/>`)
    if (aim) parts.push(`<path class="aim" d="M${at(aim)} ${y - 9}v18"/>`)
    for (const [place, database] of DATABASES.entries()) {
      const row = rows.find(
        (each) => each.what === what && each.database === database && each.entries === size,
      )
      if (row)
        parts.push(
          `<circle class="${place ? 'second' : 'first'}" cx="${at(row.ratio)}" cy="${y}" r="${place ? 5 : 4.5}"/>`,
        )
    }
  })
  return { svg: parts.join('\n'), height: bottom + 30 }
}

function legend(): string {
  const y = 62
  return [
    `<circle class="first" cx="640" cy="${y}" r="4.5"/>`,
    text(652, y + 4, 'PGlite', 'note'),
    `<circle class="second" cx="716" cy="${y}" r="5"/>`,
    text(728, y + 4, 'PostgreSQL 15', 'note'),
    `<path class="aim" d="M836 ${y - 8}v16"/>`,
    text(846, y + 4, 'aim', 'note'),
    `<path class="peer" d="M890 ${y}m-4 -4l8 8m0 -8l-8 8"/>`,
    text(902, y + 4, 'best peer measured', 'note'),
  ].join('\n')
}

const PANEL_WIDTH = 480
const PANEL_HEIGHT = 320
/** Room for the names at the ends of the lines. */
const NAMES = 130
const LEAST_GAP = 14
const STEEP = 4

function drawGrowth({ growth }: Results, top: number): { svg: string; bottom: number } {
  const all = growth.map(({ p50 }) => p50)
  const range = [Math.min(2, ...all), Math.max(100, ...all)] as const
  const panels = DATABASES.map((database, place) =>
    drawPanel(
      growth.filter((each) => each.database === database),
      { database, range, left: 60 + place * (PANEL_WIDTH + 40), top: top + 84 },
    ),
  )
  const head = [
    text(40, top + 30, 'Cost against size', 'title'),
    text(
      40,
      top + 52,
      'Milliseconds for the first reader after a change, nothing in memory, by the number of entries. Both scales are logarithmic; what grows more than fourfold is red.',
      'note',
    ),
  ]
  return { svg: [...head, ...panels].join('\n'), bottom: top + 84 + PANEL_HEIGHT + 30 }
}

function drawPanel(
  grown: Grown[],
  place: { database: string; range: readonly [number, number]; left: number; top: number },
): string {
  const { database, range, left, top } = place
  const sizes = [...new Set(grown.map(({ size }) => size))].sort((a, b) => a - b)
  const [first = 1, last = 10] = [sizes[0], sizes.at(-1)]
  const x = logScale(first, Math.max(last, first * 2), left, left + PANEL_WIDTH - NAMES)
  const y = logScale(range[0], range[1], top + PANEL_HEIGHT, top)
  const parts = [text(left, top - 12, database, '')]
  for (const tick of [1, 10, 100, 1000].filter((each) => each >= range[0] && each <= range[1])) {
    parts.push(`<path class="hair" d="M${left} ${y(tick).toFixed(1)}H${left + PANEL_WIDTH - NAMES}"/>`)
    parts.push(text(left - 8, y(tick) + 4, String(tick), 'tick', 'end'))
  }
  for (const size of sizes)
    parts.push(text(x(size), top + PANEL_HEIGHT + 20, size.toLocaleString('en'), 'tick', 'middle'))
  const lines = [...new Set(grown.map(({ what }) => what))].map((what) => {
    const points = grown.filter((each) => each.what === what).sort((a, b) => a.size - b.size)
    const ends = [points[0]?.p50 ?? 1, points.at(-1)?.p50 ?? 1] as const
    return { what, points, isSteep: ends[1] / ends[0] > STEEP, end: y(ends[1]) }
  })
  for (const { points, isSteep } of lines) {
    const path = points.map(({ size, p50 }) => `${x(size).toFixed(1)} ${y(p50).toFixed(1)}`).join('L')
    parts.push(`<path class="line${isSteep ? ' steep' : ''}" d="M${path}"/>`)
  }
  for (const { what, at } of apart(lines, top))
    parts.push(text(left + PANEL_WIDTH - NAMES + 8, at + 4, what, 'note'))
  return parts.join('\n')
}

/** Names at the ends of their lines, moved so that none stands upon another or above the panel. */
function apart(lines: { what: string; end: number }[], top: number): { what: string; at: number }[] {
  const rising = lines.toSorted((a, b) => b.end - a.end)
  const up = rising.reduce<number[]>((places, { end }) => {
    places.push(Math.min(end, (places.at(-1) ?? Number.POSITIVE_INFINITY) - LEAST_GAP))
    return places
  }, [])
  const highest = up.length - 1
  return rising.map(({ what }, place) => ({
    what,
    at: Math.max(up[place] ?? top, top + (highest - place) * LEAST_GAP),
  }))
}

function text(x: number, y: number, words: string, kind: string, anchor = 'start'): string {
  const named = kind ? ` class="${kind}"` : ''
  return `<text${named} x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words.replaceAll('&', '&amp;')}</text>`
}
