import type { PageTokens } from '#modules/media/contract.ts'
import { INK, PAPER } from '#modules/media/contrast.ts'
import type { DemoAsset } from '../types.ts'
import { type Book, millimeters } from './book.ts'
import { flow } from './flow.ts'
import { extractOf, monthOf, type Report, restOf, wholeTextOf } from './matter.ts'
import { hangPicture, italic, label, text } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { dimension, height, measuresOf, scaleBar, trueSize } from './retail-measures.ts'
import { countLines, fitDisplay, setDisplay, setText } from './typesetting.ts'

export const MARGIN = 12

/** What goes on a sheet: the report, the drawing that decides its form, and the colors it is dyed in. */
export interface SheetMatter {
  report: Report
  lead: DemoAsset
  tokens: PageTokens
  /** A line after the extract, where we have since changed our minds. */
  since?: string | undefined
}

export type Sheet = (book: Book, source: PictureSource, matter: SheetMatter) => Promise<void>

const shapeOf = ({ width, height: tall }: DemoAsset) => width / tall

interface Column {
  x: number
  y: number
  width: number
  color: string
}

/** As on a drawing: sheet, number, scale, month and whose hand, in ruled cells. */
function titleBlock(
  book: Book,
  report: Report,
  { x, y, width, color, scale }: Column & { scale?: number | undefined },
): void {
  const cells: [name: string, value: string, part: number][] = [
    ['Sheet', String(book.pageNumber), 0.16],
    ['Report', report.code, 0.28],
    ...(scale ? [['Scale', `1:${scale}`, 0.2] as [string, string, number]] : []),
    ['Date', monthOf(report.date), 0.36],
  ]
  let at = x
  book.artifact(() => {
    book.line(x, y, x + width, y, color, 0.9)
    book.line(x, y + 9.4, x + width, y + 9.4, color, 0.4)
  })
  cells.forEach(([name, value, part], i) => {
    const left = i === 0 ? at : at + 2
    book.artifact(() => {
      if (i > 0) book.line(at, y, at, y + 9.4, color, 0.4)
    })
    book.tag('P', () => {
      book.write(name, left, y + 3.4, label(5.8, color))
      book.write(value, left, y + 7.4, label(7.4, color))
    })
    at += part * width
  })
}

const SIZES = [13, 12, 11.2, 10.4, 9.8, 9.2, 8.8]
const leadingOf = (size: number) => millimeters(size * 1.32)

/** Standfirst and opening in one column, as large as there is room for; gives the last baseline used. */
function words(
  book: Book,
  report: Report,
  { x, y, width, color, bottom }: Column & { bottom: number },
): number {
  const opening = extractOf(report)
  const rest = `The other ${restOf(report)}: ${report.code.replace(' ', '\u00a0')}.`
  const heightAt = (size: number) =>
    countLines(book, report.standfirst, text(size * 1.3), width) * leadingOf(size * 1.3) +
    (countLines(book, opening, text(size), width) + 1.3) * leadingOf(size) +
    countLines(book, rest, italic(size * 0.9), width) * leadingOf(size * 0.9)
  const size = SIZES.find((each) => y + heightAt(each) <= bottom) ?? 8.8
  const leading = leadingOf(size)
  let at = setText(book, report.standfirst, {
    x,
    y,
    width,
    style: text(size * 1.3, color),
    leading: leadingOf(size * 1.3),
  })
  at = setText(book, opening, { x, y: at + leading * 0.6, width, style: text(size, color), leading })
  at = setText(book, rest, {
    x,
    y: at + leading * 0.5,
    width,
    style: italic(size * 0.9, color),
    leading: leadingOf(size * 0.9),
  })
  return at
}

function caption(book: Book, asset: DemoAsset, { x, y, width, color }: Column): number {
  return setText(book, `${asset.title}. ${asset.credit}.`, {
    x,
    y,
    width,
    style: italic(8, color),
    leading: 3.5,
    tag: 'Caption',
  })
}

/** Size on the page: true to scale where the drawing allows, else as wide as asked. */
function placed(lead: DemoAsset, width: number): { size: [number, number]; scale: number | undefined } {
  const measures = measuresOf(lead)
  if (!measures) return { size: [width, width / shapeOf(lead)], scale: undefined }
  return { size: trueSize(lead, measures), scale: measures.scale }
}

