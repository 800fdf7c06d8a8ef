import { describe, expect, test } from 'vitest'
import { arrange, binOf, MOST_CHIPS } from '#modules/content/colours.ts'
import { oklab } from '#modules/media/palette.ts'
import {
  colourSearch,
  describeHue,
  type Hue,
  lastSpan,
  layIn,
  nearestHue,
  nearness,
  rowsOf,
  stepFrom,
} from './hues.ts'

function hue(hex: string): Hue {
  const [, a, b] = oklab(hex)
  return { hex, name: hex, number: '1.1', bin: binOf({ a, b }), entries: 1 }
}

/** As the index orders them. */
function inOrder(hexes: string[]): Hue[] {
  const shades = hexes.map((hex) => {
    const [l, a, b] = oklab(hex)
    return { key: Number.parseInt(hex.slice(1), 16), l, a, b, pictures: 1, colours: 1 }
  })
  return arrange(shades).map(({ lead }) => hue(`#${lead.key.toString(16).padStart(6, '0').toUpperCase()}`))
}

const HEXES = [
  '#B81E66',
  '#F5B8D8',
  '#D8422A',
  '#7A1D10',
  '#F0A590',
  '#C8CF3A',
  '#1E3CA0',
  '#16140F',
  '#F4F1EA',
]

describe('a color that is in no cloth', () => {
  test.each(HEXES)('is laid where the index itself would have it: %s', (hex) => {
    const others = inOrder(HEXES.filter((each) => each !== hex))
    expect(layIn(others, hex, 'mine').map((each) => each.hex)).toEqual(inOrder(HEXES).map((each) => each.hex))
  })

  test('is counted in none, and one that is there is not laid in twice', () => {
    const all = inOrder(HEXES)
    expect(layIn(all, '#D8422A', 'mine')).toEqual(all)
    expect(layIn(all, '#D8422B', 'mine').filter(({ entries }) => entries === 0)).toMatchObject([
      { hex: '#D8422B', name: 'mine' },
    ])
  })
})

test('the nearest hue is the one the eye would take', () => {
  expect(nearestHue(inOrder(HEXES), '#D23A22')?.hex).toBe('#D8422A')
  expect(nearestHue([], '#D23A22')).toBeUndefined()
})

test.each([
  [0, 'the same'],
  [0.0001, 'very near'],
  [0.0199, 'very near'],
  [0.02, 'near'],
  [0.065, 'near'],
])('at a distance of %d it is %s', (distance, words) => {
  expect(nearness(distance)).toBe(words)
})

test('a chip says its name, its number and in how many entries it is', () => {
  expect(describeHue({ name: 'Chartreuse', number: '36.2', entries: 4 })).toBe(
    'Chartreuse, 36.2, in 4 entries',
  )
  expect(describeHue({ name: 'Plum', entries: 1 })).toBe('Plum, in 1 entry')
  expect(describeHue({ name: '3A5F2B', entries: 0 })).toBe('3A5F2B, in no cloth')
})

test('the address of a color names its page only after the first', () => {
  expect([colourSearch('#CFCB3C'), colourSearch('#CFCB3C', 3)]).toEqual([
    '?colour=CFCB3C',
    '?colour=CFCB3C&page=3',
  ])
})

describe('the grid of chips', () => {
  test.each([1, 12, 37, 44, 45, 137, MOST_CHIPS, MOST_CHIPS + 1])(
    'of %i chips is full to its last corner',
    (chips) => {
      for (const rows of Object.values(rowsOf(chips))) {
        const cells = chips - 1 + lastSpan(chips, rows)
        expect(cells % rows).toBe(0)
        expect(cells - chips).toBeLessThan(rows)
      }
    },
  )

  test('leaves every chip 24 px at the narrowest width of its kind, with one of them widened', () => {
    const { wide, middle } = rowsOf(MOST_CHIPS + 1)
    const width = (page: number, rows: number) => (page - 152) / (Math.ceil((MOST_CHIPS + 1) / rows) - 1)
    expect(width(1280, wide)).toBeGreaterThanOrEqual(24)
    expect(width(768, middle)).toBeGreaterThanOrEqual(24)
  })
})

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['ArrowRight', 5, 9],
  ['ArrowLeft', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 10],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', 9, 10],
  ['ArrowUp', 0, 0],
  ['a', 5, undefined],
])('%s leads from chip %i to %j in rows of four', (key, at, to) => {
  expect(stepFrom(at, key, { chips: 11, rows: 4 })).toBe(to)
})
