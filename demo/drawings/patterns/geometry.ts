import { type Point, polygon, round } from '../shapes.ts'

/** Where a piece lies on the table: turned and scaled about its own origin, then moved. */
export interface Place {
  at: Point
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
  /** Cut on the other side of the cloth. */
  flip?: boolean
}

/** The points of a path of absolute M, L, H, V and C commands. Curves become short chords. */
export function flatten(d: string, steps = 12): Point[] {
  const tokens = d.match(/[MLHVCZ]|-?\d*\.?\d+/g) ?? []
  const points: Point[] = []
  let [at, command, x, y] = [0, 'M', 0, 0]
  const next = () => Number(tokens[at++] ?? 0)
  while (at < tokens.length) {
    if (/[A-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? 'Z'
    if (command === 'Z') break
    if (command === 'C') {
      const [ax, ay, bx, by, ex, ey] = [next(), next(), next(), next(), next(), next()]
      for (let step = 1; step <= steps; step++) {
        const t = step / steps
        const s = 1 - t
        const blend = (p0: number, p1: number, p2: number, p3: number) =>
          s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
        points.push([blend(x, ax, bx, ex), blend(y, ay, by, ey)])
      }
      ;[x, y] = [ex, ey]
    } else {
      if (command !== 'V') x = next()
      if (command !== 'H') y = next()
      points.push([x, y])
    }
  }
  return points.filter(([px, py], i) => {
    const [qx, qy] = points[i - 1] ?? [Number.NaN, 0]
    return !(Math.hypot(px - qx, py - qy) < 0.4)
  })
}

export function place(points: readonly Point[], { at, turn = 0, scale = 1, flip = false }: Place): Point[] {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([px, py]) => {
    const [x, y] = [px * scale * (flip ? -1 : 1), py * scale]
    return [at[0] + x * c - y * s, at[1] + x * s + y * c]
  })
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
}

/** As seen on the table, where y runs down. */
export function isClockwise(points: readonly Point[]): boolean {
  return area(points) > 0
}

/** The outline moved inward by one width all round: the stitching line inside a cutting line. */
export function inset(points: readonly Point[], by: number): Point[] {
  const side = isClockwise(points) ? 1 : -1
  const count = points.length
  const moved = points.map((point, i): Point => {
    const before = points[(i + count - 1) % count] ?? point
    const after = points[(i + 1) % count] ?? point
    const normal = ([ax, ay]: Point, [bx, by_]: Point): Point => {
      const length = Math.hypot(bx - ax, by_ - ay) || 1
      return [(-(by_ - ay) / length) * side, ((bx - ax) / length) * side]
    }
    const [first, second] = [normal(before, point), normal(point, after)]
    const [mx, my] = [first[0] + second[0], first[1] + second[1]]
    const square = Math.max(0.5, (mx * mx + my * my) / 2)
    return [point[0] + (mx / square) * by, point[1] + (my / square) * by]
  })
  // In a sharp corner a moved point can come out on the far side, or too near to the other edge.
  return moved.filter(
    (point) => contains(points, point) === by > 0 && distanceTo(points, point) > Math.abs(by) * 0.9,
  )
}

function contains(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

function distanceTo(points: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(ax + dx * t - x, ay + dy * t - y))
  })
  return nearest
}

export interface Walk {
  length: number
  /** The place after some distance, and the direction of travel in degrees. */
  at(distance: number): { point: Point; angle: number }
}

export function walk(points: readonly Point[]): Walk {
  const until = [0]
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[i + 1] ?? [x, y]
    if (i < points.length - 1) until.push((until[i] ?? 0) + Math.hypot(nx - x, ny - y))
  })
  const length = until.at(-1) ?? 0
  return {
    length,
    at(distance) {
      const reached = Math.min(Math.max(distance, 0), length)
      const i = Math.max(0, Math.min(points.length - 2, until.findIndex((each) => each >= reached) - 1))
      const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? points[i] ?? [0, 0]]
      const part = (reached - (until[i] ?? 0)) / ((until[i + 1] ?? 1) - (until[i] ?? 0) || 1)
      return {
        point: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
        angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
      }
    },
  }
}

/** A point beside a walk: `aside` to the right of the direction of travel. */
export function beside({ point: [x, y], angle }: { point: Point; angle: number }, aside: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x - Math.sin(turn) * aside, y + Math.cos(turn) * aside]
}

export function arc([cx, cy]: Point, radius: number, from: number, to: number, steps = 60): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
}

/** An open line through points, unsmoothed. */
export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

export function bar([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ox, oy] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
  return polygon([
    [ax + ox, ay + oy],
    [bx + ox, by + oy],
    [bx - ox, by - oy],
    [ax - ox, ay - oy],
  ])
}

/** The same color nearer to black (below 0) or to white (above 0): the only other tones a picture may use. */
export function shade(hex: string, by: number): string {
  const goal = by < 0 ? 14 : 255
  const part = Math.abs(by)
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (goal - value) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
