import { between, seeded } from '../../random.ts'
import { FLOORS, PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, rect, round, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import { Inks, weighted } from './ground.ts'
import { CURTAIN, drawNoren } from './kyoto-noren.ts'
import { doorNumbers, north } from './marks.ts'

const PALETTE = shades('spring-2016', 'Buttermilk', 'Iris', 'Graphite', 'Harbor haze', 'Signal red', 'Fern')
const { Buttermilk, Iris, Graphite, 'Harbor haze': haze, 'Signal red': red, Fern } = PALETTE
const [CELL, STREET] = [136, 15]

/** West bank of the river. It comes down in two arms that meet at the point of a park. */
const WEST: Point[] = [
  [1130, -20],
  [1158, 120],
  [1196, 250],
  [1204, 420],
  [1190, 640],
  [1202, 840],
  [1190, 1020],
]
const bankAt = (y: number) => {
  const i = Math.max(
    1,
    WEST.findIndex(([, at]) => at >= y),
  )
  const [[x0, y0], [x1, y1]] = [WEST[i - 1] ?? [0, 0], WEST[i] ?? [0, 0]]
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
}

/** Column, row and how far along the block's front. */
const DOORS: [column: number, row: number, along: number][] = [
  [1, 0, 0.5],
  [2, 1, 0.3],
  [2, 3, 0.5],
  [4, 2, 0.3],
  [4, 4, 0.55],
  [5, 5, 0.2],
  [6, 3, 0.5],
  [7, 1, 0.4],
  [7, 6, 0.35],
]
/** The walk keeps to the streets: crossings of the grid, in order. */
const WALK: Point[] = [
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 4],
  [4, 4],
  [4, 2],
  [5, 2],
  [5, 5],
  [6, 5],
  [6, 1],
  [7, 1],
  [7, 7],
]
const CASTLE = { left: 0, top: 3, columns: 1.3, rows: 2 }

/** One block of the old grid: two rows of houses a few meters wide and very deep, back gardens between them. */
function block(
  inks: Inks,
  seed: number,
  x: number,
  y: number,
  width: number,
  eastWest: boolean,
  doorAt?: number,
): Point | undefined {
  const random = seeded(seed)
  let mark: Point | undefined
  for (const far of [0, 1]) {
    const length = eastWest ? CELL - STREET : width
    for (let at = 0; at < length - 3; ) {
      const front = Math.min(between(random, 6, 13), length - at)
      const deep = ((eastWest ? width : CELL - STREET) / 2) * between(random, 0.78, 0.97)
      const isDoor = doorAt !== undefined && far === 0 && mark === undefined && at + front > length * doorAt
      const color = isDoor
        ? red
        : weighted(random, [
            [Graphite, 5],
            [Iris, 4],
            [haze, 1.2],
            [Fern, 0.12],
          ])
      const wide = isDoor ? Math.max(front, 26) : front
      const across = (eastWest ? width : CELL - STREET) - deep
      const [px, py] = eastWest ? [x + far * across, y + at] : [x + at, y + far * across]
      const [w, h] = eastWest ? [deep, wide - 1.6] : [wide - 1.6, deep]
      inks.add(color, [
        [px, py],
        [px + w, py],
        [px + w, py + h],
        [px, py + h],
      ])
      // A court lets light into the middle of a house that is thirty meters long.
      if (!isDoor && front > 6.5 && random() < 0.5) {
        const [q, s] = [between(random, 0.35, 0.6), 0.16]
        inks.add(
          Buttermilk,
          eastWest
            ? [
                [px + w * q, py + 1.5],
                [px + w * (q + s), py + 1.5],
                [px + w * (q + s), py + h - 1.5],
                [px + w * q, py + h - 1.5],
              ]
            : [
                [px + 1.5, py + h * q],
                [px + w - 1.5, py + h * q],
                [px + w - 1.5, py + h * (q + s)],
                [px + 1.5, py + h * (q + s)],
              ],
        )
      }
      if (isDoor) mark = [px + w / 2, py + h / 2]
      at += wide
    }
  }
  return mark
}

function drawGrid(): { houses: string; doors: Point[] } {
  const inks = new Inks().add(Graphite)
  const doors: Point[] = []
  for (let row = -1; row < 8; row++)
    for (let column = -1; column < 9; column++) {
      const [x, y] = [8 + column * CELL, 12 + row * CELL]
      const inCastle = column < 1 && row >= CASTLE.top && row < CASTLE.top + CASTLE.rows
      const width = Math.min(CELL - STREET, bankAt(y + 50) - 40 - x)
      if (inCastle || width < 34) continue
      const door = DOORS.findIndex(([c, r]) => c === column && r === row)
      const mark = block(
        inks,
        row * 31 + column + 500,
        x,
        y,
        width,
        (row + column) % 3 !== 0,
        DOORS[door]?.[2],
      )
      if (mark) doors[door] = mark
    }
  return { houses: inks.print(), doors }
}

