import { between, pick, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, type Build, CURVED, ELDER, FULL, LEAN, type Pose, SLIM, TALL } from './body.ts'
import { shade } from './cloth.ts'
import { corner, type Piece, piece, seam, sliver, soft, stand } from './cut.ts'
import type { Hair } from './hair.ts'
import { AWAY, CARRY, ENTRANCE, LOOK_BACK, SLOW, STRIDE } from './poses-moving.ts'
import { CONTRAPPOSTO, POCKETS, READY } from './poses-still.ts'
import { wear } from './wardrobe.ts'

const POSES: [Pose, ...Pose[]] = [
  STRIDE,
  ENTRANCE,
  READY,
  POCKETS,
  CARRY,
  CONTRAPPOSTO,
  AWAY,
  LOOK_BACK,
  SLOW,
]
const BUILDS: [Build, ...Build[]] = [SLIM, TALL, CURVED, LEAN, BROAD, FULL, ELDER]
const HAIRS: [Hair, ...Hair[]] = [
  'crop',
  'bun',
  'bob',
  'afro',
  'chignon',
  'shaved',
  'pony',
  'curls',
  'wrap',
  'locs',
]
const SKINS = Object.values(SKIN) as [string, ...string[]]

/** One figure of a count: coat, skirt and trousers by lot, in the papers given. */
export function extra(seed: number, papers: [string, ...string[]], dark: string): Piece[] {
  const random = seeded(seed)
  const pose = pick(random, POSES)
  const fill = pick(random, papers)
  const lower = pick(random, papers)
  const isCoat = random() < 0.55
  const wearsSkirt = random() < 0.4
  const hem = between(random, -330, -200)
  const isSide = Math.abs(pose.turn) > 40
  return wear({
    pose,
    model: {
      build: pick(random, BUILDS),
      skin: pick(random, SKINS),
      hair: pick(random, HAIRS),
      color: dark,
      shoe: pick(random, ['pump', 'loafer', 'slipper']),
      shoes: dark,
    },
    ...(wearsSkirt
      ? {
          skirt: {
            fill: lower,
            hem: -215,
            ease: [0, 2, 12] as const,
            flare: [24, 20] as const,
            lag: isSide ? -12 : 0,
          },
        }
      : { trousers: { fill: lower, cut: [42, 38, 40] as const, length: 10 } }),
    top: isCoat
      ? { fill, hem, ease: [14, 20, 22], flare: [14, 12], lag: isSide ? -16 : 0, shoulder: 6 }
      : { fill, hem: -455, ease: [8, 10, 10], flare: [2, 2] },
    sleeves: { fill: shade(fill, 0.93), ease: [10, 10, 8] },
    hands: pose === POCKETS ? { left: 'pocket', right: 'pocket' } : {},
  })
}

/** Forty exits, thirty-nine of them beige. */
export function beigeForty(): Drawing {
  const palette = shades('autumn-2017', 'Cloud', 'Toffee', 'Parchment', 'Bitter', 'Paprika')
  const { Cloud, Toffee, Parchment, Bitter, Paprika } = palette
  const beiges: [string, ...string[]] = [
    Toffee,
    Parchment,
    shade(Toffee, 1.35),
    shade(Parchment, 0.88),
    shade(Toffee, 0.86),
    shade(Toffee, 1.55),
  ]
  return makeDrawing({
    name: 'beige-forty',
    title: 'One exit a minute',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 4,
    focalPoint: { x: 0.66, y: 0.5 },
    alt: 'Forty small cut-paper figures stand and walk in four rows of ten, all in beiges from parchment to toffee, except one in the third row, who wears the paprika red of the curtain at the left edge.',
    draw: () => {
      const figures = Array.from({ length: 40 }, (_, i) => {
        const [row, column] = [Math.floor(i / 10), i % 10]
        const isRed = i === 26
        const papers: [string, ...string[]] = isRed ? [Paprika] : beiges
        return stand(
          138 + column * 174,
          282 + row * 290,
          0.262,
          extra(511 + i * 17, papers, Bitter),
          (i * 7) % 3 === 0,
        )
      })
      const lines = [0, 1, 2, 3].map((row) => rect(0, 281 + row * 290, 1800, 7, Bitter))
      // The curtain they come out from.
      const curtain = rect(0, 0, 40, 1200, Paprika)
      return [rect(0, 0, 1800, 1200, Cloud), ...lines, curtain, ...figures].join('')
    },
  })
}

