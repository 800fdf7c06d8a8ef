import { seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { BORDER, BUD, PALMETTE, strike } from './blocks.ts'
import { layCloth, put } from './cloth.ts'

const card = shades('autumn-2021', 'Calico', 'Tacking red', 'Amber', 'Bay leaf', 'Blackcurrant', 'Oxide')
const { Calico, Amber, Blackcurrant, Oxide } = card
const [Red, Leaf] = [card['Tacking red'], card['Bay leaf']]

/** Four blocks in the order they are struck: the printer walks the whole length with one before the next is inked. */
function palmettes(places: readonly Point[], seed: number): string {
  const random = seeded(seed)
  const pass = (block: keyof typeof PALMETTE, color: string, flecks: number) =>
    places
      .map((at) => strike(PALMETTE[block], { random, at, color, ground: Calico, flecks, off: 4.5 }))
      .join('')
  return (
    pass('petals', Red, 40) +
    pass('leaves', Leaf, 14) +
    pass('tongues', Amber, 6) +
    pass('eyes', Blackcurrant, 4)
  )
}

export function blockPalmette(): Drawing {
  const tile = [680, 630] as const
  const places = Array.from(
    { length: 12 },
    (_, i): Point => [85 + (i % 4) * 170, 92 + Math.floor(i / 4) * 210 + (i % 2) * 105],
  )
  return layCloth({
    name: 'block-palmette',
    title: 'Four blocks, twelve strikes, none alike',
    credit: PRINTS,
    view: [935, 1170],
    palette: shades('autumn-2021', 'Calico', 'Tacking red', 'Amber', 'Bay leaf', 'Blackcurrant'),
    ground: Calico,
    tile,
    alt: 'Block-printed palmettes in red, amber, bay green and blackcurrant on calico; every strike sits a little off the last, and the ink has missed in flecks.',
    draw: () => {
      const random = seeded(2107)
      const buds = places.map(([x, y]): Point => [x, y + 106])
      const bud = (part: keyof typeof BUD, color: string) =>
        buds
          .map((at) => strike(BUD[part], { random, at, color, ground: Calico, off: 3, flecks: 5, size: 0.9 }))
          .join('')
      return palmettes(places, 17) + bud('cup', Amber) + bud('foot', Blackcurrant)
    },
  })
}

/** Border blocks run along the cloth in rows; a rail is only as straight as the arm that carries it. */
export function blockBorders(): Drawing {
  const palette = shades('autumn-2021', 'Slate', 'Calico', 'Amber', 'Oxide', 'Blackcurrant')
  const { Slate } = palette
  const [pitch, columns] = [125, 6]
  const rows: [block: keyof typeof BORDER | 'palmette', y: number, color: string][] = [
    ['rail', 16, Calico],
    ['saw', 48, Amber],
    ['rail', 76, Calico],
    ['palmette', 182, Calico],
    ['rail', 286, Calico],
    ['beads', 308, Amber],
    ['rail', 330, Blackcurrant],
    ['leaf', 374, Oxide],
    ['rail', 408, Blackcurrant],
    ['beads', 432, Calico],
    ['saw', 472, Blackcurrant],
  ]
  return layCloth({
    name: 'block-borders',
    title: 'Eleven rows along the edge of the table',
    credit: PRINTS,
    view: [1500, 1000],
    palette,
    lead: 0,
    ground: Slate,
    tile: [pitch * columns, 500],
    alt: 'Rows of border blocks on slate blue: saw teeth, beads, leaves and pale palmettes between rails that never quite meet end to end.',
    draw: () => {
      const random = seeded(604)
      const row = ([block, y, color]: (typeof rows)[number]) =>
        Array.from({ length: columns }, (_, i) => {
          const at: Point = [pitch * (i + 0.5), y]
          const common = { random, at, ground: Slate, off: 2.4 }
          if (block !== 'palmette')
            return strike(BORDER[block](pitch * 0.985), { ...common, color, flecks: 10 })
          return (
            strike(PALMETTE.petals, { ...common, color, flecks: 22, size: 0.86 }) +
            strike(PALMETTE.tongues, { ...common, color: Oxide, flecks: 5, size: 0.86, off: 4 }) +
            strike(PALMETTE.leaves, { ...common, color: Amber, flecks: 10, size: 0.86, off: 4 })
          )
        }).join('')
      return rows.map(row).join('')
    },
  })
}

/** The block itself, face up: the petals stand in reverse on the wood, still wet. */
function woodBlock(): string {
  const random = seeded(9)
  const [w, h, thick] = [372, 300, 50]
  const side: Point[] = [
    [-w / 2, h / 2],
    [w / 2, h / 2],
    [w / 2, h / 2 + thick],
    [-w / 2, h / 2 + thick],
  ]
  const end: Point[] = [
    [w / 2, -h / 2],
    [w / 2 + thick * 0.7, -h / 2 + thick],
    [w / 2 + thick * 0.7, h / 2 + thick],
    [w / 2, h / 2],
  ]
  const front: Point[] = [
    ...side.slice(0, 2),
    [w / 2 + thick * 0.7, h / 2 + thick],
    [-w / 2 + thick * 0.7, h / 2 + thick],
  ]
  const rings = Array.from({ length: 7 }, (_, i) => {
    const y = -h / 2 + 18 + i * 44
    return `M${-w / 2} ${round(y)}C${round(-w / 4)} ${round(y - 12 + (i % 3) * 8)} ${round(w / 6)} ${round(y + 16 - (i % 2) * 14)} ${w / 2} ${round(y - 4)}`
  }).join('')
  const tone = '#8A3D22'
  return (
    shape(
      polygon([
        [-w / 2 + 20, h / 2 + 30],
        [w / 2 + 60, -h / 2 + 90],
        [w / 2 + 92, h / 2 + 96],
        [-w / 2 + 60, h / 2 + 96],
      ]),
      '#CFC4AE',
    ) +
    shape(polygon(front), tone) +
    shape(polygon(end), '#742F1A') +
    rect(-w / 2, -h / 2, w, h, Oxide) +
    line(rings, tone, 2.4) +
    strike(PALMETTE.petals, {
      random,
      at: [8, 65],
      color: Blackcurrant,
      ground: Oxide,
      off: 0,
      size: 2.3,
      flecks: 0,
    }) +
    strike(PALMETTE.petals, {
      random,
      at: [-3, 51],
      color: Red,
      ground: Calico,
      off: 0,
      size: 2.3,
      flecks: 60,
      mirrored: true,
    }) +
    strike(
      [
        [
          [-6, -6],
          [6, -6],
          [6, 6],
          [-6, 6],
        ],
      ],
      { random, at: [-w / 2 + 24, h / 2 - 24], color: Blackcurrant, ground: Oxide, off: 0, flecks: 0 },
    ) +
    strike(
      [
        [
          [-6, -6],
          [6, -6],
          [6, 6],
          [-6, 6],
        ],
      ],
      { random, at: [w / 2 - 24, h / 2 - 24], color: Blackcurrant, ground: Oxide, off: 0, flecks: 0 },
    )
  )
}

export function blockOnCloth(): Drawing {
  return makeDrawing({
    name: 'block-on-cloth',
    title: 'The first block, face up, between two strikes',
    credit: PRINTS,
    view: [1500, 1100],
    surface: 'cloth',
    palette: card,
    lead: 1,
    focalPoint: { x: 0.7, y: 0.6 },
    alt: 'A carved wood block lies face up on half-printed calico, red ink on its petals. To the left the palmettes are finished; to the right only the red has been struck.',
    draw: () => {
      const random = seeded(31)
      const place = (column: number, row: number): Point => [
        110 + column * 215,
        120 + row * 270 + (column % 2 ? 135 : 0),
      ]
      const sheet: [Point, number][] = []
      for (let column = -1; column < 8; column++) {
        for (let row = -1; row < 4; row++)
          sheet.push([place(column, row), 4 - Math.max(0, column - 1) * 1.2 - row * 0.35])
      }
      const pass = (block: keyof typeof PALMETTE, color: string, needed: number, flecks: number) =>
        sheet
          .filter(([, done]) => done > needed)
          .map(([at]) =>
            strike(PALMETTE[block], { random, at, color, ground: Calico, size: 1.3, off: 4, flecks }),
          )
          .join('')
      const guides = [120, 390, 660, 930].map((y) => `M0 ${y + 96}H1500`).join('')
      return (
        rect(0, 0, 1500, 1100, Calico) +
        line(guides, '#CFC4AE', 1.6, 'stroke-dasharray="14 10"') +
        pass('petals', Red, -1.6, 34) +
        pass('leaves', Leaf, 0.4, 18) +
        pass('tongues', Amber, 1.2, 8) +
        pass('eyes', Blackcurrant, 0.8, 5) +
        put(woodBlock(), [1120, 640], -13, 1.5)
      )
    },
  })
}
