import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import {
  areaOf,
  box,
  centerOf,
  cut,
  drawnIn,
  Inks,
  isInside,
  keepSide,
  layOut,
  type Plot,
  plotAt,
  toward,
  turned,
  weighted,
} from './ground.ts'
import { doorNumbers, north, scaleBar } from './marks.ts'

const DAY = shades('spring-2014', 'Midnight', 'Coral', 'Paper white', 'Sand', 'Pool', 'Lawn')
const { Midnight, Coral, 'Paper white': white, Sand, Pool, Lawn } = DAY

/** The tracks come up from the south and end here; every street of the west side starts from this square. */
const SQUARE: Point = [640, 560]
const TRACKS = 82
const ZOO = turned(box(800, 250, 330, 330), [800, 400], -6)
const DOORS: Point[] = [
  [520, 660],
  [452, 778],
  [560, 880],
  [430, 960],
  [838, 724],
  [930, 858],
  [850, 1010],
  [1010, 1130],
  [880, 1290],
]

function wedges(random: Random): Plot[] {
  const [dx, dy] = toward(TRACKS)
  const west = keepSide(box(-20, -20, 1240, 1540), SQUARE, [-dy, dx], 64)
  let sectors: Plot[] = [west]
  for (const degrees of [104, 138, 168, 196, 226, 252]) sectors = cut(sectors, SQUARE, degrees, 20)
  return sectors.flatMap((sector) => {
    const [cx, cy] = centerOf(sector)
    const degrees = (Math.atan2(cy - SQUARE[1], cx - SQUARE[0]) * 180) / Math.PI
    return layOut(random, sector, {
      degrees,
      block: [118, 76],
      widths: [12, 10, 8, 7],
      stray: 0.16,
      crooked: 5,
    })
  })
}

function behindTheStation(random: Random): Plot[] {
  const [dx, dy] = toward(TRACKS)
  const east = keepSide(box(-20, -20, 1240, 1540), SQUARE, [dy, -dx], 64)
  const quarters = cut(cut([east], [860, 640], 12, 16), [1000, 940], 122, 14)
  return quarters.flatMap((quarter, i) =>
    layOut(random, quarter, {
      degrees: [8, 36, -22, 80][i % 4] ?? 0,
      block: [104, 52],
      widths: [11, 8, 6, 6],
      stray: 0.12,
      crooked: 3,
    }),
  )
}

/** Rails, shed and the domed hall in front, drawn upright and turned onto the line. */
function station(): string {
  const rails = [-34, -17, 0, 17, 34].map((x) => `M${x} 330V1100`).join('')
  const ribs = Array.from({ length: 17 }, (_, i) => `M-54 ${40 + i * 18}h108`).join('')
  const body = [
    rect(-64, -120, 128, 1240, Midnight),
    line('M-40 -170V-760M40 -170V-760', Lawn, 14, 'stroke-dasharray="14 12"'),
    rect(-14, -330, 28, 150, Sand),
    rect(-14, -560, 28, 180, white),
    rect(-14, -800, 28, 190, Sand),
    line(rails, Sand, 4),
    rect(-54, 30, 108, 306, Pool),
    line(ribs, Midnight, 3),
    line('M0 30V336', white, 5),
    rect(-84, -76, 168, 104, white),
    disc([0, -24], 40, Coral),
    disc([0, -24], 16, Midnight),
  ].join('')
  return `<g transform="translate(${SQUARE[0]} ${SQUARE[1]}) rotate(${TRACKS - 90})">${body}</g>`
}

function drawPlan(numbers = true): string {
  const random = seeded(1403)
  const blocks = [...wedges(random), ...behindTheStation(random)].filter((plot) => {
    const [x, y] = centerOf(plot)
    return areaOf(plot) > 420 && !isInside(ZOO, [x, y]) && Math.hypot(x - SQUARE[0], y - SQUARE[1]) > 96
  })
  const chosen = new Set(DOORS.map((door) => plotAt(blocks, door)))
  const [inks, courts] = [new Inks(), new Inks()]
  blocks.forEach((plot, i) => {
    if (chosen.has(i)) return
    const color = weighted(random, [
      [white, 6],
      [Sand, 3],
      [Pool, 0.5],
    ])
    inks.add(color, plot)
    if (areaOf(plot) > 3600) courts.add(Midnight, drawnIn(plot, between(random, 15, 20)))
  })
  const marked = [...chosen].map((i) => shape(polygon(blocks[i] ?? []), Coral)).join('')
  const park = [
    shape(polygon(ZOO), Lawn),
    line('M812 300C900 330 960 300 1010 380S1060 520 1120 500M860 560C880 480 960 470 1010 380', Midnight, 6),
    disc([905, 500], 30, Pool),
    disc([1050, 320], 20, Pool),
  ].join('')
  return [
    rect(0, 0, 1200, 1500, Midnight),
    inks.print(),
    courts.print(),
    park,
    marked,
    station(),
    numbers ? doorNumbers(DOORS, { radius: 17, paper: Midnight, ink: white }) : '',
    rect(40, 1412, 300, 48, Midnight),
    scaleBar([56, 1432], 160, '200 meters', white, Coral),
    north([1140, 80], 8, 34, white),
  ].join('')
}

