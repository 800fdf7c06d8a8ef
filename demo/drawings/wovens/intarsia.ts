import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect, round, shape } from '../shapes.ts'
import { stitchLegs } from './argyle.ts'
import { lit, strand, tone } from './yarn.ts'

const VIEW: [number, number] = [2400, 1600]
const WOOL = shades('autumn-2026', 'Fog', 'Lacquer', 'Ice blue', 'Jet', 'Camel')
const { Fog, Lacquer, 'Ice blue': ice, Jet, Camel } = WOOL
const [W, H] = [150, 122]

/** The edge of a lozenge, one stitch in at each row; the line crosses it. */
function yarnAt(i: number, j: number): string {
  if (i + j === 12 || i + j === 13) return Fog
  return i - j > 3 ? Lacquer : ice
}

/** The last rows on the needle, near enough to see one yarn taken round the other. */
export function intarsia(): Drawing {
  return makeDrawing({
    name: 'argyle-needle',
    title: 'Where two yarns take hold of each other',
    credit: STUDIO,
    view: VIEW,
    surface: 'cloth',
    palette: WOOL,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'Large knit stitches on a camel-colored needle: ice blue meets lacquer red along a diagonal, a fog-white line crosses both, and a red tail of yarn runs off at the top.',
    draw: () => {
      const top = 470
      let knit = ''
      for (let j = 10; j >= 0; j--) {
        for (let i = -1; i < 17; i++) knit += stitch(i * W - 20, top + j * H, yarnAt(i, j))
      }
      let loops = ''
      for (let i = -1; i < 17; i++) loops += loop(i * W - 20 + W / 2, top, yarnAt(i, -1))
      return (
        rect(0, 0, VIEW[0], VIEW[1], Jet) +
        knit +
        `<g transform="rotate(-1.5 1200 ${top - 60})">${needle(top - 96)}</g>` +
        loops +
        strand(
          [
            [1180, 300],
            [1240, 180],
            [1400, 120],
            [1560, 190],
            [1700, 60],
            [1760, -60],
          ],
          40,
          Lacquer,
        )
      )
    },
  })
}

function stitch(x: number, y: number, color: string): string {
  const legs = stitchLegs(x, y, W, H)
  const grooves = [0.02, 0.26, 0.5, 0.74]
    .flatMap((v) =>
      [-1, 1].map((side) => {
        const at = (u: number, w: number) => `${round(x + W / 2 + side * u * W)} ${round(y + w * H)}`
        return `M${at(0.44 - v * 0.34, v + 0.06)}L${at(0.26 - v * 0.3, v + 0.26)}`
      }),
    )
    .join('')
  return (
    legs
      .map(
        (d) =>
          `<path d="${d}" fill="${color}" stroke="${tone(color, -0.4)}" stroke-width="6" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<path d="${grooves}" stroke="${tone(color, -0.2)}" stroke-width="7" stroke-linecap="round" fill="none"/>`
  )
}

/** A live stitch over the needle. */
function loop(x: number, y: number, color: string): string {
  const d = `M${x - 50} ${y + 40}C${x - 66} ${y - 80} ${x - 34} ${y - 150} ${x} ${y - 150}C${x + 34} ${y - 150} ${x + 66} ${y - 80} ${x + 50} ${y + 40}`
  const stroke = (shade: string, width: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${shade}" stroke-width="${width}" stroke-linecap="round"${extra}/>`
  return (
    stroke(tone(color, -0.4), 50) + stroke(color, 40) + stroke(lit(color), 12, ' stroke-dasharray="18 30"')
  )
}

function needle(y: number): string {
  return (
    shape(`M-60 ${y}H2060Q2200 ${y + 6} 2290 ${y + 34}Q2200 ${y + 62} 2060 ${y + 68}H-60Z`, Camel) +
    shape(`M-60 ${y + 46}H2180Q2120 ${y + 66} 2060 ${y + 68}H-60Z`, tone(Camel, -0.25)) +
    shape(`M-60 ${y + 12}H2060V${y + 22}H-60Z`, tone(Camel, 0.35))
  )
}
