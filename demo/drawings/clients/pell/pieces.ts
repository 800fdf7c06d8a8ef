import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, grain, piece, words } from '../../patterns/marks.ts'
import { disc, line, type Point, rect, round } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { crosses, DASH, ROUND, tape } from '../sheet.ts'
import { fabric } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold } = PELL
const { Mist, Ginger } = PELL

/** A sweater's four pieces with every count that makes it fit. */
export function guernseyPieces(): Drawing {
  return makeDrawing({
    name: 'pell-guernsey-pieces',
    title: 'The guernsey in size 4, by stitches and by rows',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette: cut(PELL, 'Heather', 'Night bus', 'Unspun', 'Rosehip', 'Old gold'),
    alt: 'The flat pieces of a guernsey on heather paper: back and front in white with seeded yokes, two sleeves in navy, two small red gussets and a gold neckband, each with its stitch count and a grain line.',
    draw: () => {
      const back =
        'M-190 -330C-120 -322 -70 -340 -60 -346L60 -346C70 -340 120 -322 190 -330L190 340L-190 340Z'
      const front =
        'M-190 -330C-120 -322 -80 -340 -66 -346C-50 -284 50 -284 66 -346C80 -340 120 -322 190 -330L190 340L-190 340Z'
      const sleeve = 'M-150 -260L150 -260L86 300L-86 300Z'
      const seeds = (x: number, y: number, w: number, h: number) => {
        let d = ''
        for (let r = 0; r < h / 20; r++)
          for (let c = 0; c < w / 26; c++) d += `M${round(x + c * 26 + (r % 2) * 13)} ${round(y + r * 20)}h9`
        return line(d, night, 6, ROUND)
      }
      const welt = (x: number, y: number, w: number, color: string) =>
        line(
          Array.from({ length: Math.floor(w / 15) }, (_, i) => `M${round(x + 8 + i * 15)} ${y}v52`).join(''),
          color,
          4,
        )
      const drop = shade(Heather, -0.22)
      const grains: [Point, Point] = [
        [0, 60],
        [0, 240],
      ]
      const common = { ink: night, drop, dropBy: [12, 15] as Point, seam: 13, weight: 3 }
      return [
        rect(0, 0, 1800, 1200, Heather),
        crosses([1800, 1200], 100, shade(Heather, 0.18), 8),
        piece({
          ...common,
          cut: back,
          at: [268, 480],
          scale: 1.12,
          fill: Unspun,
          notches: [0.3, 0.62],
          grain: grains,
          grainColor: Rosehip,
        }),
        seeds(90, 196, 356, 250),
        welt(56, 800, 424, Rosehip),
        piece({
          ...common,
          cut: front,
          at: [784, 560],
          scale: 1.12,
          turn: 0,
          fill: Unspun,
          notches: [0.28, 0.66],
          grain: grains,
          grainColor: Rosehip,
        }),
        seeds(606, 296, 356, 230),
        welt(572, 880, 424, Rosehip),
        piece({
          ...common,
          cut: sleeve,
          at: [1230, 400],
          scale: 1.16,
          turn: 5,
          fill: night,
          ink: Unspun,
          notches: [0.1, 0.2],
          grain: [
            [0, -120],
            [0, 160],
          ],
          grainColor: gold,
        }),
        piece({
          ...common,
          cut: sleeve,
          at: [1610, 770],
          scale: 1.16,
          turn: 184,
          fill: night,
          ink: Unspun,
          notches: [0.1, 0.2],
          grain: [
            [0, -120],
            [0, 160],
          ],
          grainColor: gold,
        }),
        piece({
          ...common,
          cut: 'M0 -104L104 0L0 104L-104 0Z',
          at: [1110, 870],
          fill: Rosehip,
          ink: Unspun,
          seam: 12,
        }),
        piece({
          ...common,
          cut: 'M0 -104L104 0L0 104L-104 0Z',
          at: [1290, 1040],
          fill: Rosehip,
          ink: Unspun,
          seam: 12,
        }),
        piece({
          ...common,
          cut: 'M-300 -30L300 -30L300 30L-300 30Z',
          at: [340, 1090],
          turn: -2,
          fill: gold,
          seam: 10,
        }),
        dimension([56, 58], [480, 58], night, '', 30, 3.4),
        words('148 st', [268, 30], 32, night),
        words('124 rows', [900, 740], 32, night),
        words('96 st', [1240, 160], 32, Unspun, 5),
        words('56 st', [1596, 486], 32, Unspun, 4),
        words('112 st', [340, 1090], 30, night, -2),
        grain([1740, 80], [1740, 300], Unspun, 4),
      ].join('')
    },
  })
}

/** Two swatches under the same window. */
export function gaugeWindows(): Drawing {
  return makeDrawing({
    name: 'pell-gauge-windows',
    title: 'Ten centimeters of each: eleven gauge and twelve',
    credit: STUDIO,
    view: [1600, 1140],
    surface: 'cloth',
    palette: cut(PELL, 'Ginger', 'Unspun', 'Night bus', 'Mist', 'Rosehip'),
    lead: 0,
    alt: 'Two knitted swatches pinned side by side on ginger cloth, the left in larger navy stitches, the right in finer gray ones, each seen through a square window cut in white card; a red-headed pin at every corner.',
    draw: () => {
      const card = (x: number, y: number, s: number, turn: number, knit: string, count: string) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        rect(14, 18, s, s, shade(Ginger, -0.3)) +
        knit +
        `<path d="M-70 -70H${s + 70}V${s + 70}H-70ZM0 0V${s}H${s}V0Z" fill="${Unspun}" fill-rule="evenodd"/>` +
        line(`M-12 -12H${s + 12}V${s + 12}H-12Z`, night, 3, DASH) +
        line(
          Array.from(
            { length: 21 },
            (_, i) =>
              `M${round((i * s) / 20)} -12v-${i % 2 ? 14 : 26}M-12 ${round((i * s) / 20)}h-${i % 2 ? 14 : 26}`,
          ).join(''),
          night,
          3,
        ) +
        words(count, [s / 2, s + 42], 44, night, 0, 'display') +
        '</g>'
      const coarse = fabric({
        at: [-10, -10],
        columns: 17,
        rows: 21,
        size: [34.6, 28],
        yarn: (_, r) => (r === 12 ? Rosehip : night),
      })
      const fine = fabric({
        at: [-10, -10],
        columns: 26,
        rows: 32,
        size: [22.4, 18.6],
        yarn: (c) => (c === 7 ? Rosehip : Mist),
      })
      const pin = (x: number, y: number) =>
        line(`M${x} ${y}l-46 62`, night, 5, ROUND) + disc([x, y], 17, Rosehip)
      return [
        rect(0, 0, 1600, 1140, Ginger),
        crosses([1600, 1140], 100, shade(Ginger, -0.16), 8),
        card(150, 170, 560, -3, coarse, '28 stitches'),
        card(960, 250, 560, 2.5, fine, '31 stitches'),
        pin(96, 120),
        pin(790, 84),
        pin(900, 190),
        pin(1560, 220),
        tape({ at: [0, 1060], length: 1600, breadth: 80, fill: night, ink: Unspun, tick: 19 }),
      ].join('')
    },
  })
}
