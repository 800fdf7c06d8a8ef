import { codeLetters, SECTION_LABELS, type Section } from '#modules/content/sections.ts'
import { INK, PAPER, textOnSwatch } from '#modules/media/contrast.ts'
import { hexToOklch } from '#modules/media/palette.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Book } from './book.ts'
import { MOST_CODES } from './index-entries.ts'
import { colorNumber, type Report } from './matter.ts'
import { inWords, sentence, thousands } from './pages.ts'
import { display, HAIRLINE, italic, label, QUIET, text } from './parts.ts'
import { fitByHand, setDisplay, setText } from './typesetting.ts'

const MARGIN = 14

interface Named {
  name: string
  hex: string
  number: string
}

/** Every named color once, under the newest report that carries it. */
export function namedColors(reports: readonly Report[]): Named[] {
  const colors = new Map<string, Named>()
  for (const report of reports) {
    for (const { palette } of report.pictures.slice(0, 2)) {
      palette.forEach(({ name, hex }, i) => {
        if (!colors.has(name)) colors.set(name, { name, hex, number: colorNumber(report, i) })
      })
    }
  }
  return [...colors.values()]
}

const ROWS = 8
const NEUTRAL = 0.032
/** Where the circle is opened: between the pinks and the reds. */
const START = 0.1

const turnOf = (hex: string) => (hexToOklch(hex)[2] - START + Math.PI * 4) % (Math.PI * 2)

/** In order of hue, cut into rows that run light to dark and back again. */
function rowsOf(colors: readonly Named[]): Named[][] {
  const isNeutral = ({ hex }: Named) => hexToOklch(hex)[1] < NEUTRAL
  const hued = colors.filter((each) => !isNeutral(each)).toSorted((a, b) => turnOf(a.hex) - turnOf(b.hex))
  const neutral = colors.filter(isNeutral)
  const cut = (list: readonly Named[], count: number) => {
    const perRow = Math.ceil(list.length / count)
    return Array.from({ length: count }, (_, i) => list.slice(i * perRow, (i + 1) * perRow))
  }
  const bright = neutral.toSorted((a, b) => hexToOklch(b.hex)[0] - hexToOklch(a.hex)[0])
  return [...cut(hued, ROWS), ...cut(bright, Math.max(1, Math.round((neutral.length * ROWS) / hued.length)))]
    .filter((row) => row.length > 0)
    .map((row, i) =>
      row.toSorted((a, b) => (hexToOklch(b.hex)[0] - hexToOklch(a.hex)[0]) * (i % 2 === 0 ? 1 : -1)),
    )
}

export function huePage(book: Book, reports: readonly Report[]): void {
  const colors = namedColors(reports)
  book.addPage(PAPER, 'Every color, in order')
  const top = 42
  const title = fitByHand(book, ['Every color, in order'], { width: 118, most: 70 })
  setDisplay(book, title, { x: MARGIN, top: 13, color: INK })
  setText(
    book,
    `${thousands(colors.length)} names, by hue, each under the newest report that carries it: 41.3 is the third color of the report whose number ends in 041. Undyed, gray and black come last.`,
    { x: 142, y: 16, width: 54, style: italic(8.6, QUIET), leading: 3.9 },
  )
  const rows = rowsOf(colors)
  const height = (book.height - top) / rows.length
  rows.forEach((row, r) => {
    const width = book.width / row.length
    const y = top + r * height
    row.forEach(({ name, hex, number }, i) => {
      const x = i * width
      const on = textOnSwatch(hex)
      book.artifact(() => book.rect(x, y, width + 0.1, height + 0.1, hex))
      book.tag('P', () => {
        book.write(name, x + width / 2 + 1.25, y + height - 2.4, display(10.6, on), 90)
        const style = label(5.4, on)
        const at = x + (width - book.widthOf(number, style)) / 2
        if (book.widthOf(name, display(10.6)) < height - 7) book.write(number, at, y + 3, style)
      })
    })
  })
}

