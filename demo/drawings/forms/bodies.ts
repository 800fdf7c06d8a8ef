import type { Face, Solid, Vec } from './light.ts'

/** A corner of an outline, in the two directions the outline lies in. */
export type Flat = readonly [a: number, b: number]

function area(points: readonly Flat[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
}
const turn = (points: readonly Flat[], positive: boolean) =>
  area(points) > 0 === positive ? [...points] : points.toReversed()

/** An outline given thickness: `along` z it is a block on its plan, along y or x a wall on its elevation. */
export function extrude(
  along: 'x' | 'y' | 'z',
  outline: readonly Flat[],
  from: number,
  depth: number,
  holes: readonly (readonly Flat[])[] = [],
): Solid {
  const place = ([a, b]: Flat, t: number): Vec =>
    along === 'z' ? [a, b, t] : along === 'y' ? [a, t, b] : [t, a, b]
  const [outer, inner] = [turn(outline, true), holes.map((hole) => turn(hole, false))]
  const sides = [outer, ...inner].flatMap((loop) =>
    loop.map((p, i): Face => {
      const q = loop[(i + 1) % loop.length] ?? p
      return { points: [place(p, from), place(q, from), place(q, from + depth), place(p, from + depth)] }
    }),
  )
  const end = (t: number): Face => ({
    points: outer.map((p) => place(p, t)),
    holes: inner.map((hole) => hole.map((p) => place(p, t))),
  })
  const start = end(from)
  const faces = [{ ...start, points: start.points.toReversed() }, end(from + depth), ...sides]
  // Along y the two directions of the outline change hands, and with them inside and outside.
  return along === 'y'
    ? faces.map(({ points, ...rest }) => ({ ...rest, points: points.toReversed() }))
    : faces
}

export function box([x, y, z]: Vec, [width, depth, height]: Vec): Solid {
  const plan: Flat[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]
  return extrude('z', plan, z, height)
}

/** Corners along an arc, in degrees counter-clockwise from the right. */
export function arc([cx, cy]: Flat, radius: number, from: number, to: number, steps = 40): Flat[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
}

/** A door with a round head, standing on `sill`. */
export function archOutline(left: number, width: number, sill: number, springing: number): Flat[] {
  const radius = width / 2
  return [[left, sill], [left + width, sill], ...arc([left + radius, springing], radius, 0, 180)]
}

export function rectangle(left: number, bottom: number, width: number, height: number): Flat[] {
  return [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ]
}

/** The side of a flight going up to the right. */
export function flight(left: number, steps: number, going: number, rise: number): Flat[] {
  const outline: Flat[] = [[left, 0]]
  for (let i = 0; i < steps; i++) {
    outline.push([left + i * going, (i + 1) * rise], [left + (i + 1) * going, (i + 1) * rise])
  }
  return [...outline, [left + steps * going, 0]]
}

/** A closed plan at one height. Square 2 is round; larger numbers pull it toward a box with soft corners. */
export function ring(
  [cx, cy, z]: Vec,
  [rx, ry]: Flat,
  {
    sides = 72,
    square = 2,
    turn: by = 0,
    wave = () => 1,
  }: { sides?: number; square?: number; turn?: number; wave?: (i: number) => number } = {},
): Vec[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = ((i + by) / sides) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [u, v] = [c, s].map((w) => Math.sign(w) * Math.abs(w) ** (2 / square)) as [number, number]
    const r = wave(i)
    return [cx + u * rx * r, cy + v * ry * r, z]
  })
}

/** A skin stretched over plans that lie above each other, lowest first, all with equally many corners. */
export function loft(rings: readonly Vec[][], { top = true, bottom = true } = {}): Solid {
  const faces: Solid = []
  for (let k = 0; k + 1 < rings.length; k++) {
    const [low, high] = [rings[k] ?? [], rings[k + 1] ?? []]
    low.forEach((a, i) => {
      const next = (i + 1) % low.length
      const [b, c, d] = [low[next] ?? a, high[next] ?? a, high[i] ?? a]
      faces.push({ points: [a, b, c, d] })
    })
  }
  const [first, last] = [rings[0], rings.at(-1)]
  if (bottom && first) faces.push({ points: first.toReversed() })
  if (top && last) faces.push({ points: last })
  return faces
}

