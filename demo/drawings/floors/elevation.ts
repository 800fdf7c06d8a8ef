import { below, pick, type Random, seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { ELEVATION } from '../palettes.ts'
import { disc, line, rect, shape } from '../shapes.ts'
import { figure } from './figures.ts'
import type { Garment } from './garment.ts'
import { bag, hat, pile, shoe } from './goods.ts'
import { hangAlong, railLength } from './hanging.ts'
import { across, place, sectionLetter } from './measures.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

const { 'Lime plaster': plaster, Shell, Bottle, Walnut, Mimosa, Vermilion, Sky } = ELEVATION
const STOCK = [Bottle, Vermilion, Mimosa, Sky, Walnut, Shell] as const
/** Five bays of 1.90 meters with piers of 30 centimeters between them make eleven with the two ends. */
const [FLOOR, CM, BAY, PIER] = [760, 1.75, 190 * 1.75, 30 * 1.75]

function niche(x: number): string {
  const spring = FLOOR - 195 * CM
  return shape(`M${x} ${FLOOR}V${spring}A${BAY / 2} ${BAY / 2} 0 0 1 ${x + BAY} ${spring}V${FLOOR}Z`, plaster)
}

/** Four shelves of folded stock; dark at the bottom when it is the wall's left margin. */
function foldedBay(random: Random, x: number, dark: boolean): string {
  let body = niche(x)
  const tones = dark ? [Walnut, Bottle, Vermilion, Sky, Mimosa] : [Sky, Mimosa, Shell, Vermilion, Bottle]
  for (let shelf = 0; shelf < 4; shelf++) {
    const top = FLOOR - (22 + shelf * 46) * CM
    body += rect(x, top, BAY, 6, Walnut)
    for (let i = 0; i < 5; i++) {
      const [main, other] = [tones[shelf] ?? Bottle, tones[(shelf + 1 + (i % 2)) % 5] ?? Sky]
      const colors = Array.from({ length: 3 + below(random, 4) }, () => (random() < 0.72 ? main : other))
      body += place(pile(random, 32, colors, 5), x + (4 + i * 37) * CM, top, CM)
    }
  }
  return body
}

/** A hanging rail at 1.60 meters over a box of small things. */
function railBay(x: number, garments: readonly Garment[], hats: boolean): string {
  const rail = FLOOR - 160 * CM
  const used = railLength(garments, 1.2) * CM
  const small = hats
    ? [Vermilion, Mimosa, Sky].map((color, i) =>
        place(hat('felt', color, Walnut), x + (45 + i * 50) * CM, FLOOR - 22 * CM, CM),
      )
    : [Vermilion, Bottle, Mimosa, Sky].map((color, i) =>
        place(
          shoe(i % 2 ? 'ankle boot' : 'loafer', color, Shell),
          x + (20 + i * 41) * CM,
          FLOOR - 22 * CM,
          CM,
        ),
      )
  return (
    niche(x) +
    place(hangAlong(garments, 1.2, Walnut), x + (BAY - used) / 2, rail, CM) +
    line(`M${x} ${rail}H${x + BAY}`, Walnut, 5) +
    rect(x + 20, FLOOR - 22 * CM, BAY - 40, 22 * CM, Walnut) +
    small.join('')
  )
}

/** The middle of the wall: one coat on a figure against a disc, and bare plaster either side. */
function coatBay(x: number): string {
  const middle = x + BAY / 2
  return (
    niche(x) +
    disc([middle, FLOOR - 205 * CM], 74, Mimosa) +
    rect(middle - 70, FLOOR - 18 * CM, 140, 18 * CM, Walnut) +
    place(
      figure('standing', { skin: Shell, top: Vermilion, legs: Walnut, shoes: Bottle, hem: 'calf' }),
      middle,
      FLOOR - 18 * CM,
      CM * 1.06,
    )
  )
}

export function elevation(): Drawing {
  return makeDrawing({
    name: 'elevation',
    title: 'Five bays of 1.9 meters',
    credit: FLOORS,
    view: [2000, 880],
    surface: 'paper',
    palette: ELEVATION,
    alt: 'A shop wall drawn to scale: five arched bays, folded stock outermost, rails over hats and shoes within, and a single vermilion coat in the middle bay. A passer-by in green gives the height.',
    draw: () => {
      const random = seeded(3)
      const starts = Array.from({ length: 5 }, (_, i) => 64 + i * (BAY + PIER))
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = starts
      const long = runs(
        random,
        [3, 'coat', Bottle],
        [3, 'coat', Walnut],
        [3, 'jacket', Sky],
        [4, 'shirt', Shell],
        [3, 'dress', Mimosa],
      )
      const short = runs(
        random,
        [3, 'jacket', Walnut],
        [2, 'knit', Vermilion],
        [4, 'shirt', Sky],
        [3, 'knit', Mimosa],
        [4, 'trousers', Bottle],
      )
      return [
        rect(0, 0, 2000, 880, Shell),
        rect(0, 0, 2000, 96, shade(Shell, 0.3)),
        rect(0, 96, 2000, 40, Bottle),
        rect(0, 150, 2000, 6, Bottle),
        foldedBay(random, a, true),
        railBay(b, long, true),
        coatBay(c),
        railBay(d, short, false),
        foldedBay(random, e, false),
        rect(0, FLOOR, 2000, 140, Bottle),
        place(
          figure('walking', {
            skin: '#8D5A3B',
            hair: Walnut,
            top: Bottle,
            legs: Walnut,
            shoes: Walnut,
            hem: 'knee',
            bun: true,
          }),
          d + BAY + 16,
          FLOOR + 12,
          CM * 1.03,
        ),
        ...starts.map((x) =>
          across({ from: x, to: x + BAY, at: 830, label: '1.90', color: plaster, size: 22 }),
        ),
        ...['A', 'B', 'C', 'D', 'E'].map((letter, i) =>
          sectionLetter(letter, (starts[i] ?? 0) + BAY / 2, 48, Bottle, 20),
        ),
      ].join('')
    },
  })
}

/** A market stall rather than a wall: awning, crates, one rail. */
export function elevationStall(): Drawing {
  return makeDrawing({
    name: 'elevation-stall',
    title: 'East aisle, stall 7, proposed',
    credit: FLOORS,
    view: [1800, 1000],
    surface: 'paper',
    palette: ELEVATION,
    lead: 2,
    alt: 'A market stall in elevation: a scalloped awning in bottle green and plaster, a rail of coats and shirts with one hat above it, and three rising tiers of crates filled with rolled cloth.',
    draw: () => {
      const random = seeded(29)
      const [floor, cm] = [860, 2.9]
      const scallops = Array.from({ length: 12 }, (_, i) => {
        const x = 150 + i * 125
        return shape(`M${x} 150H${x + 125}V300A62.5 62.5 0 0 1 ${x} 300Z`, i % 2 ? plaster : Bottle)
      })
      let tiers = ''
      for (let tier = 0; tier < 3; tier++)
        for (let crate = tier; crate < 3; crate++) {
          const [left, y] = [880 + crate * 236, floor - 118 - tier * 128]
          for (let roll = 0; roll < 5; roll++) {
            const [x, height] = [left + 8 + roll * 40, 44 + below(random, 44)]
            const color = pick(random, STOCK)
            tiers +=
              rect(x, y - height + 20, 36, height, color) +
              disc([x + 18, y - height + 20], 18, color) +
              disc([x + 18, y - height + 20], 9, shade(color, -0.22))
          }
          tiers +=
            rect(left, y, 214, 116, '#6A4130') +
            line(`M${left} ${y + 38}h214M${left} ${y + 76}h214`, Walnut, 6)
        }
      const stock = runs(
        random,
        [3, 'coat', Vermilion],
        [2, 'coat', Bottle],
        [3, 'jacket', Walnut],
        [4, 'shirt', plaster, Bottle],
        [3, 'dress', Mimosa],
        [3, 'knit', Shell],
      )
      return [
        rect(0, 0, 1800, 1000, Sky),
        rect(0, floor, 1800, 140, Shell),
        rect(208, 300, 1384, 560, shade(Sky, -0.12)),
        rect(190, 300, 18, 560, Walnut),
        rect(1592, 300, 18, 560, Walnut),
        place(hangAlong(stock, 1.4, Walnut), 250, 410, cm),
        line('M208 410H850', Walnut, 8),
        rect(842, 410, 10, 450, Walnut),
        place(bag('tote', Mimosa, Walnut), 300, floor, cm),
        place(shoe('boot', Bottle, Walnut), 690, floor, cm),
        tiers,
        place(hat('felt', Vermilion, Walnut), 1230, floor - 246 - 70, cm),
        place(
          figure('waiting', {
            skin: '#5B3A29',
            hair: Walnut,
            top: Mimosa,
            legs: Bottle,
            shoes: Walnut,
            hem: 'knee',
          }),
          80,
          floor + 40,
          cm * 1.1,
        ),
        rect(130, 130, 1540, 34, Walnut),
        ...scallops,
        across({ from: 190, to: 900, at: 940, color: Walnut, label: '2.45', size: 24 }),
        across({ from: 900, to: 1610, at: 940, color: Walnut, label: '2.45', size: 24 }),
      ].join('')
    },
  })
}
