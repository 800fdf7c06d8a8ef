import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { beside, shade, walk } from '../../patterns/geometry.ts'
import { words } from '../../patterns/marks.ts'
import { band, disc, line, type Point, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { DASH, ROUND } from '../sheet.ts'

const { Unspun, 'Night bus': night, Rosehip, 'Old gold': gold } = PELL
const { Mist, Kingfisher } = PELL

/** A ribbon of stitches along a curve: `columns` wide, every stitch a small V. */
function ribbon(points: readonly Point[], columns: number, w: number, color: string, ground: string): string {
  const width = columns * w
  const spine = smooth(points)
  const track = walk(spine)
  let legs = ''
  const step = track.length / Math.round(track.length / (w * 0.82))
  for (let at = 0; at < track.length - step / 2; at += step) {
    const [here, next] = [track.at(at + step * 0.1), track.at(at + step * 0.86)]
    for (let c = 0; c < columns; c++) {
      const left = (c - columns / 2 + 0.16) * w
      const right = (c - columns / 2 + 0.84) * w
      const foot = (c - columns / 2 + 0.5) * w
      const [a, b, e, f] = [
        beside(here, left),
        beside(next, foot - w * 0.12),
        beside(here, right),
        beside(next, foot + w * 0.12),
      ]
      legs += `M${pair(a)}L${pair(b)}M${pair(e)}L${pair(f)}`
    }
  }
  const body = (extra: number) =>
    band(
      points,
      points.map(() => width + extra),
    )
  return (
    shape(body(w * 0.7), ground) +
    shape(body(0), shade(color, -0.34)) +
    line(legs, color, round(w * 0.36), ROUND)
  )
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** The curve as chords, so that stitches can be set along it. */
function smooth(points: readonly Point[]): Point[] {
  const result: Point[] = []
  points.forEach((b, i) => {
    const c = points[i + 1]
    if (!c) return
    const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let s = 0; s < 10; s++) {
      const t = s / 10
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      result.push([blend(0), blend(1)])
    }
  })
  const last = points.at(-1)
  return last ? [...result, last] : result
}

interface Rope {
  x: number
  reach: number
  period: number
  columns: number
  stitch: number
  colors: [string, string]
  from: number
  to: number
}

/** Two strands that change sides every period; the one going right lies on top, as on every left cross. */
export function rope({ x, reach, period, columns, stitch, colors, from, to }: Rope, ground: string): string {
  let body = ''
  let turn = 0
  for (let y = from; y < to; y += period) {
    const way = (side: number): Point[] =>
      [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((t) => [
        x - side * reach * Math.cos(Math.PI * ease(t)),
        y + t * period,
      ])
    const [over, under] = turn++ % 2 ? [colors[1], colors[0]] : colors
    body += ribbon(way(-1), columns, stitch, under, ground) + ribbon(way(1), columns, stitch, over, ground)
  }
  return body
}

const ease = (t: number) => (t < 0.14 ? 0 : t > 0.86 ? 1 : (t - 0.14) / 0.72)

/** The back of the stitch: short bars in rows. */
export function purl(x: number, y: number, width: number, height: number, w: number, color: string): string {
  let d = ''
  for (let row = 0; row * w * 0.56 < height; row++)
    for (let column = 0; column * w < width; column++)
      d += `M${round(x + (column + (row % 2) * 0.5) * w)} ${round(y + row * w * 0.56)}h${round(w * 0.5)}`
  return line(d, color, round(w * 0.3), ROUND)
}

export function cable(): Drawing {
  return makeDrawing({
    name: 'pell-cable',
    title: 'A left cross, five stitches over five',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'cloth',
    palette: cut(PELL, 'Kingfisher', 'Unspun', 'Rosehip', 'Old gold', 'Night bus'),
    alt: 'A broad cable of white and red strands crosses itself down the middle of blue purl ground, stitch by stitch, with a narrow gold rope at each side, the right one cut by the edge.',
    draw: () => {
      const ground = shade(Kingfisher, -0.3)
      const side = {
        reach: 34,
        period: 200,
        columns: 2,
        stitch: 27,
        colors: [gold, gold] as [string, string],
        from: -90,
        to: 1600,
      }
      return [
        rect(0, 0, 1200, 1600, ground),
        purl(-10, 0, 1220, 1610, 34, Kingfisher),
        rope({ ...side, x: 120 }, night),
        rope({ ...side, x: 1110, from: -190 }, night),
        rope(
          {
            x: 606,
            reach: 148,
            period: 440,
            columns: 5,
            stitch: 44,
            colors: [Unspun, Rosehip],
            from: -170,
            to: 1600,
          },
          night,
        ),
      ].join('')
    },
  })
}

/** A narrower cable as it is written down. */
export function cableChart(): Drawing {
  return makeDrawing({
    name: 'pell-cable-chart',
    title: 'Chart for a four-over-four, rows 1 to 24',
    credit: STUDIO,
    view: [1300, 1300],
    surface: 'paper',
    palette: cut(PELL, 'Unspun', 'Rosehip', 'Night bus', 'Mist', 'Old gold'),
    alt: 'A knitting chart on squared paper: columns of purl dots, a gray field of knit squares where thick red lines cross over navy ones three times, gold bars at both sides, and every second row numbered.',
    draw: () => {
      const s = 50
      const [columns, rows] = [22, 24]
      const [x0, y0] = [60, 50]
      let grid = ''
      for (let c = 0; c <= columns; c++) grid += `M${x0 + c * s} ${y0}v${rows * s}`
      for (let r = 0; r <= rows; r++) grid += `M${x0} ${y0 + r * s}h${columns * s}`
      let dots = ''
      for (let r = 0; r < rows; r++)
        for (const c of [0, 1, 4, 5, 16, 17, 20, 21])
          dots += disc([x0 + (c + 0.5) * s, y0 + (r + 0.5) * s], 8, night)
      const crossing = (row: number) => {
        const [top, low] = [y0 + row * s, y0 + (row + 2) * s]
        const strands = (from: number, to: number) =>
          Array.from({ length: 4 }, (_, i) => {
            const [a, b] = [x0 + (from + i + 0.5) * s, x0 + (to + i + 0.5) * s]
            return `M${a} ${top}L${b} ${low}`
          }).join('')
        return (
          rect(x0 + 7 * s, top, 8 * s, 2 * s, Unspun) +
          line(strands(11, 7), night, 20) +
          line(strands(7, 11), Unspun, 32) +
          line(strands(7, 11), Rosehip, 22)
        )
      }
      const uprights = (from: number, to: number) =>
        Array.from({ length: 8 }, (_, i) => {
          const x = x0 + (7.5 + i) * s
          return line(
            `M${x} ${y0 + from * s}V${y0 + to * s}`,
            i < 4 ? (from % 16 ? night : Rosehip) : from % 16 ? Rosehip : night,
            22,
          )
        }).join('')
      const numbers = Array.from({ length: 12 }, (_, i) =>
        words(String(24 - i * 2), [x0 + columns * s + 52, y0 + (i * 2 + 0.5) * s], 34, night, 0, 'display'),
      )
      return [
        rect(0, 0, 1300, 1300, Unspun),
        rect(x0 + 6 * s, y0, 10 * s, rows * s, Mist),
        rect(x0 + 2 * s, y0, 2 * s, rows * s, gold),
        rect(x0 + 18 * s, y0, 2 * s, rows * s, gold),
        uprights(0, 4),
        uprights(6, 12),
        uprights(14, 20),
        uprights(22, 24),
        crossing(4),
        crossing(12),
        crossing(20),
        ...[0, 1, 2, 3, 4, 5].map((k) =>
          line(
            `M${x0 + 2 * s} ${y0 + (k * 4 + 3) * s}l${2 * s} ${s}M${x0 + 18 * s} ${y0 + (k * 4 + 3) * s}l${2 * s} ${s}`,
            night,
            9,
          ),
        ),
        line(grid, shade(night, 0.45), 2),
        line(`M${x0} ${y0}h${columns * s}v${rows * s}h-${columns * s}z`, night, 5),
        line(`M0 ${y0 + 16 * s}H1300`, Rosehip, 4, DASH),
        dots,
        ...numbers,
      ].join('')
    },
  })
}
