import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round } from '../shapes.ts'
import { hanger, note, ROUND_ENDS, running, starts, tone, walk } from './sewing.ts'

type Cloth = 'plain' | 'stripe' | 'check' | 'hem' | 'dots'

interface Hung {
  name: string
  dollars: number
  cloth: Cloth
  colors: [string, string]
}

/** A length of cloth over a hanger: sloping at the shoulder, pinked at the bottom. */
function hungCloth(x: number, y: number, width: number, length: number, { cloth, colors }: Hung): string {
  const [ground, figure] = colors
  const slope = 40
  const teeth = 7
  const step = width / teeth / 2
  let d = `M${x - 26} ${y}L${x + 26} ${y}L${x + width / 2} ${y + slope}V${round(y + length)}`
  for (let i = 1; i <= teeth * 2; i++)
    d += `L${round(x + width / 2 - i * step)} ${round(y + length - (i % 2 === 0 ? 0 : 10))}`
  const left = x - width / 2
  let figures = ''
  if (cloth === 'stripe' || cloth === 'check')
    for (const at of [0.12, 0.36, 0.6, 0.84])
      figures += rect(left + width * at, y, width * 0.1, length, figure)
  if (cloth === 'check')
    for (let at = 60; at < length; at += 62) figures += rect(left, y + at, width, 13, tone(figure, -0.15))
  if (cloth === 'hem') figures += rect(left, y + length - 76, width, 40, figure)
  if (cloth === 'dots')
    for (let row = 0; row * 40 < length; row++)
      for (let i = 0; i < 5; i++)
        figures += disc([left + 12 + i * 44 + (row % 2) * 22, y + 34 + row * 40], 9, figure)
  const id = `cloth-${x}`
  return (
    `<clipPath id="${id}"><path d="${d}Z"/></clipPath><g clip-path="url(#${id})">` +
    rect(left, y, width, length, ground) +
    figures +
    rect(left + width - 12, y, 12, length, tone(ground, -0.18)) +
    '</g>'
  )
}

/** Margin earned by one hanger in a year, as lengths of cloth, against the stitched line of what the hanger costs. */
export function hangersOnARail(): Drawing {
  const palette = shades('spring-2013', 'Duck egg', 'Poppy', 'Wine', 'Milk', 'Sailor', 'Straw', 'Clay pink')
  const { Poppy, Wine, Milk, Sailor, Straw } = palette
  const [ground, pink] = [palette['Duck egg'], palette['Clay pink']]
  const hung: Hung[] = [
    { name: 'Coats', dollars: 153.6, cloth: 'plain', colors: [Sailor, Sailor] },
    { name: 'Jackets', dollars: 163.3, cloth: 'check', colors: [pink, Wine] },
    { name: 'Trousers', dollars: 127.6, cloth: 'stripe', colors: [Straw, Sailor] },
    { name: 'Skirts', dollars: 81, cloth: 'hem', colors: [Poppy, Milk] },
    { name: 'Blouses', dollars: 132, cloth: 'dots', colors: [Milk, Poppy] },
    { name: 'Knitwear', dollars: 161.2, cloth: 'plain', colors: [Wine, Wine] },
    { name: 'Dresses', dollars: 180.4, cloth: 'stripe', colors: [Milk, pink] },
    { name: 'Evening', dollars: 79.2, cloth: 'plain', colors: [Poppy, Poppy] },
  ]
  return makeDrawing({
    name: 'hangers-on-a-rail',
    title: 'What one hanger earns in a year, and the line it has to reach',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'Eight lengths of cloth hang from one rail, pinked at the hem. Six reach below a stitched red line at 116 dollars; skirts and evening wear stop well above it.',
    draw: () => {
      const [top, scale] = [176, 3.95]
      let body = rect(0, 0, 1500, 1000, ground) + rect(-10, 82, 1520, 18, Sailor)
      hung.forEach((each, i) => {
        const x = 106 + i * 184
        const length = each.dollars * scale
        body += hungCloth(x, top, 168, length, each) + hanger([x, 88], 132, 112, Sailor, 6)
        body += note(each.name, x, top + length + 36, Sailor, { anchor: 'middle', size: 25 })
        body += note(`$${Math.round(each.dollars)}`, x, top + length + 67, Sailor, {
          anchor: 'middle',
          size: 25,
        })
      })
      const cost = top + 116 * scale
      return (
        body +
        line(
          running(
            [
              [0, cost],
              [1500, cost],
            ],
            26,
            14,
          ),
          Milk,
          12,
          ROUND_ENDS,
        ) +
        line(
          running(
            [
              [0, cost],
              [1500, cost],
            ],
            26,
            14,
          ),
          Poppy,
          7,
          ROUND_ENDS,
        )
      )
    },
  })
}

