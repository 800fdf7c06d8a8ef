import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect } from '../shapes.ts'
import { crosses, needle, note, ROUND_ENDS } from './sewing.ts'

/** A thousand garments, a stitch each, in the order in which they went. The last ninety-nine were never worked. */
export function thousandStitches(): Drawing {
  const palette = shades('spring-2014', 'Midnight', 'Coral', 'Buttercup', 'Pool', 'Paper white')
  const { Midnight, Coral, Buttercup, Pool } = palette
  const white = palette['Paper white']
  const stages = [
    { count: 540, color: Buttercup },
    { count: 214, color: Coral },
    { count: 113, color: Pool },
    { count: 34, color: white },
  ]
  return makeDrawing({
    name: 'thousand-stitches',
    title: 'A thousand garments: 540, 214, 113, 34, and 99 left',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'cloth',
    palette,
    alt: 'A thousand cross-stitches on midnight cloth, row by row: more than half yellow, then coral, then blue, then a single row and a half of white, and below them only the bare holes of the canvas.',
    draw: () => {
      const pitch = 38
      const columns = 28
      const place = (i: number): Point => {
        const row = Math.floor(i / columns)
        // Worked back and forth, as a hand does it.
        const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns)
        return [87 + column * pitch, 74 + row * pitch]
      }
      let body = rect(0, 0, 1200, 1500, Midnight) + rect(0, 0, 30, 1500, white)
      let done = 0
      for (const { count, color } of stages) {
        body += crosses(
          Array.from({ length: count }, (_, i) => place(done + i)),
          25,
          color,
          8.5,
        )
        done += count
      }
      for (let i = done; i < 1000; i++) {
        const [x, y] = place(i)
        for (const [dx, dy] of [
          [-12, -12],
          [12, -12],
          [-12, 12],
          [12, 12],
        ] as const)
          body += disc([x + dx, y + dy], 3, white)
      }
      const [lastX, lastY] = place(done - 1)
      return (
        body +
        line(
          `M${lastX - 12} ${lastY + 12}C${lastX + 40} ${lastY + 120} ${lastX + 240} ${lastY + 110} ${lastX + 424} ${lastY + 66}`,
          white,
          7,
          ROUND_ENDS,
        ) +
        needle([lastX + 420, lastY + 67], 300, -13, white, Midnight)
      )
    },
  })
}

const WEARS = [
  { times: '0', share: 7 },
  { times: '1–5', share: 24 },
  { times: '6–10', share: 18 },
  { times: '11–20', share: 21 },
  { times: '21–40', share: 16 },
  { times: '41–80', share: 9 },
  { times: '81 on', share: 5 },
]

/** How often new clothes were worn in a year: two stitches for each garment in a hundred. */
export function wearsInStitches(): Drawing {
  const palette = shades('spring-2018', 'Lemon', 'Magenta', 'Navy', 'Lagoon')
  const { Lemon, Magenta, Navy, Lagoon } = palette
  return makeDrawing({
    name: 'wears-in-stitches',
    title: 'Times worn in the first year, two stitches to the hundredth',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'cloth',
    palette,
    alt: 'A stepped hill of cross-stitch on lemon cloth, in seven steps from never worn to more than eighty times. The step for one to five wears is the highest; the median falls at the edge of the fourth, worked in magenta.',
    draw: () => {
      const pitch = 53.5
      let body = rect(0, 0, 1500, 1000, Lemon)
      WEARS.forEach(({ times, share }, column) => {
        const left = 28 + column * 4 * pitch
        // The step that is not full leans against the next, as a worked row would.
        const places = Array.from(
          { length: share * 2 },
          (_, i): Point => [left + (i % 4) * pitch, 890 - Math.floor(i / 4) * pitch],
        )
        body += crosses(places, 38, column === 3 ? Magenta : column % 2 ? Navy : Lagoon, 12)
        body += note(times, left + pitch * 1.5, 968, Navy, { anchor: 'middle', size: 36 })
      })
      return body
    },
  })
}
