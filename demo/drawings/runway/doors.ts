import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { CURVED, ELDER_MAN } from './body.ts'
import { gingham, shade } from './cloth.ts'
import { corner, piece, sliver, soft, stand } from './cut.ts'
import { FOLDED, TO_SHOE } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** Shoulder on the frame, coat over the house clothes: half out already. */
export function doorOpen(): Drawing {
  const palette = shades('autumn-2021', 'Slate', 'Tacking red', 'Calico', 'Blackcurrant', 'Amber', 'Steel')
  const { Slate, 'Tacking red': red, Calico, Blackcurrant, Amber, Steel } = palette
  const check = gingham('door-gingham', [Calico, '#BFC3BE', Steel], 22)
  return makeDrawing({
    name: 'door-half-out',
    title: 'The coat goes out; the rest has not changed',
    credit: STUDIO,
    view: [1350, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'Arms folded, a woman stands in a doorway with amber light behind her, a red tailored coat thrown over a gingham house shirt, wide pale trousers and slippers.',
    draw: () => {
      const figure = wear({
        pose: { ...FOLDED, lean: 6, neck: 2 },
        model: {
          build: CURVED,
          skin: SKIN.tan,
          hair: 'long',
          color: Blackcurrant,
          shoe: 'slipper',
          shoes: Blackcurrant,
        },
        trousers: { fill: Calico, cut: [46, 48, 52], length: 10, far: shade(Calico, 0.86), rise: 0.8 },
        top: { fill: check.fill, hem: -440, ease: [6, 8, 8], neckline: [28, 10] },
        coat: {
          fill: red,
          lining: shade(red, 0.66),
          hem: -190,
          ease: [16, 26, 30],
          flare: [34, 44],
          sag: 12,
          shoulder: 16,
          neckline: [30, 0],
          edges: [
            [0.22, 0.16, 0.24],
            [0.74, 0.82, 0.8],
          ],
        },
        sleeves: { fill: red, ease: [14, 12, 9] },
        farSleeve: { fill: shade(red, 0.84), ease: [14, 12, 9] },
        hands: { left: 'flat', right: 'flat' },
        under: ({ body, fronts }) => [
          piece(
            [
              corner(body.neck, -32, -10),
              corner(body.chest.left, 8, -30),
              corner(body.chest.left, 30, 20),
              corner(body.neck, -22, 20),
            ],
            shade(red, 0.8),
            fronts[0]?.d,
          ),
          piece(
            [
              corner(body.neck, 32, -8),
              corner(body.chest.right, -6, -30),
              corner(body.chest.right, -30, 20),
              corner(body.neck, 22, 20),
            ],
            shade(red, 0.8),
            fronts[1]?.d,
          ),
        ],
      })
      return [
        check.defs,
        rect(0, 0, 1350, 1800, Slate),
        rect(330, 130, 690, 1500, Amber),
        rect(300, 100, 30, 1530, Blackcurrant),
        rect(1020, 100, 30, 1530, Blackcurrant),
        rect(300, 100, 750, 30, Blackcurrant),
        shape('M1050 130L1240 60L1240 1760L1050 1630Z', Steel),
        shape('M330 1630L1020 1630L1180 1800L120 1800Z', Calico),
        stand(640, 1728, 1.64, figure),
        rect(1080, 930, 34, 14, Blackcurrant),
      ].join('')
    },
  })
}

/** On the step, tying the one that matters. */
export function doorToTheShoe(): Drawing {
  const palette = shades('autumn-2021', 'Calico', 'Bay leaf', 'Oxide', 'Blackcurrant', 'Amber')
  const { Calico, 'Bay leaf': bay, Oxide, Blackcurrant, Amber } = palette
  return makeDrawing({
    name: 'door-last-lace',
    title: 'Eleven weeks of slippers, then this',
    credit: STUDIO,
    view: [1440, 1800],
    surface: 'paper',
    palette,
    lead: 2,
    focalPoint: { x: 0.55, y: 0.55 },
    alt: 'An older man with white hair bends from the hip, one foot up on a doorstep, both hands at his shoe; his oxide-red jacket rides up over green trousers.',
    draw: () => {
      const figure = wear({
        pose: TO_SHOE,
        model: {
          build: ELDER_MAN,
          skin: SKIN.umber,
          hair: 'crop',
          color: '#E3DDD2',
          shoe: 'loafer',
          shoes: Blackcurrant,
        },
        trousers: { fill: bay, cut: [46, 38, 36], length: 4, far: shade(bay, 0.8), ease: 4 },
        top: { fill: Oxide, hem: -500, ease: [14, 16, 16], flare: [0, 0], shoulder: 6, neckline: [22, 4] },
        sleeves: { fill: shade(Oxide, 1.12), ease: [11, 11, 8] },
        hands: { left: 'point', right: 'point' },
        collar: [Calico, 20, 20],
        over: ({ body }) => [
          sliver(
            soft(body.right.shoulder, -30, 20),
            soft(body.hips.left, 40, -40),
            -26,
            20,
            shade(Oxide, 0.8),
          ),
        ],
      })
      return [
        rect(0, 0, 1440, 1800, Calico),
        rect(860, 0, 580, 1402, Blackcurrant),
        rect(900, 60, 540, 1342, shade(Blackcurrant, 1.16)),
        rect(800, 1402, 640, 400, Amber),
        rect(0, 1680, 800, 120, shade(Calico, 0.84)),
        stand(600, 1690, 1.66, figure),
        rect(1370, 800, 18, 90, Amber),
      ].join('')
    },
  })
}
