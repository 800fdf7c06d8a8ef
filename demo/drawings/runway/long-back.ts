import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN, trunk } from './anatomy.ts'
import { CURVED, TALL } from './body.ts'
import { shade, stripe } from './cloth.ts'
import { corner, piece, seam, sliver, soft, stand } from './cut.ts'
import { AWAY, LOOK_BACK } from './poses-moving.ts'
import { NAPE } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** Short before, long behind: the coat is for those who stay. */
export function backLongCoat(): Drawing {
  const palette = shades('autumn-2025', 'Apricot', 'Ultramarine', 'Night', 'Plaster', 'Acid moss')
  const { Apricot, Ultramarine, Night, Plaster, 'Acid moss': moss } = palette
  return makeDrawing({
    name: 'back-long-coat',
    title: 'Leaving, with twenty-six centimeters to spare',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Seen from behind, a tall figure walks away toward an apricot wall; an ultramarine coat with one deep pleat runs from the nape to the floor and trails on it.',
    draw: () => {
      const figure = wear({
        pose: AWAY,
        model: { build: TALL, skin: SKIN.deep, hair: 'braid', color: Night, shoe: 'boot', shoes: Night },
        top: {
          fill: Ultramarine,
          hem: -24,
          ease: [12, 14, 22],
          flare: [58, 84],
          lag: 16,
          sag: 20,
          tip: -6,
          shoulder: 10,
          neckline: [30, -6],
        },
        sleeves: { fill: shade(Ultramarine, 1.12), ease: [12, 12, 10] },
        farSleeve: { fill: shade(Ultramarine, 0.86), ease: [12, 12, 10] },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.chest.middle, 0, 0),
              soft(body.waist.middle, 10, 0),
              soft(body.hips.middle, 26, 140),
              corner(body.hips.middle, 64, 520),
              corner(body.hips.middle, -20, 520),
              soft(body.hips.middle, -4, 140),
            ],
            shade(Ultramarine, 0.72),
            top?.d,
          ),
          seam(
            [
              soft(body.neck, 0, 4),
              soft(body.chest.middle),
              soft(body.waist.middle, 8, 0),
              soft(body.hips.middle, 24, 140),
              soft(body.hips.middle, 62, 520),
            ],
            shade(Ultramarine, 1.3),
            4,
            top?.d,
          ),
          sliver(
            soft(body.hips.left, 14, 0),
            soft(body.hips.left, -30, 420),
            10,
            26,
            shade(Ultramarine, 0.78),
            top?.d,
          ),
          sliver(
            soft(body.hips.right, -6, 20),
            soft(body.hips.right, 60, 440),
            -12,
            24,
            shade(Ultramarine, 0.78),
            top?.d,
          ),
          piece(
            [
              corner(body.neck, -32, -8),
              soft(body.neck, 0, -2),
              corner(body.neck, 32, -10),
              corner(body.neck, 44, 18),
              soft(body.neck, 0, 30),
              corner(body.neck, -44, 22),
            ],
            moss,
          ),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, Apricot),
        rect(0, 0, 1200, 260, Plaster),
        rect(0, 1420, 1200, 380, Plaster),
        rect(0, 1412, 1200, 14, Night),
        shape('M700 1746L1200 1570L1200 1700L830 1766Z', moss),
        stand(560, 1726, 1.66, figure),
      ].join('')
    },
  })
}

