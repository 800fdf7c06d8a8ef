import { between, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { path, shade } from './geometry.ts'
import { stitches, words } from './marks.ts'
import { ticket } from './tools.ts'

/** The end of a roll: one long edge of cloth wound round a core. */
function spiral(
  [cx, cy]: Point,
  core: number,
  radius: number,
  turns: number,
  color: string,
  edge: string,
): string {
  const points = Array.from({ length: turns * 40 + 1 }, (_, i): Point => {
    const t = i / (turns * 40)
    const angle = t * turns * Math.PI * 2 + Math.PI / 2
    const r = core + (radius - core) * t
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
  })
  return disc([cx, cy], radius, color) + line(path(points), edge, ((radius - core) / turns) * 0.3)
}

const BOLTS = shades('autumn-2014', 'Ink plum', 'Raspberry', 'Orange peel', 'Camel hair', 'Porridge', 'Pine')

/** Two shops, one cloth: what the second is given, the first no longer has. */
export function twoBolts(): Drawing {
  const { 'Ink plum': Plum, Raspberry, 'Orange peel': Orange, 'Camel hair': Camel, Porridge, Pine } = BOLTS
  return makeDrawing({
    name: 'two-bolts',
    title: 'One cloth, wound twice',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'cloth',
    palette: BOLTS,
    focalPoint: { x: 0.35, y: 0.5 },
    alt: 'Two rolls of cloth seen from the end on a plum ground, a large raspberry one and a small orange one; a single strip runs along the table from one to the other and is basted together halfway.',
    draw: () =>
      [
        rect(0, 0, 1500, 1200, Plum),
        rect(0, 1010, 1500, 200, Pine),
        disc([438, 566], 452, shade(Plum, -0.45)),
        spiral([420, 540], 120, 440, 13, Raspberry, shade(Raspberry, -0.38)),
        disc([420, 540], 120, Camel),
        disc([420, 540], 52, Plum),
        disc([1222, 826], 184, shade(Plum, -0.45)),
        spiral([1210, 810], 76, 176, 4, Orange, shade(Orange, -0.34)),
        disc([1210, 810], 76, Camel),
        disc([1210, 810], 34, Plum),
        rect(420, 978, 430, 40, Raspberry),
        rect(790, 970, 420, 34, Orange),
        rect(420, 1010, 790, 10, shade(Pine, -0.4)),
        stitches(
          [
            [770, 992],
            [872, 990],
          ],
          { color: Porridge, width: 11, length: 30, gap: 16, seed: 4 },
        ),
        line('M820 930V962M820 1030V1062', Porridge, 6),
        // The second shop's rent, in chalk on the wall: how large the roll would have to be.
        line(
          'M1006 540A290 290 0 1 1 1500 960',
          Porridge,
          9,
          'stroke-dasharray="46 20" stroke-linecap="round"',
        ),
        rect(0, 1112, 1500, 50, Porridge),
        ...Array.from({ length: 30 }, (_, i) => rect(20 + i * 50, 1112, 5, i % 5 === 0 ? 34 : 18, Plum)),
      ].join(''),
  })
}

const WARP = shades('autumn-2016', 'Bottle glass', 'Sulphur', 'Bone china', 'Ginger', 'Fired clay', 'Soot')

/** A warp beam as a week: seven sections, two of them not ours. */
export function warpWeek(): Drawing {
  const { 'Bottle glass': Bottle, Sulphur, 'Bone china': Bone, Ginger, 'Fired clay': Clay, Soot } = WARP
  return makeDrawing({
    name: 'warp-week',
    title: 'Seven sections on one beam',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: WARP,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'A loom’s warp beam at the top of a dark green field; seven groups of threads in white, yellow and clay run down from it through a reed into striped cloth, with a shuttle lying across.',
    draw: () => {
      const random = seeded(16)
      const colors = [Bone, Bone, Sulphur, Bone, Sulphur, Clay, Clay]
      const wide = 150
      const warp = colors.map((color, day) => {
        let d = ''
        for (let i = 0; i < 22; i++) {
          const top = 76 + day * wide + (i * (wide - 22)) / 21
          const low = 190 + day * 117 + (i * 117) / 22
          d += `M${round(top)} 300L${round(low + between(random, -1, 1))} 1010`
        }
        return line(d, color, 2.6)
      })
      const woven = colors.map(
        (color, day) =>
          rect(190 + day * 117, 1040, 118, 480, color) +
          line(
            Array.from({ length: 30 }, (_, i) => `M${190 + day * 117} ${1052 + i * 16}h117`).join(''),
            shade(color, -0.22),
            4,
            `stroke-dasharray="5 5" stroke-dashoffset="${day}"`,
          ),
      )
      return [
        rect(0, 0, 1200, 1500, Bottle),
        rect(0, 96, 1200, 210, shade(Bottle, -0.45)),
        rect(46, 70, 1108, 210, Ginger),
        rect(46, 70, 1108, 44, shade(Ginger, 0.2)),
        rect(46, 232, 1108, 48, shade(Ginger, -0.25)),
        ...colors.map(
          (color, day) =>
            rect(76 + day * wide, 104, wide - 22, 196, color) +
            rect(76 + day * wide, 104, wide - 22, 34, shade(color, 0.3)) +
            rect(76 + day * wide, 262, wide - 22, 38, shade(color, -0.2)),
        ),
        rect(0, 20, 60, 320, Soot),
        rect(1140, 20, 60, 320, Soot),
        ...['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((each, day) =>
          words(each, [140 + day * wide, 200], 70, Soot, 0, 'display'),
        ),
        ...warp,
        rect(140, 620, 920, 20, Soot),
        rect(140, 676, 920, 20, Soot),
        rect(120, 990, 960, 52, Soot),
        line(Array.from({ length: 90 }, (_, i) => `M${136 + i * 10.4} 998v36`).join(''), Ginger, 3),
        ...woven,
        shape(
          'M330 850C420 800 700 780 850 812C890 822 920 840 930 850C900 872 860 886 820 890C660 904 440 900 330 850Z',
          shade(Bottle, -0.5),
        ),
        shape(
          'M318 836C408 786 688 766 838 798C878 808 908 826 918 836C888 858 848 872 808 876C648 890 428 886 318 836Z',
          Ginger,
        ),
        shape('M480 812H760V858H480Z', Soot),
        rect(510, 820, 220, 30, Sulphur),
        line('M730 836C830 850 990 830 1020 920C1034 966 1010 1000 1008 1046', Sulphur, 5),
      ].join('')
    },
  })
}

const ROLLS = shades('autumn-2016', 'Soot', 'Ginger', 'Merlot', 'Heather', 'Sulphur', 'Bone china')

/** What a week at the mill makes, stacked for the van: two rolls have no owner yet. */
export function millPieces(): Drawing {
  const { Soot, Ginger, Merlot, Heather, Sulphur, 'Bone china': Bone } = ROLLS
  const rolls: [color: string, right: number][] = [
    [Merlot, 1220],
    [Heather, 1080],
    [Merlot, 1290],
    [Ginger, 1180],
    [Sulphur, 1010],
    [Heather, 1240],
    [Ginger, 1130],
  ]
  return makeDrawing({
    name: 'mill-pieces',
    title: 'Seven pieces, 2,940 meters',
    credit: STUDIO,
    view: [1500, 1000],
    surface: 'cloth',
    palette: ROLLS,
    focalPoint: { x: 0.75, y: 0.5 },
    alt: 'Seven rolls of cloth in wine, mauve, orange and yellow lie one above another on black, their wound ends to the right; five carry a cream ticket and two do not.',
    draw: () =>
      rect(0, 0, 1500, 1000, Soot) +
      rolls
        .map(([color, right], i) => {
          const [y, h] = [26 + i * 137, 128]
          const middle = y + h / 2
          return [
            rect(0, y, right, h, color),
            rect(0, y, right, h * 0.2, shade(color, 0.2)),
            rect(0, y + h * 0.76, right, h * 0.24, shade(color, -0.3)),
            `<ellipse cx="${right}" cy="${middle}" rx="34" ry="${h / 2}" fill="${shade(color, 0.34)}"/>`,
            ...[0.78, 0.56, 0.34].map(
              (k) =>
                `<ellipse cx="${right}" cy="${middle}" rx="${34 * k}" ry="${(h / 2) * k}" fill="none" stroke="${shade(color, -0.3)}" stroke-width="5"/>`,
            ),
            `<ellipse cx="${right}" cy="${middle}" rx="7" ry="14" fill="${Soot}"/>`,
            stitches(
              [
                [right - 120, y + 10],
                [right - 124, y + h - 8],
              ],
              { color: Bone, width: 6, length: 16, gap: 10, seed: i },
            ),
            i === 1 || i === 4
              ? ''
              : line(
                  `M${right} ${middle}C${right + 60} ${middle + 6} ${right + 70} ${middle - 30} ${right + 100} ${middle - 20}`,
                  Bone,
                  4,
                ) +
                ticket({
                  at: [right + 104, middle - 16],
                  turn: -62 + i * 4,
                  width: 74,
                  height: 130,
                  fill: Bone,
                  hole: Soot,
                }),
          ].join('')
        })
        .join(''),
  })
}
