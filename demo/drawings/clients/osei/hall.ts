import { between, nearZero, pick, seeded } from '../../../random.ts'
import { FLOORS } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, grain, piece, words } from '../../patterns/marks.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { crosses, DASH, ROUND } from '../sheet.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Ice, Lemon } = OSEI

/** A meter on the plan. */
const M = 32
/** How far a stall stands into the hall, in meters. */
const DEPTH = 3.8

/** Twelve stalls of 3.5 meters, each with its counter somewhere else. */
function stall(x: number, y: number, i: number, fill: string): string {
  const [w, h] = [3.5 * M - 8, DEPTH * M]
  const counters = [
    `M${x} ${y + 18}H${x + w}`,
    `M${x + 22} ${y}V${y + h}`,
    `M${x} ${y + 40}H${x + w * 0.7}V${y}`,
    `M${x + w - 20} ${y}V${y + h * 0.6}H${x + 30}`,
    `M${x + 14} ${y + h}V${y + 14}H${x + w - 14}V${y + h}`,
  ]
  return (
    piece({
      cut: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
      at: [0, 0],
      fill,
      ink: Bottle,
      seam: 8,
      weight: 2.4,
      notches: [0.17],
    }) + line(counters[(i * 3) % 5] ?? '', Bottle, 9)
  )
}

export function hallPlan(): Drawing {
  return makeDrawing({
    name: 'osei-hall-plan',
    title: 'The hall at one to a hundred, north to the left',
    credit: FLOORS,
    view: [1600, 1040],
    surface: 'paper',
    palette: cut(OSEI, 'Plaster', 'Bottle', 'Tomato', 'Tile blue', 'Ice', 'Lemon'),
    focalPoint: { x: 0.4, y: 0.6 },
    alt: 'The plan of a market hall on squared paper: thick green walls, twelve stalls along the lower side, a red house shop and a blue L-shaped fish counter above, two rows of columns and a dashed line that walks between them.',
    draw: () => {
      const [left, top, right, low] = [120, 84, 120 + 48 * M, 84 + 27 * M]
      const walls = `M${left} ${top}H${right}V${low}H${left}ZM${left + 24} ${top + 24}V${low - 24}H${right - 24}V${top + 24}Z`
      const colors = [Ice, Plaster, Lemon, Plaster, Ice, Tomato, Plaster, Ice, Plaster, Lemon, Ice, Plaster]
      const columns = Array.from({ length: 9 }, (_, i) =>
        [top + 9.2 * M, low - 8.6 * M].map((y) => rect(left + (3 + i * 5.2) * M, y, 22, 22, Bottle)).join(''),
      )
      const [fx, fy] = [left + 24 + 22.6 * M, top + 24]
      let tiles = ''
      for (let i = 1; i < 24; i++) tiles += `M${fx + i * 16} ${fy}v${i < 5 ? 208 : 80}`
      for (let i = 1; i < 13; i++) tiles += `M${fx} ${fy + i * 16}h${i < 5 ? 384 : 80}`
      const door: Point[] = [
        [left - 2, top + 11.2 * M],
        [left - 2, top + 15.4 * M],
      ]
      const rails = Array.from({ length: 4 }, (_, i) => `M${left + 110 + i * 120} ${top + 70}v110`).join('')
      const walk: Point[] = [
        [0, top + 13.3 * M],
        [left + 3 * M, top + 13.2 * M],
        [left + 8 * M, top + 15.6 * M],
        [left + 13 * M, low - 6.4 * M],
        [left + 19 * M, low - 5.9 * M],
        [left + 24 * M, top + 14 * M],
        [left + 27 * M, top + 7 * M],
        [left + 33 * M, top + 8.6 * M],
        [left + 39 * M, low - 6.2 * M],
        [1620, low - 6.4 * M],
      ]
      return [
        rect(0, 0, 1600, 1040, shade(Plaster, -0.06)),
        crosses([1600, 1040], M * 2, shade(Plaster, -0.2)),
        rect(left, top, right - left, low - top, Plaster),
        rect(left, top + 9.5 * M, right - left, 9.2 * M, Ice),
        line(
          Array.from({ length: 9 }, (_, i) => `M${left + (3 + i * 5.2) * M + 11} ${top}V${low}`).join('') +
            `M${left} ${top + 9.5 * M}H${right}M${left} ${low - 8.3 * M}H${right}`,
          shade(Bottle, 0.45),
          2.4,
          DASH,
        ),
        line([13, 25.6, 35.4].map((m) => `M${left + m * M} ${top + 14 * M}h${3.2 * M}`).join(''), Lemon, 26),
        piece({
          cut: `M${left + 24} ${top + 24}L${left + 24 + 19.4 * M} ${top + 24}L${left + 24 + 19.4 * M} ${top + 150}L${left + 24 + 16 * M} ${top + 246}L${left + 24} ${top + 246}Z`,
          at: [0, 0],
          fill: Tomato,
          ink: Bottle,
          seam: 12,
          notches: [0.52, 0.66],
        }),
        line(rails, Plaster, 9),
        words('The House', [left + 290, top + 218], 30, Plaster, 0, 'italic'),
        shape(`M${fx} ${fy}h384v80h-304v128h-80z`, blue),
        line(tiles, shade(blue, 0.45), 1.8),
        ...[0, 1, 2, 3, 4].map((i) => {
          const at: Point = [left + (37 + (i % 3) * 3.4) * M, top + (2.6 + Math.floor(i / 3) * 3.6) * M]
          return disc(at, 32, Lemon) + disc(at, 20, Plaster)
        }),
        `<path d="${walls}" fill="${Bottle}" fill-rule="evenodd"/>`,
        rect(left - 4, door[0]?.[1] ?? 0, 32, 4.2 * M, Plaster),
        line(
          `M${left + 24} ${top + 11.2 * M}a${2.1 * M} ${2.1 * M} 0 0 1 ${2.1 * M} ${2.1 * M}M${left + 24} ${top + 15.4 * M}a${2.1 * M} ${2.1 * M} 0 0 0 ${2.1 * M} -${2.1 * M}`,
          Bottle,
          2.4,
        ),
        ...columns,
        ...colors.map((fill, i) => stall(left + 2.6 * M + i * 3.5 * M, low - 24 - DEPTH * M, i, fill)),
        line(curve(walk), Tomato, 5, 'stroke-dasharray="22 14" stroke-linecap="round"'),
        ...walk.slice(3, 9).map((at) => disc(at, 10, Tomato)),
        dimension([left + 2.6 * M, low + 46], [left + 44.4 * M, low + 46], Bottle, '42.0', 26),
        grain([60, low - 40], [60, top + 17 * M], Bottle, 4),
      ].join('')
    },
  })
}

