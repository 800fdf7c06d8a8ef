import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, polygon, rect, shape } from '../shapes.ts'
import { label, note, ROUND_ENDS, running, tone } from './sewing.ts'

/** Straight between the given points, rounded off as cloth rounds a corner. */
function smooth(values: readonly number[], at: number): number {
  const i = Math.floor(at)
  const value = (k: number) => values[Math.min(Math.max(k, 0), values.length - 1)] ?? 0
  const t = at - i
  const [a, b, c, e] = [value(i - 1), value(i), value(i + 1), value(i + 2)]
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3)
}

const SIZES = ['4', '6', '8', '10', '12', '14', '16', '18', '20']
const BOUGHT = [6, 12, 19, 22, 18, 11, 7, 3, 2]
const ASKED = [3, 7, 12, 15, 17, 19, 13, 9, 5]

/** What was bought and what was asked for, as two pieces of cloth laid over each other. */
export function sizeHills(): Drawing {
  const palette = shades('spring-2015', 'Espresso', 'Watermelon', 'Cornflower', 'Lemon ice', 'Shell grey')
  const { Espresso, Watermelon, Cornflower } = palette
  const [lemon, shell] = [palette['Lemon ice'], palette['Shell grey']]
  return makeDrawing({
    name: 'size-hills',
    title: 'Sizes bought, in blue; sizes asked for, in red',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'cloth',
    palette,
    alt: 'Two hills of cloth appliquéd on espresso: a blue one of sizes bought, highest at ten, and a red one of sizes asked for, highest at fourteen. Where they overlap the cloth is lemon. Nine woven size labels run along the foot.',
    draw: () => {
      const [base, scale, step] = [846, 34, 172]
      const left = 112
      const ridge = (value: (at: number) => number): Point[] =>
        Array.from({ length: 161 }, (_, i): Point => {
          const at = (i / 160) * 9 - 0.5
          return [left + at * step, base - Math.max(0, value(at)) * scale]
        })
      const tail = (values: number[]) => (at: number) => smooth([0, ...values, 0], at + 1)
      const [bought, asked] = [tail(BOUGHT), tail(ASKED)]
      const hill = (points: Point[], fill: string) =>
        shape(polygon([[left - step / 2, base], ...points, [left + 8.5 * step, base]]), fill)
      const inner = (points: Point[]) => points.map(([x, y]): Point => [x, Math.min(base - 12, y + 18)])
      const both = ridge((at) => Math.min(bought(at), asked(at)))
      let foot = ''
      SIZES.forEach((size, i) => {
        const x = left + i * step - 56
        foot +=
          label(x, 872, 112, 84, size === '14' ? Watermelon : shell, tone(shell, -0.35)) +
          note(size, x + 56, 930, Espresso, { anchor: 'middle', size: 46 })
      })
      return (
        rect(0, 0, 1600, 1000, Espresso) +
        hill(ridge(bought), Cornflower) +
        hill(ridge(asked), Watermelon) +
        hill(both, lemon) +
        line(running(inner(ridge(bought)), 16, 10), tone(Cornflower, 0.6), 4, ROUND_ENDS) +
        line(running(inner(ridge(asked)), 16, 10), tone(Watermelon, -0.5), 4, ROUND_ENDS) +
        foot +
        note('Bought', 384, 262, tone(Cornflower, 0.25), { size: 62, face: 'italic', anchor: 'end' }) +
        note('Asked for', 1086, 268, Watermelon, { size: 62, face: 'italic' })
      )
    },
  })
}

/** The rise over January 2021 in percent, month by month to October 2022, at each stage of a cotton shirt. */
export const COTTON = [
  {
    stage: 'Fiber',
    rises: [0, 2, 6, 9, 12, 15, 18, 21, 25, 30, 38, 45, 48, 55, 62, 71, 80, 72, 50, 38, 27, 18],
  },
  {
    stage: 'Yarn',
    rises: [0, 0, 1, 3, 6, 8, 10, 13, 16, 19, 24, 29, 34, 38, 43, 47, 50, 52, 49, 44, 37, 30],
  },
  { stage: 'Cloth', rises: [0, 0, 0, 0, 1, 2, 4, 6, 8, 10, 12, 15, 18, 20, 23, 25, 27, 29, 30, 31, 30, 29] },
  {
    stage: 'Shirt at the gate',
    rises: [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 13, 14, 14],
  },
  { stage: 'Shirt landed', rises: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11] },
  { stage: 'Ticket', rises: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 4] },
]

/** The upper edge of one stage's hill, from the first month to the last. */
export function cottonRidge(rises: readonly number[], width: number, base: number, scale: number): Point[] {
  return Array.from({ length: 106 }, (_, i): Point => {
    const at = i / 5
    return [(at / 21) * width, base - Math.max(0, smooth(rises, at)) * scale]
  })
}

