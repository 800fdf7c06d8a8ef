import { letters } from '#modules/media/lettering.ts'
import { lightStand } from '../drawings/forms/apparatus.ts'
import { box, corners, extrude, type Flat, flight, rectangle } from '../drawings/forms/bodies.ts'
import { coat, standCoat } from '../drawings/forms/garments.ts'
import { blend, corner, type Solid, stage, type Tones, tones, type Vec } from '../drawings/forms/light.ts'
import { shades } from '../drawings/seasons.ts'
import { disc, type Point, rect } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const palette = shades('spring-2025', 'Shell', 'Petrol', 'Mimosa', 'Vermilion', 'Bone', 'Cobalt', 'Jet')
const { Shell, Petrol, Mimosa, Vermilion, Bone, Cobalt, Jet } = palette

/** Seconds after the reader has asked for it at which the lamp, the camera and the customers come in. */
const [LAMP, SHUTTER, DOORS, END] = [7.2, 8.6, 11.4, 17]

/** Slides in from `from` and stays where it was drawn. */
function enter(body: string, [dx, dy]: Point, begin: number, seconds = 0.9): string {
  return `<g transform="translate(${dx} ${dy})">${body}<animateTransform attributeName="transform" type="translate" values="${dx} ${dy};0 0" keyTimes="0;1" calcMode="spline" keySplines=".2 0 .1 1" begin="play.click+${begin}s" dur="${seconds}s" fill="freeze"/></g>`
}

/** Seen from one moment on, and if `until` is given no longer than that. */
function from(begin: number, body: string, until?: number): string {
  const end = until
    ? `<set attributeName="visibility" to="hidden" begin="play.click+${until}s" fill="freeze"/>`
    : ''
  return `<g visibility="hidden">${body}<set attributeName="visibility" to="visible" begin="play.click+${begin}s" fill="freeze"/>${end}</g>`
}

/** A customer: a coat with somebody in it, who crosses the floor and leaves. */
function visitor(body: string, path: [Point, Point], begin: number, seconds: number): string {
  const [[ax, ay], [bx, by]] = path
  return `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click+${begin}s" fill="freeze"/>${body}<animateTransform attributeName="transform" type="translate" values="${ax} ${ay};${bx} ${by}" begin="play.click+${begin}s" dur="${seconds}s" fill="freeze"/></g>`
}

