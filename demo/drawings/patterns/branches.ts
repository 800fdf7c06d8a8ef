import { seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, mix, type Point, polygon, rect, shape } from '../shapes.ts'
import { blocks } from './blocks.ts'
import { inset, path, shade } from './geometry.ts'
import { stitches, thread } from './marks.ts'

const BRANCHES = shades('spring-2024', 'Violet ink', 'Chalk red', 'French chalk', 'Sherbet', 'Gulf', 'Jet')

/** Sixteen territories on one cloth. Those in color decide for themselves, and the threads that held them are loose. */
export function branchPins(): Drawing {
  const { 'Violet ink': Violet, 'Chalk red': red, 'French chalk': French, Sherbet, Gulf, Jet } = BRANCHES
  const held = [2, 5, 9, 11, 14]
  const colors = [
    Jet,
    Gulf,
    Violet,
    Jet,
    Sherbet,
    Violet,
    French,
    Jet,
    Gulf,
    Violet,
    Jet,
    Violet,
    French,
    Sherbet,
    Violet,
    Jet,
  ]
  return makeDrawing({
    name: 'branch-pins',
    title: 'Sixteen branches, eleven threads loose',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'cloth',
    palette: BRANCHES,
    focalPoint: { x: 0.52, y: 0.5 },
    alt: 'A violet cloth cut into sixteen uneven territories; eleven are black, white, yellow or blue with a pin and a loose red thread, five stay violet and are tied by taut red thread to a red disc.',
    draw: () => {
      const random = seeded(31)
      const found: Point[][] = []
      blocks(
        random,
        [
          [-70, -40],
          [1560, -90],
          [1590, 1270],
          [-40, 1230],
        ],
        4,
        found,
        11,
      )
      const center: Point = [790, 610]
      const regions = found.map((edge, i) => {
        const [x, y] = edge.reduce<Point>(
          ([sx, sy], [px, py]) => [sx + px / edge.length, sy + py / edge.length],
          [0, 0],
        )
        const tied = held.includes(i)
        const away = mix([x, y], center, 0.34)
        const seam = inset(edge, 22)
        return {
          under:
            shape(polygon(edge), tied ? Violet : (colors[i] ?? French)) +
            stitches([...seam, seam[0] ?? [x, y]], {
              color: tied ? shade(Violet, 0.45) : colors[i] === Jet ? shade(Jet, 0.4) : Jet,
              width: 5,
              length: 26,
              gap: 16,
              seed: i,
              wander: 1.5,
            }),
          string: tied
            ? thread(path([[x, y], center]), red, 12)
            : thread(
                `M${x} ${y}C${x + 70} ${y + 50} ${away[0] - 70} ${away[1] - 60} ${away[0]} ${away[1]}c26 40 -44 56 -48 12`,
                red,
                8,
              ),
          head:
            disc([x + 6, y + 8], 30, shade(Violet, -0.5)) +
            disc([x, y], 30, tied ? red : colors[i] === Jet ? French : Jet) +
            disc([x - 9, y - 9], 8, French),
        }
      })
      return [
        rect(0, 0, 1500, 1200, shade(Violet, -0.5)),
        ...regions.map(({ under }) => under),
        ...regions.map(({ string }) => string),
        ...regions.map(({ head: pinned }) => pinned),
        disc([center[0] + 10, center[1] + 14], 92, shade(Violet, -0.6)),
        disc(center, 92, red),
        disc(center, 66, shade(red, -0.22)),
        disc(center, 26, French),
      ].join('')
    },
  })
}
