import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxOf, flatten } from './geometry.ts'
import { fitLabel, heightOf } from './label.ts'
import { countsFor, FORMS, layOut, sizeOf } from './lay.ts'

const WIDTHS = [280, 350, 380, 580, 756, 1040, 1100, 1344, 1792]
const TITLES = [
  'Before the Board Sits',
  'Moths, Mapped',
  'Four Hundred and Twelve, Returned',
  'Six',
  'A Cable, Row by Row',
]

const work = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    title: TITLES[place % TITLES.length] ?? '',
    mark: `OMH 26-${place}`,
    hasPicture: place % 5 !== 4,
  }))

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test('every row holds as many pieces as it says', () => {
    for (const [count, rows] of Object.entries(form.rows))
      for (const row of rows) expect(sizeOf(row)).toBe(Number(count))
  })

  test('however many pieces there are, the rows hold them all', () => {
    for (let total = 0; total <= 60; total++) {
      const counts = countsFor(total, form)
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(total)
      expect(counts.filter((count) => !form.rows[count])).toEqual([])
    }
  })
})

test('no piece is left alone in the last row of a wide cloth, unless it is the only one', () => {
  for (let total = 2; total <= 60; total++) expect(countsFor(total, FORMS.WIDE).at(-1)).toBeGreaterThan(1)
})

test('all pieces lie on the cloth, in order, and none on another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.constantFrom(...WIDTHS), (count, width) => {
      const { pieces, height } = layOut(work(count), width)
      expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, place) => place + 1))
      expect(pieces).toHaveLength(count)
      for (const piece of pieces) {
        expect(piece.x).toBeGreaterThanOrEqual(0)
        expect(piece.x + piece.width).toBeLessThanOrEqual(width + 0.01)
        expect(piece.y + piece.height).toBeLessThanOrEqual(height)
      }
      for (const [at, one] of pieces.entries())
        for (const other of pieces.slice(at + 1)) {
          const apart =
            one.x + one.width <= other.x + 0.01 ||
            other.x + other.width <= one.x + 0.01 ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y
          expect(apart, `${count} on ${width}: ${one.number} and ${other.number}`).toBe(true)
        }
    }),
    { numRuns: 25 },
  )
})

test('a name fits into the room its piece has for it', () => {
  for (const width of WIDTHS) {
    for (const { label, item } of layOut(work(13), width).pieces) {
      const height = heightOf(item.title, label.size, label.face, label.width)
      expect(height, `${item.title} on ${width}`).toBeLessThanOrEqual(label.height)
      if (label.face === 'display') expect(label.size).toBeGreaterThanOrEqual(22)
    }
  }
})

test('a name that no room holds is cut after as many lines as there is room for', () => {
  const room = { x: 0, y: 0, width: 60, height: 120 }
  const label = fitLabel({ title: 'Far more than goes on a small piece, '.repeat(6), under: '1' }, room)
  expect(label.lines).toBeGreaterThan(1)
  expect((label.lines ?? 0) * label.size * 1.2).toBeLessThan(room.height)
})

test('a room is inside its piece, and its seam too', () => {
  for (const { label, width, height, cut, seam } of layOut(work(12), 1344).pieces) {
    expect(label.x).toBeGreaterThan(0)
    expect(label.x + label.width).toBeLessThan(width)
    expect(label.y + label.height).toBeLessThan(height)
    const [outer, inner] = [boxOf(flatten(cut)), boxOf(flatten(seam))]
    expect(inner.width).toBeLessThan(outer.width)
    expect(inner.height).toBeLessThan(outer.height)
  }
})

test('the same work on the same cloth always lies the same, and on another page its numbers go on', () => {
  expect(layOut(work(9), 1100)).toEqual(layOut(work(9), 1100))
  expect(layOut(work(2), 1100, 17).pieces.map(({ number, under }) => [number, under])).toEqual([
    [17, '17, OMH 26-0'],
    [18, '18, OMH 26-1'],
  ])
})

test('what has no picture is never cut from one, and a strip never is', () => {
  const bare = work(12).map((each) => ({ ...each, hasPicture: false }))
  expect(layOut(bare, 1344).pieces.filter(({ stuff }) => stuff === 'picture')).toEqual([])
  const { pieces } = layOut(work(12), 1344)
  expect(pieces.filter(({ stuff }) => stuff === 'picture').length).toBeGreaterThan(2)
  expect(pieces.filter(({ stuff, height }) => stuff === 'picture' && height < 120)).toEqual([])
})

test('nothing lies on an empty cloth', () => {
  expect(layOut([], 1344).pieces).toEqual([])
})
