import { INK } from '#modules/media/contrast.ts'
import type { Book, Tag } from './book.ts'
import type { Block } from './matter.ts'
import { display, HAIRLINE, italic, label, text } from './parts.ts'
import { breakLines, drawLines, type Line, type Run } from './typesetting.ts'

/** A column to be filled from its top. */
export type Frame = [x: number, y: number, width: number, height: number]

interface Slot {
  tag: Tag
  /** In rows of the grid. */
  before: number
  rows: number
  draw: (x: number, y: number) => void
  /** May not be the last thing in a column. */
  keepsNext?: boolean
}

interface Look {
  grid: number
  size: number
  rule: string
}

/** A quotation gets its marks; in the library the setting alone tells. */
function saidBy(block: Exclude<Block, { kind: 'table' }>): readonly Run[] {
  return block.kind === 'quote' ? [{ words: '“' }, ...block.runs, { words: '”' }] : block.runs
}

/** Lines of a block, one slot each, so that a column may end between any two of them. */
function slotsOf(
  book: Book,
  block: Block,
  width: number,
  { grid, size, rule }: Look,
  afterText: boolean,
): Slot[] {
  const lines = (style: Parameters<typeof drawLines>[2]['style'], measure: number, indent = 0): Line[] =>
    block.kind === 'table' ? [] : breakLines(book, saidBy(block), style, measure, { indent })
  const drawn =
    (line: Line, style: ReturnType<typeof text>, shift = 0) =>
    (x: number, y: number) =>
      drawLines(book, [line], { x: x + shift, y, width, style, leading: grid })

  switch (block.kind) {
    case 'heading': {
      const style = display(size * 1.9, INK)
      return lines(style, width).map((line, i, all) => ({
        tag: 'H3',
        before: i === 0 && afterText ? 1 : 0,
        rows: 1.5,
        draw: drawn(line, style),
        keepsNext: i < all.length,
      }))
    }
    case 'quote': {
      const style = italic(size * 1.35, rule)
      return lines(style, width - 6).map((line, i, all) => ({
        tag: 'BlockQuote',
        before: i === 0 ? 0.5 : 0,
        rows: i === all.length - 1 ? 1.75 : 1.25,
        draw: drawn(line, style, 6),
        keepsNext: i < all.length - 1,
      }))
    }
    case 'item': {
      const style = text(size)
      const mark = block.ordinal === undefined ? '–' : String(block.ordinal)
      return lines(style, width - 5).map((line, i) => ({
        tag: 'LI',
        before: 0,
        rows: 1,
        draw: (x, y) => {
          if (i === 0) book.write(mark, x, y, label(size * 0.86, rule))
          drawn(line, style, 5)(x, y)
        },
        keepsNext: i === 0,
      }))
    }
    case 'paragraph': {
      const style = text(size)
      const set = lines(style, width, afterText ? 4.5 : 0)
      return set.map((line, i) => ({
        tag: 'P',
        before: 0,
        rows: 1,
        draw: drawn(line, style),
        // No first line left behind, no last line sent ahead alone.
        keepsNext: (i === 0 && set.length > 1) || i === set.length - 2,
      }))
    }
    case 'table':
      return tableSlots(book, block.rows, width, size, grid)
  }
}

function tableSlots(book: Book, rows: string[][], width: number, size: number, grid: number): Slot[] {
  const columns = Math.max(...rows.map((row) => row.length))
  const style = text(size * 0.92)
  const first = width * (columns > 3 ? 0.36 : 0.48)
  const each = (width - first) / Math.max(1, columns - 1)
  return rows.map((row, r) => {
    const isHead = r === 0
    const face = isHead ? label(size * 0.76) : style
    const cells = row.map((cell, c) =>
      breakLines(book, [{ words: cell }], face, (c === 0 ? first : each) - 2),
    )
    const tall = Math.max(1, ...cells.map((lines) => lines.length))
    return {
      tag: isHead ? 'TH' : 'TD',
      before: isHead ? 0.5 : 0,
      rows: tall * (isHead ? 0.8 : 1) + (r === rows.length - 1 ? 0.75 : 0.15),
      keepsNext: r < rows.length - 1,
      draw: (x, y) => {
        book.line(x, y - grid * 0.78, x + width, y - grid * 0.78, isHead ? INK : HAIRLINE, isHead ? 0.9 : 0.4)
        cells.forEach((lines, c) => {
          const right = x + first + c * each
          drawLines(book, lines, {
            x: c === 0 ? x : right - each + 2,
            y,
            width: c === 0 ? first : each - 2,
            style: face,
            leading: grid * 0.8,
            align: c === 0 ? 'left' : 'right',
          })
        })
      },
    }
  })
}

/** Fills the columns one after the other with whole lines on the grid. Says how many rows were left over in the last. */
export function flow(
  book: Book,
  blocks: readonly Block[],
  frames: readonly Frame[],
  look: Look,
  turn: () => void,
): void {
  const [first] = frames
  if (!first) return
  const width = first[2]
  let afterText = false
  const slots = blocks.flatMap((block) => {
    const made = slotsOf(book, block, width, look, afterText)
    afterText = block.kind !== 'heading'
    return made
  })
  let frame = 0
  let row = 0
  const rowsIn = (index: number) => Math.floor((frames[index]?.[3] ?? 0) / look.grid)
  slots.forEach((slot, i) => {
    const kept = [slot]
    for (let k = i; slots[k]?.keepsNext && slots[k + 1]; k++) kept.push(slots[k + 1] as Slot)
    const needed = kept.reduce((sum, { before, rows }) => sum + before + rows, 0)
    const room = rowsIn(frame) - row
    const before = row === 0 ? 0 : slot.before
    if (
      row > 0 &&
      Math.min(needed, rowsIn(frame)) - (slot.before - before) > room + 0.3 &&
      frame < frames.length - 1
    ) {
      const was = frames[frame]
      frame += 1
      row = 0
      // A frame further left than the last one stands on the next page.
      if (was && (frames[frame]?.[0] ?? 0) <= was[0]) turn()
    } else row += before
    const [x, y] = frames[frame] ?? first
    const baseline = y + row * look.grid
    book.tag(slot.tag, () => slot.draw(x, baseline))
    row += slot.rows
  })
}
