import { letters } from '#modules/media/lettering.ts'
import { seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, mix, type Point, polygon } from '../shapes.ts'
import { box, oval, type Pen, pinked, sheet } from './ink.ts'

/** A few courses of brick, as one sketches a wall: some here, some there, none in between. */
function bricks(
  pen: Pen,
  x: number,
  y: number,
  courses: number,
  across: number,
  seed: number,
  color = '',
): string {
  const random = seeded(seed)
  let out = ''
  for (let row = 0; row < courses; row++)
    for (let i = 0; i < across; i++) {
      if (random() < 0.34) continue
      const brick = box(x + i * 92 + (row % 2) * 46, y + row * 40, 82, 31)
      out += color && random() < 0.5 ? pen.area(brick, color, 4) : pen.line([...brick, brick[0] ?? [0, 0]], 4)
    }
  return out
}

export function door(): Drawing {
  const palette = shades('autumn-2025', 'Plaster', 'Ultramarine', 'Terra', 'Apricot', 'Sky', 'Night')
  const { Plaster, Ultramarine, Terra, Apricot, Sky, Night } = palette
  return sheet({
    name: 'house-door',
    title: 'Second floor, this week’s swatch',
    view: [1200, 1600],
    palette,
    ink: Night,
    seed: 61,
    focalPoint: { x: 0.62, y: 0.42 },
    alt: 'A blue paneled door with the number 14 in the glass above it; a pinked red and orange striped swatch hangs crooked from one nail at eye height, over the holes of older nails, and an iron handrail comes up from the left.',
    draw: (pen) => {
      const panel = (x: number, y: number, width: number, height: number) =>
        pen.area(box(x, y, width, height), Ultramarine, 6) +
        pen.line(
          [
            [x + 26, y + height - 24],
            [x + 26, y + 26],
            [x + width - 24, y + 26],
          ],
          5,
        )
      const swatch = pinked(0, 0, 270, 330, 20)
      let stripes = ''
      for (let at = 22; at < 270; at += 54) stripes += `M${at} -14V350`
      const [dx, dy] = pen.plate(Terra)
      const holes: Point[] = [
        [708, 512],
        [742, 540],
        [676, 560],
        [790, 500],
        [815, 556],
        [655, 610],
      ]
      const rail = (y: number) =>
        [
          [-40, y + 560],
          [430, y],
        ] as Point[]
      let balusters = ''
      for (let i = 0; i < 7; i++) {
        const [x, y] = mix([-20, 1510], [430, 974], i / 6)
        balusters += pen.line(
          [
            [x, y],
            [x, 1660],
          ],
          12,
        )
      }
      return (
        bricks(pen, -30, 90, 13, 5, 4, Terra) +
        pen.area(box(470, -20, 700, 1700), Plaster, 7) +
        pen.area(box(520, 40, 600, 240), Sky, 7) +
        letters('14', { x: 820, y: 238, size: 236, fill: Night, face: 'display', anchor: 'middle' }) +
        pen.area(box(520, 320, 600, 1400), Ultramarine, 7) +
        panel(590, 400, 460, 470) +
        panel(590, 1060, 205, 460) +
        panel(845, 1060, 205, 460) +
        pen.area(box(690, 930, 260, 62), Apricot, 6) +
        pen.line(
          [
            [720, 962],
            [920, 962],
          ],
          6,
        ) +
        disc([1078, 968], 34, Night) +
        disc([1070, 960], 26, Apricot) +
        holes.map((hole) => disc(hole, 7, Night)).join('') +
        `<g transform="translate(700 470) rotate(8 120 20)">${pen.area(swatch, Terra, 0)}${pen.within('swatch', swatch, `<g transform="translate(${dx} ${dy})">${line(stripes, Apricot, 22)}</g>`)}${pen.line([...swatch, swatch[0] ?? [0, 0]], 6)}</g>` +
        disc([826, 508], 15, Night) +
        disc([822, 504], 5, Plaster) +
        balusters +
        pen.line(rail(960), 30) +
        pen.line(
          [
            [430, 950],
            [430, 1660],
          ],
          24,
        ) +
        disc([430, 944], 30, Night)
      )
    },
  })
}

interface Flight {
  from: Point
  to: Point
  treads: number
}