/** A turned body: radii at heights, lowest first. Straight between them, so that its shade ends in straight lines. */
export function turned([x, y, z]: Vec, profile: readonly Flat[], sides = 48): Solid {
  return loft(profile.map(([radius, height]) => ring([x, y, z + height], [radius, radius], { sides })))
}

/** A column of knife pleats between two heights; `bite` is how deep each pleat is cut. */
export function pleated(
  [x, y, z]: Vec,
  profile: readonly Flat[],
  pleats: number,
  bite: number,
  turnBy = 0,
): Solid {
  const wave = (i: number) => (i % 2 ? 1 - bite : 1)
  return loft(
    profile.map(([radius, height]) =>
      ring([x, y, z + height], [radius, radius], { sides: pleats * 2, wave, turn: turnBy }),
    ),
  )
}

/** A block's plan with round corners, walked at an even pace: every corner comes with the way out. */
function pacedPlan([rx, ry]: Flat, round: number, sides: number): { at: Flat; out: Flat }[] {
  const [w, d, bend] = [2 * (rx - round), 2 * (ry - round), (Math.PI / 2) * round]
  const legs = [w, bend, d, bend, w, bend, d, bend]
  const around = legs.reduce((sum, leg) => sum + leg, 0)
  return Array.from({ length: sides }, (_, i) => {
    let [walked, leg] = [(i / sides) * around, 0]
    while (walked > (legs[leg] ?? 0) && leg < 7) walked -= legs[leg++] ?? 0
    const quarter = leg >> 1
    const turnBy = (leg % 2 ? walked / round : 0) + quarter * (Math.PI / 2)
    const out: Flat = [Math.sin(turnBy), -Math.cos(turnBy)]
    // Straight legs start where the last bend ended; a bend turns about one point.
    const [ix, iy] = [rx - round, ry - round]
    const starts: readonly Flat[] = [
      [-ix, -iy],
      [ix, -iy],
      [ix, iy],
      [-ix, iy],
    ]
    const from = starts[leg % 2 ? (quarter + 1) % 4 : quarter] ?? [0, 0]
    const along = leg % 2 ? 0 : walked
    const base: Flat = [from[0] - out[1] * along, from[1] + out[0] * along]
    return { at: [base[0] + out[0] * round, base[1] + out[1] * round], out }
  })
}

/** Cloth thrown over a block: flat on top, and in folds that open on the way down. */
export function drape(
  [x, y, z]: Vec,
  size: Flat,
  height: number,
  { folds = 14, depth = 30, corner = 40, sides = 200, flare = 14, seed = 0 } = {},
): Solid {
  const plan = pacedPlan(size, corner, sides)
  return loft(
    Array.from({ length: 7 }, (_, k) => {
      const down = 1 - k / 6
      return plan.map(({ at, out }, i): Vec => {
        const turnOf = (i / sides) * Math.PI * 2
        // Two counts that do not divide each other: no fold is the twin of the next.
        const fold =
          Math.cos(turnOf * folds + seed) * 0.7 +
          Math.cos(turnOf * Math.round(folds * 0.62) + seed * 2.3) * 0.5
        const push = down * flare + fold * depth * down ** 0.7
        return [x + at[0] + out[0] * push, y + at[1] + out[1] * push, z + height * (1 - down)]
      })
    }),
  )
}

/** Corners written the short way: `0 0, 40 0, 40 90`. */
export function corners(text: string): Flat[] {
  return text.split(',').map((pair): Flat => {
    const [a = 0, b = 0] = pair.trim().split(/\s+/).map(Number)
    return [a, b]
  })
}

/** An outline moved and sized: shoes, hats and boots are cut once and set down at any scale. */
export function scaled(outline: readonly Flat[], size: number, [dx, dy]: Flat = [0, 0]): Flat[] {
  return outline.map(([a, b]) => [a * size + dx, b * size + dy])
}

/** The side of an ankle boot that walks to the left. */
export const BOOT = corners(
  '0 0, 78 0, 78 12, 84 12, 84 0, 122 0, 122 30, 117 60, 119 150, 66 150, 62 92, 54 70, 30 56, 8 46, 0 30',
)
/** A loafer, the same way about. */
export const LOAFER = corners(
  '0 0, 92 0, 92 10, 100 10, 100 0, 132 0, 134 40, 128 62, 108 66, 84 52, 62 50, 40 44, 14 36, 2 22',
)
