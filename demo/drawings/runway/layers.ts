import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, rect, shape } from '../shapes.ts'
import { hand, SKIN } from './anatomy.ts'
import { SLIM } from './body.ts'
import { dots, shade, stripe } from './cloth.ts'
import { between, corner, type Piece, paint, piece, seam, soft, stand, tube } from './cut.ts'
import { hangFromShoulders } from './garments.ts'
import { CUFF } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** Four hems and three cuffs, each shorter than the one beneath. */
export function layerSecond(): Drawing {
  const palette = shades('autumn-2022', 'Thistle', 'Viridian', 'Cherry', 'Fleece', 'Night bus', 'Turmeric')
  const { Thistle, Viridian, Cherry, Fleece, 'Night bus': night, Turmeric } = palette
  const shirting = stripe('layer-shirting', [Fleece, Cherry], 16, 0.36)
  return makeDrawing({
    name: 'layer-second-shows',
    title: 'Four hems, four centimeters apart',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A figure bends her head to button a cuff; below a short viridian jacket show a turmeric knit, then a red-striped shirt, then a long navy skirt, each hem longer than the last.',
    draw: () => {
      const figure = wear({
        pose: CUFF,
        model: { build: SLIM, skin: SKIN.pale, hair: 'bob', color: night, shoe: 'boot', shoes: Cherry },
        skirt: {
          fill: night,
          hem: -190,
          ease: [0, 2, 8],
          flare: [16, 22],
          sag: 10,
          pleats: [3, shade(night, 1.2), 4],
        },
        top: {
          fill: Viridian,
          hem: -500,
          ease: [10, 14, 10],
          flare: [2, 4],
          sag: 6,
          shoulder: 5,
          neckline: [28, 40],
        },
        sleeves: { fill: Viridian, ease: [9, 9, 9], to: 1.62 },
        farSleeve: { fill: shade(Viridian, 0.84), ease: [9, 9, 9], to: 1.62 },
        cuffs: [shirting.fill, 15, 0.3, 1.02],
        hands: { left: 'fist', right: 'point' },
        under: ({ body }) => [
          hangFromShoulders(body, {
            fill: shirting.fill,
            hem: -352,
            ease: [4, 10, 14],
            flare: [8, 10],
            sag: 12,
            neckline: [24, 8],
          }),
          hangFromShoulders(body, {
            fill: Turmeric,
            hem: -436,
            ease: [6, 12, 14],
            flare: [4, 4],
            sag: 8,
            neckline: [26, 20],
          }),
          hangFromShoulders(body, {
            fill: Viridian,
            hem: -500,
            ease: [10, 14, 10],
            flare: [2, 4],
            sag: 6,
            shoulder: 5,
            neckline: [30, 74],
          }),
          piece(
            [
              corner(body.neck, -24, -18),
              corner(body.neck, -36, 4),
              corner(body.neck, -10, 40),
              corner(body.neck, 0, 14),
            ],
            shirting.fill,
          ),
          piece(
            [
              corner(body.neck, 24, -20),
              corner(body.neck, 38, 0),
              corner(body.neck, 14, 38),
              corner(body.neck, 0, 14),
            ],
            shirting.fill,
          ),
          seam(
            [soft(body.neck, 0, 74), soft(body.chest.middle, 2, 40), soft(body.waist.middle, 2, -10)],
            shade(Viridian, 0.7),
            3,
          ),
        ],
      })
      return [
        shirting.defs,
        rect(0, 0, 1200, 1800, Thistle),
        rect(0, 0, 240, 1800, Turmeric),
        rect(240, 0, 12, 1580, Cherry),
        shape('M0 1580L1200 1580L1200 1800L0 1800Z', Fleece),
        stand(640, 1710, 1.74, figure),
      ].join('')
    },
  })
}

/** One arm of a pair laid across the sheet: sleeves end one after another, then the hand. */
function layeredArm(
  [elbow, wrist]: readonly [Point, Point],
  handAngle: number,
  skin: string,
  kind: 'easy' | 'point',
  thumb: 1 | -1,
  layers: readonly (readonly [fill: string, half: number, to: number])[],
): Piece[] {
  const limbs = { wrist, handAngle } as Parameters<typeof hand>[0]
  const sleeves = layers.map(([fill, half, to]) => {
    const end = between(elbow, wrist, to)
    const middle = between(elbow, end, 0.5)
    return piece(
      tube(
        [elbow, middle, end],
        [[0, half * 1.3, half * 1.3]],
        [half * 1.16, half * 1.12],
        [
          [0.6, half * 1.04, half * 1.02],
          [1, half, half],
        ],
      ),
      fill,
    )
  })
  const bare = piece(
    tube([elbow, between(elbow, wrist, 0.5), wrist], [[0, 90, 90]], [80, 80], [[1, 52, 52]]),
    skin,
  )
  return [...hand(limbs, kind, skin, thumb, 5.4), bare, ...sleeves]
}

/** The wrist, close: shirt, knit and coat in the order they were put on. */
export function layerCuffs(): Drawing {
  const palette = shades('autumn-2022', 'Putty', 'Cherry', 'Night bus', 'Fleece', 'Turmeric', 'Cocoa')
  const { Putty, Cherry, 'Night bus': night, Fleece, Turmeric, Cocoa } = palette
  const spots = dots('layer-dots', [Fleece, night], 44, 9)
  const skin = SKIN.deep
  return makeDrawing({
    name: 'layer-at-the-wrist',
    title: 'Three cuffs, in the order they were put on',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Two forearms cross a putty ground, close up: one hand pulls straight the other’s dotted shirt cuff, which shows below a yellow knit and a cherry-red coat sleeve.',
    draw: () => {
      const under = layeredArm(
        [
          [-160, 300],
          [900, 640],
        ],
        38,
        skin,
        'easy',
        -1,
        [
          [spots.fill, 104, 0.98],
          [Turmeric, 128, 0.8],
          [Cherry, 166, 0.68],
        ],
      )
      const over = layeredArm(
        [
          [2000, 1080],
          [1190, 760],
        ],
        -92,
        SKIN.brown,
        'point',
        1,
        [
          [spots.fill, 98, 0.95],
          [Turmeric, 122, 0.78],
          [shade(Cherry, 0.84), 158, 0.6],
        ],
      )
      return [
        spots.defs,
        rect(0, 0, 1800, 1200, Putty),
        shape('M0 780L620 1200L0 1200Z', Cocoa),
        shape('M1180 0L1800 0L1800 760Z', night),
        paint(under),
        shape('M300 360L560 470L330 430Z', shade(Cherry, 0.78)),
        paint(over),
      ].join('')
    },
  })
}
