import { band, disc, line, type Point, polygon, round, shape } from '../shapes.ts'
import { type Garment, hook, lengthOf, widthOf } from './garment.ts'
import { fold, seam, shade } from './tones.ts'

/** A garment as a rail shows it: hung edge-on, sleeve toward us, body behind. Centimeters, hook at the origin. */
export function edgeOn(garment: Garment, metal: string): string {
  const { kind, color, trim = color, swing = 0 } = garment
  const [length, half] = [lengthOf(garment), widthOf(garment) / 2]
  const [back, crease] = [fold(color), seam(color)]
  const lean = (y: number) => (swing * y) / length
  const at = (x: number, y: number): Point => [x + lean(y), y]
  const body = (top: number, topHalf: number, hemHalf: number, dip = 0) =>
    `M${at(-topHalf, top + 3)
      .map(round)
      .join(' ')}Q${at(-topHalf, top).map(round).join(' ')} ${at(0, top - 1)
      .map(round)
      .join(' ')}Q${at(topHalf, top).map(round).join(' ')} ${at(topHalf, top + 3)
      .map(round)
      .join(' ')}L${at(hemHalf, length - dip)
      .map(round)
      .join(' ')}Q${at(0, length + dip)
      .map(round)
      .join(' ')} ${at(-hemHalf, length - dip)
      .map(round)
      .join(' ')}Z`
  const sleeve = (to: number, wide: number, narrow: number, tint: string) =>
    shape(band([at(0.3, 10.5), at(0.9, (10 + to) / 2), at(0.2, to)], [wide * 0.75, wide, narrow]), tint)
  const mark = (points: Point[], width = 0.7, tint = crease) =>
    line(polygon(points).replace('Z', ''), tint, width)
  if (kind === 'trousers') {
    // Folded over the bar: the near leg is a little longer than the far one.
    return (
      hook(metal) +
      line('M0 8L-1 13', metal, 1.1) +
      shape(
        polygon([at(-half, 13), at(half * 0.6, 12), at(half * 0.7, length - 5), at(-half * 0.8, length - 5)]),
        back,
      ) +
      shape(
        polygon([at(-half * 0.6, 13), at(half, 12.4), at(half * 1.05, length), at(-half * 0.3, length)]),
        color,
      ) +
      mark([at(half * 0.3, 16), at(half * 0.4, length - 1)])
    )
  }
  if (kind === 'skirt')
    return (
      hook(metal) +
      shape(
        polygon([at(-half * 0.7, 12), at(half * 0.7, 12), at(half * 1.15, length), at(-half * 1.15, length)]),
        color,
      ) +
      shape(
        polygon([at(-half * 0.72, 12), at(half * 0.72, 12), at(half * 0.76, 16), at(-half * 0.76, 16)]),
        fold(trim),
      ) +
      mark([at(-half * 0.2, 18), at(-half * 0.5, length)]) +
      mark([at(half * 0.3, 18), at(half * 0.55, length)])
    )
  if (kind === 'shirt')
    return (
      hook(metal) +
      shape(body(10, half * 0.8, half, 3.5), back) +
      sleeve(66, half * 1.5, half * 1.1, color) +
      (garment.pattern === 'stripe'
        ? mark([at(-0.9, 14), at(-0.6, 60)], 0.8, trim) + mark([at(1.6, 14), at(1.5, 60)], 0.8, trim)
        : mark([at(0.4, 20), at(1, 56)], 0.5)) +
      shape(
        polygon([at(-half * 0.62, 60), at(half * 0.68, 60), at(half * 0.62, 67), at(-half * 0.6, 67)]),
        shade(trim, 0.1),
      ) +
      shape(
        polygon([at(-half * 0.9, 12), at(-half * 0.2, 7), at(half * 0.5, 8), at(half * 0.2, 15)]),
        shade(trim, 0.12),
      )
    )
  if (kind === 'knit')
    return (
      hook(metal) +
      shape(body(11, half * 0.92, half * 0.95), back) +
      shape(
        polygon([
          at(-half * 0.92, length - 7),
          at(half * 0.92, length - 7),
          at(half * 0.8, length),
          at(-half * 0.8, length),
        ]),
        fold(back),
      ) +
      sleeve(58, half * 1.6, half * 1.25, color) +
      (trim === color ? '' : shape(band([at(0.5, 26), at(0.8, 38)], [half * 1.5, half * 1.55]), trim)) +
      shape(
        polygon([at(-half * 0.55, 56), at(half * 0.65, 56), at(half * 0.5, 64), at(-half * 0.4, 64)]),
        fold(color),
      ) +
      mark([at(-0.2, 57), at(-0.1, 63.5)], 0.5) +
      mark([at(1.2, 57), at(1.1, 63.5)], 0.5)
    )
  if (kind === 'dress')
    return (
      hook(metal) +
      shape(body(10, half * 0.6, half * 1.3), color) +
      sleeve(32, half * 1.2, half * 1.35, fold(color)) +
      mark([at(-half * 0.2, 36), at(-half * 0.7, length)]) +
      mark([at(half * 0.25, 42), at(half * 0.5, length)]) +
      (trim === color
        ? ''
        : shape(
            polygon([
              at(-half * 1.2, length - 9),
              at(half * 1.2, length - 9),
              at(half * 1.28, length),
              at(-half * 1.28, length),
            ]),
            trim,
          ))
    )
  const cuff = kind === 'coat' ? 70 : 66
  return (
    hook(metal) +
    shape(body(10, half * 0.85, half * 1.02), back) +
    (kind === 'coat' ? mark([at(-half * 0.62, length * 0.66), at(-half * 0.7, length)]) : '') +
    sleeve(cuff, half * 1.62, half * 1.2, color) +
    shape(
      polygon([
        at(-half * 0.95, 14),
        at(-half * 0.35, 6.5),
        at(half * 0.45, 8),
        at(half * 0.1, 15),
        at(-half * 0.5, 22),
      ]),
      shade(trim, trim === color ? -0.2 : 0),
    ) +
    mark([at(-half * 0.55, cuff - 6), at(half * 0.65, cuff - 6)]) +
    mark([at(half * 0.35, 24), at(half * 0.45, 52)], 0.5) +
    disc(at(half * 0.4, cuff - 3), 0.7, crease)
  )
}

/** A rail filled with garments from left to right, each given its room; returns the drawing and where the last one ends. */
export function hangAlong(garments: readonly Garment[], gap: number, metal: string): string {
  let [x, drawn] = [0, '']
  for (const garment of garments) {
    const width = widthOf(garment)
    drawn += place(edgeOn(garment, metal), x + width / 2)
    x += width + gap
  }
  return drawn
}

export function railLength(garments: readonly Garment[], gap: number): number {
  return garments.reduce((sum, each) => sum + widthOf(each) + gap, -gap)
}

function place(content: string, x: number): string {
  return `<g transform="translate(${round(x)} 0)">${content}</g>`
}
