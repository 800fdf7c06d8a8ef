import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { box, corners, drape, extrude, type Flat, flight, LOAFER, rectangle, scaled } from './bodies.ts'
import { hung, room } from './garments.ts'
import { blend, elevation, level, picture, type Solid, stage, tones, type Vec, wallAt } from './light.ts'

/** Washing in a court: the garments are sheets of colour, and the wall keeps a second set. */
export function washingCourt(): Drawing {
  const palette = shades('autumn-2020', 'Powder', 'Persimmon', 'Hunter', 'Unspun', 'Honey', 'Umber earth')
  const { Powder, Persimmon, Hunter, Unspun, Honey, 'Umber earth': umber } = palette
  return picture({
    name: 'washing-court',
    title: 'Tuesday, four pieces out',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Pajama trousers, a shirt, a persimmon robe and a plain sheet hang from a line across a courtyard; each throws a sharp second self onto the powder-pink wall.',
    draw: () => {
      const s = stage(elevation([-60, 880], 0.24, 0.34), [0.5, 0.58, -0.34])
      const { ground, shadows } = room(s, [1500, 1000], 330, {
        wall: Powder,
        floor: Honey,
        wallShade: blend(Powder, umber, 0.5),
        floorShade: blend(Honey, umber, 0.5),
      })
      const [y, top] = [70, 640]
      const put = (text: string, x: number): Flat[] => corners(text).map(([a, b]) => [a + x, top - b])
      const sheet = put('0 0, 250 0, 252 330, 180 322, 120 336, 60 324, 0 334', 60)
      const trousers = put('0 0, 150 0, 168 390, 96 394, 78 120, 62 394, -14 390', 372)
      const shirt = put(
        '0 10, 40 0, 72 22, 104 0, 144 10, 236 130, 196 160, 148 104, 152 262, -6 262, -4 104, -52 160, -92 130',
        690,
      )
      const robe = put(
        '0 14, 46 0, 90 0, 136 14, 214 236, 150 262, 128 190, 160 500, -26 500, 8 190, -14 262, -78 236',
        1040,
      )
      const stripes = Array.from({ length: 9 }, (_, i) =>
        s.line(
          [
            [360 + i * 22, y - 1, top],
            [352 + i * 23, y - 1, 240],
          ],
          Unspun,
          6,
        ),
      )
      const pieces: [Flat[], string][] = [
        [sheet, Unspun],
        [trousers, Hunter],
        [shirt, Unspun],
        [robe, Persimmon],
      ]
      const rope = box([-200, y, top - 2], [2000, 3, 4])
      const pegs = [66, 300, 382, 508, 700, 826, 1050, 1168].map((x) => box([x, y - 4, top - 22], [9, 8, 36]))
      const wall = extrude('y', rectangle(-300, 0, 420, 520), 180, 150)
      const shade = (fill: string, d: Flat[]) =>
        s.area(
          d.map(([a, b]): Vec => [a, y - 0.5, b]),
          fill,
        )
      return [
        ground,
        s.body(box([820, 326, 250], [150, 4, 330]), { lit: Hunter, half: Hunter, shade: Hunter }),
        rect(0, s.to([0, 330, 0])[1] - 26, 1500, 26, umber),
        shadows(...pieces.map(([outline]) => hung(outline, y)), rope, ...pegs),
        s.body(wall, tones(Persimmon, umber)),
        s.shadow(hung(sheet, y), blend(Persimmon, umber, 0.5), wallAt(180), [
          [-300, 180, 0],
          [120, 180, 0],
          [120, 180, 520],
          [-300, 180, 520],
        ]),
        s.body(rope, tones(umber, umber)),
        ...pieces.map(([outline, fill]) => shade(fill, outline)),
        s.clipped(
          trousers.map(([a, b]): Vec => [a, y, b]),
          stripes.join(''),
        ),
        // One fold in each, on the side away from the light.
        shade(blend(Unspun, umber, 0.16), put('180 0, 250 0, 252 330, 180 322', 60)),
        shade(
          blend(Unspun, umber, 0.16),
          put('104 0, 144 10, 236 130, 196 160, 148 104, 152 262, 100 262', 690),
        ),
        shade(
          blend(Persimmon, umber, 0.3),
          put('72 0, 90 0, 136 14, 214 236, 150 262, 128 190, 160 500, 70 500, 84 200', 1040),
        ),
        shade(blend(Persimmon, umber, 0.5), put('-2 210, 138 210, 140 236, -4 236', 1040)),
        ...pegs.map((solid) => s.body(solid, tones(umber, '#000000'))),
      ].join('')
    },
  })
}

