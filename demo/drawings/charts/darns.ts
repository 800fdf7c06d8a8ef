import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { band, line, type Point, rect, round, shape } from '../shapes.ts'
import { needle, note, ROUND_ENDS, tone } from './sewing.ts'

/** The stitches of a jersey: columns of small Vs. */
export function stockinette(width: number, height: number, stitch: number, color: string): string {
  let d = ''
  for (let y = 0; y < height + stitch; y += stitch)
    for (let x = 0; x < width + stitch; x += stitch * 1.25)
      d += `M${round(x)} ${round(y)}l${round(stitch * 0.5)} ${round(stitch * 0.75)}l${round(stitch * 0.5)} ${round(-stitch * 0.75)}`
  return line(d, color, stitch * 0.16, ROUND_ENDS)
}

const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const BOUGHT = [377, 324, 312, 364, 372, 510, 943]
const BACK = [31, 17, 12, 10, 9, 18, 3]

/** Returns by the day they were ordered (down) and the day they came back (across), darned as thickly as they are many. */
export function returnsDarn(): Drawing {
  const palette = shades('autumn-2018', 'Kingfisher', 'Rosehip', 'Chamois', 'Old gold', 'Tar')
  const { Kingfisher, Rosehip, Chamois, Tar } = palette
  const gold = palette['Old gold']
  return makeDrawing({
    name: 'returns-darn',
    title: 'Ordered down, returned across, darned as thickly as they came',
    credit: COUNTS,
    view: [1200, 1200],
    surface: 'cloth',
    palette,
    alt: 'A square of seven by seven darned fields on a kingfisher-blue jersey. The bottom row and the first column are thick with red thread and meet in one gold field, Sunday to Monday; Sunday’s own column is almost bare.',
    draw: () => {
      const random = seeded(18)
      const [left, top, cell] = [172, 156, 136]
      let warp = ''
      for (let i = 0; i < 70; i++)
        warp += `M${round(left + 7 + i * 13.6)} ${round(top - between(random, 10, 26))}V${round(top + 952 + between(random, 10, 26))}`
      const sum = BOUGHT.reduce((all, each) => all + each, 0)
      let [red, bright] = ['', '']
      DAYS.forEach((_, row) => {
        DAYS.forEach((__, column) => {
          const percent = ((BOUGHT[row] ?? 0) / sum) * (BACK[column] ?? 0)
          const picks = Math.max(1, Math.round(percent * 1.9))
          for (let pick = 0; pick < picks; pick++) {
            const y = top + row * cell + ((pick + 0.5) / picks) * cell + between(random, -1.5, 1.5)
            let d = ''
            // Over two ends, under one, so that the warp is seen through the darn.
            for (let end = 0; end < 10; end += 2)
              d += `M${round(left + column * cell + end * 13.6 + (pick % 2) * 13.6 - 5)} ${round(y)}h15`
            if (row === 6 && column === 0) bright += d
            else red += d
          }
        })
      })
      const _days = DAYS.map(
        (day, i) =>
          note(day, left + (i + 0.5) * cell, 100, Chamois, { anchor: 'middle', size: 44, face: 'display' }) +
          note(day, 106, top + (i + 0.5) * cell + 16, Chamois, {
            anchor: 'middle',
            size: 44,
            face: 'display',
          }),
      ).join('')
      const days = DAYS.map((day, i) => {
        const middle = (i + 0.5) * cell
        return (
          note(day, left + middle, 104, Chamois, { anchor: 'middle', size: 46 }) +
          note(day, 104, top + middle + 16, Chamois, { anchor: 'middle', size: 46 })
        )
      }).join('')
      return (
        rect(0, 0, 1200, 1200, Kingfisher) +
        stockinette(1200, 1200, 30, tone(Kingfisher, -0.16)) +
        rect(left, top, 952, 952, Tar) +
        line(warp, Chamois, 3.6) +
        line(red, Rosehip, 8.4, ROUND_ENDS) +
        line(bright, gold, 7.6, ROUND_ENDS) +
        rect(1162, 0, 38, 1200, gold) +
        days
      )
    },
  })
}

