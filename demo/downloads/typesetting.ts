import type { Face } from '#modules/media/lettering.ts'
import { type Book, millimeters, type Style, type Tag } from './book.ts'

/** Words in one face within a paragraph; the paragraph's own face where none is said. */
export interface Run {
  words: string
  face?: Face
  /** In points; the paragraph's own where none is said. */
  size?: number
}

interface Piece {
  words: string
  face: Face
  size: number
}

/** What may not be parted by the end of a line, though its pieces may be of two faces. */
interface Token {
  pieces: Piece[]
  width: number
}

export interface Line {
  pieces: (Piece & { x: number })[]
  width: number
}

type Measured = Omit<Style, 'color'>

function tokensOf(book: Book, runs: readonly Run[], style: Measured): Token[] {
  const tokens: Piece[][] = []
  let open = false
  for (const { words, face = style.face, size = style.size } of runs) {
    const parts = words.split(' ')
    parts.forEach((part, i) => {
      if (i > 0) open = false
      if (part === '') return
      if (open) tokens.at(-1)?.push({ words: part, face, size })
      else tokens.push([{ words: part, face, size }])
      open = true
    })
  }
  return tokens.map((pieces) => ({
    pieces,
    width: pieces.reduce((sum, { words, face, size }) => sum + book.widthOf(words, { face, size }), 0),
  }))
}

/** A last line of one short word looks like an accident. */
const LONELY = 0.6
const OVERFULL = 1e6

/**
 * Breaks a paragraph where the whole of it is least ragged, rather than line by line. With `lines` it is parted into exactly so
 * many, as equal as they go.
 */
export function breakLines(
  book: Book,
  runs: readonly Run[],
  style: Measured,
  measure: number,
  { indent = 0, lines }: { indent?: number; lines?: number } = {},
): Line[] {
  const tokens = tokensOf(book, runs, style)
  const space = book.widthOf('a a', style) - book.widthOf('aa', style)
  const count = tokens.length
  const sums = [0]
  for (const { width } of tokens) sums.push((sums.at(-1) ?? 0) + width)
  const widthOf = (from: number, to: number) =>
    (sums[to] ?? 0) - (sums[from] ?? 0) + (to - from - 1) * space + (from === 0 ? indent : 0)

  const cost = (from: number, to: number): number => {
    const slack = (measure - widthOf(from, to)) / measure
    if (slack < -0.0005) return to - from === 1 ? OVERFULL : Number.POSITIVE_INFINITY
    if (to < count || lines)
      return slack * slack + (to === count && to - from === 1 && count > 2 ? LONELY : 0)
    return to - from === 1 && count > 3 ? LONELY : slack > 0.75 ? 0.08 : 0
  }

  // best[k][to]: the least cost of the first `to` tokens in k lines; one row for all k when the number is free.
  const rows = lines ?? 1
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]]
  for (let k = 1; k <= rows; k++) {
    const row: { cost: number; from: number }[] = lines ? [] : [{ cost: 0, from: 0 }]
    const before = lines ? (best[k - 1] ?? []) : row
    for (let to = 1; to <= count; to++) {
      let least = { cost: Number.POSITIVE_INFINITY, from: 0 }
      for (let from = to - 1; from >= 0; from--) {
        const far = cost(from, to)
        if (far === Number.POSITIVE_INFINITY) break
        const total = (before[from]?.cost ?? Number.POSITIVE_INFINITY) + far
        if (total < least.cost) least = { cost: total, from }
      }
      row[to] = least
    }
    best[k] = row
  }

  const breaks: number[] = []
  for (let to = count, k = rows; to > 0; k -= lines ? 1 : 0) {
    breaks.unshift(to)
    const from = best[k]?.[to]?.from ?? 0
    if (from >= to) break
    to = from
  }
  let from = 0
  return breaks.map((to) => {
    const line = layOut(tokens.slice(from, to), from === 0 ? indent : 0, space)
    from = to
    return line
  })
}

function layOut(tokens: readonly Token[], start: number, space: number): Line {
  const pieces: Line['pieces'] = []
  let x = start
  tokens.forEach(({ pieces: parts, width }, i) => {
    parts.forEach(({ words, face, size }, j) => {
      const last = pieces.at(-1)
      if (last && last.face === face && last.size === size && j === 0) last.words += ` ${words}`
      else if (last && last.face === face && last.size === size) last.words += words
      else pieces.push({ words, face, size, x: j === 0 ? x : Number.NaN })
    })
    x += width + (i < tokens.length - 1 ? space : 0)
  })
  return { pieces, width: x }
}

export interface Setting {
  x: number
  /** Baseline of the first line. */
  y: number
  width: number
  style: Style
  /** From baseline to baseline, in millimeters. */
  leading: number
  tag?: Tag
  indent?: number
  align?: 'left' | 'right'
}

