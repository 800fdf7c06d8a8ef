import type { Palette } from '../palettes.ts'

interface Excerpt {
  /** The upper left corner of what is shown, in the sheet's own units. */
  from: readonly [x: number, y: number]
  /** How many times larger than on the sheet. */
  times: number
  degrees?: number
  /** The same streets in another light: colours of the sheet to colours of the excerpt. */
  light?: readonly (readonly [from: string, to: string])[]
}

/** Part of a sheet, enlarged: the quarter as one sees it once one has arrived. */
export function excerpt(sheet: string, { from, times, degrees = 0, light = [] }: Excerpt): string {
  const swaps = new Map(light.map(([day, night]) => [day.toUpperCase(), night]))
  const lit = sheet.replace(/#[0-9A-Fa-f]{6}/g, (hex) => swaps.get(hex.toUpperCase()) ?? hex)
  return `<g transform="scale(${times}) rotate(${degrees}) translate(${-from[0]} ${-from[1]})">${lit}</g>`
}

/** Pairs the colours of two palettes by their place. */
export function relit(day: Palette, night: Palette): [string, string][] {
  const after = Object.values(night)
  return Object.values(day).map((color, i) => [color, after[i] ?? color])
}