/** One flight from the side: stringer, open treads, balusters and a rail. */
function flight(pen: Pen, { from, to, treads }: Flight, railHeight: number): string {
  const way = Math.sign(to[0] - from[0])
  const stringer: Point[] = [
    [from[0], from[1]],
    [to[0], to[1]],
    [to[0], to[1] + 46],
    [from[0], from[1] + 46],
  ]
  let out = ''
  for (let i = 0; i <= treads; i++) {
    const [x, y] = mix(from, to, i / treads)
    if (i % 2 === 0 || i === treads)
      out += pen.line(
        [
          [x, y],
          [x, y - railHeight],
        ],
        6,
      )
    out += pen.area(box(way > 0 ? x : x - 84, y - 10, 84, 17), pen.ink, 3)
  }
  const raised = (height: number): Point[] => [
    [from[0], from[1] - height],
    [to[0], to[1] - height],
  ]
  return (
    out +
    pen.area(stringer, pen.ink) +
    pen.line(raised(railHeight), 15) +
    pen.line(raised(railHeight * 0.52), 6)
  )
}

export function ironStairs(): Drawing {
  const palette = shades('autumn-2026', 'Fog', 'Lacquer', 'Verdigris', 'Ice blue', 'Camel', 'Jet')
  const { Fog, Lacquer, Verdigris, 'Ice blue': ice, Camel, Jet } = palette
  const flights: Flight[] = [
    { from: [150, 1480], to: [830, 980], treads: 11 },
    { from: [830, 960], to: [250, 520], treads: 10 },
  ]
  return sheet({
    name: 'house-iron-stairs',
    title: 'Thirty-one steps to Dyer’s Yard, second floor',
    view: [1200, 1600],
    palette,
    ink: Jet,
    seed: 71,
    lead: 2,
    focalPoint: { x: 0.35, y: 0.35 },
    alt: 'A black iron staircase climbs a pale wall in two flights to a red door on the upper left; its shadow lies in green beside it, there is a window at half height and a bicycle wheel at the foot.',
    draw: (pen) => {
      const shadow = flights
        .map(({ from, to }) => {
          const [ax, ay, bx, by] = [from[0] + 64, from[1] + 66, to[0] + 64, to[1] + 66]
          return `<path d="${polygon([
            [ax, ay],
            [bx, by],
            [bx, by + 60],
            [ax, ay + 60],
          ])}" fill="${Verdigris}"/>${line(`M${ax} ${ay - 150}L${bx} ${by - 150}`, Verdigris, 20)}`
        })
        .join('')
      const window = (x: number, y: number, width: number, height: number) =>
        pen.area(box(x, y, width, height), ice) +
        pen.line(
          [
            [x + width / 2, y],
            [x + width / 2, y + height],
          ],
          5,
        ) +
        pen.line(
          [
            [x, y + height / 2],
            [x + width, y + height / 2],
          ],
          5,
        ) +
        pen.area(box(x - 24, y + height, width + 48, 24), Camel, 5)
      let spokes = ''
      for (let i = 0; i < 16; i++) {
        const angle = (i * Math.PI) / 8 + 0.1
        spokes += `M1120 1460L${1120 + Math.cos(angle) * 150} ${1460 + Math.sin(angle) * 150}`
      }
      return (
        bricks(pen, 560, 60, 6, 4, 3, Camel) +
        bricks(pen, -50, 860, 7, 4, 9, Camel) +
        bricks(pen, 880, 560, 5, 4, 21, Camel) +
        window(560, 360, 220, 250) +
        window(330, 1010, 200, 230) +
        window(960, 150, 300, 330) +
        pen.area(box(40, 130, 210, 390), Lacquer, 7) +
        pen.line(
          [
            [70, 500],
            [70, 160],
            [220, 160],
          ],
          5,
        ) +
        pen.area(pinked(104, 236, 78, 92, 11), Fog, 4) +
        disc([214, 356], 11, Jet) +
        shadow +
        // The landing halfway, where one turns, and the upper one before the door.
        `<path d="${polygon(box(900, 1046, 240, 40))}" fill="${Verdigris}"/>` +
        pen.area(box(820, 962, 240, 46), Jet) +
        pen.line(
          [
            [1050, 962],
            [1050, 790],
            [820, 790],
          ],
          13,
        ) +
        pen.line(
          [
            [935, 962],
            [935, 790],
          ],
          6,
        ) +
        pen.line(
          [
            [1040, 1008],
            [960, 1130],
            [960, 1620],
          ],
          16,
        ) +
        pen.area(box(-30, 520, 300, 46), Jet) +
        pen.line(
          [
            [-30, 350],
            [20, 350],
          ],
          13,
        ) +
        pen.line(
          [
            [120, 566],
            [20, 690],
            [-20, 690],
          ],
          14,
        ) +
        flights.map((each) => flight(pen, each, 170)).join('') +
        disc([150, 1306], 22, Jet) +
        pen.line(
          [
            [150, 1310],
            [150, 1620],
          ],
          18,
        ) +
        line(spokes, Jet, 3) +
        pen.line(oval([1120, 1460], 152), 13) +
        disc([1120, 1460], 17, Lacquer)
      )
    },
  })
}
