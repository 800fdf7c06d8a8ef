import { between, type Random } from '../../random.ts'
import { type Point, round } from '../shapes.ts'
import { leafShape } from './boteh.ts'
import { polar, softly } from './cloth.ts'

/** The outline of something laid on the cloth, its foot at the origin and growing upward, as one path. */
export type Shadow = (random: Random, length: number) => string

const at = (point: Point) => point.map(round).join(' ')

/** A bent stem: places along it from foot to tip, each with its direction. */
function bentStem(
  random: Random,
  length: number,
  steps: number,
  bend: number,
): { at: Point; angle: number }[] {
  const places: { at: Point; angle: number }[] = []
  let point: Point = [0, 0]
  let angle = -Math.PI / 2 - bend / 2
  for (let i = 0; i <= steps; i++) {
    places.push({ at: point, angle })
    point = polar(point, angle, length / steps)
    angle += (bend / steps) * between(random, 0.6, 1.6)
  }
  return places
}

function ribbon(places: readonly { at: Point; angle: number }[], from: number, to: number): string {
  const side = (s: number) =>
    places.map((place, i) =>
      polar(place.at, place.angle + (s * Math.PI) / 2, from + ((to - from) * i) / places.length),
    )
  return `M${[...side(-1), ...side(1).reverse()].map(at).join('L')}Z`
}

/** One side branch of a fern: a blade cut into teeth on both edges. */
function pinna(from: Point, angle: number, reach: number, width: number): string {
  const teeth = Math.max(4, Math.round(reach / (width * 0.62)))
  const edge = (side: number) =>
    Array.from({ length: teeth }, (_, k): Point[] => {
      const share = (k + 0.2) / teeth
      const half = width * (1 - share) ** 0.7 * (0.55 + Math.min(0.45, share * 2))
      const tip = polar(
        polar(from, angle, reach * (share + 0.62 / teeth)),
        angle + (side * Math.PI) / 2,
        half,
      )
      return [
        polar(polar(from, angle, reach * share), angle + (side * Math.PI) / 2, half * 0.34),
        polar(tip, angle, reach * 0.012),
        polar(tip, angle, reach * 0.04),
      ]
    }).flat()
  return `M${at(from)}L${[...edge(-1), polar(from, angle, reach), ...edge(1).reverse()].map(at).join('L')}Z`
}

/** Pinnae in pairs, longest a third of the way up, curling a little toward the tip. */
export const fern: Shadow = (random, length) => {
  const count = 21
  const stem = bentStem(random, length, count, between(random, -0.8, 0.8))
  let d = ribbon(stem, length * 0.008, length * 0.002)
  stem.forEach((place, i) => {
    const t = i / count
    if (t < 0.13) return
    const grown = Math.min(1, (t - 0.06) / 0.2)
    const reach =
      length * 0.225 * grown * (1 - Math.max(0, (t - 0.2) / 0.86) ** 1.5) * between(random, 0.92, 1.06) +
      length * 0.006
    for (const side of [-1, 1])
      d += pinna(
        place.at,
        place.angle + side * (1.22 - t * 0.42),
        reach,
        length * 0.022 * (0.4 + reach / length / 0.34),
      )
  })
  return d
}

/** Narrow leaves along a twig, none opposite another. */
export const willow: Shadow = (random, length) => {
  const stem = bentStem(random, length, 15, between(random, -0.9, 0.9))
  let d = ribbon(stem, length * 0.007, length * 0.002)
  stem.forEach((place, i) => {
    if (i < 2) return
    const size = length * between(random, 0.26, 0.34) * (1 - i * 0.03)
    d += leafShape(
      place.at,
      place.angle + (i % 2 ? 0.62 : -0.62) * between(random, 0.8, 1.2),
      size,
      size * 0.17,
    )
  })
  return d
}

/** A fan with a notch, on a long stalk. */
export const ginkgo: Shadow = (random, length) => {
  const reach = length * 0.6
  const foot: Point = [0, -length * 0.42]
  const rim = Array.from({ length: 41 }, (_, i): Point => {
    const t = (i - 20) / 20
    const notch = Math.abs(t) < 0.03 ? 0.45 : Math.abs(t) < 0.09 ? 0.9 : 1
    const ripple = 1 + Math.sin(i * 1.9) * 0.025 + between(random, -0.012, 0.012)
    return polar(foot, -Math.PI / 2 + t * 1.25, reach * notch * ripple * (1 - Math.abs(t) ** 6 * 0.16))
  })
  const corner = (side: number) => polar(foot, -Math.PI / 2 + side * 0.9, reach * 0.4)
  return `M${at(foot)}Q${at(corner(-1))} ${rim.slice(0, 1).map(at).join('')}L${rim.slice(1).map(at).join('L')}Q${at(corner(1))} ${at(foot)}ZM${at([-length * 0.012, 0])}Q${at([length * 0.04, -length * 0.22])} ${at([-length * 0.014, -length * 0.44])}L${at([length * 0.016, -length * 0.44])}Q${at([length * 0.075, -length * 0.2])} ${at([length * 0.014, 0])}Z`
}

/** Seeds at the ends of rays at the ends of rays. */
export const umbel: Shadow = (random, length) => {
  const head: Point = [between(random, -0.1, 0.1) * length, -length * 0.56]
  const stalk = (from: Point, to: Point, width: number) => {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
    return `M${at(polar(from, angle, width))}L${at(polar(to, angle, width * 0.6))}L${at(polar(to, angle, -width * 0.6))}L${at(polar(from, angle, -width))}Z`
  }
  const dot = ([x, y]: Point, r: number) =>
    `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-r * 2)} 0Z`
  let d = stalk([0, 0], head, length * 0.009)
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + (i - 6) * 0.21
    const knot = polar(head, angle, length * 0.28 * between(random, 0.88, 1.1))
    d += stalk(head, knot, length * 0.004)
    for (let k = 0; k < 9; k++) {
      const seed = polar(knot, angle + (k - 4) * 0.3, length * 0.075 * between(random, 0.7, 1.1))
      d += stalk(knot, seed, length * 0.002) + dot(seed, length * 0.0085)
    }
  }
  return d
}

/** An oak leaf, rather worn. */
export const oak: Shadow = (random, length) => {
  const lobes = [0.04, 0.06, 0.17, 0.09, 0.24, 0.12, 0.3, 0.13, 0.27, 0.11, 0.18, 0.06]
  const side = (s: number) =>
    lobes.map(
      (half, i): Point => [
        s * half * length * between(random, 0.85, 1.12),
        -length * (0.2 + (i / lobes.length) * 0.78),
      ],
    )
  return softly([[length * 0.012, 0], ...side(1), [0, -length], ...side(-1).reverse(), [-length * 0.012, 0]])
}

/** A plain leaf with its rib left out, since light goes through there. */
export const ovate: Shadow = (random, length) => {
  const wide = length * between(random, 0.2, 0.26)
  const p = (x: number, y: number) => at([x * wide, -y * length])
  return (
    `M${p(0.03, 0.16)}C${p(-1.3, 0.3)} ${p(-1.1, 0.8)} ${p(-0.03, 0.98)}L${p(-0.03, 0.2)}Z` +
    `M${p(0.07, 0.2)}L${p(0.05, 0.98)}C${p(1.15, 0.78)} ${p(1.25, 0.32)} ${p(0.07, 0.2)}Z` +
    `M${p(-0.06, 0)}L${p(-0.05, 0.24)}L${p(0.06, 0.24)}L${p(0.08, 0)}Z`
  )
}
