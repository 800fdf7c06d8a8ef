import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, round, shape } from '../shapes.ts'
import { note, pin, pinked, starts, tone } from './sewing.ts'

/** What each markdown took and what it cost, per thousand garments: strips of paper pinned at the same line. */
export function pinnedStrips(): Drawing {
  const palette = shades('spring-2014', 'Paper white', 'Lawn', 'Coral', 'Midnight', 'Buttercup')
  const { Lawn, Coral, Midnight, Buttercup } = palette
  const white = palette['Paper white']
  const cuts = [
    { name: 'First', took: 11984, cost: 3583, tilt: -0.7 },
    { name: 'Second', took: 4520, cost: 1917, tilt: 0.9 },
    { name: 'Third', took: 816, cost: 1036, tilt: -1.2 },
  ]
  return makeDrawing({
    name: 'pinned-strips',
    title: 'Three markdowns: taken above the line, spent below it',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'Strips of green paper, pinked at the end, are pinned upward from a line and coral strips downward. The first green strip towers; the third is shorter than the coral strip beneath it.',
    draw: () => {
      const [base, scale] = [1096, 0.0765]
      let body = rect(0, 0, 1200, 1500, white) + rect(0, base, 1200, 404, Midnight)
      cuts.forEach(({ name, took, cost, tilt }, i) => {
        const x = 44 + i * 366
        const strips =
          pinked(x, base + 40, 392, -took * scale - 40, i === 1 ? tone(Lawn, 0.25) : Lawn, 14) +
          rect(x + 376, base - took * scale + 14, 16, took * scale + 26, tone(Lawn, -0.25)) +
          pinked(x + 64, base, 300, cost * scale, Coral, 14)
        body += `<g transform="rotate(${tilt} ${x + 196} ${base})">${strips}</g>`
        body +=
          pin([x + 200, base - 40], 110, Buttercup, tone(white, -0.5), -78) +
          note(name, x + 46, base - took * scale - 70, Midnight, { size: 54, face: 'italic' }) +
          note(`$${took.toLocaleString('en-US')}`, x + 46, base - took * scale - 28, Midnight, { size: 30 }) +
          note(`$${cost.toLocaleString('en-US')}`, x + 64, base + cost * scale + 48, white, { size: 30 })
      })
      return body + rect(0, 1452, 1200, 48, Buttercup)
    },
  })
}

const SATURDAY = [8, 12, 16, 19, 20, 15, 10]
const SUNDAY = [9, 17, 19, 8, 13, 21, 13]

/** Two chains of punched cards, a card to the hour: a hole is one visitor in a hundred. */
export function sundayCards(): Drawing {
  const palette = shades('spring-2017', 'Squid', 'Primrose', 'Sea salt', 'Flamingo', 'Lapis')
  const { Squid, Primrose, Flamingo, Lapis } = palette
  const salt = palette['Sea salt']
  return makeDrawing({
    name: 'sunday-cards',
    title: 'Saturday has one crowd, Sunday has two',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'Two chains of laced loom cards on near-black. The left, pale, is punched most in the middle; the right, yellow, has two full cards, then a nearly empty pink one at two o’clock, then another full one.',
    draw: () => {
      const chain = (x: number, counts: number[], paper: string, thin: number) =>
        counts
          .map((count, i) => card(x, 100 + i * 197, count, i === thin ? Flamingo : paper, Squid, Lapis))
          .join('') + line(`M${x + 40} -10V1510M${x + 410} -10V1510`, Lapis, 12)
      const hours = SUNDAY.map((_, i) =>
        note(String(i + 11), 600, 100 + i * 197 + 96, salt, { anchor: 'middle', size: 40, face: 'italic' }),
      ).join('')
      return (
        rect(0, 0, 1200, 1500, Squid) +
        chain(84, SATURDAY, salt, -1) +
        chain(666, SUNDAY, Primrose, 3) +
        hours +
        note('Saturday', 309, 62, salt, { anchor: 'middle', size: 44, face: 'italic' }) +
        note('Sunday', 891, 62, Primrose, { anchor: 'middle', size: 44, face: 'italic' })
      )
    },
  })
}

