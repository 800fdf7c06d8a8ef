import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, distance, MOST_ZOOM, moveBy, WHOLE, zoomAt } from './zoom.ts'

const setting = { stage: { width: 1000, height: 800 }, picture: { width: 1000, height: 500 } }
const centre = { x: 0, y: 0 }

test('what is under the pointer stays under it', () => {
  const view = zoomAt(WHOLE, 4, { x: 200, y: -100 }, setting)
  expect(view).toEqual({ scale: 4, x: -600, y: 300 })
  expect(zoomAt(view, 0.5, { x: 200, y: -100 }, setting)).toEqual({ scale: 2, x: -200, y: 100 })
})

test('it goes where it is moved', () => {
  expect(moveBy({ scale: 4, x: 10, y: 20 }, { x: 3, y: 4 }, setting)).toEqual({ scale: 4, x: 13, y: 24 })
})

test('two fingers have a distance and a middle', () => {
  const [one, other] = [
    { x: 10, y: 20 },
    { x: 40, y: 60 },
  ]
  expect([distance(one, other), between(one, other)]).toEqual([50, { x: 25, y: 40 }])
})

test('it is never smaller than whole, nor larger than the most', () => {
  expect(zoomAt(WHOLE, 0.1, centre, setting)).toEqual(WHOLE)
  expect(zoomAt(WHOLE, 99, centre, setting).scale).toBe(MOST_ZOOM)
})

test('a picture seen whole does not move', () => {
  expect(moveBy(WHOLE, { x: 300, y: 300 }, setting)).toEqual(WHOLE)
})

test('as long as it is lower than the stage it moves sideways only', () => {
  const view = zoomAt(WHOLE, 1.5, centre, setting)
  expect(moveBy(view, { x: -9999, y: -9999 }, setting)).toEqual({ scale: 1.5, x: -250, y: 0 })
})

test('whatever is done, no edge of the picture comes further in than the edge of the stage', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let view = WHOLE
      for (const { factor, x, y } of steps)
        view = moveBy(zoomAt(view, factor, { x, y }, setting), { x, y }, setting)
      const spare = (inside: number, around: number) => Math.max(0, (inside * view.scale - around) / 2)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(spare(1000, 1000) + 1e-6)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(spare(500, 800) + 1e-6)
    }),
  )
})
