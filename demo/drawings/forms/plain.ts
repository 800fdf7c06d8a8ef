import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { type Flat, ring, turned } from './bodies.ts'
import { chairFromBehind, drawOnChair, garmentOnChair } from './chair.ts'
import { pile, room } from './garments.ts'
import { blend, elevation, picture, type Solid, stage, type Tones, tones, type Vec } from './light.ts'

/** Vessels and one pile of shirts on a table: the plain things, all on one side. */
export function plainVessels(): Drawing {
  const palette = shades('autumn-2013', 'Oat', 'Cinnamon', 'Airforce', 'Mustard seed', 'Blush', 'Coal')
  const { Oat, Cinnamon, Airforce, 'Mustard seed': mustard, Blush, Coal } = palette
  return picture({
    name: 'plain-vessels',
    title: 'Six things, one of them shirts',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.66, y: 0.5 },
    alt: 'Bottles, a bowl and a jug in cinnamon, blush and coal crowd the right half of a blue-gray table beside a pile of four folded mustard shirts; the left half is empty wall.',
    draw: () => {
      const s = stage(elevation([0, 790], 0.3, 0.36), [0.78, 0.5, -0.5])
      const { ground, shadows } = room(s, [1500, 1000], 470, {
        wall: Oat,
        floor: Airforce,
        wallShade: blend(Oat, Cinnamon, 0.26),
        floorShade: blend(Airforce, Coal, 0.42),
      })
      const bottle = (at: Vec, size: number): Solid =>
        turned(
          at,
          (
            [
              [62, 0],
              [74, 16],
              [74, 210],
              [24, 300],
              [24, 400],
              [32, 404],
              [32, 420],
            ] as Flat[]
          ).map(([r, z]): Flat => [r * size, z * size]),
        )
      const things: [Solid, Tones][] = [
        [bottle([690, 300, 0], 1.28), tones(Cinnamon, Coal)],
        [
          turned(
            [1010, 330, 0],
            [
              [88, 0],
              [88, 300],
              [70, 330],
              [40, 350],
              [40, 420],
              [56, 440],
            ],
          ),
          tones(Blush, Cinnamon),
        ],
        [
          turned(
            [1230, 250, 0],
            [
              [66, 0],
              [112, 110],
              [112, 190],
              [52, 330],
              [60, 356],
            ],
          ),
          { lit: '#3d3a40', half: Coal, shade: '#0f0e10' },
        ],
        [
          turned(
            [830, 150, 0],
            [
              [40, 0],
              [118, 112],
              [124, 118],
            ],
          ),
          tones(Oat, Cinnamon, 0.8),
        ],
        [
          turned(
            [560, 170, 0],
            [
              [44, 0],
              [44, 120],
              [20, 150],
              [20, 196],
              [27, 200],
            ],
          ),
          tones(mustard, Coal),
        ],
      ]
      const shirts = pile([1000, 40, 0], [250, 150], 34, 4)
      const line = ([x, y, z]: Vec, w: number) =>
        s.line(
          [
            [x, y, z],
            [x + w, y, z],
          ],
          blend(mustard, Coal, 0.5),
          3,
        )
      return [
        ground,
        rect(0, 790, 1500, 210, blend(Airforce, Coal, 0.66)),
        rect(0, 790, 1500, 30, blend(Airforce, Coal, 0.2)),
        ...things.map(([solid]) => shadows(solid)),
        shadows(...shirts),
        // The wall ends where the table ends; what is thrown over the front edge is cut there.
        rect(0, 820, 1500, 180, Coal),
        rect(0, 790, 1500, 32, blend(Airforce, Coal, 0.25)),
        ...things.slice(0, 3).map(([solid, paint]) => s.body(solid, paint)),
        s.body(things[3]?.[0] ?? [], tones(Oat, Cinnamon, 0.8)),
        s.area(ring([830, 150, 118], [124, 124]), blend(Oat, Cinnamon, 0.34)),
        s.area(ring([822, 150, 116], [104, 112]), blend(Oat, Cinnamon, 0.12)),
        s.body(things[4]?.[0] ?? [], tones(mustard, Coal)),
        ...shirts.map((solid, i) => s.body(solid, tones(mustard, Coal)) + line([1004, 38, i * 34 + 16], 236)),
      ].join('')
    },
  })
}

/** A shirt over a chair: the only furniture and the only garment. */
export function shirtOnChair(): Drawing {
  const palette = shades('spring-2014', 'Paper white', 'Pool', 'Sand', 'Coral', 'Midnight')
  const { 'Paper white': paper, Pool, Sand, Coral, Midnight } = palette
  return picture({
    name: 'shirt-on-chair',
    title: 'Hung up for the night',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.42, y: 0.55 },
    alt: 'A white shirt hangs on the back of a coral chair as on a hanger, sleeves down; its dark shadow crosses a sand floor and climbs a pool-blue wall.',
    draw: () => {
      const s = stage(elevation([0, 1330], 0.34, 0.34), [0.74, 0.6, -0.48])
      const { ground, shadows } = room(s, [1200, 1500], 520, {
        wall: Pool,
        floor: Sand,
        wallShade: blend(Pool, Midnight, 0.66),
        floorShade: blend(Sand, Midnight, 0.5),
      })
      const parts = chairFromBehind([240, 60, 0], 1.34)
      const white = { lit: paper, half: blend(paper, Pool, 0.12), shade: blend(paper, Midnight, 0.3) }
      return [
        ground,
        rect(0, 0, 190, s.to([0, 520, 0])[1], blend(Pool, Midnight, 0.2)),
        rect(0, 0, 96, s.to([0, 520, 0])[1], Coral),
        shadows(...parts, ...garmentOnChair([240, 60, 0], 1.34, 0.2).pieces.map(({ solid }) => solid)),
        ...parts.map((solid) => s.body(solid, tones(Coral, Midnight))),
        drawOnChair(s, [240, 60, 0], 1.34, 0.2, white, Midnight),
      ].join('')
    },
  })
}
