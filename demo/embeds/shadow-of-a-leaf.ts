import { letters } from '#modules/media/lettering.ts'
import { fern, ginkgo, oak, ovate, type Shadow, willow } from '../drawings/prints/leaves.ts'
import { SEASONS } from '../drawings/seasons.ts'
import { polygon, round, shape } from '../drawings/shapes.ts'
import { between, seeded } from '../random.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Unbleached, Smoke, 'Ox gall': coated, Prussian, Saffron } = SEASONS['spring-2027']
const { Moss, Verdigris } = SEASONS['autumn-2026']
const [TABLE, SLATE] = ['#D9CDB8', '#4A6A80']

/** Seconds after the reader's click at which each part begins. */
const AT = { coat: 0, lay: 2.2, sun: 4, lift: 10, wash: 12 }
const begin = (seconds: number) => `begin="play.click+${round(seconds)}s" fill="freeze"`

/** What is laid on: its place on the cloth, the place where it waits, its turn and length. `loose` lets light in under it. */
interface Laid {
  shadow: Shadow
  at: [number, number]
  waits: [number, number]
  turn: number
  length: number
  color: string
  loose?: boolean
}
const LAID: Laid[] = [
  { shadow: fern, at: [330, 800], waits: [1390, 1010], turn: 34, length: 800, color: Moss },
  { shadow: ginkgo, at: [300, 420], waits: [1480, 190], turn: -18, length: 230, color: Verdigris },
  { shadow: willow, at: [1040, 806], waits: [1560, 860], turn: -14, length: 520, color: Moss, loose: true },
  { shadow: oak, at: [800, 322], waits: [1420, 420], turn: 66, length: 260, color: Verdigris, loose: true },
  { shadow: ovate, at: [770, 790], waits: [1360, 640], turn: -24, length: 240, color: Moss },
]

/** Seven strokes of a wide brush, one after another, each ragged where it was lifted. Light then darkens them all. */
function coating(): string {
  const random = seeded(842)
  const top = 96
  return Array.from({ length: 7 }, (_, i) => {
    const height = 102
    const end = 1030 + between(random, -34, 22)
    const ragged = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): [number, number] => [
      end + between(random, -24, 22),
      t * height,
    ])
    const stroke = polygon([
      [between(random, -16, 12), -1],
      ...ragged,
      [between(random, -16, 12), height + 1],
    ])
    const start = AT.coat + i * 0.28
    return (
      `<g transform="translate(140 ${top + i * height})"><g transform="scale(0 1)">` +
      `<animateTransform attributeName="transform" type="scale" from="0 1" to="1 1" dur="0.5s" ${begin(start)}/>` +
      `<path d="${stroke}" fill="${coated}">${develop([coated, '#A9B9A6', Smoke, SLATE], Prussian)}</path></g></g>`
    )
  }).join('')
}

/** The colors a part goes through in the light, and the one the rinse leaves it with. */
function develop(inLight: string[], rinsed: string): string {
  return (
    `<animate attributeName="fill" values="${inLight.join(';')}" dur="5.6s" ${begin(AT.sun + 0.2)}/>` +
    `<animate attributeName="fill" to="${rinsed}" dur="1.6s" ${begin(AT.wash + 0.5)}/>`
  )
}

function glide(from: [number, number], to: [number, number], seconds: number, start: number): string {
  return `<animateTransform attributeName="transform" type="translate" values="${from.join(' ')};${to.join(' ')}" keyTimes="0;1" calcMode="spline" keySplines=".4 0 .2 1" dur="${seconds}s" ${begin(start)}/>`
}

function leaves(): string {
  const drawn = LAID.map((each, i) => ({ ...each, d: each.shadow(seeded(70 + i), each.length) }))
  const turned = (d: string, fill: string, turn: number, inside = '') =>
    `<path d="${d}" transform="rotate(${turn})" fill="${fill}">${inside}</path>`
  const covered = drawn
    .map(({ d, at, turn, loose }) => {
      const double = loose
        ? `<g transform="translate(${at[0] + 15} ${at[1] + 9})">${turned(d, coated, turn, develop([coated, '#B9C59A', '#A9B9A6'], Smoke))}</g>`
        : ''
      const white = `<animate attributeName="fill" to="${Unbleached}" dur="1.6s" ${begin(AT.wash + 0.5)}/>`
      return `${double}<g transform="translate(${at.join(' ')})">${turned(d, coated, turn, white)}</g>`
    })
    .join('')
  const lying = drawn
    .map(({ d, at, waits, turn, color }, i) => {
      const gone: [number, number] = [at[0] - 260, -900]
      return (
        `<g transform="translate(${waits.join(' ')})">${glide(waits, at, 1.1, AT.lay + i * 0.14)}` +
        `${glide(at, gone, 1.2, AT.lift + i * 0.16)}${turned(d, color, turn)}</g>`
      )
    })
    .join('')
  // Before the coating is on, the places where the leaves will lie must not show.
  return `<g visibility="hidden"><set attributeName="visibility" to="visible" ${begin(AT.lay)}/>${covered}</g>${lying}`
}

/** The sun crosses while the cloth darkens, and the minutes are counted under it. */
function sun(): string {
  const path = 'M-90 330Q700 -250 1690 300'
  const minutes = ['0', '3', '6', '9', '11']
    .map((label, i, all) => {
      const from = AT.sun + i * 1.4
      const until =
        i < all.length - 1 ? `<set attributeName="visibility" to="hidden" ${begin(from + 1.4)}/>` : ''
      return `<g visibility="hidden"><set attributeName="visibility" to="visible" ${begin(from)}/>${until}${letters(`${label} min`, { x: 1540, y: 864, size: 46, face: 'italic', anchor: 'end', fill: Prussian })}</g>`
    })
    .join('')
  return `<circle r="74" fill="${Saffron}" cx="-200" cy="-200"><animateMotion path="${path}" dur="6s" ${begin(AT.sun)}/><set attributeName="cx" to="0" ${begin(AT.sun)}/><set attributeName="cy" to="0" ${begin(AT.sun)}/></circle>${minutes}`
}

/** A sheet of water drawn once across the cloth. */
function rinse(): string {
  const crest = Array.from({ length: 19 }, (_, i): [number, number] => [260 + Math.sin(i * 1.1) * 34, i * 50])
  const back = Array.from({ length: 19 }, (_, i): [number, number] => [
    Math.sin(i * 0.9 + 2) * 40,
    900 - i * 50,
  ])
  return `<g transform="translate(-420 0)">${glide([-420, 0], [1760, 0], 2.2, AT.wash)}${shape(polygon([...crest, ...back]), '#BBD2DC')}</g>`
}

/** A sun print coated, covered, exposed, uncovered and washed, in fourteen seconds instead of forty minutes. */
export const shadowOfALeaf: DemoEmbed = {
  path: '/embeds/shadow-of-a-leaf.html',
  html: () =>
    film({
      title: 'A sun print exposed, lifted and washed',
      description:
        'A cloth is brushed yellow-green and leaves are laid on it. The sun crosses and the cloth darkens to slate. The leaves are lifted, water passes over, and they stay behind in white on Prussian blue.',
      background: TABLE,
      action: 'Lay it out',
      button: { paper: Prussian, ink: Unbleached },
      frame: `<rect x="90" y="50" width="1170" height="810" fill="${Unbleached}"/>${coating()}${leaves()}${rinse()}${sun()}`,
    }),
}
