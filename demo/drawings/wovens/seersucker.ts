import { seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { boltSize, type Lengths, layLength } from './loom.ts'
import { tone } from './yarn.ts'

/** A stripe of the warp: slack ends come from a second beam and are longer than the cloth they are woven into. */
interface Stripe {
  color: string
  ends: number
  slack?: boolean
}

interface Seersucker extends Omit<DrawingParts, 'surface' | 'repeat' | 'draw'> {
  stripes: Stripe[]
  thread: number
  /** Picks before the puckers come round again, and how many puckers that is. */
  picks: number
  puckers: number
  seed: number
}

/** How the light falls on each crossing, from a slope away from it to one toward it. */
const SLOPES: [below: number, tone: number][] = [
  [-0.52, -0.25],
  [-0.3, -0.15],
  [-0.13, -0.07],
  [0.2, 0],
  [0.42, 0.14],
  [9, 0.27],
]

const LEVEL = 3

/** Smooth noise over a lattice whose last row is followed by its first. */
function ringNoise(seed: number, rows: number): (x: number, row: number) => number {
  const random = seeded(seed)
  const columns = 64
  const lattice = Float64Array.from({ length: rows * columns }, () => random() * 2 - 1)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const at = (x: number, y: number) => lattice[(y % rows) * columns + (x % columns)] ?? 0
  return (x, row) => {
    const y = ((row % rows) + rows) % rows
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - x0), ease(y - y0)]
    const top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u
    return top * (1 - v) + (at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u) * v
  }
}

/** The cloth of one repeat, crossing by crossing, in the tone its slope gives it. */
function pucker({ stripes, thread, picks, puckers, seed }: Seersucker): Lengths {
  const lengths: Lengths = new Map()
  const [sway, swell] = [ringNoise(seed, puckers / 2), ringNoise(seed + 1, puckers)]
  let left = 0
  stripes.forEach(({ color, ends, slack }, s) => {
    // Ripples across the stripe, none of them quite level and few that reach from side to side.
    const height = (i: number, j: number) => {
      const across = (i + 0.5) / ends
      const row = (j / picks) * puckers
      // The taut neighbours hold the stripe down at its sides.
      const free = Math.min(1, Math.min(across, 1 - across) * 8)
      const size = Math.max(0, 0.5 + swell(across * 2.4 + s * 7, row) * 0.75)
      return Math.sin((row + sway(across * 1.6 + s * 5, row / 2) * 0.9) * Math.PI * 2) * size * free
    }
    const heights = Float64Array.from({ length: slack ? ends * picks : 0 }, (_, k) =>
      height(k % ends, Math.floor(k / ends)),
    )
    const heightAt = (i: number, j: number) => heights[((j + picks) % picks) * ends + i] ?? 0
    const tones = SLOPES.map(([, amount]) => tone(color, amount))
    const shadeAt = (i: number, j: number) => {
      const slope = ((heightAt(i, j + 1) - heightAt(i, j - 1)) * picks) / puckers / 8
      return slack ? SLOPES.findIndex(([below]) => slope < below) : LEVEL
    }
    for (let j = 0; j < picks; j++) {
      for (let i = 0; i < ends; ) {
        const shade = shadeAt(i, j)
        let to = i + 1
        while (to < ends && shadeAt(to, j) === shade) to++
        layLength(lengths, tones[shade] ?? color, [
          (left + i) * thread,
          j * thread,
          (to - i) * thread,
          thread,
        ])
        i = to
      }
    }
    left += ends
  })
  return lengths
}

function seersucker(parts: Seersucker): Drawing {
  const { stripes, thread, picks, puckers: _puckers, seed: _seed, ...rest } = parts
  const repeat: [number, number] = [stripes.reduce((sum, { ends }) => sum + ends, 0) * thread, picks * thread]
  return makeDrawing({
    ...rest,
    surface: 'cloth',
    repeat,
    draw: () => {
      const areas = [...pucker(parts)].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('')
      const [width, height] = boltSize(parts.view, repeat)
      return (
        `<defs><pattern id="repeat" width="${repeat[0]}" height="${repeat[1]}" patternUnits="userSpaceOnUse">${areas}</pattern>` +
        `<pattern id="plain" width="${thread * 2}" height="${thread * 2}" patternUnits="userSpaceOnUse"><path d="M0 0h1v${thread}h-1zM${thread} ${thread}h1v${thread}h-1zM${thread} ${thread - 1}h${thread}v1h${-thread}zM0 ${thread * 2 - 1}h${thread}v1h${-thread}z" fill="#14120D" fill-opacity="0.16"/></pattern></defs>` +
        `<rect width="${width}" height="${height}" fill="url(#repeat)"/><rect width="${width}" height="${height}" fill="url(#plain)"/>`
      )
    },
  })
}

const SUMMER = shades('spring-2024', 'French chalk', 'Gulf', 'Violet ink')
const FLAT: Stripe[] = [
  { color: SUMMER['French chalk'], ends: 15 },
  { color: SUMMER['Violet ink'], ends: 3 },
  { color: SUMMER['French chalk'], ends: 12 },
]
const ICE = shades('spring-2024', 'Chalk red', 'Blotting', 'French chalk', 'Sherbet')

export const seersuckers: Drawing[] = [
  seersucker({
    name: 'seersucker',
    title: 'Every stripe of color puckered, every white one flat',
    credit: PRINTS,
    view: [1800, 2400],
    palette: SUMMER,
    thread: 4,
    picks: 300,
    puckers: 34,
    seed: 9,
    // Two stripes to the repeat: side by side their puckers must not agree.
    stripes: [
      { color: SUMMER.Gulf, ends: 40, slack: true },
      ...FLAT,
      { color: SUMMER.Gulf, ends: 40, slack: true },
      ...FLAT,
    ],
    alt: 'Seersucker: gulf-blue stripes crinkled in small ripples of light and shade, between flat chalk-white ones with a single thin violet line.',
  }),
  seersucker({
    name: 'seersucker-wide',
    title: 'Wide seersucker for a coat',
    credit: PRINTS,
    view: [2400, 2400],
    palette: ICE,
    lead: 0,
    thread: 6,
    picks: 200,
    puckers: 18,
    seed: 30,
    stripes: [
      { color: ICE['Chalk red'], ends: 46, slack: true },
      { color: ICE.Blotting, ends: 20 },
      { color: ICE['French chalk'], ends: 34, slack: true },
      { color: ICE.Sherbet, ends: 8 },
      { color: ICE.Blotting, ends: 12 },
    ],
    alt: 'Wide puckered stripes of chalk red and chalk white, their ripples large enough to cast shade, parted by smooth pale pink and one narrow yellow.',
  }),
]
