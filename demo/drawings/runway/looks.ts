import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { RUNWAY } from '../palettes.ts'
import { rect } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, CURVED, LEAN, TALL } from './body.ts'
import { cast } from './cast.ts'
import { shade, ticking } from './cloth.ts'
import { corner, type Piece, piece, seam, sliver, soft, stand } from './cut.ts'
import { sleeve, trousers } from './fitted.ts'
import { coatFronts, hangFromShoulders, type Open, shoulderTip } from './garments.ts'
import { STRIDE } from './poses-moving.ts'
import { CONTRAPPOSTO, NAPE, SIDEWAYS } from './poses-still.ts'
import { buttons, lapels, shadeSide } from './trimmings.ts'

const { Fog, Moss, Camel, Jet, 'Ice blue': ice, Lacquer } = RUNWAY
const TICKING = ticking('ticking', [ice, Jet, Lacquer], 30, 5)
const PALE = '#F1EEE6'

/** A cocoon coat in full stride: the hem is half a step late. */
function cocoonCoat(): Piece[] {
  const who = cast(STRIDE, {
    build: LEAN,
    skin: SKIN.brown,
    hair: 'crop',
    color: Jet,
    shoe: 'loafer',
    shoes: Lacquer,
  })
  const { body } = who
  const coat: Open = {
    fill: Moss,
    hem: -262,
    ease: [34, 58, 66],
    flare: [34, -16],
    lag: -34,
    sag: 14,
    tip: 16,
    shoulder: 6,
    neckline: [24, 4],
    edges: [
      [0.86, 0.84, 0.8],
      [0.9, 0.9, 0.92],
    ],
  }
  const whole = hangFromShoulders(body, coat)
  return [
    ...who.behind,
    ...who.hand(who.far),
    sleeve(body, who.far, { fill: shade(Moss, 0.74), ease: [14, 16, 12] }),
    ...who.feet,
    ...trousers(body, { fill: Jet, cut: [40, 32, 26], length: 6 }),
    ...who.neck,
    whole,
    shadeSide(
      whole,
      [soft(body.shoulders.left, 10, 0), soft(body.waist.left, 14, 0), soft(body.hips.left, -20, 300)],
      -1,
      shade(Moss, 0.78),
    ),
    piece(
      [
        corner(body.neck, -6, -24),
        corner(body.neck, 34, -2),
        corner(body.chest.right, 16, 24),
        corner(body.waist.right, 40, 0),
        corner(body.chest.middle, 14, 10),
      ],
      Camel,
    ),
    ...who.head,
    ...who.hand(who.near),
    sleeve(body, who.near, { fill: shade(Moss, 1.1), ease: [20, 20, 14] }),
    ...buttons(
      [body.waist.right[0] + 34, body.waist.right[1] + 24],
      [body.hips.right[0] + 44, body.hips.right[1] + 60],
      2,
      Jet,
      9,
    ),
  ]
}

/** Weight on one leg, hand on hip: the tent dress hangs from the higher shoulder and swings clear of the free knee. */
function tentDress(): Piece[] {
  const who = cast(CONTRAPPOSTO, {
    build: CURVED,
    skin: SKIN.fair,
    hair: 'bob',
    color: Lacquer,
    shoe: 'slipper',
    shoes: Jet,
  })
  const { body } = who
  return [
    ...who.behind,
    ...who.legs,
    ...who.arm('right'),
    ...who.hand('right'),
    ...who.neck,
    hangFromShoulders(body, {
      fill: TICKING.fill,
      hem: -250,
      ease: [12, 52, 60],
      flare: [40, 66],
      sag: 18,
      tip: -10,
      neckline: [34, 22],
    }),
    sleeve(body, 'right', { fill: ice, ease: [14, 18, 22], to: 0.72 }),
    ...who.head,
    ...who.arm('left'),
    ...who.hand('left', 'flat'),
    sleeve(body, 'left', { fill: ice, ease: [14, 18, 22], to: 0.72 }),
  ]
}

