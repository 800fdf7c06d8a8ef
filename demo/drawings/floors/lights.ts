import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, polygon, rect, shape } from '../shapes.ts'
import { faceOut } from './face-out.ts'
import { figure } from './figures.ts'
import { cone, spot, table } from './fixtures.ts'
import type { Garment } from './garment.ts'
import { pile, shoe } from './goods.ts'
import { hangAlong } from './hanging.ts'
import { across, note, place, upright } from './measures.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

export function lightOnCloth(): Drawing {
  const palette = shades('spring-2024', 'Violet ink', 'Chalk red', 'Sherbet', 'French chalk', 'Gulf', 'Jet')
  const { 'Violet ink': violet, 'Chalk red': red, Sherbet, 'French chalk': chalk, Gulf, Jet } = palette
  return makeDrawing({
    name: 'light-on-cloth',
    title: 'Three spots, aimed at the sleeve',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    alt: 'A violet wall with a long rail. Three hard cones of pale light fall from a track onto the sleeves of coats, shirts and dresses; what hangs between the cones is dim, and the floor is black.',
    draw: () => {
      const random = seeded(24)
      const [floor, cm, rail] = [1080, 5, 330]
      const beam = shade(violet, 0.36)
      const groups: Garment[][] = [
        runs(random, [3, 'coat', red], [2, 'coat', Jet], [3, 'jacket', red]),
        runs(random, [5, 'trousers', Gulf], [3, 'shirt', chalk, Gulf], [6, 'shirt', chalk]),
        runs(random, [3, 'dress', Sherbet], [2, 'dress', red], [3, 'skirt', Sherbet]),
      ]
      const dim = (g: Garment): Garment => ({
        ...g,
        color: shade(g.color, -0.62),
        ...(g.trim ? { trim: shade(g.trim, -0.62) } : {}),
      })
      const starts = [70, 640, 1290]
      const lamps = [
        [250, 30],
        [950, 30],
        [1470, 30],
      ] as const
      const edges = (i: number) => {
        const [x, y] = lamps[i] ?? [0, 0]
        const reach = 760
        return [x - Math.tan(0.34) * reach, x + Math.tan(0.34) * reach, y + reach] as const
      }
      const clip = lamps
        .map(([x, y], i) => {
          const [a, b, low] = edges(i)
          return polygon([
            [x, y],
            [b, low],
            [a, low],
          ])
        })
        .join('')
      const hung = (change: (g: Garment) => Garment) =>
        groups.map((g, i) => place(hangAlong(g.map(change), 2.2, Jet), starts[i] ?? 0, rail, cm)).join('')
      return [
        `<defs><clipPath id="beams"><path d="${clip}"/></clipPath></defs>`,
        rect(0, 0, 1800, 1200, violet),
        shape(clip, beam),
        lamps
          .map((_, i) => {
            const [a, b, low] = edges(i)
            return `<ellipse cx="${Math.round((a + b) / 2)}" cy="${low}" rx="${Math.round((b - a) / 2)}" ry="46" fill="${beam}"/>`
          })
          .join(''),
        hung(dim),
        `<g clip-path="url(#beams)">${hung((g) => g)}</g>`,
        line(`M0 ${rail}H1800`, Jet, 14),
        rect(0, 0, 1800, 34, Jet),
        lamps.map(([x]) => rect(x - 24, 20, 48, 56, Jet) + rect(x - 17, 70, 34, 12, Sherbet)).join(''),
        place(table(150, 40, Jet), 1010, floor, cm),
        place(
          pile(random, 34, [shade(red, -0.5), shade(Gulf, -0.5), shade(Gulf, -0.5)], 6),
          700,
          floor - 45 * cm,
          cm,
        ),
        place(pile(random, 34, [shade(Sherbet, -0.55), shade(chalk, -0.6)], 6), 920, floor - 45 * cm, cm),
        place(shoe('ankle boot', shade(red, -0.5), Jet), 1150, floor - 45 * cm, cm),
        rect(0, floor, 1800, 120, Jet),
        across({ from: 250, to: 950, at: 1146, color: Sherbet, label: '1.40', size: 26 }),
        across({ from: 950, to: 1470, at: 1146, color: Sherbet, label: '1.04', size: 26 }),
        note('900 lx', 300, 990, chalk, 26),
        note('140 lx', 1610, 1040, chalk, 26),
      ].join('')
    },
  })
}

export function lightThirtyDegrees(): Drawing {
  const palette = shades('spring-2024', 'Jet', 'Sherbet', 'Chalk red', 'Blotting', 'Gulf', 'Kraft')
  const { Jet, Sherbet, 'Chalk red': red, Blotting, Gulf, Kraft } = palette
  return makeDrawing({
    name: 'light-thirty-degrees',
    title: 'Thirty degrees, and the head stays out of it',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'One lamp high on the left throws a hard yellow cone at thirty degrees onto a red coat hung face out. A woman in pink stands clear of the beam; a second lamp, pointed straight down, lights only a patch of floor.',
    draw: () => {
      const [floor, lampX, lampY] = [1330, 470, 96]
      return [
        `<defs><clipPath id="beam">${cone(lampX, lampY, 1080, 27, 30, Sherbet)}</clipPath></defs>`,
        rect(0, 0, 1200, 1500, Jet),
        rect(0, 0, 1200, floor, shade(Jet, 0.1)),
        cone(lampX, lampY, 1080, 27, 30, Sherbet),
        cone(110, 96, floor - 96, 13, 0, shade(Jet, 0.28)),
        `<ellipse cx="110" cy="${floor + 40}" rx="170" ry="34" fill="${Kraft}"/>`,
        rect(0, 40, 1200, 26, Gulf),
        spot(lampX, lampY, 30, Gulf, 4.2),
        spot(110, lampY, 0, Gulf, 4.2),
        line('M640 356H1200', Kraft, 15),
        place(
          faceOut(
            { kind: 'coat', color: shade(red, -0.55), trim: shade(Blotting, -0.5), length: 122 },
            Kraft,
          ),
          880,
          356,
          6.4,
        ),
        `<g clip-path="url(#beam)">${place(faceOut({ kind: 'coat', color: red, trim: Blotting, length: 122 }, Kraft), 880, 356, 6.4)}</g>`,
        rect(0, floor, 1200, 170, shade(Jet, -0.2)),
        `<ellipse cx="110" cy="${floor + 44}" rx="160" ry="32" fill="${Kraft}"/>`,
        place(
          figure('standing', {
            skin: '#7A4A2E',
            hair: shade(Jet, -0.3),
            top: Blotting,
            legs: Gulf,
            shoes: Kraft,
            hem: 'knee',
            bun: true,
          }),
          350,
          floor + 60,
          5.2,
        ),
        line(`M${lampX} ${lampY + 20}V640`, Kraft, 3, 'stroke-dasharray="12 9"'),
        line(`M${lampX} 400A304 304 0 0 0 ${lampX + 152} 359`, Kraft, 3),
        note('30°', lampX + 12, 460, Kraft, 40),
        across({ from: lampX, to: 880, at: 1430, color: Kraft, label: '0.66', size: 28 }),
        upright({ from: 356, to: floor, at: 1160, color: Kraft, label: '1.60', size: 28 }),
        disc([lampX, lampY + 20], 6, Kraft),
      ].join('')
    },
  })
}
