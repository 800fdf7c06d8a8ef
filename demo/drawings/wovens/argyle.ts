import { PRINTS, STUDIO } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { round } from '../shapes.ts'
import { boltSize, type Lengths } from './loom.ts'
import { lit, tone } from './yarn.ts'

interface Knit extends Omit<DrawingParts, 'surface' | 'repeat' | 'draw'> {
  /** One stitch. */
  stitch: [width: number, height: number]
  /** Half a lozenge in stitches across and rows down. */
  half: [across: number, down: number]
  /** The lozenges' colours, column by column. An even number. */
  columns: string[]
  /** The line that crosses them, in the colour of its column, and its breadth in stitches. */
  lines: string[]
  breadth: number
  /** The stitch at the picture's corner. */
  begin?: [across: number, down: number]
}

const part = (value: number) => value - Math.floor(value)

/** Which yarn makes a stitch: lozenges in columns, and over them two lines that run from middle to middle. */
function chart({
  half: [a, b],
  columns,
  lines,
  breadth,
  begin: [i0, j0] = [0, 0],
}: Knit): (i: number, j: number) => string {
  return (i, j) => {
    const [x, y] = [(i + i0 + 0.5) / (a * 2), (j + j0 + 0.5) / (b * 2)]
    const [p, q] = [x + y, x - y]
    const column = (((Math.floor(p) + Math.floor(q)) % columns.length) + columns.length) % columns.length
    const off = Math.min(Math.abs(part(p) - 0.5), Math.abs(part(q) - 0.5)) * a * 2
    return (off < breadth / 2 ? lines[column % lines.length] : columns[column]) ?? '#000000'
  }
}

/** The two legs of one stitch. Each leg's lower end slips into the stitch below. */
export function stitchLegs(x: number, y: number, w: number, h: number): [left: string, right: string] {
  const leg = (side: 1 | -1) => {
    const at = (u: number, v: number) => `${round(x + w / 2 + side * u * w)} ${round(y + v * h)}`
    return `M${at(0.46, -0.12)}C${at(0.5, 0.2)} ${at(0.46, 0.5)} ${at(0.34, 0.72)}C${at(0.24, 0.92)} ${at(0.1, 1.14)} ${at(0.02, 1.3)}C${at(-0.01, 1.06)} ${at(0.0, 0.66)} ${at(0.08, 0.46)}C${at(0.16, 0.22)} ${at(0.34, 0)} ${at(0.46, -0.12)}Z`
  }
  return [leg(-1), leg(1)]
}

/** One stitch of a colour as a tile: what hangs over an edge comes in at the other. */
function stitchTile(color: string, w: number, h: number): string {
  const rows = [-2, -1, 0, 1].map((row) => stitchLegs(0, row * h, w, h).join('')).join('')
  const glints = [-1, 0, 1]
    .map((row) => {
      const [top, low] = [round((row + 0.34) * h), round((row + 0.72) * h)]
      return `M${round(w * 0.15)} ${top}L${round(w * 0.29)} ${low}M${round(w * 0.85)} ${top}L${round(w * 0.71)} ${low}`
    })
    .join('')
  return `<rect width="${w}" height="${h}" fill="${tone(color, -0.42)}"/><path d="${rows}" fill="${color}"/><path d="${glints}" stroke="${lit(color)}" stroke-width="${round(w * 0.1)}" stroke-linecap="round" fill="none"/>`
}

function knit(parts: Knit): Drawing {
  const { stitch, half, columns, lines: _lines, breadth: _breadth, begin: _begin, ...rest } = parts
  const [w, h] = stitch
  const [across, down] = [half[0] * columns.length, half[1] * 2]
  const repeat: [number, number] = [across * w, down * h]
  return makeDrawing({
    ...rest,
    surface: 'cloth',
    repeat,
    draw: () => {
      const colorAt = chart(parts)
      const areas: Lengths = new Map()
      // Rows are zigzags, so that two colours meet as stitches do. One row above and below hangs over the repeat's edge.
      for (let j = -2; j <= down; j++) {
        for (let i = 0; i < across; ) {
          const color = colorAt(i, j)
          let to = i + 1
          while (to < across && colorAt(to, j) === color) to++
          const [there, back] = [
            `l${w / 2} ${h / 2} ${w / 2} ${-h / 2}`,
            `l${-w / 2} ${h / 2} ${-w / 2} ${-h / 2}`,
          ]
          const d = `M${i * w} ${round((j - 0.1) * h)}${there.repeat(to - i)}v${h}${back.repeat(to - i)}z`
          areas.set(color, (areas.get(color) ?? '') + d)
          i = to
        }
      }
      const key = (color: string) => `yarn-${color.slice(1)}`
      const yarns = [...areas.keys()].map(
        (color) =>
          `<pattern id="${key(color)}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${stitchTile(color, w, h)}</pattern>`,
      )
      const fills = [...areas].map(([color, d]) => `<path d="${d}" fill="url(#${key(color)})"/>`)
      const [width, height] = boltSize(parts.view, repeat)
      return (
        `<defs>${yarns.join('')}<pattern id="repeat" width="${repeat[0]}" height="${repeat[1]}" patternUnits="userSpaceOnUse">${fills.join('')}</pattern></defs>` +
        `<rect width="${width}" height="${height}" fill="url(#repeat)"/>`
      )
    },
  })
}

const LARGE = shades('autumn-2026', 'Ice blue', 'Lacquer', 'Jet', 'Fog')
const SMALL = shades('autumn-2026', 'Damask', 'Camel', 'Moss', 'Ice blue')

export const argyles: Drawing[] = [
  knit({
    name: 'argyle',
    title: 'One lozenge, forty-eight stitches wide',
    credit: PRINTS,
    view: [1920, 2400],
    palette: LARGE,
    stitch: [32, 26],
    half: [24, 36],
    columns: [LARGE['Ice blue'], LARGE.Lacquer],
    lines: [LARGE.Jet, LARGE.Fog],
    begin: [9, 22],
    breadth: 2,
    alt: 'Knitted lozenges of lacquer red and ice blue so large that barely two fit across, crossed by a jet-black and a fog-white line of stitches.',
  }),
  knit({
    name: 'argyle-school',
    title: 'The sock’s argyle, for comparison',
    credit: STUDIO,
    view: [2400, 2400],
    palette: SMALL,
    lead: 0,
    stitch: [20, 16],
    half: [12, 20],
    columns: [SMALL.Damask, SMALL.Camel, SMALL.Damask, SMALL.Moss],
    lines: [SMALL['Ice blue'], SMALL['Ice blue']],
    breadth: 1,
    alt: 'A small knitted argyle in damask, camel and moss, with thin diagonal lines of ice blue running through the middle of every lozenge.',
  }),
]
