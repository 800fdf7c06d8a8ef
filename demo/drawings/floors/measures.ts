import { letters } from '#modules/media/lettering.ts'
import { line, round } from '../shapes.ts'

/** Objects are drawn in centimeters from their own foot or hook; the scene decides where they stand and at what scale. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})${turned}">${content}</g>`
}

export function mirrored(content: string): string {
  return `<g transform="scale(-1 1)">${content}</g>`
}

interface DimensionLine {
  from: number
  to: number
  /** The line's own y (or x, when upright). */
  at: number
  label?: string
  color: string
  size?: number
  /** Which side of the line the figure stands on. */
  side?: 'over' | 'under'
  tick?: number
  width?: number
}

const OBLIQUE = 5

/** A draftsman's dimension: line, oblique ticks, figure. */
export function across({
  from,
  to,
  at,
  label,
  color,
  size = 20,
  side = 'over',
  tick = 9,
  width = 2,
}: DimensionLine) {
  const ticks = [from, to].map(
    (x) =>
      `M${round(x)} ${at - tick}v${tick * 2}M${round(x - OBLIQUE)} ${at + OBLIQUE}l${OBLIQUE * 2} -${OBLIQUE * 2}`,
  )
  const figure = label
    ? letters(label, {
        x: (from + to) / 2,
        y: side === 'over' ? at - size * 0.5 : at + size * 1.2,
        size,
        fill: color,
        anchor: 'middle',
      })
    : ''
  return line(`M${round(from)} ${at}H${round(to)}${ticks.join('')}`, color, width) + figure
}

export function upright({
  from,
  to,
  at,
  label,
  color,
  size = 20,
  side = 'over',
  tick = 9,
  width = 2,
}: DimensionLine) {
  const ticks = [from, to].map(
    (y) =>
      `M${at - tick} ${round(y)}h${tick * 2}M${at - OBLIQUE} ${round(y + OBLIQUE)}l${OBLIQUE * 2} -${OBLIQUE * 2}`,
  )
  const beside = side === 'over' ? -size * 0.5 : size * 1.2
  const figure = label
    ? `<g transform="translate(${round(at + beside)} ${round((from + to) / 2)}) rotate(-90)">${letters(label, { x: 0, y: 0, size, fill: color, anchor: 'middle' })}</g>`
    : ''
  return line(`M${at} ${round(from)}V${round(to)}${ticks.join('')}`, color, width) + figure
}

/** The letter of a section or bay in its circle. */
export function sectionLetter(letter: string, x: number, y: number, color: string, radius = 18): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="none" stroke="${color}" stroke-width="2"/>` +
    letters(letter, { x, y: y + radius * 0.38, size: radius * 1.1, fill: color, anchor: 'middle' })
  )
}

export function note(
  words: string,
  x: number,
  y: number,
  color: string,
  size = 20,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  return letters(words, { x, y, size, fill: color, anchor })
}
