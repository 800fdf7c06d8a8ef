import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { arc, box, extrude, loft, pleated, ring, turned } from './bodies.ts'
import { room } from './garments.ts'
import { blend, corner, elevation, level, picture, type Solid, stage, tones } from './light.ts'

/** A collar with treads: six rounds of felt stepping up to the neck. */
export function collarStair(): Drawing {
  const palette = shades('spring-2026', 'Melon', 'Ink blue', 'Canvas', 'Leaf', 'Walnut')
  const { Melon, 'Ink blue': ink, Canvas, Leaf, Walnut } = palette
  return picture({
    name: 'collar-stair',
    title: 'Six layers to the neck',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'Seen from above, a dark blue collar rises in six curved steps around an empty neck like the seats of a small theater, on a melon-colored ground with one green button.',
    draw: () => {
      const s = stage(corner([130, 560], 1, 0.54), [0.8, 0.34, -0.6])
      const tiers = Array.from({ length: 6 }, (_, i) => {
        const [outer, inner] = [520 - i * 56, 180]
        return extrude(
          'z',
          [
            ...arc([520, 160], outer, -32 + i * 5, 262 - i * 5, 64),
            ...arc([520, 160], inner, 262 - i * 5, -32 + i * 5, 40),
          ],
          i * 52,
          52,
        )
      })
      const shade = blend(Melon, Walnut, 0.55)
      const felt = (i: number) => ({
        lit: blend(ink, Canvas, i % 2 ? 0.14 : 0.26),
        half: blend(ink, Canvas, 0.06),
        shade: blend(ink, '#000000', 0.35),
      })
      const button = turned(
        [880, -250, 0],
        [
          [64, 0],
          [64, 22],
          [56, 28],
        ],
        60,
      )
      const pin = box([-60, 500, 0], [14, 330, 10])
      const lining = extrude(
        'z',
        [...arc([520, 160], 186, -8, 236, 60), ...arc([520, 160], 172, 236, -8, 60)],
        0,
        330,
      )
      return [
        rect(0, 0, 1500, 1000, Melon),
        ...tiers.map((tier) => s.shadow(tier, shade)),
        s.shadow(button, shade),
        s.shadow(pin, shade),
        s.body(pin, tones(Canvas, Walnut)),
        ...tiers.flatMap((tier, i) => {
          const below = tiers[i - 1]?.[1]
          return [
            below ? s.shadow(tier, blend(ink, '#000000', 0.2), level(i * 52), below.points) : '',
            s.body(tier, felt(i)),
          ]
        }),
        s.body(lining, { lit: Canvas, half: blend(Canvas, Melon, 0.4), shade: blend(Canvas, Walnut, 0.6) }),
        s.body(button, tones(Leaf, Walnut)),
        ...[
          [-14, 0],
          [14, 0],
        ].map(([dx = 0]) =>
          s.line(
            [
              [880 + dx, -250, 29],
              [880 + dx, -249, 29],
            ],
            Walnut,
            14,
            'stroke-linecap="round"',
          ),
        ),
      ].join('')
    },
  })
}

/** Pleated dresses take the places of columns in a portico. */
export function pleatedPortico(): Drawing {
  const palette = shades('spring-2026', 'Rose', 'Leaf', 'Canvas', 'Tomato', 'Walnut')
  const { Rose, Leaf, Canvas, Tomato, Walnut } = palette
  return picture({
    name: 'pleated-portico',
    title: 'Portico, every second one wool',
    view: [2000, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.4, y: 0.55 },
    alt: 'Pleated dresses in green and tomato alternate with fluted columns under a long stone beam; the light comes low from the left and each throws a stripe on the rose wall.',
    draw: () => {
      const s = stage(elevation([-60, 900], 0.2, 0.3), [0.66, 0.5, -0.36])
      const { ground, shadows } = room(s, [2000, 1000], 480, {
        wall: Rose,
        floor: Canvas,
        wallShade: blend(Rose, Walnut, 0.5),
        floorShade: blend(Canvas, Walnut, 0.5),
      })
      const column = (x: number): Solid => [
        ...pleated(
          [x, 170, 40],
          [
            [64, 0],
            [56, 700],
          ],
          14,
          0.07,
        ),
        ...box([x - 80, 90, 0], [160, 160, 40]),
        ...box([x - 76, 94, 740], [152, 152, 36]),
      ]
      const dress = (x: number, full: number): Solid => [
        ...pleated(
          [x, 170, 0],
          [
            [full, 0],
            [full * 0.62, 260],
            [54, 430],
            [50, 450],
          ],
          20,
          0.13,
          0.5,
        ),
        ...loft([
          ring([x, 170, 450], [50, 42], { sides: 24 }),
          ring([x, 170, 560], [76, 52], { sides: 24 }),
          ring([x, 170, 612], [90, 46], { sides: 24 }),
          ring([x, 170, 646], [34, 30], { sides: 24 }),
          ring([x, 170, 676], [32, 28], { sides: 24 }),
        ]),
      ]
      const stone = {
        lit: blend(Canvas, '#ffffff', 0.3),
        half: blend(Canvas, Walnut, 0.12),
        shade: blend(Canvas, Walnut, 0.46),
      }
      const beam = box([-200, 60, 776], [2600, 220, 400])
      const standing: [Solid, { lit: string; half: string; shade: string }][] = [
        [column(130), stone],
        [dress(440, 176), tones(Leaf, Walnut, 1.2)],
        [column(760), stone],
        [dress(1090, 140), tones(Tomato, Walnut, 1.2)],
        [column(1410), stone],
        [dress(1740, 190), tones(Leaf, Walnut, 1.2)],
      ]
      return [
        ground,
        shadows(...standing.map(([solid]) => solid)),
        rect(0, 0, 2000, 60, blend(Rose, Walnut, 0.5)),
        ...standing.map(([solid, paint]) => s.body(solid, paint)),
        s.body(beam, { lit: Walnut, half: Walnut, shade: Walnut }),
        s.line(
          [
            [-200, 59, 812],
            [2400, 59, 812],
          ],
          Tomato,
          7,
        ),
      ].join('')
    },
  })
}