/** One card of the chain, with room for twenty-one holes in three rows. */
function card(x: number, y: number, holes: number, paper: string, ground: string, lace: string): string {
  const [width, height] = [450, 164]
  let body = shape(
    `M${x + 14} ${y}H${x + width - 14}L${x + width} ${y + 14}V${y + height - 14}L${x + width - 14} ${y + height}H${x + 14}L${x} ${y + height - 14}V${y + 14}Z`,
    paper,
  )
  for (const side of [40, width - 40])
    for (const edge of [24, height - 24]) body += disc([x + side, y + edge], 13, ground)
  for (let i = 0; i < 21; i++) {
    // Filled from the middle column outward, so that a full card and an empty one differ at a glance.
    const column = Math.floor(i / 3)
    const offset = column % 2 === 0 ? column / 2 : -(column + 1) / 2
    const [cx, cy] = [x + width / 2 + offset * 46, y + 36 + (i % 3) * 46]
    body += i < holes ? disc([cx, cy], 17, ground) : disc([cx, cy], 4, tone(paper, -0.22))
  }
  return (
    body + line(`M${x + 40} ${y + 24}v${height - 48}M${x + width - 40} ${y + 24}v${height - 48}`, lace, 12)
  )
}

/** The price of a T-shirt laid along a tape measure and cut where each cost ends. */
export function tapeOfAPrice(): Drawing {
  const palette = shades('autumn-2019', 'Tomato soup', 'Cream wool', 'Carbon', 'Lichen', 'Caramel')
  const { Carbon, Lichen, Caramel } = palette
  const [red, cream] = [palette['Tomato soup'], palette['Cream wool']]
  const parts = [
    { name: 'Cloth', price: 2.3 },
    { name: 'Sewing', price: 1.45 },
    { name: 'Freight', price: 1.15 },
    { name: 'Markdown', price: 2.6 },
    { name: 'Rent and staff', price: 5.2 },
    { name: 'Left', price: 2.2 },
  ]
  return makeDrawing({
    name: 'tape-of-a-price',
    title: 'Fourteen dollars ninety, cut where each cost ends',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    lead: 0,
    alt: 'Six lengths of tape measure in lichen and caramel on tomato red, ticked every ten cents. On each a cream piece is cut out: cloth, sewing, freight and duty, markdown, the long one of rent and staff, and what is left.',
    draw: () => {
      const [scale, height] = [104, 150]
      const at = starts(parts.map(({ price }) => price))
      const left = 30
      let body = rect(0, 0, 1600, 1000, red)
      parts.forEach(({ name, price }, i) => {
        const y = 16 + i * 163
        const [from, to] = [at[i] ?? 0, (at[i] ?? 0) + price]
        const [x, width] = [left + from * scale, price * scale]
        let ticks = ''
        let figures = ''
        for (let dime = 0; dime <= 149; dime++) {
          const tick = round(left + (dime / 10) * scale)
          ticks += `M${tick} ${y}v${dime % 10 === 0 ? 62 : dime % 5 === 0 ? 40 : 22}`
          if (dime % 10 === 0) figures += note(String(dime / 10), tick + 9, y + 66, Carbon, { size: 38 })
        }
        body += rect(0, y, 1600, height, i % 2 ? Caramel : Lichen) + rect(x, y - 4, width, height + 8, cream)
        body += line(ticks, Carbon, 3.5) + figures
        body += line(
          `M${round(x)} ${y - 8}v${height + 16}M${round(x + width)} ${y - 8}v${height + 16}`,
          red,
          7,
        )
        const late = to > 12
        body += note(name, late && i !== 4 ? x - 18 : x + 14, y + 126, Carbon, {
          size: price < 1.3 ? 33 : 40,
          face: 'italic',
          anchor: late && i !== 4 ? 'end' : 'start',
        })
      })
      return body
    },
  })
}
