import { PAPER, textOnSwatch } from '#modules/media/contrast.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Book } from './book.ts'
import { colorNumber, listReports, preferPicture, type Report } from './matter.ts'
import { RUNNING_TITLE } from './movement-parts.ts'
import { COMPOSITIONS, printWhole } from './movement-spreads.ts'
import { contentsLine, copyrightLine, furnish, imprint, inWords, note, sentence } from './pages.ts'
import { display, hangerCard, hangPicture, italic, label, text, unequal } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { fitByHand, fitDisplay, setDisplay, setText } from './typesetting.ts'

const SEASON = 'Spring 2027'
const FIRST_SPREAD = 4
const MARGIN = 14

/** The newest five that members read on, and one that is given whole. */
function chooseReports(): { opened: Report[]; whole: Report | undefined } {
  const all = listReports('design-movements', 'creative-direction')
  return {
    opened: all.filter(({ complimentary }) => !complimentary).slice(0, COMPOSITIONS.length),
    whole: all.find(({ complimentary }) => complimentary),
  }
}

export async function composeDesignMovements(book: Book, site: Site, source: PictureSource): Promise<void> {
  const { opened, whole } = chooseReports()
  const reports = whole ? [...opened, whole] : opened
  const [newest] = reports
  if (!newest) throw new Error('There is no report on design movements to print')
  const form = preferPicture(['forms', 'thin-walls'], newest.lead)

  await cover(book, site, source, form)
  shadeCard(book, reports)
  argument(book, reports, whole)
  for (const [i, report] of opened.entries()) await COMPOSITIONS[i]?.(book, source, report, form)
  if (whole) await printWhole(book, source, whole)
  colophon(book, site, reports)
}

async function cover(book: Book, site: Site, source: PictureSource, form: Report['lead']): Promise<void> {
  const field =
    form.palette.find(({ name }) => name === 'Apricot')?.hex ?? form.palette[form.lead]?.hex ?? PAPER
  const on = textOnSwatch(field)
  book.addPage(field, 'Cover')
  const band = 20
  hangerCard(book, { x: -1, y: 0, width: book.width + 2 })
  book.tag('P', () => {
    book.write(site.name, MARGIN, 5.6, display(15))
    book.write(SEASON, book.width - MARGIN - book.widthOf(SEASON, label(7.5)), 5, label(7.5))
  })
  const title = fitByHand(book, ['Form casts the', 'longer shadow'], {
    width: book.width - MARGIN * 2,
    most: 190,
    tight: 0.83,
  })
  const last = setDisplay(book, title, { x: MARGIN, top: band + 1, color: on, tag: 'H1' })
  const top = last + 36
  setText(
    book,
    'Six forms, each followed from the place where it was first seen to the rail where it will be sold.',
    {
      x: MARGIN,
      y: last + 23,
      width: 110,
      style: text(11.5, on),
      leading: 5.2,
    },
  )
  const kicker = 'Design Movements'
  book.tag('P', () =>
    book.write(kicker, book.width - MARGIN - book.widthOf(kicker, label(9)), last + 23, label(9, on)),
  )
  await hangPicture(book, source, form, [0, top, book.width, book.height - top])
}

/** Rows of a card are never equal. */
const ROW_SHARES = [0.34, 0.14, 0.24, 0.12, 0.2, 0.28]

/** The colors of the whole book on one card: a row for each report, and the way into it. */
function shadeCard(book: Book, reports: readonly Report[]): void {
  book.addPage(PAPER, 'Shade card')
  const top = 24
  const rows = unequal(
    reports.map((_, i) => ROW_SHARES[i] ?? 0.2),
    30,
    book.height - top,
  )
  hangerCard(book, { x: -1, y: top - 8, width: book.width + 2 })
  book.tag('H2', () => book.write('The shade card', MARGIN, 10.4, display(17)))
  const words = 'Every color in this book, by report. Widths follow the share.'
  book.tag('P', () => book.write(words, book.width - MARGIN - book.widthOf(words, label(7)), 10.2, label(7)))
  let y = top
  reports.forEach((report, r) => {
    const height = rows[r] ?? 0
    const { palette } = report.lead
    const widths = unequal(
      palette.map(({ share }) => share),
      20,
      book.width,
    )
    let x = 0
    palette.forEach(({ name, hex }, i) => {
      const width = widths[i] ?? 0
      const on = textOnSwatch(hex)
      book.artifact(() => book.rect(x, y, width + 0.1, height + 0.1, hex))
      const left = x + (i === 0 ? MARGIN : 3)
      book.tag('P', () => {
        book.write(colorNumber(report, i), left, y + height - 8.8, label(6.8, on))
        book.write(name, left, y + height - 3.6, display(13, on))
        if (i === 0) book.write(report.code, left, y + 5.6, label(6.6, on))
      })
      x += width
    })
    book.linkArea(report.title, [0, y, book.width, height], FIRST_SPREAD + r * 2)
    y += height
  })
}

