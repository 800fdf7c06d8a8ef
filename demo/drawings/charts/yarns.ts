import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, rect, round } from '../shapes.ts'
import { note, path, ROUND_ENDS, tone } from './sewing.ts'

/** Coats brought back for their deposit: a thread is ten coats and springs as far as they were worn. */
export function threadsComeBack(): Drawing {
  const palette = shades('spring-2026', 'Ink blue', 'Tomato', 'Canvas', 'Melon', 'Washed sky', 'Lupin')
  const { Tomato, Canvas, Melon, Lupin } = palette
  const [ink, sky] = [palette['Ink blue'], palette['Washed sky']]
  const returns = [41, 118, 236, 322, 281, 166]
  const colors = [Canvas, sky, Lupin, Tomato, Melon, Canvas]
  return makeDrawing({
    name: 'threads-come-back',
    title: 'When the coats came back, in half years, a thread for ten',
    credit: COUNTS,
    view: [1600, 900],
    surface: 'paper',
    palette,
    alt: 'Bundles of thread spring in arcs from one point at the left of a dark blue sheet and come down at six places along a line; the fourth bundle, tomato red, is the thickest.',
    draw: () => {
      const base = 800
      let body = rect(0, 0, 1600, 900, ink)
      returns.forEach((coats, i) => {
        const threads = Math.round(coats / 10)
        for (let k = 0; k < threads; k++) {
          const end = 150 + (i + 0.14 + (0.82 * (k + 0.5)) / threads) * 236
          const start = 74 + ((i * 30 + k) % 34) * 1.6
          const radius = (end - start) / 2
          body += line(
            `M${round(start)} ${base}A${round(radius)} ${round(radius * 1.02)} 0 0 1 ${round(end)} ${base}`,
            colors[i] ?? Canvas,
            4.6,
          )
        }
        body += note(String((i + 1) * 6), 150 + (i + 1) * 236 - 118, 856, Canvas, {
          anchor: 'middle',
          size: 34,
        })
      })
      return (
        body +
        rect(0, base - 2, 1600, 8, Canvas) +
        note('months', 60, 856, Canvas, { size: 34, face: 'italic' })
      )
    },
  })
}

const COATING = [
  { year: 2015, grams: 610, price: 21.4 },
  { year: 2017, grams: 596, price: 23.1 },
  { year: 2019, grams: 572, price: 26.8 },
  { year: 2021, grams: 548, price: 25.9 },
  { year: 2023, grams: 511, price: 28.7 },
  { year: 2025, grams: 468, price: 31.2 },
]

/** A yarn that climbs with the price and loses a strand for every twenty grams. */
export function yarnLosesStrands(): Drawing {
  const palette = shades('autumn-2025', 'Night', 'Apricot', 'Plaster', 'Terra', 'Mink')
  const { Night, Apricot, Plaster, Terra, Mink } = palette
  return makeDrawing({
    name: 'yarn-loses-strands',
    title: 'Up with the price, thinner by a strand for every twenty grams',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    alt: 'A thick plied yarn in apricot, plaster, mink and terra climbs from lower left to upper right across a night-blue sheet. Seven strands leave it on the way and hang down, curling.',
    draw: () => {
      const height = (price: number) => 880 - (price - 19.5) * 58
      const stations = COATING.map(({ price }, i): Point => [40 + i * 304, height(price)])
      const center = (t: number) => blend(stations, t)
      const shown = [Apricot, Plaster, Mink, Apricot, Terra, Plaster]
      // 610 grams are thirty strands, 468 are twenty-three: where each of the seven goes.
      const leaves = [1.75, 2.3, 2.95, 3.4, 3.8, 4.3, 4.65]
      const leavers = [2, 7, 11, 15, 19, 24, 28]
      let [back, front, fallen] = ['', '', '']
      const radius = (t: number) =>
        118 *
        Math.sqrt(
          blend(
            COATING.map(({ grams }, i): Point => [i, grams]),
            t,
          )[1] / 610,
        )
      for (let strand = 0; strand < 30; strand++) {
        const color = shown[strand % 6] ?? Plaster
        const place = leavers.indexOf(strand)
        const gone = leaves[place] ?? 5.25
        const runs: { over: boolean; points: Point[] }[] = []
        for (let step = -3; step <= gone * 24; step++) {
          const t = step / 24
          const [x, y] = center(t)
          const turn = (strand / 30) * Math.PI * 2 + t * 5.4
          const over = Math.cos(turn) > 0
          const point: Point = [x - Math.sin(turn) * radius(t) * 0.2, y + Math.sin(turn) * radius(t)]
          const run = runs.at(-1)
          if (run && run.over === over) run.points.push(point)
          else runs.push({ over, points: run ? [run.points.at(-1) ?? point, point] : [point] })
        }
        for (const { over, points } of runs) {
          if (over)
            front += line(path(points), color, 19, ROUND_ENDS) + line(path(points), tone(color, -0.16), 3)
          else back += line(path(points), tone(color, -0.45), 19, ROUND_ENDS)
        }
        if (place >= 0) {
          const [x, y] = runs.at(-1)?.points.at(-1) ?? [0, 0]
          const drop = 170 + ((strand * 67) % 150)
          const d = `M${round(x)} ${round(y)}c60 ${drop * 0.4} -40 ${drop * 0.6} -6 ${drop}c14 50 92 46 92 -8c0 -42 -58 -46 -64 -8`
          fallen += line(d, color, 15, ROUND_ENDS) + line(d, tone(color, -0.16), 3)
        }
      }
      const words = COATING.map(({ year, grams }, i) => {
        const [x, y] = stations[i] ?? [0, 0]
        const anchor = i === 0 ? 'start' : i === 5 ? 'end' : 'middle'
        return (
          note(`${grams} g`, i === 5 ? 1570 : i === 0 ? 36 : x, y - 156, Plaster, { anchor, size: 34 }) +
          note(String(year), i === 5 ? 1570 : i === 0 ? 36 : x, 974, Plaster, { anchor, size: 28 })
        )
      }).join('')
      return rect(0, 0, 1600, 1000, Night) + fallen + back + front + words
    },
  })
}

/** Eased between stations, so that the yarn bends and does not break. */
function blend(points: readonly Point[], t: number): Point {
  const i = Math.min(Math.max(Math.floor(t), 0), points.length - 2)
  const [[ax, ay], [bx, by]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
  const u = t - i
  const ease = u < 0 || u > 1 ? u : u * u * (3 - 2 * u)
  return [ax + (bx - ax) * u, ay + (by - ay) * ease]
}
