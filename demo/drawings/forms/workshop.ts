import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { arc, box, corners, extrude, type Flat, pleated, rectangle, turned } from './bodies.ts'
import { hung, room } from './garments.ts'
import { blend, corner, elevation, picture, type Solid, stage, tones, type Vec } from './light.ts'

/** An apron on its peg among the tools, all cut from the same three papers. */
export function apronWall(): Drawing {
  const palette = shades('autumn-2021', 'Amber', 'Slate', 'Calico', 'Tacking red', 'Blackcurrant')
  const { Amber, Slate, Calico, 'Tacking red': red, Blackcurrant } = palette
  return picture({
    name: 'apron-wall',
    title: 'Peg four, after six',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.42, y: 0.5 },
    alt: 'A slate-blue apron with a red pocket bar hangs from a peg rail on an amber board wall, next to a set square and a coil of tape; every shadow leans the same way.',
    draw: () => {
      const s = stage(elevation([0, 1440], 0.2, 0.3), [0.5, 0.5, -0.42])
      const { ground, shadows } = room(s, [1200, 1500], 260, {
        wall: Amber,
        floor: Blackcurrant,
        wallShade: blend(Amber, Blackcurrant, 0.5),
        floorShade: '#160b18',
      })
      const y = 200
      const put = (text: string): Flat[] => corners(text)
      const apron = put(
        '372 1040, 528 1040, 566 850, 690 806, 724 250, 640 236, 560 262, 450 240, 330 262, 216 244, 240 806, 336 850',
      )
      const strapLeft = put('372 1040, 392 1040, 448 1192, 440 1200')
      const strapRight = put('508 1040, 528 1040, 456 1200, 446 1194')
      const square = [...put('780 560, 1080 560, 780 1090')]
      const hole = put('830 610, 985 610, 830 884')
      const coil = extrude('y', arc([930, 330], 110, 0, 360), y, 12, [arc([930, 330], 58, 0, 360)])
      const rail = box([-100, 232, 1180], [1500, 28, 60])
      const pegs = [120, 448, 790, 930].map((x) =>
        turned(
          [x, 215, 1196],
          [
            [14, 0],
            [14, 26],
          ],
          24,
        ),
      )
      const sheet = (points: Flat[]) => hung(points, y)
      const paint = (points: Flat[], fill: string, front = y) =>
        s.area(
          points.map(([a, b]): Vec => [a, front, b]),
          fill,
        )
      const setSquare: Solid = extrude('y', square, y, 10, [hole])
      const table = box([640, -120, 0], [900, 260, 150])
      return [
        ground,
        ...Array.from({ length: 9 }, (_, i) =>
          s.line(
            [
              [i * 150 - 30, 260, 0],
              [i * 150 - 30, 260, 1600],
            ],
            blend(Amber, Blackcurrant, 0.22),
            3,
          ),
        ),
        shadows(
          rail,
          ...pegs,
          sheet(apron),
          sheet(strapLeft),
          sheet(strapRight),
          setSquare,
          coil,
          box([786, y, 1080], [5, 4, 120]),
          box([928, y, 430], [4, 4, 770]),
        ),
        s.body(rail, tones(Calico, Blackcurrant)),
        paint(put('786 1070, 791 1070, 796 1210, 791 1210'), Blackcurrant),
        paint(put('928 430, 932 430, 936 1210, 931 1210'), Blackcurrant),
        s.body(setSquare, tones(Calico, Blackcurrant)),
        s.body(coil, tones(red, Blackcurrant)),
        paint(strapLeft, Blackcurrant),
        paint(strapRight, Blackcurrant),
        paint(apron, Slate),
        paint(
          put('528 1040, 566 850, 690 806, 724 250, 640 236, 600 800, 520 860'),
          blend(Slate, Blackcurrant, 0.4),
        ),
        paint(put('280 690, 610 690, 600 440, 288 440'), blend(Slate, Calico, 0.16)),
        paint(put('280 690, 610 690, 608 640, 282 640'), red),
        s.line(
          [
            [440, y - 1, 640],
            [440, y - 1, 440],
          ],
          Blackcurrant,
          4,
        ),
        paint(put('330 760, 352 760, 352 560, 330 560'), Calico, y - 4),
        paint(put('334 790, 348 790, 348 760, 334 760'), red, y - 4),
        ...pegs.map((solid) => s.body(solid, tones(Calico, Blackcurrant))),
        s.body(table, { lit: Calico, half: blend(Calico, Blackcurrant, 0.2), shade: Blackcurrant }),
        s.body(
          turned(
            [820, 30, 150],
            [
              [34, 0],
              [34, 12],
              [20, 14],
              [20, 86],
              [34, 88],
              [34, 100],
            ],
            32,
          ),
          tones(red, Blackcurrant),
        ),
      ].join('')
    },
  })
}