/** A chip for each report, in the color that leads it, by section and year; and the sums. */
export function ledgerPage(book: Book, site: Site, reports: readonly Report[]): void {
  book.addPage(PAPER, 'The years')
  const title = fitByHand(book, ['The years'], { width: 118, most: 70 })
  setDisplay(book, title, { x: MARGIN, top: 13, color: INK })
  const years = [...new Set(reports.map(({ year }) => year))].toSorted((a, b) => a - b)
  const sections = (Object.keys(SECTION_LABELS) as Section[]).filter((section) =>
    reports.some((report) => report.section === section),
  )
  const counts = (section: Section, year: number) =>
    reports.filter((report) => report.section === section && report.year === year)
  const most = years.toSorted((a, b) => sum(b) - sum(a))[0] ?? 0
  function sum(year: number): number {
    return reports.filter((report) => report.year === year).length
  }
  setText(
    book,
    `One chip for each report, in the color that leads it. ${site.name} has published ${thousands(reports.length)} since ${years[0] ?? ''}; most of them, ${sum(most)}, in ${most}.`,
    { x: 142, y: 16, width: 54, style: italic(8.6, QUIET), leading: 3.9 },
  )
  const [yearWidth, totalWidth] = [15, 11]
  const each = (book.width - MARGIN * 2 - yearWidth - totalWidth) / sections.length
  const top = 76
  const foot = book.height - 22
  const row = (foot - top) / (years.length + 1)
  const xOf = (i: number) => MARGIN + yearWidth + i * each

  sections.forEach((section, i) => {
    book.tag('TH', () => {
      book.write(SECTION_LABELS[section], xOf(i) + 4.2, top - 9, label(8), 90)
      book.write(codeLetters(section), xOf(i) + 1.2, top - 3, label(7, QUIET))
    })
  })
  const cell = (words: string, right: number, y: number, size: number) =>
    book.tag('TD', () => book.write(words, right - book.widthOf(words, display(size)), y, display(size)))

  years.forEach((year, r) => {
    const y = top + r * row
    book.artifact(() =>
      book.line(MARGIN, y, book.width - MARGIN, y, r === 0 ? INK : HAIRLINE, r === 0 ? 1.1 : 0.4),
    )
    book.tag('TH', () => book.write(String(year), MARGIN, y + row - 3, display(15)))
    sections.forEach((section, i) => {
      const found = counts(section, year)
      if (found.length === 0) return
      const perLine = 4
      const chip = 2.9
      found.forEach(({ lead }, k) => {
        const hex = lead.palette[lead.lead]?.hex ?? INK
        const x = xOf(i) + 1.2 + (k % perLine) * (chip + 0.35)
        book.artifact(() =>
          book.rect(x, y + row - 1.7 - chip - Math.floor(k / perLine) * (chip + 0.35), chip, chip, hex),
        )
      })
      book.tag('TD', () => book.write(String(found.length), xOf(i) + 1.2, y + 2.7, label(5.8, QUIET)))
    })
    cell(String(sum(year)), book.width - MARGIN, y + row - 3, 15)
  })
  const y = top + years.length * row
  book.artifact(() => book.line(MARGIN, y, book.width - MARGIN, y, INK, 1.1))
  sections.forEach((section, i) => {
    const total = String(reports.filter((report) => report.section === section).length)
    book.tag('TD', () => book.write(total, xOf(i) + 1.2, y + row - 3, display(15)))
  })
  cell(String(reports.length), book.width - MARGIN, y + row - 3, 15)
}

