import { below, between, type Random, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, mix, type Point, polygon, round, shape } from '../shapes.ts'
import { type Figure, type Laid, layCloth, type Size, throwOnto, wayBetween } from './cloth.ts'

/** The part of a polygon that lies on the near side of a line: the line is `far` along `way` from the origin. */
function cutAway(points: readonly Point[], [wx, wy]: Point, far: number): Point[] {
  const side = ([x, y]: Point) => x * wx + y * wy - far
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    const [a, b] = [side(point), side(next)]
    const crossing = mix(point, next, a / (a - b))
    return a <= 0 ? (b <= 0 ? [point] : [point, crossing]) : b <= 0 ? [crossing] : []
  })
}

/** The slab around each place, seen from that place: everything nearer to it than to any other, less half a joint. */
export function slabs(places: readonly Laid[], tile: Size, joint: number): Point[][] {
  const far = Math.max(...tile)
  return places.map(({ at, radius }) => {
    let slab: Point[] = [
      [-far, -far],
      [far, -far],
      [far, far],
      [-far, far],
    ]
    const near = places
      .map((other) => ({ way: wayBetween(at, other.at, tile), radius: other.radius }))
      .filter(({ way }) => way[0] !== 0 || way[1] !== 0)
      .sort((a, b) => Math.hypot(...a.way) - Math.hypot(...b.way))
      .slice(0, 22)
    for (const { way, radius: theirs } of near) {
      const distance = Math.hypot(...way)
      // Larger stones take more of the way between two.
      const share = 0.5 + (radius - theirs) / (2.4 * distance)
      slab = cutAway(slab, [way[0] / distance, way[1] / distance], distance * share - joint / 2)
    }
    return slab
  })
}

/** Veins cross a slab from side to side, bending once or twice and growing thin. */
function veins(random: Random, slab: readonly Point[], color: string): string {
  const onEdge = (): Point => {
    const i = below(random, slab.length)
    return mix(slab[i] ?? [0, 0], slab[(i + 1) % slab.length] ?? [0, 0], random())
  }
  let body = ''
  for (let i = 0; i < 2; i++) {
    const [from, to] = [onEdge(), onEdge()]
    const middle = mix(mix(from, to, between(random, 0.3, 0.7)), [0, 0], between(random, 0.1, 0.5))
    body += line(
      `M${from.map(round).join(' ')}L${mix(mix(from, middle, 0.5), [0, 0], 0.08)
        .map(round)
        .join(' ')}L${middle.map(round).join(' ')}L${to.map(round).join(' ')}`,
      color,
      round(between(random, 1.4, 4)),
      'stroke-linejoin="round"',
    )
  }
  return body
}

export function palladiana(): Drawing {
  const palette = shades(
    'autumn-2024',
    'Obsidian',
    'Horn',
    'Malachite',
    'Garnet',
    'Ice violet',
    'Brass',
    'Flint',
  )
  const { Obsidian, Horn, Malachite, Garnet, Brass, Flint } = palette
  const violet = palette['Ice violet']
  const tile = [600, 750] as const
  const stones: readonly [stone: string, vein: string][] = [
    [Horn, Brass],
    [Brass, Garnet],
    [Malachite, Horn],
    [Flint, Horn],
    [Garnet, violet],
    [violet, Flint],
    [Horn, Flint],
  ]
  return layCloth({
    name: 'palladiana',
    title: 'Broken slabs, wide joints',
    credit: PRINTS,
    view: [1200, 1500],
    palette,
    lead: 2,
    ground: Obsidian,
    tile,
    alt: 'Broken marble slabs in horn, malachite, garnet, violet and gray, each with its veins, fitted together with wide black joints like a Venetian lobby.',
    draw: () => {
      const random = seeded(2410)
      const laid: Laid[] = []
      for (const [radius, throws] of [
        [74, 60],
        [48, 240],
        [28, 500],
      ] as const)
        throwOnto(random, tile, laid, { radius, throws, apart: 0.92 })
      const chosen: number[] = []
      laid.forEach(({ at }, i) => {
        // No two slabs of one stone touch: the pavior takes whatever lies farthest off.
        const distances = stones.map((_, stone) =>
          Math.min(
            420,
            ...chosen.flatMap((other, k) =>
              other === stone ? Math.hypot(...wayBetween(at, laid[k]?.at ?? at, tile)) : [],
            ),
          ),
        )
        const wanted = distances.map((distance, stone) => distance * (stone % 2 ? 0.86 : 1) + random() * 50)
        chosen[i] = wanted.indexOf(Math.max(...wanted))
      })
      return slabs(laid, tile, 9).map((slab, i): Figure => {
        const [stone, vein] = stones[chosen[i] ?? 0] ?? [Horn, Brass]
        const { at, radius } = laid[i] ?? { at: [0, 0], radius: 1 }
        return {
          at,
          reach: radius * 2.2,
          svg: shape(polygon(slab), stone) + (radius > 30 ? veins(random, slab, vein) : ''),
        }
      })
    },
  })
}

