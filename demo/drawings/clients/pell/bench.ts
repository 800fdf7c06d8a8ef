import { between, nearZero, seeded } from '../../../random.ts'
import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, grain, piece, words } from '../../patterns/marks.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { crosses, DASH, ROUND, tape, ticket } from '../sheet.ts'
import { fabric, winding } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Mist, Kingfisher, 'Dusty rose': rose, Ginger, Peat } = PELL

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

/** Latch needles rising over the cam, and the yarn laid into their hooks. */
export function needleBed(): Drawing {
  return makeDrawing({
    name: 'pell-needle-bed',
    title: 'Forty-four needles of bed 7, one course',
    credit: STUDIO,
    view: [2000, 1080],
    surface: 'paper',
    palette: cut(PELL, 'Night bus', 'Rosehip', 'Mist', 'Old gold', 'Peat'),
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A row of latch needles stands in a brass bed and rises in a wave toward the middle; a red yarn comes down from the upper right, runs through their open hooks and hangs below in finished loops.',
    draw: () => {
      const step = 46
      const rise = (i: number) => 250 * Math.exp(-(((i - 21) / 7.5) ** 2)) + 70
      let [needles, loops] = ['', '']
      const hooks: Point[] = []
      for (let i = 0; i < 44; i++) {
        const x = 12 + i * step
        const top = 640 - rise(i)
        const open = i > 13 && i < 29
        hooks.push([x + 10, top + 26])
        needles +=
          line(
            `M${x} 760V${round(top + 16)}C${x} ${round(top - 14)} ${x + 22} ${round(top - 14)} ${x + 22} ${round(top + 14)}`,
            Mist,
            9,
            ROUND,
          ) +
          line(
            open ? `M${x} ${round(top + 64)}l26 34` : `M${x} ${round(top + 64)}L${x + 20} ${round(top + 18)}`,
            gold,
            6,
            ROUND,
          ) +
          disc([x, top + 64], 5, night)
        const low = 900 + (i % 2) * 0
        loops += `M${x - 6} 760C${x - 26} ${low - 10} ${x - 18} ${low + 56} ${x + 8} ${low + 56}C${x + 32} ${low + 56} ${x + 40} ${low - 10} ${x + 20} 760`
      }
      const laid = hooks.slice(0, 30)
      const feed: Point[] = [...laid, [1450, 470], [1580, 260], [1650, 150], [1650, -40]]
      return [
        rect(0, 0, 2000, 1080, night),
        line(Array.from({ length: 22 }, (_, i) => `M0 ${i * 50}H2000`).join(''), shade(night, 0.07), 2),
        [1, 2, 3]
          .map(
            (k) =>
              `<g transform="translate(${k % 2 ? 4 : 0} ${k * 62})">${line(loops, shade(Rosehip, -0.45), 18, ROUND)}${line(loops, Rosehip, 12, ROUND)}</g>`,
          )
          .reverse()
          .join(''),
        rect(0, 60, 2000, 26, Peat),
        shape('M1560 40H1740V150L1690 210H1610L1560 150Z', Peat),
        disc([1650, 150], 24, night),
        needles,
        line(curve(feed), shade(Rosehip, -0.45), 17, ROUND),
        line(curve(feed), Rosehip, 11, ROUND),
        rect(0, 730, 2000, 130, gold),
        rect(0, 846, 2000, 22, Peat),
        line(Array.from({ length: 44 }, (_, i) => `M${12 + i * step} 730v116`).join(''), Peat, 12),
        line(Array.from({ length: 44 }, (_, i) => `M${12 + i * step} 742v92`).join(''), Mist, 6),
        line(Array.from({ length: 44 }, (_, i) => `M${12 + i * step} 790h14`).join(''), Mist, 10),
        rect(0, 722, 2000, 14, shade(gold, 0.3)),
      ].join('')
    },
  })
}

