import { below, between, nearZero, seeded } from '../../../random.ts'
import { PRINTS, STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { beside, shade, walk } from '../../patterns/geometry.ts'
import { chalk, words } from '../../patterns/marks.ts'
import { band, curve, disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { DASH, ROUND, tape } from '../sheet.ts'
import { fabric } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Mist, Kingfisher, Peat } = PELL

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
    title: 'A left cross over eight, every sixteenth row',
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

/** The same cable as it is written down. */
export function cableChart(): Drawing {
  return makeDrawing({
    name: 'pell-cable-chart',
    title: 'Chart for the cable, rows 1 to 24',
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

/** Pell Street as a chart above and as cloth below. */
export function intarsiaStreet(): Drawing {
  return makeDrawing({
    name: 'pell-intarsia-street',
    title: 'Pell Street, charted; knitted as far as row 34',
    credit: PRINTS,
    view: [1280, 1600],
    surface: 'cloth',
    palette: cut(PELL, 'Unspun', 'Night bus', 'Rosehip', 'Old gold', 'Heather', 'Moss agate'),
    alt: 'A row of mill houses under a moon and a chimney, drawn in squares on graph paper; below the middle the squares turn into knitted stitches, with moss-green ground at the foot.',
    draw: () => {
      const [w, h, columns, rows] = [32, 26.6, 40, 60]
      const houses = [
        { from: 0, to: 7, top: 31, wall: Rosehip },
        { from: 7, to: 15, top: 26, wall: Heather },
        { from: 15, to: 22, top: 33, wall: gold },
        { from: 22, to: 32, top: 22, wall: Rosehip },
        { from: 32, to: 40, top: 29, wall: Heather },
      ]
      const at = (c: number, r: number): string => {
        if (r >= 54) return (c + r) % 4 === 0 ? gold : moss
        const house = houses.find(({ from, to }) => c >= from && c < to)
        if (house) {
          const middle = (house.from + house.to - 1) / 2
          const roof = house.top - 5 + Math.abs(c - middle) * 1.05
          if (r >= roof && r < house.top) return night
          if (r >= house.top) {
            const [dc, dr] = [c - house.from, r - house.top]
            const wide = house.to - house.from
            const door = Math.abs(c - middle) < 1 && r > 47
            if (door) return moss
            const pane =
              dr % 6 >= 2 &&
              dr % 6 <= 4 &&
              r < 47 &&
              (dc === 1 || dc === 2 || dc === wide - 3 || dc === wide - 2)
            return pane ? (dr % 12 < 6 ? Unspun : night) : house.wall
          }
        }
        if ((c === 27 || c === 28 || c === 29) && r > 6 && r < 24) return night
        const smoke = (c - 30 - (6 - r) * 1.2) ** 2 / 9 + (r - 4) ** 2 / 5
        if (smoke < 1) return Heather
        return (c - 8) ** 2 * 1.3 + (r - 11) ** 2 < 24 ? gold : Unspun
      }
      let squares = ''
      const knitFrom = (c: number) => (c < 23 ? 26 : 27)
      for (let r = 0; r < 28; r++)
        for (let c = 0; c < columns; c++) {
          const color = at(c, r)
          if (color !== Unspun) squares += rect(c * w + 2, r * h + 2, w - 4, h - 4, color)
        }
      let grid = ''
      for (let c = 0; c <= columns; c++) grid += `M${c * w} 0V${28 * h}`
      for (let r = 0; r <= 28; r++) grid += `M0 ${round(r * h)}H1280`
      const tens =
        [10, 20, 30].map((c) => `M${c * w} 0V${28 * h}`).join('') +
        [6, 16, 26].map((r) => `M0 ${r * h}H1280`).join('')
      return [
        rect(0, 0, 1280, 1600, shade(Unspun, 0.25)),
        line(grid, shade(Heather, 0.3), 1.8),
        squares,
        line(tens, Rosehip, 2.6),
        fabric({
          at: [0, 0],
          columns,
          rows,
          size: [w, h],
          yarn: (c, r) => (r >= knitFrom(c) ? at(c, r) : undefined),
        }),
      ].join('')
    },
  })
}

export function mothMap(): Drawing {
  return makeDrawing({
    name: 'pell-moth-map',
    title: 'Nine holes, seven of one night',
    credit: STUDIO,
    view: [1600, 1120],
    surface: 'cloth',
    palette: cut(PELL, 'Heather', 'Peat', 'Unspun', 'Rosehip', 'Old gold'),
    lead: 3,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'Heather-colored knit with a pale stripe and a red one, eaten in nine places: each hole is dark, ringed in white chalk and numbered; one has been darned over in gold, and a red tacking line joins seven of them.',
    draw: () => {
      const random = seeded(23)
      const holes: [x: number, y: number, r: number][] = [
        [230, 300, 88],
        [450, 470, 48],
        [560, 270, 36],
        [740, 560, 112],
        [960, 690, 44],
        [1080, 470, 66],
        [1260, 800, 84],
        [1450, 290, 58],
      ]
      const blob = (x: number, y: number, r: number) =>
        curve(
          Array.from({ length: 12 }, (_, i): Point => {
            const [angle, far] = [(i / 11) * Math.PI * 2, i % 11 === 0 ? r : r * between(random, 0.72, 1.2)]
            return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86]
          }),
        )
      const ends = (x: number, y: number, r: number) =>
        Array.from({ length: 4 + below(random, 3) }, () => {
          const angle = random() * Math.PI * 2
          const [sx, sy] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.86]
          return `M${round(sx)} ${round(sy)}q${round(nearZero(random) * 18)} ${round(nearZero(random) * 18)} ${round((x - sx) * 0.55)} ${round((y - sy) * 0.55)}`
        }).join('')
      const darn: Point = [330, 880]
      let weave = ''
      for (let i = -5; i <= 5; i++)
        for (let j = -5; j <= 5; j++)
          weave +=
            (i + j) % 2
              ? rect(darn[0] + i * 20 - 9, darn[1] + j * 20 - 7, 18, 14, gold)
              : rect(darn[0] + i * 20 - 7, darn[1] + j * 20 - 9, 14, 18, shade(gold, -0.22))
      const trail: Point[] = holes.slice(0, 7).map(([x, y]) => [x, y])
      return [
        fabric({
          at: [-6, -6],
          columns: 62,
          rows: 54,
          size: [26, 21],
          yarn: (_, r) => (r === 8 || r === 9 ? Unspun : r === 11 || r === 12 ? Rosehip : Heather),
        }),
        ...holes.map(
          ([x, y, r]) =>
            shape(`${blob(x, y, r)}Z`, Peat) + line(ends(x, y, r), shade(Heather, -0.1), 8, ROUND),
        ),
        line(curve(trail), Rosehip, 11, 'stroke-dasharray="28 20" stroke-linecap="round"'),
        weave,
        ...[...holes, [darn[0], darn[1], 118] as const].map(([x, y, r], i) => {
          const ring = Array.from(
            { length: 40 },
            (_, k): Point => [
              x + Math.cos((k / 39) * 6.4) * (r + 30 + k * 0.2),
              y + Math.sin((k / 39) * 6.4) * (r + 26),
            ],
          )
          return (
            chalk(ring, Unspun, 7, i + 2) +
            words(String(i + 1), [x + r * 0.8 + 48, y - r * 0.7 - 40], 74, Unspun, 0, 'display')
          )
        }),
      ].join('')
    },
  })
}

/** Four ribs let down from one rail: the same number of stitches in each. */
export function ribs(): Drawing {
  const bands: { x: number; w: number; knit: number; purl: number; color: string; length: number }[] = [
    { x: 40, w: 21, knit: 1, purl: 1, color: Unspun, length: 1240 },
    { x: 294, w: 23, knit: 2, purl: 2, color: Rosehip, length: 1420 },
    { x: 580, w: 25, knit: 3, purl: 1, color: gold, length: 1120 },
    { x: 888, w: 27, knit: 4, purl: 2, color: Heather, length: 1330 },
  ]
  return makeDrawing({
    name: 'pell-ribs',
    title: 'Four ribs, twelve stitches each, hung for a night',
    credit: STUDIO,
    view: [1240, 1560],
    surface: 'cloth',
    palette: cut(PELL, 'Night bus', 'Rosehip', 'Unspun', 'Old gold', 'Heather'),
    alt: 'Four bands of ribbing hang side by side on dark blue, white one-by-one, red two-by-two, gold three-by-one and heather four-by-two, let down to different lengths beside an upright tape.',
    draw: () =>
      [
        rect(0, 0, 1240, 1560, night),
        ...bands.map(({ x, w, knit, purl: back, color, length }) => {
          let [legs, bars, sunk] = ['', '', '']
          const h = w * 0.86
          for (let c = 0; c < 10; c++) {
            const raised = c % (knit + back) < knit
            const left = x + c * w
            if (!raised) sunk += rect(left, 60, w, length - 60, shade(color, -0.5))
            for (let y = 64; y < length - h; y += h)
              if (raised)
                legs += `M${round(left + w * 0.16)} ${round(y)}l${round(w * 0.24)} ${round(h * 0.84)}M${round(left + w * 0.84)} ${round(y)}l${round(-w * 0.24)} ${round(h * 0.84)}`
              else bars += `M${round(left + w * 0.2)} ${round(y + h * 0.5)}h${round(w * 0.6)}`
          }
          return (
            rect(x, 60, w * 10, length - 60, shade(color, -0.3)) +
            sunk +
            line(bars, shade(color, -0.3), round(w * 0.3), ROUND) +
            line(legs, color, round(w * 0.38), ROUND) +
            shape(`M${x} ${length - 8}h${w * 10}v20h-${w * 10}z`, color)
          )
        }),
        rect(0, 36, 1240, 34, Unspun),
        line('M0 53H1240', night, 3, DASH),
        tape({ at: [1176, 70], length: 1500, breadth: 64, fill: gold, ink: night, tick: 15, upright: true }),
        ...bands.map(({ x, w, length }) =>
          shape(
            polygon([
              [x + w * 5 - 22, length + 54],
              [x + w * 5 + 22, length + 54],
              [x + w * 5, length + 22],
            ]),
            Unspun,
          ),
        ),
      ].join(''),
  })
}