/** Tesserae laid in fans: each fan is covered by the two in front of it, so only the tiles that would show are set. */
export function mosaicFans(): Drawing {
  const palette = shades('autumn-2024', 'Horn', 'Garnet', 'Malachite', 'Ice violet', 'Obsidian', 'Saddle')
  const { Horn, Garnet, Malachite, Obsidian, Saddle } = palette
  const violet = palette['Ice violet']
  const [radius, rows] = [200, 8]
  const tile = [radius * 4, rows * radius * 0.5] as const
  const schemes: readonly (readonly string[])[] = [
    [Obsidian, Malachite, Malachite, violet, Malachite, Malachite, Obsidian, Garnet, Garnet],
    [Obsidian, Garnet, Garnet, violet, Garnet, Saddle, Obsidian, Malachite, Malachite],
    [Obsidian, violet, violet, Saddle, Malachite, violet, Obsidian, Garnet, Saddle],
  ]
  return layCloth({
    name: 'mosaic-fans',
    title: 'Fans, nine courses each',
    credit: PRINTS,
    view: [1200, 1600],
    palette,
    lead: 1,
    ground: Horn,
    tile,
    alt: 'A mosaic of overlapping fans set in small uneven tesserae: arcs of malachite, garnet, violet and black with horn-colored joints between.',
    draw: () => {
      const random = seeded(88)
      const centers = Array.from({ length: rows * 2 }, (_, i) => {
        const row = Math.floor(i / 2)
        return {
          row,
          at: [radius * ((i % 2) * 2 + (row % 2)), row * radius * 0.5] as Point,
          scheme: (row * 2 + (i % 2) * (row % 3 ? 1 : 2)) % 3,
        }
      })
      // A tile shows unless a fan of the next rows lies over it.
      const covered = (from: Point, [x, y]: Point) =>
        [
          [-1, 0.5],
          [1, 0.5],
          [0, 1],
        ].some(
          ([cx = 0, cy = 0]) => Math.hypot(x - from[0] - cx * radius, y - from[1] - cy * radius) < radius + 3,
        )
      return centers.map(({ at, scheme }): Figure => {
        let body = ''
        const course = radius / 9
        for (let ring = 0; ring < 9; ring++) {
          const outer = radius - ring * course
          const count = Math.max(3, Math.round((Math.PI * (outer - course / 2)) / (course * 1.05)))
          for (let k = 0; k < count; k++) {
            const from = Math.PI + ((k + between(random, 0.02, 0.1)) / count) * Math.PI
            const to = Math.PI + ((k + between(random, 0.84, 0.92)) / count) * Math.PI
            const [near, far] = [
              outer - course * between(random, 0.86, 0.94),
              outer - course * between(random, 0.03, 0.1),
            ]
            const corner = (angle: number, reach: number): Point => [
              Math.cos(angle) * reach,
              Math.sin(angle) * reach,
            ]
            const middle = corner((from + to) / 2, (near + far) / 2)
            if (covered([0, 0], middle)) continue
            const stray = random() < 0.035
            const color = stray ? Saddle : (schemes[scheme]?.[ring] ?? Garnet)
            body += shape(
              polygon([corner(from, near), corner(from, far), corner(to, far), corner(to, near)]),
              color,
            )
          }
        }
        return { at, reach: radius + 4, svg: body }
      })
    },
  })
}
