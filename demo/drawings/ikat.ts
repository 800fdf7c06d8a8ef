import { nearZero, seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { IKAT } from './palettes.ts'

/** Which colour sits where. A colourway is the same drawing with the seats changed. */
interface Seats {
  ground: string
  field: string
  dark: string
  hot: string
  deep: string
  red: string
}

interface Warp {
  name: string
  view: [number, number]
  seats: Seats
  lead: number
  seed: number
  scale: number
  thread: number
  shift?: number
  alt: string
}

const [REPEAT_X, REPEAT_Y] = [330, 520]

/** The colour at a point of the undisturbed pattern: nested stepped lozenges, small ones at the half drop. */
function colorAt(x: number, y: number, { ground, field, dark, hot, deep, red }: Seats): string {
  const u = Math.abs((((x % REPEAT_X) + REPEAT_X) % REPEAT_X) - REPEAT_X / 2)
  const v = Math.abs((((y % REPEAT_Y) + REPEAT_Y) % REPEAT_Y) - REPEAT_Y / 2)
  const step = Math.round(u / 9) * 9
  const d = step / (REPEAT_X * 0.47) + v / (REPEAT_Y * 0.47)
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
  for (const [limit, color] of rings) if (d < limit) return color
  const e = (REPEAT_X / 2 - step) / (REPEAT_X * 0.3) + (REPEAT_Y / 2 - v) / (REPEAT_Y * 0.26)
  if (e < 0.2) return hot
  if (e < 0.42) return dark
  if (e < 0.62) return ground
  if (e < 0.8) return red
  if (e > 0.84 && e < 0.9) return deep
  return d > 1.1 && d < 1.15 && e > 0.98 ? ground : field
}

/** Every warp thread drawn on its own. Four slip together as a bundle, then each a little alone. */
function dyeWarp({ view: [width, height], seats, seed, scale, thread, shift = 0 }: Warp): string {
  const random = seeded(seed)
  const runs = new Map<string, string[]>()
  const lay = (color: string, x: number, from: number, to: number) => {
    const found = runs.get(color) ?? []
    found.push(`M${x} ${from}V${to}`)
    runs.set(color, found)
  }
  let [bundle, drift] = [0, 0]
  for (let x = 0, i = 0; x < width; x += thread, i++) {
    if (i % 4 === 0) {
      bundle = nearZero(random) * 18
      drift = drift * 0.8 + nearZero(random) * 4
    }
    const slip = bundle + drift + nearZero(random) * 9
    let [current, start] = ['', 0]
    for (let y = 0; y <= height + 4; y += 4) {
      const color = y > height ? '' : colorAt(x / scale, y / scale + slip + shift, seats)
      if (color === current) continue
      if (current) lay(current, x + thread / 2, start, y)
      current = color
      start = Math.max(0, Math.round(y + (random() - 0.5) * 8))
    }
  }
  return (
    `<rect width="${width}" height="${height}" fill="${seats.field}"/>` +
    [...runs]
      .map(
        ([color, d]) =>
          `<path d="${d.join('')}" stroke="${color}" stroke-width="${thread + 0.4}" fill="none"/>`,
      )
      .join('')
  )
}

function warpIkat(warp: Warp): Drawing {
  return makeDrawing({ ...warp, surface: 'cloth', palette: IKAT, draw: () => dyeWarp(warp) })
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

export function ikat(): Drawing {
  return warpIkat({
    name: 'ikat',
    view: [1920, 2400],
    seats: WISTERIA_GROUND,
    lead: 1,
    seed: 5,
    scale: 1.6,
    thread: 5,
    alt: 'A warp ikat: tall stepped lozenges of oxblood, saffron and indigo on wisteria, their edges feathered where the threads have slipped.',
  })
}

export function ikatDetail(): Drawing {
  return warpIkat({
    name: 'ikat-detail',
    view: [2400, 1200],
    seats: WISTERIA_GROUND,
    lead: 2,
    seed: 12,
    scale: 3,
    thread: 6,
    shift: 60,
    alt: 'Two ikat lozenges at twice life size; bundles of four threads step up and down together and single threads stray past them.',
  })
}

export function ikatSaffron(): Drawing {
  return warpIkat({
    name: 'ikat-saffron',
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
    scale: 2.16,
    thread: 5,
    alt: 'The same ikat seated on saffron, its lozenges now indigo inside geranium, with wisteria left as a thin ring.',
  })
}
