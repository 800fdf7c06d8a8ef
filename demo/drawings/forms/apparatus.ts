import { between, seeded } from '../../random.ts'
import { line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { arc, extrude, type Flat, turned } from './bodies.ts'
import type { Solid, Vec } from './light.ts'

/** Three legs, a pole and whatever the pole carries. */
export function lightStand([x, y, z]: Vec, height: number, foot = 120): Solid[] {
  const leg = (dx: number, dy: number): Solid => {
    return [
      {
        points: [
          [x - 5, y, z + height * 0.3],
          [x + 5, y, z + height * 0.3],
          [x + dx + 5, y + dy, z],
          [x + dx - 5, y + dy, z],
        ],
      },
    ]
  }
  return [
    leg(-foot, -20),
    leg(foot, -20),
    leg(8, foot),
    turned(
      [x, y, z],
      [
        [6, 20],
        [6, height * 0.55],
        [4, height * 0.56],
        [4, height],
      ],
      12,
    ),
  ]
}

/** Paper from a roll: down, round the curve that hides the corner of the room, and out along the floor. */
export function sweep({
  left,
  width,
  back,
  front,
  height,
  bend,
}: Record<'left' | 'width' | 'back' | 'front' | 'height' | 'bend', number>) {
  const inner = arc([back - bend, bend], bend, 0, -90, 18)
  const over = arc([back - bend, bend], bend - 3, -90, 0, 18)
  const profile: Flat[] = [[back, height], ...inner, [front, 0], [front, 3], ...over, [back - 3, height]]
  return {
    sheet: extrude('x', profile, left, width),
    roll: extrude('x', arc([back + 18, height + 6], 30, 0, 360, 40), left - 40, width + 80),
    bar: extrude('x', arc([back + 18, height + 6], 9, 0, 360, 16), left - 110, width + 220),
  }
}

/** A strip of tape torn at both ends. */
export function tape([x, y]: Point, length: number, turn: number, fill: string, seed = 1, wide = 34): string {
  const random = seeded(seed)
  const tooth = (at: number) =>
    Array.from({ length: 6 }, (_, i): Point => [at + between(random, -5, 5), -wide / 2 + (i * wide) / 5])
  const points = [...tooth(-length / 2), ...tooth(length / 2).reverse()]
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${shape(polygon(points), fill)}</g>`
}

/** The marks at which a sheet will be trimmed. */
export function cropMarks(
  [x, y]: Point,
  width: number,
  height: number,
  stroke: string,
  gap = 12,
  length = 46,
): string {
  const d = [x, x + width]
    .flatMap((at) => [`M${at} ${y - gap}v${-length}`, `M${at} ${y + height + gap}v${length}`])
    .concat(
      [y, y + height].flatMap((at) => [
        `M${x - gap} ${at}h${-length}`,
        `M${x + width + gap} ${at}h${length}`,
      ]),
    )
  return line(d.join(''), stroke, 2.5)
}

/** Lines of type too small to read: every layout has them and nobody reads them yet. */
export function greeking(
  [x, y]: Point,
  width: number,
  lines: number,
  fill: string,
  seed: number,
  leading = 18,
): string {
  const random = seeded(seed)
  return Array.from({ length: lines }, (_, i) =>
    rect(
      x,
      y + i * leading,
      i === lines - 1 ? width * 0.45 : width * between(random, 0.9, 1),
      leading * 0.32,
      fill,
    ),
  ).join('')
}

/** A spring clamp biting from above, in elevation. */
export function clamp([x, y]: Point, size: number, fill: string, tip: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})">${shape('M-9 0L-26 -64L-12 -68L0 -26L12 -68L26 -64L9 0L6 34H-6Z', fill)}${shape('M-8 26H8V44H-8Z', tip)}<circle cy="-14" r="7" fill="${tip}"/></g>`
}
