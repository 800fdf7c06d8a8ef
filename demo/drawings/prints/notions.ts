import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { leafShape } from './boteh.ts'
import { polar, softly } from './cloth.ts'

/** The colors a silk of small objects is printed in. */
export interface Inks {
  ink: string
  light: string
  hot: string
  warm: string
  cool: string
}

/** Each about a hundred units long, its middle at the origin. */
export type Notion = (inks: Inks) => string

const rounded = 'stroke-linecap="round" stroke-linejoin="round"'

/** Open, and about to. */
export const scissors: Notion = ({ ink, light, hot }) => {
  const half = (side: 1 | -1) => {
    const y = (value: number) => round(value * side)
    return (
      shape(`M-4 ${y(4)}L56 ${y(-19)}Q62 ${y(-20)} 58 ${y(-13)}L0 ${y(10)}Z`, light) +
      line(`M4 ${y(3)}L52 ${y(-15)}`, ink, 1.6) +
      line(`M2 ${y(2)}Q-14 ${y(8)} -22 ${y(12)}`, hot, 8, rounded) +
      line(
        `M-22 ${y(12)}C-34 ${y(4)} -56 ${y(10)} -54 ${y(26)}C-52 ${y(40)} -28 ${y(36)} -22 ${y(12)}Z`,
        hot,
        7.5,
        rounded,
      )
    )
  }
  return half(1) + half(-1) + disc([2, 0], 5.4, ink) + disc([2, 0], 2, light)
}

/** Wound unevenly, as by someone in a hurry. */
export const spool: Notion = ({ ink, light, hot, warm }) => {
  const turns = Array.from(
    { length: 9 },
    (_, i) => `M-21 ${round(-24 + i * 6)}Q0 ${round(-19 + i * 6 + (i % 3))} 21 ${round(-26 + i * 6)}`,
  ).join('')
  return (
    shape('M-30 -44Q0 -54 30 -44L27 -33Q0 -27 -27 -33Z', warm) +
    shape('M-27 33Q0 27 27 33L30 44Q0 54 -30 44Z', warm) +
    shape('M-21 -33Q0 -27 21 -33L21 33Q0 39 -21 33Z', hot) +
    line(turns, ink, 1.9) +
    line('M-30 -44Q0 -35 30 -44', ink, 2.2) +
    shape('M-8 -46Q0 -50 8 -46Q0 -42 -8 -46Z', ink) +
    disc([21, -26], 2.6, light)
  )
}

export const thimble: Notion = ({ ink, light, cool }) => {
  const pits = Array.from({ length: 22 }, (_, i) => {
    const [row, column] = [Math.floor(i / 6), i % 6]
    return disc([-16 + column * 6.6 + (row % 2) * 3.2, -22 + row * 9], 1.9, ink)
  }).join('')
  return (
    shape('M-21 -24Q-18 -42 0 -42Q18 -42 21 -24L28 30Q0 40 -28 30Z', light) +
    shape('M-27 18Q0 28 27 18L29 32Q0 42 -29 32Z', cool) +
    line('M-26.5 16Q0 26 26.5 16', ink, 2) +
    pits
  )
}

export const key: Notion = ({ ink, light, warm }) =>
  line('M-14 0H50', warm, 8, 'stroke-linecap="round"') +
  shape('M30 0h8v20h-8zM42 0h8v26h-8z', warm) +
  line('M-34 -20a11 11 0 1 1 -1 0M-34 20a11 11 0 1 0 -1 0M-52 0a11 11 0 1 0 0 -1', warm, 7) +
  disc([-18, 0], 8, ink) +
  disc([-18, 0], 3.4, light)

/** A lady's glove, left, with one finger crooked. */
export const glove: Notion = ({ ink, light, hot }) => {
  const hand =
    'M-20 58L-22 8C-34 0 -44 -14 -42 -22C-40 -29 -32 -27 -28 -20L-18 -6L-20 -44C-20 -53 -10 -53 -9 -44L-6 -14L-4 -54C-3 -62 7 -62 7 -53L8 -14L14 -48C16 -56 25 -54 24 -46L20 -10L28 -26C32 -33 40 -29 38 -22C34 -8 28 2 24 14L22 58Z'
  return (
    shape(hand, light) +
    line('M-7 0L-8 -14M2 0L2 -16M11 2L13 -12', ink, 2, 'stroke-linecap="round"') +
    shape('M-22 44Q0 50 23 44L22 60Q0 66 -21 60Z', hot) +
    disc([14, 36], 3.6, ink) +
    line('M14 32Q16 26 22 26', ink, 1.6)
  )
}

