import { shades } from '../drawings/seasons.ts'
import { nearZero, seeded } from '../random.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const BLUE = shades('spring-2023', 'Rice', 'Cobalt glaze', 'Kumquat', 'Bark')
const { Rice, 'Cobalt glaze': blue, Kumquat, Bark } = BLUE
const [THREAD, ENDS, PICKS, BUNDLE] = [20, 80, 45, 4]

/** Seconds after the start at which each part of the work begins. */
const AT = { tie: 0.4, dip: 4, untie: 8, weave: 11 }

/** Whether the yarn is to stay bare at a crossing: one great stepped ring, and four more cut by the frame. */
function isBare(i: number, j: number): boolean {
  const stepped = (value: number) => Math.floor(value / BUNDLE) * BUNDLE + BUNDLE / 2
  return [
    [32, 22],
    [-12, 0],
    [-12, 46],
    [76, 0],
    [76, 46],
  ].some(([x = 0, y = 0]) => {
    const distance = stepped(Math.abs(i - x)) + stepped(Math.abs(j - y))
    return distance < 5 || (distance > 12 && distance < 23)
  })
}

function stretches(length: number, at: (k: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let k = 0; k < length; k++) {
    const last = found.at(-1)
    if (!at(k)) continue
    if (last && last[1] === k) last[1] = k + 1
    else found.push([k, k + 1])
  }
  return found
}

const begin = (seconds: number) => `begin="play.click+${seconds.toFixed(2)}s" fill="freeze"`
const show = (seconds: number) => `<set attributeName="visibility" to="visible" ${begin(seconds)}/>`
const hide = (seconds: number) => `<set attributeName="visibility" to="hidden" ${begin(seconds)}/>`

/** Four ends of the warp: bound, dipped, unbound, and then slipped a little against their neighbours. */
function bundle(index: number, slip: number): { base: string; dye: string; ties: string } {
  const first = index * BUNDLE
  const bare = stretches(PICKS, (j) => isBare(first + 1, j))
  const move = `<animateTransform attributeName="transform" type="translate" from="0 0" to="0 ${slip.toFixed(1)}" dur="0.6s" ${begin(AT.untie + 1.2 + index * 0.05)}/>`
  const threads = (from: number, to: number) =>
    Array.from(
      { length: BUNDLE },
      (_, k) => `M${(first + k) * THREAD} ${from}h${THREAD - 2}V${to}h${2 - THREAD}z`,
    ).join('')
  let [dyed, at] = ['', -60]
  for (const [from, to] of [...bare, [PICKS + 3, PICKS + 3]] as [number, number][]) {
    if (from * THREAD > at) dyed += threads(at, from * THREAD)
    at = to * THREAD
  }
  const ties = bare.map(([from, to], k) => {
    const [x, y, height] = [first * THREAD - 3, from * THREAD, (to - from) * THREAD]
    let turns = ''
    for (let turn = y + 5; turn < y + height; turn += 10) turns += `M${x} ${turn}h${BUNDLE * THREAD + 4}`
    const time = index * 0.14 + k * 0.1
    return (
      `<g visibility="hidden">${show(AT.tie + time)}${hide(AT.untie + time * 0.6)}` +
      `<rect x="${x}" y="${y}" width="${BUNDLE * THREAD + 4}" height="${height}" fill="${Bark}"/>` +
      `<path d="${turns}" stroke="${Kumquat}" stroke-width="7"/></g>`
    )
  })
  return {
    base: `<path d="${threads(-60, 960)}" fill="${Rice}"/>`,
    dye: `<g>${move}<path d="${dyed}" fill="${blue}"/></g>`,
    ties: ties.join(''),
  }
}

/** One pick, tied and dyed as the warp was. It covers the warp at every second crossing. */
function pick(row: number, slip: number): string {
  const cells = { bare: '', dyed: '' }
  for (let end = row % 2; end < ENDS; end += 2) {
    const cell = `M${end * THREAD} ${row * THREAD}h${THREAD}v${THREAD - 2}h${-THREAD}z`
    if (isBare(end + slip, Math.floor(row / BUNDLE) * BUNDLE + 1)) cells.bare += cell
    else cells.dyed += cell
  }
  const time = AT.weave + row * 0.15
  const from = row % 2 === 0 ? -1600 : 1600
  return (
    `<g visibility="hidden">${show(time)}` +
    `<animateTransform attributeName="transform" type="translate" from="${from} 0" to="0 0" dur="0.4s" ${begin(time)}/>` +
    `<path d="${cells.dyed}" fill="${blue}"/><path d="${cells.bare}" fill="${Rice}"/></g>`
  )
}

/** Both systems of a double ikat, from the first knot to the last pick. */
export const doubleIkatInBlue: DemoEmbed = {
  path: '/embeds/double-ikat-in-blue.html',
  html() {
    const random = seeded(47)
    const bundles = Array.from({ length: ENDS / BUNDLE }, (_, index) => bundle(index, nearZero(random) * 14))
    let slip = 0
    const picks = Array.from({ length: PICKS }, (_, row) => {
      if (row % BUNDLE === 0) slip = Math.round(nearZero(random) * 1.2)
      return pick(row, slip)
    })
    const layer = (name: 'base' | 'dye' | 'ties') => bundles.map((each) => each[name]).join('')
    return film({
      title: 'A double ikat tied, dyed, untied and woven',
      description:
        'A bare white warp is bound with orange thread, dipped in blue from below and unbound; then forty-five picks dyed the same way cross it, and stepped rings come out white where both are bare.',
      background: Bark,
      action: 'Tie it',
      button: { paper: Kumquat, ink: Bark },
      frame:
        `<defs><clipPath id="bath"><rect x="0" y="900" width="1600" height="1000"><animate attributeName="y" from="900" to="-40" dur="3.2s" ${begin(AT.dip)}/></rect></clipPath></defs>` +
        `${layer('base')}<g clip-path="url(#bath)">${layer('dye')}</g>${layer('ties')}${picks.join('')}`,
    })
  },
}
