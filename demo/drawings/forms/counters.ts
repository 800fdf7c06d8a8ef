import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { arc, box, extrude, type Flat, loft, ring, turned } from './bodies.ts'
import { pile, room } from './garments.ts'
import { blend, corner, elevation, picture, stage, tones, type Vec } from './light.ts'

/** A band of even width along a run of points. */
function ribbon(spine: readonly Flat[], width: number): Flat[] {
  const offset = (side: number) =>
    spine.map(([x, y], i): Flat => {
      const [px, py] = spine[Math.max(0, i - 1)] ?? [x, y]
      const [nx, ny] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(nx - px, ny - py) || 1
      return [x - ((ny - py) / length) * side, y + ((nx - px) / length) * side]
    })
  return [...offset(width / 2), ...offset(-width / 2).reverse()]
}

/** The counter that walks round its customers, seen from the mezzanine. */
export function serpentineCounter(): Drawing {
  const palette = shades('spring-2019', 'Flour', 'Blueprint', 'Mandarin', 'Peony', 'Damson')
  const { Flour, Blueprint, Mandarin, Peony, Damson } = palette
  return picture({
    name: 'serpentine-counter',
    title: 'Fourteen meters, no corner',
    view: [1800, 900],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'From above, a blue counter winds in two bends across a flour-white floor; orange stools stand in its hollows and a peony glove box waits at one end.',
    draw: () => {
      const s = stage(corner([110, 690], 0.98, 0.46), [0.72, 0.42, -0.62])
      // Laid along the diagonal, which this view shows level.
      const across = ([x, y]: Flat): Flat => [x * 0.79 - y * 0.61, x * 0.61 + y * 0.79]
      const spine: Flat[] = [
        ...arc([250, 250], 230, 215, 360, 40),
        ...arc([730, 250], 250, 180, 0, 70).slice(1),
        ...arc([1210, 250], 230, 180, 325, 50).slice(1),
      ].map(across)
      const base = extrude('z', ribbon(spine, 118), 0, 150)
      const top = extrude('z', ribbon(spine, 148), 150, 18)
      const seats = (
        [
          [230, 380],
          [370, 430],
          [1180, 400],
          [1300, 330],
          [680, 220],
          [800, 250],
          [720, 90],
        ] as const
      ).map(across)
      const stools = seats.map(([x, y]) =>
        turned(
          [x, y, 0],
          [
            [16, 0],
            [16, 84],
            [48, 86],
            [48, 108],
          ],
          40,
        ),
      )
      const goods = [
        ...pile([across([1360, 110])[0], across([1360, 110])[1], 168], [80, 60], 20, 3),
        box([across([720, 480])[0], across([720, 480])[1], 168], [60, 60, 46]),
      ]
      const shadow = blend(Flour, Damson, 0.36)
      const orange = tones(Mandarin, Damson)
      const [behind, inside] = [stools.slice(0, 4), stools.slice(4)]
      return [
        rect(0, 0, 1800, 900, Flour),
        s.area(
          [
            [-900, 900, 0],
            [2600, 900, 0],
            [2600, 2600, 0],
            [-900, 2600, 0],
          ],
          Peony,
        ),
        ...[base, top, ...stools].map((solid) =>
          s.shadow(solid, shadow, undefined, [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 900, 0],
            [-2000, 900, 0],
          ]),
        ),
        ...[base, top, ...stools].map((solid) =>
          s.shadow(solid, blend(Peony, Damson, 0.4), undefined, [
            [-2000, 900, 0],
            [3000, 900, 0],
            [3000, 2600, 0],
            [-2000, 2600, 0],
          ]),
        ),
        ...behind.map((solid) => s.body(solid, orange)),
        s.body(base, { lit: Blueprint, half: Blueprint, shade: Damson }),
        s.body(top, {
          lit: blend(Flour, '#ffffff', 0.5),
          half: blend(Blueprint, Flour, 0.3),
          shade: blend(Damson, '#000000', 0.2),
        }),
        ...inside.map((solid) => s.body(solid, orange)),
        ...goods.map((solid) => s.body(solid, tones(Peony, Damson))),
      ].join('')
    },
  })
}

/** The end of a counter at hip height: flutes, a marble edge, a pair of gloves. */
export function flutedCounter(): Drawing {
  const palette = shades('spring-2019', 'Sage', 'Damson', 'Butter', 'Peony', 'Mandarin')
  const { Sage, Damson, Butter, Peony, Mandarin } = palette
  return picture({
    name: 'fluted-counter',
    title: 'The end one leans on',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'The rounded end of a fluted butter-yellow counter with a peony top; on it stand an orange lamp and three folded pieces, against a sage wall with a half-round shadow.',
    draw: () => {
      const s = stage(elevation([0, 1440], 0.22, 0.4), [0.8, 0.4, -0.42])
      const { ground, shadows } = room(s, [1200, 1500], 700, {
        wall: Sage,
        floor: Damson,
        wallShade: blend(Sage, Damson, 0.5),
        floorShade: blend(Damson, '#000000', 0.4),
      })
      const wave = (i: number) => 1 - 0.035 * Math.abs(Math.cos((i / 8) * Math.PI))
      const drum = loft(
        [0, 560].map((z): Vec[] => ring([430, 320, z], [420, 250], { sides: 208, square: 2.5, wave })),
      )
      const plinth = loft(
        [0, 46].map((z): Vec[] => ring([430, 320, z], [392, 228], { sides: 96, square: 2.5 })),
      )
      const top = loft(
        [560, 610].map((z): Vec[] => ring([430, 320, z], [462, 284], { sides: 120, square: 2.5 })),
      )
      const lamp = turned(
        [600, 360, 610],
        [
          [70, 0],
          [70, 16],
          [14, 18],
          [14, 240],
          [18, 244],
        ],
      )
      const shade = turned(
        [600, 360, 800],
        [
          [150, 0],
          [150, 10],
          [92, 120],
          [40, 150],
        ],
      )
      const goods = pile([150, 190, 610], [230, 170], 36, 3)
      const marble = tones(Peony, Damson)
      const lid: Vec[] = ring([430, 320, 610], [462, 284], { sides: 120, square: 2.5 })
      const on = { point: [0, 0, 610] as Vec, normal: [0, 0, 1] as Vec }
      return [
        ground,
        shadows(drum, top, lamp, shade),
        s.body(plinth, tones(Damson, '#000000')),
        s.body(drum, { lit: Butter, half: blend(Butter, Mandarin, 0.32), shade: blend(Butter, Damson, 0.6) }),
        s.body(top, { ...marble, lit: Peony }),
        ...[lamp, shade, ...goods].map((solid) => s.shadow(solid, marble.shade, on, lid)),
        ...goods.map((solid, i) =>
          s.body(
            solid,
            i === 1
              ? tones(Mandarin, Damson)
              : { lit: '#fff6e6', half: blend(Butter, '#ffffff', 0.5), shade: blend(Butter, Damson, 0.4) },
          ),
        ),
        s.body(lamp, tones(Damson, '#000000')),
        s.body(shade, tones(Mandarin, Damson)),
      ].join('')
    },
  })
}
