import { line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { fold, shade } from './tones.ts'

/** A rail from above: the bar and each garment as a shoulder line across it. Origin at the bar's left end, centimeters. */
export function railFromAbove(colors: readonly string[], length: number, metal: string): string {
  const step = (length - 12) / colors.length
  const hung = colors.map((color, i) => {
    const x = 6 + step * (i + 0.5)
    const [tilt, half] = [((i * 53) % 7) - 3, Math.min(step * 0.44, 5)]
    return `<rect x="${round(x - half)}" y="-23" width="${round(half * 2)}" height="46" rx="${round(half)}" fill="${color}" transform="rotate(${tilt} ${round(x)} 0)"/>`
  })
  return (
    hung.join('') +
    line(`M0 0H${length}`, metal, 2.4) +
    rect(-2, -20, 4, 40, metal) +
    rect(length - 2, -20, 4, 40, metal)
  )
}

/** A table from above with folded piles in a grid. */
export function tableFromAbove(
  width: number,
  depth: number,
  wood: string,
  colors: readonly string[],
  columns: number,
): string {
  const rows = Math.ceil(colors.length / columns)
  const [w, d] = [(width - 10) / columns, (depth - 10) / rows]
  const piles = colors.map((color, i) => {
    const [x, y] = [5 + (i % columns) * w + 3, 5 + Math.floor(i / columns) * d + 3]
    return (
      rect(x, y, w - 6, d - 6, color) +
      shape(
        `M${round(x + w * 0.3)} ${round(y)}Q${round(x + w / 2 - 3)} ${round(y + d * 0.3)} ${round(x + w * 0.7 - 6)} ${round(y)}Z`,
        fold(color),
      )
    )
  })
  return rect(3, 4, width, depth, shade(wood, -0.3)) + rect(0, 0, width, depth, wood) + piles.join('')
}

/** A person from above: shoulders and head, walking toward `turn` degrees (0 is up the page). */
export function personFromAbove(
  x: number,
  y: number,
  turn: number,
  coat: string,
  hair: string,
  scale = 1,
): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})"><ellipse rx="24" ry="12" fill="${coat}"/><ellipse cx="-17" cy="-9" rx="6" ry="9" fill="${fold(coat)}"/><ellipse cx="17" cy="6" rx="6" ry="9" fill="${fold(coat)}"/><circle r="10" fill="${hair}"/></g>`
}

/** A pair of soles, left or right first, walking up the page. */
export function footprint(
  x: number,
  y: number,
  turn: number,
  left: boolean,
  color: string,
  scale = 1,
): string {
  const flip = left ? 1 : -1
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale * flip} ${scale})">${shape('M-9 -14Q-10 -4 -6.5 2H2.5Q5.6 -6 4 -14Q0 -20 -5 -18Q-8 -17 -9 -14ZM-5.8 5H2.2Q3.4 13 -1.6 13.6Q-6.8 13 -5.8 5Z', color)}</g>`
}

/** A wall cut through: the poché of a plan. */
export function cutWall(runs: readonly (readonly Point[])[], thickness: number, color: string): string {
  return runs
    .map((points) => line(polygon(points).replace('Z', ''), color, thickness, 'stroke-linejoin="miter"'))
    .join('')
}