function buildFrame(): string {
  const s = stage(corner([230, 560], 0.86, 0.5), [0.9, 0.3, -0.62])
  const front = extrude('y', rectangle(60, 0, 620, 560), 620, 22, [corners('250 0, 250 330, 450 330, 450 0')])
  const faced = extrude('x', rectangle(120, 0, 520, 560), 1000, 22)
  const bars = [130, 372, 614]
    .map((y) => box([1022, y, 0], [26, 22, 560]))
    .concat([10, 270, 530].map((z) => box([1022, 120, z], [26, 520, 22])))
  const braces = [180, 560].map((y) =>
    extrude('y', corners('1048 440, 1048 470, 1270 10, 1270 0, 1240 0, 1240 10'), y, 16),
  )
  const steps = extrude('y', flight(590, 5, 76, 66), 330, 280)
  const cut = {
    at: [350, 420, 0] as Vec,
    height: 420,
    hem: [104, 78] as Flat,
    shoulder: [90, 50] as Flat,
    square: 2.6,
  }
  const stand = lightStand([250, 40, 0], 540, 90)
  const lamp = box([215, 20, 520], [80, 60, 90])
  const raw = tones(Bone, Jet)
  const shade = (solid: Solid) => s.shadow(solid, blend(Shell, Jet, 0.4))
  const person = (paint: Tones, skin: string) => {
    const who = {
      ...cut,
      at: [0, 0, 0] as Vec,
      height: 330,
      hem: [74, 56] as Flat,
      shoulder: [66, 38] as Flat,
    }
    const [x, y] = s.to([0, 0, 372])
    return (
      s.shadow(coat(who).all, blend(Shell, Jet, 0.4)) +
      standCoat(s, who, paint, Jet, { button: false }) +
      disc([x, y], 34, skin)
    )
  }
  const words = (text: string) => letters(text, { x: 60, y: 850, size: 40, face: 'display', fill: Jet })
  const lines = Array.from({ length: 16 }, (_, i) =>
    s.line(
      [
        [-1200 + i * 200, -1600, 0],
        [-1200 + i * 200, 2600, 0],
      ],
      blend(Shell, Jet, 0.09),
      2,
    ),
  )
  const mark = s.to([350, 300, 0])
  const built = [
    enter(s.body(front, { lit: Petrol, half: Petrol, shade: Bone }), [-1500, -860], 0.6, 1.2),
    enter(
      s.body(steps, { lit: Mimosa, half: blend(Mimosa, Vermilion, 0.2), shade: blend(Mimosa, Jet, 0.5) }),
      [0, -1000],
      2.2,
    ),
    enter(s.body(faced, { lit: Petrol, half: Petrol, shade: blend(Bone, Jet, 0.3) }), [1300, 750], 3.2, 1.1),
    ...bars.map((solid, i) => enter(s.body(solid, raw), [900, 520], 4.2 + i * 0.12, 0.5)),
    ...braces.toReversed().map((solid, i) => enter(s.body(solid, raw), [700, 400], 5 + i * 0.2, 0.5)),
    enter(standCoat(s, cut, tones(Vermilion, Jet), Jet), [-900, 520], 5.6, 1),
    enter(
      stand
        .map((solid) => s.body(solid, tones(Jet, Jet)) || s.area(solid[0]?.points ?? [], Jet))
        .concat(s.body(lamp, { lit: blend(Jet, Bone, 0.3), half: Jet, shade: Mimosa }))
        .join(''),
      [-700, 0],
      6.2,
      0.8,
    ),
  ]
  const shadows = [front, faced, ...bars, ...braces, steps, coat(cut).all, ...stand, lamp].map(shade).join('')
  // The print of the one frame that was kept, laid on the corner of the picture.
  const print = `<g transform="rotate(-4 1380 170)">${rect(1262, 52, 264, 236, blend(Shell, Jet, 0.5))}${rect(1250, 40, 264, 236, Bone)}<svg x="1264" y="54" width="236" height="180" viewBox="540 130 520 397">${rect(0, 0, 1600, 900, Shell)}${s.body(front, { lit: Petrol, half: Petrol, shade: Bone })}${shade(coat(cut).all)}${standCoat(s, cut, tones(Vermilion, Jet), Jet)}</svg>${letters('31', { x: 1266, y: 264, size: 22, fill: Jet })}</g>`
  return [
    rect(0, 0, 1600, 900, Shell),
    ...lines,
    rect(mark[0] - 34, mark[1] - 5, 68, 10, Vermilion),
    rect(mark[0] - 5, mark[1] - 34, 10, 68, Vermilion),
    from(LAMP, shadows),
    ...built,
    // Night over everything until the lamp is lit.
    `<rect width="1600" height="900" fill="${Jet}" opacity=".42"><animate attributeName="opacity" values=".42;0" begin="play.click+${LAMP}s" dur=".25s" fill="freeze"/></rect>`,
    // One flash, and a slow one.
    `<rect width="1600" height="900" fill="${Bone}" opacity="0"><animate attributeName="opacity" values="0;.9;0" keyTimes="0;.12;1" begin="play.click+${SHUTTER}s" dur="1s" fill="freeze"/></rect>`,
    from(SHUTTER + 0.9, print),
    visitor(
      person(tones(Cobalt, Jet), '#8A5634'),
      [
        [-460, -20],
        [400, 220],
      ],
      DOORS,
      4.6,
    ),
    visitor(
      person(tones(Mimosa, Jet), '#E4B593'),
      [
        [1480, 120],
        [1120, 300],
      ],
      DOORS + 0.8,
      3.2,
    ),
    visitor(
      person(tones(Bone, Jet), '#54301F'),
      [
        [-460, 190],
        [20, 150],
      ],
      DOORS + 1.6,
      3.4,
    ),
    from(0.2, words('Saturday, at closing'), LAMP),
    from(LAMP, words('Monday, thirty-one frames'), DOORS),
    from(DOORS, words('Tuesday, ten o’clock'), END + 60),
  ].join('')
}

/** A set goes up on a shop floor, is photographed, and stays. */
export const theSetIsTheShop: DemoEmbed = {
  path: '/embeds/the-set-is-the-shop.html',
  html: () =>
    film({
      title: 'A set is built, lit and photographed on a shop floor',
      description:
        'An empty shop floor at night with one cross of tape. A painted front, yellow steps, a second flat with its braces, a coat and a lamp slide in; the lamp is lit, the picture is taken, and in the morning three customers walk through.',
      background: Shell,
      action: 'Build it',
      button: { paper: Mimosa, ink: Jet },
      frame: buildFrame(),
    }),
}
