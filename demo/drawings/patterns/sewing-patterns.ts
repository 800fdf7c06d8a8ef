import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { flatten, inset, type Place, path, place, shade } from './geometry.ts'
import { grain, piece, words } from './marks.ts'
import { BACK, COLLAR, FRONT, SKIRT, SLEEVE, TROUSER, YOKE } from './pieces.ts'
import { shears } from './tools.ts'

const SHEET = shades('autumn-2019', 'Cream wool', 'Tomato soup', 'Spruce', 'Fig', 'Lichen')
const SIZES = ['', '18 7', '26 8 5 8', '5 7', '40 9']

interface Graded extends Place {
  cut: string
  color: string
}

/** One piece in five sizes, each with its own dash, as they share a sheet. */
function graded({ cut, color, ...where }: Graded): string {
  const edge = place(flatten(cut), where)
  return SIZES.map((dash, size) =>
    line(polygon(inset(edge, (size - 2) * 13)), color, 4.4, dash ? `stroke-dasharray="${dash}"` : ''),
  ).join('')
}

/** Four garments on one sheet: the sewer follows her own line with a wheel. */
export function patternSheet(): Drawing {
  const { 'Cream wool': Cream, 'Tomato soup': Tomato, Spruce, Fig, Lichen } = SHEET
  const sheet: Graded[] = [
    { cut: TROUSER, color: Spruce, at: [330, 640], turn: 82, scale: 1.75 },
    { cut: SLEEVE, color: Fig, at: [430, 420], turn: -14, scale: 1.7 },
    { cut: FRONT, color: Tomato, at: [820, 420], turn: 6, scale: 2.2 },
    { cut: SKIRT, color: Spruce, at: [1270, 480], turn: 12, scale: 1.9 },
    { cut: BACK, color: Fig, at: [1080, 800], turn: -92, scale: 2 },
    { cut: COLLAR, color: Tomato, at: [1440, 950], turn: -28, scale: 1.5 },
    { cut: YOKE, color: Tomato, at: [190, 200], turn: 160, scale: 1.5 },
    { cut: TROUSER, color: Fig, at: [1500, 300], turn: 196, scale: 1.9 },
    { cut: SLEEVE, color: Tomato, at: [1450, 720], turn: 150, scale: 1.5 },
    { cut: YOKE, color: Fig, at: [200, 960], turn: -18, scale: 1.5 },
    { cut: SKIRT, color: Spruce, at: [680, 980], turn: 174, scale: 1.5 },
  ]
  const traced = place(flatten(FRONT), { at: [820, 420], turn: 6, scale: 2.2 })
  return makeDrawing({
    name: 'pattern-sheet',
    title: 'Four garments, five sizes, one sheet',
    credit: STUDIO,
    view: [1600, 1100],
    surface: 'paper',
    palette: SHEET,
    focalPoint: { x: 0.52, y: 0.35 },
    alt: 'A folded pattern sheet crowded with overlapping outlines in red, green and plum, each in five sizes; one jacket front has been traced and filled in pale green.',
    draw: () => {
      const numbers = Array.from({ length: 14 }, (_, i) => [
        words(String(1 + ((i * 7) % 23)), [70 + i * 112, 34], 34, [Tomato, Spruce, Fig][i % 3] ?? Fig),
        words(String(2 + ((i * 5) % 23)), [110 + i * 112, 1070], 34, [Fig, Tomato, Spruce][i % 3] ?? Fig),
      ]).flat()
      return [
        rect(0, 0, 1600, 1100, Cream),
        shape(polygon(inset(traced, -22)), Lichen),
        line('M533 0V1100M1066 0V1100M0 550H1600', shade(Cream, -0.13), 5),
        ...sheet.map(graded),
        line(polygon(inset(traced, -22)), Tomato, 10, 'stroke-linejoin="round"'),
        grain([816, 260], [790, 650], Fig, 4.5),
        ...numbers,
      ].join('')
    },
  })
}

