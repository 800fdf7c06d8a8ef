import { INK } from '#modules/media/contrast.ts'
import type { Site } from '#modules/site/contract.ts'
import { type Book, millimeters } from './book.ts'
import { display, italic, label, QUIET, text } from './parts.ts'
import { setText } from './typesetting.ts'

/** Head and foot of an inner page: what the book is on the left, where one is on the right, the folio at the outer edge. */
export function furnish(
  book: Book,
  {
    title,
    here,
    color = QUIET,
    margin = 14,
  }: { title: string; here: string; color?: string; margin?: number },
): void {
  const isLeft = book.pageNumber % 2 === 0
  const head = label(6.8, color)
  const folio = String(book.pageNumber)
  book.artifact(() => {
    const words = isLeft ? title : here
    book.write(words, isLeft ? margin : book.width - margin - book.widthOf(words, head), 9, head)
    const at = isLeft ? margin : book.width - margin - book.widthOf(folio, label(8))
    book.write(folio, at, book.height - 7.5, label(8, color))
  })
}

/** A rule with a line of contents on it: number or code, title, page; the whole of it leads there. */
export function contentsLine(
  book: Book,
  {
    x,
    y,
    width,
    code,
    title,
    page,
    color = INK,
    size = 15,
  }: {
    x: number
    y: number
    width: number
    code: string
    title: string
    page: number
    color?: string
    size?: number
  },
): void {
  book.artifact(() =>
    book.line(x, y - millimeters(size) * 1.12, x + width, y - millimeters(size) * 1.12, color, 0.4),
  )
  book.tag('P', () => {
    book.write(code, x, y, label(7, color))
    book.write(title, x + 22, y, display(size, color))
    book.write(String(page), x + width - book.widthOf(String(page), label(8)), y, label(8, color))
  })
  book.linkArea(title, [x, y - millimeters(size), width, millimeters(size) * 1.3], page)
}

const siteAddress = ({ emailDomain }: Site) => `https://${emailDomain}/`

/** Where we are, and how to reach us: address, telephone, e-mail, site. */
export function imprint(
  book: Book,
  site: Site,
  { x, y, color, leading = 4.5 }: { x: number; y: number; color: string; leading?: number },
): number {
  const plain = text(9.6, color)
  let at = y
  for (const row of [...site.address, site.phone]) {
    const baseline = at
    book.tag('P', () => book.write(row, x, baseline, plain))
    at += leading
  }
  at += leading / 2
  book.link(site.email, x, at, italic(11, color), `mailto:${site.email}`)
  at += leading * 1.1
  book.link(site.emailDomain, x, at, italic(11, color), siteAddress(site))
  return at
}

/** The last line of a book. */
export function copyrightLine(
  book: Book,
  site: Site,
  { margin, color }: { margin: number; color: string },
): void {
  const words = `Copyright ${site.copyrightYear} ${site.name}`
  const x = book.width - margin - book.widthOf(words, label(7))
  book.tag('P', () => book.write(words, x, book.height - margin, label(7, color)))
}

/** Small print under a small heading. */
export function note(
  book: Book,
  heading: string,
  words: string,
  { x, y, width, color = INK }: { x: number; y: number; width: number; color?: string },
): number {
  book.tag('H3', () => book.write(heading, x, y, label(7, color)))
  return setText(book, words, { x, y: y + 4.5, width, style: text(8.8, color), leading: 4 })
}

const SMALL =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Numbers up to twenty are written out. */
export const inWords = (count: number): string => SMALL[count] ?? String(count)

export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
