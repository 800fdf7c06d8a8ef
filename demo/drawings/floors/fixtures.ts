import { line, polygon, rect, round, shape } from '../shapes.ts'
import type { Garment } from './garment.ts'
import { hangAlong, railLength } from './hanging.ts'
import { fold, shade } from './tones.ts'

/** A free-standing rail with stock, centered on x = 0, feet on y = 0. Centimeters. */
export function standingRail(
  garments: readonly Garment[],
  metal: string,
  { height = 152, width = 160, gap = 1.4 } = {},
): string {
  const used = railLength(garments, gap)
  return (
    line(`M${-width / 2} ${-height}V0M${width / 2} ${-height}V0`, metal, 2.4) +
    line(`M${-width / 2 - 12} -1.2H${-width / 2 + 12}M${width / 2 - 12} -1.2H${width / 2 + 12}`, metal, 2.4) +
    `<g transform="translate(${round(-used / 2)} ${-height})">${hangAlong(garments, gap, metal)}</g>` +
    line(`M${-width / 2 - 4} ${-height}H${width / 2 + 4}`, metal, 2.8)
  )
}

/** A table from the side: top, two trestles or four legs. */
export function table(
  width: number,
  height: number,
  wood: string,
  legs: 'square' | 'trestle' = 'square',
): string {
  const half = width / 2
  const under =
    legs === 'square'
      ? rect(-half + 5, -height, 5, height, fold(wood)) + rect(half - 10, -height, 5, height, fold(wood))
      : [-half * 0.62, half * 0.62]
          .map((x) =>
            line(
              `M${round(x)} ${-height}L${round(x - 14)} 0M${round(x)} ${-height}L${round(x + 14)} 0M${round(x - 8)} ${-height * 0.42}H${round(x + 8)}`,
              fold(wood),
              3.6,
            ),
          )
          .join('')
  return under + rect(-half, -height, width, 5, wood)
}

/** A chair from the front with a rush seat, or from the side. */
export function chair(wood: string, seat: string, view: 'front' | 'side' = 'side'): string {
  if (view === 'front')
    return (
      line('M-19 -84V-1M19 -84V-1', wood, 3) +
      line('M-19 -80Q0 -76 19 -80M-19 -68Q0 -64 19 -68', wood, 4.4) +
      line('M-21 -44V-1M21 -44V-1M-20 -16H20', wood, 3.2) +
      rect(-23, -47, 46, 5, seat)
    )
  return (
    line('M-20 -44L-24 0M19 -44L21 0M-22 -17H20', wood, 3.2) +
    line('M-20 -44L-26 -86', wood, 3.4) +
    rect(-23, -47.5, 45, 4.6, seat) +
    shape('M-27.6 -86L-24 -62L-21 -62.6L-24 -87Z', wood)
  )
}

/** A curtain in hard pleats, hung from y = -height. Drawn part is pulled together into `gathered` of its width. */
export function curtain(width: number, height: number, color: string, pleats = 7, rings?: string): string {
  const step = width / pleats
  let drawn = ''
  for (let i = 0; i < pleats; i++) {
    const x = i * step
    // Each pleat swings a little at the hem, and the shaded half falls always on the same side.
    const sway = ((i * 37) % 5) - 2
    drawn += shape(
      polygon([
        [x, -height],
        [x + step, -height],
        [x + step + sway * 0.6, -4],
        [x + sway, -2],
      ]),
      color,
    )
    drawn += shape(
      polygon([
        [x + step * 0.56, -height],
        [x + step, -height],
        [x + step + sway * 0.6, -4],
        [x + step * 0.68 + sway, -3],
      ]),
      fold(color),
    )
  }
  if (rings)
    for (let i = 0; i <= pleats; i++)
      drawn += `<circle cx="${round(i * step)}" cy="${-height - 2}" r="2" fill="none" stroke="${rings}" stroke-width=".9"/>`
  return drawn
}

/** A spot on its arm and the hard cone it throws; `tilt` in degrees from straight down. */
export function cone(
  x: number,
  y: number,
  reach: number,
  spread: number,
  tilt: number,
  light: string,
): string {
  const aim = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return [x + Math.sin(angle) * (reach / Math.cos(angle)), y + reach] as const
  }
  return shape(polygon([[x, y], aim(tilt - spread / 2), aim(tilt + spread / 2)]), light)
}

export function spot(x: number, y: number, tilt: number, color: string, size = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${-tilt}) scale(${size})">${shape('M-5 -16H5L8 4H-8Z', color)}</g>`
}

/** A frontal shelf unit: uprights and boards at the heights given (from the floor up). */
export function shelves(
  width: number,
  height: number,
  boards: readonly number[],
  wood: string,
  back: string,
): string {
  return (
    rect(0, -height, width, height, back) +
    rect(-3, -height, 3, height, wood) +
    rect(width, -height, 3, height, wood) +
    boards.map((y) => rect(0, -y, width, 2.4, wood)).join('') +
    rect(-3, -height - 3, width + 6, 3, wood)
  )
}

/** Drawers in rows, each with its pull. */
export function drawers(
  width: number,
  height: number,
  columns: number,
  rows: number,
  wood: string,
  pull: string,
  open?: (column: number, row: number) => boolean,
): string {
  const [w, h] = [width / columns, height / rows]
  let drawn = rect(0, -height, width, height, fold(wood))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * w, -height + row * h]
      drawn += rect(x + 0.8, y + 0.8, w - 1.6, h - 1.6, open?.(column, row) ? shade(wood, -0.35) : wood)
      drawn += `<rect x="${round(x + w / 2 - 4)}" y="${round(y + h / 2 - 1)}" width="8" height="2.2" rx="1.1" fill="${pull}"/>`
    }
  return drawn
}
