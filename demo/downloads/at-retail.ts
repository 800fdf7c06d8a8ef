import type { PageTokens } from '#modules/media/contract.ts'
import { INK, PAPER, textOnSwatch } from '#modules/media/contrast.ts'
import { pageTokens } from '#modules/media/palette.ts'
import type { Site } from '#modules/site/contract.ts'
import type { DemoAsset } from '../types.ts'
import type { Book } from './book.ts'
import { findPicture, listReports, preferPicture, type Report } from './matter.ts'
import { copyrightLine, imprint, inWords, note, sentence } from './pages.ts'
import { display, hangerCard, hangPicture, label, text } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { dimension, measuresOf } from './retail-measures.ts'
import {
  broadSheet,
  cornerSheet,
  loftSheet,
  MARGIN,
  pairedSheet,
  type Sheet,
  tallOnTheLeft,
  tallOnTheRight,
  wholeSheets,
} from './retail-sheets.ts'
import { TEN_THINGS, tenThings } from './ten-things.ts'
import { fitByHand, setDisplay, setText } from './typesetting.ts'

interface Order {
  id: string
  drawing: string
  sheet: Sheet
  /** The color of the drawing that dyes the sheet, so that no two neighbors are alike. */
  dye?: string
  since?: [id: string, words: string]
}

/** Which report on which sheet, by the drawing that decides its form. */
const ORDERS: Order[] = [
  { id: 'me-26-016', drawing: 'elevation', sheet: cornerSheet },
  { id: 'me-13-004', drawing: 'first-three-steps', sheet: pairedSheet, dye: 'Milk' },
  { id: 'me-25-003', drawing: 'windows-at-walking-speed', sheet: broadSheet, dye: 'Petrol' },
  { id: 'me-26-007', drawing: 'rail-in-nine-moves', sheet: loftSheet },
  {
    id: 'me-22-014',
    drawing: 'shoes-at-knee-height',
    sheet: broadSheet,
    dye: 'Thistle',
    since: ['tw-26-024', 'We have since apologized for part of this. The height stands'],
  },
  { id: 'me-24-005', drawing: 'light-thirty-degrees', sheet: tallOnTheLeft },
  { id: 'me-23-010', drawing: 'quiet-third-plan', sheet: tallOnTheRight },
  { id: 'me-25-021', drawing: 'counter-elevation', sheet: cornerSheet, dye: 'Apricot' },
]

interface Chosen {
  report: Report
  compose: (book: Book, source: PictureSource) => Promise<void>
  page: number
  scale: number | undefined
}

const FIRST_SHEET = 3

/** The sheets above, as far as their reports and drawings exist; others of the section stand in for the rest. */
function chooseSheets(reports: readonly Report[]): Chosen[] {
  const named = ORDERS.flatMap(({ id, drawing, sheet, dye, since }) => {
    const report = reports.find((each) => each.id === id)
    if (!report) return []
    const lead = findPicture(drawing) ?? report.lead
    const later = since && listReports().find((each) => each.id === since[0])
    return [
      { report, lead, sheet, dye, since: later && `${since[1]}: ${later.code.replace(' ', '\u00a0')}.` },
    ]
  })
  const spare = reports
    .filter((each) => !each.complimentary && !named.some(({ report }) => report === each))
    .slice(0, ORDERS.length - named.length)
    .map((report) => {
      const sheet = report.lead.width > report.lead.height * 1.7 ? cornerSheet : tallOnTheRight
      return { report, lead: report.lead, sheet, dye: undefined, since: undefined }
    })
  return [...named, ...spare].map(({ report, lead, sheet, dye, since }, i) => ({
    report,
    page: FIRST_SHEET + i,
    scale: sheet === tallOnTheLeft || sheet === tallOnTheRight ? undefined : measuresOf(lead)?.scale,
    compose: (book, source) => sheet(book, source, { report, lead, tokens: tokensOf(lead, dye), since }),
  }))
}

function tokensOf({ palette, lead }: DemoAsset, dye: string | undefined): PageTokens {
  const index = palette.findIndex(({ name }) => name === dye)
  return pageTokens(palette, index < 0 ? lead : index)
}

export async function composeAtRetail(book: Book, site: Site, source: PictureSource): Promise<void> {
  const reports = listReports('merchandising')
  const whole = reports.find(({ complimentary }) => complimentary)
  const sheets = chooseSheets(reports)
  const [first] = reports
  if (!first) throw new Error('There is no report on merchandising to print')
  const wall = preferPicture(['elevation'], first.lead)
  const wholePage = FIRST_SHEET + sheets.length
  const tapePage = wholePage + (whole ? 2 : 0)

  await cover(book, site, source, wall)
  introduction(book, sheets, whole ? { report: whole, page: wholePage } : undefined, tapePage)
  for (const { compose } of sheets) await compose(book, source)
  if (whole) await wholeSheets(book, source, whole)
  tenThings(book, reports)
  colophon(book, site, reports)
}

