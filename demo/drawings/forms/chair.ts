import { box, extrude, type Flat } from './bodies.ts'
import type { Solid, Stage, Tones, Vec } from './light.ts'

/** A plain wooden chair with its back to the viewer, part by part, far first. */
export function chairFromBehind([x, y, z]: Vec, size = 1): Solid[] {
  const [w, d, seat, back, post] = [240 * size, 220 * size, 250 * size, 520 * size, 18 * size]
  const leg = (lx: number, ly: number, tall: number) => box([x + lx, y + ly, z], [post, post, tall])
  return [
    leg(0, d - post, seat),
    leg(w - post, d - post, seat),
    box([x, y, z + seat - 20 * size], [w, d, 20 * size]),
    box([x + post, y, z + back - 100 * size], [w - 2 * post, post, 80 * size]),
    box([x + post, y, z + 110 * size], [w - 2 * post, post * 0.7, 16 * size]),
    leg(0, 0, back),
    leg(w - post, 0, back),
  ]
}

/**
 * A shirt or coat hung on that chair's back as on a hanger, in its own height measured from the floor: `hem` is how far up it ends.
 * Every piece is a thin slab, so that it has an edge in the light and one in the dark.
 */
export function garmentOnChair([x, y, z]: Vec, size: number, hem: number) {
  const [mid, top, bottom] = [x + 120 * size, z + 548 * size, z + 548 * size * hem]
  const out = (dx: number) => mid + dx * size
  const slab = (points: Flat[], front: number, depth = 10) =>
    extrude('y', points, y - front * size, depth * size)
  const body: Flat[] = [
    [out(-134), top - 34 * size],
    [out(-40), top],
    [out(40), top],
    [out(134), top - 34 * size],
    [out(140), top - 150 * size],
    [out(150), bottom + 16 * size],
    [out(60), bottom - 4 * size],
    [out(0), bottom + 10 * size],
    [out(-66), bottom],
    [out(-150), bottom + 12 * size],
    [out(-140), top - 150 * size],
  ]
  const sleeve = (side: 1 | -1): Flat[] => [
    [out(side * 118), top - 26 * size],
    [out(side * 150), top - 52 * size],
    [out(side * 186), top - 250 * size],
    [out(side * 182), top - 400 * size],
    [out(side * 134), top - 402 * size],
    [out(side * 128), top - 260 * size],
    [out(side * 108), top - 120 * size],
  ]
  const cuff = (side: 1 | -1): Flat[] => [
    [out(side * 184), top - 362 * size],
    [out(side * 182), top - 402 * size],
    [out(side * 134), top - 404 * size],
    [out(side * 133), top - 364 * size],
  ]
  const collar: Flat[] = [
    [out(-58), top - 8 * size],
    [out(-50), top + 30 * size],
    [out(50), top + 30 * size],
    [out(58), top - 8 * size],
  ]
  return {
    pieces: [
      { solid: slab(body, 16), trim: false },
      { solid: slab(sleeve(-1), 30), trim: false },
      { solid: slab(sleeve(1), 30), trim: false },
      { solid: slab(cuff(-1), 31, 11), trim: true },
      { solid: slab(cuff(1), 31, 11), trim: true },
      { solid: slab(collar, 24, 30), trim: false },
    ],
    yoke: [
      [out(-137), y - 17 * size, top - 96 * size],
      [out(137), y - 17 * size, top - 96 * size],
    ] as Vec[],
    pleat: [
      [out(0), y - 17 * size, top - 96 * size],
      [out(0), y - 17 * size, bottom + 10 * size],
    ] as Vec[],
    front: y - 16 * size,
    outline: body.map(([a, b]): Vec => [a, y - 16.5 * size, b]),
  }
}

export function drawOnChair(
  s: Stage,
  at: Vec,
  size: number,
  hem: number,
  cloth: Tones,
  trim: string,
): string {
  const { pieces, yoke, pleat, front, outline } = garmentOnChair(at, size, hem)
  const plain = { lit: trim, half: trim, shade: trim }
  // Across the light a slab's broad side would be the half tone; cloth hung flat is the brightest thing in the room.
  const bright = { ...cloth, half: cloth.lit }
  const [body, ...rest] = pieces
  return [
    s.body(body?.solid ?? [], bright),
    ...rest
      .slice(0, 2)
      .map(({ solid }) =>
        s.shadow(solid, cloth.half, { point: [0, front - 1, 0], normal: [0, -1, 0] }, outline),
      ),
    s.line(yoke, cloth.shade, 3),
    s.line(pleat, cloth.shade, 3),
    ...rest.map(({ solid, trim: dark }) => s.body(solid, dark ? plain : bright)),
  ].join('')
}
