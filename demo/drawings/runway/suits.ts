import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, LEAN, type Pose } from './body.ts'
import { shade, windowpane } from './cloth.ts'
import { corner, piece, sliver, soft, stand } from './cut.ts'
import { CONTRAPPOSTO, SIDEWAYS } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** One hand does what three buttons did. */
const HOLDING: Pose = {
  ...CONTRAPPOSTO,
  turn: -22,
  head: { view: 'side', facing: -1, tilt: 4 },
  left: { ...CONTRAPPOSTO.left, upper: -26, fore: 78, hand: 88, short: [0.96, 0.86] },
  right: { ...CONTRAPPOSTO.right, upper: 20, fore: -14, hand: -18 },
}

export function suitHeldShut(): Drawing {
  const palette = shades('autumn-2023', 'Chartreuse', 'Aubergine', 'Fjord', 'Chalk', 'Copper')
  const { Chartreuse, Aubergine, Fjord, Chalk, Copper } = palette
  return makeDrawing({
    name: 'suit-held-shut',
    title: 'Closed by hand',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    lead: 2,
    focalPoint: { x: 0.45, y: 0.4 },
    alt: 'A broad man turned to profile holds the fronts of a fjord-blue jacket together with one hand, the other in his trouser pocket; the suit has no buttons and no collar.',
    draw: () => {
      const figure = wear({
        pose: HOLDING,
        model: {
          build: BROAD,
          skin: SKIN.brown,
          hair: 'crop',
          color: Aubergine,
          shoe: 'loafer',
          shoes: Aubergine,
        },
        trousers: {
          fill: Fjord,
          cut: [48, 46, 46],
          length: 14,
          far: shade(Fjord, 0.8),
          crease: shade(Fjord, 0.72),
          ease: 4,
        },
        top: {
          fill: Fjord,
          hem: -372,
          ease: [16, 14, 16],
          flare: [12, 16],
          sag: 12,
          tip: -6,
          shoulder: 12,
          neckline: [26, 76],
        },
        sleeves: { fill: shade(Fjord, 1.1), ease: [11, 12, 9] },
        farSleeve: { fill: shade(Fjord, 0.82), ease: [11, 12, 9] },
        hands: { left: 'fist', right: 'pocket' },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.neck, -24, -10),
              corner(body.neck, 24, -10),
              corner(body.neck, 22, 10),
              corner(body.neck, -2, 80),
            ],
            Chalk,
          ),
          piece(
            [
              corner(body.neck, 0, 76),
              soft(body.waist.middle, -16, -6),
              corner(body.hips.middle, 30, 160),
              corner(body.hips.middle, 6, 160),
              soft(body.waist.middle, -26, 6),
            ],
            shade(Fjord, 0.66),
            top?.d,
          ),
          sliver(
            soft(body.waist.middle, -10, 0),
            soft(body.chest.right, -8, 10),
            -10,
            18,
            shade(Fjord, 0.76),
            top?.d,
          ),
          sliver(
            soft(body.waist.middle, -10, 4),
            soft(body.hips.right, 2, 60),
            12,
            18,
            shade(Fjord, 0.76),
            top?.d,
          ),
          sliver(
            soft(body.waist.middle, -20, 4),
            soft(body.hips.left, 8, 50),
            -8,
            14,
            shade(Fjord, 0.76),
            top?.d,
          ),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, Chartreuse),
        rect(760, 0, 440, 1560, Chalk),
        rect(0, 1560, 1200, 240, Copper),
        rect(0, 1550, 1200, 14, Aubergine),
        stand(600, 1700, 1.7, figure),
      ].join('')
    },
  })
}

/** Seated, where a buttoned jacket would have to be undone anyway. */
export function suitSideways(): Drawing {
  const palette = shades('autumn-2023', 'Oyster', 'Plum', 'Copper', 'Aubergine', 'Nettle', 'Chalk')
  const { Oyster, Plum, Copper, Aubergine, Nettle, Chalk } = palette
  const pane = windowpane('suit-pane', [Plum, Copper, '#8F4C75'], 44)
  return makeDrawing({
    name: 'suit-sideways',
    title: 'Nothing to undo on sitting down',
    credit: STUDIO,
    view: [1440, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.4, y: 0.35 },
    alt: 'A figure with cropped hair sits sideways on a wooden chair, one arm hung over its back and one leg over the other, in an open plum windowpane suit without buttons.',
    draw: () => {
      const figure = wear({
        pose: SIDEWAYS,
        model: { build: LEAN, skin: SKIN.pale, hair: 'crop', color: Copper, shoe: 'loafer', shoes: Copper },
        trousers: { fill: pane.fill, cut: [44, 36, 32], length: 2, far: shade(Plum, 0.72) },
        top: { fill: Chalk, hem: -300, ease: [3, 6, 6], neckline: [28, 8] },
        coat: {
          fill: pane.fill,
          lining: shade(Plum, 0.62),
          hem: -232,
          ease: [14, 18, 16],
          flare: [10, 0],
          lag: -8,
          shoulder: 10,
          edges: [
            [0.42, 0.4, 0.52],
            [0.72, 0.84, 0.9],
          ],
        },
        sleeves: { fill: pane.fill, ease: [10, 11, 9] },
        farSleeve: { fill: shade(Plum, 0.72), ease: [10, 11, 9] },
        over: ({ body }) => [
          sliver(
            soft(body.right.elbow, -10, -10),
            soft(body.right.shoulder, 0, 50),
            8,
            12,
            shade(Plum, 0.66),
          ),
        ],
      })
      const wood = (x: number, y: number, width: number, height: number) =>
        rect(x, y, width, height, Aubergine)
      return [
        pane.defs,
        rect(0, 0, 1440, 1800, Oyster),
        rect(1150, 0, 290, 820, Chalk),
        rect(1150, 806, 290, 14, Aubergine),
        shape('M0 1330L1440 1250L1440 1800L0 1800Z', Nettle),
        wood(330, 720, 30, 920),
        shape('M320 720L420 700L424 760L326 790Z', Aubergine),
        wood(360, 1212, 470, 44),
        wood(770, 1240, 30, 400),
        wood(350, 1430, 440, 18),
        stand(540, 1660, 1.72, figure),
      ].join('')
    },
  })
}
