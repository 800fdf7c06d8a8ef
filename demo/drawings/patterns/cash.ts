import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { chalk, stitches, thread, words } from './marks.ts'
import { needle } from './tools.ts'

const FOLDS = shades('spring-2020', 'Deep sea', 'Sunflower', 'Faded indigo', 'Biscuit', 'Fuchsia')

/** One length folded twelve times, thinner with each week; the last of it hangs over the edge. */
export function twelveFolds(): Drawing {
  const { 'Deep sea': Sea, Sunflower, 'Faded indigo': Indigo, Biscuit, Fuchsia } = FOLDS
  const layers = [96, 92, 88, 84, 80, 76, 70, 64, 56, 48, 40, 32]
  const colorOf = (i: number) => (i < 4 ? Indigo : i < 8 ? Biscuit : i < 11 ? Sunflower : Fuchsia)
  return makeDrawing({
    name: 'twelve-folds',
    title: 'Twelve weeks, counted from the bottom',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'cloth',
    palette: FOLDS,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A stack of twelve folds of cloth on dark blue, thick and blue at the bottom, then sand, then yellow, thinner with each fold; the topmost is pink and its end falls down the right side.',
    draw: () => {
      let y = 1110
      const drawn = layers.map((height, i) => {
        y -= height + 5
        const [left, right] = [236 + (i % 3) * 9 + i * 5, 1250 - ((i * 7) % 4) * 8 - i * 8]
        const color = colorOf(i)
        const loop: Point = [i % 2 === 0 ? right : left, y + height / 2]
        return [
          rect(left, y, right - left, height, color),
          disc(loop, height / 2, color),
          rect(left, y + height * 0.72, right - left, height * 0.28, shade(color, -0.18)),
          disc(loop, height * 0.16, shade(color, -0.45)),
          line(`M${left + 20} ${y + height * 0.34}H${right - 20}`, shade(color, 0.25), 3),
          i % 4 === 3 || i === 0
            ? words(String(i + 1), [128, y + height / 2], 76, Biscuit, 0, 'display')
            : '',
        ].join('')
      })
      return [
        rect(0, 0, 1500, 1200, Sea),
        rect(0, 1110, 1500, 100, shade(Sea, -0.5)),
        ...drawn,
        // The loose end, which is the last payroll.
        shape(
          'M1130 234C1250 210 1370 250 1384 380C1394 500 1350 640 1400 800L1330 816C1280 660 1320 520 1312 400C1304 300 1230 264 1130 270Z',
          Fuchsia,
        ),
        line('M1324 780L1398 762', shade(Fuchsia, -0.3), 5),
        chalk(
          [
            [196, 206],
            [198, 1106],
          ],
          Biscuit,
          9,
          12,
        ),
      ].join('')
    },
  })
}

const WEEKS = shades('spring-2020', 'Deep sea', 'Fuchsia', 'Whitewash', 'Sunflower', 'Terracotta pot')

/** Twelve rows of basting, each as long as the money in the bank that week. */
export function twelveBastings(): Drawing {
  const { 'Deep sea': Sea, Fuchsia, Whitewash, Sunflower, 'Terracotta pot': Pot } = WEEKS
  const cash = [970, 905, 860, 770, 720, 655, 580, 520, 455, 400, 350, 250]
  return makeDrawing({
    name: 'twelve-bastings',
    title: 'Where the thread runs out',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: WEEKS,
    focalPoint: { x: 0.4, y: 0.7 },
    alt: 'Twelve rows of long basting stitches on dark blue cloth, each shorter than the one above, white turning to yellow and then pink; a chalk line crosses them and the needle hangs from the last.',
    draw: () => {
      const rows = cash.map((length, i) => {
        const y = 130 + i * 104
        const color = i < 6 ? Whitewash : i < 9 ? Sunflower : Fuchsia
        return stitches(
          [
            [96, y],
            [96 + length * 0.5, y + 4],
            [96 + length, y - 2],
          ],
          { color, width: 36, length: 78, gap: 44, seed: i * 3 + 1, wander: 5 },
        )
      })
      return [
        rect(0, 0, 1200, 1500, Sea),
        shape('M1112 -20H1220V1520H1090Z', Pot),
        line('M1112 -20L1090 1520', shade(Sea, -0.5), 10),
        ...rows,
        chalk(
          [
            [430, 40],
            [424, 700],
            [432, 1460],
          ],
          Whitewash,
          9,
          31,
        ),
        thread('M330 1272C380 1250 300 1390 420 1400C520 1408 560 1330 640 1352', Fuchsia, 15),
        needle([640, 1352], [1010, 1430], Whitewash, Sea, 30),
      ].join('')
    },
  })
}
