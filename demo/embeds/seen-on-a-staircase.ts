import { SKIN } from '../drawings/runway/anatomy.ts'
import { BROAD, type Build, CURVED, FULL, LEAN, type Pose, TALL } from '../drawings/runway/body.ts'
import type { Model } from '../drawings/runway/cast.ts'
import { shade, ticking } from '../drawings/runway/cloth.ts'
import { paint } from '../drawings/runway/cut.ts'
import { STAIR_DOWN } from '../drawings/runway/poses-moving.ts'
import { flight } from '../drawings/runway/stairs.ts'
import { type Outfit, wear } from '../drawings/runway/wardrobe.ts'
import { shades } from '../drawings/seasons.ts'
import { rect, shape } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const palette = shades(
  'autumn-2020',
  'Powder',
  'Mulberry',
  'Honey',
  'Persimmon',
  'Hunter',
  'Umber earth',
  'Unspun',
  'Slate path',
)
const {
  Powder,
  Mulberry,
  Honey,
  Persimmon,
  Hunter,
  'Umber earth': umber,
  Unspun,
  'Slate path': slate,
} = palette
const TICKING = ticking('film-ticking', [Unspun, slate, Persimmon], 30, 0)

const [TREAD, RISER, STEPS] = [142, 43, 9]
const TOP = { x: 190, y: 476 }
const SCALE = 0.51
/** One frame of paper moved by hand: seconds. */
const BEAT = 0.26
const swapped = (pose: Pose): Pose => ({
  ...pose,
  left: { ...pose.left, upper: pose.right.upper, fore: pose.right.fore, leg: pose.right.leg },
  right: { ...pose.right, upper: pose.left.upper, fore: pose.left.fore, leg: pose.left.leg },
})
/** Over the standing foot, the other on its way past. */
const PASSING: Pose = {
  ...STAIR_DOWN,
  lean: -2,
  hips: 3,
  left: { upper: -6, fore: 14, leg: { thigh: 34, shin: -22, foot: 'side', toes: 1, tip: 16 } },
  right: { upper: 2, fore: 16, leg: { thigh: 8, shin: -8, foot: 'side', toes: 1 } },
}
/** The four frames of two steps, and where the standing ankle is in each. */
const FRAMES: readonly (readonly [pose: Pose, ankle: number])[] = [
  [STAIR_DOWN, 96],
  [PASSING, 22],
  [swapped(STAIR_DOWN), 58],
  [swapped(PASSING), -14],
]

type Clothes = Omit<Outfit, 'pose' | 'model'>

const coat = (fill: string, hem: number): Clothes => ({
  top: {
    fill,
    hem,
    ease: [12, 18, 20],
    flare: [40, 6],
    lag: -24,
    sag: 10,
    tip: -14,
    shoulder: 8,
    neckline: [24, 6],
  },
  sleeves: { fill: shade(fill, 1.12), ease: [11, 11, 9] },
})

const model = (build: Build, skin: string, hair: Model['hair'], shoes: string): Model => ({
  build,
  skin,
  hair,
  color: umber,
  shoe: 'loafer',
  shoes,
})

const LOOKS: readonly (readonly [Model, Clothes])[] = [
  [
    model(TALL, SKIN.ebony, 'bun', umber),
    { ...coat(Mulberry, -190), trousers: { fill: Persimmon, cut: [38, 36, 36] } },
  ],
  [model(CURVED, SKIN.olive, 'curls', Mulberry), { ...coat(TICKING.fill, -215) }],
  [
    model(LEAN, SKIN.brown, 'crop', umber),
    { ...coat(Honey, -330), trousers: { fill: umber, cut: [40, 38, 38] } },
  ],
  [model(FULL, SKIN.fair, 'bob', umber), { ...coat(Persimmon, -250), highNeck: [umber, 30] }],
  [
    model(BROAD, SKIN.deep, 'locs', Honey),
    { ...coat(Unspun, -205), trousers: { fill: slate, cut: [44, 42, 44] } },
  ],
]

/** One look on its way down, a frame at a time, as paper is moved under a camera. */
function descend([who, clothes]: readonly [Model, Clothes], order: number): string {
  const cuts = FRAMES.map(
    ([pose], i) =>
      `<g id="look-${order}-${i}" transform="scale(${SCALE})">${paint(wear({ pose, model: who, ...clothes }))}</g>`,
  )
  const start = order * 2.3
  const frames = Array.from({ length: STEPS * 2 + 6 }, (_, i) => {
    const step = Math.ceil((i + 1) / 2)
    const [, ankle] = FRAMES[i % 4] ?? [STAIR_DOWN, 96]
    const onFloor = Math.max(0, step - STEPS)
    const middle = TOP.x + (step - 0.62) * TREAD + onFloor * 10
    const ground = TOP.y + Math.min(step, STEPS) * RISER
    const begin = `play.click+${(start + i * BEAT).toFixed(2)}s`
    return `<use href="#look-${order}-${i % 4}" x="${Math.round(middle - ankle * SCALE)}" y="${Math.round(ground)}" visibility="hidden"><set attributeName="visibility" to="visible" begin="${begin}" dur="${BEAT}s"/></use>`
  })
  return `<defs>${cuts.join('')}</defs>${frames.join('')}`
}

/** Five looks, one flight, nobody watching. */
export const seenOnAStaircase: DemoEmbed = {
  path: '/embeds/seen-on-a-staircase.html',
  html: () =>
    film({
      title: 'Five looks come down one flight of stairs',
      description:
        'An empty green stair against a pink wall. Five cut-paper figures in coats come down it one after another, step by step, and leave to the right; then the stair is empty again.',
      background: Powder,
      action: 'Come down',
      button: { paper: Mulberry, ink: Unspun },
      frame:
        TICKING.defs +
        shape('M0 300L1600 786L1600 900L0 900Z', shade(Powder, 0.92)) +
        flight([TOP.x, TOP.y], [TREAD, RISER], STEPS, Hunter, 900) +
        rect(0, 852, 1600, 48, umber) +
        LOOKS.map(descend).join(''),
    }),
}
