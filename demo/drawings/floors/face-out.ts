import { band, disc, line, rect, shape } from '../shapes.ts'
import { type Garment, hook, lengthOf } from './garment.ts'
import { fold, seam, shade } from './tones.ts'

/** A garment turned to face the room, on its hanger. Centimeters, hook at the origin. */
export function faceOut(garment: Garment, metal: string): string {
  const { kind, color, trim = color } = garment
  const length = lengthOf(garment)
  const [back, crease] = [fold(color), seam(color)]
  const pair = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)
  const hanger = hook(metal) + line('M-17 15L0 9L17 15', metal, 1.6)
  if (kind === 'trousers')
    return (
      hook(metal) +
      line('M-16 12H16', metal, 1.6) +
      shape(`M-17 12H17L23 ${length + 26}H4L0 42L-4 ${length + 26}H-23Z`, color) +
      rect(-17, 12, 34, 4.5, back) +
      pair((s) => line(`M${s * 9} 20L${s * 13} ${length + 26}`, crease, 0.7)) +
      line('M0 16V40', crease, 0.7)
    )
  if (kind === 'skirt')
    return (
      hook(metal) +
      line('M-15 12H15', metal, 1.6) +
      shape(`M-15 12H15L32 ${length}Q0 ${length + 5} -32 ${length}Z`, color) +
      rect(-15, 12, 30, 4.5, back) +
      [-8, 2, 11].map((x) => line(`M${x * 0.6} 18L${x * 1.6} ${length + 1}`, crease, 0.7)).join('')
    )
  if (kind === 'dress')
    return (
      hanger +
      pair((s) =>
        shape(
          band(
            [
              [s * 14, 15],
              [s * 19, 23],
              [s * 25, 40],
            ],
            [4, 12, 13],
          ),
          back,
        ),
      ) +
      shape(
        `M-7 11L-19 15L-17 52L-34 ${length}Q0 ${length + 6} 34 ${length}L17 52L19 15L7 11Q0 26 -7 11Z`,
        color,
      ) +
      rect(-17.2, 50, 34.4, 4, trim === color ? back : trim) +
      [-12, -4, 5, 12].map((x) => line(`M${x} 55L${x * 2} ${length + 2}`, crease, 0.7)).join('')
    )
  if (kind === 'knit')
    return (
      hanger +
      pair(
        (s) =>
          shape(
            band(
              [
                [s * 18, 17],
                [s * 24, 26],
                [s * 31, 46],
                [s * 33, 68],
              ],
              [4, 14, 14, 10],
            ),
            back,
          ) +
          shape(
            band(
              [
                [s * 33, 62],
                [s * 33.4, 71],
              ],
              [9, 8],
            ),
            seam(color),
          ),
      ) +
      shape(`M-9 11Q-20 13 -25 19L-25 ${length - 7}H25V19Q20 13 9 11Q0 19 -9 11Z`, color) +
      shape(`M-25 ${length - 7}H25L23 ${length}H-23Z`, back) +
      line('M-9 11Q0 21 9 11', seam(color), 2.4) +
      (trim === color ? '' : rect(-25, 34, 50, 9, trim))
    )
  if (kind === 'shirt')
    return (
      hanger +
      pair(
        (s) =>
          shape(
            band(
              [
                [s * 17, 16],
                [s * 23, 25],
                [s * 29, 46],
                [s * 30, 72],
              ],
              [4, 12, 11, 9],
            ),
            back,
          ) +
          shape(
            band(
              [
                [s * 29.8, 66],
                [s * 30, 74],
              ],
              [10, 10],
            ),
            shade(trim, 0.12),
          ),
      ) +
      shape(
        `M-8 11L-23 16L-22 ${length - 7}Q-20 ${length} 0 ${length}Q20 ${length} 22 ${length - 7}L23 16L8 11L0 15Z`,
        color,
      ) +
      (garment.pattern === 'stripe'
        ? [-17, -10, 10, 17].map((x) => rect(x - 1, 17, 2, length - 21, trim)).join('')
        : '') +
      rect(-2.4, 15, 4.8, length - 15.5, shade(trim, 0.12)) +
      [24, 36, 48, 60, 72]
        .filter((y) => y < length - 6)
        .map((y) => disc([0, y], 0.8, crease))
        .join('') +
      shape('M-8 11L0 15L-7 22L-11 14Z', shade(trim, 0.14)) +
      shape('M8 11L0 15L7 22L11 14Z', shade(trim, 0.14))
    )
  const [cuff, hem] = [kind === 'coat' ? 78 : 72, kind === 'coat' ? 30 : 24]
  return (
    hanger +
    pair(
      (s) =>
        shape(
          band(
            [
              [s * 18, 17],
              [s * 24, 26],
              [s * 29, 48],
              [s * 31, cuff],
            ],
            [4, 14, 13.5, 11.5],
          ),
          back,
        ) + line(`M${s * 25.4} ${cuff - 8}H${s * 36.4}`, crease, 0.8),
    ) +
    shape(`M-8 11L-23 16L-23 40L-${hem} ${length}H${hem}L23 40L23 16L8 11L0 24Z`, color) +
    line(`M1.5 46V${length}`, crease, 0.9) +
    shape(`M-8 11L-15 13L-16 34L1.5 50L-3 30Z`, trim === color ? back : trim) +
    shape(`M8 11L15 13L16 34L1.5 50L4 30Z`, trim === color ? fold(back) : fold(trim)) +
    (kind === 'coat' ? [56, 70, 84] : [56, 66]).map((y) => disc([5, y], 1.5, crease)).join('') +
    pair((s) => line(`M${s * 11} ${length * 0.62}L${s * 21} ${length * 0.6}`, crease, 2.2))
  )
}
