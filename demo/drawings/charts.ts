import { seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { BASKETS, LEDGER } from './palettes.ts'
import { line, rect, round } from './shapes.ts'

/** One warp thread a week: sold at full price above the line, marked down below it. */
export function chart(): Drawing {
  const base = 790
  return makeDrawing({
    name: 'chart',
    view: [1040, 1160],
    surface: 'paper',
    palette: LEDGER,
    alt: 'Fifty-two threads, one a week: green above the line for full price with two tall peaks of eleven weeks, vermilion below it for markdown.',
    draw: () => {
      const { Ledger, Bottle, Vermilion } = LEDGER
      const random = seeded(12)
      let body = rect(0, 0, 1040, 1160, Ledger)
      for (let week = 0; week < 52; week++) {
        const x = 62 + week * 18
        const season = Math.max(0, Math.sin(((week - 7) / 26) * Math.PI * 2)) ** 0.7
        const isSale = (week > 20 && week < 27) || week > 46
        const full = Math.round(150 + season * 440 + random() * 60)
        const markdown = Math.round((1 - season) * 120 + random() * 40 + (isSale ? 120 : 0))
        body +=
          line(`M${x} ${base}v${-full}`, Bottle, 11) + line(`M${x} ${base + 6}v${markdown}`, Vermilion, 11)
      }
      for (const y of [120, 240, 360, 480, 600, -120]) body += line(`M40 ${base - y}H1000`, Ledger, 3)
      return body
    },
  })
}

interface Strand {
  color: string
  from: number
  to: number
  threads: number
}

/** Threads carried from the first basket to the second; a bundle is as wide as its count. */
export function chartBaskets(): Drawing {
  const { Flour, Damson, Mandarin, Duck, Butter } = BASKETS
  const strands: Strand[] = [
    { color: Damson, from: 0, to: 1, threads: 17 },
    { color: Damson, from: 0, to: 0, threads: 6 },
    { color: Mandarin, from: 1, to: 0, threads: 9 },
    { color: Mandarin, from: 1, to: 2, threads: 10 },
    { color: Duck, from: 2, to: 2, threads: 5 },
    { color: Duck, from: 2, to: 1, threads: 8 },
    { color: Butter, from: 3, to: 2, threads: 9 },
    { color: Butter, from: 3, to: 0, threads: 4 },
  ]
  return makeDrawing({
    name: 'chart-baskets',
    view: [1500, 1100],
    surface: 'paper',
    palette: BASKETS,
    alt: 'Bundles of colored thread run from four first purchases on the left to three second ones on the right; the widest, damson, crosses to the middle.',
    draw: () => {
      const [pitch, gap] = [11.5, 44]
      const left = stations(strands, 'from', 4, pitch, gap, 1100)
      const right = stations(strands, 'to', 3, pitch, gap, 1100)
      let threads = ''
      for (const strand of strands) {
        for (let i = 0; i < strand.threads; i++) {
          const [y0, y1] = [left.next(strand.from), right.next(strand.to)]
          threads += line(`M0 ${y0}H330C760 ${y0} 740 ${y1} 1170 ${y1}H1500`, strand.color, 8)
        }
      }
      return rect(0, 0, 1500, 1100, Flour) + threads + left.bars(300, Damson) + right.bars(1170, Damson)
    },
  })
}

/** Stacks each end's threads from the top down, centred on the sheet. */
function stations(
  strands: Strand[],
  end: 'from' | 'to',
  count: number,
  pitch: number,
  gap: number,
  height: number,
) {
  const sizes = Array.from({ length: count }, (_, place) =>
    strands.filter((strand) => strand[end] === place).reduce((sum, { threads }) => sum + threads * pitch, 0),
  )
  let y = (height - sizes.reduce((sum, size) => sum + size, 0) - gap * (count - 1)) / 2
  const tops = sizes.map((size) => {
    const top = y
    y += size + gap
    return top
  })
  const used = sizes.map(() => 0)
  return {
    next(place: number): number {
      const index = used[place] ?? 0
      used[place] = index + 1
      return round((tops[place] ?? 0) + (index + 0.5) * pitch)
    },
    bars: (x: number, fill: string) =>
      sizes.map((size, i) => rect(x, (tops[i] ?? 0) - 8, 30, size + 16, fill)).join(''),
  }
}
