import { INK, PAPER } from '#modules/media/contrast.ts'
import type { DemoAsset } from '../types.ts'
import type { Book } from './book.ts'
import { flow } from './flow.ts'
import { monthOf, type Report, wholeTextOf } from './matter.ts'
import {
  cardWords,
  extract,
  folioAtHead,
  heading,
  lower,
  MARGIN,
  onGrid,
  pictureLike,
  RUNNING_TITLE,
  shapeOf,
  standfirst,
} from './movement-parts.ts'
import { furnish } from './pages.ts'
import { CARD_HEIGHT, chipRow, chipStack, hangerCard, hangPicture, italic, selvedge } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { fitDisplay, setDisplay, setText } from './typesetting.ts'

/** Two facing pages; `taken` is the drawing the cover has already used. */
type Composition = (book: Book, source: PictureSource, report: Report, taken: DemoAsset) => Promise<void>

/** A drawing to the edges on the left; on the right a field, and the shade card across its foot. */
const plateLeft: Composition = async (book, source, report, taken) => {
  const plate = pictureLike(report, 0.78, taken)
  const other = pictureLike(report, 1.5, taken, plate)
  const { field, on } = report.tokens
  book.addPage(field, report.title)
  await hangPicture(book, source, plate, [0, 0, book.width, book.height], 'straight')
  book.addPage(field)
  folioAtHead(book, on)
  heading(book, report, { x: MARGIN, y: 16, width: 182, color: on })
  const title = fitDisplay(book, report.title, { width: 182, height: 96, most: 205, lines: 3 })
  const below = setDisplay(book, title, { x: MARGIN, top: 27, color: on })
  const y = onGrid(below + 14)
  const small = 52
  const column = MARGIN + small + 12
  const next = standfirst(book, report, { x: column, y, width: book.width - column - MARGIN, color: on })
  const cardTop = 222
  extract(book, report, {
    x: column,
    y: onGrid(next + 5),
    width: book.width - column - MARGIN,
    color: on,
    bottom: cardTop - 12,
  })
  const height = small / shapeOf(other)
  await hangPicture(book, source, other, [MARGIN, y - 4.2, small, height], 'straight')
  const caption = setText(book, other.title, {
    x: MARGIN,
    y: y + height + 0.8,
    width: small,
    style: italic(8, on),
    leading: 3.6,
    tag: 'Caption',
  })
  setText(book, `Left: ${lower(plate.title)}. ${plate.credit}.`, {
    x: MARGIN,
    y: caption + 1.6,
    width: small,
    style: italic(8, on),
    leading: 3.6,
    tag: 'Caption',
  })
  hangerCard(book, { x: -1, y: cardTop, width: book.width + 2 })
  cardWords(book, report, cardTop)
  chipRow(book, report, plate, [0, cardTop + CARD_HEIGHT, book.width, book.height - cardTop - CARD_HEIGHT])
}

/** A title as large as the page; facing it a drawing across the top and the card beside the words. */
const fieldTitle: Composition = async (book, source, report, taken) => {
  const wide = pictureLike(report, 1.5, taken)
  const tall = pictureLike(report, 0.8, taken, wide)
  const { field, on } = report.tokens
  book.addPage(field, report.title)
  heading(book, report, { x: MARGIN, y: 16, width: 182, color: on })
  const title = fitDisplay(book, report.title, { width: 182, height: 142, most: 300, lines: 4, tight: 0.8 })
  setDisplay(book, title, { x: MARGIN, top: 27, color: on })
  const plateWidth = 76
  const plateHeight = plateWidth / shapeOf(tall)
  const plateTop = book.height - plateHeight - 6
  const x = book.width - MARGIN - plateWidth
  await hangPicture(book, source, tall, [x, plateTop + 6, plateWidth, plateHeight], 'straight')
  const y = plateTop + 6 + 4.6
  const after = standfirst(book, report, { x: MARGIN, y, width: 90, color: on })
  setText(book, tall.title, {
    x: MARGIN,
    y: Math.max(after + 2, 254),
    width: 80,
    style: italic(8, on),
    leading: 3.6,
    tag: 'Caption',
  })
  furnish(book, { title: '', here: '', color: on })

  book.addPage()
  const height = book.width / shapeOf(wide)
  await hangPicture(book, source, wide, [0, 0, book.width, height], 'straight')
  selvedge(book, wide, { x: MARGIN, y: height + 6, width: 182, code: report.code })
  const top = onGrid(height + 20)
  hangerCard(book, { x: MARGIN, y: top - 4, width: 50, left: 'Shade card', right: report.code })
  const tallest = book.height - MARGIN - top + 4 - CARD_HEIGHT
  chipStack(book, report, wide, [MARGIN, top - 4 + CARD_HEIGHT, 50, tallest])
  extract(book, report, { x: 78, y: top, width: 118, color: INK, bottom: book.height - 18 })
  furnish(book, { title: RUNNING_TITLE, here: '' })
}