async function cover(book: Book, site: Site, source: PictureSource, wall: Report['lead']): Promise<void> {
  const field =
    wall.palette.find(({ name }) => name === 'Bottle')?.hex ?? wall.palette[wall.lead]?.hex ?? PAPER
  const on = textOnSwatch(field)
  book.addPage(field, 'Cover')
  hangerCard(book, { x: -1, y: 0, width: book.width + 2 })
  const season = 'At Retail'
  book.tag('P', () => {
    book.write(site.name, MARGIN, 5.6, display(15))
    book.write(season, book.width - MARGIN - book.widthOf(season, label(7.5)), 5, label(7.5))
  })
  const title = fitByHand(book, ['The shop, drawn to scale'], { width: book.width - MARGIN * 2, most: 150 })
  const last = setDisplay(book, title, { x: MARGIN, top: 19, color: on, tag: 'H1' })
  book.tag('P', () =>
    book.write(
      'Walls, windows, rails and boards, measured as they were found and redrawn the way they ought to be.',
      MARGIN,
      last + 18.5,
      text(11.5, on),
    ),
  )
  // The middle of the wall, twice as large as on its own sheet.
  const top = last + 32
  const tall = book.height - top
  const zoom = 1.54
  const bay = (book.width * zoom * 332.5) / 2000
  dimension(book, {
    from: (book.width - bay) / 2,
    to: (book.width + bay) / 2,
    at: top - 5.4,
    words: '1.90',
    color: on,
  })
  await hangPicture(book, source, wall, [0, top, book.width, tall], 'straight', {
    zoom,
    at: { x: 0.5, y: 0.93 },
  })
}

function introduction(
  book: Book,
  sheets: readonly Chosen[],
  whole: { report: Report; page: number } | undefined,
  tapePage: number,
): void {
  book.addPage(PAPER, 'Forty floors a season')
  const title = fitByHand(book, ['Forty floors', 'a season'], { width: 128, most: 110, tight: 0.82 })
  let y = setDisplay(book, title, { x: MARGIN, top: 14, color: INK }) + 16
  const count = sheets.length + (whole ? 1 : 0)
  const paragraphs = [
    'Two of us go in before opening with a steel tape, a roll of squared paper and a thermometer. We measure the wall, the rail, the board, the gap under the curtain. Then we stay and count: who stopped, who touched, who carried it to the door to see the color. It takes three days a floor. Nobody has asked us to leave, though one store handed us aprons.',
    'The floor is drawn as it was found and once more as it ought to be. Members take the second drawing to the shopfitter, so it is to scale, and a wrong centimeter in it is ours to pay for.',
    `Here are ${inWords(count)} of the reports. Where a sheet gives a scale you may lay a ruler on it: printed at 100 percent, two centimeters at 1:50 are a meter of shop. There is a tape along the foot of sheet ${tapePage} to check your printer with.`,
  ]
  paragraphs.forEach((paragraph, i) => {
    y = setText(book, paragraph, {
      x: MARGIN,
      y,
      width: 122,
      style: text(12.6),
      leading: 5.9,
      indent: i === 0 ? 0 : 4.2,
    })
  })
  const x = 156
  const width = book.width - x - MARGIN
  const rows = [
    ...sheets.map(({ report, page, scale }) => ({ report, page, scale: scale ? `1:${scale}` : '' })),
    ...(whole ? [{ ...whole, scale: 'whole' }] : []),
  ]
  const step = 16.6
  const top = 24
  rows.forEach(({ report, page, scale }, i) => {
    const at = top + i * step
    book.artifact(() => book.line(x, at - 9, x + width, at - 9, INK, i === 0 ? 1.4 : 0.4))
    book.tag('P', () => {
      book.write(report.code, x, at, label(7))
      book.write(report.title, x + 19, at, display(21))
      book.write(scale, x + width - 18, at, label(7))
      book.write(String(page), x + width - book.widthOf(String(page), label(8)), at, label(8))
    })
    book.linkArea(report.title, [x, at - 6, width, 9], page)
  })
  const last = top + rows.length * step
  book.artifact(() => book.line(x, last - 9, x + width, last - 9, INK, 0.4))
  book.tag('P', () => {
    book.write(TEN_THINGS, x + 19, last, display(21))
    book.write(String(tapePage), x + width - book.widthOf(String(tapePage), label(8)), last, label(8))
  })
  book.linkArea(TEN_THINGS, [x, last - 6, width, 9], tapePage)
  book.artifact(() => book.line(x, last + 4, x + width, last + 4, INK, 0.4))
}

function colophon(book: Book, site: Site, reports: readonly Report[]): void {
  const [newest] = reports
  const { field, on } = newest ? newest.tokens : { field: PAPER, on: INK }
  book.addPage(field, 'Colophon')
  const title = fitByHand(book, ['We could', 'measure yours'], { width: 230, most: 160, tight: 0.84 })
  const below = setDisplay(book, title, { x: MARGIN, top: 18, color: on })
  setText(
    book,
    `${sentence(inWords(reports.length))} reports on floors, walls and windows are in the library, with ${listReports().length - reports.length} on everything else. Members may lay any of the drawings over their own plan. If yours is a floor that nobody has explained, send us its length, its depth and where the door is.`,
    { x: MARGIN + 84, y: below + 20, width: 140, style: text(14), leading: 6.4 },
  )
  const y = 158
  book.artifact(() => book.line(MARGIN, y - 8, book.width - MARGIN, y - 8, on, 0.9))
  imprint(book, site, { x: MARGIN, y, color: on, leading: 4.4 })
  const floors = site.staff
    .filter(({ title: work }) => /floor|merchandis/i.test(work))
    .map(({ name }) => name)
  note(
    book,
    'Measured and drawn',
    `${floors.length > 0 ? `${floors.join(' and ')}. ` : ''}Set in Imbue, Newsreader and Instrument Sans. The pages are A4 on its side.`,
    { x: MARGIN + 84, y, width: 62, color: on },
  )
  note(
    book,
    'Scale',
    'True at 100 percent. Most printers shrink a page to fit unless they are told not to; sheets without a scale are drawn by eye or from a corner.',
    { x: MARGIN + 158, y, width: 68, color: on },
  )
  book.tag('P', () =>
    book.write(
      site.name,
      book.width - MARGIN - book.widthOf(site.name, display(30)),
      y + 14,
      display(30, on),
    ),
  )
  copyrightLine(book, site, { margin: MARGIN, color: on })
}
