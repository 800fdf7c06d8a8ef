import { add, disc, line, mix, type Point, polygon, shape } from '../shapes.ts'
import { bar, beside, type Place, path, place, shade, walk } from './geometry.ts'
import { ROUND, thread, words } from './marks.ts'

/** A pin, its middle under the cloth. `angle` is where it points. */
export function pin(at: Point, angle: number, length: number, head: string, steel: string, size = 1): string {
  const along = walk(
    place(
      [
        [0, 0],
        [length, 0],
      ],
      { at, turn: angle },
    ),
  )
  const shaft = (from: number, to: number) =>
    path([along.at(from * length).point, along.at(to * length).point])
  return line(shaft(0, 0.42) + shaft(0.66, 1), steel, 4.5 * size, ROUND) + disc(at, 11 * size, head)
}

export function needle(from: Point, to: Point, steel: string, eye: string, width = 14): string {
  const back = mix(from, to, 0.08)
  const spread = bar(from, mix(from, to, 0.5), width)
  return (
    shape(spread, steel) +
    shape(polygon([...triangleOn(mix(from, to, 0.5), to, width)]), steel) +
    disc(from, width / 2, steel) +
    line(path([mix(from, to, 0.02), back]), eye, width * 0.36, ROUND)
  )
}

function triangleOn(base: Point, tip: Point, width: number): Point[] {
  const angle = (Math.atan2(tip[1] - base[1], tip[0] - base[0]) * 180) / Math.PI
  return [beside({ point: base, angle }, width / 2), tip, beside({ point: base, angle }, -width / 2)]
}

interface Tape {
  width: number
  fill: string
  ink: string
  /** Drawing units to a centimeter. */
  unit: number
  /** What is printed at every tenth centimeter; the number of tens unless told. */
  number?: (tens: number) => string
  /** The number reads from the other edge. */
  flip?: boolean
  tips?: string
  size?: number
}

/** A tape measure lying along a line, ticked on one edge. */
export function tape(points: readonly Point[], parts: Tape): string {
  const { width, fill, ink, unit, number = (tens) => String(tens * 10), flip = false, tips } = parts
  const { size = width * 0.42 } = parts
  const track = walk(points)
  const side = (flip ? -1 : 1) * (width / 2)
  const edge = (aside: number) => {
    const steps = Math.ceil(track.length / 14)
    return Array.from({ length: steps + 1 }, (_, i) => beside(track.at((i * track.length) / steps), aside))
  }
  let ticks = ''
  let numbers = ''
  for (let cm = 1; cm * unit < track.length; cm++) {
    const here = track.at(cm * unit)
    const reach = cm % 10 === 0 ? 0.55 : cm % 5 === 0 ? 0.42 : 0.26
    ticks += path([beside(here, -side), beside(here, -side + side * 2 * reach)])
    if (cm % 10 === 0 && cm * unit + size * 0.9 < track.length)
      numbers += words(
        number(cm / 10),
        beside(track.at(cm * unit + size * 0.8), side * 0.22),
        size,
        ink,
        here.angle + (flip ? 180 : 0),
      )
  }
  const end = (from: number, to: number) =>
    shape(bar(track.at(from).point, track.at(to).point, width), tips ?? ink)
  return (
    shape(polygon([...edge(width / 2), ...edge(-width / 2).reverse()]), fill) +
    line(ticks, ink, Math.max(1.6, width * 0.035)) +
    numbers +
    (tips ? end(0, width * 0.4) + end(track.length - width * 0.4, track.length) : '')
  )
}

interface Button {
  at: Point
  radius: number
  fill: string
  rim: string
  hole: string
  /** Two or four holes, or none: a shank. */
  holes?: 0 | 2 | 4
  thread?: string
  turn?: number
}

export function button({ at, radius, fill, rim, hole, holes = 4, thread: sewn, turn = 0 }: Button): string {
  const reach = radius * (holes === 2 ? 0.24 : 0.27)
  const places: Point[] =
    holes === 2
      ? [
          [-reach, 0],
          [reach, 0],
        ]
      : holes === 4
        ? [
            [-reach, -reach],
            [reach, -reach],
            [-reach, reach],
            [reach, reach],
          ]
        : []
  const put = place(places, { at, turn })
  const [a, b, c, d] = put
  const sewing = sewn && a && b ? (c && d ? path([a, d]) + path([b, c]) : path([a, b])) : ''
  return (
    disc(at, radius, rim) +
    disc(at, radius * 0.84, fill) +
    put.map((each) => disc(each, radius * 0.11, hole)).join('') +
    (holes === 0
      ? disc(at, radius * 0.46, rim) + disc(add(at, -radius * 0.08, -radius * 0.08), radius * 0.34, fill)
      : '') +
    (sewing ? thread(sewing, sewn ?? hole, radius * 0.1) : '')
  )
}

/** A swing ticket: clipped shoulders, an eyelet. Its origin is the eyelet, and it hangs down from it. */
export function ticket(
  parts: Place & { width: number; height: number; fill: string; hole: string; drop?: string },
): string {
  const { width, height, fill, hole, drop } = parts
  const [w, clip] = [width / 2, width * 0.22]
  const edge: Point[] = [
    [-w + clip, -clip],
    [w - clip, -clip],
    [w, 0],
    [w, height],
    [-w, height],
    [-w, 0],
  ]
  const put = place(edge, parts)
  const radius = width * 0.062 * (parts.scale ?? 1)
  return (
    (drop ? shape(polygon(put.map((each) => add(each, 7, 9))), drop) : '') +
    shape(polygon(put), fill) +
    disc(parts.at, radius * 1.7, shade(fill, -0.22)) +
    disc(parts.at, radius, hole)
  )
}

/** Tailor's shears from above: the blades point along `turn`. */
export function shears(parts: Place & { blade: string; handle: string; open?: number }): string {
  const { at, turn = 0, scale = 1, flip = false, blade, handle, open = 9 } = parts
  const half = (side: 1 | -1, ring: [x: number, y: number, rx: number, ry: number]) =>
    `<g transform="rotate(${open * -side}) scale(1 ${side})">` +
    shape(
      'M-34 -16C60 -30 250 -26 430 6L0 18C-24 18 -36 6 -34 -16Z',
      side === 1 ? shade(blade, -0.12) : blade,
    ) +
    line('M-14 2C-80 8 -120 22 -150 44', handle, 30, ROUND) +
    `<ellipse cx="${ring[0]}" cy="${ring[1]}" rx="${ring[2]}" ry="${ring[3]}" transform="rotate(-16 ${ring[0]} ${ring[1]})" fill="none" stroke="${handle}" stroke-width="26"/></g>`
  return (
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale} ${flip ? -scale : scale})">` +
    half(1, [-218, 74, 74, 44]) +
    half(-1, [-246, 84, 104, 52]) +
    `${disc([2, 0], 15, handle)}${disc([2, 0], 6, blade)}</g>`
  )
}
