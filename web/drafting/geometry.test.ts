import { expect, test } from 'vitest'
import { boxOf, fill, flatten, inset, isInside, notchAt, type Point, roomIn, toPath } from './geometry.ts'

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

test('a path of lines and curves becomes points, each once', () => {
  expect(flatten('M0 0L10 0L10 10Z')).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
  const curved = flatten('M0 0C0 -10 20 -10 20 0L20 10L0 10L0 0Z')
  expect(curved).toHaveLength(17)
  expect(curved.filter(([x, y]) => x === 0 && y === 0)).toHaveLength(1)
})

test('a seam runs inside the cutting line, whichever way round that was drawn', () => {
  for (const outline of [square, square.toReversed()]) {
    const seam = inset(outline, 8)
    expect(boxOf(seam)).toEqual({ x: 8, y: 8, width: 84, height: 84 })
  }
})

test('a piece is turned by quarters, mirrored, and made to fill its place', () => {
  const wedge = flatten('M0 0L40 0L0 20Z')
  expect(boxOf(fill(wedge, { turns: 1 }, { width: 60, height: 30 }))).toEqual({
    x: 0,
    y: 0,
    width: 60,
    height: 30,
  })
  expect(fill(wedge, {}, { width: 4, height: 2 })).toEqual([
    [0, 0],
    [4, 0],
    [0, 2],
  ])
  expect(fill(wedge, { flip: true }, { width: 4, height: 2 })[1]).toEqual([0, 0])
})

test('a notch is cut into the outline and points inwards', () => {
  const [left, tip, right] = notchAt(square, 0.125)
  expect(left).toEqual([45.5, 0])
  expect(tip).toEqual([50, 9])
  expect(right).toEqual([54.5, 0])
  expect(isInside(square, notchAt(square.toReversed(), 0.9)[1] ?? [0, 0])).toBe(true)
})

test('the room in an outline is inside it and as large as it can be', () => {
  expect(roomIn(square)).toEqual({
    x: 0,
    y: 0,
    width: expect.closeTo(97.9, 0),
    height: expect.closeTo(96.4, 0),
  })
  const triangle: Point[] = [
    [0, 100],
    [100, 100],
    [50, 0],
  ]
  const { x, y, width, height } = roomIn(triangle)
  expect(width * height).toBeGreaterThan(2000)
  for (const corner of [
    [x + 0.1, y + 0.1],
    [x + width - 0.1, y + 0.1],
    [x + width - 0.1, y + height - 0.1],
  ] as const)
    expect(isInside(triangle, corner)).toBe(true)
})

test('a path is written to a tenth', () => {
  expect(toPath([[0.123, 4.56]])).toBe('M0.1 4.6Z')
})
