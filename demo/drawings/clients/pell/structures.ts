import { below, between, nearZero, seeded } from '../../../random.ts'
import { PRINTS, STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { chalk, words } from '../../patterns/marks.ts'
import { curve, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { DASH, ROUND, tape } from '../sheet.ts'
import { fabric } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Peat } = PELL

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
    title: 'Four ribs, ten stitches each, hung for a night',
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