/** A shop's last sweater, taken back to yarn. */
export function unraveled(): Drawing {
  return makeDrawing({
    name: 'pell-unraveled',
    title: 'Number nine, taken back to yarn',
    credit: STUDIO,
    view: [1200, 1540],
    surface: 'cloth',
    palette: cut(PELL, 'Dusty rose', 'Moss agate', 'Peat', 'Unspun'),
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A panel of moss-green knit hangs in large stitches and stops halfway, its last row open; the crimped yarn runs from it in waves across a rose ground and is wound into a ball at the lower right.',
    draw: () => {
      const [w, h] = [60, 48]
      const random = seeded(3)
      const edge = (c: number) => (c < 7 ? 15 : 14)
      const crimp = (from: Point, to: Point, waves: number, size: number): Point[] =>
        Array.from({ length: waves * 2 + 1 }, (_, i) => {
          const t = i / (waves * 2)
          const off = i % 2 ? size : -size
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
          const length = Math.hypot(dx, dy)
          return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]
        })
      const yarn: Point[] = [
        [500, 790],
        ...crimp([540, 850], [1060, 900], 9, 20),
        [1130, 960],
        ...crimp([1050, 1010], [180, 1040], 14, 20),
        [90, 1110],
        ...crimp([170, 1170], [640, 1180], 7, 15),
        [760, 1190],
      ]
      const at: Point = [900, 1300]
      const arcs = Array.from({ length: 15 }, (_, i) => {
        const turn = i < 8 ? -34 : 48
        const off = ((i % 8) - 3.5) * 44
        const half = Math.sqrt(Math.max(0, 186 ** 2 - off ** 2))
        return `<path d="M${round(-half)} ${round(off)}Q0 ${round(off + 34)} ${round(half)} ${round(off)}" transform="translate(${at.join(' ')}) rotate(${turn})" fill="none" stroke="${i % 2 ? shade(moss, 0.16) : shade(moss, -0.22)}" stroke-width="9" stroke-linecap="round"/>`
      })
      const loose = Array.from({ length: 19 }, (_, c) => {
        if (c < 7) return ''
        const x = 36 + c * w
        return `M${x + 8} ${64 + 14 * h}c-6 40 8 62 22 62c14 0 28 -22 22 -62`
      }).join('')
      return [
        rect(0, 0, 1200, 1540, rose),
        crosses([1200, 1540], 120, shade(rose, -0.14), 10),
        fabric({
          at: [36, 64],
          columns: 19,
          rows: 15,
          size: [w, h],
          yarn: (c, r) => (r < edge(c) ? moss : undefined),
        }),
        line(loose, shade(moss, -0.3), 22, ROUND),
        line(loose, moss, 15, ROUND),
        rect(0, 0, 1200, 64, Unspun),
        line('M0 40H1200', Peat, 4, DASH),
        rect(0, 60, 1200, 16, Peat),
        line(curve(yarn), shade(moss, -0.4), 24, ROUND),
        line(curve(yarn), moss, 17, ROUND),
        disc([at[0] + 18, at[1] + 24], 196, shade(rose, -0.24)),
        disc(at, 194, moss),
        ...arcs,
        line('M640 1400L1190 1210', Peat, 16, ROUND),
        disc([640, 1400], 22, Peat),
        ticket('9', [200, 1280], 130, Unspun, Peat, -7 + between(random, 0, 1)),
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

/** A sweater's four pieces with every count that makes it fit. */
export function guernseyPieces(): Drawing {
  return makeDrawing({
    name: 'pell-guernsey-pieces',
    title: 'The guernsey in size 4, by stitches and by rows',
    credit: STUDIO,
    view: [1800, 1200],
    surface: 'paper',
    palette: cut(PELL, 'Heather', 'Night bus', 'Unspun', 'Rosehip', 'Old gold'),
    alt: 'The flat pieces of a guernsey on heather paper: back and front in white with seeded yokes, two sleeves in navy, two small red gussets and a gold neckband, each with its stitch count and a grain line.',
    draw: () => {
      const back =
        'M-190 -330C-120 -322 -70 -340 -60 -346L60 -346C70 -340 120 -322 190 -330L190 340L-190 340Z'
      const front =
        'M-190 -330C-120 -322 -80 -340 -66 -346C-50 -284 50 -284 66 -346C80 -340 120 -322 190 -330L190 340L-190 340Z'
      const sleeve = 'M-150 -260L150 -260L86 300L-86 300Z'
      const seeds = (x: number, y: number, w: number, h: number) => {
        let d = ''
        for (let r = 0; r < h / 20; r++)
          for (let c = 0; c < w / 26; c++) d += `M${round(x + c * 26 + (r % 2) * 13)} ${round(y + r * 20)}h9`
        return line(d, night, 6, ROUND)
      }
      const welt = (x: number, y: number, w: number, color: string) =>
        line(
          Array.from({ length: Math.floor(w / 15) }, (_, i) => `M${round(x + 8 + i * 15)} ${y}v52`).join(''),
          color,
          4,
        )
      const drop = shade(Heather, -0.22)
      const grains: [Point, Point] = [
        [0, 60],
        [0, 240],
      ]
      const common = { ink: night, drop, dropBy: [12, 15] as Point, seam: 13, weight: 3 }
      return [
        rect(0, 0, 1800, 1200, Heather),
        crosses([1800, 1200], 100, shade(Heather, 0.18), 8),
        piece({
          ...common,
          cut: back,
          at: [268, 480],
          scale: 1.12,
          fill: Unspun,
          notches: [0.3, 0.62],
          grain: grains,
          grainColor: Rosehip,
        }),
        seeds(90, 196, 356, 250),
        welt(56, 800, 424, Rosehip),
        piece({
          ...common,
          cut: front,
          at: [784, 560],
          scale: 1.12,
          turn: 0,
          fill: Unspun,
          notches: [0.28, 0.66],
          grain: grains,
          grainColor: Rosehip,
        }),
        seeds(606, 296, 356, 230),
        welt(572, 880, 424, Rosehip),
        piece({
          ...common,
          cut: sleeve,
          at: [1230, 400],
          scale: 1.16,
          turn: 5,
          fill: night,
          ink: Unspun,
          notches: [0.1, 0.2],
          grain: [
            [0, -120],
            [0, 160],
          ],
          grainColor: gold,
        }),
        piece({
          ...common,
          cut: sleeve,
          at: [1610, 770],
          scale: 1.16,
          turn: 184,
          fill: night,
          ink: Unspun,
          notches: [0.1, 0.2],
          grain: [
            [0, -120],
            [0, 160],
          ],
          grainColor: gold,
        }),
        piece({
          ...common,
          cut: 'M0 -104L104 0L0 104L-104 0Z',
          at: [1110, 870],
          fill: Rosehip,
          ink: Unspun,
          seam: 12,
        }),
        piece({
          ...common,
          cut: 'M0 -104L104 0L0 104L-104 0Z',
          at: [1290, 1040],
          fill: Rosehip,
          ink: Unspun,
          seam: 12,
        }),
        piece({
          ...common,
          cut: 'M-300 -30L300 -30L300 30L-300 30Z',
          at: [340, 1090],
          turn: -2,
          fill: gold,
          seam: 10,
        }),
        dimension([56, 58], [480, 58], night, '', 30, 3.4),
        words('148 st', [268, 30], 32, night),
        words('124 rows', [900, 740], 32, night),
        words('96 st', [1240, 160], 32, Unspun, 5),
        words('56 st', [1596, 486], 32, Unspun, 4),
        words('112 st', [340, 1090], 30, night, -2),
        grain([1740, 80], [1740, 300], Unspun, 4),
      ].join('')
    },
  })
}

/** Two swatches under the same window. */
export function gaugeWindows(): Drawing {
  return makeDrawing({
    name: 'pell-gauge-windows',
    title: 'Ten centimeters of each: eleven gauge and twelve',
    credit: STUDIO,
    view: [1600, 1140],
    surface: 'cloth',
    palette: cut(PELL, 'Ginger', 'Unspun', 'Night bus', 'Mist', 'Rosehip'),
    lead: 0,
    alt: 'Two knitted swatches pinned side by side on ginger cloth, the left in larger navy stitches, the right in finer gray ones, each seen through a square window cut in white card; a red-headed pin at every corner.',
    draw: () => {
      const card = (x: number, y: number, s: number, turn: number, knit: string, count: string) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        rect(14, 18, s, s, shade(Ginger, -0.3)) +
        knit +
        `<path d="M-70 -70H${s + 70}V${s + 70}H-70ZM0 0V${s}H${s}V0Z" fill="${Unspun}" fill-rule="evenodd"/>` +
        line(`M-12 -12H${s + 12}V${s + 12}H-12Z`, night, 3, DASH) +
        line(
          Array.from(
            { length: 21 },
            (_, i) =>
              `M${round((i * s) / 20)} -12v-${i % 2 ? 14 : 26}M-12 ${round((i * s) / 20)}h-${i % 2 ? 14 : 26}`,
          ).join(''),
          night,
          3,
        ) +
        words(count, [s / 2, s + 42], 44, night, 0, 'display') +
        '</g>'
      const coarse = fabric({
        at: [-10, -10],
        columns: 17,
        rows: 21,
        size: [34.6, 28],
        yarn: (_, r) => (r === 12 ? Rosehip : night),
      })
      const fine = fabric({
        at: [-10, -10],
        columns: 26,
        rows: 32,
        size: [22.4, 18.6],
        yarn: (c) => (c === 7 ? Rosehip : Mist),
      })
      const pin = (x: number, y: number) =>
        line(`M${x} ${y}l-46 62`, night, 5, ROUND) + disc([x, y], 17, Rosehip)
      return [
        rect(0, 0, 1600, 1140, Ginger),
        crosses([1600, 1140], 100, shade(Ginger, -0.16), 8),
        card(150, 170, 560, -3, coarse, '28 stitches'),
        card(960, 250, 560, 2.5, fine, '31 stitches'),
        pin(96, 120),
        pin(790, 84),
        pin(900, 190),
        pin(1560, 220),
        tape({ at: [0, 1060], length: 1600, breadth: 80, fill: night, ink: Unspun, tick: 19 }),
      ].join('')
    },
  })
}
