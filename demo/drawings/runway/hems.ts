import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { CURVED, FULL, type Pose, TALL } from './body.ts'
import type { Model } from './cast.ts'
import { dots, houndstooth, shade, stripe, ticking, windowpane } from './cloth.ts'
import { corner, type Piece, piece, sliver, soft, stand } from './cut.ts'
import type { Hang } from './garments.ts'
import { ENTRANCE, LOOK_BACK, SLOW, STRIDE } from './poses-moving.ts'
import { CONTRAPPOSTO, READY } from './poses-still.ts'
import { wear } from './wardrobe.ts'

interface Hem {
  pose: Pose
  model: Model
  skirt: Hang & { pleats?: readonly [number, string, number?] }
  turned?: boolean
}

/** Nothing but hems and feet: one height, whatever the cloth and the shoe. */
export function hemsOneHeight(): Drawing {
  const palette = shades(
    'autumn-2014',
    'Porridge',
    'Raspberry',
    'Pine',
    'Ink plum',
    'Camel hair',
    'Ice',
    'Orange peel',
  )
  const {
    Porridge,
    Raspberry,
    Pine,
    'Ink plum': plum,
    'Camel hair': camel,
    Ice,
    'Orange peel': orange,
  } = palette
  const tooth = houndstooth('hem-tooth', [Porridge, plum], 30)
  const bars = stripe('hem-bars', [Ice, Pine], 26, 0.42)
  const pane = windowpane('hem-pane', [camel, plum, orange], 54)
  const spots = dots('hem-dots', [plum, orange], 34, 7)
  const hem = -205
  const look = (
    fill: string,
    flare: [number, number],
    more: Partial<Hang> & { pleats?: readonly [number, string, number?] } = {},
  ) => ({ fill, hem, ease: [0, 0, 20] as const, flare, sag: 10, ...more })
  const shoes = (skin: string, shoe: Model['shoe'], fill: string): Model => ({
    skin,
    hair: 'crop',
    color: plum,
    shoe,
    shoes: fill,
    sole: Porridge,
  })
  const walkers: Hem[] = [
    {
      pose: STRIDE,
      model: shoes(SKIN.brown, 'pump', orange),
      skirt: look(Pine, [26, -8], { lag: -26, tip: 6, pleats: [5, shade(Pine, 1.25), 4] }),
    },
    { pose: ENTRANCE, model: shoes(SKIN.pale, 'sandal', plum), skirt: look(tooth.fill, [22, 26]) },
    {
      pose: SLOW,
      model: { ...shoes(SKIN.olive, 'loafer', Pine), build: CURVED },
      skirt: look(Raspberry, [12, 4], { lag: -8 }),
      turned: true,
    },
    { pose: READY, model: shoes(SKIN.ebony, 'boot', camel), skirt: look(bars.fill, [44, 44], { sag: 16 }) },
    {
      pose: STRIDE,
      model: { ...shoes(SKIN.fair, 'pump', Raspberry), build: TALL },
      skirt: look(spots.fill, [30, -6], { lag: -34, tip: 10 }),
      turned: true,
    },
    {
      pose: CONTRAPPOSTO,
      model: { ...shoes(SKIN.deep, 'slipper', orange), build: FULL },
      skirt: look(pane.fill, [30, 24]),
    },
  ]
  return makeDrawing({
    name: 'hems-one-height',
    title: 'Six hems at thirty-one centimeters',
    credit: STUDIO,
    view: [2200, 1100],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'Six skirts cropped at the hip, in pine pleats, houndstooth, raspberry, green stripe, dots and windowpane check, walk both ways; every hem ends at the same height over differing shoes.',
    draw: () =>
      [
        tooth.defs,
        bars.defs,
        pane.defs,
        spots.defs,
        rect(0, 0, 2200, 1100, Porridge),
        rect(0, 820, 2200, 280, Ice),
        rect(1490, 0, 710, 820, orange),
        ...walkers.map(({ pose, model, skirt, turned }, i) =>
          stand(
            [230, 640, 960, 1300, 1690, 2030][i] ?? 0,
            i % 2 === 0 ? 1000 : 960,
            1.86,
            wear({ pose, model, skirt, armless: true }),
            turned,
          ),
        ),
      ].join(''),
  })
}

/** The hem in motion: pleats half a step behind the knee. */
export function hemInStride(): Drawing {
  const palette = shades('autumn-2014', 'Camel hair', 'Raspberry', 'Ink plum', 'Porridge', 'Pewter')
  const { 'Camel hair': camel, Raspberry, 'Ink plum': plum, Porridge, Pewter } = palette
  const cloth = ticking('hem-ticking', [Porridge, plum, Raspberry], 34, 3)
  return makeDrawing({
    name: 'hem-in-stride',
    title: 'Half a step behind the knee',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A cut-paper figure in a raspberry sweater looks back over her shoulder as she walks away; her striped mid-calf skirt swings out behind the step.',
    draw: () => {
      const figure: Piece[] = wear({
        pose: LOOK_BACK,
        model: {
          build: CURVED,
          skin: SKIN.deep,
          hair: 'braid',
          color: plum,
          shoe: 'pump',
          shoes: Raspberry,
        },
        skirt: { fill: cloth.fill, hem: -196, ease: [0, 2, 20], flare: [70, 24], lag: -20, sag: 24, tip: 12 },
        top: { fill: Raspberry, hem: -466, ease: [8, 10, 10], flare: [4, 6], sag: 6, neckline: [28, 6] },
        sleeves: { fill: Raspberry, ease: [8, 9, 7], to: 1.86 },
        over: ({ body }) => [
          sliver(
            soft(body.waist.right, 4, -16),
            soft(body.chest.middle, 6, 30),
            8,
            16,
            shade(Raspberry, 0.78),
          ),
          piece(
            [
              corner(body.waist.left, -9, 22),
              soft(body.waist.middle, 0, 30),
              corner(body.waist.right, 9, 18),
              corner(body.waist.right, 11, 34),
              soft(body.waist.middle, 0, 46),
              corner(body.waist.left, -11, 38),
            ],
            shade(Raspberry, 0.78),
          ),
        ],
      })
      return [
        cloth.defs,
        rect(0, 0, 1200, 1800, camel),
        shape('M0 1500L1200 1590L1200 1800L0 1800Z', Pewter),
        shape('M760 0L1200 0L1200 1590L820 1560Z', shade(camel, 0.9)),
        stand(560, 1716, 1.76, figure),
      ].join('')
    },
  })
}
