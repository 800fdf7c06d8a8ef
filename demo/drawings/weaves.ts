import { type Drawing, makeDrawing } from './drawing.ts'
import { GINGHAM, HOUNDSTOOTH, MADRAS, type Palette } from './palettes.ts'

type Order = [color: string, ends: number][]
/** Says whether the warp lies on top where end `i` meets pick `j`. */
type TieUp = (i: number, j: number) => boolean

const twill: TieUp = (i, j) => (((i - j) % 4) + 4) % 4 < 2
const plain: TieUp = (i, j) => (i + j) % 2 === 0

interface Cloth {
  name: string
  view: [number, number]
  palette: Palette
  lead?: number
  warp: Order
  weft: Order
  tieUp: TieUp
  /** Width of one thread. A whole number of output pixels, or the threads grow uneven. */
  thread: number
  alt: string
}

function threads(order: Order): string[] {
  return order.flatMap(([color, ends]) => Array<string>(ends).fill(color))
}

/** Every crossing of warp and weft, gathered by colour into one path each; then the threads' light and shade. */
function weave({ view: [width, height], warp, weft, tieUp, thread: t }: Cloth): string {
  const [ends, picks] = [threads(warp), threads(weft)]
  const cells = new Map<string, string[]>()
  const lines = { warpShade: '', warpLight: '', weftShade: '', weftLight: '' }
  for (let j = 0; j * t < height; j++) {
    for (let i = 0; i * t < width; i++) {
      const [x, y] = [i * t, j * t]
      const warpUp = tieUp(i, j)
      const color = (warpUp ? ends[i % ends.length] : picks[j % picks.length]) ?? '#000'
      if (warpUp) {
        lines.warpShade += `M${x} ${y}v${t}`
        lines.warpLight += `M${x + t * 0.6} ${y}v${t}`
      } else {
        lines.weftShade += `M${x} ${y + t}h${t}`
        lines.weftLight += `M${x} ${y + t * 0.4}h${t}`
      }
      const found = cells.get(color)
      const cell = `M${x} ${y}h${t}v${t}h-${t}z`
      if (found) found.push(cell)
      else cells.set(color, [cell])
    }
  }
  const strokes = (d: string, color: string, opacity: number, share: number) =>
    `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${t * share}"/>`
  return (
    `<g shape-rendering="crispEdges">${[...cells].map(([color, d]) => `<path d="${d.join('')}" fill="${color}"/>`).join('')}</g>` +
    strokes(lines.warpShade, '#000', 0.28, 0.16) +
    strokes(lines.warpLight, '#fff', 0.16, 0.22) +
    strokes(lines.weftShade, '#000', 0.28, 0.16) +
    strokes(lines.weftLight, '#fff', 0.13, 0.22)
  )
}

function cloth(parts: Cloth): Drawing {
  return makeDrawing({ ...parts, surface: 'cloth', draw: () => weave(parts) })
}

export function houndstooth(): Drawing {
  const { Chalk, Chartreuse, Aubergine, Plum } = HOUNDSTOOTH
  const tooth: Order = [
    [Aubergine, 4],
    [Chartreuse, 4],
    [Aubergine, 4],
    [Chartreuse, 4],
    [Aubergine, 4],
  ]
  return cloth({
    name: 'houndstooth',
    view: [1920, 2400],
    palette: HOUNDSTOOTH,
    warp: [...tooth, [Chalk, 4]],
    weft: [...tooth, [Plum, 4]],
    tieUp: twill,
    thread: 26,
    alt: 'A large houndstooth in aubergine and chartreuse; every sixth band is woven in chalk one way and plum the other, so the tooth breaks.',
  })
}

/** The same check at the size of the yarn, for a figure beside the text. */
export function houndstoothDetail(): Drawing {
  const { Chalk, Chartreuse, Aubergine, Plum } = HOUNDSTOOTH
  return cloth({
    name: 'houndstooth-detail',
    view: [2400, 1200],
    palette: HOUNDSTOOTH,
    lead: 2,
    warp: [
      [Aubergine, 4],
      [Chartreuse, 4],
      [Aubergine, 4],
      [Chalk, 4],
    ],
    weft: [
      [Aubergine, 4],
      [Chartreuse, 4],
      [Plum, 4],
    ],
    tieUp: twill,
    thread: 60,
    alt: 'A few teeth of the broken check enlarged until each aubergine, chartreuse, plum and chalk yarn can be followed over two and under two.',
  })
}

export function madras(): Drawing {
  const { 'Lime wash': lime, Tangerine, Lagoon, Magenta, Navy, Lemon } = MADRAS
  return cloth({
    name: 'madras',
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

export function gingham(): Drawing {
  const { Milk, 'Clay pink': pink, Wine } = GINGHAM
  return cloth({
    name: 'gingham',
    view: [1920, 2400],
    palette: GINGHAM,
    warp: [
      [pink, 8],
      [Milk, 8],
    ],
    weft: [
      [Wine, 8],
      [Milk, 8],
    ],
    tieUp: plain,
    thread: 20,
    alt: 'A small gingham on milk white with clay pink running down and wine running across, eight threads on and eight off.',
  })
}