/** What the letters and figures of a code stand for. */
export function codePage(book: Book, reports: readonly Report[], sample: Report): void {
  book.addPage(PAPER, 'How to read a code')
  const [letters = '', rest = ''] = sample.code.split(' ')
  const [year = '', _number = ''] = rest.split('-')
  const title = fitByHand(book, [sample.code], { width: book.width - MARGIN * 2, most: 260 })
  const base = setDisplay(book, title, { x: MARGIN, top: 24, color: sample.tokens.rule, tag: 'H2' })
  const style = display(title.size)
  const widthTo = (words: string) => book.widthOf(words, style)
  const parts = [
    { from: 0, to: widthTo(letters), column: 0 },
    { from: widthTo(`${letters} `), to: widthTo(`${letters} ${year}`), column: 1 },
    { from: widthTo(`${letters} ${year}-`), to: widthTo(sample.code), column: 2 },
  ]
  const columns = [MARGIN, 84, 142]
  const top = base + 30
  book.artifact(() => {
    for (const { from, to, column } of parts) {
      const x = columns[column] ?? 0
      book.line(MARGIN + from, base + 6, MARGIN + to, base + 6, INK, 1.1)
      book.line(MARGIN + (from + to) / 2, base + 6, MARGIN + (from + to) / 2, base + 13, INK, 0.5)
      book.line(MARGIN + (from + to) / 2, base + 13, x + 0.3, base + 20, INK, 0.5)
      book.line(x + 0.3, base + 20, x + 0.3, base + 24, INK, 0.5)
    }
  })
  const sections = (Object.keys(SECTION_LABELS) as Section[]).filter((section) =>
    reports.some((report) => report.section === section),
  )
  book.tag('H3', () => book.write('The section', columns[0] ?? 0, top, display(22)))
  sections.forEach((section, i) => {
    const y = top + 9.4 + i * 6.2
    book.tag('P', () => {
      book.write(codeLetters(section), MARGIN, y, label(7.6, sample.tokens.rule))
      book.write(SECTION_LABELS[section], MARGIN + 10, y, text(12))
    })
  })
  const explain = (column: number, heading: string, words: string) => {
    const x = columns[column] ?? 0
    book.tag('H3', () => book.write(heading, x, top, display(22)))
    setText(book, words, { x, y: top + 9.4, width: 50, style: text(12), leading: 5.5 })
  }
  explain(
    1,
    'The year',
    'In which it was filed. A report is left as it was written, mistakes included; where we changed our minds there is a later one.',
  )
  explain(
    2,
    'The number',
    'In the order we began them, section by section; the Weekly goes by its week. The gaps are reports that we gave up.',
  )

  const low = 208
  book.artifact(() => book.line(MARGIN, low, book.width - MARGIN, low, INK, 1.1))
  const { palette } = sample.lead
  palette.forEach(({ hex }, i) => {
    book.artifact(() => book.disc(MARGIN + 3.4 + i * 7.6, low + 12, 3.3, hex, INK))
    const n = colorNumber(sample, i)
    book.tag('P', () =>
      book.write(n, MARGIN + 3.4 + i * 7.6 - book.widthOf(n, label(6)) / 2, low + 19.6, label(6)),
    )
  })
  book.tag('H3', () => book.write('A color', MARGIN, low + 30, display(22)))
  setText(
    book,
    'Has the last figures of its report, a point, and its place in the picture, counted from the ground up.',
    {
      x: MARGIN,
      y: low + 37,
      width: 60,
      style: text(10),
      leading: 4.7,
    },
  )
  const x = columns[1] ?? 0
  book.tag('H3', () => book.write('In the columns', x, low + 30, display(22)))
  const marks: [string, 'text' | 'italic', string][] = [
    ['Selvedge', 'text', 'a subject, or a place'],
    ['Selvedge, The', 'italic', 'the title of a report'],
    ['Selvedge', 'text', 'a color, as it looks'],
  ]
  marks.forEach(([word, face, meaning], i) => {
    const y = low + 37 + i * 4.9
    const isColor = i === 2
    if (isColor)
      book.artifact(() => book.disc(x + 1.2, y - 1, 1.2, palette[sample.lead.lead]?.hex ?? INK, HAIRLINE))
    book.tag('P', () => {
      book.write(word, x + (isColor ? 3.4 : 0), y, { face, size: 10, color: INK })
      book.write(meaning, x + 30, y, text(10, QUIET))
    })
  })
  setText(
    book,
    `${sentence(inWords(MOST_CODES))} references at most: the reports that say most about the matter, in the order of their codes.`,
    {
      x: 152,
      y: low + 37,
      width: 44,
      style: text(10),
      leading: 4.7,
    },
  )
}
