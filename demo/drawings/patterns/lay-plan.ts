import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { LAY } from '../palettes.ts'
import { disc, line, polygon, rect, shape } from '../shapes.ts'
import { flatten, place, shade } from './geometry.ts'
import { type Piece, piece } from './marks.ts'
import { BACK, COLLAR, CUFF, FRONT, POCKET, SLEEVE, TROUSER } from './pieces.ts'

const { Kraft, Chalk, Jet, 'Chalk red': red, Blotting } = LAY

type Laid = Pick<Piece, 'cut' | 'at' | 'turn' | 'scale' | 'flip' | 'grain' | 'notches' | 'marks'>

/** The adult jacket and trousers, as close as their curves allow. */
const ADULT: Laid[] = [
  {
    cut: BACK,
    at: [152, 262],
    turn: 0,
    scale: 1.58,
    grain: [
      [0, -60],
      [0, 100],
    ],
    notches: [0.34, 0.6],
  },
  {
    cut: SLEEVE,
    at: [462, 266],
    turn: 180,
    scale: 1.16,
    grain: [
      [0, -130],
      [0, 160],
    ],
    notches: [0.14, 0.42],
  },
  {
    cut: SLEEVE,
    at: [768, 274],
    turn: 0,
    scale: 1.16,
    grain: [
      [0, -130],
      [0, 160],
    ],
    notches: [0.14, 0.42],
  },
  {
    cut: FRONT,
    at: [1076, 262],
    turn: 180,
    scale: 1.58,
    flip: true,
    grain: [
      [-10, -60],
      [-10, 110],
    ],
    notches: [0.3, 0.62],
    marks: ['M80 50L4 40L80 76'],
  },
  {
    cut: FRONT,
    at: [1360, 272],
    turn: 0,
    scale: 1.5,
    grain: [
      [-10, -60],
      [-10, 110],
    ],
    notches: [0.3, 0.62],
    marks: ['M80 50L4 40L80 76'],
  },
  {
    cut: TROUSER,
    at: [374, 690],
    turn: 90,
    scale: 1.3,
    grain: [
      [0, -180],
      [0, 210],
    ],
    notches: [0.18, 0.7],
  },
  {
    cut: TROUSER,
    at: [1122, 704],
    turn: -90,
    scale: 1.3,
    grain: [
      [0, -180],
      [0, 210],
    ],
    notches: [0.18, 0.7],
  },
]

export function layPlan(): Drawing {
  const small: (Laid & { fill: string })[] = [
    { cut: COLLAR, at: [1014, 522], turn: 4, scale: 0.66, fill: red },
    { cut: POCKET, at: [618, 94], turn: 180, scale: 0.82, fill: red },
    { cut: POCKET, at: [906, 96], turn: 0, scale: 0.7, fill: Blotting },
    { cut: CUFF, at: [1256, 538], turn: 0, scale: 0.84, fill: Blotting },
    { cut: POCKET, at: [646, 812], turn: 0, scale: 0.94, fill: red },
    { cut: CUFF, at: [250, 534], turn: 0, scale: 0.8, fill: red },
    { cut: CUFF, at: [842, 592], turn: 0, scale: 0.74, fill: red },
  ]
  const grid =
    Array.from({ length: 15 }, (_, i) => `M${i * 100 + 50} 0V880`).join('') +
    Array.from({ length: 9 }, (_, i) => `M0 ${i * 100 + 50}H1500`).join('')
  const drop = shade(Kraft, -0.2)
  return makeDrawing({
    name: 'lay-plan',
    title: 'The lay, adult sizes',
    credit: STUDIO,
    view: [1500, 880],
    surface: 'paper',
    palette: LAY,
    lead: 3,
    alt: 'Pattern pieces laid close together on squared brown paper: back, sleeves, fronts and two trouser legs in white, with small red and pink pieces between them and three black weights.',
    draw: () =>
      [
        rect(0, 0, 1500, 880, Kraft),
        line(grid, shade(Kraft, -0.12), 1.6),
        ...ADULT.map((each, i) =>
          piece({
            ...each,
            fill: i === 6 ? Blotting : Chalk,
            ink: Jet,
            grainColor: red,
            drop,
            dropBy: [6, 8],
          }),
        ),
        ...small.map((each) => piece({ ...each, ink: Jet, seam: 8, drop, dropBy: [6, 8] })),
        ...[
          [250, 700],
          [760, 150],
          [1270, 700],
        ].map(
          ([x = 0, y = 0]) =>
            disc([x + 6, y + 8], 42, drop) + disc([x, y], 42, Jet) + disc([x, y], 13, Kraft),
        ),
      ].join(''),
  })
}

/** The same table once the adult sizes are lifted: what is left of the cloth, with a child's pieces found in it. */
export function layOffcuts(): Drawing {
  const found: (Laid & { fill: string })[] = [
    {
      cut: SLEEVE,
      at: [314, 130],
      turn: 178,
      scale: 0.42,
      fill: Chalk,
      grain: [
        [0, -120],
        [0, 150],
      ],
    },
    { cut: POCKET, at: [612, 92], turn: 180, scale: 0.9, fill: Blotting },
    {
      cut: SLEEVE,
      at: [914, 150],
      turn: 0,
      scale: 0.42,
      fill: Chalk,
      grain: [
        [0, -120],
        [0, 150],
      ],
    },
    { cut: COLLAR, at: [1026, 528], turn: 4, scale: 0.78, fill: Blotting },
    {
      cut: FRONT,
      at: [1226, 120],
      turn: 0,
      scale: 0.44,
      fill: Chalk,
      grain: [
        [-10, -70],
        [-10, 110],
      ],
    },
    {
      cut: CUFF,
      at: [250, 548],
      turn: 0,
      scale: 0.86,
      fill: Chalk,
      grain: [
        [-60, 0],
        [60, 0],
      ],
    },
    { cut: CUFF, at: [1262, 540], turn: 0, scale: 0.95, fill: Blotting },
    { cut: POCKET, at: [650, 792], turn: 0, scale: 0.96, fill: Chalk },
    { cut: CUFF, at: [846, 592], turn: 0, scale: 0.9, fill: Blotting },
  ]
  return makeDrawing({
    name: 'lay-offcuts',
    title: 'What was left, and what was in it',
    credit: STUDIO,
    view: [1500, 880],
    surface: 'paper',
    palette: LAY,
    lead: 3,
    alt: 'The cut lay on brown paper: black holes where the adult pieces were lifted out of red cloth, and nine small white and pink pieces drawn in what is left between them.',
    draw: () =>
      [
        rect(0, 0, 1500, 880, Kraft),
        rect(0, 32, 1500, 828, shade(Kraft, -0.25)),
        rect(0, 22, 1500, 828, red),
        ...ADULT.map((each) => shape(polygon(place(flatten(each.cut), each)), Jet)),
        ...found.map((each) => piece({ ...each, ink: Jet, grainColor: red, seam: 8 })),
      ].join(''),
  })
}