/** A terrace at ten in the morning: steps, a low wall, a robe put down. */
export function robeOnTerrace(): Drawing {
  const palette = shades(
    'autumn-2020',
    'Honey',
    'Slate path',
    'Mulberry',
    'Unspun',
    'Persimmon',
    'Umber earth',
  )
  const { Honey, 'Slate path': slate, Mulberry, Unspun, Persimmon, 'Umber earth': umber } = palette
  return picture({
    name: 'robe-on-terrace',
    title: 'Slippers, third step',
    view: [1200, 1500],
    palette,
    lead: 2,
    focalPoint: { x: 0.45, y: 0.6 },
    alt: 'A mulberry robe is thrown over a low pale wall beside slate steps; two persimmon slippers wait on the third tread and the sky is one flat honey.',
    draw: () => {
      const s = stage(elevation([20, 1400], 0.3, 0.42), [0.66, 0.4, -0.56])
      const [going, rise, foot] = [120, 78, 250]
      const steps = extrude('x', flight(foot, 7, going, rise), 452, 900)
      const wall = box([-200, 120, 0], [640, 130, 470])
      const cap = box([-220, 104, 470], [680, 162, 34])
      const robe = drape([170, 185, 60], [140, 96], 452, {
        folds: 13,
        depth: 17,
        corner: 24,
        seed: 2.2,
        flare: 22,
        sides: 160,
      })
      // Its shadow does not need every fold.
      const robeMass = drape([170, 185, 60], [140, 96], 452, {
        folds: 13,
        depth: 17,
        corner: 24,
        seed: 2.2,
        flare: 22,
        sides: 36,
      })
      const slipper = (x: number, y: number) => extrude('y', scaled(LOAFER, 1.55, [x, rise * 3]), y, 66)
      const slippers = [slipper(705, foot + going * 2 + 34), slipper(500, foot + going * 2 + 26)]
      const floor: Vec[] = [
        [-3000, -3000, 0],
        [4000, -3000, 0],
        [4000, 1090, 0],
        [-3000, 1090, 0],
      ]
      const stone = { lit: blend(slate, Unspun, 0.34), half: slate, shade: blend(slate, umber, 0.6) }
      const planes = Array.from({ length: 7 }, (_, i) => {
        const [y, z] = [foot + i * going, (i + 1) * rise]
        const tread: Vec[] = [
          [452, y, z],
          [1352, y, z],
          [1352, y + going, z],
          [452, y + going, z],
        ]
        const riser: Vec[] = [
          [452, y, z - rise],
          [1352, y, z - rise],
          [1352, y, z],
          [452, y, z],
        ]
        return { y, z, tread, riser }
      })
      const falls: Solid[] = [wall, cap, robeMass, ...slippers]
      return [
        rect(0, 0, 1200, 1500, Honey),
        s.area(floor, blend(Unspun, Honey, 0.3)),
        ...[steps, wall, cap].map((solid) => s.shadow(solid, blend(Unspun, umber, 0.5), undefined, floor)),
        s.body(steps, stone),
        ...planes.flatMap(({ y, z, tread, riser }) =>
          falls.map(
            (solid) =>
              s.shadow(solid, blend(slate, umber, 0.55), level(z), tread) +
              s.shadow(solid, blend(slate, umber, 0.78), wallAt(y), riser),
          ),
        ),
        ...slippers.map((solid) => s.body(solid, tones(Persimmon, umber))),
        s.body(wall, { lit: Unspun, half: blend(Unspun, Honey, 0.24), shade: blend(Unspun, umber, 0.5) }),
        s.shadow(cap, blend(Unspun, umber, 0.34), wallAt(120), [
          [-200, 120, 0],
          [440, 120, 0],
          [440, 120, 470],
          [-200, 120, 470],
        ]),
        s.body(cap, { lit: blend(Unspun, '#ffffff', 0.3), half: Unspun, shade: blend(Unspun, umber, 0.5) }),
        s.body(robe, {
          lit: blend(Mulberry, Persimmon, 0.2),
          half: Mulberry,
          shade: blend(Mulberry, '#000000', 0.4),
        }),
      ].join('')
    },
  })
}
