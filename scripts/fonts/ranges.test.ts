import { expect, test } from 'vitest'
import { readRanges, writeRanges } from './ranges.ts'

test('neighbours are one range, and a letter alone is itself', () => {
  expect(writeRanges([0x41, 0x43, 0x42, 0xe9, 0x41])).toBe('U+0041-0043, U+00E9')
})

test('what is written reads as what it was', () => {
  const points = [0x20, 0x21, 0x7e, 0x2019, 0x201c, 0x201d]
  expect(readRanges(writeRanges(points))).toEqual(points)
})
