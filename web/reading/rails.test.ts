import { describe, expect, test } from 'vitest'
import { hang, type Spot } from './rails.ts'

const list = (length: number) => Array.from({ length }, (_, n) => n)
const counts = list(24).map((n) => n + 1)

/** The spots of one rail row by row, as a grid of twelve columns would set them. */
function rowsOf(spots: Spot[]): Spot[][] {
  const rows: Spot[][] = []
  for (const spot of spots) {
    if (spot.begins || rows.length === 0) rows.push([])
    rows.at(-1)?.push(spot)
  }
  return rows
}

test('twelve hang as 6+3+3, 3+2+5+2, 4+8 and 3+3+6', () => {
  const spans = hang(list(12)).map((rail) => rail.map(({ place }) => place.wide.span))
  expect(spans).toEqual([
    [6, 3, 3],
    [3, 2, 5, 2],
    [4, 8],
    [3, 3, 6],
  ])
})

describe.each(counts)('%i plates', (count) => {
  const rails = hang(list(count))

  test('are all hung, in their order', () => {
    expect(rails.flat().map(({ item }) => item)).toEqual(list(count))
  })

  test.each(['wide', 'middle', 'phone'] as const)(
    'fit their rails on a %s page, no two neighbors of one length',
    (width) => {
      for (const rail of rails)
        for (const row of rowsOf(rail.map(({ place }) => place[width]))) {
          const [first] = row
          const used = row.reduce((sum, { span }) => sum + span, (first?.from ?? 1) - 1)
          expect(used).toBeLessThanOrEqual(12)
          const lengths = row.map(({ span, ratio }) => {
            const [across = 1, down = 1] = ratio.split(' / ').map(Number)
            return Math.round(((span * down) / across) * 10)
          })
          expect(lengths.some((length, at) => at > 0 && length === lengths[at - 1])).toBe(false)
        }
    },
  )

  test('have one large title on each rail', () => {
    for (const rail of rails) expect(rail.filter(({ place }) => place.big)).toHaveLength(1)
  })
})

test('nothing hangs on no rail', () => {
  expect(hang([])).toEqual([])
})
