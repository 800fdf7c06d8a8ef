import { curve, type Point, round } from '../shapes.ts'

const [INK, LIGHT] = ['#14120D', '#FFFAF0']

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Part of the way from one colour to another. */
export function blend(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, k) => Math.round(value + ((target[k] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The same yarn in light (above 0) or in shade (below 0). */
export function tone(color: string, amount: number): string {
  return amount < 0 ? blend(color, INK, -amount) : blend(color, LIGHT, amount)
}

export function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
  return red * 0.3 + green * 0.59 + blue * 0.11
}

/** What is seen between the threads: the darkest of them, in shade. */
export function gapUnder(colors: readonly string[]): string {
  const [darkest = INK] = [...colors].sort((a, b) => lightness(a) - lightness(b))
  return tone(darkest, -0.35)
}

interface Float {
  color: string
  thread: number
  /** Weft, not warp. */
  across: boolean
  /** Where the thread's near edge lies, and where on it the float begins. */
  line: number
  from: number
  run: number
}

/** From this width on a thread is drawn as yarn: round at its ends; and from this one with its plies. */
const [YARN, PLIED] = [18, 40]

/** Dark yarn takes less light than pale yarn. */
export function lit(color: string): string {
  return tone(color, 0.07 + (lightness(color) / 255) * 0.16)
}

/** And pale yarn less shade, or white cloth would look gray. */
function shaded(color: string): string {
  return tone(color, (lightness(color) / 255) * 0.17 - 0.33)
}

/** One thread where it lies on top: its body, the shaded edge and the light along it. */
export function floatOf({ color, thread, across, line, from, run }: Float): string {
  const bar = (offset: number, width: number, start: number, length: number, fill: string, radius = 0) => {
    const [a, b, c, d] = [line + offset, from + start, width, length].map(round)
    const box = across
      ? `x="${b}" y="${a}" width="${d}" height="${c}"`
      : `x="${a}" y="${b}" width="${c}" height="${d}"`
    return `<rect ${box} fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`
  }
  if (thread < YARN) {
    const edge = Math.max(1, Math.round(thread / 7))
    const glint = Math.max(1, Math.round(thread / 5))
    return (
      bar(0, thread, 0, run, color) +
      bar(across ? thread - edge : 0, edge, 0, run, shaded(color)) +
      (thread < 6 ? '' : bar(Math.round(thread * 0.45), glint, 0, run, lit(color)))
    )
  }
  const [inset, dip] = [thread * 0.05, thread * 0.12]
  return (
    bar(0, thread, 0, run, shaded(color)) +
    bar(inset, thread - inset * 2, inset, run - inset * 2, tone(color, -0.12), thread * 0.3) +
    bar(inset, thread * 0.74, dip, run - dip * 2, color, thread * 0.24) +
    (thread < PLIED
      ? bar(thread * 0.24, thread * 0.2, dip * 2, run - dip * 4, lit(color), thread * 0.1)
      : plies({ color, thread, across, line, from, run }))
  )
}

/** The plies, each a slanted groove with its own light. They run on from float to float. */
function plies({ color, thread, across, line, from, run }: Float): string {
  const at = (a: number, b: number) =>
    across ? `${round(from + b)} ${round(line + a)}` : `${round(line + a)} ${round(from + b)}`
  let [grooves, lights] = ['', '']
  const step = run / Math.round(run / (thread * 0.5))
  for (let b = step / 2; b < run; b += step) {
    grooves += `M${at(thread * 0.1, b + thread * 0.2)}Q${at(thread * 0.45, b + thread * 0.1)} ${at(thread * 0.84, b - thread * 0.2)}`
    if (b + step < run)
      lights += `M${at(thread * 0.24, b + step * 0.62)}L${at(thread * 0.52, b + step * 0.36)}`
  }
  return (
    `<path d="${grooves}" stroke="${tone(color, -0.2)}" stroke-width="${round(thread * 0.07)}" fill="none" stroke-linecap="round"/>` +
    `<path d="${lights}" stroke="${lit(color)}" stroke-width="${round(thread * 0.13)}" fill="none" stroke-linecap="round"/>`
  )
}

/** A loose length of yarn along a curve through the points. */
export function strand(points: readonly Point[], width: number, color: string): string {
  const d = curve(points)
  const stroke = (shade: string, share: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${shade}" stroke-width="${round(width * share)}" stroke-linecap="round"${extra}/>`
  return (
    stroke(tone(color, -0.3), 1) +
    stroke(color, 0.74) +
    // Short dashes of light, as the plies catch it.
    stroke(lit(color), 0.26, ` stroke-dasharray="${round(width * 0.4)} ${round(width * 0.7)}"`)
  )
}