/** Seen from behind, a hand gone up to the nape: the jacket has just left that shoulder. */
function slippedJacket(): Piece[] {
  const who = cast(NAPE, {
    build: TALL,
    skin: SKIN.deep,
    hair: 'bun',
    color: Jet,
    shoe: 'pump',
    shoes: Lacquer,
  })
  const { body } = who
  const jacket = piece(
    [
      corner(body.neck, -26, 2),
      corner(shoulderTip(body, 'left', 16)),
      soft(body.chest.left, -20, 0),
      soft(body.waist.left, -24, 0),
      corner(body.hips.left, -30, 64),
      soft(body.hips.middle, 6, 90),
      corner(body.hips.right, 44, 40),
      soft(body.waist.right, 34, 0),
      corner(body.chest.right, 44, -8),
      soft(body.chest.middle, 34, -30),
    ],
    Lacquer,
  )
  return [
    ...who.feet,
    ...trousers(body, { fill: Jet, cut: [44, 44, 52], length: 26, far: shade(Jet, 1.12) }),
    hangFromShoulders(body, { fill: PALE, hem: -470, ease: [8, 6, 8], neckline: [24, 10] }),
    ...who.neck,
    ...who.hand('right', 'flat'),
    sleeve(body, 'right', { fill: PALE, ease: [10, 10, 6] }),
    sliver(body.right.elbow, body.right.shoulder, 6, 12, shade(PALE, 0.86)),
    ...who.hand('left'),
    jacket,
    shadeSide(
      jacket,
      [soft(body.chest.middle, 26, -40), soft(body.waist.middle, 8, 0), soft(body.hips.middle, 10, 90)],
      1,
      shade(Lacquer, 0.82),
    ),
    seam(
      [soft(body.neck, -6, 30), soft(body.waist.middle, -4, 0), soft(body.hips.middle, 4, 88)],
      shade(Lacquer, 0.66),
      3,
    ),
    sleeve(body, 'left', { fill: shade(Lacquer, 0.9), ease: [20, 18, 14] }),
    ...who.head,
  ]
}

/** Sitting the way people wait: an arm let down behind, the shoulder seam halfway to the elbow. */
function seatedSuit(): Piece[] {
  const who = cast(SIDEWAYS, {
    build: BROAD,
    skin: SKIN.tan,
    hair: 'curls',
    color: Jet,
    shoe: 'loafer',
    shoes: Jet,
  })
  const { body } = who
  const suit: Open = {
    fill: Camel,
    hem: body.hips.middle[1] + 40,
    ease: [18, 24, 20],
    flare: [10, 4],
    lag: -6,
    shoulder: 14,
    edges: [
      [0.52, 0.66, 0.6],
      [0.7, 0.86, 0.98],
    ],
  }
  return [
    ...who.hand('left'),
    sleeve(body, 'left', { fill: shade(Camel, 0.84), ease: [18, 18, 14] }),
    ...who.feet,
    ...trousers(body, { fill: Camel, cut: [50, 42, 36], length: 2, far: shade(Camel, 0.84) }),
    hangFromShoulders(body, { fill: PALE, hem: body.hips.middle[1], ease: [4, 8, 6], neckline: [24, 6] }),
    ...who.neck,
    ...coatFronts(body, suit),
    ...lapels(body, 0.9, shade(Camel, 0.88), PALE, 36),
    ...who.behind,
    ...who.head,
    ...who.hand('right'),
    sleeve(body, 'right', { fill: shade(Camel, 1.14), ease: [12, 15, 11] }),
    seam(
      [
        soft(body.right.shoulder, -16, 44),
        soft(body.right.shoulder, 12, 60),
        soft(body.right.shoulder, 42, 52),
      ],
      shade(Camel, 0.7),
      3,
    ),
  ]
}

export function looks(): Drawing {
  return makeDrawing({
    name: 'looks',
    title: 'Three exits, two steps after the turn',
    credit: STUDIO,
    view: [1640, 1800],
    surface: 'paper',
    palette: RUNWAY,
    focalPoint: { x: 0.5, y: 0.3 },
    alt: 'Three cut-paper figures: one strides out of the picture in a moss cocoon coat, one stands hand on hip in a striped tent dress, one is seen from behind, a hand at the nape, as a red jacket slips off the shoulder.',
    draw: () =>
      [
        TICKING.defs,
        rect(0, 0, 1640, 1800, Fog),
        rect(1060, 0, 580, 1530, Camel),
        rect(0, 1530, 1640, 270, ice),
        stand(390, 1680, 1.52, cocoonCoat(), true),
        stand(850, 1612, 1.5, tentDress()),
        stand(1290, 1740, 1.66, slippedJacket()),
      ].join(''),
  })
}

export function lookSeated(): Drawing {
  return makeDrawing({
    name: 'look-seated',
    title: 'The seam halfway down the arm',
    credit: STUDIO,
    view: [1280, 1500],
    surface: 'paper',
    palette: { 'Ice blue': ice, Moss, Camel, Lacquer, Jet },
    lead: 2,
    focalPoint: { x: 0.45, y: 0.3 },
    alt: 'A cut-paper figure in a loose camel suit sits sideways on a red block, one leg over the other, one arm let down behind, the head turned back over the shoulder.',
    draw: () =>
      [
        rect(0, 0, 1280, 1500, ice),
        rect(0, 1240, 1280, 260, Moss),
        rect(0, 1230, 1280, 12, Jet),
        rect(300, 870, 470, 510, Lacquer),
        rect(300, 870, 130, 510, shade(Lacquer, 0.76)),
        stand(520, 1380, 1.78, seatedSuit()),
      ].join(''),
  })
}
