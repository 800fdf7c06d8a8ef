import { letters } from '#modules/media/lettering.ts'
import { between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, polygon, rect, shape } from '../shapes.ts'
import { type Figure, layCloth, put } from './cloth.ts'
import { fern, ginkgo, oak, ovate, type Shadow, umbel, willow } from './leaves.ts'

const card = shades('spring-2027', 'Prussian', 'Unbleached', 'Smoke')
const { Prussian, Unbleached, Smoke } = card

/** What lies on the cloth, where its foot is, how it is turned, how long it is. */
type Place = readonly [shadow: Shadow, at: Point, turn: number, length: number]

/** Things that touched the cloth are white; what stood off it let light in underneath and is only paler. */
const LIFTED: readonly Place[] = [
  [fern, [110, 640], 8, 520],
  [fern, [590, 330], -38, 430],
  [willow, [330, 470], -42, 340],
  [ovate, [330, 700], 96, 200],
  [oak, [450, 660], 32, 230],
  [ginkgo, [240, 100], -130, 170],
]
const TOUCHING: readonly Place[] = [
  [fern, [40, 700], 22, 560],
  [fern, [516, 390], -24, 460],
  [umbel, [300, 620], 10, 320],
  [willow, [560, 700], -6, 350],
  [ginkgo, [130, 262], -62, 190],
  [ginkgo, [404, 560], 26, 128],
  [oak, [96, 112], 48, 190],
  [ovate, [222, 716], 82, 190],
  [ovate, [452, 716], 30, 130],
]

export function sunPrint(): Drawing {
  return layCloth({
    name: 'sun-print',
    title: 'Eleven minutes on the roof',
    credit: PRINTS,
    view: [1200, 1500],
    palette: card,
    lead: 0,
    ground: Prussian,
    tile: [600, 720],
    alt: 'A sun print: ferns, willow, ginkgo, oak and seed heads left white on Prussian blue, with paler gray-blue doubles where a leaf stood off the cloth.',
    draw: () => {
      const random = seeded(907)
      const lay = (places: readonly Place[], fill: string) =>
        places.map(
          ([shadow, at, turn, length]): Figure => ({
            at,
            reach: length * 1.05,
            svg: put(shape(shadow(random, length), fill), [0, 0], turn),
          }),
        )
      return [...lay(LIFTED, Smoke), ...lay(TOUCHING, Unbleached)]
    },
  })
}

/** A band of coating: straight where a card covered it, ragged where the brush left off. */
function band(
  random: Random,
  [left, top, right, bottom]: readonly [number, number, number, number],
  ragged: { left: boolean; right: boolean },
): Point[] {
  const run = (from: number, to: number, step: number) =>
    Array.from(
      { length: Math.max(1, Math.round(Math.abs(to - from) / step)) },
      (_, i) => from + (to - from) * (i / Math.max(1, Math.round(Math.abs(to - from) / step))),
    )
  return [
    ...run(top, bottom, 15).map((y): Point => [left + (ragged.left ? between(random, -34, 14) : 0), y]),
    ...run(left, right, 26).map((x): Point => [x, bottom + between(random, -7, 8)]),
    ...run(bottom, top, 15).map((y): Point => [right + (ragged.right ? between(random, -14, 38) : 0), y]),
    ...run(right, left, 26).map((x): Point => [x, top + between(random, -8, 7)]),
  ]
}

/** The test strip: one fern, five exposures, covered a step further each time. */
export function sunPrintStrip(): Drawing {
  const palette = shades('spring-2027', 'Unbleached', 'Prussian', 'Smoke', 'Ox gall')
  const bands: readonly [fill: string, minutes: string][] = [
    [palette['Ox gall'], '0'],
    ['#A9B9A6', '3'],
    [Smoke, '6'],
    ['#4A6A80', '9'],
    [Prussian, '11'],
  ]
  return makeDrawing({
    name: 'sun-print-strip',
    title: 'Test strip, nought to eleven minutes',
    credit: PRINTS,
    view: [1500, 1000],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A test strip on paper: five brushed bands from unexposed yellow-green through gray to full Prussian blue, numbered in minutes, with one white fern lying across them all.',
    draw: () => {
      const random = seeded(61)
      const width = 258
      const strips = bands
        .map(([fill], i) =>
          shape(
            polygon(
              band(random, [118 + i * width, 96, 118 + (i + 1) * width, 872], {
                left: i === 0,
                right: i === 4,
              }),
            ),
            fill,
          ),
        )
        .join('')
      const numbers = bands
        .map(([, minutes], i) =>
          letters(minutes, {
            x: 118 + i * width + 124,
            y: 944,
            size: 34,
            face: 'italic',
            anchor: 'middle',
            fill: Prussian,
          }),
        )
        .join('')
      return (
        rect(0, 0, 1500, 1000, Unbleached) +
        strips +
        put(shape(fern(random, 1330), Unbleached), [60, 640], 84) +
        put(shape(ovate(random, 330), Unbleached), [1240, 900], 14) +
        put(shape(ginkgo(random, 205), Unbleached), [212, 852], -12) +
        numbers
      )
    },
  })
}

/** The window is part of the picture: panes lie slanting on the cloth, and what grows outside crosses from one to the next. */
export function sunPrintWindow(): Drawing {
  const palette = shades('spring-2027', 'Unbleached', 'Prussian', 'Smoke', 'Vat indigo')
  const tile = [520, 640] as const
  // Over two rows the slant carries a bar exactly one pane to the side, so the bars run on from repeat to repeat.
  const pane = (column: number, row: number): Point[] => {
    const [x, y] = [column * 260 + 13, row * 320 + 13]
    const at = (px: number, py: number): Point => [px + (py / 320) * 130, py]
    return [at(x, y), at(x + 234, y), at(x + 234, y + 294), at(x, y + 294)]
  }
  return layCloth({
    name: 'sun-print-window',
    title: 'North window, September, half past four',
    credit: PRINTS,
    view: [1040, 1300],
    palette,
    lead: 1,
    ground: Unbleached,
    tile,
    alt: 'Slanting window panes printed in two blues on unbleached cloth; the white shadows of willow, fern and oak pass across the panes, their paler doubles over the bars.',
    draw: () => {
      const random = seeded(430)
      const panes = [0, 1].flatMap((row) =>
        [0, 1].map(
          (column): Figure => ({
            at: [0, 0],
            reach: [0, 0, 800, 640],
            svg: shape(
              polygon(pane(column, row)),
              (row + column) % 3 ? palette.Prussian : palette['Vat indigo'],
            ),
          }),
        ),
      )
      const shadows: [Shadow, Point, number, number][] = [
        [willow, [110, 650], 12, 470],
        [fern, [470, 660], -10, 560],
        [oak, [262, 300], 16, 230],
        [ginkgo, [36, 430], -34, 160],
        [ovate, [300, 660], 18, 210],
      ]
      const grown = shadows.map(([shadow, at, turn, length]): [Point, number, number, string] => [
        at,
        turn,
        length,
        shadow(random, length),
      ])
      const lay = (fill: string, shift: number): Figure[] =>
        grown.map(([[x, y], turn, length, d]) => ({
          at: [x + shift, y + shift * 0.7],
          reach: length * 1.05,
          svg: put(shape(d, fill), [0, 0], turn),
        }))
      return [...panes, ...lay(Smoke, 13), ...lay(Unbleached, 0)]
    },
  })
}