const ENVELOPE = shades('autumn-2019', 'Lavender grey', 'Tomato soup', 'Cream wool', 'Caramel', 'Spruce')
const SHIFT =
  'M-34 -150C-20 -128 20 -128 34 -150L74 -136C70 -110 72 -92 84 -78L106 160H-106L-84 -78C-72 -92 -70 -110 -74 -136Z'

/** What is sold beside the dress: an envelope, and the dress still flat. */
export function patternEnvelope(): Drawing {
  const { 'Lavender grey': Lavender, 'Tomato soup': Tomato, 'Cream wool': Cream, Caramel, Spruce } = ENVELOPE
  return makeDrawing({
    name: 'pattern-envelope',
    title: 'No. 7, three hours',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: ENVELOPE,
    focalPoint: { x: 0.4, y: 0.65 },
    alt: 'A brown paper pattern envelope with a red shift dress printed on its label lies over an unfolded tissue sheet of pattern pieces; green-handled shears wait at the right.',
    draw: () => {
      const sheet: Point[] = [
        [200, -60],
        [1120, 60],
        [1010, 900],
        [90, 780],
      ]
      const crease = (a: number, b: number, t: number): Point => {
        const [p, q] = [sheet[a] ?? [0, 0], sheet[b] ?? [0, 0]]
        return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
      }
      return [
        rect(0, 0, 1200, 1500, Lavender),
        shape(polygon(sheet.map(([x, y]): Point => [x + 14, y + 18])), shade(Lavender, -0.24)),
        shape(polygon(sheet), Cream),
        piece({
          cut: BACK,
          at: [470, 300],
          turn: 8,
          scale: 1.75,
          fill: Cream,
          ink: Spruce,
          notches: [0.3, 0.62],
          grain: [
            [0, -70],
            [0, 100],
          ],
        }),
        piece({
          cut: FRONT,
          at: [880, 400],
          turn: 8,
          scale: 1.7,
          fill: shade(Cream, -0.07),
          ink: Spruce,
          notches: [0.34, 0.6],
          grain: [
            [-10, -60],
            [-10, 110],
          ],
          marks: ['M80 60L-4 48L80 84'],
        }),
        piece({ cut: COLLAR, at: [860, 790], turn: 12, scale: 1.0, fill: Spruce, ink: Spruce, seam: 0 }),
        line(
          path([crease(0, 1, 0.5), crease(3, 2, 0.5)]) + path([crease(0, 3, 0.5), crease(1, 2, 0.5)]),
          shade(Cream, -0.16),
          4,
        ),
        `<g transform="translate(420 1010) rotate(-9)">`,
        rect(-330, -390, 690, 860, shade(Lavender, -0.3)),
        rect(-346, -408, 690, 860, Caramel),
        shape('M-346 -408H344L300 -330H-302Z', shade(Caramel, -0.16)),
        rect(-286, -276, 570, 600, Cream),
        rect(-286, -276, 570, 92, Tomato),
        words('No. 7', [-190, -230], 58, Cream, 0, 'display'),
        words('Shift', [216, -230], 40, Cream, 0, 'italic'),
        piece({
          cut: SHIFT,
          at: [-120, 80],
          turn: 0,
          scale: 1.3,
          fill: Tomato,
          ink: Spruce,
          seam: 0,
          weight: 3,
        }),
        line('M-120 -100V286', shade(Tomato, -0.25), 3),
        piece({
          cut: SHIFT,
          at: [150, 80],
          turn: 0,
          scale: 1.3,
          fill: shade(Cream, -0.04),
          ink: Spruce,
          seam: 0,
          weight: 3,
        }),
        line('M150 -88V120M150 120V286M110 30L122 160M190 30L178 160', Spruce, 3),
        disc([300, 400], 22, Spruce),
        '</g>',
        shears({
          at: [1010, 1090],
          turn: -112,
          scale: 1.05,
          blade: shade(Lavender, 0.4),
          handle: Spruce,
          open: 7,
        }),
      ].join('')
    },
  })
}
