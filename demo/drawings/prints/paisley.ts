import { seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, type Point, rect } from '../shapes.ts'
import { boteh, type Dress, rosette, stemWithLeaves } from './boteh.ts'
import { type Figure, type Laid, layCloth, polar, put, throwOnto } from './cloth.ts'

const shawl = shades(
  'autumn-2019',
  'Fig',
  'Tomato soup',
  'Caramel',
  'Lichen',
  'Cream wool',
  'Spruce',
  'Lavender grey',
)
const { Fig, Caramel, Lichen, Spruce } = shawl
const [Tomato, Cream, Lavender] = [shawl['Tomato soup'], shawl['Cream wool'], shawl['Lavender grey']]

const great: Dress = { rim: Tomato, bead: Cream, field: Spruce, inner: Caramel, heart: Fig, leaf: Spruce }
const small: Dress = { rim: Lavender, bead: Tomato, field: Cream, inner: Spruce, heart: Lichen, leaf: Lichen }
const green = { stem: Lichen, leaf: Lichen, bud: Tomato }

const third: Dress = { rim: Caramel, bead: Fig, field: Lichen, inner: Tomato, heart: Cream, leaf: Cream }

/** Three botehs, each on its stem; the stems part and run on under the next repeat. */
function grownPaisley(): Figure[] {
  const flower = (radius: number, color: string, eye: string) =>
    rosette([0, 0], radius, 9, color, eye) + rosette([0, 0], radius * 0.5, 6, eye, color)
  const figures: [Point, string, number][] = [
    [
      [0, 0],
      stemWithLeaves(
        [
          [112, 396],
          [124, 450],
          [96, 508],
          [40, 540],
          [-22, 552],
        ],
        6,
        9,
        green,
      ),
      620,
    ],
    [
      [0, 0],
      stemWithLeaves(
        [
          [120, 452],
          [160, 486],
          [196, 476],
          [216, 438],
        ],
        4.6,
        5,
        green,
      ),
      620,
    ],
    [
      [0, 0],
      stemWithLeaves(
        [
          [288, 196],
          [284, 250],
          [310, 306],
          [346, 336],
          [352, 404],
        ],
        5.4,
        8,
        green,
      ),
      620,
    ],
    [
      [0, 0],
      stemWithLeaves(
        [
          [306, 300],
          [272, 322],
          [244, 316],
          [232, 286],
        ],
        4,
        5,
        green,
      ),
      620,
    ],
    [
      [0, 0],
      stemWithLeaves(
        [
          [236, 572],
          [226, 610],
          [190, 634],
          [150, 640],
        ],
        4.6,
        6,
        green,
      ),
      620,
    ],
    [[112, 402], boteh({ size: 384, bend: 1, dress: great }), 440],
    [[288, 200], boteh({ size: 206, bend: -1, dress: small }), 270],
    [[236, 576], boteh({ size: 150, bend: 1, dress: third }), 190],
    [[218, 426], flower(30, Cream, Tomato), 34],
    [[232, 276], flower(19, Lavender, Fig), 24],
    [[352, 412], flower(26, Caramel, Cream), 30],
    [[146, 642], flower(17, Lavender, Tomato), 24],
  ]
  return figures.map(([at, svg, reach]) => ({ at, svg, reach }))
}

/** Pin-dots that fill the ground between, thrown with all figures already lying there. */
function pinDots(tile: readonly [number, number], keepOff: Laid[]): string {
  const random = seeded(1924)
  return throwOnto(random, tile, keepOff, { radius: 8, throws: 1500, apart: 1, drop: 'half' })
    .map(({ at }, i) => disc(at, i % 3 ? 2.3 : 3.4, i % 4 ? Caramel : Cream))
    .join('')
}

export function paisley(): Drawing {
  const tile = [360, 580] as const
  const places: [number, number, number][] = [
    [112, 330, 104],
    [130, 240, 96],
    [180, 150, 84],
    [226, 150, 50],
    [280, 140, 72],
    [268, 60, 62],
    [246, 20, 30],
    [236, 540, 52],
    [250, 480, 44],
    [218, 426, 36],
    [232, 280, 30],
    [352, 412, 34],
    [146, 642, 24],
    [306, 300, 34],
    [330, 340, 30],
    [110, 480, 40],
    [50, 540, 42],
    [160, 480, 36],
    [-10, 552, 24],
    [200, 626, 28],
    [290, 250, 26],
  ]
  return layCloth({
    name: 'paisley',
    title: 'Three botehs, one root',
    credit: PRINTS,
    view: [1080, 1440],
    palette: shawl,
    lead: 1,
    ground: Fig,
    tile,
    drop: 'half',
    alt: 'Paisley on fig: a large tomato-rimmed boteh leans right, a pale one leans left and a small one follows, all standing on leafy lichen-green stems that run on into the next repeat.',
    draw: () => {
      const taken = places.map(([x, y, radius]): Laid => ({ at: [x, y], radius }))
      return [{ at: [0, 0] as const, svg: pinDots(tile, taken), reach: 620 }, ...grownPaisley()]
    },
  })
}

