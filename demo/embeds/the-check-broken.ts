import { HOUNDSTOOTH } from '../drawings/palettes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Chalk, Chartreuse, Aubergine, Plum } = HOUNDSTOOTH
const BANDS = [Aubergine, Chartreuse, Aubergine, Chartreuse, Aubergine]
const THREAD = 20
const colorAt = (thread: number, sixth: string) => BANDS[Math.floor(thread / 4) % 6] ?? sixth

/** One pick of the cloth: the warp is there from the start, the weft covers it where it passes over. */
function pick(row: number): string {
  let d = ''
  for (let end = 0; end * THREAD < 1600; end++) {
    const warpUp = (((end - row) % 4) + 4) % 4 < 2
    if (!warpUp) d += `M${end * THREAD} ${row * THREAD}h${THREAD}v${THREAD}h-${THREAD}z`
  }
  const time = (row * 0.12).toFixed(2)
  return `<path d="${d}" fill="${colorAt(row, Plum)}" visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click+${time}s" fill="freeze"/></path>`
}

/** The check woven pick by pick once the reader asks for it. */
export const theCheckBroken: DemoEmbed = {
  path: '/embeds/the-check-broken.html',
  html() {
    const ends = Array.from(
      { length: 1600 / THREAD },
      (_, end) =>
        `<rect x="${end * THREAD}" width="${THREAD - 1}" height="900" fill="${colorAt(end, Chalk)}"/>`,
    )
    const picks = Array.from({ length: 900 / THREAD }, (_, row) => pick(row))
    return film({
      title: 'A broken houndstooth woven pick by pick',
      description:
        'Bare warp threads in aubergine, chartreuse and chalk; forty-five picks cross them one after another until the broken check stands.',
      background: '#16140F',
      action: 'Weave it',
      button: { paper: Chalk, ink: Aubergine },
      frame: ends.join('') + picks.join(''),
    })
  },
}
