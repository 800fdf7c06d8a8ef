import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { BASKETS, LEDGER } from '../palettes.ts'
import { line, rect, round } from '../shapes.ts'
import { note, ROUND_ENDS, total } from './sewing.ts'

const isHill = (week: number) => (week >= 10 && week <= 20) || (week >= 36 && week <= 46)

/** Full-price units by week, in hundredths of the year: 62 in the two hills, 38 in the flats. */
function fullPriceYear(): number[] {
  const random = seeded(12)
  const raw = Array.from({ length: 52 }, (_, i) => {
    const week = i + 1
    const into = week <= 20 ? (week - 9) / 12 : (week - 35) / 12
    return isHill(week) ? 1.2 + 2.6 * Math.sin(into * Math.PI) ** 0.8 + random() * 0.3 : 1.1 + random() * 0.35
  })
  const [hills, flats] = [
    total(raw.filter((_, i) => isHill(i + 1))),
    total(raw.filter((_, i) => !isHill(i + 1))),
  ]
  return raw.map((value, i) => (value * (isHill(i + 1) ? 62 : 38)) / (isHill(i + 1) ? hills : flats))
}

/** One warp thread a week: sold at full price above the line, marked down below it. */
export function chart(): Drawing {
  const base = 800
  return makeDrawing({
    name: 'chart',
    title: 'One thread a week, full price up, markdown down',
    credit: COUNTS,
    view: [1040, 1160],
    surface: 'paper',
    palette: LEDGER,
    alt: 'Fifty-two threads, one a week: green above the line for full price with two tall peaks of eleven weeks, vermilion below it for markdown.',
    draw: () => {
      const { Ledger, Bottle, Vermilion } = LEDGER
      const random = seeded(120)
      let body = rect(0, 0, 1040, 1160, Ledger)
      fullPriceYear().forEach((share, i) => {
        const [x, week] = [62 + i * 18, i + 1]
        const sale = (week > 21 && week < 28) || week > 47 || week < 3
        const markdown = isHill(week) ? between(random, 20, 62) : between(random, 96, 150) + (sale ? 110 : 0)
        body +=
          line(`M${x} ${base}v${-round(share * 178)}`, Bottle, 12) +
          line(`M${x} ${base + 8}v${round(markdown)}`, Vermilion, 12)
      })
      for (const y of [178, 356, 534, 712, -120, -240]) body += line(`M40 ${base - y}H1000`, Ledger, 3)
      for (const week of [10, 20, 36, 46])
        body += note(String(week), 62 + (week - 1) * 18, 1120, Bottle, { anchor: 'middle', size: 24 })
      return body + line('M53 1086H990', Bottle, 2)
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
    { color: Damson, from: 0, to: 0, threads: 6 },
    { color: Damson, from: 0, to: 1, threads: 17 },
    { color: Mandarin, from: 1, to: 0, threads: 9 },
    { color: Mandarin, from: 1, to: 2, threads: 10 },
    { color: Duck, from: 2, to: 1, threads: 8 },
    { color: Duck, from: 2, to: 2, threads: 5 },
    { color: Butter, from: 3, to: 0, threads: 4 },
    { color: Butter, from: 3, to: 2, threads: 9 },
  ]
  return makeDrawing({
    name: 'chart-baskets',
    title: 'First basket to second, 6,800 people',
    credit: COUNTS,
    view: [1500, 1100],
    surface: 'paper',
    palette: BASKETS,
    alt: 'Bundles of colored thread run from four first purchases on the left to three second ones on the right; the widest, damson, crosses to the middle.',
    draw: () => {
      const [pitch, gap] = [11.8, 58]
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
    total(strands.filter((strand) => strand[end] === place).map(({ threads }) => threads * pitch)),
  )
  let y = (height - total(sizes) - gap * (count - 1)) / 2
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
      sizes
        .map((size, i) =>
          line(`M${x + 15} ${round((tops[i] ?? 0) - 4)}v${round(size + 8)}`, fill, 26, ROUND_ENDS),
        )
        .join(''),
  }
}