/** Two in step, one shade apart: a coat worn and a coat carried. */
export function beigeTwo(): Drawing {
  const palette = shades('autumn-2017', 'Mauve wood', 'Toffee', 'Parchment', 'Bitter', 'Paprika')
  const { 'Mauve wood': mauve, Toffee, Parchment, Bitter, Paprika } = palette
  const light = shade(Toffee, 1.42)
  return makeDrawing({
    name: 'beige-two-shades',
    title: 'A shade apart, eleven paces',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    lead: 0,
    focalPoint: { x: 0.5, y: 0.35 },
    alt: 'Two cut-paper figures walk the same way before a mauve wall: the nearer, gray-haired, carries a parchment coat over her arm; the further one wears a long toffee coat.',
    draw: () => {
      const back = wear({
        pose: STRIDE,
        model: { build: BROAD, skin: SKIN.ebony, hair: 'crop', color: Bitter, shoe: 'boot', shoes: Bitter },
        trousers: { fill: shade(Toffee, 0.8), cut: [42, 36, 34], length: 8 },
        top: {
          fill: Toffee,
          hem: -230,
          ease: [16, 22, 26],
          flare: [30, 6],
          lag: -26,
          sag: 12,
          tip: 8,
          shoulder: 10,
          neckline: [24, 4],
        },
        highNeck: [Bitter, 36],
        sleeves: { fill: shade(Toffee, 1.1), ease: [12, 12, 10] },
      })
      const front = wear({
        pose: CARRY,
        model: {
          build: ELDER,
          skin: SKIN.fair,
          hair: 'waves',
          color: '#DAD5CB',
          shoe: 'loafer',
          shoes: Paprika,
          ear: Paprika,
        },
        trousers: {
          fill: light,
          cut: [42, 40, 42],
          length: 12,
          far: shade(light, 0.84),
          crease: shade(light, 0.84),
        },
        top: { fill: shade(Parchment, 0.94), hem: -440, ease: [8, 10, 10], flare: [4, 6], neckline: [26, 6] },
        highNeck: [shade(Parchment, 0.94), 32],
        sleeves: { fill: shade(Parchment, 0.9), ease: [8, 9, 6] },
        over: ({ body }) => [
          piece(
            [
              corner(body.right.elbow, 6, -24),
              soft(body.right.elbow, 60, -40),
              corner(body.right.wrist, -14, -20),
              soft(body.right.wrist, 8, 130),
              corner(body.right.wrist, -6, 290),
              soft(body.right.elbow, 60, 320),
              corner(body.right.elbow, -8, 262),
              soft(body.right.elbow, 10, 120),
            ],
            Parchment,
          ),
          sliver(
            soft(body.right.elbow, 60, -30),
            soft(body.right.elbow, 52, 300),
            12,
            22,
            shade(Parchment, 0.82),
          ),
          seam(
            [
              soft(body.right.wrist, -26, -10),
              soft(body.right.wrist, -20, 120),
              soft(body.right.wrist, -34, 286),
            ],
            shade(Parchment, 0.74),
            3,
          ),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, mauve),
        shape('M0 1518L1200 1428L1200 1480L0 1570Z', Paprika),
        shape('M0 1560L1200 1470L1200 1800L0 1800Z', Bitter),
        stand(800, 1630, 1.62, back),
        stand(390, 1746, 1.8, front),
      ].join('')
    },
  })
}