/** The cutting table from above its corner: parts of one jacket, laid out like parts of a machine. */
export function cuttingTrestle(): Drawing {
  const palette = shades('spring-2021', 'Milled oat', 'Hyacinth', 'Zest', 'Rhubarb', 'Anthracite')
  const { 'Milled oat': oat, Hyacinth, Zest, Rhubarb, Anthracite } = palette
  return picture({
    name: 'cutting-trestle',
    title: 'One chore jacket, eleven parts',
    view: [1600, 1200],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A trestle table seen from above its corner carries the parts of one hyacinth-blue work jacket, laid square and apart, with a rhubarb cone of thread and a long yellow rule.',
    draw: () => {
      const s = stage(corner([60, 640], 1, 0.5), [0.86, 0.3, -0.62])
      const [w, d, h, t] = [1040, 640, 300, 26]
      const top = box([0, 0, h], [w, d, t])
      const leg = (x: number, y: number, lean: number) =>
        extrude(
          'x',
          [
            [y, 0],
            [y + 26, 0],
            [y + 26 + lean, h],
            [y + lean, h],
          ],
          x,
          30,
        )
      const legs = [90, w - 120].flatMap((x) => [
        leg(x, d - 20, -90),
        leg(x, -6, 90),
        box([x, 60, 90], [30, d - 120, 22]),
      ])
      const shadow = blend(oat, Anthracite, 0.42)
      const z = h + t
      const lid: Vec[] = [
        [0, 0, z],
        [w, 0, z],
        [w, d, z],
        [0, d, z],
      ]
      const part = (text: string, dx: number, dy: number): Solid =>
        extrude(
          'z',
          corners(text).map(([a, b]): Flat => [a + dx, b + dy]),
          z,
          7,
        )
      const body = '0 0, 180 0, 190 150, 168 190, 176 250, 120 262, 96 236, 0 262'
      const parts = [
        part(
          '0 0, 230 0, 236 150, 212 190, 216 250, 150 266, 115 250, 80 266, 14 250, 18 190, -6 150',
          60,
          330,
        ),
        part(body, 60, 36),
        part(body, 290, 36),
        part('0 0, 120 0, 150 200, 110 250, 60 262, 10 250, -30 200', 380, 340),
        part('0 0, 120 0, 150 200, 110 250, 60 262, 10 250, -30 200', 600, 340),
        part(rectangleText(110, 120), 530, 50),
        part(rectangleText(110, 120), 670, 50),
        part(rectangleText(90, 96), 530, 200),
        part('0 0, 250 14, 244 60, 6 60', 650, 220),
      ]
      const cone = turned(
        [890, 470, z],
        [
          [56, 0],
          [56, 10],
          [20, 170],
          [12, 176],
        ],
        40,
      )
      const rule = box([820, 40, z], [44, 380, 8])
      const on = { point: [0, 0, z] as Vec, normal: [0, 0, 1] as Vec }
      const tableShade = blend(Zest, Anthracite, 0.4)
      return [
        rect(0, 0, 1600, 1200, oat),
        s.shadow(top, shadow),
        ...legs.map((solid) => s.shadow(solid, shadow)),
        ...legs.map((solid) =>
          s.body(solid, {
            lit: blend(Anthracite, oat, 0.3),
            half: blend(Anthracite, oat, 0.14),
            shade: Anthracite,
          }),
        ),
        s.body(top, { lit: Zest, half: blend(Zest, Anthracite, 0.2), shade: Anthracite }),
        ...[...parts, cone, rule].map((solid) => s.shadow(solid, tableShade, on, lid)),
        ...parts.map((solid) =>
          s.body(solid, {
            lit: Hyacinth,
            half: blend(Hyacinth, Anthracite, 0.3),
            shade: blend(Hyacinth, Anthracite, 0.6),
          }),
        ),
        s.body(rule, tones(oat, Anthracite)),
        ...Array.from({ length: 18 }, (_, i) =>
          s.line(
            [
              [820, 60 + i * 20, z + 9],
              [i % 5 ? 836 : 850, 60 + i * 20, z + 9],
            ],
            Anthracite,
            2,
          ),
        ),
        s.body(cone, tones(Rhubarb, Anthracite)),
        s.body(
          pleated(
            [250, -190, 0],
            [
              [58, 0],
              [64, 110],
              [64, 120],
            ],
            22,
            0.1,
          ),
          tones(Rhubarb, Anthracite),
        ),
      ].join('')
    },
  })
}
const rectangleText = (w: number, h: number) =>
  rectangle(0, 0, w, h)
    .map((p) => p.join(' '))
    .join(', ')
