import { nearZero, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { boltSize, interlace, type Lengths, layLength, plain } from './loom.ts'

/** What a thread was dyed at a place of the undisturbed pattern, in threads. Warp and weft are tied separately and may differ. */
type Dye = (i: number, j: number) => string

interface DoubleIkat extends Omit<DrawingParts, 'surface' | 'repeat' | 'draw' | 'credit'> {
  /** Threads of one repeat, each way. Even, for the plain weave. */
  size: number
  thread: number
  warpDye: Dye
  weftDye: Dye
  /** How far a bundle and then a single thread slip, in threads. */
  slip: [bundle: number, alone: number]
  seed: number
}

/** Stretches of one colour along every thread of one system, closing upon themselves. */
function dye(
  { size, thread, slip: [together, alone], warpDye, weftDye }: DoubleIkat,
  across: boolean,
  seed: number,
): Lengths {
  const random = seeded(seed)
  const lengths: Lengths = new Map()
  let bundle = 0
  for (let line = 0; line < size; line++) {
    if (line % 4 === 0) bundle = nearZero(random) * together
    const slip = Math.round(bundle + nearZero(random) * alone)
    const at = (along: number) => {
      const place = (((along + slip) % size) + size) % size
      return across ? weftDye(place, line) : warpDye(line, place)
    }
    for (let from = 0; from < size; ) {
      const color = at(from)
      let to = from + 1
      while (to < size && at(to) === color) to++
      const box = [from, line, to - from, 1].map((value) => value * thread)
      const [x = 0, y = 0, width = 0, height = 0] = box
      layLength(lengths, color, across ? [x, y, width, height] : [y, x, height, width])
      from = to
    }
  }
  return lengths
}

function doubleIkat(parts: DoubleIkat): Drawing {
  const { size, thread, seed, view, name, title, palette, lead = 1, focalPoint, alt } = parts
  const tile = size * thread
  return makeDrawing({
    name,
    title,
    view,
    palette,
    lead,
    alt,
    ...(focalPoint && { focalPoint }),
    credit: PRINTS,
    surface: 'cloth',
    repeat: [tile, tile],
    draw: () => {
      const [warp, weft] = [dye(parts, false, seed), dye(parts, true, seed + 1)]
      const { defs, areas } = interlace(warp, weft, plain, thread, 'ikat')
      const [width, height] = boltSize(view, [tile, tile])
      return `<defs>${defs}<pattern id="repeat" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${areas}</pattern></defs><rect width="${width}" height="${height}" fill="url(#repeat)"/>`
    },
  })
}

const BLUE = shades('spring-2023', 'Rice', 'Cobalt glaze', 'Kumquat', 'Bark')

/** A ring around a figure's middle: what the warp is dyed there, and what the weft. Where only one is bare the cloth is half blue. */
type Ring = [upTo: number, warp: string, weft: string]

function ringAt(rings: readonly Ring[], distance: number): Ring | undefined {
  return rings.find(([upTo]) => distance < upTo)
}

/** Great four-pointed stars, and at the half drop round ones. All in steps of four, the size of a bundle. */
function stars(size: number): { warpDye: Dye; weftDye: Dye } {
  const { Rice, 'Cobalt glaze': blue, Kumquat, Bark } = BLUE
  const great: Ring[] = [
    [14, Kumquat, Kumquat],
    [20, Bark, Bark],
    [26, Rice, Rice],
    [29, blue, blue],
    [36, Rice, Rice],
    [40, Rice, blue],
    [44, blue, blue],
    [48, blue, Rice],
    [58, Rice, Rice],
    [62, Bark, Bark],
    [66, Rice, blue],
  ]
  const small: Ring[] = [
    [7, Kumquat, Kumquat],
    [10, Bark, Bark],
    [14, Rice, Rice],
    [18, blue, Rice],
    [22, Rice, blue],
    [25, Rice, Rice],
  ]
  const half = size / 2
  const stepped = (value: number) => Math.floor(value / 4) * 4 + 2
  const ring = (i: number, j: number): Ring => {
    const [u, v] = [stepped(Math.abs(i - half + 0.5)), stepped(Math.abs(j - half + 0.5))]
    // Between a lozenge and a star: the sides are drawn in.
    const star = (u ** 0.8 + v ** 0.8) ** (1 / 0.8)
    const corner = Math.hypot(half - u, half - v)
    return ringAt(great, star) ?? ringAt(small, corner) ?? [0, blue, blue]
  }
  // Both systems ask about every crossing, several times.
  const rings = Array.from({ length: size * size }, (_, k) => ring(k % size, Math.floor(k / size)))
  return {
    warpDye: (i, j) => rings[j * size + i]?.[1] ?? blue,
    weftDye: (i, j) => rings[j * size + i]?.[2] ?? blue,
  }
}

const NIGHT = shades('autumn-2022', 'Night bus', 'Fleece', 'Cherry', 'Thistle')

/** Well-frames and crosses: what stands is tied in the warp, what lies in the weft, and only the crossings are bare in both. */
function wellFrames(cell: number): { warpDye: Dye; weftDye: Dye } {
  const { 'Night bus': night, Fleece, Cherry, Thistle } = NIGHT
  const dyeOf =
    (standing: boolean): Dye =>
    (i, j) => {
      const [column, row] = [Math.floor(i / cell), Math.floor(j / cell)]
      const u = Math.abs((i % cell) - cell / 2 + 0.5)
      const v = Math.abs((j % cell) - cell / 2 + 0.5)
      const [along, breadth] = standing ? [v, u] : [u, v]
      const frame = (column + row) % 2 === 0
      const color = frame ? ((column + row * 2) % 6 === 0 ? Cherry : Fleece) : Thistle
      const bare = frame
        ? along < cell * 0.46 && breadth > 2 && breadth < 6
        : along < cell * 0.3 && breadth < 2
      return bare ? color : night
    }
  return { warpDye: dyeOf(true), weftDye: dyeOf(false) }
}

export const kasuri: Drawing[] = [
  doubleIkat({
    name: 'double-ikat',
    title: 'Double ikat, bare where both are bare',
    view: [1920, 2400],
    palette: BLUE,
    size: 120,
    thread: 7,
    slip: [0.9, 0.8],
    seed: 22,
    ...stars(120),
    alt: 'A double ikat on cobalt: large lozenges of rice white in feathered steps, with a kumquat heart inside bark brown, and round figures of the same colors in the fields between.',
  }),
  doubleIkat({
    name: 'double-ikat-night',
    title: 'Well-frames on night blue',
    view: [2400, 2400],
    palette: NIGHT,
    lead: 0,
    size: 24 * 6,
    thread: 10,
    slip: [0.7, 0.6],
    seed: 4,
    ...wellFrames(24),
    alt: 'A night-blue cloth set with small crossed well-frames in fleece, a few in cherry, and thistle crosses between them; their bars are speckled and only the crossings solid.',
  }),
]
