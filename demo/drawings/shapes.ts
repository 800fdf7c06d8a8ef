import { noiseField } from '../random.ts'

export type Point = readonly [x: number, y: number]

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
}

export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function mix([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t]
}

export function add([ax, ay]: Point, dx: number, dy: number): Point {
  return [ax + dx, ay + dy]
}

/** An open curve through every point (Catmull-Rom written as Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  let d = `M${at(0).map(round).join(' ')}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${[first, second, c].map((p) => p.map(round).join(' ')).join(' ')}`
  }
  return d
}

/** A closed outline made of curves that meet in corners, as scissors turn. */
export function outline(...runs: Point[][]): string {
  return `${runs.map((run, i) => (i === 0 ? curve(run) : curve(run).replace('M', 'L'))).join('')}Z`
}

/** Points along a curve through `points`, for outlines that need an offset. */
function sample(points: readonly Point[], steps: number): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const result: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      result.push([blend(0), blend(1)])
    }
  }
  result.push(at(points.length - 1))
  return result
}

/** A tapering band along a curve: a limb, a sleeve, a trouser leg. One width for each point. */
export function band(points: readonly Point[], widths: readonly number[]): string {
  const steps = 10
  const spine = sample(points, steps)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y], i) => {
    const [px, py] = spine[Math.max(0, i - 1)] ?? [x, y]
    const [nx, ny] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(nx - px, ny - py) || 1
    const place = i / steps
    const from = widths[Math.floor(place)] ?? 0
    const to = widths[Math.ceil(place)] ?? from
    const half = (from + (to - from) * (place % 1)) / 2
    const [ox, oy] = [(-(ny - py) / length) * half, ((nx - px) / length) * half]
    left.push([x + ox, y + oy])
    right.unshift([x - ox, y - oy])
  })
  return polygon([...left, ...right])
}

/** Moves points by a smooth field, so edges look cut by hand and neighbours still meet. */
export function handCut(seed: number, amount: number, grain: number): (point: Point) => Point {
  const [across, down] = [noiseField(seed), noiseField(seed + 101)]
  return ([x, y]) => [x + across(x / grain, y / grain) * amount, y + down(x / grain, y / grain) * amount]
}
