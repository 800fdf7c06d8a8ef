import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, CURVED, LEAN, type Pose, TALL } from './body.ts'
import type { Model } from './cast.ts'
import { herringbone, shade, stripe, windowpane } from './cloth.ts'
import { sliver, soft, stand } from './cut.ts'
import type { Trousers } from './fitted.ts'
import { AWAY, ENTRANCE, STRIDE } from './poses-moving.ts'
import { CONTRAPPOSTO, POCKETS, READY } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** Trousers that hide the shoe: pelvis forward, hands away, one long line to the floor. */
export function trousersToTheFloor(): Drawing {
  const palette = shades('autumn-2016', 'Sulphur', 'Bottle glass', 'Heather', 'Soot', 'Bone china')
  const { Sulphur, 'Bottle glass': bottle, Heather, Soot, 'Bone china': bone } = palette
  return makeDrawing({
    name: 'trousers-to-the-floor',
    title: 'One hundred and eighteen, waist to floor',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'A very tall cut-paper figure with hands in pockets leans back into a slouch; bottle-green trousers fall from a high waist and break on the floor over hidden shoes.',
    draw: () => {
      const figure = wear({
        pose: POCKETS,
        model: {
          build: TALL,
          skin: SKIN.deep,
          hair: 'shaved',
          color: Soot,
          shoe: 'pump',
          shoes: Soot,
          ear: bone,
        },
        top: { fill: Heather, hem: -540, ease: [8, 8, 4], neckline: [28, 6], sag: 6 },
        highNeck: [Heather, 40],
        trousers: {
          fill: bottle,
          cut: [47, 54, 72],
          length: 40,
          rise: 1.06,
          ease: 6,
          crease: shade(bottle, 1.22),
          far: shade(bottle, 0.78),
        },
        sleeves: { fill: Heather, ease: [9, 10, 6] },
        hands: { left: 'pocket', right: 'pocket' },
        under: ({ body }) => [
          sliver(soft(body.crotch, 6, 6), soft(body.hips.left, 30, 0), -5, 12, shade(bottle, 0.72)),
          sliver(soft(body.crotch, 14, 10), soft(body.hips.right, -22, 16), 6, 12, shade(bottle, 0.72)),
        ],
        over: ({ body }) => [
          sliver(soft(body.right.ankle, -70, 12), soft(body.right.ankle, 30, -26), 8, 18, shade(bottle, 0.7)),
          sliver(soft(body.left.ankle, -62, -4), soft(body.left.ankle, 40, 18), -8, 16, shade(bottle, 0.6)),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, Sulphur),
        shape('M0 1500L1200 1500L1200 1800L0 1800Z', bone),
        rect(0, 1492, 1200, 10, Soot),
        shape('M540 1745L1200 1660L1200 1740L700 1760Z', Soot),
        stand(560, 1724, 1.72, figure),
      ].join('')
    },
  })
}

interface Pair {
  pose: Pose
  model: Model
  trousers: Trousers
  turned?: boolean
}

/** The floor itself: five breaks, and how much shoe each leaves. */
export function trousersAtTheFloor(): Drawing {
  const palette = shades(
    'autumn-2016',
    'Fired clay',
    'Merlot',
    'Bone china',
    'Soot',
    'Ginger',
    'Bottle glass',
  )
  const { 'Fired clay': clay, Merlot, 'Bone china': bone, Soot, Ginger, 'Bottle glass': bottle } = palette
  const pane = windowpane('floor-pane', [Soot, Ginger, '#4A3A30'], 44)
  const pin = stripe('floor-pin', [bottle, bone], 26, 0.1)
  const bones = herringbone('floor-bones', [bone, Merlot], 24)
  const shoes = (skin: string, shoe: Model['shoe'], fill: string): Model => ({
    skin,
    hair: 'crop',
    color: Soot,
    shoe,
    shoes: fill,
    sole: bone,
  })
  const pairs: Pair[] = [
    {
      pose: STRIDE,
      model: shoes(SKIN.tan, 'loafer', Ginger),
      trousers: { fill: Merlot, cut: [44, 50, 66], length: 22 },
    },
    {
      pose: CONTRAPPOSTO,
      model: { ...shoes(SKIN.deep, 'pump', Soot), build: CURVED },
      trousers: { fill: pin.fill, cut: [46, 50, 62], length: 30, far: shade(bottle, 0.72) },
    },
    {
      pose: READY,
      model: { ...shoes(SKIN.fair, 'boot', Merlot), build: BROAD },
      trousers: { fill: bones.fill, cut: [42, 44, 50], length: 22, far: shade(bone, 0.8) },
    },
    {
      pose: ENTRANCE,
      model: { ...shoes(SKIN.umber, 'pump', Ginger), build: TALL },
      trousers: { fill: pane.fill, cut: [44, 52, 70], length: 34, far: shade(Soot, 1.16) },
    },
    {
      pose: AWAY,
      model: { ...shoes(SKIN.brown, 'trainer', bone), build: LEAN },
      trousers: { fill: Ginger, cut: [44, 48, 58], length: 30 },
    },
  ]
  return makeDrawing({
    name: 'trousers-at-the-floor',
    title: 'Five breaks, counted from the back row',
    credit: STUDIO,
    view: [2200, 1100],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.65 },
    alt: 'Five pairs of wide trousers cropped above the knee, in merlot, pinstripe, herringbone, windowpane and ginger, break on a pale floor with only the toes of the shoes showing.',
    draw: () =>
      [
        pane.defs,
        pin.defs,
        bones.defs,
        rect(0, 0, 2200, 1100, clay),
        rect(0, 760, 2200, 340, bone),
        ...pairs.map(({ pose, model, trousers, turned }, i) =>
          stand(
            [360, 850, 1220, 1600, 1990][i] ?? 0,
            [1030, 960, 1040, 970, 1010][i] ?? 0,
            2.02,
            wear({ pose, model, trousers, armless: true }),
            turned,
          ),
        ),
      ].join(''),
  })
}
