import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { polygon, rect, shape } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { figure } from './figures.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

const BAY = 190

/** The eleven-meter wall again, from the corner: five niches cut into a thick wall. */
export function longWall(): Drawing {
  const palette = shades('autumn-2026', 'Ice blue', 'Lacquer', 'Fog', 'Moss', 'Camel', 'Damask', 'Jet')
  const { 'Ice blue': ice, Lacquer, Fog, Moss, Camel, Damask, Jet } = palette
  return makeDrawing({
    name: 'long-wall-from-the-corner',
    title: 'Bays one to five, seen on the way out',
    credit: FLOORS,
    view: [1800, 1350],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A long wall of five deep niches in axonometry: folded shelves at both ends, two rails of coats, and in the middle niche one lacquer-red coat on a stand, with a single person standing before it.',
    draw: () => {
      const random = seeded(11)
      const room = axonometry(-40, 330, 1.9)
      const stock = [Lacquer, Moss, Camel, Damask, Jet, Fog]
      let drawn = ''
      for (let bay = 0; bay < 5; bay++) {
        const x = 60 + bay * (BAY + 20)
        const back = bay === 2 ? Camel : shade(Fog, -0.05)
        // The niche: floor, back and the one cheek that shows.
        drawn +=
          room.wallRight(x, 0, 20, BAY, 230, back) +
          room.floor(x, 0, BAY, 60, shade(Moss, 0.2), 20) +
          room.wallLeft(x, 0, 20, 60, 230, shade(Moss, -0.25))
        if (bay === 0 || bay === 4)
          for (const z of [24, 76, 128, 180]) {
            drawn += room.box(x, 6, z, BAY, 44, 4, Jet)
            for (let i = 0; i < 5; i++)
              drawn += room.pile(
                x + 6 + i * 37,
                14,
                z + 4,
                Array.from(
                  { length: 2 + ((i * 5 + z + bay) % 4) },
                  (_, k) => stock[(i + k * 2 + z + bay) % 6] ?? Jet,
                ),
                { w: 28, d: 28, h: 7.5 },
              )
          }
        else if (bay === 2)
          drawn +=
            room.box(x + 60, 14, 20, 70, 36, 10, Fog) +
            room.stand(
              figure('standing', { skin: Fog, top: Lacquer, legs: Jet, shoes: Jet, hem: 'calf' }),
              x + 95,
              32,
              30,
            )
        else
          drawn += room.rail(
            'x',
            x + 8,
            28,
            BAY - 16,
            bay === 1
              ? runs(random, [3, 'coat', Jet], [2, 'coat', Moss], [3, 'jacket', Camel], [4, 'shirt', Fog])
              : runs(
                  random,
                  [3, 'knit', Damask],
                  [2, 'knit', Lacquer],
                  [3, 'trousers', Jet],
                  [4, 'shirt', ice],
                ),
            Jet,
            { z: 205, weight: 4, gap: 2 },
          )
        // The pier between two niches, and the wall above.
        drawn += room.box(x + BAY, 0, 20, 20, 60, 230, Moss)
      }
      return [
        rect(0, 0, 1800, 1350, ice),
        shape(
          polygon([room.at(-400, 60), room.at(1300, 60), room.at(1300, 900), room.at(-400, 900)]),
          shade(ice, 0.3),
        ),
        Array.from({ length: 8 }, (_, i) => room.floor(-100 + i * 180, 60, 90, 840, ice)).join(''),
        room.box(30, 0, 20, 30, 60, 230, Moss),
        drawn,
        room.box(30, 0, 250, 1060, 60, 36, Moss),
        room.box(30, 0, 0, 1060, 60, 20, Jet),
        room.stand(
          figure('waiting', {
            skin: '#7A4A2E',
            hair: Jet,
            top: Damask,
            legs: Camel,
            shoes: Jet,
            hem: 'knee',
            bun: true,
          }),
          470,
          270,
        ),
        room.table(600, 260, 140, 90, 72, Camel),
        room.pile(610, 272, 77, [Jet, Jet, Damask, Damask], { h: 8 }),
        room.pile(652, 272, 77, [Fog, Fog], { h: 8 }),
        room.pile(694, 272, 77, [Lacquer, Moss, Moss], { h: 8 }),
        room.pile(610, 312, 77, [ice, Fog, ice], { h: 8 }),
        room.pile(652, 312, 77, [Camel, Lacquer], { h: 8 }),
        [0, 1, 2, 3, 4].map((i) => room.lay('1.90', 'x', 60 + i * 210 + 95, 120, 30, Jet)).join(''),
      ].join('')
    },
  })
}
