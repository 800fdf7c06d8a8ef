import { below, pick, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { TERRAZZO } from '../palettes.ts'
import { shades } from '../seasons.ts'
import { line, type Point, polygon, round, shape } from '../shapes.ts'
import { type Figure, type Laid, layCloth, type Size, throwOnto } from './cloth.ts'

type Colors = readonly [string, ...string[]]
/** Radius of the chips, how often one is thrown, and the colors it may have. */
type Throw = readonly [radius: number, throws: number, colors: Colors]

function chip(random: Random, radius: number): Point[] {
  const corners = 5 + below(random, 4)
  const turn = random() * Math.PI * 2
  return Array.from({ length: corners }, (_, i): Point => {
    const reach = radius * (0.68 + random() * 0.4)
    const angle = turn + (i / corners) * Math.PI * 2 + (random() - 0.5) * 0.5
    return [reach * Math.cos(angle) * 1.1, reach * Math.sin(angle) * 0.92]
  })
}

/** Chips are thrown in several sizes, the large ones first; one that would touch another is not laid. */
function layChips(seed: number, tile: Size, throws: readonly Throw[], laid: Laid[] = []): Figure[] {
  const random = seeded(seed)
  return throws.flatMap(([radius, times, colors]) =>
    throwOnto(random, tile, laid, { radius, throws: times, apart: 0.98 }).map(
      ({ at }): Figure => ({
        at,
        reach: radius * 1.2,
        svg: shape(polygon(chip(random, radius)), pick(random, colors)),
      }),
    ),
  )
}

export function terrazzo(): Drawing {
  const { Pistachio, Petrol, Salmon, Liver, Plaster, Brick } = TERRAZZO
  const tile = [1200, 1500] as const
  return layCloth({
    name: 'terrazzo',
    title: 'Floor to hem',
    credit: PRINTS,
    view: [1200, 1500],
    surface: 'paper',
    palette: TERRAZZO,
    ground: Pistachio,
    tile,
    alt: 'Terrazzo enlarged to print scale: angular chips of petrol, salmon, liver and brick scattered in five sizes over pistachio.',
    draw: () =>
      layChips(23, tile, [
        [118, 60, [Petrol, Salmon, Liver]],
        [78, 160, [Petrol, Salmon, Plaster, Brick, Liver]],
        [44, 420, [Salmon, Plaster, Petrol, Brick, Plaster]],
        [22, 1200, [Plaster, Liver, Brick, Salmon, Petrol]],
        [10, 1400, [Liver, Plaster, Petrol, Brick]],
      ]),
  })
}

/** Poured in bays between brass strips: the strips are set first, and the chips keep a hand's breadth from them. */
export function terrazzoBrass(): Drawing {
  const palette = shades('autumn-2024', 'Malachite', 'Horn', 'Brass', 'Garnet', 'Ice violet', 'Obsidian')
  const { Malachite, Horn, Brass, Garnet, Obsidian } = palette
  const tile = [750, 500] as const
  const wave = (x: number, shift: number) => Math.sin(((x / tile[0]) * 2 + shift) * Math.PI) * 92
  const strip = (shift: number, y: number): Point[] =>
    Array.from({ length: 51 }, (_, i) => [i * 15, y + wave(i * 15, shift)])
  const strips = [strip(0, 125), strip(0, 375)]
  return layCloth({
    name: 'terrazzo-brass',
    title: 'Poured between brass strips',
    credit: PRINTS,
    view: [1500, 1000],
    palette,
    lead: 0,
    ground: Malachite,
    tile,
    alt: 'A dark green terrazzo with horn, garnet, violet and black chips, divided into waving bays by thin strips of brass.',
    draw: () => {
      const laid: Laid[] = strips.flatMap((points) => points.map((at): Laid => ({ at, radius: 9 })))
      const brass = strips
        .map((points) => line(`M${points.map((p) => p.map(round).join(' ')).join('L')}`, Brass, 8.5))
        .join('')
      return [
        ...layChips(
          1031,
          tile,
          [
            [33, 260, [Horn, Garnet, palette['Ice violet'], Obsidian]],
            [19, 700, [Horn, Obsidian, palette['Ice violet'], Garnet, Brass]],
            [10, 1300, [Horn, Obsidian, palette['Ice violet'], Horn]],
            [5, 1500, [Horn, Obsidian, palette['Ice violet']]],
          ],
          laid,
        ),
        { at: [0, 0] as const, reach: 760, svg: brass },
      ]
    },
  })
}
