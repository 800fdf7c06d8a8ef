import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { FULL, type Pose, SLIM, TALL } from './body.ts'
import type { Model } from './cast.ts'
import { gingham, shade } from './cloth.ts'
import { seam, sliver, soft, stand } from './cut.ts'
import type { Hang } from './garments.ts'
import { CONTRAPPOSTO, FOLDED, POCKETS } from './poses-still.ts'
import { belt } from './trimmings.ts'
import { wear } from './wardrobe.ts'

/** A jacket cut in at the waist over a full skirt: the hand goes where the cloth sends it. */
export function waistNipped(): Drawing {
  const palette = shades('spring-2014', 'Paper white', 'Midnight', 'Coral', 'Buttercup', 'Periwinkle')
  const { 'Paper white': paper, Midnight, Coral, Buttercup, Periwinkle } = palette
  return makeDrawing({
    name: 'waist-nipped',
    title: 'Twenty-two centimeters above the hip',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    lead: 2,
    focalPoint: { x: 0.5, y: 0.35 },
    alt: 'A tall cut-paper figure stands on one leg with a hand on her waist, in a coral jacket nipped hard above a full midnight-blue skirt, before a wall split in periwinkle and white.',
    draw: () => {
      const skirt: Hang = { fill: Midnight, hem: -268, ease: [0, 0, 6], flare: [84, 100], sag: 26, tip: -8 }
      const figure = wear({
        pose: CONTRAPPOSTO,
        model: {
          build: SLIM,
          skin: SKIN.umber,
          hair: 'chignon',
          color: Midnight,
          shoe: 'pump',
          shoes: Coral,
          ear: Buttercup,
        },
        skirt: { ...skirt, pleats: [5, shade(Midnight, 1.22), 4] },
        top: {
          fill: Coral,
          hem: -462,
          ease: [3, -3, 10],
          flare: [34, 40],
          sag: 16,
          shoulder: 2,
          neckline: [30, 70],
        },
        sleeves: { fill: Coral, ease: [3, 4, 4] },
        farSleeve: { fill: shade(Coral, 0.86), ease: [3, 4, 4] },
        hands: { left: 'flat' },
        under: ({ body, top }) => [
          belt(body, 0.98, 15, Midnight, 0, 3),
          sliver(
            soft(body.waist.middle, 20, 8),
            soft(body.hips.right, -6, 44),
            6,
            14,
            shade(Coral, 0.82),
            top?.d,
          ),
          sliver(
            soft(body.waist.middle, -18, 8),
            soft(body.hips.left, 14, 44),
            -6,
            12,
            shade(Coral, 0.82),
            top?.d,
          ),
          seam(
            [soft(body.neck, 2, 70), soft(body.waist.middle), soft(body.hips.middle, 0, 50)],
            shade(Coral, 0.7),
            3,
            top?.d,
          ),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, paper),
        rect(0, 0, 430, 1570, Periwinkle),
        shape('M0 1570L1200 1530L1200 1800L0 1800Z', Buttercup),
        stand(600, 1716, 1.7, figure),
      ].join('')
    },
  })
}

interface Torso {
  pose: Pose
  model: Model
  x: number
  scale: number
  top: Hang
  sleeves: { fill: string; to?: number; ease?: readonly [number, number, number] }
  below: Hang
  band: string
  /** Where the band sits, between hips (0), waist (1) and chest (2). */
  level: number
  turned?: boolean
}

/** Three trunks from chin to hip, each with its waist somewhere else. */
export function waistThreeHeights(): Drawing {
  const palette = shades('spring-2014', 'Sand', 'Midnight', 'Lawn', 'Coral', 'Paper white', 'Pool')
  const { Sand, Midnight, Lawn, Coral, 'Paper white': paper, Pool } = palette
  const check = gingham('waist-gingham', [paper, '#9DB98B', Lawn], 30, 4)
  const model = (rest: Partial<Model>): Model => ({
    skin: SKIN.tan,
    hair: 'crop',
    color: Midnight,
    shoe: 'pump',
    shoes: Midnight,
    ...rest,
  })
  const torsos: Torso[] = [
    {
      pose: POCKETS,
      x: 330,
      scale: 2.5,
      model: model({ skin: SKIN.deep, hair: 'shaved' }),
      top: { fill: paper, hem: -470, ease: [4, 0, 6], neckline: [32, 20] },
      sleeves: { fill: paper, to: 0.7, ease: [6, 8, 8] },
      below: { fill: Midnight, hem: -200, ease: [0, 2, 14], flare: [40, 40] },
      band: Coral,
      level: 0.45,
    },
    {
      pose: FOLDED,
      x: 960,
      scale: 2.42,
      model: model({ build: FULL, skin: SKIN.fair, hair: 'long', color: '#7A3B22' }),
      top: { fill: check.fill, hem: -470, ease: [4, 2, 4], neckline: [36, 30] },
      sleeves: { fill: check.fill, to: 1.5, ease: [6, 6, 8] },
      below: { fill: Lawn, hem: -200, ease: [0, 2, 16], flare: [50, 50] },
      band: Midnight,
      level: 1,
    },
    {
      pose: CONTRAPPOSTO,
      x: 1560,
      scale: 2.5,
      turned: true,
      model: model({ build: TALL, skin: SKIN.umber, hair: 'afro' }),
      top: { fill: Coral, hem: -520, ease: [2, 2, 6], neckline: [44, 46] },
      sleeves: { fill: Coral, to: 0.5, ease: [4, 6, 8] },
      below: { fill: Pool, hem: -200, ease: [0, 4, 24], flare: [60, 60] },
      band: paper,
      level: 1.42,
    },
  ]
  return makeDrawing({
    name: 'waist-three-heights',
    title: 'Low, true and high: the same size, three waists',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.55, y: 0.45 },
    alt: 'Three cut-paper torsos cropped at the chin and the hip: a coral belt sits on the hip bones of the first, a dark one at the waist of a green gingham shirt, a white one under the bust of the third.',
    draw: () =>
      [
        check.defs,
        rect(0, 0, 1800, 1200, Sand),
        rect(640, 0, 620, 1200, paper),
        ...torsos.map(({ pose, x, scale, model, top, sleeves, below, band, level, turned }) =>
          stand(
            x,
            2120,
            scale,
            wear({
              pose,
              model,
              top,
              skirt: { ...below, rise: level },
              tucked: true,
              sleeves,
              hands: {
                left: pose === POCKETS ? 'pocket' : 'flat',
                right: pose === POCKETS ? 'pocket' : 'flat',
              },
              under: ({ body }) => [belt(body, level, 24, band, 4, 6)],
            }),
            turned,
          ),
        ),
      ].join(''),
  })
}
