import { nearZero, seeded } from '../../../random.ts'
import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { words } from '../../patterns/marks.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { DASH, ROUND, ticket } from '../sheet.ts'
import { winding } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Kingfisher } = PELL

export function shadeCard(): Drawing {
  return makeDrawing({
    name: 'pell-shade-card',
    title: 'The shade card, forty-one windings and a gap',
    credit: STUDIO,
    view: [1200, 1560],
    surface: 'paper',
    palette: cut(PELL, 'Unspun', 'Night bus', 'Rosehip', 'Old gold', 'Moss agate', 'Heather', 'Kingfisher'),
    alt: 'A card of yarn windings in seven rows of six, hung by a punched hole: eleven of them are navies that hardly differ, the rest reds, golds, greens, heathers and blues, and one place has been left bare.',
    draw: () => {
      const random = seeded(61)
      const jitter = () => nearZero(random) * 3
      const [w, h, gapX, gapY] = [128, 138, 48, 58]
      const base = [Rosehip, gold, moss, Heather, Kingfisher, Unspun]
      const navies = new Set([1, 4, 8, 9, 15, 16, 22, 27, 28, 34, 40])
      let body = ''
      let navy = 0
      for (let i = 0; i < 42; i++) {
        const [x, y] = [104 + (i % 6) * (w + gapX), 222 + Math.floor(i / 6) * (h + gapY - 12)]
        body += line(
          `M${x - 14} ${y}v${h}M${x + w + 14} ${y}v${h}`,
          shade(Unspun, -0.2),
          2.4,
          'stroke-dasharray="4 6"',
        )
        if (i === 29) {
          body += line(`M${x} ${y}h${w}v${h}h-${w}z`, Rosehip, 3, DASH)
          continue
        }
        const plain = base[(i * 5 + Math.floor(i / 6)) % 6] ?? moss
        const tint = ((i * 37) % 7) / 7 - 0.42
        const color = navies.has(i)
          ? shade(night, (navy++ % 5) * 0.035)
          : plain === Unspun
            ? shade(Unspun, -0.06 - ((i * 3) % 4) * 0.06)
            : shade(plain, tint * 0.5)
        body += winding([x, y], [w, h], color, 8.6, jitter)
      }
      return [
        rect(0, 0, 1200, 1560, shade(Unspun, -0.14)),
        shape('M40 60H1160V1560H40Z', Unspun),
        line('M64 170H1136', night, 3, DASH),
        disc([600, 112], 30, shade(Unspun, -0.14)),
        line('M600 -10V90C600 130 640 130 632 92', night, 9, ROUND),
        words('PSK', [160, 122], 44, night, 0, 'display'),
        words('1 to 42', [1040, 122], 36, night, 0, 'italic'),
        body,
      ].join('')
    },
  })
}

/** Three navies wound beside each other, near enough to count the plies. */
export function threeNavies(): Drawing {
  return makeDrawing({
    name: 'pell-three-navies',
    title: 'Marine, Deep Navy and Admiral, left to right',
    credit: STUDIO,
    view: [1600, 1060],
    surface: 'cloth',
    palette: cut(PELL, 'Old gold', 'Night bus', 'Unspun', 'Rosehip'),
    alt: 'Plied yarn wound upright over the notched edge of a card: three dark blues side by side that can hardly be told apart, then a white, and one loose red end laid across them all.',
    draw: () => {
      const yarnWidth = 44
      const groups = [shade(night, 0.05), night, shade(night, 0.09), Unspun]
      let body = ''
      for (let i = 0; i < 32; i++) {
        const group = Math.min(3, Math.floor(i / 9))
        const color = groups[group] ?? night
        const x = 90 + i * yarnWidth + group * 26
        let plies = ''
        for (let y = 168; y < 1080; y += 30) plies += `M${x - 15} ${y + 10}L${x + 15} ${y - 12}`
        body +=
          line(`M${x} 172V1080`, shade(color, -0.4), 43) +
          line(`M${x} 168V1080`, color, 36, ROUND) +
          line(plies, shade(color, color === Unspun ? -0.14 : 0.14), 5, ROUND)
      }
      const teeth = Array.from({ length: 40 }, (_, i) => `L${i * 44 + 22} 150L${(i + 1) * 44} 128`).join('')
      const end: Point[] = [
        [-30, 760],
        [240, 690],
        [520, 800],
        [800, 700],
        [1080, 560],
        [1220, 660],
        [1080, 770],
        [1010, 640],
        [1240, 480],
        [1640, 420],
      ]
      return [
        rect(0, 0, 1600, 1060, gold),
        shape(`M0 128${teeth}V1060H0Z`, shade(gold, -0.2)),
        line('M0 74H1600', night, 3.4, DASH),
        ...[285, 700, 1125, 1480].map((x, i) =>
          words(['27', '28', '31', '2'][i] ?? '', [x, 44], 40, night, 0, 'display'),
        ),
        body,
        line(curve(end), shade(Rosehip, -0.4), 40, ROUND),
        line(curve(end), Rosehip, 32, ROUND),
        line(curve(end), shade(Rosehip, 0.3), 7, 'stroke-dasharray="10 22" stroke-linecap="round"'),
      ].join('')
    },
  })
}

