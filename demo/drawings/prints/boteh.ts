import { disc, line, type Point, polygon, round, shape } from '../shapes.ts'
import { polar, softly } from './cloth.ts'

/** The colors of one boteh, from the rim inward. */
export interface Dress {
  rim: string
  bead: string
  field: string
  inner: string
  heart: string
  leaf: string
}

interface Step {
  at: Point
  angle: number
  half: number
}

/** The spine of a teardrop that leans over at its tip, one unit long, foot at the origin and growing upward. */
function spine(bend: number, from = 0, to = 1, steps = 44): Step[] {
  const result: Step[] = []
  let at: Point = [0, 0]
  const count = 90
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const angle = -Math.PI / 2 - 0.25 * bend + bend * 0.35 * t + bend * 2.25 * t ** 3.2
    const belly = t < 0.34 ? Math.sqrt(1 - (1 - t / 0.34) ** 2) : (1 - ((t - 0.34) / 0.66) ** 1.35) ** 1.05
    result.push({ at, angle, half: 0.27 * belly })
    at = polar(at, angle, 1 / count)
  }
  const kept = result.filter((_, i) => i / count >= from && i / count <= to)
  return kept.filter(
    (_, i) => i % Math.max(1, Math.round(kept.length / steps)) === 0 || i === kept.length - 1,
  )
}

/** The outline, drawn in by `inset` all round. */
function outlineOf(bend: number, inset: number): Point[] {
  const steps = spine(bend, inset * 1.05).filter(({ half }) => half - inset > 0.004)
  const left = steps.map(({ at, angle, half }) => polar(at, angle - Math.PI / 2, half - inset))
  const right = steps.map(({ at, angle, half }) => polar(at, angle + Math.PI / 2, half - inset))
  return [...left, ...right.reverse()]
}

/** Places at equal distances along a closed outline, each with the direction away from it. */
function alongOutline(points: readonly Point[], gap: number): { at: Point; out: number }[] {
  const length = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + Math.hypot(nx - x, ny - y)
  }, 0)
  const pitch = length / Math.round(length / gap)
  const places: { at: Point; out: number }[] = []
  let next = 0
  let gone = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    const side = Math.hypot(nx - x, ny - y)
    while (side > 0 && next < gone + side - 1e-6) {
      const t = (next - gone) / side
      places.push({ at: [x + (nx - x) * t, y + (ny - y) * t], out: Math.atan2(ny - y, nx - x) - Math.PI / 2 })
      next += pitch
    }
    gone += side
  })
  return places
}

export function leafShape(from: Point, angle: number, length: number, width: number): string {
  const tip = polar(from, angle, length)
  const [a, b] = [-1, 1].map((side) =>
    polar(polar(from, angle, length * 0.42), angle + (side * Math.PI) / 2, width),
  ) as [Point, Point]
  const at = (p: Point) => p.map(round).join(' ')
  return `M${at(from)}Q${at(a)} ${at(tip)}Q${at(b)} ${at(from)}Z`
}

/** A flower of pointed petals with an eye. */
export function rosette([x, y]: Point, radius: number, petals: number, color: string, eye: string): string {
  let d = ''
  for (let i = 0; i < petals; i++) d += leafShape([x, y], (i / petals) * Math.PI * 2, radius, radius * 0.36)
  return shape(d, color) + disc([x, y], radius * 0.3, eye)
}

interface Boteh {
  size: number
  /** Positive leans to the right. */
  bend: number
  dress: Dress
  /** How many times the outline is drawn again inside: three at the usual size, more when it is seen large. */
  fine?: number
}

