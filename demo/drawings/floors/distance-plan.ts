import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect } from '../shapes.ts'
import { across, note, place } from './measures.ts'
import { cutWall, footprint, personFromAbove, railFromAbove, tableFromAbove } from './plan-parts.ts'

export function sixFootPlan(): Drawing {
  const palette = shades('spring-2020', 'Whitewash', 'Deep sea', 'Biscuit', 'Celadon', 'Fuchsia', 'Sunflower')
  const { Whitewash, 'Deep sea': sea, Biscuit, Celadon, Fuchsia, Sunflower } = palette
  return makeDrawing({
    name: 'six-foot-plan',
    title: 'One way in, one way out, three fixtures gone',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 4,
    alt: 'A long shop in plan with two doors. A row of footprints loops from the left door round three rails and a table to the right door; dashed outlines show the fixtures that were taken away.',
    draw: () => {
      const cm = 2.7
      const gone = (x: number, y: number, w: number, h: number) =>
        line(`M${x} ${y}h${w}v${h}h${-w}z`, Fuchsia, 5, 'stroke-dasharray="16 11"') +
        line(`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`, Fuchsia, 2)
      const loop: Point[] = [
        [250, 1180],
        [250, 990],
        [290, 800],
        [370, 590],
        [520, 400],
        [740, 330],
        [960, 350],
        [1120, 480],
        [1210, 660],
        [1350, 790],
        [1520, 720],
        [1570, 540],
        [1560, 360],
        [1540, 160],
        [1540, 20],
      ]
      const feet = loop.flatMap(([x, y], i) => {
        const next = loop[i + 1]
        if (!next) return []
        const turn = Math.atan2(next[0] - x, -(next[1] - y))
        return [0, 0.5].map((t, k) => {
          const side = k ? 17 : -17
          return footprint(
            x + (next[0] - x) * t + Math.cos(turn) * side,
            y + (next[1] - y) * t + Math.sin(turn) * side,
            (turn * 180) / Math.PI,
            k === 0,
            sea,
            2,
          )
        })
      })
      const ring = (x: number, y: number) => disc([x, y], 91.5 * cm, Celadon)
      return [
        rect(0, 0, 1800, 1200, Biscuit),
        rect(90, 110, 1620, 960, Whitewash),
        ring(330, 690),
        ring(760, 330),
        ring(1240, 690),
        ring(1570, 440),
        gone(560, 780, 300, 120),
        gone(930, 470, 110, 230),
        gone(1010, 150, 300, 90),
        place(
          railFromAbove(
            [Fuchsia, Fuchsia, Fuchsia, sea, sea, Sunflower, Sunflower, Sunflower, Biscuit, Biscuit, sea],
            160,
            sea,
          ),
          500,
          640,
          cm,
        ),
        place(
          railFromAbove([sea, sea, Biscuit, Biscuit, Fuchsia, Fuchsia, Fuchsia, Sunflower], 120, sea),
          190,
          210,
          cm,
        ),
        place(
          railFromAbove([Sunflower, Sunflower, sea, sea, sea, Fuchsia, Fuchsia, Biscuit, Biscuit], 130, sea),
          1420,
          950,
          cm,
          -90,
        ),
        place(
          tableFromAbove(170, 66, Sunflower, [sea, Fuchsia, Whitewash, Biscuit, Fuchsia, sea], 3),
          870,
          880,
          cm,
        ),
        rect(1690, 90, 110, 1000, Biscuit),
        feet.join(''),
        cutWall(
          [
            [
              [160, 1070],
              [90, 1070],
              [90, 110],
              [1440, 110],
            ],
            [
              [1640, 110],
              [1710, 110],
              [1710, 1070],
              [360, 1070],
            ],
          ],
          40,
          sea,
        ),
        personFromAbove(330, 690, 20, Fuchsia, sea, cm),
        personFromAbove(760, 330, 92, Sunflower, sea, cm),
        personFromAbove(1240, 690, 140, sea, Sunflower, cm),
        personFromAbove(1570, 440, -8, Fuchsia, sea, cm),
        across({ from: 330 - 91.5 * cm, to: 330 + 91.5 * cm, at: 960, color: sea, label: '1.83', size: 30 }),
        note('IN', 380, 1140, sea, 40),
        note('OUT', 1350, 74, sea, 40),
      ].join('')
    },
  })
}
