import { below, between, pick, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { excerpt, relit } from './excerpt.ts'
import { doorNumbers } from './marks.ts'

const NIGHT = shades('spring-2019', 'Blueprint', 'Mandarin', 'Flour', 'Butter', 'Peony', 'Duck', 'Damson')
const { Blueprint, Mandarin, Flour, Butter, Peony, Duck, Damson } = NIGHT
const GOODS = [Mandarin, Peony, Duck, Butter, Damson, Flour] as const

type Trade = 'bolts' | 'rails' | 'stairs' | 'machines' | 'boxes' | 'tables' | 'dark'

interface Tower {
  x: number
  width: number
  top: number
  floors: Trade[]
  wall: string
}

const STREET = 1330
const TOWERS: Tower[] = [
  {
    x: -60,
    width: 300,
    top: 470,
    floors: ['boxes', 'rails', 'dark', 'tables', 'bolts', 'rails', 'tables'],
    wall: Damson,
  },
  {
    x: 290,
    width: 480,
    top: 110,
    floors: ['machines', 'dark', 'boxes', 'machines', 'bolts', 'bolts', 'rails', 'stairs', 'rails', 'tables'],
    wall: Damson,
  },
  { x: 820, width: 440, top: 720, floors: ['tables', 'boxes', 'rails', 'bolts', 'rails'], wall: Damson },
]

/** What stands on a floor, seen through the cut wall. */
export function stock(
  random: Random,
  trade: Trade,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const base = y + height
  let body = ''
  if (trade === 'bolts')
    for (let at = x + 8; at < x + width - 16; at += 14) {
      const tall = between(random, height * 0.36, height * 0.8)
      body += rect(at, base - tall, 11, tall, pick(random, GOODS))
    }
  if (trade === 'rails') {
    const [rail, left] = [y + height * 0.24, x + 12]
    body += line(`M${left} ${round(rail)}H${x + width - 12}`, Blueprint, 4)
    for (let at = left + 6; at < x + width - 30; at += between(random, 13, 20))
      body += rect(at, rail, 11, height * between(random, 0.34, 0.62), pick(random, GOODS))
  }
  if (trade === 'boxes')
    for (let at = x + 10; at < x + width - 44; at += 48)
      for (let k = 0; k < 1 + below(random, 3); k++)
        body +=
          rect(at, base - (k + 1) * 26, 42, 24, pick(random, [Mandarin, Butter, Peony] as const)) +
          line(`M${round(at + 21)} ${round(base - (k + 1) * 26)}v24`, Damson, 2)
  if (trade === 'machines')
    for (let at = x + 18; at < x + width - 60; at += 72)
      body +=
        rect(at, base - 34, 56, 5, Damson) +
        line(`M${round(at + 8)} ${round(base)}v-32M${round(at + 48)} ${round(base)}v-32`, Damson, 4) +
        shape(`M${round(at + 12)} ${round(base - 34)}v-24h34v10h-8v14Z`, Duck) +
        disc([at + 30, base - 74], 7, Butter)
  if (trade === 'tables')
    for (let at = x + 14; at < x + width - 60; at += 84) {
      body += rect(at, base - 30, 66, 30, Damson)
      for (let k = 0; k < 4; k++)
        body += rect(at + 4, base - 37 - k * 7, 58 - below(random, 14), 6, pick(random, GOODS))
    }
  if (trade === 'stairs')
    body += line(
      `M${x + 20} ${base}L${x + width * 0.45} ${y}M${x + width - 20} ${base}L${x + width * 0.55} ${y}`,
      Duck,
      16,
    )
  return body
}

function tower(random: Random, { x, width, top, floors, wall }: Tower): string {
  const height = (STREET - top) / floors.length
  let body = rect(x - 10, top - 10, width + 20, STREET - top + 10, wall)
  floors.forEach((trade, i) => {
    const y = top + i * height
    const room = trade === 'dark' ? '#3C1637' : i % 3 === 1 ? Butter : Flour
    body += rect(x, y + 5, width, height - 10, room)
    body += stock(random, trade, x, y + 5, width, height - 10)
    // Lamps hang low over whatever is being sold.
    if (trade !== 'dark')
      for (let at = x + 40; at < x + width - 20; at += 96) body += rect(at, y + 5, 34, 5, Mandarin)
  })
  return body
}

const DOORS: Point[] = [
  [130, 1232],
  [130, 1108],
  [880, 1270],
  [880, 1148],
  [330, 1148],
  [330, 784],
  [330, 662],
  [330, 540],
  [330, 174],
]

function sign(x: number, y: number, height: number, color: string, bars: readonly number[]): string {
  return (
    rect(x, y, 42, height, color) +
    bars.map((at) => rect(x + 11, y + 14 + at * 30, 20, 16, color === Flour ? Damson : Flour)).join('')
  )
}

export function drawSection(numbers = true): string {
  const random = seeded(1911)
  const scooters = [420, 470, 760, 800].map(
    (x) =>
      disc([x, STREET + 66], 13, Damson) +
      disc([x + 40, STREET + 66], 13, Damson) +
      rect(x - 2, STREET + 18, 44, 34, pick(random, GOODS)) +
      line(`M${x} ${STREET + 56}h40l8 -26`, Damson, 6),
  )
  return [
    rect(0, 0, 1200, 1600, Blueprint),
    disc([1010, 230], 84, Butter),
    ...TOWERS.map((each) => tower(random, each)),
    sign(240, 560, 250, Mandarin, [0, 1, 2, 3, 4, 5, 6]),
    sign(772, 300, 310, Peony, [0, 1, 2, 4, 5, 6, 7, 8]),
    sign(772, 640, 200, Duck, [0, 1, 2, 3, 4]),
    rect(0, STREET, 1200, 90, Duck),
    line(`M0 ${STREET + 84}H1200`, Flour, 5, 'stroke-dasharray="46 30"'),
    ...scooters,
    rect(0, STREET + 90, 1200, 180, Damson),
    rect(90, STREET + 112, 1110, 120, Flour),
    stock(random, 'tables', 100, STREET + 112, 560, 120),
    stock(random, 'rails', 680, STREET + 112, 520, 120),
    shape(`M20 ${STREET}L90 ${STREET + 232}H160L90 ${STREET}Z`, Flour),
    numbers ? doorNumbers(DOORS, { radius: 22, paper: Blueprint, ink: Flour }) : '',
  ].join('')
}

/** A stair between two shops, and on its risers the names of those above. */
function drawStair(): string {
  const { Damson: dark, Butter: light, Mandarin: orange, Flour: pale, Duck: green, Peony: pink } = STAIR
  const steps = Array.from({ length: 12 }, (_, i) => {
    const t = i / 12
    const [half, y, h] = [330 - t * 150, 1330 - i * 74 + i * i * 0.9, 62 - i * 1.9]
    const riser = i % 4 === 1 ? orange : i % 4 === 3 ? green : '#D9B14F'
    return rect(600 - half, y, half * 2, h, riser) + rect(600 - half, y - 13, half * 2, 14, pale)
  })
  const words = [1, 3, 5, 7].map((i) => {
    const y = 1330 - i * 74 + i * i * 0.9
    return [0, 1, 2, 3, 4].map((k) => rect(600 - 110 + k * 46, y + 16, 30, 26 - i, pale)).join('')
  })
  return [
    rect(0, 0, 1200, 1500, dark),
    shape('M270 1392L420 300H780L930 1392Z', light),
    rect(420, 130, 360, 320, pale),
    disc([600, 250], 60, orange),
    ...steps,
    ...words,
    shape('M150 60H300L420 300V640L270 1392H150Z', '#451A3E'),
    shape('M1050 60H900L780 300V640L930 1392H1050Z', '#451A3E'),
    // Blinds of the two ground-floor shops, which nobody came for.
    rect(0, 160, 190, 1240, pink),
    rect(1010, 160, 190, 1240, green),
    line(
      Array.from({ length: 40 }, (_, i) => `M0 ${190 + i * 30}H190M1010 ${190 + i * 30}H1200`).join(''),
      dark,
      5,
    ),
    rect(0, 0, 1200, 130, dark),
    rect(170, 40, 860, 96, orange),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => rect(228 + k * 84, 64, 50, 48, k === 4 ? dark : pale)).join(''),
    rect(0, 1392, 1200, 108, '#3C1637'),
  ].join('')
}
const STAIR = shades('spring-2019', 'Damson', 'Butter', 'Mandarin', 'Flour', 'Duck', 'Peony')

