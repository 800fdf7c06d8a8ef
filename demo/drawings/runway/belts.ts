import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { CURVED, FULL } from './body.ts'
import { houndstooth, shade } from './cloth.ts'
import { corner, piece, seam, sliver, soft, stand } from './cut.ts'
import { ENTRANCE } from './poses-moving.ts'
import { NAPE } from './poses-still.ts'
import { belt } from './trimmings.ts'
import { wear } from './wardrobe.ts'

/** Tied over everything, and the tail left to the walk. */
export function beltOutside(): Drawing {
  const palette = shades('autumn-2018', 'Chamois', 'Kingfisher', 'Rosehip', 'Tar', 'Old gold')
  const { Chamois, Kingfisher, Rosehip, Tar, 'Old gold': gold } = palette
  return makeDrawing({
    name: 'belt-outside',
    title: 'Two meters ten of cord, tied and let go',
    credit: STUDIO,
    view: [1350, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A full-figured woman walks straight toward us in a long kingfisher-blue coat; a red cord is tied round the outside of it and its tail flies off to one side.',
    draw: () => {
      const figure = wear({
        pose: ENTRANCE,
        model: {
          build: FULL,
          skin: SKIN.brown,
          hair: 'afro',
          color: Tar,
          shoe: 'boot',
          shoes: Rosehip,
          ear: gold,
        },
        top: {
          fill: Kingfisher,
          hem: -196,
          ease: [10, 2, 12],
          flare: [46, 70],
          lag: 8,
          sag: 18,
          tip: -8,
          shoulder: 4,
          neckline: [26, 84],
        },
        sleeves: { fill: Kingfisher, ease: [8, 7, 9], to: 1.94 },
        farSleeve: { fill: shade(Kingfisher, 0.82), ease: [8, 7, 9], to: 1.94 },
        under: ({ body, top }) => [
          piece(
            [
              corner(body.neck, -30, -8),
              corner(body.neck, 0, 90),
              corner(body.waist.middle, 8, -30),
              corner(body.chest.left, 34, 6),
            ],
            shade(Kingfisher, 0.78),
            top?.d,
          ),
          piece(
            [
              corner(body.neck, 30, -4),
              corner(body.neck, 0, 90),
              corner(body.waist.middle, 14, -30),
              corner(body.chest.right, -30, 6),
            ],
            shade(Kingfisher, 0.88),
            top?.d,
          ),
          seam(
            [soft(body.waist.middle, 12, 0), soft(body.hips.middle, 22, 60), soft(body.hips.middle, 40, 330)],
            shade(Kingfisher, 0.66),
            4,
            top?.d,
          ),
          sliver(
            soft(body.waist.left, 22, 10),
            soft(body.hips.left, 10, 190),
            -8,
            22,
            shade(Kingfisher, 0.78),
            top?.d,
          ),
          sliver(
            soft(body.waist.right, -24, 10),
            soft(body.hips.right, -20, 160),
            10,
            20,
            shade(Kingfisher, 0.78),
            top?.d,
          ),
          belt(body, 0.96, 24, Rosehip, 6, 8),
        ],
        over: ({ body }) => [
          piece(
            [
              corner(body.waist.middle, 14, -10),
              soft(body.waist.right, 60, 40),
              soft(body.waist.right, 120, 10),
              corner(body.waist.right, 190, 62),
              corner(body.waist.right, 178, 84),
              soft(body.waist.right, 118, 40),
              soft(body.waist.right, 50, 76),
              corner(body.waist.middle, 8, 26),
            ],
            Rosehip,
          ),
          piece(
            [
              corner(body.waist.middle, -6, 4),
              corner(body.waist.middle, 26, 2),
              corner(body.waist.middle, 22, 40),
              corner(body.waist.middle, 20, 176),
              corner(body.waist.middle, -6, 184),
              soft(body.waist.middle, 2, 90),
            ],
            Rosehip,
          ),
          piece(
            [
              corner(body.waist.middle, -12, -14),
              corner(body.waist.middle, 26, -16),
              corner(body.waist.middle, 30, 24),
              corner(body.waist.middle, -8, 28),
            ],
            shade(Rosehip, 0.8),
          ),
        ],
      })
      return [
        rect(0, 0, 1350, 1800, Chamois),
        shape('M0 0L360 0L300 1800L0 1800Z', gold),
        shape('M0 1600L1350 1650L1350 1800L0 1800Z', Tar),
        stand(660, 1734, 1.72, figure),
      ].join('')
    },
  })
}

/** The back, where the cloth has to go somewhere. */
export function beltFromBehind(): Drawing {
  const palette = shades('autumn-2018', 'Mist', 'Brick dust', 'Tar', 'Old gold', 'Moss agate')
  const { Mist, 'Brick dust': brick, Tar, 'Old gold': gold, 'Moss agate': moss } = palette
  const tooth = houndstooth('belt-tooth', [gold, Tar], 26)
  return makeDrawing({
    name: 'belt-from-behind',
    title: 'Nine folds, all of them behind',
    credit: STUDIO,
    view: [1600, 1600],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A back cropped from the nape to the hip: a gold and black houndstooth coat is gathered by a wide brick-red belt into folds that fan out below it, and a hand lifts the hair.',
    draw: () => {
      const figure = wear({
        pose: NAPE,
        model: { build: CURVED, skin: SKIN.olive, hair: 'bun', color: Tar, shoe: 'pump', shoes: Tar },
        top: {
          fill: tooth.fill,
          hem: -180,
          ease: [10, 3, 22],
          flare: [90, 110],
          sag: 20,
          shoulder: 8,
          neckline: [30, -8],
        },
        sleeves: { fill: tooth.fill, ease: [13, 12, 10], to: 1.9 },
        hands: { right: 'flat' },
        under: ({ body, top }) => [
          ...[-0.32, -0.12, 0.1, 0.3].map((t, i) =>
            sliver(
              soft(body.waist.middle, t * 80, 16),
              soft(body.hips.middle, t * 240, 190 + (i % 2) * 40),
              t * 20,
              16,
              Tar,
              top?.d,
            ),
          ),
          belt(body, 0.98, 40, brick, 8, 9),
        ],
        over: ({ body }) => [
          sliver(body.right.elbow, soft(body.right.shoulder, 8, 0), 8, 16, Tar),
          piece(
            [
              corner(body.neck, -32, -14),
              corner(body.neck, 30, -20),
              corner(body.neck, 34, 6),
              soft(body.neck, 0, 14),
              corner(body.neck, -36, 10),
            ],
            brick,
          ),
        ],
      })
      return [
        tooth.defs,
        rect(0, 0, 1600, 1600, Mist),
        rect(1020, 0, 580, 1600, moss),
        stand(770, 2560, 2.86, figure),
      ].join('')
    },
  })
}
