import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, polygon, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { chalk, grain, stitches, words } from './marks.ts'
import { pin, shears } from './tools.ts'

const EARLY = shades('autumn-2013', 'Coal', 'Mustard seed', 'Loden', 'Oat', 'Burgundy')

/** This year's order lies on last year's chalk: shorter by a quarter, and cut ten weeks sooner. */
export function earlyCut(): Drawing {
  const { Coal, 'Mustard seed': Mustard, Loden, Oat, Burgundy } = EARLY
  return makeDrawing({
    name: 'early-cut',
    title: 'Shorter than the chalk',
    credit: STUDIO,
    view: [1500, 1000],
    surface: 'cloth',
    palette: EARLY,
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'A length of green cloth unrolled on a black table ends well short of the chalk outline drawn for it; mustard stitches mark the new end, and open shears have just made the cut.',
    draw: () =>
      [
        rect(0, 0, 1500, 1000, Coal),
        // Last year's length, chalked on the table.
        chalk(
          [
            [930, 190],
            [1434, 186],
          ],
          Oat,
          7,
          3,
        ),
        chalk(
          [
            [930, 816],
            [1438, 822],
          ],
          Oat,
          7,
          4,
        ),
        chalk(
          [
            [1434, 186],
            [1438, 822],
          ],
          Oat,
          7,
          6,
        ),
        chalk(
          [
            [1000, 220],
            [1400, 790],
          ],
          shade(Coal, 0.28),
          5,
          8,
        ),
        chalk(
          [
            [1180, 220],
            [1400, 540],
          ],
          shade(Coal, 0.28),
          5,
          9,
        ),
        shape('M0 180L968 186L974 812L0 806Z', shade(Coal, -0.6)),
        shape('M0 168L954 172L960 798L0 792Z', Loden),
        // The roll it comes from.
        rect(0, 120, 172, 720, Burgundy),
        rect(0, 120, 60, 720, shade(Burgundy, -0.3)),
        rect(128, 120, 14, 720, shade(Burgundy, 0.2)),
        rect(172, 168, 12, 624, shade(Loden, -0.4)),
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          chalk(
            [
              [300 + i * 118, 172],
              [298 + i * 118, 250 + (i % 3) * 22],
            ],
            Oat,
            6,
            20 + i,
          ),
        ),
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          words(String(i * 2 + 2), [300 + i * 118, 316 + (i % 3) * 22], 40, Oat, 0, 'display'),
        ),
        grain([300, 560], [800, 566], Oat, 5),
        stitches(
          [
            [884, 160],
            [886, 480],
            [890, 806],
          ],
          { color: Mustard, width: 22, length: 58, gap: 34, seed: 5, wander: 5 },
        ),
        pin([840, 250], 4, 110, Mustard, Oat, 1.6),
        pin([838, 700], -4, 110, Mustard, Oat, 1.6),
        shears({ at: [990, 300], turn: 94, scale: 1.15, blade: Oat, handle: Mustard, open: 11 }),
      ].join(''),
  })
}

const SIX = shades('spring-2022', 'Ink', 'Roof', 'Limestone', 'Mimosa flower', 'Garden', 'Clay', 'Tile blue')

