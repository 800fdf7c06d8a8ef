import { INK, PAPER, textOnSwatch } from '#modules/media/contrast.ts'
import { hexToOklch } from '#modules/media/palette.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Book } from './book.ts'
import { setColumns } from './index-columns.ts'
import { type Heading, indexOf } from './index-entries.ts'
import { codePage, huePage, ledgerPage, namedColors } from './index-plates.ts'
import { listReports, type Report } from './matter.ts'
import { copyrightLine, imprint, note, thousands } from './pages.ts'
import { CARD_HEIGHT, display, hangerCard, hangPicture, label, text } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { fitByHand, setDisplay, setText } from './typesetting.ts'

const MARGIN = 14
const FIELD = 'Chartreuse'

export async function composeIndex(book: Book, site: Site, source: PictureSource): Promise<void> {
  const reports = listReports()
  const headings = indexOf(reports)
  const cloths = reports.filter(({ section }) => section === 'color-and-print')
  const dyed = cloths.find(({ lead }) => lead.palette[lead.lead]?.name === FIELD) ?? cloths[0] ?? reports[0]
  const sample = cloths[0] ?? reports[0]
  if (!dyed || !sample) throw new Error('There is nothing to index')

  await cover(book, site, source, dyed, { headings, reports })
  codePage(book, reports, sample)
  let isFirst = true
  await setColumns(book, source, headings, reports, { margin: MARGIN, top: 22, bottom: 17 }, (from, to) => {
    book.addPage(PAPER, isFirst ? 'A to Z' : undefined)
    isFirst = false
    runningHead(book, from, to)
  })
  huePage(book, reports)
  ledgerPage(book, site, reports)
  colophon(book, site, dyed, headings.length)
}

/** As in a dictionary: the first word of the page and the last. */
function runningHead(book: Book, from: string, to: string): void {
  const style = label(7)
  const right = book.width - MARGIN
  const folio = String(book.pageNumber)
  const isLeft = book.pageNumber % 2 === 0
  book.artifact(() => {
    book.write(from, MARGIN, 11, style)
    book.write(to, right - book.widthOf(to, style), 11, style)
    book.line(MARGIN, 13.4, right, 13.4, INK, 0.5)
    book.write(folio, isLeft ? MARGIN : right - book.widthOf(folio, label(8)), book.height - 7.5, label(8))
  })
}

async function cover(
  book: Book,
  site: Site,
  source: PictureSource,
  dyed: Report,
  { headings, reports }: { headings: readonly Heading[]; reports: readonly Report[] },
): Promise<void> {
  const { field, on } = dyed.tokens
  book.addPage(field, 'Cover')
  const width = 78
  const x = book.width - MARGIN - width
  book.tag('P', () => {
    book.write(site.name, MARGIN, 15, display(24, on))
    book.write('The Index', MARGIN + 34, 15, label(9, on))
  })
  const title = fitByHand(book, ['Everything we', 'know, A to Z'], {
    width: book.width - MARGIN * 2,
    most: 200,
    tight: 0.93,
  })
  const titleTop = book.height - MARGIN - title.height
  const bottom = titleTop - 12
  setDisplay(book, title, { x: MARGIN, top: titleTop, color: on, tag: 'H1' })
  const years = reports.map(({ year }) => year)
  const sums: [number, string][] = [
    [headings.length, 'words'],
    [reports.length, 'reports'],
    [namedColors(reports).length, 'colors by name'],
    [headings.filter(({ kind }) => kind === 'place').length, 'places'],
    [Math.max(...years) - Math.min(...years) + 1, 'years'],
  ]
  const room = x - MARGIN - 12
  const step = 18
  const top = bottom - sums.length * step
  sums.forEach(([count, words], i) => {
    const y = top + (i + 1) * step
    book.artifact(() => book.line(MARGIN, y - step + 3, MARGIN + room, y - step + 3, on, i === 0 ? 1.1 : 0.4))
    book.tag('P', () => {
      book.write(thousands(count), MARGIN, y - 1.6, display(36, on))
      book.write(words, MARGIN + room - book.widthOf(words, label(8)), y - 1.6, label(8, on))
    })
  })
  hangerCard(book, { x, y: -0.2, width, left: dyed.code, right: dyed.title })
  await hangPicture(book, source, dyed.lead, [x, CARD_HEIGHT - 0.2, width, bottom - CARD_HEIGHT])
}

function colophon(book: Book, site: Site, dyed: Report, count: number): void {
  const dark =
    dyed.lead.palette.toSorted((a, b) => hexToOklch(a.hex)[0] - hexToOklch(b.hex)[0])[0]?.hex ?? INK
  const on = textOnSwatch(dark)
  book.addPage(dark, 'Colophon')
  const title = fitByHand(book, ['Look it up,', 'then come and ask'], { width: 182, most: 130, tight: 0.93 })
  const below = setDisplay(book, title, { x: MARGIN, top: 22, color: on })
  const archivist = site.staff.find(({ title: work }) => /index/i.test(work))?.name
  setText(
    book,
    `${thousands(count)} headings lead to the reports, and the reports are for members. ${archivist ? `${archivist} keeps the index and` : 'Our archivist'} answers what it does not: a fiber it has missed, a street that has changed its name, a worry that is not filed under W. Write, and say which word you looked for first.`,
    { x: 60, y: below + 22, width: 136, style: text(17, on), leading: 7.8 },
  )
  const y = 198
  book.artifact(() => book.line(MARGIN, y - 9, book.width - MARGIN, y - 9, on, 0.9))
  imprint(book, site, { x: MARGIN, y, color: on })
  note(
    book,
    'How it was made',
    'From the whole text of the library, filed letter by letter. What was made for a single client is in no index but theirs.',
    { x: 76, y, width: 54, color: on },
  )
  note(
    book,
    'Set in',
    'Imbue, Newsreader and Instrument Sans, in four columns. 210 by 270 millimeters; prints on A4 and on Letter.',
    {
      x: 142,
      y,
      width: 54,
      color: on,
    },
  )
  book.tag('P', () => book.write(site.name, MARGIN, book.height - MARGIN, display(30, on)))
  copyrightLine(book, site, { margin: MARGIN, color: on })
}
