import { INK, textOnSwatch } from '#modules/media/contrast.ts'
import { findDrawing } from '../drawings/catalogue.ts'
import type { DemoAsset } from '../types.ts'
import type { Book, Style } from './book.ts'
import { colorNumber, type Report } from './matter.ts'
import { cropPicture, type Detail, type PictureSource } from './pictures.ts'
import { setText } from './typesetting.ts'

export const CARD = '#FBF9F4'
export const QUIET = '#625D52'
export const HAIRLINE = '#C6C2B8'

export const label = (size: number, color = INK): Style => ({ face: 'label', size, color })
export const text = (size: number, color = INK): Style => ({ face: 'text', size, color })
export const italic = (size: number, color = INK): Style => ({ face: 'italic', size, color })
export const display = (size: number, color = INK): Style => ({ face: 'display', size, color })

type Box = [x: number, y: number, w: number, h: number]

export const isCloth = ({ drawing }: DemoAsset) => findDrawing(drawing)?.surface === 'cloth'

const TOOTH = 2.2

/** Cloth is pinked at its lower edge and nowhere else. */
function pinkedEdge([x, y, w, h]: Box): [number, number][] {
  const teeth = Math.max(1, Math.round(w / (TOOTH * 2)))
  const step = w / teeth
  const corners: [number, number][] = [
    [x, y],
    [x + w, y],
  ]
  for (let i = teeth; i > 0; i--) {
    corners.push([x + i * step, y + h], [x + (i - 0.5) * step, y + h - TOOTH])
  }
  corners.push([x, y + h])
  return corners
}

/** A picture in its box, pinked if it is cloth. */
export async function hangPicture(
  book: Book,
  source: PictureSource,
  asset: DemoAsset,
  box: Box,
  cut: 'as it is' | 'straight' = 'as it is',
  detail?: Detail,
): Promise<void> {
  const file = await cropPicture(source, asset, [box[2], box[3]], detail)
  book.picture(file, box, asset.alt, cut === 'as it is' && isCloth(asset) ? pinkedEdge(box) : undefined)
}

export const CARD_HEIGHT = 8

/** The header of a hanger: number left, hole, date right. */
export function hangerCard(
  book: Book,
  {
    x,
    y,
    width,
    left = '',
    right = '',
    rail,
  }: { x: number; y: number; width: number; left?: string; right?: string; rail?: number },
): void {
  const middle = x + width / 2
  book.artifact(() => {
    book.rect(x, y, width, CARD_HEIGHT, CARD)
    book.outlineRect(x, y, width, CARD_HEIGHT, HAIRLINE)
    if (rail !== undefined) book.line(middle, rail, middle, y + CARD_HEIGHT / 2, INK, 0.7)
    book.disc(middle, y + CARD_HEIGHT / 2, 1.15, '#FFFFFF', INK)
  })
  if (!left && !right) return
  const baseline = y + CARD_HEIGHT / 2 + 0.9
  book.tag('Caption', () => {
    book.write(left, x + 2.6, baseline, label(7))
    book.write(right, x + width - 2.6 - book.widthOf(right, label(7)), baseline, label(7))
  })
}

/** The strip under a picture: what it is, whose, and its colors as dots. */
export function selvedge(
  book: Book,
  asset: DemoAsset,
  { x, y, width, code, color = INK }: { x: number; y: number; width: number; code: string; color?: string },
): number {
  const dots = asset.palette.length
  const [radius, gap] = [1.05, 2.9]
  book.artifact(() => {
    asset.palette.forEach(({ hex }, i) => {
      book.disc(x + width - radius - (dots - 1 - i) * gap, y - 0.85, radius, hex, color)
    })
  })
  const room = width - dots * gap - 3
  const codeWidth = book.widthOf(`${code}  `, label(7))
  book.tag('Caption', () => book.write(code, x, y, label(7, color)))
  return setText(book, asset.title, {
    x: x + codeWidth,
    y,
    width: room - codeWidth,
    style: italic(8, color),
    leading: 3.4,
    tag: 'Caption',
  })
}

/** Shares are kept in order but drawn nearer to each other, so that the smallest can still carry its name. */
export function unequal(shares: readonly number[], least: number, total: number): number[] {
  const eased = shares.map((share) => Math.max(share, 0.015) ** 0.55)
  const sum = eased.reduce((a, b) => a + b, 0)
  const spare = total - least * shares.length
  return eased.map((each) => least + (spare * each) / sum)
}

/** A palette as a row of chips that bleeds, each as wide as its share allows, with number and name at its foot. */
export function chipRow(book: Book, report: Report, asset: DemoAsset, [x, y, w, h]: Box, size = 12): void {
  const names = asset.palette.map(({ name }) => book.widthOf(name, display(size)))
  const widths = unequal(
    asset.palette.map(({ share }) => share),
    Math.max(...names) + 6,
    w,
  )
  const fits = Math.min(...widths) > 0 && widths.reduce((a, b) => a + b, 0) <= w + 0.01
  const sure = fits ? widths : asset.palette.map(() => w / asset.palette.length)
  let at = x
  asset.palette.forEach(({ name, hex }, i) => {
    const width = sure[i] ?? 0
    const on = textOnSwatch(hex)
    book.artifact(() => book.rect(at, y, width + (i < sure.length - 1 ? 0.1 : 0), h, hex))
    const left = at + (i === 0 && x <= 0 ? 14 : 3)
    book.tag('P', () => {
      book.write(colorNumber(report, i), left, y + h - 8.4, label(6.6, on))
      book.write(name, left, y + h - 3.6, display(size, on))
    })
    at += width
  })
}

/** The same as a card: one above the other, as high as its share. */
export function chipStack(book: Book, report: Report, asset: DemoAsset, [x, y, w, h]: Box, size = 11): void {
  const heights = unequal(
    asset.palette.map(({ share }) => share),
    9,
    h,
  )
  let at = y
  asset.palette.forEach(({ name, hex }, i) => {
    const height = heights[i] ?? 0
    const on = textOnSwatch(hex)
    book.artifact(() => book.rect(x, at, w, height + (i < heights.length - 1 ? 0.1 : 0), hex))
    const number = `${colorNumber(report, i)}   ${hex.slice(1)}`
    book.tag('P', () => {
      book.write(name, x + 2.6, at + height - 2.6, display(size, on))
      book.write(number, x + w - 2.6 - book.widthOf(number, label(6.4)), at + height - 2.6, label(6.4, on))
    })
    at += height
  })
  // One of them is the color of the field it may stand on.
  book.artifact(() => book.outlineRect(x, y, w, h, HAIRLINE))
}