/** The back cut out, and a hand to say so. */
export function backCutOut(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Terra', 'Night', 'Plaster', 'Mink')
  const { Sky, Terra, Night, Plaster, Mink } = palette
  return makeDrawing({
    name: 'back-cut-low',
    title: 'Thirty-four centimeters below the nape',
    credit: STUDIO,
    view: [1350, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A woman stands with her back to us, one hand lifting her hair; a terracotta dress is cut in a deep V to the waist and falls long and narrow to the floor.',
    draw: () => {
      const figure = wear({
        pose: NAPE,
        model: { build: CURVED, skin: SKIN.umber, hair: 'bun', color: Night, shoe: 'pump', shoes: Night },
        hands: { right: 'flat', left: 'easy' },
        under: ({ body }) => [
          trunk(body, SKIN.umber),
          seam(
            [soft(body.neck, 2, 30), soft(body.chest.middle), soft(body.waist.middle, 0, -20)],
            shade(SKIN.umber, 0.78),
            4,
          ),
          sliver(
            soft(body.chest.left, 30, -50),
            soft(body.chest.left, 46, 8),
            8,
            12,
            shade(SKIN.umber, 0.82),
          ),
          sliver(
            soft(body.chest.right, -26, -54),
            soft(body.chest.right, -44, 2),
            -8,
            12,
            shade(SKIN.umber, 0.82),
          ),
          piece(
            [
              corner(body.neck, -46, 6),
              corner(body.left.shoulder, -16, -8),
              soft(body.chest.left, -3, 0),
              soft(body.waist.left, -3, 0),
              soft(body.hips.left, -5, 0),
              soft(body.hips.left, 20, 220),
              corner(body.hips.left, -6, 452),
              soft(body.hips.middle, 30, 470),
              corner(body.hips.right, 92, 452),
              soft(body.hips.right, 44, 220),
              soft(body.hips.right, 5, 0),
              soft(body.waist.right, 3, 0),
              soft(body.chest.right, 3, 0),
              corner(body.right.shoulder, 10, -12),
              corner(body.neck, 46, -4),
              corner(body.waist.middle, 2, 6),
            ],
            Terra,
          ),
          sliver(soft(body.waist.middle, 8, 30), soft(body.hips.right, 16, 430), -18, 26, shade(Terra, 0.76)),
          sliver(soft(body.waist.middle, -8, 40), soft(body.hips.left, 40, 330), 14, 18, shade(Terra, 0.76)),
        ],
      })
      return [
        rect(0, 0, 1350, 1800, Sky),
        rect(0, 0, 350, 1620, Mink),
        shape('M0 1600L1350 1560L1350 1800L0 1800Z', Plaster),
        shape('M840 1700L1350 1630L1350 1716L900 1750Z', Night),
        stand(700, 1726, 1.66, figure),
      ].join('')
    },
  })
}

/** Three backs cropped at the knee, for the table of lengths. */
export function backThree(): Drawing {
  const palette = shades('autumn-2025', 'Plaster', 'Acid moss', 'Night', 'Terra', 'Mink', 'Sky')
  const { Plaster, 'Acid moss': moss, Night, Terra, Mink, Sky } = palette
  const pin = stripe('back-pin', [Night, Sky], 24, 0.12)
  return makeDrawing({
    name: 'back-three-leaving',
    title: 'What the third row saw',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'Three people seen from behind and cropped at the knee: a moss coat with a half belt, a pinstriped jacket with a long tail, and a terracotta cape-backed coat whose wearer looks round.',
    draw: () => {
      const first = wear({
        pose: AWAY,
        model: { skin: SKIN.fair, hair: 'waves', color: '#D8D2C6', shoe: 'boot', shoes: Night },
        top: { fill: moss, hem: -150, ease: [14, 18, 22], flare: [40, 44], shoulder: 8, neckline: [28, -6] },
        sleeves: { fill: shade(moss, 1.12), ease: [12, 12, 9] },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.waist.left, 10, 20),
              soft(body.waist.middle, 0, 26),
              corner(body.waist.right, -10, 16),
              corner(body.waist.right, -10, 44),
              soft(body.waist.middle, 0, 54),
              corner(body.waist.left, 10, 48),
            ],
            Night,
            top?.d,
          ),
          seam(
            [soft(body.neck, 0, 6), soft(body.waist.middle), soft(body.hips.middle, 4, 300)],
            shade(moss, 0.72),
            4,
            top?.d,
          ),
        ],
      })
      const second = wear({
        pose: NAPE,
        model: { build: TALL, skin: SKIN.ebony, hair: 'shaved', color: Night, shoe: 'boot', shoes: Night },
        trousers: { fill: Mink, cut: [46, 44, 48], length: 10 },
        top: {
          fill: pin.fill,
          hem: -240,
          ease: [14, 10, 14],
          flare: [10, 20],
          sag: 40,
          shoulder: 10,
          neckline: [28, -6],
        },
        sleeves: { fill: pin.fill, ease: [12, 12, 9] },
        hands: { right: 'flat' },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.waist.middle, 2, 40),
              corner(body.hips.middle, 24, 330),
              corner(body.hips.middle, -16, 330),
            ],
            Mink,
            top?.d,
          ),
        ],
      })
      const third = wear({
        pose: LOOK_BACK,
        model: { build: CURVED, skin: SKIN.tan, hair: 'curls', color: Night, shoe: 'boot', shoes: Night },
        top: {
          fill: Terra,
          hem: -160,
          ease: [14, 26, 30],
          flare: [70, 30],
          lag: -20,
          shoulder: 6,
          neckline: [28, -4],
        },
        sleeves: { fill: shade(Terra, 1.12), ease: [12, 12, 10] },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.neck, -40, 2),
              corner(body.left.shoulder, -24, 0),
              soft(body.waist.left, -40, -30),
              corner(body.waist.left, -44, 50),
              soft(body.waist.middle, -6, 74),
              corner(body.waist.right, 26, 40),
              soft(body.chest.right, 16, 0),
              corner(body.right.shoulder, 16, 0),
              corner(body.neck, 40, 0),
            ],
            shade(Terra, 0.8),
            top?.d,
          ),
        ],
      })
      return [
        pin.defs,
        rect(0, 0, 1800, 1200, Plaster),
        rect(600, 0, 560, 1200, Sky),
        stand(300, 1420, 1.42, first),
        stand(850, 1450, 1.46, second),
        stand(1440, 1440, 1.46, third),
      ].join('')
    },
  })
}
