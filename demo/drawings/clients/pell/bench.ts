import { between, seeded } from '../../../random.ts'
import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { curve, disc, line, type Point, rect, round, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { crosses, DASH, ROUND, ticket } from '../sheet.ts'
import { fabric } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Mist, 'Dusty rose': rose, Peat } = PELL

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
