import { between, nearZero, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, rect, round, shape } from '../shapes.ts'
import { note, ROUND_ENDS, starts, tone, total } from './sewing.ts'

/** Days until the last piece of a size was gone: a cord for each size, a knot for every ten days. */
export function daysInKnots(): Drawing {
  const palette = shades('spring-2015', 'Cornflower', 'Watermelon', 'Espresso', 'Shell grey', 'Ochre')
  const { Watermelon, Espresso, Cornflower, Ochre } = palette
  const shell = palette['Shell grey']
  const days = [97, 88, 71, 64, 46, 19, 24, 21, 33]
  return makeDrawing({
    name: 'days-in-knots',
    title: 'Days until the last one went, a knot for every ten',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'Nine knotted cords hang from a dark bar over cornflower blue, one for each size from 4 to 20. The cord for size 14, in red, is the shortest: nineteen days and a single knot.',
    draw: () => {
      const random = seeded(1514)
      let body =
        rect(0, 0, 1200, 1500, Cornflower) +
        rect(0, 0, 1200, 128, shell) +
        rect(662, 0, 124, 128, Watermelon) +
        rect(0, 96, 1200, 50, Espresso)
      days.forEach((count, i) => {
        const x = 104 + i * 124
        const color = i === 5 ? Watermelon : i % 3 === 1 ? Ochre : i % 3 === 0 ? shell : Espresso
        const scale = 12.6
        const sway = (t: number) => Math.sin(t * 3.1 + i) * 15 * t
        const at = (day: number): Point => [x + sway(day / 97), 150 + day * scale]
        const cord = Array.from({ length: Math.ceil(count / 3) + 1 }, (_, k) => at(Math.min(count, k * 3)))
        body += line(curve(cord), color, i === 5 ? 38 : 24, ROUND_ENDS)
        for (let day = 10; day <= count; day += 10) {
          const [kx, ky] = at(day)
          body += knot(kx, ky, color)
        }
        const [ex, ey] = at(count)
        for (let k = 0; k < 7; k++)
          body += line(
            `M${round(ex)} ${round(ey)}q${round(between(random, -6, 6))} 30 ${round((k - 3) * 9)} ${round(between(random, 56, 84))}`,
            k % 2 ? tone(color, -0.25) : color,
            8,
            ROUND_ENDS,
          )
        body += `<rect x="${x - 16}" y="88" width="32" height="68" rx="12" fill="${color}"/>`
        body += note(String(4 + i * 2), x, 66, Espresso, { anchor: 'middle', size: 46 })
      })
      return body
    },
  })
}

