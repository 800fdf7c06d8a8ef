import { expect, test } from 'vitest'
import { AIMS } from './aims.ts'
import { drawPlot } from './plot.ts'
import type { Results } from './report.ts'

const row = { what: 'list, hot', unit: '/s', ours: 200, yardstick: 100, ratio: 2 } as const
const grown = { what: 'home, page 1', p50: 2, p99: 3, hot: 0.4, yardstick: 1 }
const results: Results = {
  rows: [
    { ...row, database: 'PGlite', entries: 2000 },
    { ...row, ratio: 1000, database: 'PostgreSQL', entries: 2000 },
  ],
  growth: [
    { ...grown, database: 'PGlite', size: 2000 },
    { ...grown, database: 'PGlite', size: 100_000, p50: 20 },
  ],
}

/** The x of every mark of a kind. */
const marks = (kind: string) =>
  [...drawPlot(results).matchAll(new RegExp(`<circle class="${kind}" cx="([\\d.]+)" cy="(?!62")`, 'g'))].map(
    ([, x]) => Number(x),
  )

test('every line has its name, and its aim and the best peer where there are any', () => {
  const drawn = drawPlot(results)
  for (const { what } of AIMS) expect(drawn).toContain(`>${what}</text>`)
  // One more of each in the legend.
  expect(drawn.match(/class="aim" d/g)).toHaveLength(AIMS.filter(({ aim }) => aim).length + 1)
  expect(drawn.match(/class="peer" d/g)).toHaveLength(AIMS.filter(({ peer }) => peer).length + 1)
})

test('a better ratio stands further right, and none leaves the paper', () => {
  const [pglite = 0] = marks('first')
  const [postgres = 0] = marks('second')
  expect(pglite).toBeLessThan(postgres)
  expect(postgres).toBeLessThanOrEqual(1040)
})

test('what grows more than fourfold is drawn as steep', () => {
  expect(drawPlot(results)).toContain('class="line steep"')
  const flat = results.growth.map((each) => ({ ...each, p50: 2 }))
  expect(drawPlot({ ...results, growth: flat })).not.toContain('class="line steep"')
})