/** The year on the cutting table as six lengths: how wide is how many weeks, how long is how much is bought. */
export function sixLengths(): Drawing {
  const { Ink, Roof, Limestone, 'Mimosa flower': Mimosa, Garden, Clay, 'Tile blue': blue } = SIX
  const lengths: [weeks: number, bought: number, color: string][] = [
    [7, 470, Limestone],
    [10, 640, Garden],
    [8, 560, Mimosa],
    [9, 380, Clay],
    [11, 690, Roof],
    [7, 520, blue],
  ]
  return makeDrawing({
    name: 'six-lengths',
    title: 'Fifty-two weeks in six lengths',
    credit: STUDIO,
    view: [1600, 800],
    surface: 'cloth',
    palette: SIX,
    focalPoint: { x: 0.7, y: 0.5 },
    alt: 'Six strips of cloth in cream, green, yellow, clay, red and blue hang side by side on dark blue, each of another width and length, pinned along a chalk line with a number of weeks on each.',
    draw: () => {
      let x = 34
      const strips = lengths.map(([weeks, bought, color], i) => {
        const width = weeks * 28.6
        const left = x
        x += width + 8
        const tilt = [3, -4, 2, -3, 4, -2][i] ?? 0
        const edge: Point[] = [
          [left, 78],
          [left + width, 78],
          [left + width - tilt, 78 + bought],
          [left + tilt, 78 + bought + tilt],
        ]
        const on = color === Limestone || color === Mimosa || color === Clay ? Ink : Limestone
        return [
          shape(polygon(edge.map(([px, py]): Point => [px + 9, py + 11])), shade(Ink, -0.5)),
          shape(polygon(edge), color),
          rect(left, 78, width, 30, shade(color, -0.2)),
          stitches(
            [
              [left + 10, 124],
              [left + width - 10, 124],
            ],
            { color: on, width: 5, length: 20, gap: 12, seed: i + 2, wander: 1.5 },
          ),
          grain([left + width / 2, 190], [left + width / 2, 78 + bought - 150], on, 3.6),
          words(String(weeks), [left + width / 2, 78 + bought - 70], 92, on, 0, 'display'),
          pin([left + width * 0.24, 62], 84, 70, Limestone, shade(Limestone, -0.2), 1.2),
          pin([left + width * 0.78, 62], 96, 70, Limestone, shade(Limestone, -0.2), 1.2),
        ].join('')
      })
      const months = Array.from(
        { length: 13 },
        (_, i) => `M${34 + i * 127.6} ${i % 3 === 0 ? 8 : 22}V44`,
      ).join('')
      return rect(0, 0, 1600, 800, Ink) + line(`M34 44H1566${months}`, Limestone, 4) + strips.join('')
    },
  })
}

const DART = shades('spring-2018', 'Navy', 'Magenta', 'Lime wash', 'Lagoon', 'Tangerine', 'Lemon')

/** A range as stripes. One of them is folded out of it, and the rest draw together. */
export function dartClosed(): Drawing {
  const { Navy, Magenta, 'Lime wash': Lime, Lagoon, Tangerine, Lemon } = DART
  const order = [Navy, Lagoon, Navy, Lime, Navy, Tangerine, Navy, Lagoon]
  const tip: Point = [600, 1230]
  const stripes = (side: 1 | -1) =>
    order
      .map((color, i) => {
        const near = i * 104
        return shape(
          polygon([
            [tip[0] + side * near, -260],
            [tip[0] + side * (near + 104.6), -260],
            [tip[0] + side * (near + 104.6), 1620],
            [tip[0] + side * near, 1620],
          ]),
          color,
        )
      })
      .join('')
  return makeDrawing({
    name: 'dart-closed',
    title: 'Taken in by one stripe',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: DART,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Wide stripes of navy, teal, cream and orange cloth; a magenta wedge between them narrows to a point near the foot, and yellow stitches draw its two sides together.',
    draw: () =>
      [
        rect(0, 0, 1200, 1500, Navy),
        shape(polygon([tip, [260, -100], [940, -100]]), Magenta),
        line(
          Array.from({ length: 12 }, (_, i) => `M600 1230L${316 + i * 52} -100`).join(''),
          shade(Magenta, -0.28),
          5,
        ),
        `<g transform="rotate(-13 ${tip[0]} ${tip[1]})">${stripes(-1)}</g>`,
        `<g transform="rotate(9 ${tip[0]} ${tip[1]})">${stripes(1)}</g>`,
        ...Array.from({ length: 9 }, (_, i) => {
          const y = 90 + i * 122
          const gap = (1230 - y) / 1230
          const [left, right] = [600 - gap * 284 - 46, 600 + gap * 196 + 46]
          return line(`M${left} ${y + 16}L${right} ${y - 12}`, Lemon, 12, 'stroke-linecap="round"')
        }),
        pin([470, 1330], -14, 260, Lemon, Lime, 2),
      ].join(''),
  })
}
