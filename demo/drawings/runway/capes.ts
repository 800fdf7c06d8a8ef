import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, CURVED, FULL, TALL } from './body.ts'
import { gingham, shade } from './cloth.ts'
import { corner, type Piece, piece, seam, sliver, soft, stand } from './cut.ts'
import { type Cape, cape } from './garments.ts'
import { HURRY } from './poses-moving.ts'
import { CONTRAPPOSTO, POCKETS, READY } from './poses-still.ts'
import { type Outfit, wear } from './wardrobe.ts'

/** A cape over whatever is underneath: both arms inside, unless the look says otherwise. */
function caped(
  outfit: Outfit,
  look: Cape,
  details: (pieces: { body: Parameters<typeof cape>[0]; d: string }) => Piece[] = () => [],
): Piece[] {
  return wear({
    ...outfit,
    under: ({ body }) => {
      const cloth = cape(body, look)
      return [cloth, ...details({ body, d: cloth.d })]
    },
  })
}

/** Late for the 8:14: the cape is still at the last corner. */
export function capeInWind(): Drawing {
  const palette = shades('spring-2026', 'Washed sky', 'Tomato', 'Ink blue', 'Canvas', 'Walnut')
  const { 'Washed sky': sky, Tomato, 'Ink blue': ink, Canvas, Walnut } = palette
  return makeDrawing({
    name: 'cape-for-the-8-14',
    title: 'For the 8:14',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.45, y: 0.4 },
    alt: 'A commuter hurries to the right, leaning into the step, a satchel on her front arm; a tomato-red cape streams out level behind her over navy trousers.',
    draw: () => {
      const figure = wear({
        pose: HURRY,
        model: { build: TALL, skin: SKIN.brown, hair: 'bob', color: Walnut, shoe: 'loafer', shoes: Walnut },
        trousers: { fill: ink, cut: [40, 38, 40], length: 10, far: shade(ink, 1.2) },
        top: { fill: Canvas, hem: -440, ease: [6, 8, 8], neckline: [26, 6] },
        sleeves: { fill: shade(Canvas, 0.94), ease: [8, 9, 6] },
        hands: { left: 'fist', right: 'easy' },
        behind: ({ body }) => [
          piece(
            [
              corner(body.neck, 10, 0),
              soft(body.chest.left, -120, -30),
              soft(body.chest.left, -260, 30),
              corner(body.waist.left, -330, 40),
              soft(body.waist.left, -250, 120),
              corner(body.hips.left, -170, 130),
              soft(body.hips.left, -60, 40),
              corner(body.waist.right, -10, 0),
            ],
            shade(Tomato, 0.72),
          ),
        ],
        over: ({ body }) => [
          piece(
            [
              corner(body.neck, 30, -4),
              soft(body.neck, -10, -12),
              soft(body.chest.left, -90, -70),
              soft(body.chest.left, -210, -50),
              corner(body.chest.left, -330, 30),
              soft(body.chest.left, -250, 60),
              corner(body.waist.left, -190, 110),
              soft(body.waist.left, -90, 40),
              soft(body.waist.left, 0, 20),
              corner(body.chest.middle, 40, 60),
              soft(body.chest.right, 14, -10),
            ],
            Tomato,
          ),
          sliver(soft(body.neck, -10, 16), soft(body.chest.left, -230, 20), 18, 22, shade(Tomato, 0.76)),
          sliver(soft(body.neck, -6, 30), soft(body.waist.left, -130, 56), 14, 18, shade(Tomato, 0.76)),
          piece(
            [
              corner(body.neck, -26, -16),
              corner(body.neck, 30, -12),
              corner(body.neck, 38, 16),
              soft(body.neck, 4, 24),
              corner(body.neck, -26, 10),
            ],
            shade(Tomato, 0.84),
          ),
          piece(
            [
              corner(body.left.wrist, -20, 40),
              corner(body.left.wrist, 96, 26),
              corner(body.left.wrist, 106, 128),
              corner(body.left.wrist, -10, 142),
            ],
            Walnut,
          ),
          seam(
            [soft(body.left.wrist, 6, 40), soft(body.left.wrist, 26, 2), soft(body.left.wrist, 66, 32)],
            Walnut,
            8,
          ),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, sky),
        shape('M0 1540L1200 1500L1200 1800L0 1800Z', Canvas),
        rect(0, 1640, 1200, 26, Tomato),
        rect(1030, 0, 60, 1510, ink),
        stand(600, 1600, 1.52, figure),
      ].join('')
    },
  })
}

