export const PAPER = '#F4F1EA'
export const INK = '#16140F'
/** What type needs on its ground. */
export const READABLE = 4.5

/** On a swatch the colour is data and may not move, so the type gives way: pure black or white at the worst. */
export function textOnSwatch(hex: string): string {
  const house = inkOrPaper(hex)
  if (contrast(hex, house) >= READABLE) return house
  return contrast(hex, '#000000') >= contrast(hex, '#FFFFFF') ? '#000000' : '#FFFFFF'
}

export function inkOrPaper(field: string): string {
  return contrast(field, INK) >= contrast(field, PAPER) ? INK : PAPER
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 0 to 1, gamma-encoded as in the hex value. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