function knot(x: number, y: number, color: string): string {
  const dark = tone(color, -0.3)
  return (
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="34" ry="26" fill="${color}"/>` +
    line(
      `M${round(x - 31)} ${round(y - 6)}q31 -17 62 2M${round(x - 31)} ${round(y + 12)}q31 -17 62 2`,
      dark,
      5,
      ROUND_ENDS,
    )
  )
}

const STAFF = [
  { people: 58, from: 0, to: 6 },
  { people: 41, from: 6, to: 12 },
  { people: 44, from: 12, to: 24 },
  { people: 37, from: 24, to: 48 },
  { people: 21, from: 48, to: 96 },
  { people: 11, from: 96, to: 150 },
]

/** Two hundred and twelve people as the fringe of a shawl, each thread as long as the months served. */
export function fringeOfService(): Drawing {
  const palette = shades(
    'autumn-2025',
    'Plaster',
    'Ultramarine',
    'Terra',
    'Apricot',
    'Sky',
    'Acid moss',
    'Night',
  )
  const { Plaster, Ultramarine, Terra, Apricot, Sky, Night } = palette
  const moss = palette['Acid moss']
  const colors = [Sky, Apricot, moss, Terra, Ultramarine, Night]
  return makeDrawing({
    name: 'fringe-of-service',
    title: 'Two hundred and twelve people, each thread as long as they have stayed',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    alt: 'A patterned shawl edge runs along the top and 212 fringe threads hang from it, short at the left and longer and longer to the right; the last eleven, nearly black, reach the foot of the sheet.',
    draw: () => {
      const random = seeded(212)
      const pitch = 1600 / 212
      const top = 196
      let [threads, heads] = ['', '']
      let index = 0
      STAFF.forEach(({ people, from, to }, group) => {
        const color = colors[group] ?? Night
        const start = index
        for (let i = 0; i < people; i++) {
          const months = from + ((i + 0.5) / people) * (to - from)
          const x = (index + 0.5) * pitch
          const end = top + 44 + months * 5.1
          const drift = nearZero(random) * (4 + months * 0.05)
          threads += line(
            `M${round(x)} ${top}C${round(x)} ${round(top + (end - top) * 0.5)} ${round(x + drift)} ${round(end - 20)} ${round(x + drift * 1.6)} ${round(end)}`,
            random() < 0.3 ? tone(color, group === 5 ? 0.16 : -0.16) : color,
            6.2,
            ROUND_ENDS,
          )
          index += 1
        }
        heads += rect(start * pitch, 0, people * pitch, top, color)
        for (let row = 0; row < 3; row++)
          for (let x = start * pitch + 18; x < index * pitch - 8; x += 30)
            heads += shape(
              `M${round(x)} ${38 + row * 56}l11 -18l11 18l-11 18z`,
              row === 1 ? Plaster : (colors[(group + 2) % 6] ?? Terra),
            )
      })
      return rect(0, 0, 1600, 1000, Plaster) + threads + heads + rect(0, top - 10, 1600, 12, Plaster)
    },
  })
}

const TOWNS = ['Station', 'Harbor', 'Market', 'Spa', 'Mill', 'Hill']
const STOCK = [26, 22, 18, 14, 12, 8]
const WANTED = [15, 19, 24, 11, 19, 12]
const MOVES = [
  { from: 0, to: 4, count: 7 },
  { from: 0, to: 5, count: 4 },
  { from: 1, to: 2, count: 3 },
  { from: 3, to: 2, count: 3 },
]

/** A hundred coats as a hundred warp threads, from the town that had them to the town that wanted them. */
export function hundredCoats(): Drawing {
  const palette = shades('autumn-2021', 'Blackcurrant', 'Tacking red', 'Calico', 'Steel', 'Amber', 'Slate')
  const { Blackcurrant, Calico, Steel, Amber, Slate } = palette
  const red = palette['Tacking red']
  return makeDrawing({
    name: 'hundred-coats',
    title: 'A hundred coats: where they hung, and where they were wanted',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'A hundred threads run down a near-black sheet from six towns to the same six. Eighty-three go nearly straight in pale bands; seventeen red ones cross over them to another town.',
    draw: () => {
      const colors = [Calico, Steel, Amber, Calico, Steel, Amber]
      const [pitch, gap] = [9.4, 34]
      const [tops, feet] = [STOCK, WANTED].map((sizes) => {
        const width = total(sizes) * pitch + gap * 5
        return starts(
          sizes.map((size) => size * pitch),
          gap,
        ).map((x) => x + (1200 - width) / 2)
      }) as [number[], number[]]
      const used = { top: TOWNS.map(() => 0), foot: TOWNS.map(() => 0) }
      const take = (end: 'top' | 'foot', town: number) => {
        const index = used[end][town] ?? 0
        used[end][town] = index + 1
        return ((end === 'top' ? tops : feet)[town] ?? 0) + (index + 0.5) * pitch
      }
      const thread = (from: number, to: number, color: string, weight: number) =>
        line(
          `M${round(from)} 128V330C${round(from)} 760 ${round(to)} 740 ${round(to)} 1170V1372`,
          color,
          weight,
        )
      const incoming = (town: number) =>
        total(MOVES.filter(({ to }) => to === town).map(({ count }) => count))
      let [stay, move] = ['', '']
      TOWNS.forEach((_, town) => {
        const staying = (WANTED[town] ?? 0) - incoming(town)
        for (let i = 0; i < staying; i++)
          stay += thread(take('top', town), take('foot', town), colors[town] ?? Calico, 5.6)
      })
      for (const { from, to, count } of MOVES)
        for (let i = 0; i < count; i++) move += thread(take('top', from), take('foot', to), red, 7)
      const names = TOWNS.map((town, i) => {
        const [x, y] = [
          (tops[i] ?? 0) + ((STOCK[i] ?? 0) * pitch) / 2,
          (feet[i] ?? 0) + ((WANTED[i] ?? 0) * pitch) / 2,
        ]
        return (
          note(town, x, 64, Calico, { anchor: 'middle', size: 30, face: 'italic' }) +
          note(String(STOCK[i]), x, 104, Calico, { anchor: 'middle', size: 28 }) +
          note(String(WANTED[i]), y, 1422, Calico, { anchor: 'middle', size: 28 })
        )
      }).join('')
      const bars = [tops, feet]
        .map((places, end) =>
          places
            .map((x, i) =>
              rect(x - 6, end ? 1362 : 122, ((end ? WANTED : STOCK)[i] ?? 0) * pitch + 12, 18, Slate),
            )
            .join(''),
        )
        .join('')
      return rect(0, 0, 1200, 1500, Blackcurrant) + stay + move + bars + names
    },
  })
}