const CONES = [
  { color: Rosehip, full: 1 },
  { color: Unspun, full: 0.92 },
  { color: night, full: 0.7 },
  { color: moss, full: 1 },
  { color: gold, full: 0.42 },
  { color: Heather, full: 0.84 },
  { color: night, full: 1 },
]

export function cones(): Drawing {
  return makeDrawing({
    name: 'pell-cones',
    title: 'The order of 14 September, on the rack',
    credit: STUDIO,
    view: [1800, 1120],
    surface: 'paper',
    palette: cut(PELL, 'Kingfisher', 'Old gold', 'Unspun', 'Rosehip', 'Night bus', 'Moss agate', 'Heather'),
    alt: 'Seven cones of yarn on a shelf before kingfisher blue, in red, white, navy, moss, gold and heather, some wound full and one nearly down to its paper; each sends a thread straight up out of the picture.',
    draw: () => {
      const floor = 930
      const cone = (x: number, s: number, color: string, full: number) => {
        const [low, high, height] = [150 * s, 66 * s, 520 * s]
        const [yLow, yHigh] = [floor - 26 * s, floor - 26 * s - height * (0.28 + 0.6 * full)]
        const fat = 0.55 + 0.45 * full
        const half = (y: number) => (low + ((high - low) * (floor - y)) / height) * fat
        const at = (y: number, side: number) => `${round(x + side * half(y))} ${round(y)}`
        let [down, up] = ['', '']
        const count = Math.round(15 * full + 8)
        for (let i = 0; i < count; i++) {
          const y = yLow + ((yHigh - yLow) * i) / count
          const to = y + ((yHigh - yLow) / count) * 2.6
          if (to < yHigh) continue
          down += `M${at(y, -1)}Q${round(x)} ${round((y + to) / 2 + 16)} ${at(to, 1)}`
          up += `M${at(y, 1)}Q${round(x)} ${round((y + to) / 2 + 16)} ${at(to, -1)}`
        }
        const paper = polygon([
          [x - low * 0.62, floor],
          [x + low * 0.62, floor],
          [x + 22 * s, floor - height - 30 * s],
          [x - 22 * s, floor - height - 30 * s],
        ])
        return (
          shape(paper, shade(gold, 0.15)) +
          line(`M${x} ${round(floor - height - 30 * s)}V-10`, color, 6) +
          shape(
            `M${at(yLow, -1)}Q${x} ${yLow + 34 * s} ${at(yLow, 1)}L${at(yHigh, 1)}Q${x} ${yHigh + 20 * s} ${at(yHigh, -1)}Z`,
            shade(color, -0.22),
          ) +
          line(down, color, round(9 * s), ROUND) +
          line(up, shade(color, color === night ? 0.16 : 0.14), round(5 * s), ROUND)
        )
      }
      return [
        rect(0, 0, 1800, 1120, Kingfisher),
        rect(0, 96, 1800, 18, night),
        ...CONES.map(({ color, full }, i) => cone(80 + i * 276, i % 3 === 1 ? 0.92 : 1.06, color, full)),
        ...CONES.map((_, i) => disc([80 + i * 276, 105], 17, Unspun) + disc([80 + i * 276, 105], 7, night)),
        rect(0, floor, 1800, 44, Unspun),
        rect(0, floor + 44, 1800, 160, night),
        ...CONES.map(({ full }, i) =>
          ticket(
            String(Math.round(full * 24)),
            [80 + i * 276, floor + 76],
            54,
            Unspun,
            night,
            i % 2 ? 2 : -2,
          ),
        ),
      ].join('')
    },
  })
}
