import { between, type Random } from '../../random.ts'
import { type Point, polygon } from '../shapes.ts'

/** Corners of a convex piece of town, in order. */
export type Plot = readonly Point[]

export const toward = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

export function box(x: number, y: number, width: number, height: number): Plot {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function turned(plot: Plot, [cx, cy]: Point, degrees: number): Plot {
  const [c, s] = toward(degrees)
  return plot.map(([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c])
}

/** What is left of a plot on the side of a line that `normal` points to. */
export function keepSide(plot: Plot, [ax, ay]: Point, [nx, ny]: Point, beyond = 0): Plot {
  const depth = ([x, y]: Point) => (x - ax) * nx + (y - ay) * ny - beyond
  const kept: Point[] = []
  plot.forEach((a, i) => {
    const b = plot[(i + 1) % plot.length] ?? a
    const [da, db] = [depth(a), depth(b)]
    if (da >= 0) kept.push(a)
    if (da >= 0 !== db >= 0) {
      const t = da / (da - db)
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
  })
  return kept
}

/** A street laid straight through plots: `degrees` is its direction, `width` what it takes. */
export function cut(plots: readonly Plot[], through: Point, degrees: number, width: number): Plot[] {
  const [dx, dy] = toward(degrees)
  return plots
    .flatMap((plot) => [
      keepSide(plot, through, [-dy, dx], width / 2),
      keepSide(plot, through, [dy, -dx], width / 2),
    ])
    .filter((plot) => plot.length > 2)
}

export function areaOf(plot: Plot): number {
  return Math.abs(
    plot.reduce((sum, [x, y], i) => {
      const [nx, ny] = plot[(i + 1) % plot.length] ?? [0, 0]
      return sum + x * ny - nx * y
    }, 0) / 2,
  )
}

export function centerOf(plot: Plot): Point {
  const n = plot.length || 1
  return [plot.reduce((s, [x]) => s + x, 0) / n, plot.reduce((s, [, y]) => s + y, 0) / n]
}

function reach(plot: Plot, [dx, dy]: Point): [number, number] {
  const along = plot.map(([x, y]) => x * dx + y * dy)
  return [Math.min(...along), Math.max(...along)]
}

/** The plot drawn in from every side by the same measure: a pavement, or the court of a perimeter block. */
export function drawnIn(plot: Plot, by: number): Plot {
  const [cx, cy] = centerOf(plot)
  return plot.reduce<Plot>((left, a, i) => {
    const b = plot[(i + 1) % plot.length] ?? a
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < 0.01) return left
    let [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    if ((cx - a[0]) * nx + (cy - a[1]) * ny < 0) [nx, ny] = [-nx, -ny]
    return keepSide(left, a, [nx, ny], by)
  }, plot)
}

export interface Streets {
  /** The way the first kind of street runs. */
  degrees: number
  /** Size of a block along that way and across it. */
  block: readonly [along: number, across: number]
  /** Street widths, the first cut first. The last serves for all that follow. */
  widths: readonly number[]
  /** How far from the middle a cut may stray, 0 to 0.4. */
  stray?: number
  /** How many degrees a street may be off. */
  crooked?: number
}

/** Streets by halving: a quarter is cut across whichever way it is too long, until blocks are left. */
export function layOut(random: Random, plot: Plot, streets: Streets, depth = 0): Plot[] {
  const { degrees, block, widths, stray = 0.14, crooked = 0 } = streets
  if (plot.length < 3) return []
  const [along, across] = [toward(degrees), toward(degrees + 90)]
  const [a, b] = [reach(plot, along), reach(plot, across)]
  const [tooLong, tooWide] = [(a[1] - a[0]) / block[0], (b[1] - b[0]) / block[1]]
  if (Math.max(tooLong, tooWide) < 1.5) return [plot]
  const t = 0.5 + between(random, -stray, stray)
  const off = between(random, -crooked, crooked)
  const width = widths[Math.min(depth, widths.length - 1)] ?? 0
  const [middleAlong, middleAcross] = [(a[0] + a[1]) / 2, (b[0] + b[1]) / 2]
  const [u, v] =
    tooLong > tooWide ? [a[0] + (a[1] - a[0]) * t, middleAcross] : [middleAlong, b[0] + (b[1] - b[0]) * t]
  const through: Point = [u * along[0] + v * across[0], u * along[1] + v * across[1]]
  const way = tooLong > tooWide ? degrees + 90 : degrees
  return cut([plot], through, way + off, width).flatMap((half) => layOut(random, half, streets, depth + 1))
}

export function isInside(outline: Plot, [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The index of the plot that holds the point or lies nearest to it. */
export function plotAt(plots: readonly Plot[], [x, y]: Point): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  plots.forEach((plot, i) => {
    const [cx, cy] = centerOf(plot)
    const far = isInside(plot, [x, y]) ? -1 : Math.hypot(cx - x, cy - y)
    if (far < least) [best, least] = [i, far]
  })
  return best
}

/** The outline around a plot and the same plot pushed aside: what its shadow covers. */
export function shadowOf(plot: Plot, dx: number, dy: number): Plot {
  const points = [...plot, ...plot.map(([x, y]): Point => [x + dx, y + dy])].sort(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  )
  const half = (run: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of run) {
      for (;;) {
        const [o, a] = [hull.at(-2), hull.at(-1)]
        if (!o || !a) break
        if ((a[0] - o[0]) * (point[1] - o[1]) - (a[1] - o[1]) * (point[0] - o[0]) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(points), ...half(points.reverse())]
}

/** Plots gathered by colour, so that a town of thousands is written as a handful of paths. */
export class Inks {
  readonly #paths = new Map<string, string>()

  add(color: string, ...plots: Plot[]): this {
    for (const plot of plots)
      if (plot.length > 2) this.#paths.set(color, (this.#paths.get(color) ?? '') + polygon(plot))
    return this
  }

  /** In the order the colours were first used. */
  print(): string {
    return [...this.#paths].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('')
  }
}

/** A colour by weight: `[[color, 5], [other, 1]]`. */
export function weighted(random: Random, shares: readonly (readonly [string, number])[]): string {
  let throwOf = random() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [color, share] of shares) {
    throwOf -= share
    if (throwOf < 0) return color
  }
  return shares[0]?.[0] ?? '#000'
}
