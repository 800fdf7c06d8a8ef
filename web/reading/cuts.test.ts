import { expect, test } from 'vitest'
import { cutsOf } from './cuts.ts'

test.each([
  ['The whole sentence.', '', ''],
  ['“Whole,” she said. “Whole.”', '', ''],
  ['band of four, as here', '… ', ' …'],
  ['Fine checks boil in it. We put one on,', '', ' …'],
  ['88 checks that we pulled.', '', ''],
  [undefined, '', ''],
])('%s is shown with what was cut off', (words, before, after) => {
  expect(cutsOf(words)).toEqual({ before, after })
})
