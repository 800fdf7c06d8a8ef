import { letters } from '#modules/media/lettering.ts'
import { figure, silhouette } from '../drawings/floors/figures.ts'
import { bag } from '../drawings/floors/goods.ts'
import { place } from '../drawings/floors/measures.ts'
import { shade } from '../drawings/floors/tones.ts'
import { DISPLAYS, pane, STREET } from '../drawings/floors/windows.ts'
import { line, rect } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Shell, Petrol, Vermilion, Mimosa, Bone, Cobalt, Jet } = STREET

/** Three pixels to the centimeter, so 1.3 meters a second is 390 pixels. The walker keeps her place and the street goes by. */
const [SPEED, WALKER, SCROLL] = [390, 420, 7.7]
const [TOP, HEIGHT, STREET_LENGTH] = [150, 560, 4900]

interface ShopWindow {
  x: number
  width: number
  back: string
  display: string
  at: number
  scale: number
  /** What is left of it once it has gone by. */
  kept: string
  seconds: string
  recall: string
}

const windows = (): ShopWindow[] => [
  {
    x: 1200,
    width: 546,
    back: Mimosa,
    display: DISPLAYS.coat(),
    at: 0.56,
    scale: 3,
    kept: silhouette('standing', Vermilion, 'calf'),
    seconds: '1.4 s',
    recall: '52 of 80',
  },
  {
    x: 1926,
    width: 624,
    back: Shell,
    display: DISPLAYS.crowd(),
    at: 0.5,
    scale: 2.8,
    kept: '',
    seconds: '1.6 s',
    recall: '19 of 80',
  },
  {
    x: 2730,
    width: 507,
    back: Cobalt,
    display: DISPLAYS.chair(),
    at: 0.46,
    scale: 3.2,
    kept: place(bag('doctor', Vermilion, Vermilion), 2, -60, 1.2),
    seconds: '1.3 s',
    recall: '41 of 80',
  },
]

const show = (time: number) =>
  `<set attributeName="visibility" to="visible" begin="play.click+${time.toFixed(2)}s" fill="freeze"/>`
const hide = (time: number) =>
  `<set attributeName="visibility" to="hidden" begin="play.click+${time.toFixed(2)}s" fill="freeze"/>`

/** Blind until the head turns, then lit, then only what was remembered. */
function drawWindow({ x, width, back, display, at, scale, kept, seconds, recall }: ShopWindow): string {
  // The head begins to turn before the glass and is on its way back before the frame ends.
  const [seen, gone] = [(x - 200 - WALKER) / SPEED, (x + width * 0.8 - WALKER) / SPEED]
  const blind = pane(x, TOP, width, HEIGHT, shade(Petrol, -0.35), '', 1)
  const word = (words: string, y: number, size: number, fill: string) =>
    letters(words, { x: x + width / 2, y, size, anchor: 'middle', fill })
  return (
    blind +
    `<g visibility="hidden">${pane(x, TOP, width, HEIGHT, back, display, scale, at)}${show(seen)}${hide(gone)}</g>` +
    `<g visibility="hidden">${place(kept, x + width * at, TOP + HEIGHT - 16, scale)}${show(gone)}</g>` +
    word(seconds, 870, 30, Jet) +
    `<g visibility="hidden">${word(recall, 104, 54, Jet)}${show(SCROLL + 1.9)}</g>`
  )
}

function street(): string {
  const stones = Array.from({ length: 18 }, (_, i) => `M${i * 300} 800l-60 100`).join('')
  return (
    rect(-400, -700, STREET_LENGTH, 2200, Petrol) +
    rect(-400, -700, STREET_LENGTH, 830, Shell) +
    rect(-400, 118, STREET_LENGTH, 14, Jet) +
    rect(-400, 744, STREET_LENGTH, 40, shade(Petrol, -0.4)) +
    rect(-400, 784, STREET_LENGTH, 900, Bone) +
    line(stones, shade(Bone, -0.16), 3) +
    windows().map(drawWindow).join('')
  )
}

/** Two positions of one stride, changing as the film runs. */
function walker(): string {
  const outfit = {
    skin: '#6B432C',
    hair: Jet,
    top: Jet,
    legs: Vermilion,
    shoes: Jet,
    hem: 'knee',
    legCut: 'wide',
    bun: true,
  } as const
  const half = (pose: 'walking' | 'passing', first: boolean) =>
    `<g visibility="${first ? 'visible' : 'hidden'}">${place(figure(pose, outfit), 0, 0, 3)}` +
    `<animate attributeName="visibility" values="${first ? 'visible;hidden' : 'hidden;visible'}" calcMode="discrete" dur="0.9s" begin="play.click" repeatCount="13"/></g>`
  return (
    `<g transform="translate(${WALKER} 868)"><g>${half('walking', true)}${half('passing', false)}` +
    `<animateTransform attributeName="transform" type="translate" from="0 0" to="1400 0" begin="play.click+${SCROLL}s" dur="3.4s" fill="freeze"/></g></g>`
  )
}

/** The street at walking pace, and at the end, from across the road, what was kept of it. */
export const windowsReadAtWalkingSpeed: DemoEmbed = {
  path: '/embeds/windows-read-at-walking-speed.html',
  html() {
    const far = SCROLL * SPEED
    const move = (type: 'translate' | 'scale', from: string, to: string, begin: number, dur: number) =>
      `<animateTransform attributeName="transform" type="${type}" from="${from}" to="${to}" begin="play.click+${begin}s" dur="${dur}s" fill="freeze"/>`
    const back = 1.6
    return film({
      title: 'Three shop windows passed at 1.3 meters a second',
      description:
        'A woman walks along a street of three shop windows. Each is lit only while she looks at it: a coat, then fourteen things, then a chair with a bag. Seen from across the road afterward, the first pane still holds the coat, the second nothing, the third only the bag.',
      background: Petrol,
      action: 'Walk past',
      button: { paper: Bone, ink: Jet },
      frame:
        `<g>${move('translate', '0 0', '0 150', SCROLL, back)}<g>${move('scale', '1', '0.68', SCROLL, back)}` +
        `<g>${move('translate', '0 0', `-${far} 0`, 0, SCROLL)}${move('translate', `-${far} 0`, '-1042 0', SCROLL, back)}${street()}</g></g></g>` +
        walker(),
    })
  },
}
