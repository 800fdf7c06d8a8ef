import { below, between, pick, type Random, seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { ELEVATION } from './palettes.ts'
import { disc, line, rect, round, shape } from './shapes.ts'

const { 'Lime plaster': plaster, Shell, Bottle, Walnut, Mimosa, Vermilion, Sky } = ELEVATION
const STOCK = [Bottle, Vermilion, Mimosa, Sky, Walnut, Shell] as const
const [FLOOR, BAY] = [860, 290]

function niche(x: number): string {
  return shape(`M${x} ${FLOOR}V330A${BAY / 2} ${BAY / 2} 0 0 1 ${x + BAY} 330V${FLOOR}Z`, plaster)
}

/** Four shelves of folded stock in uneven piles. */
function foldedBay(random: Random, x: number): string {
  let body = niche(x)
  for (let shelf = 0; shelf < 4; shelf++) {
    const top = 492 + shelf * 118
    body += rect(x, top, BAY, 8, Walnut)
    for (let left = x + 14; left < x + BAY - 50; ) {
      const width = Math.min(between(random, 56, 72), x + BAY - 12 - left)
      let y = top
      for (let fold = 3 + below(random, 4); fold > 0; fold--) {
        const height = between(random, 10, 17)
        y -= height
        body += rect(left, y, width, height - 1.6, pick(random, STOCK))
      }
      left += width + 10
    }
  }
  return body
}

/** A hanging rail over a box of small things. */
function railBay(random: Random, x: number): string {
  let body = niche(x) + line(`M${x} 430H${x + BAY}`, Walnut, 6)
  for (let left = x + 16; left < x + BAY - 34; ) {
    const [width, length] = [between(random, 20, 36), between(random, 210, 320)]
    const middle = round(left + width / 2)
    const hem = round(464 + length)
    body += `<path d="M${middle} 430v16L${round(left)} 464V${hem}H${round(left + width)}V464L${middle} 446" fill="${pick(random, STOCK)}" stroke="${Walnut}" stroke-width="1.5"/>`
    left += width + 4
  }
  const hats = [Vermilion, Mimosa, Sky, Shell].map((color, i) =>
    shape(`M${x + 34 + i * 62} 806c0-26 44-26 44 0z`, color),
  )
  return body + rect(x + 20, 806, BAY - 40, 54, Walnut) + hats.join('')
}

/** The middle of the wall: one coat on a stand against a disc. */
function coatBay(x: number): string {
  const c = x + BAY / 2
  return (
    niche(x) +
    disc([c, 356], 92, Mimosa) +
    line(`M${c} 790V860M${c - 50} 858h100`, Walnut, 7) +
    shape(
      `M${c - 24} 392C${c - 78} 402 ${c - 92} 440 ${c - 104} 520L${c - 120} 790H${c + 120}L${c + 104} 520C${c + 92} 440 ${c + 78} 402 ${c + 24} 392L${c} 424Z`,
      Vermilion,
    ) +
    line(`M${c} 424V790`, Walnut, 3)
  )
}

export function elevation(): Drawing {
  return makeDrawing({
    name: 'elevation',
    view: [1800, 1000],
    surface: 'paper',
    palette: ELEVATION,
    alt: 'A shop wall drawn to scale: five arched bays, folded stock outermost, rails within, and a single vermilion coat in the middle bay.',
    draw: () => {
      const random = seeded(3)
      const starts = [70, 420, 770, 1120, 1470]
      const marks = starts.flatMap((x) => [`M${x} 913v24`, `M${x + BAY} 913v24`])
      return [
        rect(0, 0, 1800, 1000, Shell),
        rect(0, FLOOR, 1800, 140, Bottle),
        rect(0, 96, 1800, 34, Bottle),
        foldedBay(random, 70),
        railBay(random, 420),
        coatBay(770),
        railBay(random, 1120),
        foldedBay(random, 1470),
        line(`M70 925H1760${marks.join('')}`, plaster, 2),
      ].join('')
    },
  })
}

/** A market stall rather than a wall: awning, crates, one rail. */
export function elevationStall(): Drawing {
  return makeDrawing({
    name: 'elevation-stall',
    view: [1800, 1000],
    surface: 'paper',
    palette: ELEVATION,
    lead: 2,
    alt: 'A market stall in elevation: a scalloped awning in bottle green and plaster, a hanging rail, and three rising tiers of crates filled with folded cloth.',
    draw: () => {
      const random = seeded(29)
      const scallops = Array.from({ length: 12 }, (_, i) => {
        const x = 150 + i * 125
        return shape(`M${x} 150H${x + 125}V330A62.5 62.5 0 0 1 ${x} 330Z`, i % 2 ? plaster : Bottle)
      })
      let tiers = ''
      for (let tier = 0; tier < 3; tier++) {
        const [y, x] = [FLOOR - 130 - tier * 120, 930 - 0 * tier]
        for (let crate = 0; crate < 3; crate++) {
          const left = x + crate * 230 + tier * 16
          for (let roll = 0; roll < 5; roll++) {
            const height = between(random, 46, 84)
            tiers += rect(left + 10 + roll * 38, y - height + 20, 34, height, pick(random, STOCK))
          }
          tiers +=
            rect(left, y, 210, 110, '#6A4130') +
            line(`M${left} ${y + 38}h210M${left} ${y + 76}h210`, Walnut, 6)
        }
      }
      let rail = line('M240 440H830', Walnut, 8)
      for (let left = 262; left < 790; ) {
        const [width, length] = [between(random, 26, 48), between(random, 230, 330)]
        const middle = round(left + width / 2)
        rail += `<path d="M${middle} 440v18L${round(left)} 478V${round(478 + length)}H${round(left + width)}V478L${middle} 458" fill="${pick(random, STOCK)}" stroke="${Walnut}" stroke-width="1.5"/>`
        left += width + 6
      }
      return [
        rect(0, 0, 1800, 1000, Sky),
        rect(0, FLOOR, 1800, 140, Shell),
        rect(190, 300, 18, 560, Walnut),
        rect(1592, 300, 18, 560, Walnut),
        rail,
        tiers,
        rect(130, 130, 1540, 34, Walnut),
        ...scallops,
        line('M190 925H1610M190 913v24M900 913v24M1610 913v24', Walnut, 3),
      ].join('')
    },
  })
}
