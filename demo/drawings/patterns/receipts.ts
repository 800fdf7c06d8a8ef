import { below, between, pick, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { beside, flatten, path, shade, walk } from './geometry.ts'
import { stitches, words } from './marks.ts'
import { SLEEVE } from './pieces.ts'
import { pin } from './tools.ts'

const LONG = shades('spring-2015', 'Lemon ice', 'Watermelon', 'Shell grey', 'Cornflower', 'Espresso')

/** A zigzag between two points, as the printer's knife or the pinking shears leave it. */
function toothed([ax, ay]: Point, [bx, by]: Point, teeth: number, depth: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return Array.from({ length: teeth * 2 + 1 }, (_, i) => {
    const t = i / (teeth * 2)
    const out = i % 2 === 1 ? depth : 0
    return [ax + (bx - ax) * t + nx * out, ay + (by - ay) * t + ny * out]
  })
}

interface Swatch {
  at: Point
  width: number
  height: number
  ground: string
  mark: string
  kind: 'plain' | 'stripe' | 'check' | 'dot'
}

/** A pinked piece of the cloth itself. */
function swatch({ at: [x, y], width, height, ground, mark, kind }: Swatch): string {
  const teeth = Math.round(width / 14)
  const rows = Math.round(height / 14)
  const edge = [
    ...toothed([x, y], [x + width, y], teeth, -6),
    ...toothed([x + width, y], [x + width, y + height], rows, -6),
    ...toothed([x + width, y + height], [x, y + height], teeth, -6),
    ...toothed([x, y + height], [x, y], rows, -6),
  ]
  const marks: string[] = []
  const step = width / 8
  for (let i = 0; i < 8 && kind !== 'plain'; i++) {
    const at = x + (i + 0.25) * step
    if (kind !== 'dot') marks.push(rect(at, y, step * 0.42, height, mark))
    if (kind === 'check' && (i + 1) * step < height)
      marks.push(rect(x, y + (i + 0.25) * step, width, step * 0.42, mark))
    if (kind === 'dot')
      for (let j = 0; (j + 0.6) * step < height; j++)
        marks.push(disc([at + (j % 2) * step * 0.5, y + (j + 0.6) * step], step * 0.2, mark))
  }
  return shape(polygon(edge), ground) + marks.join('')
}

/** One long receipt with the cloth it was for sewn to its end. */
export function receiptLong(): Drawing {
  const { 'Lemon ice': Lemon, Watermelon, 'Shell grey': Shell, Cornflower, Espresso } = LONG
  const half = 168
  return makeDrawing({
    name: 'receipt-long',
    title: 'Receipt, with evidence',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: LONG,
    focalPoint: { x: 0.55, y: 0.6 },
    alt: 'A long shop receipt curls down a yellow table across a sheet of blue tracing paper with a sleeve drawn on it; a pinked square of red cloth is stitched to its torn end.',
    draw: () => {
      // The paper leaves the roll, turns over once and lies flat.
      const lead: Point[] = [
        [690, -40],
        [676, 120],
        [652, 300],
        [640, 520],
        [660, 760],
        [676, 980],
        [672, 1330],
      ]
      const track = walk(flatten(curve(lead), 16))
      const side = (aside: number) =>
        Array.from({ length: 40 }, (_, i) => beside(track.at((i / 39) * track.length), aside))
      const end = track.at(track.length)
      const sheet = [
        ...side(half),
        ...toothed(beside(end, half), beside(end, -half), 22, 12),
        ...side(-half).reverse(),
      ]
      const random = seeded(15)
      const rows = Array.from({ length: 23 }, (_, i) => {
        const here = track.at(130 + i * 44)
        if (i % 8 === 7)
          return line(
            path([beside(here, half - 34), beside(here, -half + 34)]),
            Espresso,
            3,
            'stroke-dasharray="8 7"',
          )
        const long = between(random, 60, 190)
        return (
          line(
            path([beside(here, half - 34), beside(here, half - 34 - long)]),
            Espresso,
            i % 8 === 0 ? 11 : 6,
          ) +
          line(
            path([beside(here, -half + 34 + between(random, 36, 62)), beside(here, -half + 34)]),
            Espresso,
            6,
          )
        )
      })
      const low = track.at(track.length - 170).point
      return [
        rect(0, 0, 1200, 1500, Lemon),
        shape('M-20 340L820 250L930 1120L-20 1240Z', shade(Lemon, -0.14)),
        shape('M-20 330L806 240L916 1108L-20 1226Z', Cornflower),
        `<g transform="translate(330 690) rotate(-6) scale(2.15)">${line(SLEEVE, Shell, 1.6)}${line('M0 -120V200', Shell, 1.4)}${line(SLEEVE, Shell, 0.9, 'stroke-dasharray="5 4" transform="scale(.92)"')}</g>`,
        shape(polygon(sheet.map(([x, y]): Point => [x + 16, y + 18])), shade(Espresso, 0.12)),
        shape(polygon(sheet), Shell),
        ...rows,
        swatch({
          at: [low[0] - 98, low[1] - 92],
          width: 200,
          height: 200,
          ground: Watermelon,
          mark: Espresso,
          kind: 'plain',
        }),
        stitches(
          [
            [low[0] - 60, low[1] - 58],
            [low[0] + 66, low[1] + 74],
          ],
          { color: Lemon, width: 7, length: 26, gap: 15, seed: 3 },
        ),
        stitches(
          [
            [low[0] + 64, low[1] - 60],
            [low[0] - 62, low[1] + 72],
          ],
          { color: Lemon, width: 7, length: 26, gap: 15, seed: 4 },
        ),
        // The roll it came from, at the table's edge.
        rect(470, -30, 420, 96, Espresso),
        rect(496, 66, 368, 10, shade(Espresso, -0.4)),
        words('No. 0614', [1060, 1430], 30, Espresso),
        disc([1085, 240], 190, Watermelon),
        disc([1085, 240], 160, shade(Watermelon, -0.1)),
        disc([1085, 240], 66, Lemon),
        line('M1246 330C1180 560 960 610 1010 800C1050 950 1230 890 1230 1040', Watermelon, 6),
      ].join('')
    },
  })
}

const KEPT = shades('spring-2015', 'Seafoam', 'Espresso', 'Shell grey', 'Watermelon', 'Ochre', 'Cornflower')

/** Eight years of them, each with its cloth at the foot, pinned along one line. */
export function receiptsKept(): Drawing {
  const { Seafoam, Espresso, 'Shell grey': Shell, Watermelon, Ochre, Cornflower } = KEPT
  const grounds: [string, ...string[]] = [Watermelon, Ochre, Cornflower, Espresso]
  const kinds: ['plain', ...Swatch['kind'][]] = ['plain', 'stripe', 'check', 'dot']
  return makeDrawing({
    name: 'receipts-kept',
    title: 'Eight years, eight cloths',
    credit: STUDIO,
    view: [1600, 1067],
    surface: 'paper',
    palette: KEPT,
    lead: 3,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'Eight receipts of different lengths hang pinned in a row over pale green, a pinked swatch of red, ochre, blue or brown cloth fixed to the foot of each.',
    draw: () => {
      const random = seeded(29)
      const strips = Array.from({ length: 8 }, (_, i) => {
        const x = -34 + i * 212 + between(random, -8, 8)
        const length = [690, 470, 850, 560, 760, 380, 930, 600][i] ?? 500
        const ground = grounds[(i * 3 + (i > 3 ? 2 : 0)) % 4] ?? Ochre
        const mark = ground === Espresso ? Ochre : ground === Ochre ? Espresso : Shell
        const rows = Array.from({ length: Math.floor((length - 300) / 30) }, (_, j) =>
          j % 6 === 5
            ? line(`M${x + 20} ${150 + j * 30}h140`, Espresso, 2.4, 'stroke-dasharray="7 6"')
            : line(
                `M${x + 20} ${150 + j * 30}h${between(random, 30, 84)}M${x + 160} ${150 + j * 30}h-${20 + below(random, 10)}`,
                Espresso,
                j % 6 === 0 ? 9 : 5,
              ),
        )
        return [
          rect(x + 13, 66, 180, length + 10, shade(Seafoam, -0.22)),
          shape(
            polygon([[x, 50], [x + 180, 50], ...toothed([x + 180, 54 + length], [x, 54 + length], 14, -10)]),
            Shell,
          ),
          ...rows,
          swatch({
            at: [x + 14, 54 + length - 150],
            width: 168,
            height: 182,
            ground,
            mark,
            kind: pick(random, kinds),
          }),
          stitches(
            [
              [x + 40, 54 + length - 128],
              [x + 150, 54 + length - 126],
            ],
            { color: mark, width: 6, length: 22, gap: 13, seed: i },
          ),
          pin(
            [x + 90, 88],
            80 + between(random, -14, 14),
            74,
            i % 3 === 1 ? Watermelon : Espresso,
            Espresso,
            1.2,
          ),
        ].join('')
      })
      return (
        rect(0, 0, 1600, 1067, Seafoam) +
        rect(0, 0, 1600, 40, Espresso) +
        rect(0, 40, 1600, 8, Ochre) +
        strips.join('')
      )
    },
  })
}