const ARGUMENT = [
  'A movement is easiest to see from the side, late in the afternoon. Color goes out of a season first and print goes after it. What is left on the floor when the light comes in low is a shape, and the next three years are cut from the shape.',
  'For Spring 2027 we followed six. Each was met first away from clothes: on a staircase, at a furniture fair, in a fitting room without a wall, on a sales floor where the carpenters had not left. Each was then counted on a rail. You get the place, the number and the date, because a movement without a number is a mood.',
  'They have one thing in common: they stand up by themselves. A coat keeps its shoulders on an empty table. A sheet of forty grams keeps the outline of whoever is behind it. A joint holds without glue and lets you look. For some years clothes had needed a person inside them before they looked like anything. The outline is back, and the shadow with it, hard, on one side only and longer than the thing.',
  'What to do is soon said. Buy fewer shapes, and each of them deeper. Show one alone, lit from one side, and leave the floor beside it bare for as far as the shadow goes. That costs you a fixture. We have also been early before: the upholstered boulder of 2018 is still in our own hallway, because it does not go through the door.',
]

function argument(book: Book, reports: readonly Report[], whole: Report | undefined): void {
  book.addPage(PAPER, 'The argument')
  furnish(book, { title: RUNNING_TITLE, here: 'The argument' })
  const column = 60
  const width = book.width - column - MARGIN
  const heading = fitDisplay(book, 'What stands up by itself', { width: 182, most: 92, lines: 2 })
  let y = setDisplay(book, heading, { x: MARGIN, top: 18, color: '#16140F' }) + 13.5
  y = Math.ceil(y / 4.5) * 4.5
  const side = `${sentence(inWords(reports.length))} reports of the last three years, newest first.`
  setText(book, whole ? `${side} ${whole.title} is printed whole.` : side, {
    x: MARGIN,
    y,
    width: 36,
    style: italic(8.6, '#625D52'),
    leading: 4.5,
  })
  ARGUMENT.forEach((paragraph, i) => {
    y = setText(book, paragraph, {
      x: column,
      y,
      width,
      style: text(12),
      leading: 5.6,
      indent: i === 0 ? 0 : 4.5,
    })
  })
  const step = 9
  const start = book.height - 19 - (reports.length - 1) * step
  reports.forEach((report, i) => {
    contentsLine(book, {
      x: MARGIN,
      y: start + i * step,
      width: book.width - MARGIN * 2,
      code: report.code,
      title: report.title,
      page: FIRST_SPREAD + i * 2,
      size: 16,
    })
  })
}

function colophon(book: Book, site: Site, reports: readonly Report[]): void {
  const last = reports.at(-1)
  const { field, on } = last ? last.tokens : { field: PAPER, on: '#16140F' }
  book.addPage(field, 'Colophon')
  const count = listReports().length
  const title = fitByHand(book, ['The rest is', 'up the iron stairs'], { width: 182, most: 120, tight: 0.84 })
  const below = setDisplay(book, title, { x: MARGIN, top: 22, color: on })
  setText(
    book,
    `The library holds ${count} reports on color and print, runway, floors, money and cities, the first of them from 2013. Members open it in the morning, before the first meeting. Write to us and say what you make or sell; we answer the same day, and now and then we tell people that they do not need us.`,
    { x: 60, y: below + 22, width: 136, style: text(17, on), leading: 7.8 },
  )
  const y = 186
  book.artifact(() => book.line(MARGIN, y - 9, book.width - MARGIN, y - 9, on, 0.9))
  imprint(book, site, { x: MARGIN, y, color: on })
  const credits = [...new Set(reports.flatMap(({ pictures }) => pictures.map(({ credit }) => credit)))]
  const made = `${credits.join('. ')}. Set in Imbue, Newsreader and Instrument Sans.`
  const next = note(book, 'Drawn and set', made, { x: 76, y, width: 54, color: on })
  note(book, 'Page size', '210 by 270 millimeters. It prints on A4 and on Letter without being scaled.', {
    x: 76,
    y: next + 4.5,
    width: 54,
    color: on,
  })
  const after = note(
    book,
    'Colors',
    'Each is numbered by report and place: 18.2 is the second color of DM 26-018. A screen is not a cloth. Ask for the card before you dye.',
    { x: 142, y, width: 54, color: on },
  )
  note(book, 'Pass it on', 'Whole and unaltered, to anyone who decides what gets made.', {
    x: 142,
    y: after + 4.5,
    width: 54,
    color: on,
  })
  book.tag('P', () => book.write(site.name, MARGIN, book.height - MARGIN, display(30, on)))
  copyrightLine(book, site, { margin: MARGIN, color: on })
}
