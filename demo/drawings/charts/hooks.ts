import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { note, ROUND_ENDS, running, tone } from './sewing.ts'

/** A hundred coats sold with a deposit: a hook for each, and the coats that came back. */
export function hundredHooks(): Drawing {
  const palette = shades('spring-2026', 'Washed sky', 'Tomato', 'Canvas', 'Ink blue', 'Melon', 'Leaf')
  const { Tomato, Canvas, Melon, Leaf } = palette
  const [sky, ink] = [palette['Washed sky'], palette['Ink blue']]
  return makeDrawing({
    name: 'hundred-hooks',
    title: 'Of a hundred coats, twenty-seven came back',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'A pale blue wall with ten rails of ten hooks. Twenty-seven hooks carry a small coat in red, melon, green or navy; the other seventy-three are empty.',
    draw: () => {
      const random = seeded(27)
      // Thrown, not scattered evenly: people bring coats back in runs, as after a cold week.
      const back = new Set([
        4, 5, 8, 13, 21, 22, 23, 27, 30, 36, 41, 45, 46, 47, 48, 52, 59, 60, 64, 66, 73, 77, 78, 84, 90, 91,
        97,
      ])
      const cloths = [Tomato, Tomato, ink, Melon, Leaf, Tomato, Canvas]
      let [rails, coats] = ['', '']
      for (let row = 0; row < 10; row++) {
        const y = 96 + row * 138
        rails += rect(-10, y - 13, 1220, 26, Canvas)
        for (let column = 0; column < 10; column++) {
          const x = 87 + column * 114
          const index = row * 10 + column
          rails += line(`M${x} ${y - 4}v14a9 9 0 0 0 15 6`, ink, 6, ROUND_ENDS) + disc([x, y - 4], 7, ink)
          if (back.has(index))
            coats += smallCoat(x, y + 6, cloths[index % 7] ?? Tomato, between(random, -5, 5), ink)
        }
      }
      return rect(0, 0, 1200, 1500, sky) + rails + coats
    },
  })
}

function smallCoat(x: number, y: number, cloth: string, swing: number, ink: string): string {
  const points: Point[] = [
    [x - 8, y],
    [x + 8, y],
    [x + 32, y + 14],
    [x + 46 + swing, y + 84],
    [x + 33 + swing, y + 88],
    [x + 29, y + 52],
    [x + 34 + swing, y + 116],
    [x - 34 + swing, y + 116],
    [x - 29, y + 52],
    [x - 33 + swing, y + 88],
    [x - 46 + swing, y + 84],
    [x - 32, y + 14],
  ]
  return (
    shape(polygon(points), cloth) +
    line(`M${x} ${y + 12}L${round(x + swing)} ${y + 116}`, tone(cloth, -0.35), 2.5) +
    shape(
      polygon([
        [x - 8, y],
        [x + 8, y],
        [x, y + 26],
      ]),
      ink,
    )
  )
}