export function paisleyDetail(): Drawing {
  return makeDrawing({
    name: 'paisley-detail',
    title: 'Inside the boteh',
    credit: PRINTS,
    view: [1600, 1000],
    surface: 'cloth',
    palette: shawl,
    lead: 2,
    focalPoint: { x: 0.42, y: 0.55 },
    alt: 'One boteh so large that three edges cut it: a beaded spruce border, a caramel field with teeth, and inside it a spray of leaves around a flower.',
    draw: () =>
      rect(0, 0, 1600, 1000, Fig) +
      throwOnto(seeded(8), [1600, 1000], [], { radius: 21, throws: 1600 })
        .map(({ at }, i) => disc(at, i % 3 ? 5.5 : 8, i % 4 ? Caramel : Cream))
        .join('') +
      stemWithLeaves(
        [
          [560, 1010],
          [720, 1070],
          [880, 960],
          [1060, 930],
          [1220, 800],
          [1250, 660],
        ],
        17,
        9,
        green,
      ) +
      stemWithLeaves(
        [
          [1060, 930],
          [1240, 980],
          [1420, 900],
          [1640, 930],
        ],
        13,
        6,
        green,
      ) +
      put(rosette([0, 0], 128, 11, Cream, Tomato) + rosette([0, 0], 62, 8, Tomato, Cream), [1252, 610]) +
      put(boteh({ size: 800, bend: -1, dress: small, fine: 1.6 }), [1470, 520], 10) +
      put(boteh({ size: 1420, bend: 1, dress: great, fine: 2 }), [500, 1130], -8),
  })
}

/** The neckerchief: one small boteh thrown every way, so that the square has no top. */
export function paisleyTossed(): Drawing {
  const palette = shades('autumn-2019', 'Tomato soup', 'Cream wool', 'Carbon', 'Lichen')
  const tile = [400, 400] as const
  const { Carbon } = palette
  const [cream, lichen, tomato] = [palette['Cream wool'], palette.Lichen, palette['Tomato soup']]
  const dresses: Dress[] = [
    { rim: cream, bead: tomato, field: Carbon, inner: cream, heart: Carbon, leaf: tomato },
    { rim: Carbon, bead: cream, field: tomato, inner: lichen, heart: cream, leaf: Carbon },
  ]
  return layCloth({
    name: 'paisley-tossed',
    title: 'A square with no top',
    credit: PRINTS,
    view: [1000, 1000],
    palette,
    lead: 0,
    ground: tomato,
    tile,
    alt: 'Small cream and black botehs thrown in every direction over tomato red, with rosettes and pin-dots in the gaps.',
    draw: () => {
      const random = seeded(77)
      const laid: Laid[] = []
      const large = throwOnto(random, tile, laid, { radius: 48, throws: 900, apart: 0.95 })
      const little = throwOnto(random, tile, laid, { radius: 15, throws: 900, apart: 1 })
      const dots = throwOnto(random, tile, laid, { radius: 5, throws: 1400, apart: 1.25 })
      const [first, second] = dresses
      return [
        ...large.map(({ at }, i): Figure => {
          const turn = random() * 360
          const dress = (i % 3 === 2 ? second : first) ?? great
          const figure = boteh({ size: 96, bend: i % 2 ? 1 : -1, dress, fine: 0.7 })
          return { at, reach: 80, svg: put(figure, polar([0, 0], ((turn + 90) * Math.PI) / 180, 42), turn) }
        }),
        ...little.map(
          ({ at }, i): Figure => ({
            at,
            reach: 20,
            svg: rosette([0, 0], 13, 7, i % 2 ? lichen : cream, Carbon),
          }),
        ),
        { at: [0, 0] as const, reach: 420, svg: dots.map(({ at }) => disc(at, 2.6, cream)).join('') },
      ]
    },
  })
}
