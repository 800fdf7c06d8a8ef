import { below, pick, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { extra } from './beige.ts'
import { BROAD, type Build, CURVED, ELDER, FULL, LEAN, type Pose, SLIM, TALL } from './body.ts'
import { shade, stripe, windowpane } from './cloth.ts'
import { corner, type Piece, piece, seam, sliver, soft, stand } from './cut.ts'
import type { Hair } from './hair.ts'
import { ENTRANCE, HURRY, STRIDE } from './poses-moving.ts'
import { POCKETS, READY } from './poses-still.ts'
import { wear } from './wardrobe.ts'

/** The skirt swings, the trouser does not: two hems, two speeds. */
export function skirtOverTrousers(): Drawing {
  const palette = shades('autumn-2024', 'Ice violet', 'Garnet', 'Malachite', 'Obsidian', 'Brass', 'Horn')
  const { 'Ice violet': violet, Garnet, Malachite, Obsidian, Brass, Horn } = palette
  const pane = windowpane('over-pane', [Garnet, Brass, '#A8384A'], 52, 8)
  return makeDrawing({
    name: 'skirt-over-trousers',
    title: 'Two hems, two speeds',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A cut-paper figure strides to the right in a malachite knit; a garnet checked skirt blows back from the knee over straight black trousers.',
    draw: () => {
      const figure = wear({
        pose: STRIDE,
        model: {
          build: SLIM,
          skin: SKIN.tan,
          hair: 'pony',
          color: Obsidian,
          shoe: 'trainer',
          shoes: Horn,
          sole: Brass,
        },
        trousers: { fill: Obsidian, cut: [38, 36, 38], length: 12, far: shade(Obsidian, 1.16) },
        skirt: { fill: pane.fill, hem: -300, ease: [0, 2, 14], flare: [70, 8], lag: -40, sag: 16, tip: -22 },
        top: { fill: Malachite, hem: -455, ease: [8, 10, 10], flare: [4, 4], neckline: [26, 6] },
        highNeck: [Malachite, 34],
        sleeves: { fill: shade(Malachite, 1.12), ease: [9, 10, 7] },
        farSleeve: { fill: shade(Malachite, 0.78), ease: [9, 10, 7] },
        under: ({ body, skirt }) => [
          sliver(
            soft(body.hips.middle, 10, -10),
            soft(body.hips.left, -70, 170),
            14,
            24,
            shade(Garnet, 0.7),
            skirt?.d,
          ),
          sliver(
            soft(body.hips.middle, 20, 0),
            soft(body.hips.middle, 20, 190),
            8,
            16,
            shade(Garnet, 0.7),
            skirt?.d,
          ),
          piece(
            [
              corner(body.chest.left, -6, 10),
              soft(body.waist.left, 0, 0),
              corner(body.hips.left, -8, 32),
              corner(body.hips.left, 22, 30),
              soft(body.waist.left, 22, 0),
            ],
            shade(Malachite, 0.82),
          ),
          seam(
            [soft(body.waist.left, -8, 62), soft(body.hips.middle, 0, 26), soft(body.hips.right, 10, 24)],
            shade(Malachite, 0.7),
            4,
          ),
        ],
      })
      return [
        pane.defs,
        rect(0, 0, 1200, 1800, violet),
        shape('M0 1560L1200 1610L1200 1800L0 1800Z', Brass),
        shape('M0 0L300 0L250 1570L0 1560Z', Horn),
        stand(560, 1716, 1.74, figure),
      ].join('')
    },
  })
}

const WALKS: [Pose, ...Pose[]] = [STRIDE, ENTRANCE, READY, POCKETS, HURRY]
const BUILDS: [Build, ...Build[]] = [SLIM, TALL, CURVED, LEAN, BROAD, FULL, ELDER]
const HAIRS: [Hair, ...Hair[]] = [
  'crop',
  'bun',
  'bob',
  'afro',
  'chignon',
  'shaved',
  'pony',
  'curls',
  'wrap',
  'waves',
]
const SKINS = Object.values(SKIN) as [string, ...string[]]

/** One counted figure: a skirt over trousers, loud enough to be found in the rows. */
function counted(seed: number, skirt: string, top: string, dark: string): Piece[] {
  const random = seeded(seed)
  const pose = pick(random, WALKS)
  const isSide = Math.abs(pose.turn) > 40
  return wear({
    pose,
    model: {
      build: pick(random, BUILDS),
      skin: pick(random, SKINS),
      hair: pick(random, HAIRS),
      color: dark,
      shoe: 'loafer',
      shoes: dark,
    },
    trousers: { fill: dark, cut: [40, 38, 40], length: 10 },
    skirt: {
      fill: skirt,
      hem: -250 - below(random, 40),
      ease: [0, 2, 14],
      flare: [34, 24],
      lag: isSide ? -22 : 0,
      sag: 10,
    },
    top: { fill: top, hem: -470, ease: [6, 8, 8] },
    sleeves: { fill: top, ease: [8, 9, 7] },
    hands: pose === POCKETS ? { left: 'pocket', right: 'pocket' } : {},
  })
}

/** Fifty-one figures, one for every twenty looks; the nine in red are the count. */
export function skirtOverTrousersCount(): Drawing {
  const palette = shades('autumn-2024', 'Horn', 'Garnet', 'Flint', 'Obsidian', 'Ice violet')
  const { Horn, Garnet, Flint, Obsidian, 'Ice violet': violet } = palette
  const bars = stripe('count-bars', [Garnet, Obsidian], 40, 0.3)
  const grays: [string, ...string[]] = [
    Flint,
    shade(Flint, 1.3),
    violet,
    shade(violet, 0.9),
    shade(Flint, 0.8),
  ]
  const found = new Set([2, 8, 15, 19, 27, 30, 38, 44, 49])
  return makeDrawing({
    name: 'skirt-over-trousers-count',
    title: 'Nine in fifty-one',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Fifty-one small figures walk in three rows of seventeen, all in grays and pale violet except nine, who wear garnet or striped skirts over dark trousers.',
    draw: () => {
      const figures = Array.from({ length: 51 }, (_, i) => {
        const [row, column] = [Math.floor(i / 17), i % 17]
        const isFound = found.has(i)
        const pieces = isFound
          ? counted(40 + i * 13, i % 2 === 0 ? Garnet : bars.fill, shade(Garnet, 1.14), Obsidian)
          : extra(900 + i * 31, grays, Obsidian)
        return stand(
          60 + column * 105,
          352 + row * 386 + (column % 2) * 22,
          0.318,
          pieces,
          !isFound && (i * 5) % 3 === 0,
        )
      })
      return [bars.defs, rect(0, 0, 1800, 1200, Horn), ...figures].join('')
    },
  })
}