/** Dimension lines outside the picture, in the drawing's own places. */
function dimensions(
  book: Book,
  lead: DemoAsset,
  [x, y, w, h]: [number, number, number, number],
  color: string,
): void {
  const measures = measuresOf(lead)
  if (!measures) return
  const unit = 1000 / measures.scale / measures.meter
  for (const { from, to, label: said } of measures.across ?? []) {
    dimension(book, { from: x + from * unit, to: x + to * unit, at: y + h + 6, words: said, color })
  }
  measures.upright?.forEach(({ from, to, label: said }, i) => {
    height(book, { from: y + from * unit, to: y + to * unit, at: x + w + 9 + i * 17, words: said, color })
  })
}

/** The drawing from the upper left corner, words beside it, the title under both. */
export const cornerSheet: Sheet = async (book, source, { report, lead, tokens: { field, on } }) => {
  book.addPage(field, report.title)
  const { size, scale } = placed(lead, 190)
  const [w, h] = size
  await hangPicture(book, source, lead, [0, 0, w, h], 'straight')
  dimensions(book, lead, [0, 0, w, h], on)
  const x = w + 10
  const footTop = book.height - 16
  const title = fitDisplay(book, report.title, {
    width: book.width - MARGIN * 2,
    height: footTop - h - 32,
    most: 190,
    lines: 2,
  })
  const top = footTop - 15 - title.height
  words(book, report, { x, y: 15, width: book.width - x - MARGIN, color: on, bottom: top - 4 })
  setDisplay(book, title, { x: MARGIN, top, color: on })
  foot(book, report, lead, { color: on, ground: field, scale })
}

function foot(
  book: Book,
  report: Report,
  lead: DemoAsset,
  { color, ground, scale }: { color: string; ground: string; scale: number | undefined },
): void {
  const at = book.height - 16
  titleBlock(book, report, { x: book.width - MARGIN - 104, y: at, width: 104, color, scale })
  caption(book, lead, { x: MARGIN, y: at + 3.4, width: 66, color })
  if (scale) scaleBar(book, { x: 86, y: at + 5, scale, color, ground })
}

/** The drawing along the top, across the page or with its heights beside it; title and words below. */
export const broadSheet: Sheet = async (book, source, { report, lead, tokens: { field, on }, since }) => {
  book.addPage(field, report.title)
  const { size, scale } = placed(lead, book.width)
  const w = Math.abs(size[0] - book.width) < 2 ? book.width : size[0]
  const h = w / shapeOf(lead)
  await hangPicture(book, source, lead, [0, 0, w, h], 'straight')
  dimensions(book, lead, [0, 0, w, h], on)
  const hasRow = (measuresOf(lead)?.across?.length ?? 0) > 0
  const top = h + (hasRow ? 16 : 13)
  const title = fitDisplay(book, report.title, {
    width: 122,
    height: book.height - top - 27,
    most: 130,
    lines: 3,
  })
  setDisplay(book, title, { x: MARGIN, top, color: on })
  const y = top + 3.8
  const below = setText(book, report.standfirst, {
    x: 146,
    y,
    width: 58,
    style: text(12.8, on),
    leading: 5.7,
  })
  if (since) setText(book, since, { x: 146, y: below + 3, width: 58, style: italic(9, on), leading: 4.2 })
  const opening = extractOf(report)
  const bottom = book.height - 21
  const size2 =
    SIZES.find((each) => y + countLines(book, opening, text(each), 74) * leadingOf(each) <= bottom) ?? 8.8
  setText(book, opening, { x: 211, y, width: 74, style: text(size2, on), leading: leadingOf(size2) })
  foot(book, report, lead, { color: on, ground: field, scale })
}

/** The title along the top, the drawing in the lower right corner. */
export const loftSheet: Sheet = async (book, source, { report, lead, tokens: { field, on } }) => {
  book.addPage(field, report.title)
  const title = fitDisplay(book, report.title, {
    width: book.width - MARGIN * 2,
    height: 34,
    most: 160,
    lines: 1,
  })
  const below = setDisplay(book, title, { x: MARGIN, top: 13, color: on })
  const top = below + 14
  const h = book.height - top
  const w = Math.min(h * shapeOf(lead), 196)
  await hangPicture(book, source, lead, [book.width - w, top, w, h], 'straight')
  const width = book.width - w - MARGIN * 2
  const blockTop = book.height - 21
  const captionTop = blockTop - 10
  words(book, report, { x: MARGIN, y: top + 4, width, color: on, bottom: captionTop - 5 })
  caption(book, lead, { x: MARGIN, y: captionTop, width, color: on })
  titleBlock(book, report, { x: MARGIN, y: blockTop, width, color: on, scale: undefined })
}

