import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, polygon, rect, shape } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { figure, type Outfit } from './figures.ts'
import { hangAlong } from './hanging.ts'
import { across, mirrored, note, place } from './measures.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

export function mirrorMoved(): Drawing {
  const palette = shades(
    'spring-2018',
    'Lilac',
    'Magenta',
    'Lime wash',
    'Lagoon',
    'Lemon',
    'Tangerine',
    'Navy',
  )
  const { Lilac, Magenta, 'Lime wash': wash, Lagoon, Lemon, Tangerine, Navy } = palette
  return makeDrawing({
    name: 'mirror-moved',
    title: 'From 6.4 meters to 1.6',
    credit: FLOORS,
    view: [1500, 1500],
    surface: 'paper',
    palette,
    alt: 'A shop floor in axonometry. A dashed outline marks where the mirror hung on the far wall; it now stands beside the rail, two steps from a customer in orange.',
    draw: () => {
      const random = seeded(18)
      const room = axonometry(700, 300, 1.72)
      const { at } = room
      const railA = runs(
        random,
        [3, 'coat', Navy],
        [3, 'coat', Magenta],
        [4, 'jacket', Lemon],
        [3, 'dress', Tangerine],
        [4, 'shirt', wash],
        [2, 'trousers', Navy],
      )
      const railB = runs(
        random,
        [4, 'shirt', wash, Lagoon],
        [3, 'knit', Tangerine],
        [3, 'knit', Lemon],
        [3, 'trousers', Navy],
        [3, 'skirt', Magenta],
      )
      const [ox, oy] = at(40, 0, 205)
      return [
        rect(0, 0, 1500, 1500, Lagoon),
        room.floor(0, 0, 620, 620, Lilac),
        [1, 3, 5].map((i) => room.floor(i * 103.3, 0, 103.3, 620, shade(Lilac, 0.25))).join(''),
        room.box(-14, -14, 0, 14, 648, 270, Navy),
        room.box(0, -14, 0, 634, 14, 270, Navy),
        room.wallLeft(0, 0, 0, 620, 270, wash),
        room.wallRight(0, 0, 0, 620, 270, Lemon),
        // Where the glass used to hang, at the far end.
        shape(polygon([at(60, 0, 20), at(130, 0, 20), at(130, 0, 205), at(60, 0, 205)]), shade(Lemon, 0.45)),
        line(
          polygon([at(60, 0, 20), at(130, 0, 20), at(130, 0, 205), at(60, 0, 205)]),
          Magenta,
          4,
          'stroke-dasharray="14 10"',
        ),
        note('A', ox + 66, oy + 190, Magenta, 60),
        // A shelf wall with folded stock on the left.
        [60, 105, 150, 195]
          .map(
            (z) =>
              room.box(0, 120, z, 34, 250, 4, Lagoon) +
              [0, 1, 2, 3, 4]
                .map((i) =>
                  room.pile(
                    4,
                    128 + i * 48,
                    z + 4,
                    Array.from(
                      { length: 2 + ((i * 7 + z) % 4) },
                      (_, k) => [Tangerine, Navy, Magenta, Lemon, Lilac][(i + k + z) % 5] ?? Navy,
                    ),
                    { w: 24, d: 36, h: 6 },
                  ),
                )
                .join(''),
          )
          .join(''),
        room.rail('x', 200, 90, 250, railB, Navy, { weight: 5 }),
        room.table(200, 240, 110, 130, 70, Lagoon),
        room.pile(212, 250, 75, [Navy, Navy, Navy, Tangerine], { h: 6 }),
        room.pile(212, 292, 75, [Lemon, Lemon], { h: 6 }),
        room.pile(212, 332, 75, [Magenta, Magenta, Magenta, wash, wash], { h: 6 }),
        room.pile(262, 250, 75, [wash, wash, Lilac, Lilac], { h: 6, w: 38 }),
        room.pile(262, 300, 75, [Tangerine, Navy, Tangerine], { h: 6, w: 38 }),
        room.stroke(
          Magenta,
          5,
          [
            [95, 20, 0],
            [95, 430, 0],
            [330, 430, 0],
          ],
          'stroke-dasharray="4 12" stroke-linecap="round"',
        ),
        room.rail('x', 240, 480, 270, railA, Navy, { weight: 5 }),
        // The glass where it now stands: on its own foot beside the rail's end.
        room.box(545, 395, 0, 10, 76, 190, Navy),
        room.face(shade(Lilac, 0.5), [555, 400, 6], [555, 466, 6], [555, 466, 184], [555, 400, 184]),
        room.face(shade(Lilac, 0.8), [555, 400, 60], [555, 466, 110], [555, 466, 146], [555, 400, 96]),
        room.stroke(Magenta, 7, [
          [560, 590, 0],
          [600, 432, 0],
        ]),
        room.stand(
          mirrored(
            figure('looking', {
              skin: '#7A4A2E',
              hair: Navy,
              top: Tangerine,
              legs: Navy,
              shoes: Magenta,
              hem: 'knee',
              bun: true,
            }),
          ),
          560,
          590,
        ),
        room.lay('1.6', 'y', 640, 540, 34, wash),
        room.lay('6.4', 'y', 66, 300, 34, Magenta),
      ].join('')
    },
  })
}

