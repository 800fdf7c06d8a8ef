import { letters } from '#modules/media/lettering.ts'
import { stock } from '../drawings/cities/seoul.ts'
import { SEASONS } from '../drawings/seasons.ts'
import { disc, line, rect, shape } from '../drawings/shapes.ts'
import { seeded } from '../random.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Flour, Butter, Peony, Mandarin, Duck, Blueprint, Damson } = SEASONS['spring-2019']
const NIGHT = '#2C1029'

/** Height of a floor and the line people walk on, in the film's pixels. */
const [FLOOR, GROUND] = [300, 800]
/** Stock is drawn for a small section; here we stand in front of it. */
const CLOSER = 2.4
const [CROSSING, CLIMB] = [1.25, 0.75]

type Trade = Parameters<typeof stock>[1]
const FLOORS: [trade: Trade, paint: string][] = [
  ['tables', Flour],
  ['rails', Butter],
  ['tables', Flour],
  ['rails', Peony],
  ['bolts', Flour],
  ['bolts', Butter],
  ['boxes', Flour],
  ['rails', Peony],
  ['machines', Flour],
]

const arrivalAt = (floor: number) => floor * (CROSSING + CLIMB)
const END = arrivalAt(FLOORS.length)
const topOf = (floor: number) => GROUND - (floor + 1) * FLOOR

/** Stairs change sides, so that every floor has to be crossed from end to end. */
function stair(floor: number): string {
  const toRight = floor % 2 === 0
  const steps = Array.from({ length: 10 }, (_, i) => {
    const x = toRight ? 1220 + i * 18 : 362 - i * 18
    return rect(x, GROUND - floor * FLOOR - (i + 1) * 30, 20, (i + 1) * 30, Duck)
  })
  return steps.join('')
}

function room(floor: number): string {
  const [trade, paint] = FLOORS[floor] ?? ['dark', Flour]
  const top = topOf(floor)
  const goods = stock(seeded(40 + floor), trade, 180, 0, 330, FLOOR / CLOSER - 8)
  const lamps = [420, 800, 1180].map(
    (x) =>
      line(`M${x} ${top}v44`, Damson, 4) +
      shape(`M${x - 46} ${top + 66}L${x - 20} ${top + 44}h40L${x + 46} ${top + 66}Z`, Mandarin),
  )
  const dark =
    floor === 0
      ? ''
      : `<rect x="120" y="${top + 10}" width="1360" height="${FLOOR - 10}" fill="${NIGHT}"><set attributeName="visibility" to="hidden" begin="play.click+${(arrivalAt(floor) - 0.2).toFixed(2)}s" fill="freeze"/></rect>`
  return (
    rect(100, top, 1400, FLOOR, Damson) +
    rect(120, top + 10, 1360, FLOOR - 10, paint) +
    `<g transform="translate(0 ${top + 20}) scale(${CLOSER})">${goods}</g>` +
    lamps.join('') +
    letters(String(floor + 1), {
      x: floor % 2 ? 1370 : 170,
      y: top + 116,
      size: 110,
      face: 'display',
      fill: Damson,
    }) +
    stair(floor) +
    dark
  )
}

function signs(): string {
  return [1, 3, 4, 6, 8]
    .map((floor, i) => {
      const [x, y, color] = [i % 2 ? 1510 : 24, topOf(floor), [Mandarin, Peony, Duck][i % 3] ?? Duck]
      return (
        rect(x, y, 66, 260, color) +
        [0, 1, 2, 3, 4].map((k) => rect(x + 17, y + 24 + k * 46, 32, 28, Flour)).join('')
      )
    })
    .join('')
}

interface Moment {
  at: number
  x: number
  y: number
}

/** Where the walker stands, moment by moment: across, up, across, up. */
function walk(): Moment[] {
  const moments: Moment[] = [{ at: 0, x: 260, y: 0 }]
  FLOORS.forEach((_, floor) => {
    const toRight = floor % 2 === 0
    const y = -floor * FLOOR
    moments.push({ at: arrivalAt(floor) + CROSSING, x: toRight ? 1200 : 400, y })
    moments.push({ at: arrivalAt(floor + 1), x: toRight ? 1400 : 200, y: y - FLOOR })
  })
  return moments
}

function animate(values: string[], times: number[]): string {
  return `<animateTransform attributeName="transform" type="translate" values="${values.join(';')}" keyTimes="${times.map((at) => (at / END).toFixed(4)).join(';')}" dur="${END}s" begin="play.click" fill="freeze"/>`
}

/** A tower climbed on foot: the lights of each floor come on as one arrives. */
export const seoulUpstairs: DemoEmbed = {
  path: '/embeds/seoul-upstairs.html',
  html() {
    const moments = walk()
    const times = moments.map(({ at }) => at)
    const person =
      shape(
        `M-30 ${GROUND - 16}L-22 ${GROUND - 96}C-16 ${GROUND - 118} 16 ${GROUND - 118} 22 ${GROUND - 96}L30 ${GROUND - 16}Z`,
        Mandarin,
      ) +
      line(`M-12 ${GROUND - 18}V${GROUND}M12 ${GROUND - 18}V${GROUND}`, Damson, 11) +
      disc([0, GROUND - 134], 21, Damson)
    // Other towers, awake as well, come into view only above the last floor.
    const skyline = [
      [0, 420, 150],
      [170, 300, 120],
      [470, 520, 140],
      [640, 240, 190],
      [870, 380, 110],
      [1300, 460, 150],
      [1480, 330, 140],
    ].map(([x = 0, height = 0, width = 0], i) => {
      const base = topOf(FLOORS.length - 1)
      const windows = Array.from({ length: Math.floor(height / 44) }, (_, k) =>
        rect(
          x + 18 + ((k * 37 + i * 29) % (width - 50)),
          base - height + 20 + k * 42,
          26,
          14,
          k % 3 ? Butter : Peony,
        ),
      )
      return rect(x, base - height, width, height, '#1A2F60') + windows.join('')
    })
    const roof =
      skyline.join('') +
      rect(60, topOf(FLOORS.length - 1), 1480, 26, Damson) +
      rect(260, topOf(FLOORS.length - 1) - 106, 150, 106, Damson) +
      disc([1130, topOf(FLOORS.length - 1) - 430], 100, Butter)
    const street =
      rect(-20, GROUND, 1640, 120, Duck) +
      line(`M0 ${GROUND + 66}H1600`, Flour, 8, 'stroke-dasharray="70 46"')
    const tower = `${street}${FLOORS.map((_, floor) => room(floor)).join('')}${signs()}${roof}`
    const walker = `<g transform="translate(260 0)">${person}${animate(
      moments.map(({ x, y }) => `${x} ${y}`),
      times,
    )}</g>`
    const camera = animate(
      moments.map(({ y }) => `0 ${-y}`),
      times,
    )
    return film({
      title: 'A walk up a market tower, floor by floor',
      description:
        'A figure in an orange coat crosses the ground floor of a market tower, climbs a stair, crosses the next, and so on up nine floors; each floor lights up on arrival, with tables, rails, bolts and at last sewing machines, until the roof and the moon.',
      background: Blueprint,
      action: 'Go up',
      button: { paper: Mandarin, ink: NIGHT },
      frame: `<g>${tower}${walker}${camera}</g>`,
    })
  },
}