/** A darn of a hundred crossings in which `shown` are seen. */
function hundredCrossings([x, y]: Point, cell: number, shown: number, thread: string, warp: string): string {
  const order = Array.from({ length: 100 }, (_, i) => i).sort(
    (a, b) => ((a * 37 + Math.floor(a / 10) * 11) % 101) - ((b * 37 + Math.floor(b / 10) * 11) % 101),
  )
  let [over, under] = ['', '']
  order.forEach((place, i) => {
    const [cx, cy] = [x + (place % 10) * cell, y + Math.floor(place / 10) * cell]
    if (i < shown)
      for (const t of [0.2, 0.5, 0.8])
        over += `M${round(cx - cell * 0.06)} ${round(cy + cell * t)}h${round(cell * 1.12)}`
    else
      for (const t of [0.2, 0.5, 0.8])
        under += `M${round(cx + cell * t)} ${round(cy - cell * 0.06)}v${round(cell * 1.12)}`
  })
  return line(under, warp, cell * 0.2, ROUND_ENDS) + line(over, thread, cell * 0.2, ROUND_ENDS)
}

/** A sleeve worn through at the elbow and darned: of a hundred crossings, fifty-three in the loud thread. */
export function mendedElbow(): Drawing {
  const palette = shades('spring-2026', 'Rose', 'Tomato', 'Ink blue', 'Canvas', 'Melon')
  const { Rose, Tomato, Canvas, Melon } = palette
  const ink = palette['Ink blue']
  return makeDrawing({
    name: 'mended-elbow',
    title: 'Fifty-three in a hundred would wear it to work',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'cloth',
    palette,
    focalPoint: { x: 0.62, y: 0.52 },
    alt: 'The bent sleeve of a dark blue sweater crosses a pink ground. At the elbow is a square darn of a hundred crossings, a little more than half of them tomato red, with the thread still in its needle.',
    draw: () => {
      const sleeve: Point[] = [
        [60, -140],
        [420, 330],
        [700, 740],
        [560, 1130],
        [260, 1600],
      ]
      const outline = band(sleeve, [520, 500, 480, 400, 330])
      const clip = `<clipPath id="sleeve"><path d="${outline}"/></clipPath>`
      const darn =
        `<g transform="rotate(24 690 742)">${rect(472, 524, 436, 436, tone(ink, -0.4))}` +
        hundredCrossings([490, 542], 40, 53, Tomato, Canvas) +
        '</g>'
      return (
        `${rect(0, 0, 1200, 1500, Rose)}${rect(900, 0, 300, 1500, Melon)}` +
        `<g transform="translate(34 26)">${shape(outline, tone(Rose, -0.25))}</g>` +
        shape(outline, ink) +
        `${clip}<g clip-path="url(#sleeve)">${stockinette(1200, 1500, 26, tone(ink, 0.13))}` +
        `<g transform="rotate(30 330 1490)">${rect(60, 1360, 560, 240, tone(ink, -0.25))}</g></g>` +
        darn +
        line('M866 868C1000 980 840 1130 960 1210', Tomato, 9, ROUND_ENDS) +
        needle([958, 1206], 300, 62, Canvas, ink)
      )
    },
  })
}

const SAID_SO = [
  { year: 2016, percent: 12 },
  { year: 2018, percent: 17 },
  { year: 2020, percent: 29 },
  { year: 2022, percent: 36 },
  { year: 2024, percent: 44 },
  { year: 2026, percent: 53 },
]

/** Six patches, one every other year: how many in a hundred would be seen in a mend. */
export function patchesByYear(): Drawing {
  const palette = shades('spring-2026', 'Leaf', 'Melon', 'Canvas', 'Walnut', 'Tomato')
  const { Leaf, Melon, Canvas, Walnut, Tomato } = palette
  return makeDrawing({
    name: 'patches-by-year',
    title: 'Would wear a visible mend to work, in the hundred, 2016 to 2026',
    credit: COUNTS,
    view: [1500, 1040],
    surface: 'cloth',
    palette,
    alt: 'Six square darns in two rows on green jersey. Each has a hundred crossings; the loud ones grow from twelve in the first to fifty-three in the last, which is worked in tomato red.',
    draw: () => {
      let body = rect(0, 0, 1500, 1040, Leaf) + stockinette(1500, 1040, 28, tone(Leaf, -0.18))
      SAID_SO.forEach(({ year, percent }, i) => {
        const [x, y] = [62 + (i % 3) * 476, 56 + Math.floor(i / 3) * 500]
        body +=
          rect(x, y, 424, 384, Walnut) +
          hundredCrossings([x + 34, y + 14], 35.6, percent, i === 5 ? Tomato : Melon, Canvas) +
          note(String(year), x, y + 428, Canvas, { size: 34 }) +
          note(String(percent), x + 424, y + 428, Canvas, { size: 34, anchor: 'end' })
      })
      return body
    },
  })
}