/** Sets a paragraph and says where the next baseline falls. */
export function setText(book: Book, text: string | readonly Run[], setting: Setting): number {
  const { x, y, width, style, leading, tag = 'P', indent = 0, align = 'left' } = setting
  const lines = breakLines(book, runsOf(text), style, width, { indent })
  book.tag(tag, () => drawLines(book, lines, { x, y, width, style, leading, align }))
  return y + lines.length * leading
}

export function drawLines(
  book: Book,
  lines: readonly Line[],
  { x, y, width, style, leading, align = 'left' }: Omit<Setting, 'tag'>,
): void {
  lines.forEach((line, i) => {
    const start = align === 'right' ? x + width - line.width : x
    let after = start
    for (const piece of line.pieces) {
      const at = Number.isNaN(piece.x) ? after : start + piece.x
      const face = { ...style, face: piece.face, size: piece.size }
      book.write(piece.words, at, y + i * leading, face)
      after = at + book.widthOf(piece.words, face)
    }
  })
}

export const runsOf = (text: string | readonly Run[]): readonly Run[] =>
  typeof text === 'string' ? [{ words: text }] : text

export function countLines(
  book: Book,
  text: string | readonly Run[],
  style: Measured,
  width: number,
): number {
  return breakLines(book, runsOf(text), style, width).length
}

export interface Display {
  size: number
  lines: string[]
  /** From baseline to baseline, in millimeters. */
  leading: number
  /** From the top of the first capitals to the last baseline. */
  height: number
}

interface Room {
  width: number
  height?: number
  /** In points. */
  most: number
  lines: number
  /** Baseline to baseline, in sizes. */
  tight?: number
}

const DISPLAY_CAPITALS = 0.7
/** At this leading a descender clears the capitals of the line below it. */
const CLEAR = 0.93
const hangsDown = (line: Line) => line.pieces.some(({ words }) => /[gjpqy,;]/.test(words))
const SAMPLE = 100

/** The largest setting of a title that its room allows, over as many lines as that takes, none of them a lonely word. */
export function fitDisplay(
  book: Book,
  title: string,
  { width, height, most, lines, tight = 0.84 }: Room,
): Display {
  const words = title.split(' ').length
  let best: Display | undefined
  for (let count = 1; count <= Math.min(lines, words); count++) {
    const sample = { face: 'display', size: SAMPLE } as const
    const whole = book.widthOf(title, sample)
    const broken = breakLines(book, [{ words: title }], sample, whole * 1.01, { lines: count })
    const widest = Math.max(...broken.map((line) => line.width))
    const byWidth = (SAMPLE * width) / widest
    const loose = broken.slice(0, -1).some(hangsDown) ? Math.max(tight, CLEAR) : tight
    const byHeight =
      height === undefined ? most : height / millimeters(DISPLAY_CAPITALS + (count - 1) * loose)
    const size = Math.min(most, byWidth, byHeight)
    const lonely = count > 1 && words > 2 && !broken.at(-1)?.pieces[0]?.words.includes(' ')
    // A lonely last word must win by a quarter to be worth it.
    if (!best || size > best.size * (lonely ? 1.25 : 1.02)) best = displayOf(broken, size, loose)
  }
  if (!best) throw new Error('A title needs at least one word')
  return best
}

function displayOf(lines: readonly Line[], size: number, tight: number): Display {
  const leading = millimeters(size * tight)
  return {
    size,
    leading,
    lines: lines.map((line) => line.pieces.map(({ words }) => words).join(' ')),
    height: millimeters(size * DISPLAY_CAPITALS) + (lines.length - 1) * leading,
  }
}

/** Lines broken by hand, at the size at which the longest fills the width. */
export function fitByHand(
  book: Book,
  lines: string[],
  { width, most, tight = 0.8 }: Omit<Room, 'lines'>,
): Display {
  const widest = Math.max(...lines.map((line) => book.widthOf(line, { face: 'display', size: SAMPLE })))
  const size = Math.min(most, (SAMPLE * width) / widest)
  const leading = millimeters(size * tight)
  return { size, leading, lines, height: millimeters(size * DISPLAY_CAPITALS) + (lines.length - 1) * leading }
}

/** Sets a fitted title with the top of its capitals at `top`; gives the last baseline. */
export function setDisplay(
  book: Book,
  display: Display,
  { x, top, color, tag = 'H2' }: { x: number; top: number; color: string; tag?: Tag },
): number {
  const { size, lines, leading } = display
  const first = top + millimeters(size * DISPLAY_CAPITALS)
  book.tag(tag, () => {
    lines.forEach((line, i) => {
      book.write(line, x, first + i * leading, { face: 'display', size, color })
    })
  })
  return first + (lines.length - 1) * leading
}