/** One Saturday's walkers on the same plan, each a thread. */
export function saturdayPaths(): Drawing {
  return makeDrawing({
    name: 'osei-saturday-paths',
    title: 'Sixty people between eleven and ten past',
    credit: FLOORS,
    view: [1500, 1500],
    surface: 'paper',
    palette: cut(OSEI, 'Bottle', 'Tomato', 'Plaster', 'Ice', 'Lemon'),
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'Sixty threads enter a dark green square at the left, run together down the middle and part around six blocks above and six below; the red ones end in knots at the blocks, the pale ones leave at the right.',
    draw: () => {
      const random = seeded(41)
      const blockX = (i: number) => 250 + i * 212
      const blocks = Array.from({ length: 12 }, (_, i) => {
        const above = i < 6
        const x = blockX(i % 6) - 84
        const deep = 330 + ((i * 53) % 5) * 40
        const fill = [Lemon, shade(Bottle, 0.2), Ice, shade(Bottle, 0.2), shade(Bottle, 0.2), Plaster][i % 6]
        return (
          rect(x, above ? -20 : 1520 - deep, 168, deep, fill ?? Ice) +
          line(
            `M${x + 14} ${above ? 0 : 1500}V${above ? deep - 34 : 1534 - deep}H${x + 154}V${above ? 0 : 1500}`,
            Bottle,
            3,
            DASH,
          )
        )
      })
      let [pale, knots] = ['', '']
      for (let k = 0; k < 60; k++) {
        const lane = nearZero(random) * 150
        const stops = random() < 0.42
        const goal = blockX(Math.floor(random() * 6)) + nearZero(random) * 40
        const up = random() < 0.5
        const side = up ? 520 : 980
        const points: Point[] = [[-20, 750 + lane * 0.35]]
        for (let x = 150; x < (stops ? goal - 90 : 1500); x += 170)
          points.push([x, 750 + lane * (0.5 + x / 1500) + nearZero(random) * 34])
        const color = stops ? Tomato : pick(random, [Plaster, Plaster, Ice])
        if (stops) {
          const end: Point = [goal, side + (up ? 1 : -1) * between(random, -24, 40)]
          points.push([goal - 30, (end[1] * 2 + 750) / 3], end)
          knots += disc(end, between(random, 9, 24), Tomato)
        } else points.push([1530, 750 + lane * 2.1])
        pale += line(curve(points), color, stops ? 5 : 3.6, ROUND)
      }
      return [
        rect(0, 0, 1500, 1500, Bottle),
        ...blocks,
        rect(0, 560, 14, 380, Lemon),
        pale,
        knots,
        shape(
          polygon([
            [1500, 720],
            [1500, 780],
            [1462, 750],
          ]),
          Lemon,
        ),
      ].join('')
    },
  })
}