const DAYLIGHT = shades(
  'autumn-2019',
  'Lavender grey',
  'Tomato soup',
  'Cream wool',
  'Caramel',
  'Lichen',
  'Spruce',
  'Fig',
)

export const seoul: Drawing[] = [
  makeDrawing({
    name: 'seoul-section',
    title: 'Seoul, cut through at eleven at night',
    credit: FLOORS,
    view: [1200, 1600],
    surface: 'paper',
    palette: NIGHT,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'Three market towers cut open under a butter-colored moon: bolts, rails, boxes and sewing machines on every lit floor, a street with scooters, an arcade underneath, and nine numbered rooms.',
    draw: () => drawSection(),
  }),
  makeDrawing({
    name: 'seoul-stair',
    title: 'The door is the third step',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: STAIR,
    lead: 2,
    alt: 'A bright stair climbs between two shuttered shops, its risers painted orange and green and lettered in blank blocks, toward a pale landing with an orange lamp.',
    draw: drawStair,
  }),
  makeDrawing({
    name: 'seoul-floors',
    title: 'Fourth to eighth, by day',
    credit: FLOORS,
    view: [1600, 1000],
    surface: 'paper',
    palette: DAYLIGHT,
    lead: 1,
    alt: 'Five floors of a market tower enlarged and drawn by day, in cream, caramel and fig: sewing machines at the top, two floors of standing bolts below, then rails of coats.',
    draw: () => excerpt(drawSection(false), { from: [250, 470], times: 2.15, light: relit(NIGHT, DAYLIGHT) }),
  }),
]
