import { describe, expect, test } from 'vitest'
import { oklab } from '../media/palette.ts'
import { arrange, binOf, colourNumber, readColour, type Shade } from './colours.ts'

function shade(hex: string, pictures = 1): Shade & { hex: string } {
  const [l, a, b] = oklab(hex)
  return { hex, key: Number.parseInt(hex.slice(1), 16), l, a, b, pictures, colours: 1 }
}

const hexOf = ({ key }: Shade) => `#${key.toString(16).padStart(6, '0').toUpperCase()}`
const order = (hexes: string[], most?: number) =>
  arrange(
    hexes.map((hex) => shade(hex)),
    most,
  ).map(({ lead }) => hexOf(lead))

describe('the order of the index', () => {
  const bins = [
    ['magenta', '#B81E66', 0],
    ['rose', '#E8A0A8', 0],
    ['vermilion', '#D8422A', 1],
    ['ochre', '#C98A1B', 2],
    ['chartreuse', '#C8CF3A', 3],
    ['bottle green', '#1F5A3C', 4],
    ['teal', '#0F7C80', 5],
    ['sky', '#5AA5D6', 6],
    ['cobalt', '#1E3CA0', 7],
    ['violet', '#6B3FA0', 8],
    ['black', '#16140F', 9],
    ['paper', '#F4F1EA', 9],
  ] as const
  test.each(bins)('%s lies in its bin', (_, hex, bin) => {
    expect(binOf(shade(hex))).toBe(bin)
  })

  test('goes from pink to violet and ends with the neutrals', () => {
    const shuffled = bins.map(([, hex]) => hex).toSorted()
    const found = arrange(shuffled.map((hex) => shade(hex))).map(({ bin }) => bin)
    expect(found).toEqual(found.toSorted((x, y) => x - y))
    expect(new Set(found).size).toBe(10)
  })

  test('turns at each bin: light to dark, dark to light', () => {
    const [palePink, pink, darkPink] = ['#F5B8D8', '#D2619F', '#7A1F55']
    const [paleRed, red, darkRed] = ['#F0A590', '#D8422A', '#7A1D10']
    expect(order([red, darkPink, paleRed, pink, darkRed, palePink])).toEqual([
      ...[palePink, pink, darkPink],
      ...[darkRed, red, paleRed],
    ])
    expect(order(['#FFFFFF', '#000000', '#808080'])).toEqual(['#000000', '#808080', '#FFFFFF'])
  })

  test('does not depend on the order in which the colors come', () => {
    const hexes = Array.from(
      { length: 300 },
      (_, n) => `#${((n * 2654435761) & 0xffffff).toString(16).padStart(6, '0').toUpperCase()}`,
    )
    expect(order(hexes, 60)).toEqual(order(hexes.toReversed(), 60))
  })
})

describe('more colors than places', () => {
  const many = Array.from({ length: 3000 }, (_, n) =>
    shade(`#${((n * 2654435761) & 0xffffff).toString(16).padStart(6, '0')}`, 1 + (n % 7)),
  )

  test('fill at most the places, and each stands behind exactly one', () => {
    const chips = arrange(many)
    expect(chips).toHaveLength(240)
    const kept = chips.flatMap(({ shades }) => shades.map(({ key }) => key))
    expect(kept.toSorted()).toEqual(many.map(({ key }) => key).toSorted())
    expect(chips.every(({ lead, shades }) => shades.includes(lead))).toBe(true)
  })

  test('are stood for by near ones of their own hue', () => {
    for (const { bin, lead, shades } of arrange(many))
      for (const each of shades) {
        expect(binOf(each)).toBe(bin)
        expect(Math.hypot(each.l - lead.l, each.a - lead.a, each.b - lead.b)).toBeLessThan(0.15)
      }
  })

  test('leave a rare hue all it has', () => {
    const greens = ['#1F5A3C', '#2E6B4A', '#3F8A5A']
    const reds = Array.from({ length: 100 }, (_, n) => `#D8${(30 + n).toString(16)}2A`).filter(
      (hex) => binOf(shade(hex)) === 1,
    )
    const kept = order([...reds, ...greens], 10)
    expect(kept).toHaveLength(10)
    expect(kept).toEqual(expect.arrayContaining(greens))
  })

  test('are stood for by the one that most pictures show', () => {
    const [chip] = arrange([shade('#808080'), shade('#818181', 9), shade('#828282')], 1)
    expect(chip && [hexOf(chip.lead), chip.shades.length]).toEqual(['#818181', 3])
  })

  test('of one neighborhood give way before those that stand alone', () => {
    const kept = order(['#808080', '#818181', '#828282', '#000000', '#FFFFFF'], 3)
    expect(kept).toEqual(['#000000', '#808080', '#FFFFFF'])
  })
})

test.each([
  ['#c8cf3a', '#C8CF3A'],
  ['C8CF3A', '#C8CF3A'],
  [' #fa0 ', '#FFAA00'],
  ['fa0', '#FFAA00'],
  ['#fa', undefined],
  ['##ffaa00', undefined],
  ['#ffaa0', undefined],
  ['ochre', undefined],
  ['', undefined],
])('%j typed as a color is %j', (typed, colour) => {
  expect(readColour(typed)).toBe(colour)
})

test.each([
  ['CP 25-041', 3, '41.3'],
  ['CP 26-10233', 12, '10233.12'],
  ['CP', 3, undefined],
  [null, 3, undefined],
])('in the entry %j color %i is %j', (code, place, number) => {
  expect(colourNumber(code, place)).toBe(number)
})
