import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { band, line, rect, shape } from '../shapes.ts'
import { faceOut } from './face-out.ts'
import type { Garment } from './garment.ts'
import { bag, hat, pile, shoe } from './goods.ts'
import { hangAlong } from './hanging.ts'
import { across, note, place, upright } from './measures.ts'
import { fold, seam, shade } from './tones.ts'

export function foldOrHang(): Drawing {
  const palette = shades(
    'autumn-2016',
    'Fired clay',
    'Bottle glass',
    'Bone china',
    'Sulphur',
    'Heather',
    'Merlot',
  )
  const { 'Fired clay': clay, 'Bottle glass': bottle, 'Bone china': bone, Sulphur, Heather, Merlot } = palette
  return makeDrawing({
    name: 'fold-or-hang',
    title: 'The same eighteen knits: 0.64 meters folded, 1.97 hung',
    credit: FLOORS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    alt: 'Two fields. On dark green, eighteen knits lie folded in two piles on a shelf with hats above and bags below; on clay, the same eighteen hang along a rail three times as long over a plinth of shoes, with one more turned to face out.',
    draw: () => {
      const random = seeded(16)
      const [floor, cm] = [900, 4.9]
      const colors = [
        Merlot,
        Merlot,
        Merlot,
        bottle,
        bottle,
        Heather,
        Heather,
        Heather,
        bone,
        bone,
        bone,
        Sulphur,
        Sulphur,
        bone,
        Heather,
        bottle,
        Merlot,
        Merlot,
      ]
      const knits: Garment[] = colors.map((color, i) => ({
        kind: 'knit',
        color,
        length: 72 + ((i * 29) % 5) - 2,
        swing: ((i * 17) % 5) * 0.5 - 1,
        ...(i % 6 === 4 ? { trim: Sulphur } : {}),
      }))
      const [left, board] = [150, floor - 84 * cm]
      return [
        rect(0, 0, 2000, 1000, clay),
        rect(0, 0, 640, 1000, bottle),
        rect(left - 40, board, 64 * cm + 80, 12, Sulphur),
        rect(left - 40, board - 88 * cm, 64 * cm + 80, 12, Sulphur),
        rect(left - 40, 0, 12, floor, Sulphur),
        rect(left + 64 * cm + 28, 0, 12, floor, Sulphur),
        place(
          pile(
            random,
            31,
            colors.slice(0, 9).map((c) => (c === bottle ? shade(bottle, 0.22) : c)),
            6.4,
          ),
          left,
          board,
          cm,
        ),
        place(
          pile(
            random,
            31,
            colors.slice(9).map((c) => (c === bottle ? shade(bottle, 0.22) : c)),
            6.4,
          ),
          left + 33 * cm,
          board,
          cm,
        ),
        place(hat('felt', Heather, Merlot), left + 80, board - 88 * cm - 6, cm * 0.9),
        place(hat('beret', Merlot, Merlot), left + 236, board - 88 * cm, cm * 0.9),
        place(bag('doctor', clay, bone), left + 96, floor, cm),
        place(bag('bucket', Merlot, bone), left + 260, floor, cm),
        place(hangAlong(knits, 1, Merlot), 770, floor - 146 * cm, cm),
        line(`M640 ${floor - 146 * cm}H2000`, Merlot, 13),
        place(faceOut({ kind: 'knit', color: Sulphur, trim: Merlot }, Merlot), 1900, floor - 146 * cm, cm),
        rect(770, floor - 24 * cm, 960, 24 * cm, bone),
        rect(770, floor - 24 * cm, 960, 14, shade(bone, -0.14)),
        (['brogue', 'loafer', 'ankle boot', 'pump', 'clog', 'sneaker'] as const)
          .map((kind, i) =>
            place(
              shoe(
                kind,
                [Merlot, bottle, Heather, Merlot, bottle, Heather][i] ?? Merlot,
                i % 2 ? Merlot : bottle,
              ),
              796 + i * 152,
              floor - 24 * cm,
              cm,
            ),
          )
          .join(''),
        rect(640, floor, 1360, 100, Merlot),
        rect(0, floor, 640, 100, shade(bottle, -0.4)),
        across({ from: left, to: left + 64 * cm, at: 962, color: bone, label: '0.64', size: 24 }),
        across({ from: 770, to: 770 + 197 * cm, at: 962, color: bone, label: '1.97', size: 24 }),
        upright({ from: floor - 146 * cm, to: floor, at: 684, color: Merlot, label: '1.46', size: 24 }),
        note('18', 1690, 70, Merlot, 34),
        note('18', 30, 70, Sulphur, 34),
      ].join('')
    },
  })
}

