import { below, between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { type Blossom, type BlossomColors, bush, dahlia, daisy, poppy, rose, tulip } from './blossoms.ts'
import { leafShape } from './boteh.ts'
import { type Figure, type Laid, layCloth, polar, put, throwOnto } from './cloth.ts'

const spring = shades('spring-2025', 'Bone', 'Bottle', 'Pistachio', 'Salmon', 'Vermilion', 'Mimosa', 'Cobalt')
const { Bone, Bottle, Pistachio, Salmon, Vermilion, Mimosa, Cobalt } = spring

/** The flowers of one bed, the colors they come in and how large they grow. */
type Planting = readonly [blossom: Blossom, colors: BlossomColors]

const TULIP: Planting = [tulip, { petal: Vermilion, deep: Salmon, eye: Mimosa }]
const DAISY: Planting = [daisy, { petal: Bone, deep: Vermilion, eye: Mimosa }]
const DAHLIA: Planting = [dahlia, { petal: Salmon, deep: Vermilion, eye: Mimosa }]
const POPPY: Planting = [poppy, { petal: Mimosa, deep: Salmon, eye: Bottle }]
const ROSE: Planting = [rose, { petal: Salmon, deep: Bone, eye: Vermilion }]

const HALF = 320
const ROUND = 186
const PATH = 19

/** A ring of one flower about the pond, with gaps where the paths come in. */
function ringBed(random: Random, reach: number, radius: number, [blossom, colors]: Planting): string {
  const count = Math.round((Math.PI * 2 * reach) / (radius * 2.06))
  return Array.from({ length: count }, (_, i) => polar([0, 0], ((i + 0.5) / count) * Math.PI * 2, reach))
    .filter(([x, y]) => Math.min(Math.abs(x), Math.abs(y)) > PATH + radius * 0.7)
    .map((at) => put(blossom(random, radius, colors), at))
    .join('')
}

/** What grows in one corner, between the round and the outer hedge: the large ones first, until no more go in. */
function cornerBed(
  random: Random,
  [right, down]: readonly [1 | -1, 1 | -1],
  plantings: readonly Planting[],
): string {
  const laid: Laid[] = []
  let body = ''
  for (const [radius, throws] of [
    [36, 260],
    [25, 460],
    [15, 900],
    [8, 500],
  ] as const) {
    for (let i = 0; i < throws; i++) {
      const at: Point = [between(random, PATH, HALF - PATH), between(random, PATH, HALF - PATH)]
      const edge = PATH + 14 + radius * 0.96
      const inside = at[0] > edge && at[1] > edge && at[0] < HALF - edge && at[1] < HALF - edge
      if (!inside || Math.hypot(...at) < ROUND + 17 + radius) continue
      if (
        laid.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < other.radius + radius - 1)
      )
        continue
      const [blossom, colors] = plantings[laid.length % plantings.length] ?? DAISY
      laid.push({ at, radius })
      // A poppy's petals reach over its neighbors; it gets a smaller share.
      const grown = radius * (blossom === poppy ? 0.84 : 1)
      body += put(blossom(random, grown, colors), [at[0] * right, at[1] * down])
    }
  }
  return body
}

/** A square of four corners about a round, and the round about a pond; somebody in a straw hat is watering. */
export function gardenPlan(): Drawing {
  const corners: readonly (readonly [readonly [1 | -1, 1 | -1], readonly Planting[]])[] = [
    [
      [-1, -1],
      [DAHLIA, TULIP, DAHLIA],
    ],
    [
      [1, -1],
      [DAISY, ROSE],
    ],
    [
      [1, 1],
      [POPPY, POPPY, DAISY],
    ],
    [
      [-1, 1],
      [ROSE, TULIP, DAISY],
    ],
  ]
  return layCloth({
    name: 'garden-plan',
    title: 'The garden, from the attic window',
    credit: PRINTS,
    view: [1120, 1400],
    palette: spring,
    lead: 1,
    ground: Bottle,
    tile: [HALF * 2, HALF * 2],
    alt: 'A formal garden from straight above: dark beds of dahlias, poppies, roses and daisies about a round with a blue pond, pale gravel paths, clipped trees at the crossings and one straw hat among them.',
    draw: () => {
      const random = seeded(310)
      const side = HALF - PATH - 12
      const frames = corners.map(([[right, down]]) => {
        const far = Math.sqrt((ROUND + 14) ** 2 - (PATH + 12) ** 2)
        const at = (x: number, y: number) => `${round(x * right)} ${round(y * down)}`
        const sweep = right * down > 0 ? 0 : 1
        return `M${at(PATH + 12, far)}A${ROUND + 14} ${ROUND + 14} 0 0 ${sweep} ${at(far, PATH + 12)}L${at(side, PATH + 12)}L${at(side, side)}L${at(PATH + 12, side)}Z`
      })
      const paths =
        rect(-HALF, -PATH, HALF * 2, PATH * 2, Bone) + rect(-PATH, -HALF, PATH * 2, HALF * 2, Bone)
      const outer =
        rect(-HALF, -HALF, HALF * 2, PATH, Bone) +
        rect(-HALF, HALF - PATH, HALF * 2, PATH, Bone) +
        rect(-HALF, -HALF, PATH, HALF * 2, Bone) +
        rect(HALF - PATH, -HALF, PATH, HALF * 2, Bone)
      const ring =
        disc([0, 0], ROUND, Bone) +
        disc([0, 0], ROUND - 22, Bottle) +
        line(`M-160 0a160 160 0 1 0 320 0a160 160 0 1 0 -320 0`, Pistachio, 3)
      const pond = disc([0, 0], 66, Bone) + disc([0, 0], 54, Cobalt)
      const lilies = [
        [-26, 22, 11],
        [-8, 36, 8],
        [28, -24, 10],
        [34, 6, 7],
      ]
        .map(
          ([x = 0, y = 0, r = 1]) =>
            disc([x, y], r, Pistachio) + shape(leafShape([x, y], x, r * 1.1, r * 0.45), Cobalt),
        )
        .join('')
      const hat = disc([0, 0], 20, Mimosa) + line('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0', Vermilion, 4.4)
      const can = rect(22, -7, 19, 14, Cobalt) + line('M40 0L56 -5', Cobalt, 4) + disc([58, -6], 5, Cobalt)
      const tree = (radius: number) =>
        disc([6, 8], radius, '#D9CDB5') + bush(random, radius, Bottle, Pistachio)
      const garden =
        outer +
        line(frames.join(''), Pistachio, 3) +
        paths +
        ring +
        rect(-ROUND, -PATH, ROUND * 2, PATH * 2, Bone) +
        rect(-PATH, -ROUND, PATH * 2, ROUND * 2, Bone) +
        ringBed(random, 136, 17, TULIP) +
        ringBed(random, 101, 15, DAISY) +
        pond +
        lilies +
        corners.map(([corner, plantings]) => cornerBed(random, corner, plantings)).join('')
      return [
        { at: [HALF, HALF] as const, reach: HALF, svg: garden },
        { at: [0, 0] as const, reach: 70, svg: tree(54) },
        { at: [HALF, 0] as const, reach: 40, svg: tree(27) },
        { at: [0, HALF] as const, reach: 40, svg: tree(27) },
        { at: [HALF, HALF + 236] as const, reach: 90, svg: put(can + hat, [0, 0], -84) },
      ]
    },
  })
}

