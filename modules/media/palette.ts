import { COLOUR_NAMES } from './colour-names.ts'
import type { PageTokens } from './contract.ts'
import { channels, contrast, INK, inkOrPaper, linear, PAPER, READABLE } from './contrast.ts'

/** Lightness, and two opponent axes: green to red, blue to yellow. Equal distances look equally far. */
export type Oklab = readonly [lightness: number, a: number, b: number]
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const STEP = 0.01
const TINT = { lightness: 0.935, chroma: 0.028 }

function isHex(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value)
}

/** The tokens of a page from the colour that leads its palette. Every pair that carries type reads at 4.5:1. */
export function pageTokens(palette: readonly { hex: string }[], lead = 1): PageTokens {
  const colour = palette[lead]?.hex.toUpperCase()
  if (!colour || !isHex(colour)) throw new RangeError(`The palette has no colour ${lead} to lead it`)
  const [, chroma, hue] = hexToOklch(colour)
  const field = fieldFrom(colour)
  return {
    field,
    on: inkOrPaper(field),
    rule: darkenUntil(colour, (rule) => contrast(rule, PAPER) >= READABLE),
    tint: oklchToHex([TINT.lightness, Math.min(chroma, TINT.chroma), hue]),
  }
}

/** Middle tones take neither ink nor paper; they move to the nearer end, in lightness only. */
function fieldFrom(colour: string): string {
  const towards = inkOrPaper(colour) === INK ? STEP : -STEP
  return moveUntil(colour, towards, (field) => contrast(field, inkOrPaper(field)) >= READABLE)
}

function darkenUntil(colour: string, reads: (hex: string) => boolean): string {
  return moveUntil(colour, -STEP, reads)
}

function moveUntil(colour: string, step: number, reads: (hex: string) => boolean): string {
  let [lightness, chroma, hue] = hexToOklch(colour)
  let moved = colour
  while (!reads(moved)) {
    lightness += step
    moved = oklchToHex([lightness, chroma, hue])
  }
  return moved
}

export function colourDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The nearest trade name; names in `taken` are passed over, so that no palette has the same name twice. */
export function colourName(hex: string, taken: ReadonlySet<string> = new Set()): string {
  const colour = oklab(hex)
  let nearest = { name: 'Undyed', distance: Number.POSITIVE_INFINITY }
  for (const { name, lab } of namedColours()) {
    const distance = colourDistance(colour, lab)
    if (distance < nearest.distance && !taken.has(name)) nearest = { name, distance }
  }
  return nearest.name
}

let named: { name: string; lab: Oklab }[] | undefined

function namedColours() {
  named ??= Object.entries(COLOUR_NAMES).map(([name, hex]) => ({ name, lab: oklab(hex) }))
  return named
}

export function oklab(hex: string): Oklab {
  return rgbToOklab(...channels(hex))
}

/** Channels from 0 to 1, gamma-encoded as in a hex value. */
export function rgbToOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function hexToOklch(hex: string): Oklch {
  const [lightness, a, b] = oklab(hex)
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)]
}

const GAMUT_SLACK = 0.002
const CHROMA_STEP = 0.004

/** Outside sRGB it gives up chroma, never hue or lightness. */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  let rgb = linearRgb(lightness, chroma, hue)
  for (let less = chroma; less > 0 && rgb.some(isOutOfGamut); ) {
    less = Math.max(less - CHROMA_STEP, 0)
    rgb = linearRgb(lightness, less, hue)
  }
  return toHex(rgb)
}

export function oklabToHex([lightness, a, b]: Oklab): string {
  return oklchToHex([lightness, Math.hypot(a, b), Math.atan2(b, a)])
}

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isOutOfGamut(channel: number): boolean {
  return channel < -GAMUT_SLACK || channel > 1 + GAMUT_SLACK
}

function toHex(rgb: readonly number[]): string {
  const bytes = rgb.map((channel) => Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function encoded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
}
