import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { archOutline, box, extrude, type Flat, rectangle } from './bodies.ts'
import { coat, room, standCoat } from './garments.ts'
import { blend, elevation, FLOOR, picture, stage, type Tones, tones, type Vec } from './light.ts'

const veil = (paint: Tones, over: string, amount: number): Tones => ({
  lit: blend(paint.lit, over, amount),
  half: blend(paint.half, over, amount),
  shade: blend(paint.shade, over, amount),
})

/** A folding screen of cloth so thin that the coat behind it is still a color. */
export function thinScreen(): Drawing {
  const palette = shades('autumn-2026', 'Fog', 'Lacquer', 'Ice blue', 'Verdigris', 'Jet')
  const { Fog, Lacquer, 'Ice blue': ice, Verdigris, Jet } = palette
  return picture({
    name: 'thin-screen',
    title: 'Forty grams to the square meter',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.55, y: 0.55 },
    alt: 'A lacquer-red coat stands half behind a zigzag screen of ice-blue cloth and goes pale where the cloth covers it; the floor is verdigris and the shadows are only half dark.',
    draw: () => {
      const s = stage(elevation([0, 1400], 0.26, 0.36), [0.66, 0.5, -0.5])
      const { ground, shadows } = room(s, [1200, 1500], 620, {
        wall: Fog,
        floor: Verdigris,
        wallShade: blend(Fog, Jet, 0.24),
        floorShade: blend(Verdigris, Jet, 0.4),
      })
      const cut = {
        at: [600, 420, 0] as Vec,
        height: 800,
        hem: [180, 130] as Flat,
        shoulder: [150, 84] as Flat,
        square: 2.6,
      }
      const plan: Flat[] = [
        [60, 300],
        [210, 120],
        [360, 300],
        [510, 120],
        [660, 300],
      ]
      const tall = 900
      const panels = plan.slice(1).map((to, i) => {
        const from = plan[i] ?? to
        const points: Vec[] = [
          [from[0], from[1], 0],
          [to[0], to[1], 0],
          [to[0], to[1], tall],
          [from[0], from[1], tall],
        ]
        return { points, lit: i % 2 === 0 }
      })
      const red = tones(Lacquer, Jet)
      const coatIn = (paint: Tones, dark: string) => standCoat(s, cut, paint, dark)
      const posts = plan.map(([x, y]) => box([x - 5, y - 5, 0], [10, 10, tall + 30]))
      return [
        ground,
        shadows(coat(cut).all),
        ...panels.map(({ points }) =>
          s.shadow([{ points }], blend(Verdigris, Jet, 0.24), FLOOR, [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 620, 0],
            [-2000, 620, 0],
          ]),
        ),
        coatIn(red, Jet),
        ...panels.map(({ points, lit }) => {
          const amount = lit ? 0.74 : 0.62
          const cloth = lit ? ice : blend(ice, Verdigris, 0.3)
          const seen =
            rect(0, 0, 1200, s.to([0, 620, 0])[1], blend(Fog, cloth, amount)) +
            rect(0, s.to([0, 620, 0])[1], 1200, 1500, blend(Verdigris, cloth, amount * 0.8)) +
            s.shadow(coat(cut).all, blend(blend(Verdigris, Jet, 0.4), cloth, amount * 0.8)) +
            coatIn(veil(red, cloth, amount * 0.72), blend(Jet, cloth, amount * 0.7))
          return s.clipped(points, seen)
        }),
        ...posts.map((solid) => s.body(solid, tones(Jet, Jet))),
        ...panels.map(({ points: [, , b, a] }) => (a && b ? s.line([a, b], Jet, 5) : '')),
      ].join('')
    },
  })
}

