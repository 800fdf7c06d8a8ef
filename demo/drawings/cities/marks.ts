import { letters } from '#modules/media/lettering.ts'
import { between, type Random } from '../../random.ts'
import { disc, line, type Point, rect, round } from '../shapes.ts'

interface DoorMarks {
  radius: number
  paper: string
  ink: string
}

/** Small numbers for the doors of the walk, in the order of the text's list. */
export function doorNumbers(doors: readonly Point[], { radius, paper, ink }: DoorMarks): string {
  return doors
    .map(
      ([x, y], i) =>
        disc([x, y], radius, paper) +
        letters(String(i + 1), { x, y: y + radius * 0.44, size: radius * 1.24, fill: ink, anchor: 'middle' }),
    )
    .join('')
}

/** A scale bar in four parts, as on a surveyor's sheet. */
export function scaleBar([x, y]: Point, length: number, words: string, ink: string, paper: string): string {
  const part = length / 4
  const parts = [0, 1, 2, 3].map((i) => rect(x + i * part, y, part, 7, i % 2 ? paper : ink))
  return parts.join('') + letters(words, { x: x + length + 12, y: y + 9, size: 17, fill: ink })
}

export function north([x, y]: Point, degrees: number, size: number, ink: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${degrees})">` +
    line(`M0 ${size}V${-size}M${-size * 0.42} ${round(-size * 0.45)}L0 ${-size}`, ink, 3) +
    '</g>'
  )
}

/** Fine rain, blown: one slant for the whole sheet, every stroke another length. */
export function rain(random: Random, width: number, height: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [
      between(random, -60, width),
      between(random, -60, height),
      between(random, 26, 120),
    ]
    d += `M${round(x)} ${round(y)}l${round(length * 0.26)} ${round(length)}`
  }
  return d
}
