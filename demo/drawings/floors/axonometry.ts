import { letters } from '#modules/media/lettering.ts'
import { line, type Point, polygon, round, shape } from '../shapes.ts'
import { type Garment, lengthOf, widthOf } from './garment.ts'
import { shade } from './tones.ts'

const [COS, SIN] = [Math.cos(Math.PI / 6), 0.5]

/** Three faces of one color: lit from above, the side to the right in shadow. */
const top = (color: string) => shade(color, 0.16)
const right = (color: string) => shade(color, -0.18)

/**
 * A room seen from its near corner. x runs right and toward us, y left and toward us, z up; centimeters.
 * The back walls are x = 0 (left) and y = 0 (right), so what is nearer has the greater x + y and is drawn later.
 */
export function axonometry(originX: number, originY: number, scale: number) {
  const at = (x: number, y: number, z = 0): Point => [
    originX + (x - y) * COS * scale,
    originY + (x + y) * SIN * scale - z * scale,
  ]
  const face = (color: string, ...points: [number, number, number][]) =>
    shape(polygon(points.map(([x, y, z]) => at(x, y, z))), color)
  const floor = (x: number, y: number, w: number, d: number, color: string, z = 0) =>
    face(color, [x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z])
  const wallLeft = (x: number, y: number, z: number, d: number, h: number, color: string) =>
    face(color, [x, y, z], [x, y + d, z], [x, y + d, z + h], [x, y, z + h])
  const wallRight = (x: number, y: number, z: number, w: number, h: number, color: string) =>
    face(color, [x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h])
  const box = (x: number, y: number, z: number, w: number, d: number, h: number, color: string) =>
    wallRight(x, y + d, z, w, h, color) +
    wallLeft(x + w, y, z, d, h, right(color)) +
    floor(x, y, w, d, top(color), z + h)
  const stroke = (color: string, width: number, points: [number, number, number][], extra = '') =>
    line(polygon(points.map(([x, y, z]) => at(x, y, z))).replace('Z', ''), color, width, extra)
  const circle = (x: number, y: number, radius: number, z = 0) =>
    polygon(
      Array.from({ length: 48 }, (_, i) =>
        at(x + radius * Math.cos((i * Math.PI) / 24), y + radius * Math.sin((i * Math.PI) / 24), z),
      ),
    )

  /** One hung garment as a slab across the rail. `along` is the rail's direction. */
  const slab = (along: 'x' | 'y', x: number, y: number, z: number, garment: Garment) => {
    const { color, kind } = garment
    const [thick, long] = [widthOf(garment) * 0.8, lengthOf(garment) - 8]
    const half = kind === 'trousers' ? 15 : kind === 'coat' ? 25 : 22
    const drop = kind === 'trousers' ? 1 : 7
    const low = z - 8
    const spot = (across: number, deep: number, height: number): [number, number, number] =>
      along === 'x' ? [x + deep, y + across, height] : [x + across, y + deep, height]
    const hem = low - long
    const edge = face(
      along === 'x' ? color : right(color),
      spot(half, 0, low - drop),
      spot(half, thick, low - drop),
      spot(half + 1, thick, hem),
      spot(half + 1, 0, hem),
    )
    const shoulder = face(
      top(color),
      spot(0, 0, low),
      spot(0, thick, low),
      spot(half, thick, low - drop),
      spot(half, 0, low - drop),
    )
    const front = face(
      along === 'x' ? right(color) : color,
      spot(0, thick, low),
      spot(half, thick, low - drop),
      spot(half + 1, thick, hem),
      spot(-half - 1, thick, hem),
      spot(-half, thick, low - drop),
    )
    return edge + shoulder + front
  }

  /** A standing rail with its stock. */
  const rail = (
    along: 'x' | 'y',
    x: number,
    y: number,
    length: number,
    garments: readonly Garment[],
    metal: string,
    { z = 150, gap = 3.4, weight = 3 } = {},
  ) => {
    const end: [number, number] = along === 'x' ? [x + length, y] : [x, y + length]
    const foot = (fx: number, fy: number) =>
      along === 'x'
        ? stroke(metal, weight, [
            [fx, fy - 22, 0],
            [fx, fy + 22, 0],
          ])
        : stroke(metal, weight, [
            [fx - 22, fy, 0],
            [fx + 22, fy, 0],
          ])
    let [drawn, place] = [
      foot(x, y) +
        stroke(metal, weight, [
          [x, y, 0],
          [x, y, z],
        ]),
      12,
    ]
    drawn += stroke(metal, weight, [
      [x, y, z],
      [end[0], end[1], z],
    ])
    for (const garment of garments) {
      drawn += along === 'x' ? slab('x', x + place, y, z, garment) : slab('y', x, y + place, z, garment)
      place += widthOf(garment) * 0.8 + gap
    }
    return (
      drawn +
      foot(end[0], end[1]) +
      stroke(metal, weight, [
        [end[0], end[1], 0],
        [end[0], end[1], z],
      ])
    )
  }

  const table = (x: number, y: number, w: number, d: number, h: number, wood: string) => {
    const leg = (lx: number, ly: number) => box(lx, ly, 0, 5, 5, h, shade(wood, -0.2))
    return (
      leg(x, y) +
      leg(x + w - 5, y) +
      leg(x, y + d - 5) +
      leg(x + w - 5, y + d - 5) +
      box(x, y, h, w, d, 5, wood)
    )
  }

  /** Folded stock, bottom first. */
  const pile = (x: number, y: number, z: number, colors: readonly string[], { w = 30, d = 26, h = 4 } = {}) =>
    colors.map((color, i) => box(x, y, z + i * h, w, d, h - 0.5, color)).join('')

  /** A pleated curtain along one axis. */
  const curtain = (
    along: 'x' | 'y',
    x: number,
    y: number,
    length: number,
    z: number,
    color: string,
    base = 8,
  ) => {
    const pleats = Math.max(2, Math.round(length / 11))
    const step = length / pleats
    let drawn = ''
    for (let i = 0; i < pleats; i++) {
      const [a, b, out] = [i * step, (i + 1) * step, i % 2 ? 0 : 6]
      const [from, to] = [i % 2 ? 6 : 0, out]
      const tint = i % 2 ? right(color) : color
      drawn +=
        along === 'x'
          ? face(
              tint,
              [x + a, y + from, base],
              [x + b, y + to, base],
              [x + b, y + to, z],
              [x + a, y + from, z],
            )
          : face(
              tint,
              [x + from, y + a, base],
              [x + to, y + b, base],
              [x + to, y + b, z],
              [x + from, y + a, z],
            )
    }
    return drawn
  }

  /** An upright figure or thing drawn flat, stood on the floor. */
  const stand = (content: string, x: number, y: number, z = 0) => {
    const [px, py] = at(x, y, z)
    return `<g transform="translate(${round(px)} ${round(py)}) scale(${scale})">${content}</g>`
  }

  /** Words lying on the floor along x or y. */
  const lay = (words: string, along: 'x' | 'y', x: number, y: number, size: number, fill: string) => {
    const [px, py] = at(x, y)
    const matrix = along === 'x' ? [COS, SIN, -COS, SIN] : [COS, -SIN, COS, SIN]
    const [a, b, c, d] = matrix.map((value) => Math.round(value * 1000) / 1000)
    return `<g transform="matrix(${a} ${b} ${c} ${d} ${round(px)} ${round(py)})">${letters(words, { x: 0, y: 0, size: size * scale, fill, anchor: 'middle' })}</g>`
  }

  return {
    at,
    face,
    floor,
    wallLeft,
    wallRight,
    box,
    stroke,
    circle,
    slab,
    rail,
    table,
    pile,
    curtain,
    stand,
    lay,
  }
}
