import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { dimension, grain, words } from './marks.ts'
import { FOUR_TIES, foldPath, panelPath, STAND, tiePath, type WrapState } from './wrap-states.ts'

const FOUR = shades('autumn-2026', 'Fog', 'Lacquer', 'Camel', 'Ice blue', 'Jet')
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

interface Tied {
  state: WrapState
  at: [x: number, y: number]
  scale: number
  stand: string
  cloth: string
  tie: string
}

/** The stand, the panel on it, its folds and the two ties with their knot. */
function tied({ state, at, scale, stand, cloth, tie }: Tied): string {
  return (
    `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">` +
    line('M0 200V640', shade(stand, -0.35), 18) +
    shape(STAND, stand) +
    line('M0 -330V216M-124 150H124M-80 0H80', shade(stand, -0.16), 3) +
    shape(panelPath(state), cloth) +
    line(foldPath(state), shade(cloth, -0.24), 5, ROUND) +
    line(tiePath(state, 0) + tiePath(state, 1), tie, 24, ROUND) +
    disc(state.knot, 23, tie) +
    disc(state.knot, 9, shade(tie, 0.3)) +
    '</g>'
  )
}

/** The same panel at the hip, the neck, the throat and the waist. */
export function wrapFourTies(): Drawing {
  const { Fog, Lacquer, Camel, 'Ice blue': Ice, Jet } = FOUR
  return makeDrawing({
    name: 'wrap-four-ties',
    title: 'Hip, neck, throat, waist',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: FOUR,
    alt: 'Four dress stands in a square of pale gray and blue, the same red panel tied on each with black tapes: as a skirt, a halter dress, a cape and a crossed dress.',
    draw: () =>
      [
        rect(0, 0, 1200, 1500, Fog),
        rect(600, 0, 600, 750, Ice),
        rect(0, 750, 600, 750, Ice),
        ...FOUR_TIES.map(
          (state, i) =>
            `<svg x="${(i % 2) * 600}" y="${i > 1 ? 750 : 0}" width="600" height="750" viewBox="0 0 600 750">${tied({ state, at: [i % 2 === 0 ? 310 : 290, 336], scale: 0.84, stand: Camel, cloth: Lacquer, tie: Jet })}</svg>`,
        ),
      ].join(''),
  })
}

const FLAT_SHADES = shades('autumn-2026', 'Camel', 'Lacquer', 'Fog', 'Jet', 'Verdigris')

/** The panel as it is cut: a rectangle, two tapes, and four small slits that nobody notices. */
export function wrapFlat(): Drawing {
  const { Camel, Lacquer, Fog, Jet, Verdigris } = FLAT_SHADES
  return makeDrawing({
    name: 'wrap-flat',
    title: 'One panel, two tapes, four slits',
    credit: STUDIO,
    view: [1600, 1067],
    surface: 'paper',
    palette: FLAT_SHADES,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'A wide red rectangle of cloth lies on brown paper with a tape running out from each upper corner, measured 165 by 110 centimeters; its lower corner is turned back to show green, and four slits are marked.',
    draw: () => {
      const grid =
        Array.from({ length: 17 }, (_, i) => `M${i * 100} 0V1067`).join('') +
        Array.from({ length: 11 }, (_, i) => `M0 ${33 + i * 100}H1600`).join('')
      return [
        rect(0, 0, 1600, 1067, Camel),
        line(grid, shade(Camel, -0.12), 1.6),
        shape('M284 262H1342V706L1092 946H284Z', shade(Camel, -0.28)),
        line('M300 268C200 250 120 300 -20 270', Jet, 46, ROUND),
        line('M1300 268C1400 286 1480 236 1640 280', Jet, 46, ROUND),
        shape('M270 244H1330V690L1080 930H270Z', Lacquer),
        shape('M1330 690L1080 930L1040 640Z', Verdigris),
        line('M1080 930L1040 640L1330 690', shade(Verdigris, -0.35), 4, ROUND),
        line('M292 266H1308V676M1030 908H292V266', Fog, 2.6, 'stroke-dasharray="12 8"'),
        ...[460, 690, 910, 1140].map(
          (x) => line(`M${x - 34} 350H${x + 34}`, Jet, 15, ROUND) + line(`M${x - 34} 350H${x + 34}`, Fog, 4),
        ),
        grain([800, 470], [800, 830], Fog, 4.5),
        line('M560 244V930M1040 244V640', shade(Lacquer, -0.22), 3, 'stroke-dasharray="26 10 4 10"'),
        dimension([270, 1000], [1330, 1000], Jet, '165', 40, 3.4),
        dimension([190, 930], [190, 330], Jet, '110', 40, 3.4),
        rect(1404, 560, 196, 400, Fog),
        words('Four ways', [1502, 640], 34, Jet),
        ...['Hip', 'Neck', 'Throat', 'Waist'].map((each, i) =>
          words(each, [1502, 712 + i * 58], 44, Jet, 0, 'italic'),
        ),
      ].join('')
    },
  })
}
