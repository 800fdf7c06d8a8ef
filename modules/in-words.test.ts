import { expect, test } from 'vitest'
import { inWords } from './in-words.ts'

test.each([
  [1, 'a second'],
  [60, '60 seconds'],
  [90, '2 minutes'],
  [3000, '50 minutes'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words)
})
