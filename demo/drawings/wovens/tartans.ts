import { letters } from '#modules/media/lettering.ts'
import { PRINTS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect } from '../shapes.ts'
import { cloth, type Order, pivoted, twill } from './loom.ts'
import { strand, tone } from './yarn.ts'

const NOBODY = shades('autumn-2015', 'Linen', 'Teal well', 'Iron rust', 'Marigold', 'Eggplant skin')
const { Linen, 'Teal well': teal, 'Iron rust': rust, Marigold, 'Eggplant skin': eggplant } = NOBODY

/** Half a sett, from pivot to pivot. The order of the seats is the tartan, the colours in them are not. */
function halfSett(seats: readonly [string, string, string, string, string]): Order {
  const [field, dark, warm, bright, pale] = seats
  return [
    [pale, 6],
    [dark, 6],
    [field, 24],
    [dark, 4],
    [field, 4],
    [dark, 24],
    [warm, 4],
    [bright, 2],
    [warm, 28],
    [dark, 2],
    [warm, 4],
    [bright, 6],
  ]
}

const SETT = halfSett([teal, eggplant, rust, Marigold, Linen])

function unclaimed(): Drawing {
  return cloth({
    name: 'tartan-unclaimed',
    title: 'A tartan that belongs to nobody',
    credit: PRINTS,
    view: [2400, 1800],
    palette: NOBODY,
    lead: 2,
    warp: pivoted(SETT),
    weft: pivoted(SETT),
    tieUp: twill,
    thread: 8,
    alt: 'A large tartan: squares of rust ruled with marigold beside squares of deep teal, eggplant bars between them and a thin linen line where the sett turns.',
  })
}

function weathered(): Drawing {
  const colors = shades('autumn-2015', 'Sky slate', 'Olive press', 'Dusty rose', 'Linen', 'Eggplant skin')
  const sett = halfSett([
    colors['Sky slate'],
    colors['Olive press'],
    colors['Dusty rose'],
    colors['Eggplant skin'],
    colors.Linen,
  ])
  return cloth({
    name: 'tartan-weathered',
    title: 'The same sett, left out in the rain',
    credit: PRINTS,
    view: [1800, 2400],
    palette: colors,
    lead: 1,
    warp: pivoted(sett),
    weft: pivoted(sett),
    tieUp: twill,
    thread: 6,
    alt: 'A small tartan in faded colors: dusty rose and sky slate squares, olive bars, a thin linen line and, at the other pivot, a line of eggplant.',
  })
}

/** The sett as weavers kept it before there was paper to spare: yarn wound on a stick, in order and by count. */
function settStick(): Drawing {
  const view: [number, number] = [2400, 1200]
  const step = 17
  const [from, top, bottom] = [150, 250, 830]
  return makeDrawing({
    name: 'tartan-stick',
    title: 'Half a sett on a stick',
    credit: STUDIO,
    view,
    surface: 'cloth',
    palette: NOBODY,
    lead: 1,
    alt: 'A marigold stick wound side by side with linen, eggplant, teal, rust and marigold yarn; under each stripe hangs the number of its threads, and one end is left loose.',
    draw: () => {
      let [wound, counts] = ['', '']
      let at = from
      SETT.forEach(([color, threads], seat) => {
        const start = at
        for (let k = 0; k < threads; k++, at += step) {
          const [x, lean] = [at + step / 2, 7]
          const end = bottom + ((k * 5 + seat * 3) % 7)
          wound +=
            line(`M${x} ${top}L${x + lean} ${end}`, tone(color, -0.3), step, 'stroke-linecap="round"') +
            line(`M${x - 1} ${top + 2}L${x + lean - 1} ${end - 4}`, color, step - 5, 'stroke-linecap="round"')
        }
        // Narrow stripes stand close: every second count hangs lower.
        const y = 960 + (seat % 2) * 76
        counts +=
          line(`M${(start + at) / 2} 862V${y - 52}`, eggplant, 3) +
          letters(String(threads), { x: (start + at) / 2, y, size: 64, fill: eggplant, anchor: 'middle' })
      })
      return (
        rect(0, 0, view[0], view[1], Linen) +
        rect(0, 380, view[0], 410, tone(Linen, -0.2)) +
        rect(-20, 330, view[0] + 40, 410, tone(Marigold, -0.1)) +
        rect(-20, 330, view[0] + 40, 60, Marigold) +
        rect(-20, 650, view[0] + 40, 90, tone(Marigold, -0.3)) +
        wound +
        strand(
          [
            [at - 10, top + 6],
            [at + 30, 150],
            [at + 120, 90],
            [at + 190, 170],
            [at + 120, 240],
            [at + 60, 160],
            [2480, 60],
          ],
          16,
          Marigold,
        ) +
        counts
      )
    },
  })
}

export const tartans: Drawing[] = [unclaimed(), settStick(), weathered()]
