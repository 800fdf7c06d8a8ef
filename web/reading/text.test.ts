import { expect, test } from 'vitest'
import { sentences, withAnd } from './text.ts'

test.each([
  ['Cut & sewn', 'Cut and sewn'],
  ['R&D', 'R and D'],
  ['R &D', 'R and D'],
  ['R& D', 'R and D'],
  ['Black&white&red', 'Black and white and red'],
  ['& Co.', 'and Co.'],
  ['Dye &', 'Dye and'],
  ['&', 'and'],
  ['(&)', '(and)'],
  ['Warp && weft', 'Warp and weft'],
  ['Warp ＆ weft', 'Warp and weft'],
  ['two lines &\nmore', 'two lines and\nmore'],
  ['nothing to change', 'nothing to change'],
  ['', ''],
])('“%s” is shown as “%s”', (text, shown) => {
  expect(withAnd(text)).toBe(shown)
})

test.each([
  'https://example.com/?a=1&b=2',
  'www.example.com/?a=1&b=2',
  'mailto:a@example.com?subject=x&body=y',
  'Fish &amp; chips',
  '&#39;quoted&#x27; &nbsp;',
])('an address or a sign of html stays as it is: %s', (text) => {
  expect(withAnd(text)).toBe(text)
})

test('around an address the words are still words', () => {
  expect(withAnd('Cut & sewn, see https://example.com/?a=1&b=2 & www.example.com & more')).toBe(
    'Cut and sewn, see https://example.com/?a=1&b=2 and www.example.com and more',
  )
})

test('a company that ends in a letter and a semicolon is not taken for html', () => {
  expect(withAnd('AT&T; others')).toBe('AT and T; others')
})

test('in a text that is shown in pieces the pieces next to it count', () => {
  expect(withAnd('&', 'R', 'D')).toBe(' and ')
  expect(withAnd('Cut &', '', ' sewn')).toBe('Cut and')
  expect(withAnd('& sewn', 'Cut ', '')).toBe('and sewn')
})

test('a caption is made of sentences, whether or not they were ended', () => {
  expect(sentences('Warp & weft', undefined, ' ', 'Drawn by Ines Okafor.', 'Whose is it?')).toBe(
    'Warp and weft. Drawn by Ines Okafor. Whose is it?',
  )
  expect(sentences('', undefined)).toBe('')
})
