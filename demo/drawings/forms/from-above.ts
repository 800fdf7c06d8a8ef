import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { cropMarks, tape } from './apparatus.ts'
import { arc, extrude, type Flat, loft, ring, turned } from './bodies.ts'
import { setHand } from './hands.ts'
import { blend, FLOOR, picture, type Solid, stage, type Tones, tones, type Vec, type View } from './light.ts'

/** Things on a table, looked straight down on; a catalog page without a garment. */
export function objectsFromAbove(): Drawing {
  const palette = shades('spring-2020', 'Biscuit', 'Fuchsia', 'Celadon', 'Whitewash', 'Sunflower', 'Deep sea')
  const { Biscuit, Fuchsia, Celadon, Whitewash, Sunflower, 'Deep sea': sea } = palette
  return picture({
    name: 'objects-from-above',
    title: 'Page 14, before the hand leaves',
    view: [1400, 1400],
    palette,
    lead: 1,
    alt: 'Looking straight down on a biscuit-colored table: a comb, a key, a spool, buttons, a bowl, a wire hanger and a stone lie apart in hard light inside crop marks, and a hand is moving the last of them.',
    draw: () => {
      const view: View = { at: [0, 1400], x: [1, 0], y: [0, -1], z: [-0.22, -0.3] }
      const s = stage(view, [0.62, -0.34, -0.6])
      const sheet: Vec[] = [
        [160, 150, 0],
        [1240, 150, 0],
        [1240, 1250, 0],
        [160, 1250, 0],
      ]
      const comb = extrude(
        'z',
        [
          [260, 1120],
          [260, 1030],
          ...Array.from({ length: 15 }, (_, i): Flat[] => [
            [272 + i * 24, 1030],
            [272 + i * 24, 950],
            [284 + i * 24, 950],
            [284 + i * 24, 1030],
          ]).flat(),
          [640, 1030],
          [640, 1120],
        ],
        0,
        14,
      )
      const key = extrude(
        'z',
        [
          ...arc([880, 1080], 64, 20, 340, 40),
          [1000, 1058],
          [1062, 1058],
          [1062, 1010],
          [1084, 1010],
          [1084, 1040],
          [1108, 1040],
          [1108, 1004],
          [1134, 1004],
          [1134, 1102],
        ],
        0,
        12,
        [arc([864, 1080], 30, 0, 360, 30)],
      )
      const spool = turned(
        [330, 720, 0],
        [
          [74, 0],
          [74, 20],
          [52, 22],
          [52, 130],
          [74, 132],
          [74, 150],
        ],
        48,
      )
      const bowl = turned(
        [1010, 700, 0],
        [
          [80, 0],
          [170, 90],
          [176, 92],
        ],
        64,
      )
      const stone = loft([
        ring([640, 720, 0], [100, 70]),
        ring([640, 722, 40], [120, 86]),
        ring([636, 724, 80], [84, 56]),
        ring([634, 724, 92], [40, 24]),
      ])
      const button = (x: number, y: number, r: number) =>
        turned(
          [x, y, 0],
          [
            [r, 0],
            [r, 12],
            [r - 6, 16],
          ],
          40,
        )
      const hanger = (): string => {
        const d =
          'M700 1048C680 1048 676 1020 700 1014C730 1008 736 1044 708 1056L704 1078L1000 1200C1016 1210 1008 1226 990 1226H420C402 1226 396 1210 412 1200L704 1078'
        return `<g transform="translate(30 22)">${line(d, blend(Biscuit, sea, 0.5), 9)}</g>${line(d, sea, 9)}`
      }
      const shade = blend(Biscuit, sea, 0.52)
      const things: [Solid, Tones][] = [
        [comb, tones(Sunflower, sea)],
        [key, tones(Whitewash, sea)],
        [spool, tones(Fuchsia, sea)],
        [stone, tones(Whitewash, sea)],
        [bowl, tones(Celadon, sea)],
        ...(
          [
            [290, 450, 44],
            [400, 500, 30],
            [370, 390, 24],
          ] as const
        ).map(([x, y, r], i): [Solid, Tones] => [
          button(x, y, r),
          i === 1 ? tones(Sunflower, sea) : tones(sea, '#000000'),
        ]),
      ]
      const [handX, handY] = s.to([1010, 560, 90])
      return [
        rect(0, 0, 1400, 1400, Celadon),
        s.area(
          [
            [178, 132, 0],
            [1262, 132, 0],
            [1262, 1230, 0],
            [178, 1230, 0],
          ],
          blend(Celadon, sea, 0.5),
        ),
        s.area(sheet, Biscuit),
        ...things.map(([solid]) => s.shadow(solid, shade, FLOOR, sheet)),
        hanger(),
        ...things.map(([solid, paint]) => s.body(solid, paint)),
        s.area(ring([1010, 700, 92], [150, 150]), blend(Celadon, sea, 0.5)),
        s.area(ring([1022, 690, 92], [128, 132]), blend(Celadon, Whitewash, 0.3)),
        ...[
          [-10, 0],
          [10, 0],
        ].map(([dx = 0]) =>
          line(
            `M${s.to([290 + dx, 450, 16])[0]} ${s.to([290, 450, 16])[1]}v.1`,
            Biscuit,
            9,
            'stroke-linecap="round"',
          ),
        ),
        cropMarks([160, 150], 1080, 1100, sea),
        shape(
          `M${handX + 330} 1400L${handX + 196} ${handY + 300}L${handX + 330} ${handY + 190}L1400 ${handY + 420}V1400Z`,
          sea,
        ),
        setHand('reach', 'tan', {
          at: [handX + 200, handY + 176],
          turn: -48,
          size: 1.32,
          nail: Fuchsia,
          wrist: 120,
          mirror: true,
        }),
        tape([170, 160], 110, -45, Whitewash, 8),
        tape([1232, 156], 110, 45, Whitewash, 9),
      ].join('')
    },
  })
}