/** Words on the left beside a strip of color as high as the page; the drawing to the edges on the right. */
const plateRight: Composition = async (book, source, report, taken) => {
  const plate = pictureLike(report, 0.78, taken)
  const { rule } = report.tokens
  book.addPage(PAPER, report.title)
  const strip = 38
  chipStack(book, report, plate, [0, 0, strip, book.height], 12)
  const x = strip + MARGIN
  const width = book.width - x - 16
  folioAtHead(book, INK, x)
  heading(book, report, { x, y: 16, width, color: INK })
  const title = fitDisplay(book, report.title, { width, height: 130, most: 190, lines: 4 })
  const below = setDisplay(book, title, { x, top: 27, color: rule })
  const next = standfirst(book, report, { x, y: onGrid(below + 15), width, color: INK })
  extract(book, report, { x, y: onGrid(next + 5), width, color: INK, bottom: book.height - 26 })
  setText(book, `Right: ${lower(plate.title)}. ${plate.credit}.`, {
    x,
    y: book.height - MARGIN,
    width,
    style: italic(8, INK),
    leading: 3.6,
    tag: 'Caption',
  })
  book.addPage(report.tokens.field)
  await hangPicture(book, source, plate, [0, 0, book.width, book.height], 'straight')
}

/** Two plates from one rail, at different lengths. */
const fromTheRail: Composition = async (book, source, report, taken) => {
  const wide = pictureLike(report, 1.7, taken)
  const tall = pictureLike(report, 0.85, taken, wide)
  const rail = 15
  const { tint, rule } = report.tokens
  book.addPage(tint, report.title)
  book.artifact(() => book.rect(0, rail - 0.5, book.width, 1, INK))
  hangerCard(book, { x: MARGIN, y: 25, width: 182, left: report.code, right: monthOf(report.date), rail })
  const wideHeight = Math.min(182 / shapeOf(wide), 128)
  await hangPicture(book, source, wide, [MARGIN, 33, 182, wideHeight])
  selvedge(book, wide, { x: MARGIN, y: 33 + wideHeight + 5, width: 182, code: 'Fig. 1' })
  const top = 33 + wideHeight + 18
  const title = fitDisplay(book, report.title, {
    width: 182,
    height: book.height - top - 30,
    most: 150,
    lines: 2,
  })
  setDisplay(book, title, { x: MARGIN, top, color: rule })
  furnish(book, { title: RUNNING_TITLE, here: '' })

  book.addPage(tint)
  folioAtHead(book, INK)
  book.artifact(() => book.rect(0, rail - 0.5, book.width, 1, INK))
  const plateWidth = 102
  const plateHeight = plateWidth / shapeOf(tall)
  hangerCard(book, {
    x: MARGIN,
    y: 44,
    width: plateWidth,
    left: report.code,
    right: monthOf(report.date),
    rail,
  })
  await hangPicture(book, source, tall, [MARGIN, 52, plateWidth, plateHeight])
  selvedge(book, tall, { x: MARGIN, y: 52 + plateHeight + 5, width: plateWidth, code: 'Fig. 2' })
  const x = MARGIN + plateWidth + 12
  const next = standfirst(book, report, { x, y: 49.5, width: book.width - x - MARGIN, color: INK, size: 16 })
  const cardTop = 222
  extract(book, report, {
    x,
    y: onGrid(next + 4),
    width: book.width - x - MARGIN,
    color: INK,
    bottom: cardTop - 12,
  })
  hangerCard(book, { x: -1, y: cardTop, width: book.width + 2 })
  cardWords(book, report, cardTop)
  chipRow(book, report, wide, [0, cardTop + CARD_HEIGHT, book.width, book.height - cardTop - CARD_HEIGHT])
}

