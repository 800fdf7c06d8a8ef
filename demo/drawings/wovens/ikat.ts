import { nearZero, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { IKAT } from '../palettes.ts'
import { boltSize, type Lengths, layLength } from './loom.ts'

/** Which colour sits where. A colourway is the same drawing with the seats changed. */
interface Seats {
  ground: string
  field: string
  dark: string
  hot: string
  deep: string
  red: string
}

interface Warp extends Pick<DrawingParts, 'name' | 'title' | 'view' | 'lead' | 'alt'> {
  seats: Seats
  seed: number
  thread: number
  /** One lozenge: its threads across and its length in the drawing's units. */
  lozenge: [threads: number, length: number]
  /** How far down the cloth the picture begins. */
  shift?: number
}

/** Lozenges side by side before the slips of the threads come round again. */
const ABREAST = 2
const STEP = 4

/** The colour at a point of the undisturbed pattern, both in 0..1 of one lozenge: nested and stepped, small ones at the half drop. */
function pattern({ ground, field, dark, hot, deep, red }: Seats): (x: number, y: number) => string {
  const rings: [number, string][] = [
    [0.1, hot],
    [0.2, deep],
    [0.34, ground],
    [0.46, red],
    [0.53, deep],
    [0.74, dark],
    [0.82, hot],
    [0.93, field],
    [1.02, deep],
  ]
  return (x, y) => {
    const u = Math.round(Math.abs(x - Math.floor(x) - 0.5) * 36.7) / 36.7
    const v = Math.abs(y - Math.floor(y) - 0.5)
    const d = (u + v) / 0.47
    for (const [limit, color] of rings) if (d < limit) return color
    const e = (0.5 - u) / 0.3 + (0.5 - v) / 0.26
    if (e < 0.2) return hot
    if (e < 0.42) return dark
    if (e < 0.62) return ground
    if (e < 0.8) return red
    if (e > 0.84 && e < 0.9) return deep
    return d > 1.1 && d < 1.15 && e > 0.98 ? ground : field
  }
}

/** How far each thread has slipped: four together as a bundle, bundles drifting with their neighbours, then each a little alone. */
function slips(threads: number, seed: number): number[] {
  const random = seeded(seed)
  const bundles = Array.from({ length: Math.ceil(threads / 4) }, () => [
    nearZero(random) * 18,
    nearZero(random) * 4,
  ])
  const drift = (bundle: number) => {
    let sum = 0
    // The bundles before the first are the last ones, so that the drift closes upon itself.
    for (let k = 0; k < 12; k++)
      sum += (bundles[(bundle - k + bundles.length) % bundles.length]?.[1] ?? 0) * 0.8 ** k
    return sum
  }
  return Array.from({ length: threads }, (_, i) => {
    const bundle = Math.floor(i / 4)
    return (bundles[bundle]?.[0] ?? 0) + drift(bundle) + nearZero(random) * 9
  })
}

/** Every warp thread of one repeat drawn on its own. */
function dyeWarp({ seats, seed, thread, lozenge: [threads, length], shift = 0 }: Warp): Lengths {
  const random = seeded(seed + 1)
  const lengths: Lengths = new Map()
  const colorAt = pattern(seats)
  const scale = length / 520
  slips(threads * ABREAST, seed).forEach((slip, i) => {
    const at = (y: number) => colorAt(i / threads, (y + (slip + shift) * scale) / length)
    const changes: [from: number, color: string][] = []
    for (let y = 0, before = at(-STEP); y < length; y += STEP) {
      const color = at(y)
      if (color !== before) changes.push([y + Math.round((random() - 0.5) * 8), color])
      before = color
    }
    changes.forEach(([from, color], k) => {
      const next = changes[k + 1]?.[0] ?? (changes[0]?.[0] ?? 0) + length
      const [x, height] = [i * thread, Math.max(1, next - from)]
      layLength(lengths, color, [x, from, thread, height])
      if (from + height > length) layLength(lengths, color, [x, from - length, thread, height])
      if (from < 0) layLength(lengths, color, [x, from + length, thread, height])
    })
  })
  return lengths
}

function warpIkat(warp: Warp): Drawing {
  const { view, thread, lozenge, seats, name, title, lead = 1, alt } = warp
  const repeat: [number, number] = [lozenge[0] * thread * ABREAST, lozenge[1]]
  return makeDrawing({
    name,
    title,
    lead,
    alt,
    view,
    credit: PRINTS,
    surface: 'cloth',
    palette: IKAT,
    repeat,
    draw: () => {
      const areas = [...dyeWarp(warp)].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('')
      // Under the threads lies the field, and between them the shade in which each stands apart from the next.
      const shade = `<path d="${Array.from({ length: lozenge[0] * ABREAST }, (_, i) => `M${i * thread} 0h1v${repeat[1]}h-1z`).join('')}" fill="#14120D" fill-opacity="0.1"/>`
      const [width, height] = boltSize(view, repeat)
      return (
        `<defs><pattern id="warp" width="${repeat[0]}" height="${repeat[1]}" patternUnits="userSpaceOnUse"><rect width="${repeat[0]}" height="${repeat[1]}" fill="${seats.field}"/>${areas}${shade}</pattern></defs>` +
        `<rect width="${width}" height="${height}" fill="url(#warp)"/>`
      )
    },
  })
}

const { Unbleached, Wisteria, Oxblood, Saffron, 'Vat indigo': indigo, Geranium } = IKAT
const WISTERIA_GROUND: Seats = {
  ground: Unbleached,
  field: Wisteria,
  dark: Oxblood,
  hot: Saffron,
  deep: indigo,
  red: Geranium,
}

export const ikats: Drawing[] = [
  warpIkat({
    name: 'ikat',
    title: 'Warp ikat, wisteria ground',
    view: [1920, 2400],
    seats: WISTERIA_GROUND,
    seed: 5,
    thread: 5,
    lozenge: [105, 832],
    alt: 'A warp ikat: tall stepped lozenges of oxblood, saffron and indigo on wisteria, their edges feathered where the threads have slipped.',
  }),
  warpIkat({
    name: 'ikat-detail',
    title: 'Four threads slip together, then one alone',
    view: [2400, 1200],
    seats: WISTERIA_GROUND,
    lead: 2,
    seed: 12,
    thread: 6,
    lozenge: [165, 1560],
    shift: 60,
    alt: 'Two ikat lozenges at twice life size; bundles of four threads step up and down together and single threads stray past them.',
  }),
  warpIkat({
    name: 'ikat-saffron',
    title: 'The same screens, saffron ground',
    view: [1800, 2400],
    seats: {
      ground: Unbleached,
      field: Saffron,
      dark: indigo,
      hot: Geranium,
      deep: Oxblood,
      red: Wisteria,
    },
    lead: 3,
    seed: 8,
    thread: 5,
    lozenge: [143, 1124],
    alt: 'The same ikat seated on saffron, its lozenges now indigo inside geranium, with wisteria left as a thin ring.',
  }),
]
