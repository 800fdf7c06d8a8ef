import { below, between, pick, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import { areaOf, box, centerOf, cut, Inks, isInside, layOut, type Plot, turned, weighted } from './ground.ts'
import { doorNumbers } from './marks.ts'

const MARKET = shades('spring-2018', 'Magenta', 'Tangerine', 'Lime wash', 'Lemon', 'Lagoon', 'Palm', 'Navy')
const { Magenta, Tangerine, 'Lime wash': lime, Lemon, Lagoon, Palm, Navy } = MARKET
const MIDDLE: Point = [600, 600]
const TILT = 7
const placed = (x: number, y: number, width: number, height: number) =>
  turned(box(x, y, width, height), MIDDLE, TILT)

/** Halls of the markets on the walk, in order, with the way their vaults run. */
const HALLS: [plot: [number, number, number, number], vaultsAcross: boolean][] = [
  [[560, 400, 92, 92], true],
  [[100, 700, 150, 66], false],
  [[300, 880, 96, 140], true],
  [[640, 700, 70, 120], true],
  [[800, 820, 250, 96], true],
  [[860, 960, 190, 76], true],
  [[930, 660, 110, 90], false],
  [[700, 240, 200, 76], false],
  [[930, 330, 80, 150], true],
]
const PARKS: Plot[] = [placed(330, 470, 110, 66), placed(60, 560, 76, 76), placed(500, 960, 120, 80)]
const PLAZA = placed(640, 520, 100, 104)

function hall([[x, y, width, height], across]: (typeof HALLS)[number], i: number): string {
  const roof = i % 3 === 1 ? Lemon : i % 3 === 2 ? lime : Lagoon
  const step = 15
  const ribs = across
    ? Array.from({ length: Math.floor(width / step) }, (_, k) =>
        rect(x + k * step, y, step / 2, height, Navy),
      )
    : Array.from({ length: Math.floor(height / step) }, (_, k) =>
        rect(x, y + k * step, width, step / 2, Navy),
      )
  return (
    rect(x - 9, y - 9, width + 18, height + 18, Magenta) + rect(x, y, width, height, roof) + ribs.join('')
  )
}

/** A street market: tarpaulins edge to edge down the middle of the road. */
function tarps(random: Random, x: number, y: number, length: number, down: boolean): string {
  let body = ''
  for (let at = 0; at < length; at += 11) {
    const color = pick(random, [lime, Lemon, Tangerine, lime] as const)
    body += down ? rect(x, y + at, 10, 10, color) : rect(x + at, y, 10, 10, color)
  }
  return body
}

function drawPlan(numbers = true): string {
  const random = seeded(1810)
  // The avenue is laid first and straight; the grid has to meet it as it can.
  const halves = cut([placed(-300, -300, 1800, 1800)], [430, 560], -52, 40)
  const blocks = halves
    .flatMap((half) => cut(cut([half], [590, 640], TILT, 20), [770, 600], TILT + 90, 20))
    .flatMap((half) =>
      layOut(random, half, { degrees: TILT, block: [72, 48], widths: [17, 14, 12, 10], stray: 0.05 }),
    )
    .filter((plot) => {
      const middle = centerOf(plot)
      return areaOf(plot) > 500 && !isInside(PLAZA, middle) && !PARKS.some((park) => isInside(park, middle))
    })
  const inks = new Inks()
  for (const plot of blocks) {
    const [x, y] = centerOf(plot)
    const old = Math.hypot(x - 700, y - 600) < 330
    inks.add(
      weighted(
        random,
        old
          ? [
              [lime, 6],
              [Lemon, 2],
              [Tangerine, 2],
            ]
          : [
              [Tangerine, 7],
              [lime, 2.4],
              [Lemon, 0.8],
              [Lagoon, 0.5],
            ],
      ),
      plot,
    )
  }
  const circles: Point[] = [
    [430, 560],
    [250, 790],
    [590, 355],
  ]
  const streets = [
    tarps(random, 812, 920, 330, false),
    tarps(random, 780, 700, 250, true),
    tarps(random, 640, 226, 330, false),
    tarps(random, 918, 240, 320, true),
    tarps(random, 1058, 800, 300, true),
    tarps(random, 270, 864, 210, false),
  ]
  return [
    rect(0, 0, 1200, 1200, Magenta),
    inks.print(),
    ...PARKS.map((park) => shape(polygon(park), Palm)),
    shape(polygon(PLAZA), Lagoon),
    line('M-60 1187L900 -42', Magenta, 46),
    line('M-60 1187L900 -42', Navy, 20),
    ...circles.map((at) => disc(at, 42, Navy) + disc(at, 25, Palm)),
    `<g transform="rotate(${TILT} 600 600)">${HALLS.map(hall).join('')}${streets.join('')}</g>`,
    numbers
      ? doorNumbers(
          HALLS.map(([[x, y, width, height]]) => centerOf(placed(x, y, width, height))),
          { radius: 20, paper: lime, ink: Navy },
        )
      : '',
  ].join('')
}

/** A notions stall from above: trays of zips, ribbon and thread, the seller's two hands of space, a scale. */
function drawStall(): string {
  const {
    Lilac,
    Magenta: pink,
    Navy: dark,
    Lemon: yellow,
    Lagoon: sea,
    'Lime wash': paper,
    Tangerine: orange,
  } = STALL
  const random = seeded(1811)
  const colors = [pink, yellow, sea, paper, orange, Lilac] as const
  const tray = (x: number, y: number, width: number, height: number, kind: number) => {
    let body = rect(x, y, width, height, dark)
    const [left, top, w, h] = [x + 9, y + 9, width - 18, height - 18]
    if (kind === 0)
      for (let at = 0; at < w; at += 13)
        body += rect(
          left + at,
          top + between(random, 0, 14),
          10,
          h - between(random, 14, 40),
          pick(random, colors),
        )
    if (kind === 1) {
      const r = 27
      for (let cy = top + r; cy < top + h - r / 2; cy += r * 2)
        for (let cx = left + r; cx < left + w - r / 2; cx += r * 2) {
          const color = pick(random, colors)
          body +=
            disc([cx, cy], r - 2, color) +
            disc([cx, cy], 9, dark) +
            line(`M${round(cx - 17)} ${round(cy)}a17 17 0 0 1 17 -17`, dark, 2)
        }
    }
    if (kind === 2)
      for (let at = 0; at < h - 8; at += 22) {
        const color = pick(random, colors)
        body +=
          rect(left, top + at, w, 19, color) +
          line(`M${left} ${round(top + at + 9.5)}h${w}`, dark, 2.5, 'stroke-dasharray="3 3"')
      }
    if (kind === 3)
      for (let i = 0; i < (w * h) / 330; i++)
        body += disc(
          [left + 8 + random() * (w - 16), top + 8 + random() * (h - 16)],
          between(random, 5, 10),
          pick(random, colors),
        )
    return body
  }
  const [columns, rows] = [
    [0, 250, 470, 760, 960, 1210],
    [0, 190, 400, 640, 840, 1010],
  ]
  let trays = ''
  for (let c = 0; c < 5; c++)
    for (let r = 0; r < 5; r++) {
      const [x, y] = [(columns[c] ?? 0) + 150, (rows[r] ?? 0) + 60]
      const seat = c === 2 && (r === 2 || r === 3)
      if (!seat)
        trays += tray(
          x,
          y,
          (columns[c + 1] ?? 0) - (columns[c] ?? 0) - 10,
          (rows[r + 1] ?? 0) - (rows[r] ?? 0) - 10,
          (c * 2 + r + below(random, 2)) % 4,
        )
    }
  return [
    rect(0, 0, 1500, 1125, orange),
    line('M0 40H1500M0 1098H1500', '#D9661C', 26, 'stroke-dasharray="120 14"'),
    shape('M116 30H1392V1100H116Z', pink),
    rect(136, 46, 1236, 1036, Lilac),
    trays,
    rect(624, 464, 270, 426, paper),
    // The seller sits where nothing else will fit: hat, shoulders, one account book.
    shape('M660 700C660 610 860 610 860 700V800C860 840 660 840 660 800Z', sea),
    disc([760, 690], 74, yellow),
    disc([760, 690], 42, '#D9BC32'),
    rect(800, 490, 74, 96, dark),
    rect(808, 498, 58, 80, paper),
    shape('M1392 30L1500 120V1125H1392Z', '#9C1654'),
  ].join('')
}
const STALL = shades('spring-2018', 'Lilac', 'Magenta', 'Navy', 'Lemon', 'Lagoon', 'Lime wash', 'Tangerine')

const SHADE = shades('spring-2018', 'Lagoon', 'Lilac', 'Lime wash', 'Lemon', 'Magenta', 'Palm', 'Navy')

export const mexicoCity: Drawing[] = [
  makeDrawing({
    name: 'mexico-city-plan',
    title: 'Mexico City: nine roofs to get under',
    credit: FLOORS,
    view: [1200, 1200],
    surface: 'paper',
    palette: MARKET,
    alt: 'A plan of Mexico City with magenta streets between orange and lime blocks; a dark avenue crosses the tilted grid, nine vaulted market halls are numbered and tarpaulins fill the roads around them.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'mexico-city-stall',
    title: 'Two meters forty by three, 4,100 lines',
    credit: STUDIO,
    view: [1500, 1125],
    surface: 'paper',
    palette: STALL,
    alt: 'A notions stall seen from straight above: trays of zips, buttons, ribbon and thread packed edge to edge, and in the one gap the seller’s yellow hat and an account book.',
    draw: drawStall,
  }),
  makeDrawing({
    name: 'mexico-city-halls',
    title: 'La Merced, from the roof',
    credit: FLOORS,
    view: [1600, 1000],
    surface: 'paper',
    palette: SHADE,
    lead: 0,
    alt: 'Three vaulted market halls enlarged, striped lemon and navy, lime and navy, among lilac and lime blocks on lagoon-green streets lined with square tarpaulins.',
    draw: () =>
      excerpt(drawPlan(false), { from: [560, 690], times: 2.6, degrees: -7, light: relit(MARKET, SHADE) }),
  }),
]
