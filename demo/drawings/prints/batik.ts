import { between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { add, disc, line, mix, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { leafShape } from './boteh.ts'
import {
  type Figure,
  type Laid,
  layCloth,
  polar,
  put,
  roundish,
  type Size,
  softly,
  throwOnto,
} from './cloth.ts'
import { slabs } from './floors.ts'

interface Crackle {
  area: Size
  /** How far apart the cracks are, about. */
  plate: number
  weight: number
  color: string
  /** The part of them that took dye. */
  taken: number
}

/**
 * Cold wax breaks into plates. The cracks run between them, bend on the way, and take the dye unevenly: some as a hair,
 * some as a stroke, and some not at all.
 */
function crackle(random: Random, { area, plate, weight, color, taken }: Crackle): string {
  const places: Laid[] = []
  throwOnto(random, area, places, {
    radius: plate * 0.5,
    throws: Math.round((area[0] * area[1] * 3) / plate ** 2),
    apart: 0.86,
  })
  const widths = [0.45, 0.8, 1.3, 2.1].map((share) => ({ width: round(weight * share), d: '' }))
  const cells = slabs(
    places.map(({ at }) => ({ at, radius: plate })),
    area,
    0,
  )
  cells.forEach((cell, i) => {
    const [ox, oy] = places[i]?.at ?? [0, 0]
    cell.forEach((from, k) => {
      const to = cell[(k + 1) % cell.length] ?? from
      // Every crack belongs to two plates; the one that lies to its left draws it.
      if (from[1] > to[1] || random() > taken) return
      const bend = (t: number): Point => {
        const [x, y] = mix(from, to, t)
        return [ox + x + between(random, -0.09, 0.09) * plate, oy + y + between(random, -0.09, 0.09) * plate]
      }
      const stroke = widths[Math.min(3, Math.floor(random() ** 1.7 * 4))]
      const ends = [add(from, ox, oy), bend(0.33), bend(0.68), add(to, ox, oy)]
      if (stroke) stroke.d += `M${ends.map((p) => p.map(round).join(' ')).join('L')}`
    })
  })
  return widths
    .map(({ width, d }) => line(d, color, width, 'stroke-linejoin="round" stroke-linecap="round"'))
    .join('')
}

/** Dots set with the spout of the tjanting along a ring. */
function dotted(
  random: Random,
  middle: Point,
  reach: number,
  gap: number,
  radius: number,
  color: string,
): string {
  const count = Math.round((Math.PI * 2 * reach) / gap)
  return Array.from({ length: count }, (_, i) =>
    disc(
      polar(middle, (i / count) * Math.PI * 2, reach + between(random, -1, 1)),
      radius * between(random, 0.75, 1.15),
      color,
    ),
  ).join('')
}

interface Wheel {
  wax: string
  petal: string
  inner: string
  line: string
}

/** A wheel of petals, mostly wax: the petals are what was scraped open for the second vat. A hundred units across. */
function wheel(random: Random, { wax, petal, inner, line: dark }: Wheel): string {
  const petals = (count: number, reach: number, width: number, turn = 0, from = 0) =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (i / count) * Math.PI * 2
      return leafShape(polar([0, 0], angle, from), angle, reach - from, width)
    }).join('')
  return (
    shape(softly(roundish(random, [0, 0], 50, 0.012, 28)), wax) +
    dotted(random, [0, 0], 45.6, 4.6, 1.25, dark) +
    line(circle(41.5), dark, 1.1) +
    shape(petals(8, 39.5, 12.5, 0, 9), petal) +
    shape(petals(8, 34, 6.4, 0, 13), wax) +
    shape(petals(8, 29, 2.6, 0, 15), dark) +
    shape(petals(8, 39, 5, Math.PI / 8, 20), inner) +
    shape(petals(8, 36, 1.5, Math.PI / 8, 23), wax) +
    disc([0, 0], 8.6, dark) +
    disc([0, 0], 6.4, inner) +
    dotted(random, [0, 0], 3.8, 3.4, 0.9, wax)
  )
}

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export function batikWheels(): Drawing {
  const palette = shades('autumn-2025', 'Night', 'Plaster', 'Terra', 'Ultramarine', 'Apricot')
  const { Night, Plaster, Terra, Ultramarine, Apricot } = palette
  const tile = [400, 400] as const
  return layCloth({
    name: 'batik-wheels',
    title: 'Two waxings, two vats',
    credit: PRINTS,
    view: [960, 1200],
    palette,
    lead: 2,
    ground: Night,
    tile,
    alt: 'Batik wheels of eight petals, plaster and apricot, nearly touching on a night-blue ground; the wax has broken and a net of dark cracks runs across every one of them.',
    draw: () => {
      const random = seeded(1038)
      const pale = (petal: string, inner: string) =>
        put(wheel(random, { wax: Plaster, petal, inner, line: Night }), [0, 0], random() * 45, 1.9)
      const warm = () =>
        put(
          wheel(random, { wax: Apricot, petal: Terra, inner: Plaster, line: Night }),
          [0, 0],
          random() * 45,
          1.9,
        )
      const star = (reach: number, width: number) =>
        [0, 1, 2, 3].map((i) => leafShape([0, 0], (i * Math.PI) / 2, reach, width)).join('')
      const gap =
        shape(star(54, 20), Ultramarine) +
        shape(star(36, 7), Plaster) +
        disc([0, 0], 8, Night) +
        disc([0, 0], 4.5, Apricot)
      const figures: [Point, string][] = [
        [[100, 100], pale(Terra, Ultramarine)],
        [[300, 100], warm()],
        [[300, 300], pale(Ultramarine, Terra)],
        [[100, 300], warm()],
        [[0, 0], gap],
        [[200, 0], gap],
        [[0, 200], gap],
        [[200, 200], gap],
      ]
      return [
        ...figures.map(([at, svg]): Figure => ({ at, svg, reach: 100 })),
        {
          at: [0, 0] as const,
          reach: 420,
          svg: crackle(random, { area: tile, plate: 23, weight: 1.6, color: Night, taken: 0.85 }),
        },
      ]
    },
  })
}

