import { between, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, mix, type Point, polygon, rect, shape } from '../shapes.ts'
import { blocks } from './blocks.ts'
import { flatten, shade } from './geometry.ts'
import { chalk, stitches, thread } from './marks.ts'
import { needle, tape } from './tools.ts'

const STREET = shades('spring-2025', 'Bottle', 'Vermilion', 'Mimosa', 'Salmon', 'Bone', 'Jet')

/** A quarter measured before it is entered: the tape goes round, and one street of it is ours. */
export function tapeRoundMap(): Drawing {
  const { Bottle, Vermilion, Mimosa, Salmon, Bone, Jet } = STREET
  return makeDrawing({
    name: 'tape-round-map',
    title: 'Eleven minutes round on foot',
    credit: STUDIO,
    view: [1400, 1400],
    surface: 'cloth',
    palette: STREET,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'A dark green map of town blocks with a yellow tape measure laid in a loop round one quarter; a red street runs through the loop with pink and cream shops along both sides.',
    draw: () => {
      const random = seeded(58)
      const found: Point[][] = []
      blocks(
        random,
        [
          [-80, -60],
          [1480, -20],
          [1460, 1460],
          [-60, 1440],
        ],
        7,
        found,
      )
      const street: Point[] = [
        [360, 1040],
        [520, 880],
        [700, 720],
        [880, 560],
        [1010, 430],
      ]
      const loop: Point[] = [
        [330, 1180],
        [230, 980],
        [300, 700],
        [470, 440],
        [740, 280],
        [1010, 240],
        [1170, 380],
        [1150, 620],
        [980, 860],
        [760, 1060],
        [560, 1210],
        [390, 1230],
      ]
      const shops = Array.from({ length: 9 }, (_, i) => {
        const at = mix([400, 1000], [980, 460], i / 8)
        const look = (side: 1 | -1, color: string) =>
          `<g transform="translate(${at[0]} ${at[1]}) rotate(-43)">${rect(-36, side > 0 ? 28 : -102, 70, 74, color)}</g>`
        return (
          look(1, i % 3 !== 1 ? Bone : Salmon) + look(-1, i === 4 ? Vermilion : i % 4 === 0 ? Bone : Salmon)
        )
      })
      const track = flatten(curve(loop), 12)
      return [
        rect(0, 0, 1400, 1400, Jet),
        ...found.map((edge) => shape(polygon(edge), shade(Bottle, between(random, -0.12, 0.14)))),
        line(curve(street), Jet, 226, 'stroke-linecap="round"'),
        ...shops,
        line(curve([[300, 1100], ...street, [1090, 350]]), Vermilion, 34, 'stroke-linecap="round"'),
        stitches(flatten(curve([[300, 1100], ...street, [1090, 350]])), {
          color: Bone,
          width: 6,
          length: 26,
          gap: 18,
          seed: 2,
          wander: 2,
        }),
        `<g transform="translate(10 14)">${tape(track, { width: 78, fill: shade(Jet, -0.3), ink: shade(Jet, -0.3), unit: 90, number: () => '' })}</g>`,
        tape(track, { width: 78, fill: Mimosa, ink: Jet, unit: 21, tips: Vermilion, size: 40 }),
      ].join('')
    },
  })
}

const BASTED = shades('spring-2025', 'Petrol', 'Vermilion', 'Bone', 'Mimosa', 'Shell')

/** One street as a seam: shop fronts on both sides, and the thread gone as far as the fourth of ours. */
export function streetBasted(): Drawing {
  const { Petrol, Vermilion, Bone, Mimosa, Shell } = BASTED
  const ours = [1, 4, 5, 8]
  return makeDrawing({
    name: 'street-basted',
    title: 'Four doors, one thread',
    credit: STUDIO,
    view: [1600, 800],
    surface: 'cloth',
    palette: BASTED,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A street seen from above as a seam between two rows of dark blue plots; four plots are filled in pink, yellow and cream, and a red thread is basted from one to the next until it meets the needle.',
    draw: () => {
      const random = seeded(9)
      const plots = Array.from({ length: 12 }, (_, i) => {
        const x = -40 + Math.floor(i / 2) * 290 + (i % 2) * 60
        const depth = between(random, 200, 262)
        const width = 246
        const y = i % 2 === 0 ? 320 - depth : 480
        const color = ours.includes(i)
          ? ([Shell, Mimosa, Bone, Shell][ours.indexOf(i)] ?? Shell)
          : shade(Petrol, 0.1)
        return (
          rect(x, y, width, depth, color) +
          line(
            `M${x + 16} ${y + 16}h${width - 32}v${depth - 32}h${32 - width}Z`,
            ours.includes(i) ? Petrol : shade(Petrol, 0.26),
            3,
            'stroke-dasharray="12 8"',
          ) +
          rect(
            x + width / 2 - 34,
            i % 2 === 0 ? 308 : 480,
            68,
            12,
            ours.includes(i) ? Vermilion : shade(Petrol, -0.35),
          )
        )
      })
      const route: Point[] = [
        [-20, 410],
        [140, 452],
        [330, 420],
        [560, 350],
        [760, 440],
        [960, 430],
        [1150, 352],
      ]
      return [
        rect(0, 0, 1600, 800, shade(Petrol, -0.2)),
        rect(0, 320, 1600, 160, shade(Petrol, -0.42)),
        ...plots,
        chalk(
          [
            [0, 400],
            [1600, 400],
          ],
          shade(Petrol, 0.35),
          4,
          7,
        ),
        stitches(flatten(curve(route)), {
          color: Vermilion,
          width: 20,
          length: 66,
          gap: 32,
          seed: 6,
          wander: 4,
        }),
        needle([1176, 346], [1470, 420], Bone, Petrol, 24),
        thread('M1176 346C1130 300 1060 420 1090 520', Vermilion, 8),
      ].join('')
    },
  })
}
