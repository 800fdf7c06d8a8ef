import type { DemoAsset } from '../types.ts'
import { type Book, millimeters } from './book.ts'
import { extractOf, monthOf, type Report, restOf } from './matter.ts'
import { CARD_HEIGHT, italic, label, text } from './parts.ts'
import { countLines, setText } from './typesetting.ts'

export const RUNNING_TITLE = 'Form casts the longer shadow'
export const MARGIN = 14
const GRID = 4.5
export const onGrid = (y: number) => Math.ceil(y / GRID) * GRID

export const shapeOf = ({ width, height }: DemoAsset) => width / height

/** The report's picture nearest to a shape, the lead first among equals. */
export function pictureLike(report: Report, shape: number, ...taken: (DemoAsset | undefined)[]): DemoAsset {
  const free = report.pictures.filter((each) => !taken.includes(each))
  // The third picture of a report may be borrowed from another; it is asked last.
  const own = free.slice(0, 2)
  const near = (own.length > 0 ? own : [report.lead]).toSorted(
    (a, b) => Math.abs(Math.log(shapeOf(a) / shape)) - Math.abs(Math.log(shapeOf(b) / shape)),
  )
  return near[0] ?? report.lead
}

export function heading(
  book: Book,
  report: Report,
  { x, y, width, color }: Record<'x' | 'y' | 'width', number> & { color: string },
): void {
  const right = monthOf(report.date)
  book.tag('P', () => {
    book.write(report.code, x, y, label(7.4, color))
    book.write(report.sectionLabel, x + 24, y, label(7.4, color))
    book.write(right, x + width - book.widthOf(right, label(7.4)), y, label(7.4, color))
  })
  book.artifact(() => book.line(x, y + 2.4, x + width, y + 2.4, color, 0.5))
}

/** Where the foot of a page belongs to the shade card, the folio goes to its head. */
export function folioAtHead(book: Book, color: string, left = MARGIN): void {
  const folio = String(book.pageNumber)
  const isLeft = book.pageNumber % 2 === 0
  book.artifact(() =>
    book.write(
      folio,
      isLeft ? left : book.width - MARGIN - book.widthOf(folio, label(8)),
      9,
      label(8, color),
    ),
  )
}

export interface Column {
  x: number
  y: number
  width: number
  color: string
  size?: number
}

const LEADING = 1.33
const leadingOf = (size: number) => millimeters(size * LEADING)
const READING_SIZES = [14.5, 13.5, 12.5, 11.6, 10.8, 10.2, 9.6]

/** The opening of a report and what the library has besides, as large as the column allows. */
export function extract(
  book: Book,
  report: Report,
  { x, y, width, color, bottom }: Column & { bottom: number },
): void {
  const opening = extractOf(report)
  const rest = `The other ${restOf(report)} are in the library, under ${report.code.replace(' ', '\u00a0')}.`
  const heightAt = (size: number) =>
    (countLines(book, opening, text(size), width) + 0.7) * leadingOf(size) +
    countLines(book, rest, italic(size * 0.86), width) * leadingOf(size * 0.86)
  const size = READING_SIZES.find((each) => y + heightAt(each) <= bottom + leadingOf(each)) ?? 9.6
  const leading = leadingOf(size)
  const after = setText(book, opening, { x, y, width, style: text(size, color), leading })
  setText(book, rest, {
    x,
    y: after + leading * 0.7,
    width,
    style: italic(size * 0.86, color),
    leading: leadingOf(size * 0.86),
  })
}

export function standfirst(book: Book, report: Report, { x, y, width, color, size = 18 }: Column): number {
  return setText(book, report.standfirst, {
    x,
    y,
    width,
    style: text(size, color),
    leading: millimeters(size * 1.28),
  })
}

/** What the card over a row of chips says. */
export function cardWords(book: Book, report: Report, top: number): void {
  const y = top + CARD_HEIGHT / 2 + 0.9
  book.tag('Caption', () => {
    book.write('Shade card', MARGIN, y, label(7))
    book.write(report.code, book.width - MARGIN - book.widthOf(report.code, label(7)), y, label(7))
  })
}

/** A caption within a sentence. */
export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
