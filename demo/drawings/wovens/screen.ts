import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { type Lengths, layLength, type Order, twill, type Weave, weave } from './loom.ts'

const VIEW: [number, number] = [2400, 1600]
const CALL = shades('autumn-2020', 'Unspun', 'Slate path', 'Honey', 'Umber earth')
const { Unspun, 'Slate path': slate, Honey, 'Umber earth': umber } = CALL

/** A fine check that no screen can hold, ruled with a line that every screen can. */
const FINE: Order = [
  ...Array.from(
    { length: 8 },
    (): Order => [
      [slate, 2],
      [Unspun, 2],
    ],
  ).flat(),
  [slate, 2],
  [Honey, 6],
]
const CLOTH: Weave = { warp: FINE, weft: FINE, tieUp: twill, thread: 8 }

function threads(order: Order): string[] {
  return order.flatMap(([color, count]) => Array<string>(count).fill(color))
}

/** The colour on top at any crossing of the cloth. */
function crossings({ warp, weft, tieUp }: Weave): (i: number, j: number) => string {
  const [ends, picks] = [threads(warp), threads(weft)]
  return (i, j) =>
    (tieUp.warpUp(i % tieUp.ends, j % tieUp.picks) ? ends[i % ends.length] : picks[j % picks.length]) ??
    Unspun
}

/** The cloth, and over it a screen that looks at the same cloth through too few pixels. */
export function onScreen(): Drawing {
  const [left, top, pixel] = [864, 320, 32]
  return makeDrawing({
    name: 'check-on-screen',
    title: 'A shepherd’s check and what the call made of it',
    credit: STUDIO,
    view: VIEW,
    surface: 'cloth',
    palette: CALL,
    lead: 3,
    focalPoint: { x: 0.64, y: 0.55 },
    alt: 'A fine slate and unspun check ruled with honey lines; a dark-framed screen laid over it shows the same cloth as a few big blocks in a pattern it does not have.',
    draw: () => {
      const seen: Lengths = new Map()
      const colorAt = crossings(CLOTH)
      // A camera takes one crossing in nearly five and believes that it stands for the rest.
      for (let row = 0; top + row * pixel < VIEW[1]; row++) {
        for (let column = 0; left + column * pixel < VIEW[0]; column++) {
          const color = colorAt(Math.floor(column * 4.64), Math.floor(row * 4.64))
          layLength(seen, color, [left + column * pixel, top + row * pixel, pixel, pixel])
        }
      }
      return (
        weave(CLOTH, VIEW) +
        rect(left - 56, top - 56, VIEW[0], VIEW[1], umber) +
        [...seen].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('')
      )
    },
  })
}