export function mirrorLeaning(): Drawing {
  const palette = shades('spring-2018', 'Lime wash', 'Tangerine', 'Lagoon', 'Lilac', 'Lemon', 'Navy')
  const { Tangerine, Lagoon, Lilac, Lemon, Navy, 'Lime wash': wash } = palette
  return makeDrawing({
    name: 'mirror-leaning',
    title: 'Leaning four degrees, to show the hem',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A tall lilac mirror leans on a teal wall. A woman in a tangerine coat stands before it with her back to us and sees her own front; a rail of shirts is cut by the left edge.',
    draw: () => {
      const random = seeded(4)
      const [floor, cm] = [1330, 6]
      const coat: Outfit = {
        skin: '#C98F63',
        hair: Navy,
        top: Tangerine,
        legs: Lemon,
        shoes: Navy,
        hem: 'calf',
        legCut: 'slim',
        bun: true,
      }
      const glass = polygon([
        [560, floor - 14],
        [1030, floor - 14],
        [1010, 150],
        [580, 150],
      ])
      const stock = runs(
        random,
        [3, 'shirt', wash, Lagoon],
        [2, 'shirt', Lemon],
        [2, 'shirt', Lilac, Navy],
        [3, 'shirt', wash],
      )
      return [
        `<defs><clipPath id="glass"><path d="${glass}"/></clipPath></defs>`,
        rect(0, 0, 1200, 1500, Lagoon),
        rect(0, floor - 60, 1200, 60, wash),
        rect(0, floor, 1200, 170, Navy),
        shape(
          polygon([
            [540, floor],
            [1050, floor],
            [1030, 130],
            [560, 130],
          ]),
          Lemon,
        ),
        shape(glass, Lilac),
        `<g clip-path="url(#glass)">`,
        rect(500, floor - 150, 600, 200, shade(Lilac, -0.16)),
        shape('M560 900L1040 420V560L560 1040Z', shade(Lilac, 0.3)),
        shape('M560 1090L1040 610V640L560 1120Z', shade(Lilac, 0.3)),
        place(
          mirrored(figure('standing', { ...coat, top: shade(Tangerine, 0.06) })),
          742,
          floor - 110,
          cm * 0.82,
        ),
        '</g>',
        place(hangAlong(stock, 1.6, Navy), -120, 330, cm),
        line('M0 330H388', Navy, 15),
        rect(372, 330, 15, floor - 330, Navy),
        rect(330, floor - 14, 100, 14, Navy),
        place(figure('standing', { ...coat, back: true }), 1090, floor + 120, cm * 1.1),
        across({ from: 540, to: 1050, at: 1452, color: wash, label: '0.85', size: 28 }),
        note('4°', 1070, 210, wash, 40),
        line('M1046 130V330M1030 130L1048 330', wash, 2),
      ].join('')
    },
  })
}
