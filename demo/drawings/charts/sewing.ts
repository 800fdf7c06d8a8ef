import { type Face, letters } from '#modules/media/lettering.ts'
import { disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'

/** A palette color a little darker (below 0) or lighter (above 0), for the shadow side of a thread. */
export function tone(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255
  const share = Math.abs(amount)
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = channels.map((value) => Math.round(value + (target - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

interface Note {
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  face?: Face
  /** In degrees about the anchor, for words along a seam. */
  turn?: number
}

/** The small words of a chart. */
export function note(words: string, x: number, y: number, fill: string, options: Note = {}): string {
  const { size = 26, anchor = 'start', face = 'label', turn = 0 } = options
  const set = letters(words, { x, y, size, fill, anchor, face, tracking: face === 'label' ? 12 : 0 })
  return turn === 0 ? set : `<g transform="rotate(${turn} ${round(x)} ${round(y)})">${set}</g>`
}

export const ROUND_ENDS = 'stroke-linecap="round" stroke-linejoin="round"'

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** The points of a polyline at every multiple of `step`, with the direction of travel there. */
export function walk(points: readonly Point[], step: number): { at: Point; along: Point }[] {
  const result: { at: Point; along: Point }[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) continue
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    let at = left
    for (; at <= length; at += step) result.push({ at: [a[0] + along[0] * at, a[1] + along[1] * at], along })
    left = at - length
  }
  return result
}

/** Running stitch: what shows of a thread that dives under the cloth and comes up again. */
export function running(points: readonly Point[], stitch: number, gap: number): string {
  return walk(points, stitch + gap)
    .map(
      ({ at: [x, y], along: [dx, dy] }) =>
        `M${round(x)} ${round(y)}l${round(dx * stitch)} ${round(dy * stitch)}`,
    )
    .join('')
}

export function zigzag(points: readonly Point[], step: number, width: number): string {
  return path(
    walk(points, step).map(({ at: [x, y], along: [dx, dy] }, i): Point => {
      const side = i % 2 === 0 ? width / 2 : -width / 2
      return [x - dy * side, y + dx * side]
    }),
  )
}

/** Crosses of one color. The leg worked first lies under the other and so looks darker. */
export function crosses(places: readonly Point[], size: number, color: string, weight: number): string {
  const half = round(size / 2)
  const leg = (dx: number) =>
    places.map(([x, y]) => `M${round(x - dx)} ${round(y - half)}l${dx * 2} ${half * 2}`).join('')
  return line(leg(half), tone(color, -0.22), weight, ROUND_ENDS) + line(leg(-half), color, weight, ROUND_ENDS)
}

/** A strip of cloth or paper cut straight at the top and with pinking shears at the bottom (or the other way up). */
export function pinked(x: number, y: number, width: number, height: number, fill: string, tooth = 9): string {
  const teeth = Math.max(2, Math.round(width / (tooth * 2)))
  const step = width / teeth / 2
  const bite = Math.sign(height) * tooth
  let d = `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}`
  for (let i = 1; i <= teeth * 2; i++)
    d += `L${round(x + width - i * step)} ${round(y + height - (i % 2 === 0 ? 0 : bite))}`
  return shape(`${d}Z`, fill)
}

interface ButtonColors {
  face: string
  hole: string
  thread?: string
}

/** A button seen from the front: rim, dish, two or four holes and the thread through them. */
export function button(
  [x, y]: Point,
  r: number,
  { face, hole, thread }: ButtonColors,
  holes: 2 | 4 = 4,
): string {
  const reach = r * 0.2
  const at: Point[] =
    holes === 4
      ? [
          [x - reach, y - reach],
          [x + reach, y - reach],
          [x + reach, y + reach],
          [x - reach, y + reach],
        ]
      : [
          [x - reach, y],
          [x + reach, y],
        ]
  const [a = [x, y], b = [x, y], c = a, d = b] = at
  const sewn = thread
    ? line(holes === 4 ? path([a, c]) + path([b, d]) : path([a, b]), thread, r * 0.12, ROUND_ENDS)
    : ''
  return (
    disc([x + r * 0.06, y + r * 0.08], r, tone(face, -0.35)) +
    disc([x, y], r, face) +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.7)}" fill="none" stroke="${tone(face, -0.2)}" stroke-width="${round(r * 0.06)}"/>` +
    at.map((point) => disc(point, r * 0.1, hole)).join('') +
    sewn
  )
}

/** A dressmaker's pin: the head, and the shaft going into the cloth and out again. */
export function pin([x, y]: Point, length: number, head: string, shaft: string, angle = -60): string {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  return (
    line(
      path([
        [x, y],
        [x - dx * length, y - dy * length],
      ]),
      shaft,
      3.5,
      ROUND_ENDS,
    ) + disc([x, y], 11, head)
  )
}

/** A needle lying on the cloth, its eye at `eye`. */
export function needle(eye: Point, length: number, angle: number, fill: string, ground: string): string {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const place = (along: number, across: number): Point => [
    eye[0] + dx * along - dy * across,
    eye[1] + dy * along + dx * across,
  ]
  const thick = length / 40
  return (
    shape(
      polygon([
        place(-thick * 2, 0),
        place(0, thick),
        place(length * 0.6, thick * 0.9),
        place(length, 0),
        place(length * 0.6, -thick * 0.9),
        place(0, -thick),
      ]),
      fill,
    ) + line(path([place(thick, 0), place(thick * 4.5, 0)]), ground, thick * 0.7, ROUND_ENDS)
  )
}

/** A woven label sewn down at both ends. */
export function label(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  thread: string,
): string {
  const inset = height * 0.12
  return (
    rect(x, y, width, height, fill) +
    line(
      running(
        [
          [x + inset, y + 4],
          [x + inset, y + height],
        ],
        7,
        5,
      ) +
        running(
          [
            [x + width - inset, y + 4],
            [x + width - inset, y + height],
          ],
          7,
          5,
        ),
      thread,
      2.5,
    )
  )
}

/** A wire hanger's hook and shoulders; `at` is where the hook meets the rail. */
export function hanger([x, y]: Point, width: number, drop: number, stroke: string, weight: number): string {
  const neck = y + drop * 0.5
  const hook = `M${round(x - 12)} ${round(y + 6)}a12 13 0 1 1 20 10q-8 6 -8 ${round(drop * 0.5 - 16)}`
  const arms = `M${round(x - width / 2)} ${round(y + drop)}L${round(x)} ${round(neck)}L${round(x + width / 2)} ${round(y + drop)}`
  return line(hook + arms, stroke, weight, ROUND_ENDS)
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Where each value's stretch begins when they are laid end to end. */
export function starts(values: readonly number[], gap = 0): number[] {
  let at = 0
  return values.map((value) => {
    const start = at
    at += value + gap
    return start
  })
}
