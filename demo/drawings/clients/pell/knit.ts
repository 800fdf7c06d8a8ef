import { shade } from '../../patterns/geometry.ts'
import { line, type Point, rect, round, shape } from '../../shapes.ts'
import { ROUND } from '../sheet.ts'

interface Fabric {
  at: Point
  columns: number
  rows: number
  /** One stitch. */
  size: [width: number, height: number]
  /** The yarn of a stitch; none where the cloth is missing. */
  yarn: (column: number, row: number) => string | undefined
}

/** Stocking stitch: every stitch two legs, every color one path. */
export function fabric({ at: [x, y], columns, rows, size: [w, h], yarn }: Fabric): string {
  const legs = new Map<string, string>()
  let ground = ''
  for (let row = 0; row < rows; row++) {
    let from = 0
    for (let column = 0; column <= columns; column++) {
      const here = column < columns ? yarn(column, row) : undefined
      const before = yarn(from, row)
      if (here !== before || column === columns) {
        if (before)
          ground += rect(x + from * w, y + row * h, (column - from) * w, h + 0.6, shade(before, -0.32))
        from = column
      }
      if (!here) continue
      const [left, top] = [x + column * w, y + row * h]
      const d = `M${round(left + w * 0.17)} ${round(top + h * 0.06)}l${round(w * 0.22)} ${round(h * 0.84)}M${round(left + w * 0.83)} ${round(top + h * 0.06)}l${round(-w * 0.22)} ${round(h * 0.84)}`
      legs.set(here, (legs.get(here) ?? '') + d)
    }
  }
  return ground + [...legs].map(([color, d]) => line(d, color, round(w * 0.36), ROUND)).join('')
}

/** A sweater hung from its neck, about the middle of the neckline: 420 wide with its sleeves, 480 long. */
export const SWEATER =
  'M-62 -4C-34 26 34 26 62 -4L124 24C160 130 196 290 214 424L154 442C144 360 130 280 112 214L116 478L-116 478L-112 214C-130 280 -144 360 -154 442L-214 424C-196 290 -160 130 -124 24Z'

const ribLines = (from: Point, to: Point, depth: Point, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return `M${round(x)} ${round(y)}l${depth[0]} ${depth[1]}`
  }).join('')

interface Sweater {
  id: string
  color: string
  trim?: string
  /** What is knitted into it, cut to its outline. */
  inside?: string
}

/** The same sweater every time: only yarn, trim and figure change, as on a mill's own card. */
export function sweater({ id, color, trim = color, inside = '' }: Sweater): string {
  const rib = shade(trim, -0.26)
  return (
    `<clipPath id="${id}"><path d="${SWEATER}"/></clipPath>` +
    shape(SWEATER, color) +
    `<g clip-path="url(#${id})">${inside}` +
    rect(-130, 440, 260, 50, trim) +
    shape('M-240 396L-148 414L-152 470L-240 450ZM240 396L148 414L152 470L240 450Z', trim) +
    line(ribLines([-116, 442], [116, 442], [0, 40], 20), rib, 4) +
    line(
      ribLines([-211, 404], [-148, 420], [-4, 40], 6) + ribLines([148, 420], [211, 404], [4, 40], 6),
      rib,
      4,
    ) +
    line('M-66 -6C-36 30 36 30 66 -6', trim, 44) +
    line(
      Array.from({ length: 13 }, (_, i) => {
        const x = -58 + i * 9.7
        return `M${round(x)} ${round(20 - Math.abs(x) * 0.34)}l${round(-x * 0.05)} 24`
      }).join(''),
      rib,
      3.4,
    ) +
    '</g>' +
    line('M-112 214C-118 160 -122 90 -124 30M112 214C118 160 122 90 124 30', shade(color, -0.3), 3.4)
  )
}

/** Columns of stitches, for cloth seen from across the room. */
export function wales(color: string, step = 12, from = -240, to = 240, height = 500): string {
  let d = ''
  for (let x = from; x < to; x += step) d += `M${x} 0V${height}`
  return line(d, shade(color, -0.13), 3)
}

/** Bands of small colorwork round a yoke: zigzags, ticks, lozenges. */
export function yoke(y: number, colors: readonly string[]): string {
  return colors
    .map((color, i) => {
      const top = y + i * 40
      const zig = Array.from({ length: 25 }, (_, k) => `${k * 20 - 240} ${top + (k % 2 ? 22 : 0)}`).join('L')
      const dots = Array.from({ length: 24 }, (_, k) => `M${k * 20 - 230} ${top + 10}h8`).join('')
      return i % 2 ? line(dots, color, 9) : line(`M${zig}`, color, 9, 'stroke-linejoin="miter"')
    })
    .join('')
}

/** Yarn wound on a card: fine turns, none quite in line with the last. */
export function winding(
  [x, y]: Point,
  [w, h]: [number, number],
  color: string,
  pitch: number,
  jitter: () => number,
): string {
  let d = ''
  for (let at = y + pitch / 2; at < y + h; at += pitch)
    d += `M${round(x + jitter())} ${round(at)}L${round(x + w + jitter())} ${round(at + pitch * 0.3)}`
  return rect(x, y, w, h, shade(color, -0.34)) + line(d, color, round(pitch * 0.74), ROUND)
}