/** Platform 3: four capes, and the train that is not theirs. */
export function capesOnPlatform(): Drawing {
  const palette = shades('spring-2026', 'Canvas', 'Lupin', 'Leaf', 'Ink blue', 'Melon', 'Tomato')
  const { Canvas, Lupin, Leaf, 'Ink blue': ink, Melon, Tomato } = palette
  const check = gingham('cape-gingham', [Canvas, '#B3ABD2', Lupin], 40, 6)
  const waiting = (): [number, number, number, Piece[]][] => [
    [
      330,
      1090,
      0.98,
      caped(
        {
          pose: READY,
          model: { build: BROAD, skin: SKIN.umber, hair: 'crop', color: ink, shoe: 'loafer', shoes: ink },
          trousers: { fill: ink, cut: [42, 38, 38], length: 8 },
          armless: true,
        },
        { fill: Leaf, hem: -330, left: 60, right: 70, sag: 26 },
        ({ body, d }) => [
          seam(
            [soft(body.neck, 8, 6), soft(body.waist.middle, 24, 0), soft(body.hips.middle, 30, 160)],
            shade(Leaf, 0.66),
            4,
            d,
          ),
          sliver(
            soft(body.left.shoulder, 0, 10),
            soft(body.hips.left, -40, 150),
            10,
            26,
            shade(Leaf, 0.78),
            d,
          ),
        ],
      ),
    ],
    [
      720,
      1120,
      1.02,
      caped(
        {
          pose: CONTRAPPOSTO,
          model: {
            build: FULL,
            skin: SKIN.fair,
            hair: 'curls',
            color: '#7A4A2A',
            shoe: 'boot',
            shoes: Tomato,
          },
          skirt: { fill: ink, hem: -210, flare: [20, 20] },
          armless: true,
        },
        { fill: check.fill, hem: -300, left: 90, right: 84, sag: 24 },
        ({ body, d }) => [
          piece(
            [
              corner(body.waist.middle, -6, -40),
              corner(body.waist.middle, 6, -40),
              corner(body.waist.middle, 10, 60),
              corner(body.waist.middle, -10, 60),
            ],
            ink,
            d,
          ),
        ],
      ),
    ],
    [
      1090,
      1084,
      0.98,
      caped(
        {
          pose: POCKETS,
          model: {
            build: TALL,
            skin: SKIN.deep,
            hair: 'locs',
            color: ink,
            shoe: 'trainer',
            shoes: ink,
            sole: Tomato,
          },
          trousers: { fill: shade(Lupin, 0.7), cut: [40, 42, 46], length: 12 },
          armless: true,
        },
        { fill: Melon, hem: -400, left: 50, right: 58, sag: 18 },
        ({ body, d }) => [
          sliver(
            soft(body.right.shoulder, -4, 10),
            soft(body.hips.right, 30, 60),
            -10,
            24,
            shade(Melon, 0.78),
            d,
          ),
        ],
      ),
    ],
    [
      1500,
      1130,
      1.04,
      caped(
        {
          pose: READY,
          model: { build: CURVED, skin: SKIN.tan, hair: 'bun', color: ink, shoe: 'pump', shoes: ink },
          skirt: { fill: Canvas, hem: -180, flare: [8, 8] },
          armless: true,
        },
        { fill: ink, hem: -270, left: 64, right: 60, sag: 30 },
        ({ body, d }) => [
          piece(
            [
              corner(body.neck, -30, -8),
              corner(body.neck, 30, -8),
              corner(body.chest.right, 10, 20),
              soft(body.chest.middle, 0, 44),
              corner(body.chest.left, -10, 20),
            ],
            shade(ink, 1.26),
            d,
          ),
        ],
      ),
    ],
  ]
  return makeDrawing({
    name: 'capes-on-platform-three',
    title: 'Platform 3, four minutes late',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'Four commuters in capes of green, lilac gingham, melon and navy wait on a pale platform with their arms inside, before a tomato-red train with dark windows.',
    draw: () =>
      [
        check.defs,
        rect(0, 0, 1800, 1200, Canvas),
        rect(0, 70, 1800, 800, Tomato),
        ...[0, 1, 2, 3, 4].map((i) =>
          rect(60 + i * 380, 190, 270, 250, i % 2 === 0 ? ink : shade(ink, 1.12)),
        ),
        rect(0, 520, 1800, 26, Canvas),
        rect(0, 870, 1800, 34, ink),
        ...waiting().map(([x, ground, scale, pieces], i) => stand(x, ground, scale, pieces, i === 3)),
      ].join(''),
  })
}
