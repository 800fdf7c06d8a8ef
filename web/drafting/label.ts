import { emsOf } from '../reading/ems.ts'
import type { Box } from './geometry.ts'

/** How a piece's name is set in the room there is. */
export interface Label extends Box {
  size: number
  face: 'display' | 'text'
  hasCode: boolean
  /** Whether there is room for the grain line below it. */
  hasGrain: boolean
  /** How many lines there is room for, where not all of a name can be shown; the cutting list has it whole. */
  lines?: number
}

/** What stands on a piece: its name and the small line under it. */
export interface Words {
  title: string
  under: string
}

/** The display type is never set smaller; below it stands the text face. */
const SIZES = [64, 54, 46, 38, 32, 27, 24, 22]
const SMALL = [16, 14, 13]
const LEADING = { display: 1, text: 1.2 }
/** The line below the name: its size, how wide a letter is, how far lines are apart. */
const UNDER = { letter: 6.4, line: 17, gap: 4 }
const GRAIN = 22
/** Above and below a name that is sewn on a picture. */
const SEWN = 15
/** Widths are estimates; a line that just fits does not. */
const EASE = 1.04

/** As large as the room lets it be; what does not fit goes in this order: the grain line, the number, the display type. */
export function fitLabel({ title, under }: Words, room: Box, most = SIZES[0] ?? 64): Label {
  const code = Math.ceil((under.length * UNDER.letter) / room.width) * UNDER.line + UNDER.gap
  const tries = [
    ...SIZES.filter((size) => size <= most).map((size) => ({ size, face: 'display' as const })),
    ...SMALL.map((size) => ({ size, face: 'text' as const })),
  ]
  for (const rest of [code + GRAIN, code, 0]) {
    const found = tries
      .filter(({ face }) => face === 'display' || rest < code + GRAIN)
      .find(({ size, face }) => heightOf(title, size, face, room.width) + rest <= room.height)
    if (found) return { ...room, ...found, hasCode: rest >= code, hasGrain: rest > code }
  }
  const size = SMALL.at(-1) ?? 13
  const lines = Math.max(1, Math.floor((room.height - SEWN) / (size * LEADING.text)))
  return { ...room, size, face: 'text', hasCode: false, hasGrain: false, lines }
}

/** How high it stands; without end when a word is wider than the room. */
export function heightOf(title: string, size: number, face: Label['face'], width: number): number {
  const widthOf = (words: string) => emsOf(words) * size * EASE * (face === 'text' ? 1.45 : 1)
  let lines = 1
  let line = ''
  for (const word of title.split(/\s+/)) {
    if (widthOf(word) > width) return Number.POSITIVE_INFINITY
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) line = longer
    else {
      lines += 1
      line = word
    }
  }
  return lines * size * LEADING[face]
}
