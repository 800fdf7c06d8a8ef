import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { figure } from './figures.ts'
import { mixedStock, runs } from './stock.ts'
import { shade } from './tones.ts'

export function quietThird(): Drawing {
  const palette = shades(
    'spring-2023',
    'Kumquat',
    'Cobalt glaze',
    'Rice',
    'Mist green',
    'Hibiscus',
    'Jade',
    'Bark',
  )
  const { Kumquat, 'Cobalt glaze': cobalt, Rice, 'Mist green': mist, Hibiscus, Jade, Bark } = palette
  return makeDrawing({
    name: 'quiet-third',
    title: 'Twelve meters deep, the last four kept quiet',
    credit: FLOORS,
    view: [2000, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.3, y: 0.4 },
    alt: 'A long shop in axonometry. Two thirds of it are crowded with rails, tables and people on a pale floor; the far third is cobalt blue and holds seven coats, an armchair and one person.',
    draw: () => {
      const random = seeded(23)
      const room = axonometry(560, 250, 1.3)
      const kinds = ['shirt', 'knit', 'jacket', 'dress', 'trousers'] as const
      const stock = (n: number) => mixedStock(random, n, kinds, [Hibiscus, Jade, Rice, Bark, Kumquat, cobalt])
      const person = (
        x: number,
        y: number,
        top: string,
        legs: string,
        skin: string,
        pose: 'standing' | 'waiting' | 'reaching' | 'walking',
      ) =>
        room.stand(
          figure(pose, {
            skin,
            hair: Bark,
            top,
            legs,
            shoes: Bark,
            hem: top === Hibiscus ? 'knee' : 'hip',
            legCut: 'wide',
          }),
          x,
          y,
        )
      return [
        rect(0, 0, 2000, 1200, Kumquat),
        room.floor(0, 0, 1200, 520, Rice),
        room.floor(0, 0, 400, 520, cobalt),
        room.wallLeft(0, 0, 0, 520, 300, shade(cobalt, 0.18)),
        room.wallRight(0, 0, 0, 400, 300, shade(cobalt, -0.2)),
        room.wallRight(400, 0, 0, 800, 300, mist),
        Array.from({ length: 7 }, (_, i) => room.floor(460 + i * 110, 0, 55, 520, shade(mist, 0.3))).join(''),
        // Quiet: a rug, a chair, seven coats.
        room.floor(110, 150, 190, 230, shade(cobalt, 0.3)),
        room.rail(
          'y',
          40,
          130,
          200,
          runs(random, [2, 'coat', Bark], [2, 'coat', Rice], [3, 'coat', Kumquat]),
          Rice,
          { gap: 9, weight: 5 },
        ),
        room.box(170, 230, 0, 70, 70, 40, Hibiscus),
        room.box(170, 230, 40, 14, 70, 44, Hibiscus),
        room.box(170, 230, 40, 70, 12, 24, Hibiscus),
        room.box(170, 288, 40, 70, 12, 24, Hibiscus),
        room.stand(
          figure('standing', {
            skin: '#6B432C',
            hair: Bark,
            top: Rice,
            legs: Rice,
            shoes: Bark,
            hem: 'calf',
            bun: true,
          }),
          300,
          360,
        ),
        // The wall of shelves on the busy side.
        [70, 115, 160, 205]
          .map(
            (z) =>
              room.box(440, 0, z, 330, 34, 4, Jade) +
              Array.from({ length: 8 }, (_, i) =>
                room.pile(
                  448 + i * 40,
                  4,
                  z + 4,
                  Array.from(
                    { length: 2 + ((i * 5 + z) % 4) },
                    (_, k) => [Hibiscus, Bark, Kumquat, Rice, cobalt][(i * 2 + k + z) % 5] ?? Bark,
                  ),
                  { w: 30, d: 24, h: 7 },
                ),
              ).join(''),
          )
          .join(''),
        room.rail('x', 820, 60, 210, stock(22), Bark, { weight: 4 }),
        room.rail('y', 470, 110, 170, stock(17), Bark, { weight: 4 }),
        person(560, 110, Hibiscus, Bark, '#E0AC7E', 'standing'),
        room.table(560, 170, 150, 80, 72, Jade),
        [0, 1, 2, 3]
          .map((i) =>
            room.pile(
              568 + i * 36,
              178,
              77,
              [Hibiscus, Rice, Bark, Kumquat, cobalt].slice(i % 3, (i % 3) + 3),
              { h: 7, w: 28 },
            ),
          )
          .join(''),
        person(740, 190, cobalt, Rice, '#A86B42', 'reaching'),
        room.rail('x', 800, 230, 200, stock(21), Bark, { weight: 4 }),
        person(1070, 200, Kumquat, cobalt, '#7A4A2E', 'waiting'),
        room.rail('x', 470, 370, 200, stock(21), Bark, { weight: 4 }),
        room.table(740, 360, 100, 100, 60, Bark),
        [0, 1]
          .map(
            (i) =>
              room.pile(748 + i * 46, 370, 65, [Kumquat, Kumquat, Rice, Hibiscus].slice(i), {
                h: 8,
                w: 34,
                d: 34,
              }) + room.pile(748 + i * 46, 416, 65, [cobalt, Jade, Jade].slice(i), { h: 8, w: 34, d: 34 }),
          )
          .join(''),
        person(900, 330, Jade, Bark, '#C98F63', 'walking'),
        person(640, 470, Bark, Hibiscus, '#E6B58F', 'walking'),
        room.rail('y', 960, 330, 170, stock(17), Bark, { weight: 4 }),
        person(1080, 440, Hibiscus, Bark, '#5B3A29', 'waiting'),
        room.stroke(Bark, 4, [
          [0, 560, 0],
          [400, 560, 0],
          [1200, 560, 0],
        ]),
        [0, 400, 1200]
          .map((x) =>
            room.stroke(Bark, 4, [
              [x, 546, 0],
              [x, 574, 0],
            ]),
          )
          .join(''),
        room.lay('4.00', 'x', 200, 612, 34, Bark),
        room.lay('8.00', 'x', 800, 612, 34, Bark),
      ].join('')
    },
  })
}
