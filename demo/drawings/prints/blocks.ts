import { between, type Random } from '../../random.ts'
import { handCut, type Point, polygon, round, shape } from '../shapes.ts'
import { polar } from './cloth.ts'

/** One carved block: every raised part as an outline round the block's own middle. */
export type Block = readonly (readonly Point[])[]

function petal(from: Point, degrees: number, length: number, width: number, point = 0.55): Point[] {
  const angle = (degrees * Math.PI) / 180
  const side = (t: number, s: number) => {
    const half = width * Math.sin(Math.PI * t ** point) * 0.5
    return polar(polar(from, angle, length * t), angle + (s * Math.PI) / 2, half)
  }
  const steps = [0, 0.12, 0.28, 0.45, 0.62, 0.78, 0.9, 1]
  return [
    ...steps.map((t) => side(t, -1)),
    ...steps
      .slice(1, -1)
      .reverse()
      .map((t) => side(t, 1)),
  ]
}

function ring([x, y]: Point, radius: number, count = 12): Point[] {
  return Array.from({ length: count }, (_, i) => polar([x, y], (i / count) * Math.PI * 2, radius))
}

function bar(from: Point, to: Point, width: number): Point[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const steps = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9))
  const along = Array.from(
    { length: steps + 1 },
    (_, i): Point => [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps],
  )
  const offset = (side: number) => along.map((p) => polar(p, angle + (side * Math.PI) / 2, width / 2))
  return [...offset(-1), ...offset(1).reverse()]
}

const fan = (count: number, spread: number, each: (degrees: number, i: number) => Point[]) =>
  Array.from({ length: count }, (_, i) => each(-90 - spread / 2 + (spread * i) / (count - 1), i))

/** The palmette, taken apart as the carver does: petals, tongues, stem and leaves, eyes. About 130 units high. */
export const PALMETTE = {
  petals: fan(9, 196, (degrees, i) =>
    petal(polar([0, 0], (degrees * Math.PI) / 180, 15), degrees, i % 2 ? 46 : 57, 19, 1.25),
  ),
  tongues: fan(8, 171, (degrees) => petal(polar([0, 0], (degrees * Math.PI) / 180, 13), degrees, 29, 8.5, 1)),
  leaves: [
    petal([0, 44], -32, 52, 21),
    petal([0, 44], -148, 52, 21),
    petal([0, 60], 8, 38, 15),
    petal([0, 60], 172, 38, 15),
    bar([0, 6], [0, 74], 5.5),
  ],
  eyes: [
    ring([0, 0], 10.5),
    ...fan(9, 196, (degrees, i) => ring(polar([0, 0], (degrees * Math.PI) / 180, i % 2 ? 70 : 81), 4, 8)),
  ],
} satisfies Record<string, Block>

/** A filler no larger than a coin. */
export const BUD = {
  cup: [petal([0, 8], -60, 24, 11), petal([0, 8], -90, 28, 12), petal([0, 8], -120, 24, 11)],
  foot: [bar([0, 8], [0, 26], 4), petal([0, 22], -30, 17, 8), petal([0, 22], -150, 17, 8)],
} satisfies Record<string, Block>

/** Border blocks, each as wide as its repeat along the edge of the table. */
export const BORDER = {
  rail: (width: number): Block => [bar([-width / 2, 0], [width / 2, 0], 7)],
  beads: (width: number): Block =>
    [-0.375, -0.125, 0.125, 0.375].map((t) => ring([t * width, 0], width * 0.055)),
  saw: (width: number): Block =>
    [-0.333, 0, 0.333].map((t) => [
      [(t - 0.15) * width, 11],
      [(t - 0.07) * width, -2],
      [t * width, -15],
      [(t + 0.07) * width, -2],
      [(t + 0.15) * width, 11],
    ]),
  leaf: (width: number): Block => [
    petal([-width * 0.42, 8], -28, width * 0.5, 26),
    petal([-width * 0.02, 0], 28, width * 0.48, 26),
    bar([-width * 0.5, 12], [width * 0.46, 12], 4),
  ],
}

export interface Strike {
  random: Random
  at: Point
  color: string
  /** How far off the printer may be, in units; half of it in degrees. */
  off?: number
  size?: number
  mirrored?: boolean
  /** What shows where the ink did not take. */
  ground: string
  flecks?: number
}

/** A block comes down once: a little off its place, a little turned, its edge uneven, its ink mottled. */
export function strike(
  block: Block,
  { random, at, color, off = 3.5, size = 1, mirrored = false, ground, flecks = 12 }: Strike,
): string {
  const [dx, dy] = [between(random, -off, off), between(random, -off, off)]
  const turn = (between(random, -off, off) * 0.45 * Math.PI) / 180
  const edge = handCut(Math.floor(random() * 9999), 1.5, 6)
  const place = ([x, y]: Point): Point => {
    const [px, py] = [x * size * (mirrored ? -1 : 1), y * size]
    return [
      at[0] + dx + px * Math.cos(turn) - py * Math.sin(turn),
      at[1] + dy + px * Math.sin(turn) + py * Math.cos(turn),
    ]
  }
  let mottle = ''
  for (let i = 0; i < flecks; i++) {
    const part = block[Math.floor(random() * block.length)] ?? []
    const [a, b] = [part[Math.floor(random() * part.length)], part[Math.floor(random() * part.length)]]
    if (!a || !b) continue
    const [x, y] = place([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
    const [w, h] = [between(random, 0.6, 2.4), between(random, 0.5, 1.5)]
    mottle += `M${round(x - w)} ${round(y)}l${round(w)} ${round(-h)}l${round(w * 0.9)} ${round(h * 0.7)}l${round(-w * 0.8)} ${round(h)}Z`
  }
  return (
    shape(block.map((part) => polygon(part.map((point) => edge(place(point))))).join(''), color) +
    shape(mottle, ground)
  )
}
