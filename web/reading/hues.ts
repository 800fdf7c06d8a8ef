import type { ColourChip } from '#modules/content/colour-contract.ts'
import { binOf } from '#modules/content/colours.ts'
import { colourDistance, oklab } from '#modules/media/palette.ts'

/** A chip of the index, or a colour that a reader brought and that lies in no cloth. */
export type Hue = Pick<ColourChip, 'hex' | 'name' | 'number' | 'bin'> & { entries: number }

/** Where a colour is looked up. Nothing else is chosen with it: it goes through all years and tags. */
export function colourSearch(hex: string, page = 1): string {
  return `?colour=${hex.replace('#', '')}${page > 1 ? `&page=${page}` : ''}`
}

/** The index with this colour in it: at its own place in the order when no chip is the same. */
export function layIn(items: readonly Hue[], hex: string, name: string): Hue[] {
  if (items.some((each) => each.hex === hex)) return [...items]
  const [l, a, b] = oklab(hex)
  const bin = binOf({ a, b })
  // Bins go from light to dark and from dark to light by turns.
  const turn = bin % 2 === 0 ? -1 : 1
  const comesAfter = (each: Hue) =>
    each.bin > bin || (each.bin === bin && turn * (oklab(each.hex)[0] - l) > 0)
  const place = items.findIndex(comesAfter)
  return items.toSpliced(place < 0 ? items.length : place, 0, { hex, name, bin, entries: 0 })
}

export function nearestHue<T extends { hex: string }>(items: readonly T[], hex: string): T | undefined {
  const colour = oklab(hex)
  let nearest: { hue: T; distance: number } | undefined
  for (const hue of items) {
    const distance = colourDistance(oklab(hue.hex), colour)
    if (!nearest || distance < nearest.distance) nearest = { hue, distance }
  }
  return nearest?.hue
}

/** Below this the eye hardly tells two colours apart. */
const HARDLY_TOLD_APART = 0.02

export function nearness(distance: number): string {
  if (distance === 0) return 'the same'
  return distance < HARDLY_TOLD_APART ? 'very near' : 'near'
}

/** "Chartreuse, 36.2, in 4 entries" */
export function describeHue(hue: Omit<Hue, 'hex' | 'bin'>): string {
  return [hue.name, hue.number, whereIs(hue)].filter(Boolean).join(', ')
}

export function whereIs({ entries }: Pick<Hue, 'entries'>): string {
  if (entries === 0) return 'in no cloth'
  return `in ${entries} ${entries === 1 ? 'entry' : 'entries'}`
}

/** What a chip may be narrowed to before the index takes another row: wide enough to be pressed, one of them wider. */
const COLUMNS = { wide: 44, middle: 26 } as const
const PHONE_ROWS = 5

/** How many rows the chips take on a wide screen, on a middling one and on a phone, where the card is pushed sideways. */
export function rowsOf(chips: number): { wide: number; middle: number; phone: number } {
  const rows = (columns: number) => Math.max(1, Math.ceil(chips / columns))
  return { wide: rows(COLUMNS.wide), middle: rows(COLUMNS.middle), phone: PHONE_ROWS }
}

/** Chips run down the columns; the last one takes what would be left empty below it. */
export function lastSpan(chips: number, rows: number): number {
  return chips === 0 ? 1 : rows - ((chips - 1) % rows)
}

/** From chip to chip by arrow keys: down a column, across to the next, and from one end to the other. */
export function stepFrom(at: number, key: string, { chips, rows }: { chips: number; rows: number }) {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + rows,
    ArrowLeft: at - rows,
    Home: 0,
    End: chips - 1,
  }[key]
  if (to === undefined) return undefined
  return Math.min(Math.max(to, 0), chips - 1)
}
