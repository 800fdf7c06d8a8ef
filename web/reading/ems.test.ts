import { expect, test } from 'vitest'
import { emsOf, longestEms } from './ems.ts'

/** As the face was measured at a large size. */
const MEASURED = [
  ['Design Movements', 4.84],
  ['Color and Print', 4.0],
  ['Runway and Research', 5.84],
  ['Business Insights', 4.53],
  ['Merchandising', 3.97],
  ['Great Ideas', 2.97],
  ['The Weekly', 3.01],
] as const

test.each(MEASURED)('“%s” is given the width it takes or a little more', (title, ems) => {
  expect(emsOf(title)).toBeGreaterThanOrEqual(ems)
  expect(emsOf(title)).toBeLessThan(ems * 1.2)
})

test.each([
  ['東京の布地', 5],
  ['Ткани Севера', 6],
  ['القماش', 3],
] as const)('“%s” is given the room of the faces that have its letters', (name, ems) => {
  expect(emsOf(name)).toBeGreaterThanOrEqual(ems)
})

test('the widest word decides where each has a line', () => {
  expect(longestEms('Runway and Research')).toBe(emsOf('Research'))
  expect(longestEms('')).toBeGreaterThan(0)
})
