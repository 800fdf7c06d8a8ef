import { INK } from '#modules/media/contrast.ts'
import { findDrawing } from '../drawings/catalogue.ts'
import type { DemoAsset } from '../types.ts'
import type { Book } from './book.ts'
import { display, label } from './parts.ts'

/** A distance in a drawing, in the drawing's own units. */
interface Distance {
  from: number
  to: number
  label: string
}

export interface Measures {
  /** How many of the drawing's units are a meter. */
  meter: number
  /** What we print it at, as the 50 of 1:50. */
  scale: number
  across?: Distance[]
  upright?: Distance[]
}

/** The drawings that are true to one scale both ways. What is not here is printed without a scale. */
const MEASURES: Record<string, Measures> = {
  elevation: { meter: 175, scale: 50, across: [{ from: 37.5, to: 1962.5, label: '11.00' }] },
  'first-three-steps': { meter: 310, scale: 40 },
  'windows-at-walking-speed': {
    meter: 296.3,
    scale: 25,
    across: [
      { from: 110, to: 650, label: '1.82' },
      { from: 800, to: 1420, label: '2.08' },
      { from: 1570, to: 2070, label: '1.69' },
    ],
  },
  'shoes-at-knee-height': {
    meter: 620,
    scale: 15,
    upright: [120, 84, 48, 14].map((height) => ({
      from: 890 - height * 6.2,
      to: 890,
      label: (height / 100).toFixed(2),
    })),
  },
  'counter-elevation': { meter: 540, scale: 20 },
  'fold-or-hang': { meter: 490, scale: 20 },
  'table-and-shelf': { meter: 430, scale: 20 },
  'rail-before-and-after': { meter: 315.4, scale: 30 },
  'light-on-cloth': { meter: 500, scale: 20 },
  'six-foot-plan': { meter: 270, scale: 40 },
}

export const measuresOf = ({ drawing }: DemoAsset): Measures | undefined => MEASURES[drawing]

/** The size in millimeters at which a drawing is true to its scale. */
export function trueSize(asset: DemoAsset, { meter, scale }: Measures): [width: number, height: number] {
  const [width, height] = findDrawing(asset.drawing)?.view ?? [asset.width, asset.height]
  return [(width / meter) * (1000 / scale), (height / meter) * (1000 / scale)]
}

const TICK = 1.5

/** A draftsman's dimension: line, oblique ticks, figure in a gap. */
export function dimension(
  book: Book,
  {
    from,
    to,
    at,
    words,
    color = INK,
  }: { from: number; to: number; at: number; words: string; color?: string },
): void {
  const style = label(7, color)
  const width = book.widthOf(words, style)
  const middle = (from + to) / 2
  book.artifact(() => {
    book.line(from, at, middle - width / 2 - 1.4, at, color, 0.5)
    book.line(middle + width / 2 + 1.4, at, to, at, color, 0.5)
    for (const x of [from, to]) {
      book.line(x, at - TICK, x, at + TICK, color, 0.5)
      book.line(x - TICK * 0.6, at + TICK * 0.6, x + TICK * 0.6, at - TICK * 0.6, color, 0.9)
    }
  })
  book.tag('Caption', () => book.write(words, middle - width / 2, at + 0.9, style))
}

/** The same, standing; the figure is large and over its upper end. */
export function height(
  book: Book,
  {
    from,
    to,
    at,
    words,
    color = INK,
  }: { from: number; to: number; at: number; words: string; color?: string },
): void {
  book.artifact(() => {
    book.line(at, from, at, to, color, 0.5)
    for (const y of [from, to]) {
      book.line(at - TICK, y, at + TICK, y, color, 0.5)
      book.line(at - TICK * 0.6, y + TICK * 0.6, at + TICK * 0.6, y - TICK * 0.6, color, 0.9)
    }
  })
  book.tag('Caption', () => book.write(words, at - 1.5, from - 3, display(19, color)))
}

const LONGEST_BAR = 81

/** Black and white meters, as long as meters are at this scale. */
export function scaleBar(
  book: Book,
  {
    x,
    y,
    scale,
    color = INK,
    ground,
  }: { x: number; y: number; scale: number; color?: string; ground: string },
): number {
  const step = scale <= 15 ? 0.2 : scale <= 25 ? 0.5 : 1
  const length = (step * 1000) / scale
  const count = Math.min(4, Math.floor(LONGEST_BAR / length))
  book.artifact(() => {
    for (let i = 0; i < count; i++) {
      book.rect(x + i * length, y, length, 1.3, i % 2 === 0 ? color : ground)
    }
    book.outlineRect(x, y, length * count, 1.3, color, 0.5)
    for (let i = 0; i <= count; i++) {
      const words = i === 0 ? '0' : step < 1 ? (i * step).toFixed(1) : String(i)
      const said = i === count ? `${words} m` : words
      book.write(said, x + i * length - book.widthOf(words, label(6)) / 2, y - 1.2, label(6, color))
    }
  })
  return x + length * count
}

/** A tape of twenty centimeters, true when the page is printed at its own size, rising from the foot of the page. */
export function tape(book: Book, { x, color, ground }: { x: number; color: string; ground: string }): void {
  const length = 200
  const depth = 15
  const top = book.height - depth
  book.artifact(() => {
    book.rect(x - 6, top, length + 12, depth, ground)
    for (let i = 0; i <= length; i++) {
      const tall = i % 10 === 0 ? 7.5 : i % 5 === 0 ? 5.5 : 3.6
      book.line(x + i, book.height, x + i, book.height - tall, color, i % 10 === 0 ? 0.7 : 0.35)
    }
    for (let cm = 0; cm <= 20; cm++) {
      const words = String(cm)
      const style = { face: 'display', size: cm % 5 === 0 ? 15 : 10.5, color } as const
      book.write(words, x + cm * 10 - book.widthOf(words, style) / 2, book.height - 8.6, style)
    }
  })
}
