import { expect, test } from 'vitest'
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

test('however many there are, all are hung in their order, with one large title on each rail', () => {
  for (const count of counts) {
    const rails = hang(list(count))
    expect(rails.flat().map(({ item }) => item)).toEqual(list(count))
    for (const rail of rails) expect(rail.filter(({ place }) => place.big)).toHaveLength(1)
  }
})

test.each(['wide', 'middle', 'phone'] as const)(
  'on a %s page they fit their rails, no two neighbors of one length',
  (width) => {
    for (const rail of counts.flatMap((count) => hang(list(count))))
      for (const row of rowsOf(rail.map(({ place }) => place[width]))) {
        const used = row.reduce((sum, { span }) => sum + span, (row[0]?.from ?? 1) - 1)
        expect(used).toBeLessThanOrEqual(12)
        const lengths = row.map(lengthOf)
        expect(lengths.filter((length, at) => length === lengths[at - 1])).toEqual([])
      }
  },
)

/** In tenths of a column. */
function lengthOf({ span, ratio }: Spot): number {
  const [across = 1, down = 1] = ratio.split(' / ').map(Number)
  return Math.round(((span * down) / across) * 10)
}

test('nothing hangs on no rail', () => {
  expect(hang([])).toEqual([])
})