/** A jeweler's window after seven: the stock is in the safe and the necks are left. */
function drawNecks(): string {
  const { 'Ink plum': plum, Raspberry, 'Orange peel': peel, 'Camel hair': camel, Ice } = NIGHT
  // A display neck has no arms and no face, only the place where the price goes.
  const neck = (x: number, y: number, s: number, fill: string, shade: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    shape(
      'M-30 -236L34 -218C30 -160 34 -136 86 -112C116 -98 112 -40 84 0C66 26 30 40 0 40S-66 26 -84 0C-112 -40 -116 -98 -86 -112C-34 -136 -26 -170 -30 -236Z',
      fill,
    ) +
    shape(
      'M4 -226L34 -218C30 -160 34 -136 86 -112C116 -98 112 -40 84 0C66 26 30 40 0 40C40 -20 60 -60 34 -104C4 -140 6 -170 4 -226Z',
      shade,
    ) +
    line('M-62 -118C-50 -50 -20 -22 4 -20S52 -50 62 -116', plum, 4) +
    '</g>'
  const step = (y: number, count: number, from: number, gap: number, s: number) =>
    rect(150, y, 1300, 22, plum) +
    Array.from({ length: count }, (_, i) =>
      neck(from + i * gap, y - 40 * s, s, i % 3 === 1 ? Ice : camel, i % 3 === 1 ? '#A3B7BE' : '#A57843'),
    ).join('')
  const slats = Array.from({ length: 9 }, (_, i) => `M0 ${26 + i * 19}H1600`).join('')
  return [
    rect(0, 0, 1600, 1000, plum),
    rect(150, 196, 1300, 650, peel),
    shape('M150 196H520L300 846H150Z', '#EC8B4C'),
    step(412, 6, 284, 206, 0.7),
    step(622, 5, 352, 240, 0.72),
    step(846, 5, 262, 262, 0.78),
    rect(0, 0, 1600, 196, Raspberry),
    line(slats, plum, 5),
    rect(790, 186, 20, 670, plum),
    rect(0, 846, 1600, 154, plum),
    rect(150, 878, 1300, 6, Raspberry),
    shape('M1360 846H1450V196H1436Z', '#C65B1C'),
  ].join('')
}

const NIGHT = shades('autumn-2014', 'Ink plum', 'Orange peel', 'Raspberry', 'Camel hair', 'Ice')

const LAMPS = shades('autumn-2014', 'Ink plum', 'Orange peel', 'Ice', 'Pewter', 'Raspberry')

export const antwerp: Drawing[] = [
  makeDrawing({
    name: 'antwerp-plan',
    title: 'Antwerp: four doors before the rails, five behind',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette: DAY,
    focalPoint: { x: 0.52, y: 0.5 },
    alt: 'A plan of Antwerp in pale wedge-shaped blocks on midnight blue: the rails run up to a ribbed station shed, a green park lies beside it, and nine coral blocks are numbered.',
    draw: () => drawPlan(),
  }),
  makeDrawing({
    name: 'antwerp-necks',
    title: 'Pelikaanstraat, ten past seven',
    credit: STUDIO,
    view: [1600, 1000],
    surface: 'paper',
    palette: NIGHT,
    alt: 'A jeweler’s window at night, lit orange under a raspberry shutter half let down: three steps of bare display necks in camel and ice, with nothing on any of them.',
    draw: drawNecks,
  }),
  makeDrawing({
    name: 'antwerp-wedges',
    title: 'The same streets with the lamps on',
    credit: FLOORS,
    view: [1500, 1000],
    surface: 'paper',
    palette: LAMPS,
    alt: 'The wedge blocks west of Antwerp’s station enlarged and drawn for the night, in pewter and ice on plum, with a few courtyards and one block lit orange.',
    draw: () =>
      excerpt(drawPlan(false), {
        from: [150, 520],
        times: 2.3,
        degrees: -6,
        light: [...relit(DAY, LAMPS), [Lawn, LAMPS.Pewter]],
      }),
  }),
]