function river(): string {
  const east = WEST.map(([x, y]): Point => [x + 74, y])
  const arm: Point[] = [
    [1420, -20],
    [1352, 90],
    [1288, 190],
    [1250, 270],
  ]
  const fork: Point[] = [
    [1520, -20],
    [1430, 90],
    [1340, 220],
    [1278, 330],
  ]
  return [
    shape(`${curve(WEST)}L${curve([...east].reverse()).slice(1)}Z`, haze),
    shape(`${curve(arm)}L${curve([...fork].reverse()).slice(1)}Z`, haze),
    line(curve(WEST.map(([x, y]) => [x - 24, y])), haze, 7),
    line(curve(WEST.map(([x, y]) => [x + 37, y + 6])), Buttermilk, 3, 'stroke-dasharray="90 34"'),
  ].join('')
}

function drawPlan(numbers = true): string {
  const { houses, doors } = drawGrid()
  const hills: Point[] = [
    [1500, 210],
    [1452, 330],
    [1424, 430],
    [1460, 560],
    [1412, 700],
    [1446, 860],
    [1420, 1020],
  ]
  const at = ([column, row]: Point): Point => [8 + column * CELL - STREET / 2, 12 + row * CELL - STREET / 2]
  const walk = WALK.map((crossing) => at(crossing).join(' ')).join('L')
  const folds = [34, 70, 112].map((by) => curve(hills.map(([x, y]): Point => [x + by, y + by / 3])))
  const castleTop = 12 + CASTLE.top * CELL
  const bridges = [1, 3, 4, 6].map((row) => {
    const y = 5.5 + row * CELL
    return `M${round(bankAt(y) - 44)} ${y}H${round(bankAt(y) + 120)}`
  })
  // East of the river the grid gives up: one run of houses, then temple ground under the hill.
  const inks = new Inks()
  for (let row = 2; row < 8; row++)
    block(inks, 900 + row, bankAt(row * CELL + 60) + 92, 12 + row * CELL, 92 - (row % 2) * 26, true)
  return [
    rect(0, 0, 1500, 1000, Buttermilk),
    houses,
    rect(-10, castleTop, CELL * CASTLE.columns + 24, CELL * 2 - STREET, haze),
    rect(-10, castleTop + 15, CELL * CASTLE.columns + 8, CELL * 2 - STREET - 30, Buttermilk),
    rect(-10, castleTop + 58, 112, 92, haze),
    rect(-10, castleTop + 68, 98, 72, Fern),
    shape(`${curve(hills)}L1520 1020V330Z`, Fern),
    shape('M1268 176L1340 60L1376 40L1296 168Z', Fern),
    line(folds.join(''), Graphite, 2.4),
    inks.print(),
    river(),
    line(`M${walk}`, red, 8, 'stroke-linejoin="round"'),
    line(bridges.join(''), Buttermilk, 9),
    numbers ? doorNumbers(doors, { radius: 18, paper: red, ink: Buttermilk }) : '',
    north([1452, 150], 0, 34, Graphite),
  ].join('')
}

const ROOFS = shades('spring-2016', 'Petal', 'Graphite', 'Iris', 'Apricot flesh', 'Signal red')

export const kyoto: Drawing[] = [
  makeDrawing({
    name: 'kyoto-plan',
    title: 'Kyoto: the grid, and the river that rinsed it',
    credit: FLOORS,
    view: [1500, 1000],
    surface: 'paper',
    palette: PALETTE,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'A plan of Kyoto on buttermilk: square blocks packed with long narrow houses in graphite and violet, a castle moat at the left, a river in two arms under green hills, and nine red houses numbered.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'kyoto-noren',
    title: 'Open: the curtain is out',
    credit: PRINTS,
    view: [1200, 1500],
    surface: 'paper',
    palette: CURTAIN,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A door curtain in four strips, each one dip deeper than the last from pale blue to violet, hangs before a latticed wooden front; a pale moon runs across two of the slits, above a red stool.',
    draw: drawNoren,
  }),
  makeDrawing({
    name: 'kyoto-block',
    title: 'Six meters wide, thirty deep',
    credit: FLOORS,
    view: [1000, 1250],
    surface: 'paper',
    palette: ROOFS,
    alt: 'Four Kyoto blocks enlarged: two rows of houses in each, a few meters wide and very deep, with pale courts cut into them, and a red walk turning a corner.',
    draw: () =>
      excerpt(drawPlan(false), {
        from: [392, 250],
        times: 3.6,
        degrees: 0,
        light: [...relit(PALETTE, ROOFS), [Fern, ROOFS.Graphite]],
      }),
  }),
]