/** What a hanger costs, wound round it: one turn of thread is fifty cents. */
export function hangerWound(): Drawing {
  const palette = shades('spring-2013', 'Sailor', 'Poppy', 'Straw', 'Mint', 'Milk')
  const { Sailor, Poppy, Straw, Mint, Milk } = palette
  const parts = [
    { name: 'Rent', dollars: '$58.00', turns: 116, color: Poppy },
    { name: 'Staff', dollars: '$41.50', turns: 83, color: Straw },
    { name: 'Steam', dollars: '$9.50', turns: 19, color: Mint },
    { name: 'Light, heat', dollars: '$6.20', turns: 12, color: Milk },
    { name: 'The hanger', dollars: '$0.80', turns: 2, color: Poppy },
  ]
  return makeDrawing({
    name: 'hanger-wound',
    title: 'One hanger, $116 a year, fifty cents a turn',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'A very large hanger on navy, wound in thread from end to end: half of it red for rent, a third straw for staff, then short bands of mint and white.',
    draw: () => {
      const random = seeded(1303)
      const spine = curvePoints([
        [70, 1235],
        [250, 1010],
        [470, 800],
        [640, 690],
        [800, 760],
        [960, 905],
        [1200, 1160],
      ])
      const colors = parts.flatMap(({ turns, color }) => Array.from({ length: turns }, () => color))
      const length = spine.reduce((sum, [x, y], i) => {
        const [px, py] = spine[i - 1] ?? [x, y]
        return sum + Math.hypot(x - px, y - py)
      }, 0)
      const turns = walk(spine, length / colors.length).slice(0, colors.length)
      let wound = ''
      turns.forEach(({ at: [x, y], along: [dx, dy] }, i) => {
        const half = 86 + between(random, -5, 5)
        const lean = 0.14
        const [nx, ny] = [-dy + dx * lean, dx + dy * lean]
        const d = `M${round(x - nx * half)} ${round(y - ny * half)}L${round(x + nx * half)} ${round(y + ny * half)}`
        const color = colors[i] ?? Milk
        wound += line(d, i % 2 ? tone(color, -0.14) : color, 6.4, ROUND_ENDS)
      })
      const hook = line('M640 640V430c0 -60 150 -70 150 -190a150 150 0 0 0 -300 -10', Milk, 22, ROUND_ENDS)
      const bar = line('M84 1236C300 1420 900 1400 1230 1190', Milk, 22, ROUND_ENDS)
      const at = starts(parts.map((part) => part.turns))
      const words = parts
        .slice(0, 2)
        .map(({ name, dollars, turns: count }, i) => {
          const { at: [x, y] = [0, 0] } = turns[Math.round((at[i] ?? 0) + count / 2)] ?? {}
          const side = i === 0 ? -1 : 1
          return (
            note(name, x + side * 120, y - 106, Milk, {
              size: 40,
              face: 'italic',
              anchor: i === 0 ? 'end' : 'start',
            }) + note(dollars, x + side * 120, y - 62, Milk, { size: 30, anchor: i === 0 ? 'end' : 'start' })
          )
        })
        .join('')
      return rect(0, 0, 1200, 1500, Sailor) + hook + bar + wound + words
    },
  })
}

/** Two meters of rail from above: twenty-two hangers can be parted, thirty-four cannot. */
export function railFromAbove(): Drawing {
  const palette = shades('spring-2013', 'Straw', 'Wine', 'Sailor', 'Milk', 'Poppy', 'Mint')
  const { Straw, Wine, Sailor, Milk, Poppy, Mint } = palette
  return makeDrawing({
    name: 'rail-from-above',
    title: 'A meter of rail from above, with twenty-two hangers and with thirty-four',
    credit: COUNTS,
    view: [1800, 1000],
    surface: 'paper',
    palette,
    alt: 'Two rails seen from above on straw yellow. On the upper, twenty-two hung garments part in the middle where a hand has been; on the lower, thirty-four are jammed shoulder to shoulder.',
    draw: () => {
      const random = seeded(22)
      const cloths = [Wine, Sailor, Milk, Wine, Poppy, Mint, Sailor, Wine]
      const meter = (y: number, count: number) => {
        let body = rect(0, y - 8, 1800, 16, tone(Sailor, -0.2))
        for (let i = 0; i < count; i++) {
          const t = (i + 0.5) / count
          // Where there is room the hand has opened a gap; where there is none, nothing moves.
          const parted = count < 30 ? 54 * Math.tanh((t - 0.44) * 9) - 36 * (t - 0.5) : 0
          const x = 190 + t * 1500 + parted
          const lean = count < 30 ? between(random, -7, 7) + parted * 0.09 : between(random, -2, 2)
          const half = between(random, 186, 222)
          const thick = 33
          const color = cloths[(i * 5 + count) % 8] ?? Wine
          body +=
            `<g transform="rotate(${round(lean)} ${round(x)} ${y})"><path d="M${round(x - thick / 2)} ${round(y - half + 30)}Q${round(x)} ${round(y - half - 20)} ${round(x + thick / 2)} ${round(y - half + 30)}V${round(y + half - 30)}Q${round(x)} ${round(y + half + 20)} ${round(x - thick / 2)} ${round(y + half - 30)}Z" fill="${color}"/>` +
            `<path d="M${round(x + thick / 2 - 7)} ${round(y - half + 34)}h6V${round(y + half - 34)}h-6Z" fill="${tone(color, -0.3)}"/></g>` +
            disc([x, y], 9, Straw)
        }
        return body + note(String(count), 40, y - 132, Sailor, { size: 96 })
      }
      return rect(0, 0, 1800, 1000, Straw) + meter(262, 22) + meter(738, 34)
    },
  })
}

function curvePoints(points: Point[]): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  return points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: 24 }, (__, s): Point => {
      const t = s / 24
      const blend = (k: 0 | 1) => {
        const [a, b, c, e] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3)
        )
      }
      return [blend(0), blend(1)]
    }),
  )
}