/** Half the roof in section, and the day it lets in. */
export function roofTruss(): Drawing {
  return makeDrawing({
    name: 'osei-roof-truss',
    title: 'Truss five of nine, looking south at ten in the morning',
    credit: FLOORS,
    view: [1800, 1000],
    surface: 'paper',
    palette: cut(OSEI, 'Bottle', 'Lemon', 'Tile blue', 'Plaster', 'Tomato'),
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A roof truss in section over a dark green hall: pale iron members under a blue sky, a lantern glazed in yellow along the ridge, and a slab of light falling from it on to small red and white awnings far below.',
    draw: () => {
      const [eave, ridge] = [610, 150]
      const onRafter = (t: number, side: number): Point => [900 + side * t * 980, ridge + t * (eave - ridge)]
      const tie = (t: number, side: number): Point => [900 + side * t * 980, 520 + t * (eave - 520)]
      const member = (a: Point, b: Point, width: number, color: string) =>
        line(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, color, width)
      const truss = (color: string, weight: number) =>
        [-1, 1]
          .flatMap((side) => [
            member(onRafter(0, side), onRafter(1, side), 26 * weight, color),
            member(tie(0, side), tie(1, side), 15 * weight, color),
            ...[0.2, 0.4, 0.6, 0.8].map((t) => member(onRafter(t, side), tie(t, side), 11 * weight, color)),
            ...[0.2, 0.4, 0.6, 0.8].map((t) =>
              member(onRafter(t, side), tie(t - 0.2, side), 6 * weight, color),
            ),
          ])
          .join('') + member([900, ridge - 10], [900, 526], 15 * weight, color)
      const inside = polygon([
        [-80, eave],
        [700, 262],
        [700, 70],
        [900, 6],
        [1100, 70],
        [1100, 262],
        [1880, eave],
        [1880, 1100],
        [-80, 1100],
      ])
      const far = [0.62, 0.76, 0.88].map(
        (scale, i) =>
          `<g transform="translate(${round(900 - 900 * scale)} ${round(560 - 560 * scale + 30)}) scale(${scale})">${truss(shade(Bottle, 0.1 + i * 0.09), 0.8)}</g>`,
      )
      const awnings = Array.from({ length: 18 }, (_, i) => {
        const x = 18 + i * 100
        const stripes = Array.from({ length: 4 }, (_, k) =>
          shape(
            `M${x + k * 20} 838h20v82a10 10 0 0 1 -20 0z`,
            k % 2 ? Plaster : i % 5 === 2 ? Lemon : Tomato,
          ),
        ).join('')
        return stripes + rect(x + 6, 930, 68, 70, shade(Bottle, i % 3 ? -0.3 : 0.18))
      })
      return [
        rect(0, 0, 1800, 1000, blue),
        shape(inside, Bottle),
        shape(
          polygon([
            [712, 250],
            [1088, 250],
            [1460, 880],
            [840, 880],
          ]),
          shade(Bottle, 0.13),
        ),
        ...far,
        shape(
          polygon([
            [712, 88],
            [893, 32],
            [893, 190],
            [712, 244],
          ]),
          Lemon,
        ),
        shape(
          polygon([
            [907, 32],
            [1088, 88],
            [1088, 244],
            [907, 190],
          ]),
          shade(Lemon, 0.35),
        ),
        line(
          [748, 784, 820, 857, 943, 980, 1016, 1052]
            .map(
              (x) => `M${x} ${round(34 + Math.abs(x - 900) * 0.3)}V${round(192 + Math.abs(x - 900) * 0.29)}`,
            )
            .join(''),
          Bottle,
          5,
        ),
        line('M700 262V70L900 6L1100 70V262', Plaster, 16, 'stroke-linejoin="round"'),
        truss(Plaster, 1),
        ...[0, 0.2, 0.4, 0.6, 0.8].flatMap((t) =>
          [-1, 1].map((side) => disc(tie(t, side), 13, t === 0 ? Tomato : Plaster)),
        ),
        rect(0, 978, 1800, 22, Plaster),
        ...awnings,
        dimension([60, 700], [1740, 700], shade(Bottle, 0.5), '', 24),
        words('26.0', [900, 672], 30, Plaster),
      ].join('')
    },
  })
}
