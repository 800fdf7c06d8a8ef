import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, rect } from '../shapes.ts'
import { button, note, path, ROUND_ENDS, running } from './sewing.ts'

/** Sold at full price, by price band: the large buttons are tickets ending in zero, the small ones in 99. */
export function zeroButtons(): Drawing {
  const palette = shades('spring-2016', 'Petal', 'Signal red', 'Iris', 'Buttermilk', 'Graphite')
  const { Petal, Iris, Buttermilk, Graphite } = palette
  const red = palette['Signal red']
  const bands = [
    { name: 'under $30', nines: 71, zero: 66 },
    { name: '$30–60', nines: 64, zero: 63 },
    { name: '$60–120', nines: 58, zero: 62 },
    { name: '$120–250', nines: 49, zero: 57 },
    { name: 'over $250', nines: 38, zero: 49 },
  ]
  return makeDrawing({
    name: 'zero-buttons',
    title: 'Sold at full price: round prices in red, ninety-nines in iris',
    credit: COUNTS,
    view: [1200, 1200],
    surface: 'paper',
    palette,
    alt: 'Five large red buttons and five smaller violet ones on pink, joined by two threads that both fall from left to right. The violet starts higher, crosses after the second price band, and ends far below the red.',
    draw: () => {
      const at = (band: number, percent: number): Point => [152 + band * 222, 1010 - (percent - 36) * 25.5]
      const zeros = bands.map(({ zero }, i) => at(i, zero))
      const nines = bands.map(({ nines: value }, i) => at(i, value))
      let body = rect(0, 0, 1200, 1200, Petal) + rect(0, 1080, 1200, 120, Graphite)
      for (const percent of [40, 50, 60, 70]) {
        const [, y] = at(0, percent)
        body += line(
          running(
            [
              [0, y],
              [1200, y],
            ],
            14,
            14,
          ),
          Buttermilk,
          7,
          ROUND_ENDS,
        )
        body += note(`${percent}%`, 1180, y - 12, Graphite, { anchor: 'end', size: 26 })
      }
      body += line(path(nines), Iris, 8, ROUND_ENDS) + line(path(zeros), Graphite, 10, ROUND_ENDS)
      bands.forEach(({ name }, i) => {
        const small: Point = nines[i] ?? [0, 0]
        const large: Point = zeros[i] ?? [0, 0]
        body += i < 2 ? '' : button(small, 58, { face: Iris, hole: Graphite, thread: Buttermilk }, 2)
        body += button(large, 94, { face: red, hole: Graphite, thread: Buttermilk })
        body += i < 2 ? button(small, 58, { face: Iris, hole: Graphite, thread: Buttermilk }, 2) : ''
        body += note(name, large[0], 1152, Buttermilk, { anchor: 'middle', size: 32 })
      })
      return body
    },
  })
}

interface Lease {
  meters: number
  enter: number
  area: number
}

/** The five leases the entry prices out. */
const NAMED: Lease[] = [
  { meters: 14.2, enter: 61, area: 96 },
  { meters: 5.1, enter: 22, area: 120 },
  { meters: 7.4, enter: 34, area: 64 },
  { meters: 9, enter: 41, area: 110 },
  { meters: 1.2, enter: 6, area: 150 },
]

/** Thirty-eight leases: meters of window across, people coming in upward, floor area as the button's size. */
export function thirtyEightWindows(): Drawing {
  const palette = shades('spring-2024', 'French chalk', 'Chalk red', 'Gulf', 'Jet', 'Sherbet', 'Cactus')
  const { Gulf, Jet, Sherbet, Cactus } = palette
  const [chalk, red] = [palette['French chalk'], palette['Chalk red']]
  return makeDrawing({
    name: 'thirty-eight-windows',
    title: 'Thirty-eight leases by meters of window and people through the door',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'paper',
    palette,
    alt: 'Thirty-eight buttons lie along a rising line of running stitch on pale chalk; their size is the floor area and has no part in the slope. Five, in red, are the leases named in the text.',
    draw: () => {
      const random = seeded(38)
      const at = ({ meters, enter }: Lease): Point => [70 + meters * 92, 852 - enter * 12.4]
      const others = Array.from({ length: 33 }, (): Lease => {
        const meters = between(random, 1.9, 14.4)
        return {
          meters,
          enter: Math.max(2, 2.5 + meters * 4.25 + between(random, -11, 11)),
          area: between(random, 38, 142),
        }
      })
      const colors = [Gulf, Sherbet, Cactus, Gulf]
      let body = rect(0, 0, 1500, 1000, chalk) + rect(0, 904, 1500, 96, Jet)
      let ticks = ''
      for (let meter = 0; meter <= 15; meter++) {
        const x = 70 + meter * 92
        ticks += `M${x} 904v${meter % 5 ? 30 : 54}`
        if (meter % 5 === 0 && meter > 0) body += note(`${meter} m`, x + 12, 976, chalk, { size: 34 })
      }
      body += line(ticks, chalk, 4)
      body += line(
        running(
          [
            [20, 852 - 1 * 12.4],
            [1490, 852 - 68.5 * 12.4],
          ],
          22,
          14,
        ),
        Jet,
        7,
        ROUND_ENDS,
      )
      const sewn = [...others].sort((a, b) => b.area - a.area)
      body += sewn
        .map((lease, i) =>
          button(
            at(lease),
            Math.sqrt(lease.area) * 6.4,
            { face: colors[i % 4] ?? Gulf, hole: Jet, thread: chalk },
            i % 3 ? 4 : 2,
          ),
        )
        .join('')
      return (
        body +
        NAMED.map((lease) =>
          button(at(lease), Math.sqrt(lease.area) * 6.4, { face: red, hole: Jet, thread: chalk }),
        ).join('')
      )
    },
  })
}