/** A tall drawing to three edges; the words in a column of their own. */
const tallSheet =
  (side: 'left' | 'right'): Sheet =>
  async (book, source, { report, lead, tokens: { field, on } }) => {
    book.addPage(field, report.title)
    const shape = shapeOf(lead)
    const w = Math.min(book.height * shape, 196)
    const h = Math.min(book.height, w / shape)
    const left = side === 'left' ? 0 : book.width - w
    await hangPicture(book, source, lead, [left, 0, w, h], 'straight')
    const x = side === 'left' ? w + MARGIN : MARGIN
    const width = book.width - w - MARGIN * 2
    const title = fitDisplay(book, report.title, { width, height: 78, most: 120, lines: 4 })
    const below = setDisplay(book, title, { x, top: 13, color: on })
    const blockTop = book.height - 21
    words(book, report, { x, y: below + 12, width, color: on, bottom: blockTop - 12 })
    caption(book, lead, { x, y: blockTop - 6, width, color: on })
    titleBlock(book, report, { x, y: blockTop, width, color: on, scale: undefined })
  }

export const tallOnTheRight = tallSheet('right')
export const tallOnTheLeft = tallSheet('left')

/** A section and, larger, the plan it was cut through. */
export const pairedSheet: Sheet = async (book, source, { report, lead, tokens: { field, on } }) => {
  const other = report.pictures.find((each) => each !== lead) ?? lead
  book.addPage(field, report.title)
  const { size, scale } = placed(lead, 161)
  const [w, h] = size
  const x = MARGIN + w + 7
  const rest = book.width - x
  const tall = Math.min(rest / shapeOf(other), 124)
  await hangPicture(book, source, lead, [MARGIN, MARGIN, w, h], 'straight')
  await hangPicture(book, source, other, [x, 0, rest, tall], 'straight')
  caption(book, lead, { x: MARGIN, y: MARGIN + h + 5.4, width: w, color: on })
  caption(book, other, { x, y: tall + 5.4, width: rest - MARGIN, color: on })
  const footTop = book.height - 16
  const title = fitDisplay(book, report.title, {
    width: w,
    height: footTop - 16 - MARGIN - h - 16,
    most: 170,
    lines: 3,
  })
  setDisplay(book, title, { x: MARGIN, top: MARGIN + h + 19, color: on })
  words(book, report, { x, y: tall + 16, width: rest - MARGIN, color: on, bottom: footTop - 5 })
  titleBlock(book, report, { x: book.width - MARGIN - 104, y: footTop, width: 104, color: on, scale })
  if (scale) scaleBar(book, { x: MARGIN, y: footTop + 5, scale, color: on, ground: field })
}

/** A report that anyone may read, on two sheets. */
export async function wholeSheets(book: Book, source: PictureSource, report: Report): Promise<void> {
  const [lead, second = lead] = report.pictures
  if (!lead || !second) return
  const { rule, tint } = report.tokens
  const column = 85
  const step = column + 9
  book.addPage(tint, report.title)
  const plateLeft = MARGIN + column + 12
  await hangPicture(book, source, lead, [plateLeft, 0, book.width - plateLeft, book.height], 'straight')
  const title = fitDisplay(book, report.title, { width: column, height: 60, most: 84, lines: 3 })
  const below = setDisplay(book, title, { x: MARGIN, top: 13, color: rule })
  const next = setText(book, report.standfirst, {
    x: MARGIN,
    y: below + 11,
    width: column,
    style: text(12.4),
    leading: 5.6,
  })
  const blockTop = book.height - 21
  caption(book, lead, { x: MARGIN, y: blockTop - 5, width: column, color: INK })
  titleBlock(book, report, { x: MARGIN, y: blockTop, width: column, color: INK, scale: undefined })
  const start = next + 3
  const wide = step + column
  const tall = 108
  const under = MARGIN + tall + 14
  const bottom = book.height - 13
  flow(
    book,
    wholeTextOf(report),
    [
      [MARGIN, start, column, blockTop - 14 - start],
      [MARGIN, 16, column, bottom - 16],
      [MARGIN + step, under, column, bottom - under],
      [MARGIN + step * 2, under, column, bottom - under],
    ],
    { grid: 5.35, size: 11.8, rule },
    () => book.addPage(PAPER),
  )
  const x = MARGIN + step
  await hangPicture(book, source, second, [x, 0, wide + MARGIN, MARGIN + tall], 'straight')
  caption(book, second, { x, y: MARGIN + tall + 5, width: wide, color: INK })
}
