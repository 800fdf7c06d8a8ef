import { below, between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, type Point, round, shape } from '../shapes.ts'
import { type Laid, layCloth, roundish, softly, throwOnto } from './cloth.ts'

/** Set by eye in staggered rows; of every sixteen one is left out and one comes from another box. */
function handSetRows(
  random: Random,
  [columns, rows]: [number, number],
  [across, down]: [number, number],
  colors: [string, string],
): string {
  const places = Array.from({ length: columns * rows }, (_, i) => i)
  // Holes and strangers keep apart, around the edges too, or the eye makes a figure of them.
  const apart = (a: number, b: number, of: number) => Math.min((a - b + of) % of, (b - a + of) % of)
  const far = (a: number, b: number) =>
    apart(a % columns, b % columns, columns) + apart(Math.floor(a / columns), Math.floor(b / columns), rows) >
    2
  const chosen: number[] = []
  for (let i = 0; i < 900 && chosen.length < Math.floor(places.length / 8); i++) {
    const place = below(random, places.length)
    if (chosen.every((other) => far(place, other))) chosen.push(place)
  }
  let body = ''
  for (const place of places) {
    const at = chosen.indexOf(place)
    if (at >= 0 && at % 2 === 0) continue
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const center: Point = [
      (column + (row % 2 ? 0.5 : 0) + 0.25) * across + between(random, -2.6, 2.6),
      (row + 0.5) * down + between(random, -2.6, 2.6),
    ]
    const radius = across * between(random, 0.335, 0.365)
    body += shape(softly(roundish(random, center, radius * 1.04, 0.045, 11)), at < 0 ? colors[0] : colors[1])
  }
  return body
}

export function dotsMissing(): Drawing {
  const palette = shades('spring-2016', 'Graphite', 'Buttermilk', 'Signal red')
  return layCloth({
    name: 'dots-missing',
    title: 'One in sixteen, left out',
    credit: PRINTS,
    view: [960, 1200],
    palette,
    lead: 2,
    ground: palette.Graphite,
    tile: [600, 500],
    alt: 'Rows of buttermilk dots on graphite, set by eye and none quite round. Here and there a dot is missing, and here and there one is red.',
    draw: () => handSetRows(seeded(165), [10, 10], [60, 50], [palette.Buttermilk, palette['Signal red']]),
  })
}

/** Two screens share one lattice. Iris grows where a large spot is meant, red everywhere else, and neither draws an edge. */
export function dotsHalftone(): Drawing {
  const palette = shades('spring-2016', 'Petal', 'Signal red', 'Iris')
  const tile = [500, 500] as const
  const pitch = 500 / 26
  const swell = ([x, y]: Point) => {
    const [u, v] = [(x / tile[0]) * Math.PI * 2, (y / tile[1]) * Math.PI * 2]
    return (Math.cos(u + v) + Math.cos(u - v)) / 2
  }
  return layCloth({
    name: 'dots-halftone',
    title: 'A spot made of spots',
    credit: PRINTS,
    view: [1500, 1000],
    palette,
    ground: palette.Petal,
    tile,
    alt: 'A halftone on petal pink: iris dots swell into large round spots, red dots swell in the spaces between, and where the two meet both are small.',
    draw: () => {
      let body = ''
      for (let row = 0; row < 26; row++) {
        for (let column = 0; column < 26; column++) {
          const at: Point = [column * pitch, row * pitch]
          const iris = (row + column) % 2 === 0
          const size = iris ? 0.5 + swell(at) * 1.15 : 0.42 - swell(at) * 0.95
          if (size > 0.09)
            body += disc(
              at,
              Math.min(pitch * 0.98, pitch * size * 0.68),
              iris ? palette.Iris : palette['Signal red'],
            )
        }
      }
      return body
    },
  })
}

/** One dab of a full brush: a soft edge, sometimes a dry streak through it, sometimes only the rim. */
function dab(random: Random, { at, radius }: Laid, color: string, ground: string): string {
  const body = softly(roundish(random, at, radius, 0.07, 14))
  if (random() < 0.16) {
    return shape(
      `${body}${softly(roundish(random, [at[0] + between(random, -3, 3), at[1] + 2], radius * 0.56, 0.1, 10).reverse())}`,
      color,
    )
  }
  let streaks = ''
  const lean = between(random, -0.5, 0.5)
  for (let i = 0; i < (radius > 30 ? 4 : 1); i++) {
    const [dx, dy] = [between(random, -0.2, 0.75) * radius, between(random, -0.75, 0.75) * radius]
    const length = radius * between(random, 0.25, 0.6)
    const thin = between(random, 1.2, 3)
    streaks += `M${round(at[0] + dx)} ${round(at[1] + dy)}q${round(length / 2)} ${round(lean * 9 - thin)} ${round(length)} ${round(lean * 12)}q${round(-length / 2)} ${round(thin - lean * 3)} ${round(-length)} ${round(-lean * 12)}Z`
  }
  return shape(body, color) + shape(streaks, ground)
}

export function dotsDabbed(): Drawing {
  const palette = shades(
    'spring-2016',
    'Buttermilk',
    'Fern',
    'Apricot flesh',
    'Harbor haze',
    'Signal red',
    'Graphite',
  )
  const tile = [600, 700] as const
  const { Buttermilk, Fern, Graphite } = palette
  const colors = [Fern, palette['Apricot flesh'], palette['Harbor haze'], Graphite, palette['Signal red']]
  return layCloth({
    name: 'dots-dabbed',
    title: 'Five pots, one brush',
    credit: PRINTS,
    view: [1120, 1400],
    palette,
    ground: Buttermilk,
    tile,
    alt: 'Brush dabs in fern, apricot, harbor blue, red and graphite on buttermilk, from coin to plate size, some with a dry streak through them and some only a ring.',
    draw: () => {
      const random = seeded(509)
      const laid: Laid[] = []
      const sizes = [
        [74, 90],
        [50, 160],
        [32, 300],
        [17, 500],
        [8, 500],
      ] as const
      return sizes
        .flatMap(([radius, throws]) => throwOnto(random, tile, laid, { radius, throws, apart: 1.1 }))
        .map((place, i) => dab(random, place, colors[i % colors.length] ?? Fern, Buttermilk))
        .join('')
    },
  })
}
