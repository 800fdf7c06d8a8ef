import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { LEAN as LEAN_BUILD, SLIM } from './body.ts'
import { shade, stripe } from './cloth.ts'
import { corner, piece, seam, sliver, soft, stand } from './cut.ts'
import { SPIN } from './poses-moving.ts'
import { LEAN } from './poses-still.ts'
import { buttons } from './trimmings.ts'
import { wear } from './wardrobe.ts'

/** The turn: a striped shirt long enough to be a coat, and still on its way round. */
export function shirtCoatTurning(): Drawing {
  const palette = shades('autumn-2015', 'Marigold', 'Teal well', 'Linen', 'Eggplant skin', 'Iron rust')
  const { Marigold, 'Teal well': teal, Linen, 'Eggplant skin': eggplant, 'Iron rust': rust } = palette
  const cloth = stripe('shirt-stripe', [Linen, teal], 20, 0.42, -5)
  return makeDrawing({
    name: 'shirt-coat-turning',
    title: 'Forty-four centimeters longer than a shirt',
    credit: STUDIO,
    view: [1350, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'On a marigold ground a cut-paper figure spins on one foot with both arms out; a long teal-striped shirt worn open over dark trousers flies round behind her.',
    draw: () => {
      const figure = wear({
        pose: SPIN,
        model: { build: SLIM, skin: SKIN.brown, hair: 'locs', color: eggplant, shoe: 'loafer', shoes: Linen },
        trousers: { fill: eggplant, cut: [36, 25, 21], length: -12, far: shade(eggplant, 1.14) },
        top: { fill: rust, hem: -440, ease: [3, 4, 6], neckline: [28, 10], sag: 4 },
        coat: {
          fill: cloth.fill,
          lining: teal,
          hem: -236,
          ease: [12, 20, 28],
          flare: [120, 40],
          lag: -50,
          sag: 10,
          tip: -44,
          shoulder: 8,
          edges: [
            [0.34, 0.16, 0.3],
            [0.66, 0.86, 0.96],
          ],
        },
        sleeves: { fill: cloth.fill, ease: [10, 11, 12], to: 1.9 },
        farSleeve: { fill: cloth.fill, ease: [10, 11, 12], to: 1.9 },
        farArm: 'over',
        hands: { left: 'open', right: 'open' },
        collar: [Linen, 30, 34],
        over: ({ body }) => [
          piece(
            [
              corner(body.left.wrist, -4, -28),
              corner(body.left.wrist, 22, -8),
              corner(body.left.wrist, 10, 8),
              corner(body.left.wrist, -18, -12),
            ],
            teal,
          ),
        ],
      })
      return [
        cloth.defs,
        rect(0, 0, 1350, 1800, Marigold),
        shape('M0 1480C400 1430 900 1520 1350 1450L1350 1800L0 1800Z', rust),
        stand(700, 1664, 1.62, figure),
      ].join('')
    },
  })
}

/** Against the wall: the same garment in white, buttoned, with nothing over it. */
export function shirtCoatLeaning(): Drawing {
  const palette = shades('autumn-2015', 'Sky slate', 'Iron rust', 'Linen', 'Eggplant skin', 'Dusty rose')
  const {
    'Sky slate': slate,
    'Iron rust': rust,
    Linen,
    'Eggplant skin': eggplant,
    'Dusty rose': rose,
  } = palette
  return makeDrawing({
    name: 'shirt-coat-leaning',
    title: 'No coat over it, no apology',
    credit: STUDIO,
    view: [1350, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.6, y: 0.35 },
    alt: 'A man in profile leans his shoulders and one sole against a rust-colored wall; his white shirt is buttoned to the knee like a coat over dark trousers.',
    draw: () => {
      const figure = wear({
        pose: LEAN,
        model: {
          build: LEAN_BUILD,
          skin: SKIN.tan,
          hair: 'crop',
          color: eggplant,
          shoe: 'trainer',
          shoes: rust,
          sole: Linen,
        },
        trousers: { fill: eggplant, cut: [40, 32, 28], length: 0, far: shade(eggplant, 1.16) },
        top: {
          fill: Linen,
          hem: -360,
          ease: [16, 18, 14],
          flare: [0, 18],
          sag: 14,
          tip: 14,
          shoulder: 8,
          neckline: [24, 4],
        },
        sleeves: { fill: Linen, ease: [12, 11, 8] },
        hands: { left: 'pocket', right: 'easy' },
        collar: [shade(Linen, 0.93), 26, 32],
        under: ({ body, top }) => [
          sliver(
            soft(body.waist.right, 12, 0),
            soft(body.hips.middle, -30, 60),
            10,
            18,
            shade(Linen, 0.84),
            top?.d,
          ),
          seam(
            [
              soft(body.neck, -8, 10),
              soft(body.chest.left, 2, 0),
              soft(body.waist.left, 6, 0),
              soft(body.hips.left, -20, 130),
            ],
            shade(Linen, 0.72),
            3,
            top?.d,
          ),
          ...buttons(
            [body.chest.left[0] + 8, body.chest.left[1]],
            [body.hips.left[0] - 4, body.hips.left[1] + 40],
            5,
            eggplant,
            4,
          ),
        ],
        over: ({ body }) => [
          sliver(body.right.elbow, soft(body.right.shoulder, 6, 30), -5, 12, shade(Linen, 0.84)),
        ],
      })
      return [
        rect(0, 0, 1350, 1800, slate),
        rect(915, 0, 435, 1800, rust),
        shape('M0 1610L915 1610L1350 1740L1350 1800L0 1800Z', rose),
        stand(745, 1690, 1.68, figure),
      ].join('')
    },
  })
}