/** Four ovals to a crossing: the oldest figure there is on a waxed cloth, and the easiest to count. */
export function batikOvals(): Drawing {
  const palette = shades('autumn-2025', 'Mink', 'Plaster', 'Terra', 'Night', 'Acid moss')
  const { Mink, Plaster, Terra, Night } = palette
  const pitch = 100
  const tile = [pitch * 4, pitch * 4] as const
  return layCloth({
    name: 'batik-ovals',
    title: 'Four ovals to a crossing',
    credit: PRINTS,
    view: [1400, 1000],
    palette,
    lead: 2,
    ground: Night,
    tile,
    alt: 'Ovals set four to a crossing, plaster and moss green on near-black, each with a brown seed and two dots, and the whole cloth crazed with fine lines.',
    draw: () => {
      const random = seeded(717)
      const figures: Figure[] = []
      for (let i = 0; i < 16; i++) {
        const [column, row] = [i % 4, Math.floor(i / 4)]
        const moss = (column + row * 2) % 5 === 0
        const wax = moss ? palette['Acid moss'] : Plaster
        const oval = (length: number, width: number) =>
          softly(
            Array.from({ length: 16 }, (_, k): Point => {
              const angle = (k / 16) * Math.PI * 2
              return [
                Math.cos(angle) * length * between(random, 0.985, 1.015),
                Math.sin(angle) * width * between(random, 0.97, 1.03),
              ]
            }),
          )
        const seeds = [-1, 1]
          .map((side) =>
            put(shape(oval(17, 7), moss ? Night : Terra) + disc([side * 27, 0], 3.4, moss ? Plaster : Mink), [
              side * 21,
              0,
            ]),
          )
          .join('')
        figures.push({
          at: [(column + 0.5) * pitch, (row + 0.5) * pitch],
          reach: 76,
          svg: put(
            shape(oval(67, 36), wax) + line(oval(58, 28), moss ? Night : Mink, 2.6) + seeds,
            [0, 0],
            (column + row) % 2 ? 45 : -45,
          ),
        })
        const diamond: Point[] = [
          [0, -15],
          [15, 0],
          [0, 15],
          [-15, 0],
        ]
        figures.push({
          at: [column * pitch, row * pitch],
          reach: 24,
          svg:
            (column + row) % 2
              ? shape(polygon(diamond), Terra) + disc([0, 0], 4.6, Plaster)
              : disc([0, 0], 11, Mink) + disc([0, 0], 4, Plaster),
        })
      }
      return [
        ...figures,
        {
          at: [0, 0] as const,
          reach: 420,
          svg:
            crackle(random, { area: tile, plate: 34, weight: 1.2, color: Night, taken: 0.5 }) +
            crackle(random, { area: tile, plate: 46, weight: 1.3, color: Mink, taken: 0.7 }),
        },
      ]
    },
  })
}

/** So near that the cracks are the figure and the petals the ground. */
export function batikCracked(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Ultramarine', 'Plaster', 'Night', 'Apricot')
  const { Sky, Ultramarine, Plaster, Night, Apricot } = palette
  return makeDrawing({
    name: 'batik-cracked',
    title: 'Where the wax was cold',
    credit: PRINTS,
    view: [1600, 900],
    surface: 'cloth',
    palette,
    lead: 1,
    focalPoint: { x: 0.35, y: 0.5 },
    alt: 'A batik petal wheel so enlarged that it runs off the cloth: plaster wax and sky-blue petals on ultramarine, broken into plates, with a few dark cracks that went deeper than the rest.',
    draw: () => {
      const random = seeded(55)
      const drips = [
        [1090, 120, 17],
        [1128, 160, 8],
        [1076, 690, 22],
        [1132, 742, 10],
        [1010, 842, 13],
        [1240, 430, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => shape(softly(roundish(random, [x, y], r, 0.16, 9)), Plaster))
        .join('')
      return (
        rect(0, 0, 1600, 900, Ultramarine) +
        put(
          wheel(random, { wax: Plaster, petal: Ultramarine, inner: Sky, line: Night }),
          [430, 520],
          12,
          12.4,
        ) +
        put(wheel(random, { wax: Sky, petal: Plaster, inner: Apricot, line: Night }), [1420, 250], 0, 6) +
        put(
          wheel(random, { wax: Apricot, petal: Ultramarine, inner: Plaster, line: Night }),
          [1330, 950],
          30,
          5,
        ) +
        drips +
        crackle(random, { area: [1600, 900], plate: 66, weight: 3, color: Ultramarine, taken: 0.85 }) +
        crackle(random, { area: [1600, 900], plate: 150, weight: 3.4, color: Night, taken: 0.5 })
      )
    },
  })
}
