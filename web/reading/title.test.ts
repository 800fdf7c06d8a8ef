import { expect, test } from 'vitest'
import { longestLine, measureTitle } from './title.ts'

test.each([
  ['The Blur Is the Point', 2, 11],
  ['The Blur Is the Point', 3, 8],
  ['Thin Walls', 2, 5],
  ['Herringbone, Read Backwards', 2, 14],
  ['The Eleven-Meter Wall', 2, 11],
  ['Donaudampfschifffahrtsgesellschaft', 2, 34],
  ['', 2, 1],
])('“%s” on %i lines has %i characters in its longest', (title, lines, measure) => {
  expect(longestLine(title, lines)).toBe(measure)
})

test('a word that comes in another face has the room it takes there', () => {
  expect(measureTitle('المنسوجات').word).toBe(2 * 9)
  expect(measureTitle('Ткани Севера')).toEqual({ wide: 12, narrow: 12, word: 12 })
})

test('a long title is set on more lines, not on longer ones', () => {
  const long = 'What the Second Floor Learned From the Stairs and Never Told the Buyers'
  expect(measureTitle(long)).toEqual({ wide: 20, narrow: 14, word: 7 })
  expect(measureTitle('The Blur Is the Point')).toEqual({ wide: 11, narrow: 8, word: 5 })
})