/** Rim, beads, border, field and a spray inside, as the shawl weavers filled it: nothing larger than a thumbnail is left plain. */
export function boteh({ size, bend, dress, fine = 1 }: Boteh): string {
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * size, y * size])
  const ring = (inset: number) => scaled(outlineOf(bend, inset))
  const beadsAlong = (points: readonly Point[], gap: number, radius: number, color: string, away = 0) =>
    alongOutline(points, gap)
      .map(({ at, out }) => disc(polar(at, out, away), radius, color))
      .join('')
  const unit = size / 100
  const scallops = alongOutline(ring(0), (7.4 * unit) / Math.min(1, fine))
    .map(({ at, out }) => shape(leafShape(at, out, 7.6 * unit, (4.3 * unit) / Math.min(1, fine)), dress.rim))
    .join('')
  const teeth = alongOutline(ring(0.085), (5.6 * unit) / fine)
    .map(({ at, out }) => leafShape(at, out + Math.PI, (5.4 * unit) / fine ** 0.4, 2 * unit))
    .join('')
  const ribs = spine(bend, 0.16, 0.8, 7 + fine * 2)
  const spray = ribs
    .map(({ at: [x, y], angle, half }, i) => {
      const from: Point = [x * size, y * size]
      const reach = Math.max(0, half - 0.105) * size * 0.95
      return i < 1
        ? ''
        : [-1, 1].map((side) => leafShape(from, angle + side * 0.85, reach, reach * 0.3)).join('')
    })
    .join('')
  const stem = ribs.map(({ at: [x, y] }): Point => [x * size, y * size])
  const [heart] = scaled(spine(bend, 0.3, 0.34, 2).map(({ at }) => at))
  const middle: Point = heart ?? [0, 0]
  return (
    scallops +
    shape(polygon(ring(0)), dress.rim) +
    shape(polygon(ring(0.018)), dress.field) +
    beadsAlong(ring(0.045), (5 * unit) / fine ** 0.5, (1.5 * unit) / fine ** 0.3, dress.bead) +
    shape(polygon(ring(0.072)), dress.rim) +
    shape(polygon(ring(0.084)), dress.inner) +
    shape(teeth, dress.heart) +
    shape(spray, dress.leaf) +
    line(`M${stem.map((p) => p.map(round).join(' ')).join('L')}`, dress.leaf, round(1.1 * unit)) +
    rosette(middle, 11.5 * unit, 8 + fine * 2, dress.rim, dress.bead) +
    rosette(middle, 6.4 * unit, 6 + fine, dress.field, dress.heart) +
    (fine > 1 ? beadsAlong(softRing(middle, 14 * unit), 3.4 * unit, 0.9 * unit, dress.bead) : '')
  )
}

function softRing(middle: Point, radius: number): Point[] {
  return Array.from({ length: 40 }, (_, i) => polar(middle, (i / 40) * Math.PI * 2, radius))
}

/** A stem with leaves to both sides and a bud at its end: what this season's paisley stands on. */
export function stemWithLeaves(
  points: readonly Point[],
  width: number,
  leaves: number,
  colors: { stem: string; leaf: string; bud: string },
): string {
  const at = (t: number): [Point, number] => {
    const place = Math.min(points.length - 1.001, t * (points.length - 1))
    const i = Math.floor(place)
    const get = (k: number): Point => points[Math.min(Math.max(k, 0), points.length - 1)] ?? [0, 0]
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const u = place - i
    const mix = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * u +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u * u +
        (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u ** 3)
    const slope = (k: 0 | 1) =>
      0.5 *
      (c[k] -
        a[k] +
        2 * (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u +
        3 * (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u * u)
    return [[mix(0), mix(1)], Math.atan2(slope(1), slope(0))]
  }
  const run = Array.from({ length: 25 }, (_, i) => at(i / 24)[0])
  let body = ''
  for (let i = 0; i < leaves; i++) {
    const [from, angle] = at((i + 0.6) / (leaves + 0.4))
    const length = width * (9 - (i / leaves) * 3.4)
    body += leafShape(from, angle + (i % 2 ? 0.8 : -0.8), length, length * 0.34)
  }
  const [end] = at(1)
  return (
    shape(body, colors.leaf) +
    line(
      `M${run.map((p) => p.map(round).join(' ')).join('L')}`,
      colors.stem,
      width,
      'stroke-linecap="round"',
    ) +
    shape(softly(softRing(end, width * 2.6).filter((_, i) => i % 5 === 0)), colors.bud)
  )
}
