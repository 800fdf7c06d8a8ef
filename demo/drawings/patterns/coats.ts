import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { piece, thread, words } from './marks.ts'
import { button } from './tools.ts'

const COAT_FRONT =
  'M-30 -330L104 -292C86 -226 92 -160 146 -128L196 420C100 436 0 438 -96 434L-96 -96L-78 -232Z'
const COAT_BACK =
  'M-74 -330C-34 -312 34 -312 74 -330L192 -292C176 -222 182 -158 226 -124L266 424C120 446 -120 446 -266 424L-226 -124C-182 -158 -176 -222 -192 -292Z'
const TOP_SLEEVE = 'M-96 -170C-74 -262 -20 -300 28 -292C84 -282 108 -220 118 -160L92 70L84 330H-56L-78 70Z'
const UNDER_SLEEVE = 'M-62 -180C-30 -140 24 -130 62 -168L56 70L52 330H-44L-58 70Z'
const COAT_COLLAR = 'M-170 -40C-90 -70 90 -70 170 -40L196 36C100 -2 -100 -2 -196 36Z'
const BELT = 'M-300 -26H276L306 0L276 26H-300Z'

const PIECES = shades('spring-2026', 'Canvas', 'Tomato', 'Ink blue', 'Walnut', 'Washed sky')

/** A whole coat before it is one, with six buttons. */
export function coatInPieces(): Drawing {
  const { Canvas, Tomato, 'Ink blue': Ink, Walnut, 'Washed sky': Sky } = PIECES
  const common = {
    fill: Tomato,
    ink: Walnut,
    drop: shade(Canvas, -0.18),
    dropBy: [9, 12] as const,
    grainColor: Canvas,
  }
  return makeDrawing({
    name: 'coat-in-pieces',
    title: 'One coat, not yet joined',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'paper',
    palette: PIECES,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A red coat laid out before sewing: back, collar, sleeves, belt and one front in red, the lining front and an under sleeve in dark blue, on squared cream paper with six buttons.',
    draw: () =>
      [
        rect(0, 0, 1200, 1600, Canvas),
        rect(0, 0, 1200, 210, Sky),
        ...Array.from({ length: 16 }, (_, i) => line(`M0 ${10 + i * 100}H1200`, shade(Canvas, -0.09), 1.6)),
        ...Array.from({ length: 12 }, (_, i) => line(`M${50 + i * 100} 0V1600`, shade(Canvas, -0.09), 1.6)),
        piece({
          ...common,
          cut: COAT_COLLAR,
          at: [600, 150],
          turn: 0,
          scale: 1.3,
          notches: [0.22, 0.5],
          grain: [
            [-90, -26],
            [90, -26],
          ],
        }),
        piece({
          ...common,
          cut: COAT_BACK,
          at: [600, 640],
          turn: 0,
          scale: 1.06,
          notches: [0.2, 0.36, 0.66, 0.82],
          grain: [
            [0, -150],
            [0, 340],
          ],
        }),
        piece({
          ...common,
          cut: TOP_SLEEVE,
          at: [170, 540],
          turn: 10,
          scale: 1.02,
          notches: [0.14, 0.6],
          grain: [
            [10, -150],
            [10, 250],
          ],
        }),
        piece({
          ...common,
          cut: TOP_SLEEVE,
          at: [1030, 540],
          turn: -10,
          scale: 1.02,
          flip: true,
          notches: [0.14, 0.6],
          grain: [
            [10, -150],
            [10, 250],
          ],
        }),
        piece({
          ...common,
          cut: COAT_FRONT,
          at: [250, 1330],
          turn: 7,
          scale: 1.02,
          flip: true,
          notches: [0.3, 0.62],
          grain: [
            [20, -160],
            [20, 330],
          ],
          marks: ['M60 60L150 40', 'M60 78L150 58'],
        }),
        piece({
          ...common,
          cut: COAT_FRONT,
          at: [900, 1330],
          turn: -7,
          scale: 1.02,
          fill: Ink,
          notches: [0.3, 0.62],
          grain: [
            [20, -160],
            [20, 330],
          ],
        }),
        piece({
          ...common,
          cut: UNDER_SLEEVE,
          at: [575, 1380],
          turn: -3,
          scale: 0.92,
          fill: Ink,
          notches: [0.4],
          grain: [
            [0, -90],
            [0, 250],
          ],
        }),
        piece({ ...common, cut: BELT, at: [590, 1136], turn: -3, scale: 0.62 }),
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          button({
            at: [1118 - (i % 2) * 78, 52 + Math.floor(i / 2) * 76],
            radius: 30,
            fill: Walnut,
            rim: shade(Walnut, -0.4),
            hole: Canvas,
            thread: Tomato,
          }),
        ),
      ].join(''),
  })
}