/** A hill for each stage, the next always in front: the rise goes down the line, comes later and gets smaller. */
export function cottonRidges(): Drawing {
  const palette = shades(
    'autumn-2022',
    'Night bus',
    'Turmeric',
    'Fleece',
    'Thistle',
    'Cherry',
    'Viridian',
    'Putty',
  )
  const { Turmeric, Fleece, Thistle, Cherry, Viridian, Putty } = palette
  const night = palette['Night bus']
  const colors = [Fleece, Putty, Thistle, Viridian, Cherry, Turmeric]
  return makeDrawing({
    name: 'cotton-ridges',
    title: 'Cotton’s rise, from the fiber down to the ticket',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    lead: 4,
    alt: 'Six hills of cloth overlap against navy. The white one of fiber rises to a peak in May 2022 and falls away; each hill in front begins later and stays lower, until the last, turmeric, lifts only at its right-hand edge.',
    draw: () => {
      let body = rect(0, 0, 1200, 1500, night)
      COTTON.forEach(({ stage, rises }, row) => {
        const base = [640, 815, 965, 1105, 1238, 1362][row] ?? 0
        const color = colors[row] ?? Fleece
        const ridge = cottonRidge(rises, 1200, base, 6.6)
        const seam = ridge.map(([x, y]): Point => [x, y + 20])
        const ink = row === 3 || row === 4 ? Fleece : night
        body += shape(polygon([[0, 1500], ...ridge, [1200, 1500]]), color)
        body += line(running(seam, 15, 10), tone(color, row === 3 || row === 4 ? 0.45 : -0.35), 4, ROUND_ENDS)
        body += note(stage, 44, base + 78, ink, { size: 40, face: 'italic' })
      })
      return (
        body +
        note('January 2021', 44, 1478, night, { size: 26 }) +
        note('October 2022', 1156, 1478, night, { size: 26, anchor: 'end' })
      )
    },
  })
}

/** A striped shirt front at fifty cents a stripe: the fiber's rise is one stripe, the ticket's is four. */
export function shirtAtFiftyCents(): Drawing {
  const palette = shades('autumn-2022', 'Fleece', 'Viridian', 'Cherry', 'Turmeric', 'Night bus')
  const { Fleece, Viridian, Cherry, Turmeric } = palette
  const night = palette['Night bus']
  return makeDrawing({
    name: 'shirt-at-fifty-cents',
    title: 'A $49 shirt at fifty cents a stripe',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'cloth',
    palette,
    alt: 'A striped shirt front seen very close, ninety-eight thin green stripes on white with a dark placket. One stripe near the middle is red and four beside it are yellow; a red swing ticket hangs from the top button.',
    draw: () => {
      const step = 1500 / 98
      let body = rect(0, 0, 1500, 1000, Fleece)
      for (let i = 0; i < 98; i++) {
        const color = i === 61 ? Cherry : i >= 65 && i <= 68 ? Turmeric : Viridian
        const width = color === Viridian ? step * 0.5 : step * 0.92
        body += rect(i * step + 2, 0, width, 1000, color)
      }
      const placket = rect(430, 0, 214, 1000, Fleece)
      let stripes = ''
      for (let i = 0; i < 14; i++) stripes += rect(434 + i * step, 0, step * 0.5, 1000, Viridian)
      const seams = line(
        running(
          [
            [452, 0],
            [452, 1000],
          ],
          15,
          7,
        ) +
          running(
            [
              [622, 0],
              [622, 1000],
            ],
            15,
            7,
          ),
        night,
        3.5,
      )
      const buttons = [110, 500, 890]
        .map(
          (y) =>
            `<circle cx="541" cy="${y + 4}" r="58" fill="${tone(Viridian, -0.5)}"/><circle cx="537" cy="${y}" r="58" fill="${night}"/><circle cx="537" cy="${y}" r="42" fill="none" stroke="${tone(night, 0.25)}" stroke-width="4"/>` +
            line(`M523 ${y - 14}l28 28m0 -28l-28 28`, Fleece, 7, ROUND_ENDS),
        )
        .join('')
      const ticket =
        line('M537 110C590 200 650 170 690 246', night, 4) +
        shape('M708 224L876 296L826 414L658 342L670 288Z', Cherry) +
        `<circle cx="698" cy="266" r="11" fill="${Fleece}"/>` +
        note('$49', 728, 350, Fleece, { size: 62, turn: 23 })
      return `${body}${rect(426, 0, 4, 1000, tone(Viridian, -0.4))}${placket}${stripes}${rect(644, 0, 9, 1000, tone(Viridian, -0.45))}${seams}${buttons}${ticket}`
    },
  })
}
