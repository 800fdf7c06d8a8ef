import { PRINTS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { MADRAS } from '../palettes.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { cloth, type Order, plain, weave } from './loom.ts'
import { blend, lightness, tone } from './yarn.ts'

function saturday(): Drawing {
  const { 'Lime wash': lime, Tangerine, Lagoon, Magenta, Navy, Lemon } = MADRAS
  return cloth({
    name: 'madras',
    title: 'Saturday madras',
    credit: PRINTS,
    view: [2400, 1600],
    palette: MADRAS,
    warp: [
      [Tangerine, 10],
      [Lemon, 2],
      [Tangerine, 10],
      [Navy, 6],
      [lime, 2],
      [Navy, 6],
      [Lagoon, 14],
      [Magenta, 3],
      [Lagoon, 3],
      [Magenta, 8],
      [lime, 2],
      [Magenta, 8],
      [Lemon, 4],
    ],
    weft: [
      [Lagoon, 10],
      [Lemon, 2],
      [Tangerine, 12],
      [Navy, 4],
      [lime, 3],
      [Navy, 4],
      [Magenta, 12],
      [Tangerine, 3],
      [lime, 10],
      [Lagoon, 6],
      [Navy, 2],
      [Lemon, 4],
    ],
    tieUp: plain,
    thread: 12,
    alt: 'A plain-woven madras: wide checks of tangerine, lagoon and magenta crossed by navy bars with a thread of lime wash and of lemon.',
  })
}

/** Near shades fall together: a hundred pinks that nobody can tell apart would each be an area of its own. */
function settle(color: string): string {
  return color.replace(/[0-9a-f]{2}/gi, (pair) =>
    Math.min(255, Math.round(Number.parseInt(pair, 16) / 7) * 7)
      .toString(16)
      .padStart(2, '0'),
  )
}

/** What a wash does: each thread takes some dye from its neighbours, and only from those darker than itself. */
export function bled(order: Order, reach: number, strength: number): Order {
  const threads = order.flatMap(([color, count]) => Array<string>(count).fill(color))
  const at = (i: number) => threads[(i + threads.length) % threads.length] ?? '#000000'
  return threads.map((own, i) => {
    let color = own
    for (let away = reach; away >= 1; away--) {
      for (const other of [at(i - away), at(i + away)]) {
        const darker = (lightness(own) - lightness(other)) / 255
        if (darker > 0.06)
          color = blend(color, other, strength * Math.min(1, darker * 2.2) * (1 - (away - 1) / reach))
      }
    }
    return [settle(color), 1] as const
  })
}

const BLED = shades('spring-2018', 'Lime wash', 'Magenta', 'Navy', 'Lagoon', 'Lemon', 'Tangerine')
const { 'Lime wash': lime, Magenta, Navy, Lagoon, Lemon, Tangerine } = BLED
const WARP: Order = [
  [lime, 26],
  [Magenta, 22],
  [lime, 6],
  [Magenta, 4],
  [lime, 18],
  [Navy, 14],
  [Lemon, 8],
  [Navy, 4],
  [lime, 10],
  [Lagoon, 20],
]
const WEFT: Order = [
  [Lemon, 18],
  [lime, 14],
  [Navy, 10],
  [lime, 8],
  [Navy, 3],
  [lime, 21],
  [Tangerine, 22],
  [lime, 4],
  [Magenta, 10],
  [lime, 22],
  [Lagoon, 8],
]

function bleeding(): Drawing {
  return cloth({
    name: 'madras-bled',
    title: 'Madras after thirty washes',
    credit: PRINTS,
    view: [1800, 2400],
    palette: BLED,
    lead: 1,
    warp: bled(WARP, 6, 0.34),
    weft: bled(WEFT, 6, 0.34),
    tieUp: plain,
    thread: 10,
    alt: 'A madras whose stripes have run: magenta, navy, lagoon and tangerine fade into the lime-wash white beside them, so that no check has a hard edge.',
  })
}

/** One cloth before the wash, after ten and after thirty. Their lower edges are left as torn. */
function washes(): Drawing {
  const view: [number, number] = [2400, 1200]
  const [thread, width, ground] = [8, 752, BLED.Navy]
  return makeDrawing({
    name: 'madras-washes',
    title: 'No wash, ten, thirty',
    credit: STUDIO,
    view,
    surface: 'cloth',
    palette: BLED,
    lead: 2,
    alt: 'Three torn lengths of one madras on navy: the first crisp, the second a little soft, the third so bled that its white has turned pink, peach and pale green.',
    draw: () =>
      rect(0, 0, view[0], view[1], ground) +
      [
        { strength: 0, height: 1064 },
        { strength: 0.17, height: 900 },
        { strength: 0.4, height: 976 },
      ]
        .map(({ strength, height }, i) => {
          const x = 36 + i * (width + 36)
          const [warp, weft] = [bled(WARP, 7, strength), bled(WEFT, 7, strength)]
          return `<svg x="${x}" y="0" width="${width}" height="1200">${fringe(warp, width, height, thread)}${weave({ warp, weft, tieUp: plain, thread }, [width, height], `wash${i}`)}</svg>`
        })
        .join(''),
  })
}

/** The ends of the warp below the last pick. */
function fringe(warp: Order, width: number, from: number, thread: number): string {
  const threads = warp.flatMap(([color, count]) => Array<string>(count).fill(color))
  let drawn = ''
  for (let i = 0; i * thread < width; i++) {
    const length = 54 + ((i * 7919) % 23)
    drawn += rect(i * thread + 1, from, thread - 2, length, tone(threads[i % threads.length] ?? Navy, -0.06))
  }
  return drawn
}

/** Five cloths cut in squares and joined so that no square touches its like. */
function patched(): Drawing {
  const colors = shades('spring-2018', 'Lime wash', 'Lagoon', 'Lemon', 'Lilac', 'Palm', 'Magenta', 'Navy')
  const { Lilac, Palm } = colors
  const [thread, side] = [10, 400]
  const cloths: [Order, Order][] = [
    [
      [
        [Lagoon, 14],
        [lime, 4],
        [Navy, 8],
        [lime, 14],
      ],
      [
        [lime, 10],
        [Lagoon, 18],
        [Lemon, 4],
        [lime, 8],
      ],
    ],
    [
      [
        [Magenta, 4],
        [lime, 16],
        [Magenta, 12],
        [Lilac, 8],
      ],
      [
        [Lilac, 14],
        [Magenta, 6],
        [lime, 20],
      ],
    ],
    [
      [
        [Lemon, 24],
        [Palm, 6],
        [Lemon, 4],
        [Palm, 6],
      ],
      [
        [Lemon, 16],
        [lime, 4],
        [Palm, 12],
        [lime, 8],
      ],
    ],
    [
      [
        [Navy, 18],
        [Lilac, 2],
        [Navy, 6],
        [Magenta, 6],
        [Navy, 8],
      ],
      [
        [Navy, 14],
        [Lagoon, 12],
        [Lilac, 2],
        [Navy, 12],
      ],
    ],
    [
      [
        [Palm, 10],
        [Lilac, 12],
        [lime, 6],
        [Lilac, 12],
      ],
      [
        [Lilac, 8],
        [Palm, 14],
        [Lemon, 2],
        [lime, 16],
      ],
    ],
  ]
  return makeDrawing({
    name: 'madras-patched',
    title: 'Patch madras, five cloths',
    credit: PRINTS,
    view: [2400, 2400],
    surface: 'cloth',
    palette: colors,
    repeat: [side * 5, side * 5],
    alt: 'Patchwork of five different madras checks in lagoon, magenta, lemon, navy and lilac, sewn in squares with a dashed row of stitching along each seam.',
    draw: () => {
      const pieces = cloths
        .map(([warp, weft], k) => {
          const woven = { warp: bled(warp, 4, 0.2), weft: bled(weft, 4, 0.2), tieUp: plain, thread }
          // The seam: a ridge of light where the piece turns under, and the needle's holes beside it.
          return `<pattern id="patch${k}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${weave(woven, [side, side], `patch${k}`)}<path d="M0 3H${side}M3 0V${side}" stroke="${Navy}" stroke-opacity="0.6" stroke-width="6"/><path d="M0 15H${side}M15 0V${side}" stroke="${lime}" stroke-width="4" stroke-dasharray="12 8"/></pattern>`
        })
        .join('')
      const laid = cloths.map(() => '')
      for (let row = 0; row < 10; row++) {
        for (let column = 0; column < 10; column++)
          laid[(column + row * 2) % 5] += `M${column * side} ${row * side}h${side}v${side}h${-side}z`
      }
      return `<defs>${pieces}</defs>${laid.map((d, k) => `<path d="${d}" fill="url(#patch${k})"/>`).join('')}`
    },
  })
}

export const madrases: Drawing[] = [saturday(), bleeding(), washes(), patched()]
