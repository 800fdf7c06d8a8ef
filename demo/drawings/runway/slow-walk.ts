import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { ELDER, type Pose, TALL } from './body.ts'
import { shade, stripe } from './cloth.ts'
import { corner, type Piece, piece, seam, sliver, soft, stand } from './cut.ts'
import { SLOW, STRIDE } from './poses-moving.ts'
import { wear } from './wardrobe.ts'

/** Thigh, shin and tip of the foot through one step of one leg, from heel strike to heel strike. */
const STEP: readonly (readonly [thigh: number, shin: number, tip: number])[] = [
  [26, 14, -18],
  [20, 4, 0],
  [4, -4, 0],
  [-10, -15, 6],
  [-19, -37, 34],
  [-8, -60, 50],
  [16, -38, 22],
  [29, 4, -8],
]

function legAt(phase: number): readonly [number, number, number] {
  const count = STEP.length
  const place = (((phase % 1) + 1) % 1) * count
  const i = Math.floor(place)
  const t = place - i
  const at = (k: number) => STEP[(k + count) % count] ?? [0, 0, 0]
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  const blend = (k: 0 | 1 | 2) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
  return [blend(0), blend(1), blend(2)]
}

/** One moment of a walk to the right; `reach` below 1 shortens the step. */
export function walking(phase: number, reach = 1): Pose {
  const side = (at: number) => {
    const [thigh, shin, tip] = legAt(at)
    const swing = -Math.cos(at * 2 * Math.PI) * 24 * reach
    return {
      upper: swing,
      fore: swing + 16 + Math.max(0, swing) * 0.6,
      leg: { thigh: thigh * reach, shin: shin * reach, foot: 'side', toes: 1, tip: tip * reach } as const,
    }
  }
  return {
    ...STRIDE,
    lean: 3,
    head: { view: 'side', facing: 1, tilt: -2 },
    left: side(phase + 0.5),
    right: side(phase),
    near: 'right',
  }
}

/** A long coat through the step; its hem follows by a quarter of a second. */
export function slowCoat(
  phase: number,
  papers: { coat: string; under: string; dark: string; skin: string },
  reach = 0.82,
): Piece[] {
  const late = Math.cos((phase - 0.12) * 4 * Math.PI)
  return wear({
    pose: walking(phase, reach),
    model: {
      build: TALL,
      skin: papers.skin,
      hair: 'chignon',
      color: papers.dark,
      shoe: 'boot',
      shoes: papers.dark,
    },
    trousers: { fill: papers.under, cut: [40, 38, 40], length: 10 },
    top: {
      fill: papers.coat,
      hem: -170,
      ease: [12, 16, 20],
      flare: [34, 6],
      lag: -24 - late * 10,
      sag: 14,
      tip: 8,
      shoulder: 8,
      neckline: [24, 4],
    },
    highNeck: [papers.under, 34],
    sleeves: { fill: shade(papers.coat, 1.12), ease: [11, 11, 9] },
    farSleeve: { fill: shade(papers.coat, 0.74), ease: [11, 11, 9] },
  })
}

/** One step in five sheets, laid over each other as they were filmed. */
export function walkInFive(): Drawing {
  const palette = shades('autumn-2026', 'Ice blue', 'Damask', 'Camel', 'Jet', 'Lacquer', 'Fog')
  const { 'Ice blue': ice, Damask, Camel, Jet, Lacquer, Fog } = palette
  return makeDrawing({
    name: 'walk-in-five',
    title: 'One step, five frames, 0.9 seconds',
    credit: STUDIO,
    view: [2200, 1100],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'The same figure in a long coat shown five times across a pale blue wall, from heel strike through the crossing of the legs to the next step; the coat is red in the middle frame, damask in the others.',
    draw: () =>
      [
        rect(0, 0, 2200, 1100, ice),
        rect(0, 930, 2200, 170, Camel),
        rect(0, 926, 2200, 6, Jet),
        ...[0, 1, 2, 3, 4].map((i) => rect(250 + i * 425, 990, 8, 40, Jet)),
        ...[0, 1, 2, 3, 4].map((i) =>
          stand(
            250 + i * 425,
            984,
            0.98,
            slowCoat(i * 0.125, {
              coat: i === 2 ? Lacquer : Damask,
              under: i === 2 ? Jet : Fog,
              dark: Jet,
              skin: SKIN.umber,
            }),
          ),
        ),
      ].join(''),
  })
}

/** Seventy-four, unhurried, with the coat over her arm. */
export function walkSlowly(): Drawing {
  const palette = shades('autumn-2026', 'Camel', 'Verdigris', 'Fog', 'Jet', 'Lacquer', 'Moss')
  const { Camel, Verdigris, Fog, Jet, Lacquer, Moss } = palette
  const cloth = stripe('slow-stripe', [Fog, Jet], 22, 0.22, 2)
  return makeDrawing({
    name: 'walk-unhurried',
    title: 'Forty-one paces to the minute',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.35 },
    alt: 'A white-haired woman walks with short steps to the right, a verdigris coat over her forearm and a red stick in the other hand, in a striped tunic and wide dark trousers.',
    draw: () => {
      const figure = wear({
        pose: SLOW,
        model: {
          build: ELDER,
          skin: SKIN.brown,
          hair: 'waves',
          color: '#ECE6DB',
          shoe: 'slipper',
          shoes: Lacquer,
          ear: Lacquer,
        },
        trousers: { fill: Jet, cut: [44, 44, 48], length: 10, far: shade(Jet, 1.14) },
        top: { fill: cloth.fill, hem: -330, ease: [10, 12, 14], flare: [10, 6], lag: -6, neckline: [26, 6] },
        sleeves: { fill: cloth.fill, ease: [9, 10, 10], to: 1.9 },
        farSleeve: { fill: shade(Fog, 0.84), ease: [9, 10, 10], to: 1.9 },
        hands: { left: 'fist', right: 'easy' },
        behind: ({ body }) => [
          seam([soft(body.left.wrist, 8, 30), [body.left.wrist[0] + 60, -4]], Lacquer, 11),
        ],
        over: ({ body }) => [
          piece(
            [
              corner(body.right.elbow, 0, -26),
              soft(body.right.elbow, 62, -30),
              corner(body.right.wrist, -14, -22),
              soft(body.right.wrist, 6, 110),
              corner(body.right.wrist, -4, 262),
              soft(body.right.elbow, 56, 300),
              corner(body.right.elbow, -18, 240),
              soft(body.right.elbow, 4, 110),
            ],
            Verdigris,
          ),
          sliver(
            soft(body.right.elbow, 54, -20),
            soft(body.right.elbow, 44, 280),
            12,
            22,
            shade(Verdigris, 0.78),
          ),
          sliver(
            soft(body.right.elbow, 16, -10),
            soft(body.right.elbow, 4, 220),
            6,
            12,
            shade(Verdigris, 0.78),
          ),
        ],
      })
      return [
        cloth.defs,
        rect(0, 0, 1200, 1800, Camel),
        shape('M0 0L1200 0L1200 540L0 640Z', Lacquer),
        shape('M0 0L1200 0L1200 520L0 620Z', Fog),
        shape('M0 1590L1200 1540L1200 1800L0 1800Z', Moss),
        stand(560, 1706, 1.72, figure),
      ].join('')
    },
  })
}
