import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, outline, shape } from '../shapes.ts'
import { lightStand, sweep, tape } from './apparatus.ts'
import { box, corners, extrude } from './bodies.ts'
import { room } from './garments.ts'
import { SKINS } from './hands.ts'
import { blend, elevation, FLOOR, picture, type Solid, stage, tones, wallAt } from './light.ts'

/** A model who has been allowed to sit, from behind, with the lamp and the tape in the picture. */
export function modelFromBehind(): Drawing {
  const palette = shades('autumn-2018', 'Mist', 'Rosehip', 'Old gold', 'Kingfisher', 'Tar')
  const { Mist, Rosehip, 'Old gold': gold, Kingfisher, Tar } = palette
  return picture({
    name: 'model-from-behind',
    title: 'Frame 31, between frames',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.48, y: 0.5 },
    alt: 'A model in a rosehip coat sits with her back to us on a wooden box, her weight on one hand, in front of a pale paper sweep; a square gold panel on a stand lights her from the left.',
    draw: () => {
      const s = stage(elevation([0, 1390], 0.22, 0.32), [0.46, 0.6, -0.4])
      const { ground } = room(s, [1200, 1500], 700, {
        wall: Kingfisher,
        floor: blend(Kingfisher, Tar, 0.5),
        wallShade: Kingfisher,
        floorShade: Tar,
      })
      const paper = sweep({ left: 210, width: 900, back: 560, front: -200, height: 1500, bend: 220 })
      const boxes = [
        box([420, 120, 0], [330, 220, 110]),
        box([430, 126, 110], [330, 210, 110]),
        box([412, 122, 220], [340, 216, 60]),
      ]
      const stand = lightStand([120, 160, 0], 1000, 120)
      const panel = extrude('x', corners('20 620, 330 620, 330 1080, 20 1080'), 128, 14)
      const { skin, edge } = SKINS.brown
      const shade = blend(Mist, Tar, 0.42)
      // Her outline as one board is enough to throw her shadow.
      const mass: Solid[] = [
        extrude(
          'y',
          corners(
            '440 280, 740 280, 760 560, 700 650, 616 676, 620 720, 650 770, 640 850, 610 880, 616 920, 585 940, 554 920, 560 880, 530 850, 520 770, 550 720, 554 676, 470 640, 430 560',
          ),
          200,
          20,
        ),
      ]
      const [x, y] = s.to([585, 210, 280])
      const figure = (body: string) => `<g transform="translate(${x} ${y})">${body}</g>`
      const leather = blend(Tar, Mist, 0.16)
      return [
        ground,
        s.body(paper.sheet, { lit: Mist, half: blend(Mist, Kingfisher, 0.16), shade: blend(Mist, Tar, 0.4) }),
        ...[...boxes, ...mass].map((solid) =>
          s.shadow(solid, shade, FLOOR, [
            [210, -200, 0],
            [1110, -200, 0],
            [1110, 350, 0],
            [210, 350, 0],
          ]),
        ),
        ...mass.map((solid) =>
          s.shadow(solid, blend(Mist, Kingfisher, 0.5), wallAt(557), [
            [210, 557, 220],
            [1110, 557, 220],
            [1110, 557, 1500],
            [210, 557, 1500],
          ]),
        ),
        ...stand.map((solid) => s.body(solid, tones(Tar, Tar)) || s.area(solid[0]?.points ?? [], Tar)),
        s.body(panel, { lit: gold, half: gold, shade: gold }),
        // One leg forward, away from us: only the heel and the ankle are left over.
        figure(
          shape('M176 40C240 40 262 90 258 190L236 262L204 256L196 150Z', leather) +
            shape('M204 250L240 256L262 300L256 322L200 312Z', Tar),
        ),
        ...boxes.map((solid, i) => s.body(solid, tones(i === 2 ? Kingfisher : gold, Tar))),
        figure(
          [
            // Neck and head, turned a little to the lamp.
            shape('M-34 -372L-30 -470L40 -474L46 -372Z', skin),
            shape('M10 -372L16 -470L40 -474L46 -372Z', edge),
            shape(
              outline(corners('-62 -520, -66 -590, 0 -640, 62 -590, 58 -510, 20 -448, -30 -450, -62 -520')),
              Tar,
            ),
            shape(outline(corners('-6 -628, -40 -676, 6 -716, 52 -680, 18 -628')), Tar),
            shape('M-66 -546C-82 -552 -84 -520 -66 -510Z', skin),
            // The far arm, the coat's back, then the near arm with the hand on the box.
            shape(
              outline(
                corners('-150 -330, -206 -180, -196 -40'),
                corners('-196 -40, -140 10, -100 -40, -120 -200'),
              ),
              blend(Rosehip, Tar, 0.14),
            ),
            shape(
              outline(
                corners('-34 -386, -130 -356, -164 -300'),
                corners('-164 -300, -140 -140, -176 20, -190 60'),
                corners('-190 60, -40 92, 110 84, 204 56'),
                corners('204 56, 160 -120, 172 -290'),
                corners('172 -290, 140 -352, 46 -388'),
              ),
              Rosehip,
            ),
            shape(
              outline(
                corners('20 -388, 46 -388, 140 -352, 172 -290'),
                corners('172 -290, 160 -120, 204 56'),
                corners('204 56, 120 82, 60 88'),
                corners('60 88, 96 -100, 84 -300, 20 -388'),
              ),
              blend(Rosehip, Tar, 0.34),
            ),
            shape(
              'M-40 -372C-20 -404 30 -406 52 -374L48 -350C20 -366 -14 -366 -38 -350Z',
              blend(Rosehip, '#ffffff', 0.1),
            ),
            line('M2 -356C-4 -240 0 -120 -10 86', blend(Rosehip, Tar, 0.45), 3),
            shape(
              outline(
                corners('150 -336, 196 -300, 236 -150, 240 -60'),
                [
                  [240, -60],
                  [196, -48],
                ],
                corners('196 -48, 172 -150, 146 -240'),
              ),
              blend(Rosehip, Tar, 0.46),
            ),
            shape(
              outline(corners('200 -50, 238 -60, 258 -20, 284 6'), corners('284 6, 252 12, 214 4')),
              skin,
            ),
          ].join(''),
        ),
        tape(s.to([330, -120, 0]), 90, 0, Rosehip, 2, 22),
        tape(s.to([330, -120, 0]), 90, 90, Rosehip, 4, 22),
      ].join('')
    },
  })
}
