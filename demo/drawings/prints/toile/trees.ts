import { between } from '../../../random.ts'
import { line, type Point, round, shape } from '../../shapes.ts'
import { softly } from '../cloth.ts'
import type { Burin } from './engraving.ts'

/** A mass of leaves: lobes all round its edge, rows of scallops where it turns away from the light. */
export function foliage(burin: Burin, [x, y]: Point, [rx, ry]: readonly [number, number], lobe = 7): string {
  const { random, ink, paper, wash, gauge } = burin
  const count = Math.max(9, Math.round((Math.PI * (rx + ry)) / lobe))
  const rim = (i: number): Point => {
    const angle = (i / count) * Math.PI * 2
    const waver = 1 + Math.sin(angle * 3 + x) * 0.07 + Math.sin(angle * 5 + y) * 0.05
    return [x + Math.cos(angle) * rx * waver, y + Math.sin(angle) * ry * waver]
  }
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [rim(i), rim(i + 1)]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const out = lobe * between(random, 0.75, 1.25)
    const length = Math.hypot(middle[0] - x, middle[1] - y) || 1
    const tip = [middle[0] + ((middle[0] - x) / length) * out, middle[1] + ((middle[1] - y) / length) * out]
    d += `${i === 0 ? `M${a.map(round).join(' ')}` : ''}Q${tip.map(round).join(' ')} ${b.map(round).join(' ')}`
  }
  let scallops = ''
  let shade = ''
  for (let row = -ry; row < ry; row += lobe * 0.8) {
    const half = rx * Math.sqrt(Math.max(0, 1 - (row / ry) ** 2))
    for (let column = -half + lobe; column < half - lobe * 0.4; column += lobe * 0.95) {
      const away = (column / rx) * 0.6 + (row / ry) * 0.7
      if (random() > away + 0.62) continue
      const [px, py] = [x + column + between(random, -1.5, 1.5), y + row + between(random, -1.5, 1.5)]
      const size = lobe * between(random, 0.32, 0.5)
      scallops += `M${round(px - size)} ${round(py)}q${round(size)} ${round(-size * 1.9)} ${round(size * 2)} 0`
      if (away > 0.28)
        shade += `M${round(px - size)} ${round(py + 2)}l${round(size * 1.8)} ${round(-size * 0.5)}M${round(px - size)} ${round(py + 4.2)}l${round(size * 1.9)} ${round(-size * 0.5)}`
    }
  }
  const light = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * Math.PI * 2
    const waver = 0.93 + Math.sin(angle * 4 + x) * 0.08
    return [x - rx * 0.14 + Math.cos(angle) * rx * waver, y - ry * 0.19 + Math.sin(angle) * ry * waver]
  })
  return (
    shape(`${d}Z`, wash) +
    shape(softly(light), paper) +
    line(`${d}Z`, ink, 1.3 * gauge, 'stroke-linejoin="round"') +
    line(scallops, ink, 1.15 * gauge, 'stroke-linecap="round"') +
    line(shade, ink, gauge)
  )
}

/** Bark is cut round the trunk, on its shaded side. */
export function trunk(burin: Burin, points: readonly Point[], widths: readonly number[]): string {
  return burin.limb(points, widths, {
    hatch: [
      [8, 2.6, 0.55],
      [-62, 4.5, 0.3],
    ],
  })
}

interface Tree {
  root: Point
  /** From the root upward, as steps from it. */
  stem: readonly Point[]
  width: number
  crown: readonly (readonly [x: number, y: number, rx: number, ry: number])[]
}

export function tree(burin: Burin, { root: [x, y], stem, width, crown }: Tree): string {
  const spine: Point[] = [[x, y], ...stem.map(([dx, dy]): Point => [x + dx, y + dy])]
  const widths = spine.map((_, i) => width * (i === 0 ? 1.5 : 1 - (i / spine.length) * 0.6))
  const leaves = crown.map(([cx, cy, rx, ry]) => foliage(burin, [x + cx, y + cy], [rx, ry]))
  return trunk(burin, spine, widths) + leaves.join('')
}

/** A poplar is one flame of leaves, darker on the right. */
export function poplar(burin: Burin, [x, y]: Point, height: number): string {
  const masses = [0.24, 0.4, 0.56, 0.72, 0.87]
  return (
    trunk(
      burin,
      [
        [x, y],
        [x + 1, y - height * 0.3],
      ],
      [7, 4],
    ) +
    masses
      .map((up, i) =>
        foliage(
          burin,
          [x + (i % 2 ? 2 : -2), y - height * up],
          [height * 0.1 * (1.25 - up * 0.75), height * 0.13],
          5.5,
        ),
      )
      .join('')
  )
}

/** A sprig that hangs in the air between scenes, as toiles have them where the eye would fall through. */
export function sprig(burin: Burin, [x, y]: Point, size: number, lean: number): string {
  const spine: Point[] = [0, 1, 2, 3, 4].map((i) => [x + lean * (i / 4) ** 2 * size, y - (i / 4) * size])
  let leaves = ''
  spine.slice(1).forEach(([px, py], i) => {
    for (const side of [-1, 1]) {
      const reach = size * (0.3 - i * 0.045)
      const tip: Point = [px + side * reach, py - reach * 0.55]
      const d = `M${round(px)} ${round(py)}Q${round(px + side * reach * 0.3)} ${round(py - reach * 0.75)} ${round(tip[0])} ${round(tip[1])}Q${round(px + side * reach * 0.75)} ${round(py + reach * 0.1)} ${round(px)} ${round(py)}Z`
      leaves += `<path d="${d}" fill="${side > 0 ? burin.wash : burin.paper}" stroke="${burin.ink}" stroke-width="${1.2 * burin.gauge}"/>`
      leaves += line(
        `M${round(px)} ${round(py)}L${round(px + side * reach * 0.7)} ${round(py - reach * 0.38)}`,
        burin.ink,
        0.9 * burin.gauge,
      )
    }
  })
  return leaves + burin.stroke(spine, 1.5)
}