/** A spring coat on its hook, and the wall where each wearing was marked. */
export function coatOnAHook(): Drawing {
  const palette = shades('spring-2018', 'Lagoon', 'Tangerine', 'Lime wash', 'Navy', 'Lemon', 'Magenta')
  const { Lagoon, Tangerine, Navy, Lemon, Magenta } = palette
  const chalk = palette['Lime wash']
  return makeDrawing({
    name: 'coat-on-a-hook',
    title: 'One coat, one winter wall, eleven marks',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.4, y: 0.4 },
    alt: 'An orange coat hangs open from a hook on a lagoon-green wall, its lemon lining showing. Beside it somebody has marked eleven strokes in chalk: five, five and one.',
    draw: () => {
      const shadow = tone(Lagoon, -0.28)
      const body: Point[][] = [
        [
          [432, 262],
          [340, 300],
          [262, 352],
        ],
        [
          [262, 352],
          [206, 640],
          [150, 980],
          [128, 1130],
        ],
        [
          [128, 1130],
          [190, 1150],
          [262, 1140],
        ],
        [
          [262, 1140],
          [300, 900],
          [330, 700],
        ],
        [
          [330, 700],
          [300, 1060],
          [236, 1500],
        ],
        [
          [236, 1500],
          [520, 1520],
          [800, 1500],
        ],
        [
          [800, 1500],
          [742, 1060],
          [706, 690],
        ],
        [
          [706, 690],
          [742, 900],
          [790, 1120],
        ],
        [
          [790, 1120],
          [862, 1128],
          [918, 1096],
        ],
        [
          [918, 1096],
          [880, 940],
          [822, 620],
          [772, 350],
        ],
        [
          [772, 350],
          [690, 300],
          [598, 262],
        ],
      ]
      const silhouette = `${body.map((run, i) => (i === 0 ? curve(run) : curve(run).replace('M', 'L'))).join('')}Z`
      const marks = [0, 1].flatMap((group) => {
        const y = 330 + group * 300
        return [0, 1, 2, 3].map((i) => path2([978 + i * 44, y - 8 + (i % 2) * 12], [968 + i * 46, y + 190]))
      })
      const slashes = [path2([944, 500], [1146, 358]), path2([944, 800], [1146, 662])]
      return (
        rect(0, 0, 1200, 1500, Lagoon) +
        rect(0, 168, 1200, 84, Navy) +
        `<g transform="translate(54 30)">${shape(silhouette, shadow)}</g>` +
        shape(silhouette, Tangerine) +
        shape(
          `${curve([
            [470, 272],
            [452, 700],
            [392, 1500],
          ])}L640 1500${curve([
            [640, 1500],
            [596, 900],
            [560, 272],
          ]).replace('M', 'L')}Z`,
          Lemon,
        ) +
        shape(
          `${curve([
            [486, 272],
            [478, 760],
            [452, 1500],
          ])}L512 1500L512 272Z`,
          tone(Lemon, -0.16),
        ) +
        shape(
          polygon([
            [432, 262],
            [478, 262],
            [470, 640],
            [372, 470],
            [404, 410],
            [352, 392],
          ]),
          tone(Tangerine, -0.14),
        ) +
        shape(
          polygon([
            [598, 262],
            [552, 262],
            [578, 640],
            [668, 470],
            [638, 410],
            [690, 392],
          ]),
          tone(Tangerine, -0.14),
        ) +
        rect(472, 288, 88, 40, Magenta) +
        line('M482 262C492 200 540 200 548 262', Navy, 9) +
        line('M515 190v46a20 20 0 0 0 34 12', chalk, 15, ROUND_ENDS) +
        disc([515, 196], 15, chalk) +
        shape(
          polygon([
            [318, 860],
            [446, 880],
            [440, 934],
            [312, 914],
          ]),
          tone(Tangerine, -0.2),
        ) +
        shape(
          polygon([
            [622, 880],
            [736, 860],
            [742, 912],
            [628, 934],
          ]),
          tone(Tangerine, -0.2),
        ) +
        shape(
          `${curve([
            [556, 268],
            [640, 420],
            [652, 700],
            [640, 1010],
          ])}L716 1020${curve([
            [716, 1020],
            [734, 700],
            [700, 420],
            [600, 262],
          ]).replace('M', 'L')}Z`,
          Magenta,
        ) +
        line(
          running(
            [
              [640, 990],
              [718, 996],
            ],
            4,
            6,
          ),
          tone(Magenta, -0.3),
          44,
        ) +
        line([...marks, ...slashes, path2([986, 940], [976, 1130])].join(''), chalk, 15, ROUND_ENDS) +
        note('March 2017 to', 960, 1250, chalk, { size: 34, face: 'italic' }) +
        note('February 2018', 960, 1294, chalk, { size: 34, face: 'italic' })
      )
    },
  })
}

function path2([ax, ay]: Point, [bx, by]: Point): string {
  return `M${ax} ${ay}L${bx} ${by}`
}
