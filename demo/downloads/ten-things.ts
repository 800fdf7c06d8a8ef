import { INK, PAPER } from '#modules/media/contrast.ts'
import type { Book } from './book.ts'
import type { Report } from './matter.ts'
import { display, italic, label, text } from './parts.ts'
import { tape } from './retail-measures.ts'
import { MARGIN } from './retail-sheets.ts'
import { fitByHand, setDisplay, setText } from './typesetting.ts'

export const TEN_THINGS = 'Ten things to do before ten o’clock'

/** What each report comes down to on a weekday morning; more than ten, so that one may be missing. */
const BEFORE_TEN: [id: string, words: string][] = [
  [
    'me-25-003',
    'Walk past your own window at 1.3 meters a second. Ten steps on, name one thing in it. If you cannot, leave one thing in it.',
  ],
  [
    'me-13-004',
    'Come in at the door and take three steps. Whatever you have passed by then goes back by the length of a bicycle.',
  ],
  [
    'me-24-005',
    'Half close your eyes. If the brightest thing in the shop is the aisle, fetch the ladder and turn one lamp by thirty degrees.',
  ],
  ['me-26-007', 'Empty one rail onto a table. Thirty pieces come off. See how many of them you want back.'],
  ['me-15-009', 'Spoil the table a little. The shelf is there to be read; the table is there to be handled.'],
  ['me-19-015', 'Lift one figure off the platform and leave its plate. Do not close up the row.'],
  ['me-22-014', 'Bring the best pair of shoes down to 48 centimeters. Dust the board.'],
  ['me-18-006', 'Carry the mirror to the end of the coat rail. It takes two people and stays there.'],
  ['me-21-008', 'Put a chair in each fitting room and count the hooks. Three: hers, yours, and no.'],
  [
    'me-26-016',
    'Stand at the middle of the long wall and count to nine. The first thing you saw should be the one that pays for the rest.',
  ],
  ['me-25-021', 'Put one thing back behind the counter, so that somebody has to ask for it.'],
  ['me-16-013', 'Fold one knit in front of whoever is new. Hang what has its idea at the back.'],
  ['me-23-010', 'Walk to the back wall. Take away whatever is red.'],
]
const OPENING_MINUTE = 10
const GRID_OF_TEN = 4.7

/** Ten errands, five minutes each, and along the foot a tape to measure with. */
export function tenThings(book: Book, reports: readonly Report[]): void {
  const [ground, ink] = ['#F1BC32', INK]
  book.addPage(PAPER, TEN_THINGS)
  const title = fitByHand(book, ['Ten things to do', 'before ten o’clock'], {
    width: 118,
    most: 92,
    tight: 0.84,
  })
  setDisplay(book, title, { x: MARGIN, top: 13, color: INK })
  setText(
    book,
    'Fifty minutes, one ladder, two people for the mirror. Start at ten past nine. Each line is the short end of a report, whose number follows it.',
    { x: 152, y: 17, width: 92, style: text(11), leading: 5.2 },
  )
  const known = BEFORE_TEN.flatMap(([id, words]) => {
    const report = reports.find((each) => each.id === id)
    return report ? [{ report, words }] : []
  }).slice(0, 10)
  const gap = 8
  const width = (book.width - MARGIN * 2 - gap * 4) / 5
  known.forEach(({ report, words }, i) => {
    const x = MARGIN + (i % 5) * (width + gap)
    const y = 64 + Math.floor(i / 5) * 63
    const minute = `9:${String(OPENING_MINUTE + i * 5).padStart(2, '0')}`
    book.artifact(() => book.line(x, y, x + width, y, INK, 0.9))
    book.tag('P', () => {
      book.write(String(i + 1), x, y + 20, display(66, report.tokens.rule))
      book.write(minute, x + width - book.widthOf(minute, label(7)), y + 4.4, label(7))
    })
    const after = setText(book, words, {
      x,
      y: y + 28,
      width,
      style: text(10.4),
      leading: GRID_OF_TEN,
      tag: 'LI',
    })
    book.tag('P', () => book.write(report.code, x, after + 0.6, label(7, report.tokens.rule)))
  })
  tape(book, { x: MARGIN + 6, color: ink, ground })
  setText(
    book,
    'Twenty centimeters, if you printed at 100 percent. The good shoe board is two tapes and eight.',
    {
      x: MARGIN + 218,
      y: book.height - 11,
      width: 55,
      style: italic(8),
      leading: 3.5,
      tag: 'Caption',
    },
  )
  book.artifact(() => book.write(String(book.pageNumber), book.width - MARGIN - 4, 9, label(8)))
}