export const button: Notion = ({ ink, hot, light }) =>
  disc([0, 0], 27, hot) +
  line('M-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0', ink, 2) +
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ]
    .map(([x = 0, y = 0]) => disc([x, y], 3.3, ink))
    .join('') +
  line('M-6 -6L6 6M6 -6L-6 6', light, 2.2)

/** A tape that has been asked the time. */
export const tape: Notion = ({ ink, warm, hot }) => {
  const coil = Array.from({ length: 60 }, (_, i): Point => polar([0, 0], i * 0.235, 9 + i * 0.48))
  const [end] = coil.slice(-1)
  const marks = coil
    .filter((_, i) => i > 24 && i % 2 === 0)
    .map((point, i) => {
      const angle = Math.atan2(point[1], point[0])
      return `M${polar(point, angle, 4.4).map(round).join(' ')}L${polar(point, angle, i % 3 ? 1 : -2.4)
        .map(round)
        .join(' ')}`
    })
    .join('')
  const [ex, ey] = end ?? [0, 0]
  return (
    line(
      `M${coil.map((p) => p.map(round).join(' ')).join('L')}l10 14l16 8`,
      warm,
      10,
      'stroke-linejoin="round"',
    ) +
    line(marks, ink, 1.5) +
    rect(ex + 20, ey + 15, 9, 14, hot)
  )
}

/** The tomato every sewing room has, with its strawberry. */
export const pincushion: Notion = ({ ink, light, hot, cool }) => {
  const pins = [
    [-22, -30, -34],
    [-4, -34, -8],
    [16, -32, 22],
    [30, -20, 46],
  ] as const
  return (
    pins
      .map(
        ([x, y, lean]) =>
          line(`M${x} ${y}L${round(x + lean * 0.3)} ${y - 24}`, ink, 2) +
          disc([x + lean * 0.3, y - 25], 4.6, light),
      )
      .join('') +
    shape(
      softly([
        [-44, -2],
        [-42, -30],
        [-16, -38],
        [16, -38],
        [42, -30],
        [44, 0],
        [40, 30],
        [14, 38],
        [-14, 38],
        [-40, 30],
      ]),
      hot,
    ) +
    line('M-6 -36Q-34 0 -12 37M6 -36Q34 0 12 37', ink, 2) +
    shape([0, 1, 2, 3, 4].map((i) => leafShape([0, -30], (i / 5) * Math.PI * 2 + 0.3, 22, 7)).join(''), cool)
  )
}

export const safetyPin: Notion = ({ ink, light, warm }) =>
  line('M42 -9H-36A10 10 0 1 0 -30 8L38 12', light, 5, rounded) +
  shape('M36 -18Q56 -18 56 0Q56 16 36 18Q44 0 36 -18Z', warm) +
  disc([-35, 0], 3.6, ink)

export const needle: Notion = ({ ink, light }) =>
  shape('M-52 0Q-40 -4.6 40 -3.4Q54 -3 56 0Q54 3 40 3.4Q-40 4.6 -52 0Z', light) +
  shape('M38 0Q46 -2 51 0Q46 2 38 0Z', ink)

/** A clothes moth, who is also in the trade. */
export const moth: Notion = ({ ink, light, warm }) => {
  const wing = (side: 1 | -1) =>
    shape(
      `M0 -8C${20 * side} -34 ${46 * side} -34 ${48 * side} -16C${48 * side} 0 ${24 * side} 6 0 4Z`,
      warm,
    ) +
    shape(`M0 2C${20 * side} 2 ${34 * side} 12 ${30 * side} 24C${22 * side} 32 ${6 * side} 22 0 10Z`, light) +
    disc([30 * side, -16], 5.4, ink) +
    disc([30 * side, -16], 2.2, light)
  return (
    wing(1) +
    wing(-1) +
    shape(leafShape([0, -20], Math.PI / 2, 46, 9), ink) +
    line('M-1 -18Q-8 -32 -16 -34M1 -18Q8 -32 16 -34', ink, 2, rounded)
  )
}

/** A dress form that has let itself go a little at the waist. */
export const form: Notion = ({ ink, light, cool, warm }) =>
  line('M0 30V56M0 56L-18 66M0 56L18 66', warm, 5, rounded) +
  shape(
    'M-9 -58H9L11 -48C28 -44 30 -32 26 -16C22 -4 16 2 17 10C20 22 26 26 26 34Q0 42 -26 34C-26 26 -20 22 -17 10C-16 2 -22 -4 -26 -16C-30 -32 -28 -44 -11 -48Z',
    light,
  ) +
  line('M0 -48V37', ink, 1.8, 'stroke-dasharray="5 4"') +
  line('M-17 8Q0 14 17 8M-25 -18Q0 -8 25 -18', cool, 3) +
  shape('M-9 -64Q0 -70 9 -64L9 -57H-9Z', warm)
