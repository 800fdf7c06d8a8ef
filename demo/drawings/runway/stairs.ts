import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, rect, shape } from '../shapes.ts'
import { SKIN } from './anatomy.ts'
import { BROAD, CURVED, ELDER_MAN, LEAN, TALL } from './body.ts'
import { shade, ticking } from './cloth.ts'
import { corner, piece, seam, sliver, soft, stand } from './cut.ts'
import { LOOK_BACK, STAIR_DOWN } from './poses-moving.ts'
import { ON_STEP, READY } from './poses-still.ts'
import { lapels, shadeSide } from './trimmings.ts'
import { wear } from './wardrobe.ts'

/** Steps going down to the right, cut from one sheet; a darker edge marks each tread. */
export function flight(
  [x, y]: Point,
  [tread, riser]: Point,
  count: number,
  fill: string,
  bottom: number,
): string {
  let d = `M${x - 2000} ${bottom}V${y}`
  let edges = ''
  for (let i = 0; i < count; i++) {
    const [right, top] = [x + i * tread, y + i * riser]
    d += `H${right}V${top + riser}`
    edges += rect(i === 0 ? x - 2000 : right - tread, top, i === 0 ? 2000 : tread, 10, shade(fill, 0.84))
  }
  return shape(`${d}H${x + count * tread + 2000}V${bottom}Z`, fill) + edges
}

/** One look, one stair, nobody watching. */
export function stairDescending(): Drawing {
  const palette = shades('autumn-2020', 'Powder', 'Mulberry', 'Persimmon', 'Umber earth', 'Unspun')
  const { Powder, Mulberry, Persimmon, 'Umber earth': umber, Unspun } = palette
  return makeDrawing({
    name: 'stair-descending',
    title: 'Look 14 of 31, fourth step',
    credit: STUDIO,
    view: [1200, 1800],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A figure comes down a pale stair, toe reaching for the next step, head bent to see it; a long mulberry coat hangs open over persimmon trousers and trails on the step behind.',
    draw: () => {
      const figure = wear({
        pose: STAIR_DOWN,
        model: { build: TALL, skin: SKIN.ebony, hair: 'bun', color: umber, shoe: 'pump', shoes: umber },
        trousers: {
          fill: Persimmon,
          cut: [38, 34, 36],
          length: 2,
          far: shade(Persimmon, 0.84),
          crease: shade(Persimmon, 0.8),
        },
        top: { fill: Unspun, hem: -470, ease: [4, 6, 4], neckline: [28, 60] },
        coat: {
          fill: Mulberry,
          lining: shade(Mulberry, 0.7),
          hem: -150,
          ease: [12, 16, 20],
          flare: [96, 4],
          lag: -30,
          sag: 14,
          tip: -30,
          shoulder: 8,
          edges: [
            [0.5, 0.4, 0.5],
            [0.78, 0.9, 1],
          ],
        },
        sleeves: { fill: shade(Mulberry, 1.1), ease: [12, 12, 10] },
        farSleeve: { fill: shade(Mulberry, 0.8), ease: [12, 12, 10] },
        under: ({ body, fronts }) => [
          ...lapels(body, 0.6, shade(Mulberry, 0.8), Unspun, 30).slice(1),
          ...(fronts[0]
            ? [
                shadeSide(
                  fronts[0],
                  [soft(body.chest.left, -4, 0), soft(body.waist.left, 0, 0), soft(body.hips.left, -50, 300)],
                  -1,
                  shade(Mulberry, 0.8),
                ),
              ]
            : []),
        ],
      })
      return [
        rect(0, 0, 1200, 1800, Powder),
        shape('M0 700L1200 1305L1200 1335L0 730Z', umber),
        ...[130, 400, 670, 940].map((x) => rect(x, 740 + x * 0.504, 12, 520, umber)),
        flight([100, 1222], [270, 136], 5, Unspun, 1800),
        stand(560, 1630, 1.6, figure),
      ].join('')
    },
  })
}

