import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect } from '../shapes.ts'
import { shade } from './geometry.ts'
import { piece, thread, words } from './marks.ts'
import { COLLAR, CUFF, FRONT, POCKET, SLEEVE, YOKE } from './pieces.ts'
import { ticket } from './tools.ts'

const MAKERS = shades('spring-2023', 'Rice', 'Hibiscus', 'Kumquat', 'Mist green', 'Cobalt glaze', 'Bark')

interface Signed {
  at: Point
  turn: number
  scale: number
  fill: string
  ink: string
  name: string
  pulls: string
}

/** Tickets tipped out of their box, each signed by whoever closed the last seam. */
export function makerTickets(): Drawing {
  const { Rice, Hibiscus, Kumquat, 'Mist green': Mist, 'Cobalt glaze': Cobalt, Bark } = MAKERS
  const tickets: Signed[] = [
    {
      at: [250, 180],
      turn: 24,
      scale: 1.3,
      fill: Kumquat,
      ink: Bark,
      name: 'Minh',
      pulls: 'M250 180C190 60 60 120 -20 40',
    },
    {
      at: [1010, 120],
      turn: -14,
      scale: 1.25,
      fill: Cobalt,
      ink: Rice,
      name: 'Farida',
      pulls: 'M1010 120C1040 40 980 0 1060 -30',
    },
    {
      at: [190, 830],
      turn: -32,
      scale: 1.4,
      fill: Cobalt,
      ink: Rice,
      name: 'Bohdan',
      pulls: 'M190 830C60 760 110 640 -20 600',
    },
    {
      at: [1040, 960],
      turn: -16,
      scale: 1.36,
      fill: Kumquat,
      ink: Bark,
      name: 'Lucia',
      pulls: 'M1040 960C1120 880 1130 930 1220 820',
    },
    {
      at: [560, 430],
      turn: -7,
      scale: 2.5,
      fill: Hibiscus,
      ink: Rice,
      name: 'Teresa',
      pulls: 'M560 430C460 300 720 240 620 90C590 40 640 0 600 -30',
    },
  ]
  return makeDrawing({
    name: 'maker-tickets',
    title: 'Closed by Teresa',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: MAKERS,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Swing tickets on strings scattered over pale green paper, each with a first name written on it; the largest, in red, reads Teresa, and smaller orange and blue ones Minh, Farida, Bohdan and Lucia.',
    draw: () =>
      [
        rect(0, 0, 1200, 1500, Mist),
        ...Array.from({ length: 15 }, (_, i) => line(`M0 ${70 + i * 100}H1200`, shade(Mist, -0.1), 1.6)),
        ...tickets.flatMap(({ at, turn, scale, fill, ink, name, pulls }) => [
          ticket({ at, turn, scale, width: 200, height: 300, fill, hole: Mist, drop: shade(Mist, -0.28) }),
          thread(pulls, Bark, 3.4 + scale * 1.3),
          `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale})">`,
          line('M-72 66H72M-72 214H72', ink, 2),
          words('Sewn by', [-42, 96], 17, ink),
          words(name, [0, 152], 54, ink, 0, 'italic'),
          words(`Row ${1 + (name.length % 4)}`, [-48, 240], 17, ink),
          '</g>',
        ]),
        disc([620, 1420], 150, Rice),
        disc([620, 1420], 116, Bark),
        disc([620, 1420], 40, Rice),
        thread('M700 1330C860 1240 720 1160 860 1120', Bark, 7),
      ].join(''),
  })
}

const SIGNED = shades('spring-2023', 'Mist green', 'Cobalt glaze', 'Rice', 'Hibiscus', 'Bark')

/** A shirt taken apart by who made which seam: nine strings, nine names. */
export function shirtSigned(): Drawing {
  const { 'Mist green': Mist, 'Cobalt glaze': Cobalt, Rice, Hibiscus, Bark } = SIGNED
  const drop = shade(Mist, -0.2)
  const common = { ink: Bark, drop, seam: 11 }
  // Where each string ends, a seam begins.
  const tags: { at: Point; ends: Point[] }[] = [
    { at: [420, 96], ends: [[560, 150]] },
    { at: [1090, 96], ends: [[952, 262]] },
    { at: [380, 330], ends: [[548, 300]] },
    { at: [1150, 330], ends: [[1046, 470]] },
    { at: [70, 330], ends: [[196, 500]] },
    {
      at: [750, 800],
      ends: [
        [716, 600],
        [786, 600],
      ],
    },
    { at: [1440, 320], ends: [[1300, 520]] },
    { at: [330, 1110], ends: [[196, 1080]] },
    { at: [980, 1110], ends: [[812, 1080]] },
  ]
  return makeDrawing({
    name: 'shirt-signed',
    title: 'Nine seams, nine hands',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'paper',
    palette: SIGNED,
    alt: 'The cut pieces of a shirt spread out in their order on pale green, one sleeve red and the rest cream, with strings leading from the seams to nine numbered blue discs.',
    draw: () =>
      [
        rect(0, 0, 1500, 1200, Mist),
        piece({
          ...common,
          cut: COLLAR,
          at: [750, 150],
          turn: 0,
          scale: 1.5,
          fill: Rice,
          notches: [0.25, 0.75],
        }),
        piece({
          ...common,
          cut: YOKE,
          at: [750, 320],
          turn: 0,
          scale: 1.6,
          fill: Rice,
          notches: [0.3, 0.7],
          grain: [
            [-70, 8],
            [70, 8],
          ],
        }),
        piece({
          ...common,
          cut: FRONT,
          at: [556, 668],
          turn: 3,
          scale: 1.84,
          flip: true,
          fill: Rice,
          notches: [0.35, 0.62],
          grain: [
            [-30, -50],
            [-30, 110],
          ],
        }),
        piece({
          ...common,
          cut: FRONT,
          at: [944, 668],
          turn: -3,
          scale: 1.84,
          fill: Rice,
          notches: [0.35, 0.62],
          grain: [
            [-30, -50],
            [-30, 110],
          ],
        }),
        piece({
          ...common,
          cut: SLEEVE,
          at: [170, 730],
          turn: 20,
          scale: 1.3,
          fill: Rice,
          notches: [0.14, 0.42],
          grain: [
            [0, -120],
            [0, 160],
          ],
        }),
        piece({
          ...common,
          cut: SLEEVE,
          at: [1330, 730],
          turn: -20,
          scale: 1.3,
          fill: Hibiscus,
          notches: [0.14, 0.42],
          grain: [
            [0, -120],
            [0, 160],
          ],
        }),
        piece({ ...common, cut: CUFF, at: [110, 1110], turn: 20, scale: 1.1, fill: Rice }),
        piece({ ...common, cut: CUFF, at: [1400, 1110], turn: -20, scale: 1.1, fill: Hibiscus }),
        piece({ ...common, cut: POCKET, at: [750, 1086], turn: 0, scale: 1.4, fill: Rice, notches: [0.1] }),
        ...tags.flatMap(({ at: [x, y], ends }, i) => [
          ...ends.map(
            ([ex, ey], k) =>
              thread(
                `M${x} ${y}C${x + (ex - x) * 0.2} ${y + 60 - k * 20} ${ex - (ex - x) * 0.1} ${ey - 70} ${ex} ${ey}`,
                Bark,
                6,
              ) + disc([ex, ey], 13, Bark),
          ),
          disc([x + 5, y + 7], 48, drop),
          disc([x, y], 48, Cobalt),
          words(String(i + 1), [x, y], 50, Rice, 0, 'display'),
        ]),
      ].join(''),
  })
}