/** Openings cut in sheets that stand one behind the other. */
export function thinWalls(): Drawing {
  const palette = shades('spring-2027', 'Unbleached', 'Saffron', 'Wisteria', 'Rose ash', 'Vat indigo')
  const { Unbleached, Saffron, Wisteria, 'Rose ash': rose, 'Vat indigo': indigo } = palette
  return picture({
    name: 'thin-walls',
    title: 'Four sheets, four doors',
    view: [1500, 1000],
    palette,
    lead: 4,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Four paper-thin walls in rose, wisteria, saffron and indigo stand one behind another, each with a round-headed door a little to the right of the last; a dark coat waits in front and light falls through all four.',
    draw: () => {
      const s = stage(elevation([-40, 930], 0.5, 0.34), [0.62, 0.62, -0.5])
      const floor = Unbleached
      const walls = (
        [
          [indigo, 840, 820, 660],
          [Saffron, 580, 640, 420],
          [Wisteria, 310, 470, 250],
          [rose, 40, 330, 110],
        ] as const
      ).map(([fill, y, tall, door], i) => ({
        fill,
        y,
        solid: extrude(
          'y',
          rectangle(-500 - i * 40, 0, [1700, 1560, 1240, 900][i] ?? 900, tall + 140),
          y,
          8,
          [archOutline(door + 60 - i * 60, 210, 0, tall * 0.5)],
        ),
        face: tall,
      }))
      const shade = blend(floor, indigo, 0.42)
      const visitor = {
        at: [930, 60, 0] as Vec,
        height: 400,
        hem: [92, 68] as Flat,
        shoulder: [80, 44] as Flat,
      }
      return [
        rect(0, 0, 1500, 1000, floor),
        rect(0, 0, 1500, s.to([0, 1100, 0])[1], blend(Wisteria, Unbleached, 0.55)),
        ...walls.map(({ solid }) => s.shadow(solid, shade)),
        ...walls.flatMap(({ solid, fill, y }, i) => [
          // Each sheet carries the shadow of the next one in front of it.
          s.body(solid, { lit: fill, half: fill, shade: blend(fill, indigo, 0.6) }),
          ...walls.slice(i + 1, i + 2).map((near) => {
            const front = solid.find(({ points }) => points.every((v) => v[1] === y) && points.length === 4)
            return front
              ? s.shadow(
                  near.solid,
                  blend(fill, fill === indigo ? '#000000' : indigo, 0.4),
                  { point: [0, y, 0], normal: [0, -1, 0] },
                  front.points,
                  front.holes ?? [],
                )
              : ''
          }),
        ]),
        s.shadow(coat(visitor).all, shade),
        standCoat(
          s,
          visitor,
          { lit: blend(indigo, Wisteria, 0.3), half: indigo, shade: blend(indigo, '#000000', 0.3) },
          Saffron,
        ),
      ].join('')
    },
  })
}

/** Coats standing about in a square, none of them talking. */
export function coatTowers(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Terra', 'Plaster', 'Apricot', 'Ultramarine', 'Night')
  const { Sky, Terra, Plaster, Apricot, Ultramarine, Night } = palette
  return picture({
    name: 'coat-towers',
    title: 'A square with four residents',
    view: [1800, 1000],
    palette,
    lead: 4,
    focalPoint: { x: 0.35, y: 0.5 },
    alt: 'Four coats in plaster, ultramarine, terra and night stand far apart on an apricot square like houses, with a small arcade behind them and evening shadows twice their length.',
    draw: () => {
      const s = stage(elevation([0, 900], 0.3, 0.34), [0.86, 0.26, -0.36])
      const floor: Vec[] = [
        [-4000, -4000, 0],
        [6000, -4000, 0],
        [6000, 1500, 0],
        [-4000, 1500, 0],
      ]
      const arcade = extrude(
        'y',
        rectangle(700, 0, 1500, 280),
        1180,
        120,
        Array.from({ length: 8 }, (_, i) => archOutline(740 + i * 160, 100, 0, 130)),
      )
      const stand = (x: number, y: number, height: number, wide: number, square = 3) => ({
        at: [x, y, 0] as Vec,
        height,
        hem: [wide, wide * 0.74] as Flat,
        shoulder: [wide * 0.82, wide * 0.46] as Flat,
        square,
      })
      const coats: [ReturnType<typeof stand>, Tones][] = [
        [stand(560, 900, 330, 84, 2.4), tones(Terra, Night)],
        [
          stand(1130, 620, 450, 120, 4),
          { lit: blend(Ultramarine, Sky, 0.18), half: Ultramarine, shade: Night },
        ],
        [
          stand(1490, 180, 300, 74, 2.4),
          { lit: blend(Night, Sky, 0.26), half: blend(Night, Sky, 0.12), shade: Night },
        ],
        [
          stand(300, 60, 770, 190, 3),
          { lit: Plaster, half: blend(Plaster, Apricot, 0.35), shade: blend(Plaster, Night, 0.5) },
        ],
      ]
      return [
        rect(0, 0, 1800, 1000, Sky),
        s.area(floor, Apricot),
        s.shadow(arcade, Terra, FLOOR, floor),
        s.body(arcade, { lit: Plaster, half: blend(Plaster, Terra, 0.14), shade: Ultramarine }),
        ...coats.map(([cut]) => s.shadow(coat(cut).all, Terra, FLOOR, floor)),
        ...coats.map(([cut, paint]) => standCoat(s, cut, paint, Night)),
      ].join('')
    },
  })
}