/** Heads only, packed until no ground is left to speak of. */
export function flowerHeads(): Drawing {
  const palette = shades('spring-2025', 'Cobalt', 'Mimosa', 'Vermilion', 'Shell', 'Bone', 'Bottle')
  const tile = [600, 600] as const
  const kinds: readonly (readonly [Blossom, BlossomColors])[] = [
    [poppy, { petal: palette.Vermilion, deep: Salmon, eye: palette.Cobalt }],
    [dahlia, { petal: palette.Mimosa, deep: palette.Vermilion, eye: palette.Cobalt }],
    [rose, { petal: palette.Shell, deep: Salmon, eye: palette.Vermilion }],
    [daisy, { petal: palette.Bone, deep: palette.Vermilion, eye: palette.Mimosa }],
    [tulip, { petal: palette.Shell, deep: palette.Vermilion, eye: palette.Mimosa }],
    [dahlia, { petal: palette.Bone, deep: palette.Shell, eye: palette.Vermilion }],
    [poppy, { petal: palette.Mimosa, deep: palette.Bone, eye: palette.Bottle }],
  ]
  return layCloth({
    name: 'flower-heads',
    title: 'Counted with the stems cut off',
    credit: PRINTS,
    view: [1200, 1200],
    palette: shades('spring-2025', 'Cobalt', 'Mimosa', 'Vermilion', 'Shell', 'Bone', 'Bottle', 'Salmon'),
    lead: 0,
    ground: palette.Cobalt,
    tile,
    alt: 'Flower heads seen from directly above and packed edge to edge on cobalt: poppies, dahlias, roses, daisies and tulips, with bottle-green leaves in the gaps.',
    draw: () => {
      const random = seeded(925)
      const laid: Laid[] = []
      const heads = (
        [
          [92, 60],
          [62, 200],
          [42, 400],
          [24, 600],
        ] as const
      ).flatMap(([radius, throws]) => throwOnto(random, tile, laid, { radius, throws, apart: 0.93 }))
      const leaves = throwOnto(random, tile, laid, { radius: 11, throws: 700, apart: 0.9 })
      const spray = (radius: number) => {
        const turn = random() * 6
        return shape(
          [0, 1, 2, 3, 4]
            .map((i) =>
              leafShape(
                polar([0, 0], turn + i * 1.26, radius * 0.72),
                turn + i * 1.26,
                radius * 0.62,
                radius * 0.24,
              ),
            )
            .join(''),
          palette.Bottle,
        )
      }
      return [
        ...heads.map(({ at, radius }): Figure => ({ at, reach: radius * 1.5, svg: spray(radius) })),
        ...leaves.map(
          ({ at }): Figure => ({
            at,
            reach: 16,
            svg: shape(leafShape([-9, 0], random(), 20, 8), palette.Bottle),
          }),
        ),
        ...heads.map(({ at, radius }, i): Figure => {
          const [blossom, colors] = kinds[(i * 3 + below(random, 2)) % kinds.length] ?? [
            poppy,
            { petal: palette.Shell, deep: palette.Bone, eye: palette.Cobalt },
          ]
          return { at, reach: radius * 1.1, svg: blossom(random, radius, colors) }
        }),
      ]
    },
  })
}
