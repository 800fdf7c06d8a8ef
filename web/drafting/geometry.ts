/** Outlines as points. Everything here is pure and in the units of the page. */
export type Point = readonly [x: number, y: number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const STEPS = 14
/** Points nearer than this are one: a line between them has no direction to be set off from. */
const NEAREST = 0.4

/** A closed path of moves, lines and cubic curves, as points. */
export function flatten(path: string): Point[] {
  const parts = path.match(/[MLCZ]|-?[\d.]+/g) ?? []
  const points: Point[] = []
  let command = ''
  for (let at = 0; at < parts.length; ) {
    if (/[MLCZ]/.test(parts[at] ?? '')) command = parts[at++] ?? ''
    if (command === 'Z') break
    const count = command === 'C' ? 6 : 2
    const values = parts.slice(at, at + count).map(Number)
    at += count
    if (command === 'C') points.push(...curve(points.at(-1) ?? [0, 0], values))
    else points.push([values[0] ?? 0, values[1] ?? 0])
  }
  return distinct(points)
}

function curve([x, y]: Point, [a = 0, b = 0, c = 0, d = 0, u = 0, v = 0]: number[]): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const s = (step + 1) / STEPS
    const q = 1 - s
    const along = (from: number, one: number, two: number, to: number) =>
      q * q * q * from + 3 * q * q * s * one + 3 * q * s * s * two + s * s * s * to
    return [along(x, a, c, u), along(y, b, d, v)]
  })
}

function distinct(points: Point[]): Point[] {
  return points.filter((point, at) => {
    const before = at === 0 ? points.at(-1) : points[at - 1]
    return points.length === 1 || !before || distance(point, before) > NEAREST
  })
}

export function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(u - x, v - y)
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Turned by quarters and mirrored, then made to fill a box from 0, 0. */
export function fill(
  points: readonly Point[],
  { turns = 0, flip = false }: { turns?: number; flip?: boolean },
  { width, height }: Pick<Box, 'width' | 'height'>,
): Point[] {
  const turned = points.map(([x, y]): Point => {
    let point: Point = [flip ? -x : x, y]
    for (let turn = 0; turn < turns; turn++) point = [-point[1], point[0]]
    return point
  })
  const box = boxOf(turned)
  return turned.map(([x, y]) => [((x - box.x) / box.width) * width, ((y - box.y) / box.height) * height])
}

/** Twice the area on the left of the outline: its sign says which way round it was drawn. */
function turnOf(points: readonly Point[]): 1 | -1 {
  const twice = points.reduce((sum, [x, y], at) => {
    const [u, v] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * v - u * y
  }, 0)
  return twice > 0 ? 1 : -1
}

/** The outline set off inwards: where a piece is sewn, inside where it is cut. */
export function inset(points: readonly Point[], by: number): Point[] {
  const side = turnOf(points)
  const normal = ([x, y]: Point, [u, v]: Point): Point => {
    const length = Math.hypot(u - x, v - y) || 1
    return [(-(v - y) / length) * side, ((u - x) / length) * side]
  }
  return points.map((point, at) => {
    const before = points[(at + points.length - 1) % points.length] ?? point
    const after = points[(at + 1) % points.length] ?? point
    const [a, b] = normal(before, point)
    const [c, d] = normal(point, after)
    // Longer at a corner than along a side, within reason.
    const reach = by / Math.max(0.3, 1 + a * c + b * d)
    return [point[0] + (a + c) * reach, point[1] + (b + d) * reach]
  })
}

/** A notch: a small triangle cut into the outline, so far along it, from 0 to 1. */
export function notchAt(points: readonly Point[], along: number, size = 4.5): Point[] {
  const side = turnOf(points)
  const lengths = points.map((point, at) => distance(point, points[(at + 1) % points.length] ?? point))
  let left = along * lengths.reduce((sum, each) => sum + each, 0)
  const at = Math.max(
    0,
    lengths.findIndex((length) => {
      left -= length
      return left <= 0
    }),
  )
  const [x, y] = points[at] ?? [0, 0]
  const [u, v] = points[(at + 1) % points.length] ?? [0, 0]
  const length = lengths[at] || 1
  const [dx, dy] = [(u - x) / length, (v - y) / length]
  const [px, py] = [u + dx * left, v + dy * left]
  return [
    [px - dx * size, py - dy * size],
    [px - dy * side * size * 2, py + dx * side * size * 2],
    [px + dx * size, py + dy * size],
  ]
}

export function toPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [ax, ay] = points[at] ?? [0, 0]
    const [bx, by] = points[before] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** How finely an outline is looked at for the room in it. */
const COLUMNS = 48
const ROWS = 28

/**
 * The largest upright rectangle inside an outline: where its label goes. Of rooms nearly as large the wider is better, since a
 * line of words is wide.
 */
export function roomIn(points: readonly Point[]): Box {
  const box = boxOf(points)
  const [dx, dy] = [box.width / COLUMNS, box.height / ROWS]
  // A cell counts when all of its corners are inside.
  const isIn = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) =>
      isInside(points, [box.x + column * dx, box.y + row * dy]),
    ),
  )
  const heights = new Array<number>(COLUMNS).fill(0)
  let best = { worth: 0, x: box.x, y: box.y, width: 0, height: 0 }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const whole =
        isIn[row]?.[column] &&
        isIn[row]?.[column + 1] &&
        isIn[row + 1]?.[column] &&
        isIn[row + 1]?.[column + 1]
      heights[column] = whole ? (heights[column] ?? 0) + 1 : 0
    }
    for (let from = 0; from < COLUMNS; from++) {
      let lowest = Number.POSITIVE_INFINITY
      for (let to = from; to < COLUMNS; to++) {
        lowest = Math.min(lowest, heights[to] ?? 0)
        if (lowest === 0) break
        const [width, height] = [(to - from + 1) * dx, lowest * dy]
        const worth = width ** 1.15 * height
        if (worth > best.worth)
          best = { worth, x: box.x + from * dx, y: box.y + (row - lowest + 1) * dy, width, height }
      }
    }
  }
  const { worth: _, ...room } = best
  return room
}
