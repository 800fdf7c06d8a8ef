import { letters } from '#modules/media/lettering.ts'
import { disc, line, type Point, rect, round } from '../shapes.ts'

/** The paper everything hangs on: a small cross at every measure. */
export function crosses([width, height]: [number, number], step: number, color: string, arm = 6): string {
  let d = ''
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step)
      d += `M${round(x - arm)} ${round(y)}h${arm * 2}M${round(x)} ${round(y - arm)}v${arm * 2}`
  return line(d, color, 1.6)
}

interface Tape {
  at: Point
  length: number
  /** Of the tape's own width. */
  breadth: number
  fill: string
  ink: string
  /** Drawing units to a tick; every tenth is long and numbered. */
  tick: number
  upright?: boolean
  first?: number
  /** What one long tick counts. */
  step?: number
}

/** A measuring tape lying along an edge. */
export function tape({ at, length, breadth, fill, ink, tick, upright = false, first = 0, step = 10 }: Tape) {
  let [d, figures] = ['', '']
  const size = breadth * 0.42
  for (let i = 1; i * tick < length; i++) {
    const long = i % 10 === 0
    const reach = breadth * (long ? 0.5 : i % 5 === 0 ? 0.36 : 0.22)
    const place = round(i * tick)
    d += `M${place} 0v${round(reach)}`
    if (long)
      figures += letters(String(first + (i / 10) * step), {
        x: place + breadth * 0.1,
        y: breadth * 0.86,
        size,
        fill: ink,
      })
  }
  const turn = upright ? ' rotate(90) scale(1 -1)' : ''
  const words = upright
    ? Array.from({ length: Math.floor(length / tick / 10) }, (_, i) =>
        letters(String(first + (i + 1) * step), {
          x: breadth * 0.94,
          y: (i + 1) * tick * 10 - size * 0.3,
          size,
          fill: ink,
          anchor: 'end',
        }),
      ).join('')
    : ''
  return (
    `<g transform="translate(${round(at[0])} ${round(at[1])})"><g transform="${turn.trim()}">` +
    rect(0, 0, length, breadth, fill) +
    line(d, ink, Math.max(1.6, tick * 0.14)) +
    (upright ? '' : figures) +
    `</g>${words}</g>`
  )
}

/** An iron hook through a punched hole: how a workroom keeps its patterns. */
export function hook([x, y]: Point, rise: number, iron: string, hole: string, width = 7): string {
  return (
    disc([x, y], width * 2.2, hole) +
    line(
      `M${round(x)} ${round(y - rise)}V${round(y - width * 4)}C${round(x)} ${round(y + width * 2.4)} ${round(x + width * 4.4)} ${round(y + width * 2)} ${round(x + width * 3.4)} ${round(y - width * 1.8)}`,
      iron,
      width,
      'stroke-linecap="round"',
    )
  )
}

/** A swing ticket with its figure. */
export function ticket(
  figure: string,
  [x, y]: Point,
  size: number,
  fill: string,
  ink: string,
  turn = 0,
): string {
  const [w, h] = [size * (0.9 + figure.length * 0.52), size * 1.5]
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">` +
    `<path d="M${round(-w / 2)} 0L${round(-w / 2 + size * 0.3)} ${round(-size * 0.35)}H${round(w / 2 - size * 0.3)}L${round(w / 2)} 0V${round(h)}H${round(-w / 2)}Z" fill="${fill}"/>` +
    disc([0, 0], size * 0.13, ink) +
    letters(figure, { x: 0, y: h * 0.8, size, fill: ink, face: 'display', anchor: 'middle' }) +
    '</g>'
  )
}

export const DASH = 'stroke-dasharray="10 7"'
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