/** A knit spread on the table, sleeves out; `folded` is how many of its parts have come in. */
function knitFlat(color: string, rib: string, folded: number): string {
  const [under, crease] = [shade(color, -0.22), seam(color)]
  const sleeve = (s: 1 | -1) =>
    shape(
      band(
        [
          [s * 16, -28.5],
          [s * 23.2, -22.4],
          [s * 37, -6],
          [s * 48, 20],
        ],
        [5, 15, 15, 10],
      ),
      color,
    ) +
    shape(
      band(
        [
          [s * 46, 15],
          [s * 50, 25],
        ],
        [11, 10],
      ),
      rib,
    )
  const sleeveIn = (s: 1 | -1) =>
    shape(
      band(
        [
          [s * 10.5, -31],
          [s * 9.4, -4],
          [s * 9, 26],
        ],
        [9, 13, 10],
      ),
      fold(color),
    ) +
    shape(
      band(
        [
          [s * 9, 22],
          [s * 9.6, 31],
        ],
        [10, 9],
      ),
      rib,
    )
  const neck = line('M-10 -35Q0 -23 10 -35', rib, 4)
  const body = (half: number) => shape(`M-10 -35L${-half} -29V30H${half}V-29L10 -35Q0 -25 -10 -35Z`, color)
  if (folded === 0) return sleeve(-1) + sleeve(1) + body(26) + rect(-26, 30, 52, 8, rib) + neck
  // From the first fold on it lies on its face, so the back of the neck shows.
  const back = (half: number) => shape(`M-10 -35H10L${half} -29V38H${-half}V-29Z`, color)
  const nape = line('M-10 -34Q0 -31 10 -34', rib, 4)
  if (folded === 1)
    return (
      sleeve(1) +
      back(26) +
      rect(-26, 30, 52, 8, rib) +
      nape +
      shape('M-26 -29L-12 -34V38H-26Z', under) +
      sleeveIn(-1) +
      line('M-12 -34V38', crease, 0.8)
    )
  if (folded === 2)
    return (
      back(17) +
      rect(-17, 30, 34, 8, rib) +
      nape +
      shape('M-17 -31L-5 -34V38H-17Z', under) +
      shape('M17 -31L5 -34V38H17Z', under) +
      sleeveIn(-1) +
      sleeveIn(1)
    )
  if (folded === 3)
    return (
      back(17).replace('38', '6') +
      nape +
      rect(-17, -31, 34, 36, color) +
      rect(-17, -16, 34, 21, under) +
      rect(-17, -16, 34, 6, rib) +
      line('M-17 5H17', crease, 1)
    )
  return (
    rect(-17, -20, 34, 40, shade(color, -0.4)) +
    rect(-18.5, -22, 34, 40, color) +
    line('M-11 -21Q-1.5 -10 8 -21', rib, 4) +
    line('M-18.5 -12Q-13 0 -13 18M15.5 -12Q10 0 10 18', crease, 0.8)
  )
}

export function foldInFive(): Drawing {
  const palette = shades('autumn-2016', 'Sulphur', 'Merlot', 'Bone china', 'Ginger', 'Soot')
  const { Sulphur, Merlot, 'Bone china': bone, Ginger, Soot } = palette
  return makeDrawing({
    name: 'fold-in-five',
    title: 'Forty seconds, five positions',
    credit: FLOORS,
    view: [1200, 1600],
    surface: 'paper',
    palette,
    alt: 'A wine-red knit on a sulphur-yellow table in five numbered positions: spread flat, one sleeve in, both in, turned up from the hem, and squared with its neck on top.',
    draw: () =>
      [
        rect(0, 0, 1200, 1600, Sulphur),
        rect(0, 1150, 1200, 450, bone),
        rect(0, 1118, 1200, 42, Soot),
        place(knitFlat(Merlot, Ginger, 0), 640, 320, 7.6),
        place(knitFlat(Merlot, Ginger, 1), 340, 850, 5.9),
        place(knitFlat(Merlot, Ginger, 2), 890, 850, 5.9),
        place(knitFlat(Merlot, Ginger, 3), 300, 1462, 6.8),
        place(knitFlat(Merlot, Ginger, 4), 800, 1390, 7.2),
        ['1', '2', '3', '4', '5']
          .map((n, i) => {
            const [x, y] = [
              [60, 110],
              [60, 690],
              [690, 690],
              [60, 1270],
              [560, 1270],
            ][i] ?? [0, 0]
            return note(n, x ?? 0, y ?? 0, i === 4 ? Merlot : Soot, 46)
          })
          .join(''),
        across({
          from: 800 - 18.5 * 7.2,
          to: 800 + 15.5 * 7.2,
          at: 1580,
          color: Soot,
          label: '34',
          size: 28,
        }),
        upright({ from: 1390 - 22 * 7.2, to: 1390 + 18 * 7.2, at: 1010, color: Soot, label: '40', size: 28 }),
      ].join(''),
  })
}
