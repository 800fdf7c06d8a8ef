import { expect, test } from 'vitest'
import { sizesOfWhole } from './sizes.ts'

const WALL = { width: 2400, height: 1000 }
const LOOK = { width: 600, height: 1000 }
const PLACE = '(min-width: 768px) 25vw, 100vw'

test.each([
  ['a wall in a place of half its width', WALL, '6 / 5', '(min-width: 768px) 50vw, 200vw'],
  ['a wall in a place of its own form', WALL, '12 / 5', PLACE],
  ['a look in a wide place, which shows all of its width', LOOK, '4 / 3', PLACE],
  ['a wall that is not cropped', WALL, undefined, PLACE],
  ['a wall in a place whose form the style sheet chooses', WALL, 'var(--ratio)', PLACE],
])('%s', (_, picture, ratio, sizes) => {
  expect(sizesOfWhole(PLACE, picture, ratio)).toBe(sizes)
})

test('a place that is told in pixels', () => {
  expect(sizesOfWhole('200px', WALL, '1')).toBe('480px')
  expect(sizesOfWhole('(min-width: 1280px) 17vw, 96px', WALL, '1')).toBe('(min-width: 1280px) 41vw, 230px')
})
