import { expect, test } from 'vitest'
import { inGroups, inRunsOf } from './groups.ts'

test('groups are full but for the last', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inGroups([], 2)).toEqual([])
})

test('runs hold neighbours of one key, in their order', () => {
  expect(inRunsOf(['a1', 'a2', 'b1', 'a3'], (each) => each[0])).toEqual([
    { key: 'a', run: ['a1', 'a2'] },
    { key: 'b', run: ['b1'] },
    { key: 'a', run: ['a3'] },
  ])
})
