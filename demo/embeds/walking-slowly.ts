import { letters } from '#modules/media/lettering.ts'
import { SKIN } from '../drawings/runway/anatomy.ts'
import { bodyOf, TALL } from '../drawings/runway/body.ts'
import { shade } from '../drawings/runway/cloth.ts'
import type { Piece } from '../drawings/runway/cut.ts'
import { slowCoat, walking } from '../drawings/runway/slow-walk.ts'
import { shades } from '../drawings/seasons.ts'
import { rect } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const palette = shades('autumn-2026', 'Fog', 'Damask', 'Lacquer', 'Camel', 'Jet', 'Ice blue')
const { Fog, Damask, Lacquer, Camel, Jet, 'Ice blue': ice } = palette
const PHASES = 16
const SCALE = 0.72

interface Walk {
  coat: string
  stepsAMinute: number
  /** Of a full stride. */
  reach: number
  ground: number
  from: number
  to: number
}

/** How far the body goes in one step: what the standing foot leaves behind it. */
function stepLength(reach: number): number {
  const at = (phase: number) => bodyOf(walking(phase, reach), TALL).right.ankle[0]
  return at(0) - at(0.5)
}

/** Every piece of the figure goes from pose to pose; the same cut in sixteen positions. */
function walkingPieces(coat: string, reach: number, cycle: number): string {
  const frames = Array.from({ length: PHASES + 1 }, (_, i) =>
    slowCoat((i % PHASES) / PHASES, { coat, under: Fog, dark: Jet, skin: SKIN.umber }, reach),
  )
  const [first = []] = frames
  return first
    .map(({ fill, within }: Piece, piece) => {
      // Shade kept inside another piece would need its outline moved as well; at this size nobody misses it.
      if (within) return ''
      const values = frames.map((frame) => frame[piece]?.d ?? '')
      return `<path d="${values[0]}" fill="${fill}"><animate attributeName="d" values="${values.join(';')}" dur="${cycle.toFixed(3)}s" repeatDur="18s" begin="play.click"/></path>`
    })
    .join('')
}

function walk({ coat, stepsAMinute, reach, ground, from, to }: Walk): string {
  const step = 60 / stepsAMinute
  const speed = (stepLength(reach) * SCALE) / step
  const time = ((to - from) / speed).toFixed(2)
  return (
    `<g transform="translate(${from} ${ground})"><animateTransform attributeName="transform" type="translate" from="${from} ${ground}" to="${to} ${ground}" dur="${time}s" begin="play.click" fill="freeze"/>` +
    `<g transform="scale(${SCALE})">${walkingPieces(coat, reach, step * 2)}</g></g>`
  )
}

/** Two walks begun together: ten years ago and now. */
export const walkingSlowly: DemoEmbed = {
  path: '/embeds/walking-slowly.html',
  html() {
    const ticks = Array.from({ length: 17 }, (_, i) => rect(i * 100 - 2, 700, 4, 12, Jet)).join('')
    const label = (words: string, x: number, fill: string) =>
      letters(words, { x, y: 886, size: 28, face: 'text', fill })
    return film({
      title: 'Two walks, 112 and 67 steps a minute',
      description:
        'Two cut-paper figures in long coats set out from the left together. The red one, at 112 steps a minute, has left the frame before the other, in damask at 67, is halfway.',
      background: ice,
      action: 'Walk',
      button: { paper: Jet, ink: Fog },
      frame:
        rect(0, 700, 1600, 200, Camel) +
        rect(0, 694, 1600, 6, Jet) +
        rect(0, 856, 1600, 3, shade(Camel, 0.8)) +
        ticks +
        label('2016: 112 steps a minute', 40, shade(Lacquer, 0.8)) +
        label('2026: 67', 1440, shade(Damask, 0.8)) +
        walk({ coat: Lacquer, stepsAMinute: 112, reach: 1, ground: 770, from: 330, to: 1850 }) +
        walk({ coat: Damask, stepsAMinute: 67, reach: 0.64, ground: 842, from: 150, to: 1800 }),
    })
  },
}
