import { INK } from '#modules/media/contrast.ts'
import type { DemoAsset } from '../types.ts'
import { type Book, millimeters } from './book.ts'
import { type Heading, initialOf, shortened } from './index-entries.ts'
import { monthOf, type Report } from './matter.ts'
import { CARD_HEIGHT, display, HAIRLINE, hangerCard, hangPicture, isCloth, text } from './parts.ts'
import type { PictureSource } from './pictures.ts'
import { breakLines, drawLines, type Line, type Run } from './typesetting.ts'

const COLUMNS = 4
const GAP = 5
const HANG = 3
const SIZE = 8.3
const CODE_SIZE = 6.7
const INITIAL = 118

export interface Columns {
  margin: number
  top: number
  bottom: number
}

interface Item {
  /** In millimeters, with lines this far apart. */
  height: (leading: number) => number
  draw: (x: number, y: number, leading: number) => void | Promise<void>
  /** How many of those that follow must stay with it. */
  keeps: number
  /** May wait for the head of the next column. */
  waits?: boolean
}

/** A cloth that hangs in the column at its own name. */
function plates(reports: readonly Report[]): Map<string, Report> {
  const byInitial = new Map<string, Report>()
  for (const report of reports) {
    const initial = report.title.replace(/^(The|A|An) /, '').charAt(0)
    if (report.section === 'color-and-print' && isCloth(report.lead) && !byInitial.has(initial))
      byInitial.set(initial, report)
  }
  return new Map([...byInitial.values()].map((report) => [report.code, report]))
}

const runsOf = ({ words, kind, codes }: Heading): Run[] => [
  { words: `${words} `, face: kind === 'title' ? 'italic' : 'text' },
  { words: ` ${shortened(codes)}`, face: 'label', size: CODE_SIZE },
]

function lineItem(book: Book, heading: Heading, width: number): Item {
  const { hex } = heading
  const lines = breakLines(book, runsOf(heading), text(SIZE), width - HANG, { indent: hex ? 0.2 : -HANG })
  return {
    height: (leading) => lines.length * leading,
    keeps: 0,
    draw: (x, y, leading) => {
      if (hex) book.artifact(() => book.disc(x + 1.15, y - 0.95, 1.15, hex, HAIRLINE))
      book.tag('LI', () =>
        drawLines(book, lines as Line[], { x: x + HANG, y, width, style: text(SIZE), leading }),
      )
    },
  }
}

function initialItem(book: Book, initial: string, width: number): Item {
  const tall = millimeters(INITIAL * 0.7)
  return {
    height: (leading) => tall + leading * 3.5,
    keeps: 3,
    draw: (x, y, leading) => {
      book.artifact(() => book.line(x, y - leading * 0.2, x + width, y - leading * 0.2, INK, 1.1))
      book.tag('H2', () => book.write(initial, x - 0.4, y + leading * 0.75 + tall, display(INITIAL)))
      book.bookmark(initial)
    },
  }
}

function plateItem(book: Book, source: PictureSource, report: Report, width: number): Item {
  const picture: DemoAsset = report.lead
  const tall = Math.min(Math.max((width * picture.height) / picture.width, 32), 56)
  return {
    height: (leading) => CARD_HEIGHT + tall + leading * 1.5,
    keeps: 0,
    waits: true,
    draw: async (x, y, leading) => {
      const top = y - leading * 0.55
      hangerCard(book, { x, y: top, width, left: report.code, right: monthOf(report.date).slice(-4) })
      await hangPicture(book, source, picture, [x, top + CARD_HEIGHT, width, tall])
    },
  }
}

interface Placed {
  item: Item
  index: number
  page: number
  column: number
  y: number
}

function place(items: readonly Item[], room: number, leading: number): Placed[] {
  let [column, y] = [0, 0]
  const waiting: number[] = []
  const placed: Placed[] = []
  const put = (i: number) => {
    const item = items[i]
    if (!item) return
    placed.push({ item, index: i, page: Math.floor(column / COLUMNS), column: column % COLUMNS, y })
    y += item.height(leading)
  }
  const next = () => {
    ;[column, y] = [column + 1, 0]
    for (const i of waiting.splice(0)) put(i)
  }
  items.forEach((item, i) => {
    const together = items.slice(i, i + 1 + item.keeps).reduce((sum, each) => sum + each.height(leading), 0)
    if (y > 0 && y + together > room) {
      if (item.waits) {
        waiting.push(i)
        return
      }
      next()
    }
    put(i)
  })
  if (waiting.length > 0) next()
  return placed
}

/** Loose enough to fill its last page, which must be a right-hand one: what comes after needs two facing. */
function chooseLeading(items: readonly Item[], room: number, firstPage: number): number {
  let best = { leading: 3.5, score: -1 }
  for (let leading = 3.4; leading <= 4.25; leading += 0.01) {
    const last = place(items, room, leading).at(-1)
    if (!last) break
    const isRight = (firstPage + last.page) % 2 === 1
    const fill = (last.column + (last.y + last.item.height(leading)) / room) / COLUMNS
    const score = (isRight ? 1 : 0) + fill
    if (fill <= 1 && score > best.score) best = { leading, score }
  }
  return best.leading
}

/** The index itself, in four columns, letter after letter. */
export async function setColumns(
  book: Book,
  source: PictureSource,
  headings: readonly Heading[],
  reports: readonly Report[],
  { margin, top, bottom }: Columns,
  turn: (from: string, to: string) => void,
): Promise<void> {
  const width = (book.width - margin * 2 - GAP * (COLUMNS - 1)) / COLUMNS
  const hung = plates(reports)
  const owners: Heading[] = []
  const items: Item[] = []
  let initial = ''
  for (const heading of headings) {
    if (initialOf(heading) !== initial) {
      initial = initialOf(heading)
      items.push(initialItem(book, initial, width))
      owners.push(heading)
    }
    items.push(lineItem(book, heading, width))
    owners.push(heading)
    const plate = heading.kind === 'title' ? hung.get(heading.codes[0] ?? '') : undefined
    if (plate) {
      items.push(plateItem(book, source, plate, width))
      owners.push(heading)
    }
  }
  const room = book.height - top - bottom
  const leading = chooseLeading(items, room, book.pageNumber + 1)
  const placed = place(items, room, leading)
  const pages = Math.max(...placed.map(({ page }) => page)) + 1
  for (let page = 0; page < pages; page++) {
    const here = placed
      .filter((each) => each.page === page)
      .map((each) => ({ ...each, owner: owners[each.index] }))
    turn(here[0]?.owner?.words ?? '', here.at(-1)?.owner?.words ?? '')
    for (const { item, column, y } of here) {
      await item.draw(margin + column * (width + GAP), top + y, leading)
    }
  }
}
