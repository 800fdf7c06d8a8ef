import { letters } from '#modules/media/lettering.ts'
import { OSEI } from '../drawings/clients/house-colors.ts'
import { curve, line, type Point, rect, round } from '../drawings/shapes.ts'
import { between, nearZero, seeded } from '../random.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Bottle, Plaster, Tomato, Ice, Lemon } = OSEI
/** Ten minutes in as many seconds, and as long as it takes the last to leave. */
const [SECONDS, CROSSING] = [10, 2.6]
const PLATE = 45
const MIDDLE = 430
const stallX = (i: number) => 210 + i * 236

const begin = (at: number) => `play.click+${at.toFixed(2)}s`
const show = (at: number) =>
  `<set attributeName="visibility" to="visible" begin="${begin(at)}" fill="freeze"/>`
const hide = (at: number) =>
  `<set attributeName="visibility" to="hidden" begin="${begin(at)}" fill="freeze"/>`

function stalls(): string {
  return Array.from({ length: 12 }, (_, i) => {
    const above = i < 6
    const x = stallX(i % 6) - 88
    const deep = 170 + ((i * 53) % 5) * 22
    const y = above ? 0 : 780 - deep
    const fill = [Lemon, '#2f5a4d', Ice, '#2f5a4d', '#2f5a4d', Plaster][i % 6] ?? Ice
    return (
      rect(x, y, 176, deep, fill) +
      line(`M${x + 12} ${y + 12}h152v${deep - 24}h-152z`, Bottle, 3, 'stroke-dasharray="9 6"') +
      letters(String(i + 1), {
        x: x + 88,
        y: above ? 60 : 756,
        size: 44,
        face: 'display',
        anchor: 'middle',
        fill: Bottle,
      })
    )
  }).join('')
}

/** One person: a thread that is drawn as she walks, and a knot that grows where she stops. */
function walker(k: number, random: () => number): string {
  const start = (k / 60) * SECONDS
  const toPlate = k >= PLATE && (k - PLATE) % 5 !== 1 && (k - PLATE) % 5 !== 3
  const stops = toPlate || (k < PLATE && k % 7 !== 0 && k % 7 !== 2 && k % 7 !== 4 && k % 7 !== 6)
  const lane = nearZero(random) * 84
  const up = random() < 0.5
  const goal = toPlate
    ? stallX(2) + nearZero(random) * 30
    : stallX(Math.floor(random() * 6)) + nearZero(random) * 40
  const end: Point = toPlate ? [goal, 566 + nearZero(random) * 12] : [goal, up ? 300 : 560]
  const points: Point[] = [[-20, MIDDLE + lane * 0.3]]
  for (let x = 150; x < (stops ? goal - 100 : 1600); x += 190)
    points.push([x, MIDDLE + lane * (0.5 + x / 1800) + nearZero(random) * 20])
  if (stops) points.push([goal - 30, (end[1] * 2 + MIDDLE) / 3], end)
  else points.push([1640, MIDDLE + lane * 1.7])
  const part = stops ? Math.max(0.25, goal / 1600) : 1
  const dur = (CROSSING * part).toFixed(2)
  const color = stops ? Tomato : k % 3 ? Plaster : Ice
  const thread = `<path d="${curve(points)}" pathLength="1" fill="none" stroke="${color}" stroke-width="${stops ? 5 : 3.4}" stroke-dasharray="1 1.2" stroke-dashoffset="1.05"><animate attributeName="stroke-dashoffset" from="1.05" to="0" begin="${begin(start)}" dur="${dur}s" fill="freeze"/></path>`
  const knot = stops
    ? `<circle cx="${round(end[0])}" cy="${round(end[1])}" r="0" fill="${Tomato}"><animate attributeName="r" from="0" to="${round(between(random, 8, 20))}" begin="${begin(start + Number(dur))}" dur="1.4s" fill="freeze"/></circle>`
    : ''
  return thread + knot
}

function clock(): string {
  return Array.from({ length: 11 }, (_, minute) => {
    const words = letters(`11:${String(minute).padStart(2, '0')}`, {
      x: 60,
      y: 866,
      size: 72,
      face: 'display',
      fill: Plaster,
    })
    if (minute === 0) return `<g>${words}${hide(1)}</g>`
    return `<g visibility="hidden">${words}${show(minute)}${minute < 10 ? hide(minute + 1) : ''}</g>`
  }).join('')
}

const remark = (words: string, from: number, to?: number) =>
  `<g visibility="hidden">${letters(words, { x: 1540, y: 862, size: 44, face: 'italic', anchor: 'end', fill: Plaster })}${show(from)}${to === undefined ? '' : hide(to)}</g>`

/** Sixty people cross the hall; at 11:08 somebody puts out plums. */
export const oneSaturdayFromAbove: DemoEmbed = {
  path: '/embeds/one-saturday-from-above.html',
  html() {
    const random = seeded(88)
    const people = Array.from({ length: 60 }, (_, k) => walker(k, random)).join('')
    const plate = `<g visibility="hidden"><circle cx="${stallX(2)}" cy="592" r="34" fill="${Plaster}"/><circle cx="${stallX(2) - 11}" cy="588" r="11" fill="${OSEI.Aubergine}"/><circle cx="${stallX(2) + 11}" cy="586" r="11" fill="${OSEI.Aubergine}"/><circle cx="${stallX(2)}" cy="604" r="11" fill="${OSEI.Aubergine}"/>${show(7.5)}</g>`
    return film({
      title: 'Sixty people crossing the market hall, drawn as threads',
      description:
        'A plan of twelve stalls. For ten minutes, a second each, threads enter at the left: pale ones cross to the other door, red ones turn aside and end in knots at a stall. At 11:08 a plate of plums appears at stall 9, and nine of the next fifteen threads go there.',
      background: Bottle,
      action: 'Eleven o’clock',
      button: { paper: Plaster, ink: Bottle },
      frame:
        stalls() +
        rect(0, MIDDLE - 130, 12, 260, Lemon) +
        rect(1588, MIDDLE - 130, 12, 260, Lemon) +
        people +
        plate +
        rect(0, 790, 1600, 110, Bottle) +
        line('M0 790H1600', Plaster, 3, 'stroke-dasharray="12 9"') +
        clock() +
        remark('Most of them keep to the middle.', 2, 7.5) +
        remark('Stall 9 puts out plums.', 7.5, 12.4) +
        remark('Twenty-eight of sixty stopped.', 12.4),
    })
  },
}
