import { letters } from '#modules/media/lettering.ts'
import { shade } from '../drawings/patterns/geometry.ts'
import { dimension, grain } from '../drawings/patterns/marks.ts'
import {
  FLAT,
  FOUR_TIES,
  foldPath,
  panelPath,
  STAND,
  tiePath,
  type WrapState,
} from '../drawings/patterns/wrap-states.ts'
import { shades } from '../drawings/seasons.ts'
import { add, line, type Point, rect, shape } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const {
  'Ice blue': Ice,
  Lacquer,
  Camel,
  Fog,
  Jet,
} = shades('autumn-2026', 'Ice blue', 'Lacquer', 'Camel', 'Fog', 'Jet')

const SECONDS = 17
/** How far left of the stand the panel lies before it is picked up. */
const TABLE = -640
const MOVE = 1.6
const HOLD = 2.4

function moved(state: WrapState, dx: number): WrapState {
  const shift = (points: Point[]) => points.map((each) => add(each, dx, 0))
  const [top, right, bottom, left] = state.edges
  const [one, two, three] = state.folds
  return {
    name: state.name,
    edges: [shift(top), shift(right), shift(bottom), shift(left)],
    folds: [shift(one), shift(two), shift(three)],
    ties: [shift(state.ties[0]), shift(state.ties[1])],
    knot: add(state.knot, dx, 0),
  }
}

const onTable = moved(FLAT, TABLE)
/** The panel lies, is picked up, and rests a while in each tie. */
const timeline = [onTable, ...FOUR_TIES.flatMap((state) => [state, state])]
const times = timeline.map((_, i) => (i === 0 ? 0 : 0.4 + Math.ceil(i / 2) * MOVE + Math.floor(i / 2) * HOLD))
const startOf = (tie: number) => 0.4 + tie * (MOVE + HOLD) + MOVE * 0.6

function animate(attribute: string, read: (state: WrapState) => string | number): string {
  const keys = times.map((time) => Math.min(1, time / SECONDS).toFixed(3))
  keys[keys.length - 1] = '1'
  const eased = timeline.slice(1).map(() => '.5 0 .3 1')
  return `<animate attributeName="${attribute}" dur="${SECONDS}s" begin="play.click" fill="freeze" calcMode="spline" keyTimes="${keys.join(';')}" keySplines="${eased.join(';')}" values="${timeline.map(read).join(';')}"/>`
}

function morph(d: (state: WrapState) => string, paint: string): string {
  return `<path d="${d(onTable)}" ${paint}>${animate('d', d)}</path>`
}

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

function pattern(): string {
  return (
    `<path d="${panelPath(onTable)}" fill="${Fog}" stroke="${Jet}" stroke-width="2.5" stroke-dasharray="12 8"/>` +
    grain([TABLE, -110], [TABLE, 150], Jet, 3) +
    dimension([TABLE - 300, 262], [TABLE + 300, 262], Jet, '165', 30, 2.5) +
    dimension([TABLE + 350, 210], [TABLE + 350, -190], Jet, '110', 30, 2.5)
  )
}

function captions(): string {
  return FOUR_TIES.map(({ name }, tie) => {
    const last = tie === FOUR_TIES.length - 1
    const until = last ? 'fill="freeze"' : `dur="${(MOVE + HOLD).toFixed(1)}s"`
    return (
      `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click+${startOf(tie).toFixed(2)}s" ${until}/>` +
      letters(String(tie + 1), { x: 128, y: 210, size: 150, face: 'display', fill: Lacquer }) +
      `${letters(name, { x: 210, y: 210, size: 100, face: 'display', fill: Jet, tracking: -12 })}</g>`
    )
  }).join('')
}

/** One panel picked up from the table and tied at the hip, the neck, the throat and the waist. */
export const oneSizeFourTies: DemoEmbed = {
  path: '/embeds/one-size-four-ties.html',
  html: () =>
    film({
      title: 'One red panel tied four ways on a dress stand',
      description:
        'A red rectangle with two black tapes lies on its pattern beside a dress stand. It is tied on the stand as a skirt, a halter dress, a cape and a crossed dress, and stays there.',
      background: Ice,
      action: 'Tie it',
      button: { paper: Jet, ink: Fog },
      frame:
        rect(0, 820, 1600, 80, shade(Ice, -0.16)) +
        captions() +
        `<g transform="translate(1130 400) scale(.88)">${pattern()}` +
        line('M0 200V520', shade(Camel, -0.35), 18) +
        shape('M-120 520H120L140 548H-140Z', shade(Camel, -0.35)) +
        shape(STAND, Camel) +
        line('M0 -330V216M-124 150H124M-80 0H80', shade(Camel, -0.16), 3) +
        morph(panelPath, `fill="${Lacquer}"`) +
        morph(foldPath, `fill="none" stroke="${shade(Lacquer, -0.24)}" stroke-width="5" ${ROUND}`) +
        morph((state) => tiePath(state, 0), `fill="none" stroke="${Jet}" stroke-width="22" ${ROUND}`) +
        morph((state) => tiePath(state, 1), `fill="none" stroke="${Jet}" stroke-width="22" ${ROUND}`) +
        `<circle cx="${onTable.knot[0]}" cy="${onTable.knot[1]}" r="0" fill="${Jet}">${animate('cx', (state) => state.knot[0])}${animate('cy', (state) => state.knot[1])}${animate('r', (state) => (state === onTable ? 0 : 22))}</circle></g>`,
    }),
}
