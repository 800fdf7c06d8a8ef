import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { CURVED, LEAN, TALL } from './body.ts'
import { ikat, shade } from './cloth.ts'
import { corner, piece, seam, sliver, soft, stand } from './cut.ts'
import { CONTRAPPOSTO, FOLDED, RAISED } from './poses-still.ts'
import { belt } from './trimmings.ts'
import { wear } from './wardrobe.ts'

/** A sleeve with four times the cloth of an arm, thrown up to see where it goes. */
export function sleeveThrownUp(): Drawing {
  const palette = shades('autumn-2019', 'Lavender grey', 'Tomato soup', 'Fig', 'Cream wool', 'Lichen')
  const { 'Lavender grey': lavender, 'Tomato soup': tomato, Fig, 'Cream wool': cream, Lichen } = palette
  return makeDrawing({
    name: 'sleeve-thrown-up',
    title: 'Two meters sixty round the cuff',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.45, y: 0.35 },
    alt: 'A cut-paper figure in profile throws one arm over her head; the bell of a tomato-red sleeve falls open from it to her waist, above a slim fig-colored skirt.',
    draw: () => {
      const figure = wear({
        pose: RAISED,
        model: {
          build: TALL,
          skin: SKIN.umber,
          hair: 'chignon',
          color: Fig,
          shoe: 'pump',
          shoes: tomato,
          ear: cream,
        },
        skirt: { fill: Fig, hem: -215, ease: [0, 1, 3], flare: [-2, 6], sag: 8 },
        top: { fill: tomato, hem: -500, ease: [6, 4, 6], neckline: [34, 12], sag: 4 },
        tucked: true,
        sleeves: { fill: tomato, ease: [12, 30, 46], to: 1.86, drop: 130 },
        farSleeve: { fill: shade(tomato, 0.84), ease: [12, 26, 40], to: 1.9, drop: 150 },
        farArm: 'behind',
        hands: { left: 'open', right: 'easy' },
        behind: ({ body }) => [
          piece(
            [
              corner(body.left.elbow, -18, -20),
              soft(body.left.elbow, -54, 130),
              corner(body.left.elbow, -30, 300),
              soft(body.left.elbow, 40, 262),
              corner(body.chest.left, 20, 30),
              corner(body.left.shoulder, 10, -10),
            ],
            shade(tomato, 0.68),
          ),
        ],
        over: ({ body }) => [
          belt(body, 1, 18, cream, 1, 4),
          sliver(
            soft(body.right.elbow, -10, -30),
            soft(body.right.wrist, -60, 30),
            12,
            22,
            shade(tomato, 0.8),
          ),
          sliver(soft(body.right.elbow, 10, -10), soft(body.right.wrist, 0, 40), -6, 16, shade(tomato, 0.8)),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, lavender),
        rect(0, 0, 90, 1800, cream),
        shape('M90 1486L1200 1560L1200 1800L90 1800Z', Lichen),
        stand(650, 1716, 1.44, figure),
      ].join('')
    },
  })
}

/** Two people, four sleeves and a door they will not pass together. */
export function sleevesCrossing(): Drawing {
  const palette = shades('autumn-2019', 'Lichen', 'Spruce', 'Caramel', 'Carbon', 'Cream wool', 'Tomato soup')
  const { Lichen, Spruce, Caramel, Carbon, 'Cream wool': cream, 'Tomato soup': tomato } = palette
  const cloth = ikat('sleeve-ikat', [cream, Spruce, tomato, cream], 54, 92)
  return makeDrawing({
    name: 'sleeves-side-by-side',
    title: 'Four sleeves, one doorway',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Two figures cropped at the hip stand side by side: one with folded arms in puffed spruce sleeves, the other hand on hip in a blouse whose ikat sleeves balloon at the elbow.',
    draw: () => {
      const left = wear({
        pose: FOLDED,
        model: {
          build: LEAN,
          skin: SKIN.fair,
          hair: 'crop',
          color: '#8A3F22',
          shoe: 'loafer',
          shoes: Carbon,
        },
        trousers: { fill: Carbon, cut: [42, 38, 38] },
        top: { fill: Spruce, hem: -450, ease: [6, 8, 16], neckline: [26, 6] },
        highNeck: [Spruce, 30],
        sleeves: { fill: Spruce, ease: [44, 38, 4], to: 1.96 },
        farSleeve: { fill: shade(Spruce, 0.8), ease: [44, 38, 4], to: 1.96 },
        hands: { left: 'flat', right: 'flat' },
        over: ({ body }) => [
          sliver(
            soft(body.left.elbow, 24, -12),
            soft(body.left.shoulder, 10, 40),
            12,
            18,
            shade(Spruce, 0.72),
          ),
          sliver(
            soft(body.left.elbow, 0, -20),
            soft(body.left.shoulder, -20, 50),
            6,
            12,
            shade(Spruce, 0.72),
          ),
        ],
      })
      const right = wear({
        pose: CONTRAPPOSTO,
        model: {
          build: CURVED,
          skin: SKIN.deep,
          hair: 'wrap',
          color: tomato,
          shoe: 'pump',
          shoes: Carbon,
          ear: cream,
        },
        skirt: { fill: Caramel, hem: -200, ease: [0, 2, 10], flare: [30, 30] },
        top: { fill: cloth.fill, hem: -470, ease: [8, 6, 6], neckline: [34, 24] },
        tucked: true,
        sleeves: { fill: cloth.fill, ease: [14, 58, 6], to: 1.92 },
        farSleeve: { fill: cloth.fill, ease: [14, 50, 6], to: 1.8, drop: 20 },
        hands: { left: 'flat', right: 'easy' },
        over: ({ body }) => [
          seam(
            [soft(body.waist.left, -2, 0), soft(body.waist.middle, 0, 6), soft(body.waist.right, 2, 0)],
            shade(Caramel, 0.7),
            6,
          ),
        ],
      })
      return [
        cloth.defs,
        rect(0, 0, 1800, 1200, Lichen),
        rect(0, 0, 760, 1200, cream),
        rect(760, 0, 22, 1200, Carbon),
        stand(520, 1950, 2.02, left),
        stand(1290, 1990, 2.06, right),
      ].join('')
    },
  })
}
