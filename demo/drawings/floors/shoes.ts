import { below, seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { figure } from './figures.ts'
import { type Shoe, shoe } from './goods.ts'
import { across, mirrored, place, upright } from './measures.ts'
import { shade } from './tones.ts'

const LOW: Shoe[] = ['loafer', 'pump', 'brogue', 'sneaker', 'clog', 'ankle boot', 'sandal']

export function shoesAtKneeHeight(): Drawing {
  const palette = shades('autumn-2022', 'Thistle', 'Cherry', 'Fleece', 'Viridian', 'Turmeric', 'Night bus')
  const { Thistle, Cherry, Fleece, Viridian, Turmeric, 'Night bus': night } = palette
  return makeDrawing({
    name: 'shoes-at-knee-height',
    title: 'Four boards, and the one at 48 centimeters',
    credit: FLOORS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.55, y: 0.72 },
    alt: 'A wall of four shoe boards. The board at knee height is a deep cherry ledge crowded with shoes; those above and below hold a few. A woman stands left and another sits right with one shoe on.',
    draw: () => {
      const random = seeded(22)
      const [floor, cm] = [890, 6.2]
      const colors = [night, Cherry, Viridian, Thistle, Fleece]
      const row = (height: number, from: number, to: number, step: number, pairs = false) => {
        let drawn = ''
        for (let x = from, i = below(random, 5); x < to; x += step * cm, i++) {
          const color = colors[(i * 3) % 5] ?? night
          const drawnShoe = shoe(LOW[(i * 4) % 7] ?? 'loafer', color, color === night ? Cherry : night)
          // The ledge holds pairs, the other boards one shoe of each.
          if (pairs) drawn += place(drawnShoe, x + 7 * cm, floor - (height + 1.6) * cm, cm)
          drawn += place(drawnShoe, x, floor - height * cm, cm)
        }
        return drawn
      }
      const board = (height: number, color: string, thick = 10) =>
        rect(480, floor - height * cm, 1170, thick, color)
      return [
        rect(0, 0, 2000, 1000, Thistle),
        rect(480, 0, 1170, floor, Turmeric),
        board(120, Viridian),
        row(120, 520, 1560, 56),
        board(84, Viridian),
        row(84, 600, 1560, 62),
        // The ledge that sells is twice as deep, so its front shows.
        rect(440, floor - 48 * cm, 1250, 42, Cherry),
        rect(440, floor - 48 * cm, 1250, 12, shade(Cherry, 0.2)),
        row(48, 450, 1520, 36, true),
        board(14, Viridian),
        row(14, 560, 1500, 80),
        rect(480, 0, 10, floor, Viridian),
        rect(1640, 0, 10, floor, Viridian),
        place(
          mirrored(
            figure('looking', {
              skin: '#6B432C',
              hair: night,
              top: Fleece,
              legs: night,
              shoes: Cherry,
              hem: 'knee',
              bun: true,
            }),
          ),
          255,
          floor + 40,
          cm,
        ),
        rect(1760, floor - 44 * cm, 240, 44 * cm, Viridian),
        rect(1740, floor - 47 * cm, 260, 22, Fleece),
        place(
          mirrored(
            figure('seated', { skin: '#DDA277', hair: Cherry, top: night, legs: Fleece, shoes: Cherry }),
          ),
          1880,
          floor + 6,
          cm,
        ),
        rect(0, floor, 2000, 120, night),
        upright({ from: floor - 48 * cm, to: floor, at: 420, color: night, label: '0.48', size: 26 }),
        line(`M60 ${floor - 48 * cm}H440`, night, 2, 'stroke-dasharray="10 8"'),
        across({ from: 480, to: 1650, at: 962, color: Fleece, label: '1.89', size: 26 }),
      ].join('')
    },
  })
}

export function shoesOnSteps(): Drawing {
  const palette = shades('autumn-2022', 'Turmeric', 'Night bus', 'Fleece', 'Cherry', 'Thistle', 'Viridian')
  const { Turmeric, 'Night bus': night, Fleece, Cherry, Thistle, Viridian } = palette
  return makeDrawing({
    name: 'shoes-on-steps',
    title: 'Left shoes only, toes to the light',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'Six broad steps climb across a turmeric field, each in another color and each with one large shoe on it: a boot at the top, then pump, loafer, ankle boot, clog and sneaker.',
    draw: () => {
      const steps: [number, number, string, Shoe, string, string][] = [
        [760, 470, Viridian, 'boot', Cherry, night],
        [560, 640, Thistle, 'pump', night, Cherry],
        [360, 810, Fleece, 'ankle boot', Viridian, night],
        [180, 980, Cherry, 'loafer', Thistle, night],
        [20, 1150, night, 'clog', Fleece, Turmeric],
        [-140, 1320, Fleece, 'sneaker', Cherry, night],
      ]
      return (
        rect(0, 0, 1200, 1500, Turmeric) +
        shape('M0 0H520L0 620Z', shade(Turmeric, 0.28)) +
        steps
          .map(([x, y, color, kind, upper, sole]) => {
            const front = color === night ? shade(night, 0.12) : shade(color, -0.1)
            return (
              rect(x, y, 1400, 1500 - y, front) +
              rect(x, y, 1400, 26, color) +
              place(shoe(kind, upper, sole), x + 40, y, 8.4)
            )
          })
          .join('') +
        [0, 1, 2, 3, 4]
          .map((i) =>
            upright({
              from: 470 + i * 170,
              to: 640 + i * 170,
              at: 1150,
              color: i === 4 ? Fleece : night,
              label: '17',
              size: 28,
            }),
          )
          .join('')
      )
    },
  })
}