/** A season without seats: four looks share the flight. */
export function stairFour(): Drawing {
  const palette = shades('autumn-2020', 'Unspun', 'Hunter', 'Honey', 'Umber earth', 'Persimmon', 'Slate path')
  const { Unspun, Hunter, Honey, 'Umber earth': umber, Persimmon, 'Slate path': slate } = palette
  const cloth = ticking('stair-ticking', [Unspun, slate, Persimmon], 30, 0)
  return makeDrawing({
    name: 'stair-four-looks',
    title: 'Thirty-one looks, one flight, no chairs',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Four cut-paper figures on a broad green stair seen from the side: one waits at the top, one steps down, one sits with elbows on his knees, and one at the foot looks back up.',
    draw: () => {
      const waiting = wear({
        pose: READY,
        model: {
          build: CURVED,
          skin: SKIN.olive,
          hair: 'curls',
          color: umber,
          shoe: 'slipper',
          shoes: umber,
        },
        top: { fill: cloth.fill, hem: -210, ease: [8, 30, 36], flare: [40, 46], sag: 14, neckline: [30, 10] },
        sleeves: { fill: cloth.fill, ease: [10, 12, 14], to: 1.7 },
      })
      const stepping = wear({
        pose: STAIR_DOWN,
        model: { build: LEAN, skin: SKIN.deep, hair: 'crop', color: umber, shoe: 'loafer', shoes: umber },
        trousers: { fill: slate, cut: [40, 36, 36], length: 4 },
        top: {
          fill: Honey,
          hem: -330,
          ease: [14, 18, 18],
          flare: [20, 8],
          lag: -14,
          shoulder: 8,
          neckline: [24, 6],
        },
        highNeck: [umber, 30],
        sleeves: { fill: shade(Honey, 1.14), ease: [12, 12, 9] },
      })
      const sitting = wear({
        pose: ON_STEP,
        model: {
          build: ELDER_MAN,
          skin: SKIN.pale,
          hair: 'waves',
          color: '#D9D3C8',
          shoe: 'loafer',
          shoes: umber,
        },
        trousers: { fill: umber, cut: [44, 36, 32], length: 0, far: shade(umber, 1.18) },
        top: { fill: Persimmon, hem: -250, ease: [12, 14, 10], flare: [4, 0], neckline: [24, 6] },
        sleeves: { fill: shade(Persimmon, 1.1), ease: [10, 11, 7] },
      })
      const leaving = wear({
        pose: LOOK_BACK,
        model: { build: BROAD, skin: SKIN.brown, hair: 'locs', color: umber, shoe: 'boot', shoes: Persimmon },
        trousers: { fill: umber, cut: [46, 46, 50], length: 10, far: shade(umber, 1.16) },
        top: {
          fill: Honey,
          hem: -300,
          ease: [14, 20, 22],
          flare: [30, 14],
          lag: -8,
          shoulder: 8,
          neckline: [26, 4],
        },
        sleeves: { fill: shade(Honey, 0.9), ease: [12, 12, 10] },
        over: ({ body }) => [
          seam(
            [soft(body.neck, 0, 20), soft(body.waist.middle), soft(body.hips.middle, -8, 150)],
            shade(Honey, 0.7),
            3,
          ),
          sliver(soft(body.waist.right, 8, -10), soft(body.chest.middle, 10, 30), 8, 14, shade(Honey, 0.8)),
          piece(
            [
              corner(body.hips.middle, -12, 60),
              corner(body.hips.middle, 4, 56),
              corner(body.hips.middle, -4, 190),
            ],
            umber,
          ),
        ],
      })
      return [
        cloth.defs,
        rect(0, 0, 1800, 1200, slate),
        shape('M0 0L1800 0L1800 1180L1340 1110Z', Unspun),
        shape('M0 470L1800 1190L1800 1204L0 484Z', Persimmon),
        flight([300, 690], [150, 60], 8, Hunter, 1200),
        stand(160, 694, 0.7, waiting),
        stand(566, 874, 0.72, stepping),
        stand(1004, 1116, 0.72, sitting),
        stand(1560, 1180, 0.8, leaving),
      ].join('')
    },
  })
}