/** A drawing across the top of the left page, the title under it; a field with a hanging plate on the right. */
const acrossTheTop: Composition = async (book, source, report, taken) => {
  const wide = pictureLike(report, 1.35, taken)
  const tall = pictureLike(report, 0.8, taken, wide)
  const { field, on } = report.tokens
  book.addPage(PAPER, report.title)
  const height = Math.min(book.width / shapeOf(wide), 160)
  await hangPicture(book, source, wide, [0, 0, book.width, height], 'straight')
  selvedge(book, wide, { x: MARGIN, y: height + 6, width: 182, code: report.code })
  const top = height + 20
  const title = fitDisplay(book, report.title, {
    width: 182,
    height: book.height - top - 22,
    most: 190,
    lines: 2,
    tight: 0.8,
  })
  setDisplay(book, title, { x: MARGIN, top, color: INK })
  furnish(book, { title: '', here: '' })

  book.addPage(field)
  heading(book, report, { x: MARGIN, y: 16, width: 182, color: on })
  const plateWidth = 72
  const plateHeight = plateWidth / shapeOf(tall)
  const x = book.width - MARGIN - plateWidth
  await hangPicture(book, source, tall, [x, 18.4, plateWidth, plateHeight], 'straight')
  setText(book, tall.title, {
    x,
    y: 18.4 + plateHeight + 5,
    width: plateWidth,
    style: italic(8, on),
    leading: 3.6,
    tag: 'Caption',
  })
  standfirst(book, report, { x: MARGIN, y: 31.5, width: 98, color: on, size: 20 })
  const y = onGrid(18.4 + plateHeight + 22)
  extract(book, report, { x: MARGIN, y, width: 104, color: on, bottom: book.height - 22 })
  const stackTop = y - 4
  hangerCard(book, { x: x + 16, y: stackTop, width: plateWidth - 16, left: 'Shade card', right: report.code })
  chipStack(book, report, wide, [
    x + 16,
    stackTop + CARD_HEIGHT,
    plateWidth - 16,
    book.height - stackTop - CARD_HEIGHT - 20,
  ])
  furnish(book, { title: RUNNING_TITLE, here: '', color: on })
}

export const COMPOSITIONS: Composition[] = [plateLeft, fieldTitle, plateRight, fromTheRail, acrossTheTop]

/** A report that anyone may read, from its first line to its last. */
export async function printWhole(book: Book, source: PictureSource, report: Report): Promise<void> {
  const [lead, second = lead] = report.pictures
  if (!lead || !second) return
  const { rule, tint } = report.tokens
  const column = 86
  const right = MARGIN + column + 10
  const grid = 5.8
  book.addPage(tint, report.title)
  await hangPicture(book, source, lead, [0, 0, MARGIN + column, book.height], 'straight')
  heading(book, report, { x: right, y: 16, width: column, color: INK })
  const title = fitDisplay(book, report.title, { width: column, height: 66, most: 130, lines: 3 })
  const below = setDisplay(book, title, { x: right, top: 26, color: rule })
  const next = standfirst(book, report, { x: right, y: below + 13, width: column, color: INK, size: 14.5 })
  const start = next + 6
  const foot = book.height - 19
  const secondHeight = column / shapeOf(second)
  const under = 22.5 + secondHeight + 12
  flow(
    book,
    wholeTextOf(report),
    [
      [right, start, column, foot - start],
      [MARGIN, 22.5, column, foot - 22.5],
      [right, under, column, foot - under],
    ],
    { grid, size: 12.4, rule },
    () => {
      setText(book, `Left: ${lower(lead.title)}. ${lead.credit}. This report is printed whole.`, {
        x: right,
        y: book.height - 12,
        width: column - 12,
        style: italic(8, INK),
        leading: 3.6,
        tag: 'Caption',
      })
      book.addPage(tint)
    },
  )
  furnish(book, { title: RUNNING_TITLE, here: report.title })
  await hangPicture(book, source, second, [right, 18.6, column, secondHeight], 'straight')
  selvedge(book, second, { x: right, y: 18.6 + secondHeight + 5, width: column, code: 'Fig. 2' })
}