const LOAN = shades('spring-2026', 'Washed sky', 'Tomato', 'Canvas', 'Ink blue', 'Walnut', 'Melon')

/** The card that goes with the coat, stamped each time it comes home. */
export function coatLoanCard(): Drawing {
  const { 'Washed sky': Sky, Tomato, Canvas, 'Ink blue': Ink, Walnut, Melon } = LOAN
  const stamps: [string, number, string][] = [
    ['2 MAR', -3, Ink],
    ['6 MAR', 4, Ink],
    ['9 MAR', -2, Tomato],
    ['13 MAR', 5, Ink],
    ['17 MAR', -5, Ink],
    ['20 MAR', 2, Tomato],
    ['24 MAR', -3, Ink],
    ['27 MAR', 6, Ink],
  ]
  return makeDrawing({
    name: 'coat-loan-card',
    title: 'Coat 31, borrowed eight times in March',
    credit: STUDIO,
    view: [1500, 1000],
    surface: 'paper',
    palette: LOAN,
    focalPoint: { x: 0.35, y: 0.5 },
    alt: 'A library card stamped with eight dates in March stands in a brown paper pocket, tied by a string to the cuff of a red coat sleeve that reaches in from the right.',
    draw: () =>
      [
        rect(0, 0, 1500, 1000, Sky),
        // Body and sleeve of a coat too large for the table.
        shape('M1010 -20L1520 -20V1020H1180C1150 760 1110 420 1010 -20Z', shade(Sky, -0.24)),
        shape('M1034 -20L1520 -20V1020H1206C1176 760 1136 420 1034 -20Z', Tomato),
        line('M1286 -20C1330 300 1352 700 1356 1020', shade(Tomato, -0.3), 6),
        ...[180, 470, 760].map((y) =>
          button({
            at: [1424, y],
            radius: 56,
            fill: Walnut,
            rim: shade(Walnut, -0.4),
            hole: Canvas,
            thread: Canvas,
          }),
        ),
        shape('M1120 150C980 330 800 560 706 668L838 800C980 690 1150 560 1240 420Z', shade(Sky, -0.3)),
        shape('M1120 120C980 300 790 530 690 640L824 776C966 660 1150 540 1250 400Z', Tomato),
        line('M1120 120C980 300 790 530 690 640M824 776C966 660 1150 540 1250 400', shade(Tomato, -0.3), 4),
        shape('M690 640L824 776L786 806L654 672Z', Walnut),
        // The pocket, and the card in it.
        `<g transform="translate(130 70) rotate(-4)">`,
        rect(46, 26, 420, 800, shade(Sky, -0.3)),
        rect(30, 6, 420, 800, Canvas),
        rect(30, 6, 420, 84, Ink),
        words('Coat 31', [240, 48], 46, Canvas, 0, 'display'),
        line(
          `${Array.from({ length: 10 }, (_, i) => `M56 ${146 + i * 54}H424`).join('')}M240 110V640`,
          shade(Canvas, -0.25),
          2.4,
        ),
        ...stamps.map(([date, turn, color], i) =>
          words(date, [140 + (i % 2) * 196, 126 + Math.floor(i / 2) * 108 + (i % 2) * 20], 34, color, turn),
        ),
        shape('M-10 560L240 630L490 560V880H-10Z', shade(Sky, -0.3)),
        shape('M-20 548L240 620L500 548V870H-20Z', Melon),
        line('M-20 548L240 620L500 548', shade(Melon, -0.22), 5),
        disc([240, 720], 15, Walnut),
        '</g>',
        thread('M420 770C520 860 560 720 640 760C690 790 680 720 720 712', Walnut, 7),
      ].join(''),
  })
}
