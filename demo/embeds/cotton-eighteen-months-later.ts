import { letters } from '#modules/media/lettering.ts'
import { COTTON, cottonRidge } from '../drawings/charts/hills.ts'
import { running, tone } from '../drawings/charts/sewing.ts'
import { shades } from '../drawings/seasons.ts'
import { line, polygon, shape } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const palette = shades(
  'autumn-2022',
  'Night bus',
  'Turmeric',
  'Fleece',
  'Thistle',
  'Cherry',
  'Viridian',
  'Putty',
)
const { Turmeric, Fleece, Thistle, Cherry, Viridian, Putty } = palette
const NIGHT = palette['Night bus']
const COLORS = [Fleece, Putty, Thistle, Viridian, Cherry, Turmeric]
const BASES = [420, 520, 606, 684, 756, 826]
const [WIDTH, MONTHS, SECONDS_A_MONTH] = [1600, 22, 0.7]
const LENGTH = (MONTHS - 1) * SECONDS_A_MONTH
const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
]
const MONTH_NAMES = [...NAMES, 'November', 'December']

const seconds = (value: number) => `${value.toFixed(2)}s`

/** Shown from one moment on, or only until another. */
function appearing(content: string, from: number, until?: number): string {
  const end = until === undefined ? 'fill="freeze"' : `dur="${seconds(until - from)}"`
  return `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click+${seconds(from)}" ${end}/>${content}</g>`
}

function stage(index: number): string {
  const { stage: name, rises } = COTTON[index] ?? { stage: '', rises: [] }
  const [color, base] = [COLORS[index] ?? Fleece, BASES[index] ?? 0]
  const dark = index === 3 || index === 4
  const ridge = cottonRidge(rises, WIDTH, base, 4.5)
  const seam = ridge.map(([x, y]) => [x, y + 15] as const)
  // Before the film the hill is level: only its first month is known.
  const level = `<rect y="${base}" width="${WIDTH}" height="${900 - base}" fill="${color}"/>`
  const hill =
    shape(polygon([[0, 900], ...ridge, [WIDTH, 900]]), color) +
    line(running(seam, 14, 9), tone(color, dark ? 0.45 : -0.35), 3.5, 'stroke-linecap="round"')
  const words = letters(name, { x: 40, y: base + 44, size: 30, face: 'italic', fill: dark ? Fleece : NIGHT })
  return `${level}<g clip-path="url(#passed)">${hill}</g>${words}`
}

function monthName(month: number): string {
  const words = `${MONTH_NAMES[month % 12] ?? ''} ${month < 12 ? 2021 : 2022}`
  const drawn = letters(words, { x: 48, y: 128, size: 92, face: 'display', fill: Fleece, tracking: -14 })
  const from = month * SECONDS_A_MONTH
  return appearing(drawn, from, month === MONTHS - 1 ? undefined : from + SECONDS_A_MONTH)
}

/** The moments a buyer should not miss, each said when the months have reached it. */
const REMARKS = [
  { month: 2, words: 'Fiber is up by six percent.' },
  { month: 7, words: 'Cloth begins to follow, five months behind.' },
  { month: 11, words: 'The shirt costs more at the gate.' },
  { month: 16, words: 'Fiber is at its highest, up by 80 percent.' },
  { month: 18, words: 'Fiber falls. The ticket has not moved yet.' },
  { month: 20, words: 'Eighteen months on, the ticket goes up by four.' },
]

/** A rise in price passing down the supply line, month by month. */
export const cottonEighteenMonthsLater: DemoEmbed = {
  path: '/embeds/cotton-eighteen-months-later.html',
  html() {
    const passed =
      `<clipPath id="passed"><rect width="0" height="900"><animate attributeName="width" from="0" to="${WIDTH}" ` +
      `begin="play.click" dur="${seconds(LENGTH)}" fill="freeze"/></rect></clipPath>`
    const now =
      `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click" dur="${seconds(LENGTH)}"/>` +
      `<path d="M0 0V900" stroke="${NIGHT}" stroke-width="4" stroke-dasharray="14 10"/>` +
      `<animateTransform attributeName="transform" type="translate" from="0 0" to="${WIDTH} 0" begin="play.click" dur="${seconds(LENGTH)}" fill="freeze"/></g>`
    const remarks = REMARKS.map(({ month, words }, i) => {
      const next = REMARKS[i + 1]
      const drawn = letters(words, { x: 52, y: 188, size: 38, face: 'italic', fill: Putty })
      return appearing(drawn, month * SECONDS_A_MONTH, next ? next.month * SECONDS_A_MONTH : LENGTH)
    })
    const sum = appearing(
      letters('Forty-seven cents of fiber, $1.96 of ticket.', {
        x: 52,
        y: 188,
        size: 38,
        face: 'italic',
        fill: Turmeric,
      }),
      LENGTH,
    )
    const months = Array.from({ length: MONTHS }, (_, month) => monthName(month))
    return film({
      title: 'Cotton, eighteen months later',
      description:
        'Six hills stand one before the other: fiber, yarn, cloth, the shirt at the gate, the shirt landed, the ticket. Month by month from January 2021 the rise passes from the one behind to the one in front, later and lower each time. As the ticket lifts at last, in September 2022, the fiber is already falling.',
      background: NIGHT,
      action: 'Raise it',
      button: { paper: Turmeric, ink: NIGHT },
      frame:
        passed + COTTON.map((_, i) => stage(i)).join('') + now + months.join('') + remarks.join('') + sum,
    })
  },
}
