import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { figure } from './figures.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

export function sixFootFloor(): Drawing {
  const palette = shades(
    'spring-2020',
    'Celadon',
    'Fuchsia',
    'Whitewash',
    'Sunflower',
    'Terracotta pot',
    'Deep sea',
  )
  const { Celadon, Fuchsia, Whitewash, Sunflower, 'Terracotta pot': pot, 'Deep sea': sea } = palette
  return makeDrawing({
    name: 'six-foot-floor',
    title: 'Seven discs on 66 square meters, five of them taken',
    credit: FLOORS,
    view: [1800, 1500],
    surface: 'paper',
    palette,
    alt: 'A shop floor in axonometry, pale green, with seven yellow discs of 1.83 meters laid on it. Five people stand on one each, two discs are free, and the rails have been pulled apart.',
    draw: () => {
      const random = seeded(6)
      const room = axonometry(860, 210, 1.42)
      const spots: [number, number][] = [
        [150, 160],
        [410, 130],
        [690, 160],
        [160, 440],
        [440, 400],
        [700, 440],
        [420, 640],
      ]
      const looks = [
        figure('standing', { skin: '#7A4A2E', hair: sea, top: Fuchsia, legs: sea, shoes: sea, hem: 'knee' }),
        figure('waiting', {
          skin: '#E0AC7E',
          hair: pot,
          top: sea,
          legs: Whitewash,
          shoes: sea,
          legCut: 'wide',
          bun: true,
        }),
        '',
        figure('looking', {
          skin: '#A86B42',
          hair: sea,
          top: Whitewash,
          legs: pot,
          shoes: sea,
          legCut: 'wide',
        }),
        figure('reaching', {
          skin: '#5B3A29',
          hair: sea,
          top: pot,
          legs: sea,
          shoes: sea,
          hem: 'calf',
          bun: true,
        }),
        figure('standing', { skin: '#E6B58F', hair: sea, top: sea, legs: Fuchsia, shoes: sea }),
        '',
      ]
      const spot = ([x, y]: [number, number]) =>
        shape(room.circle(x, y, 91.5), Sunflower) +
        line(room.circle(x, y, 84), shade(Sunflower, -0.25), 3, 'stroke-dasharray="12 9"')
      const stand = (i: number) => {
        const [x, y] = spots[i] ?? [0, 0]
        return looks[i] ? room.stand(looks[i] ?? '', x, y) : ''
      }
      return [
        rect(0, 0, 1800, 1500, sea),
        room.box(-16, -16, -20, 876, 786, 20, Whitewash),
        room.floor(0, 0, 860, 770, Celadon),
        room.wallLeft(0, 0, 0, 770, 250, Whitewash),
        room.wallRight(0, 0, 0, 860, 250, Fuchsia),
        room.box(-16, 0, 250, 16, 770, 0, sea),
        // A street door, taped open.
        room.wallRight(560, 0, 0, 110, 210, sea),
        room.wallRight(570, 0, 0, 90, 200, shade(Celadon, 0.4)),
        [0, 1, 2].map((i) => room.wallLeft(0, 80 + i * 220, 90, 150, 120, pot)).join(''),
        ...spots.map(spot),
        room.rail(
          'y',
          30,
          250,
          130,
          runs(random, [3, 'coat', Fuchsia], [3, 'jacket', sea], [3, 'shirt', Whitewash]),
          sea,
          { weight: 4 },
        ),
        stand(0),
        stand(1),
        stand(2),
        room.rail(
          'x',
          250,
          270,
          190,
          runs(
            random,
            [4, 'shirt', Whitewash],
            [3, 'knit', Sunflower],
            [3, 'dress', Fuchsia],
            [2, 'trousers', sea],
          ),
          sea,
          { weight: 4 },
        ),
        room.table(560, 250, 120, 80, 72, pot),
        room.pile(570, 260, 77, [sea, sea, sea], { h: 7 }),
        room.pile(612, 260, 77, [Whitewash, Whitewash, Fuchsia], { h: 7 }),
        room.pile(646, 290, 77, [Sunflower, Sunflower], { h: 7 }),
        stand(3),
        stand(4),
        stand(5),
        room.rail(
          'y',
          580,
          520,
          200,
          runs(random, [3, 'knit', pot], [3, 'knit', Fuchsia], [4, 'trousers', sea], [4, 'shirt', Whitewash]),
          sea,
          { weight: 4 },
        ),
        stand(6),
        room.stroke(
          Whitewash,
          4,
          [
            [160, 440, 0],
            [440, 400, 0],
          ],
          'stroke-dasharray="3 11" stroke-linecap="round"',
        ),
        room.stroke(sea, 4, [
          [110, 812, 0],
          [293, 812, 0],
        ]),
        room.stroke(Whitewash, 4, [
          [329, 812, 0],
          [512, 812, 0],
        ]),
        room.stroke(Whitewash, 4, [
          [329, 800, 0],
          [329, 824, 0],
        ]),
        room.stroke(Whitewash, 4, [
          [512, 800, 0],
          [512, 824, 0],
        ]),
        room.lay('1.83', 'x', 420, 870, 40, Whitewash),
      ].join('')
    },
  })
}
