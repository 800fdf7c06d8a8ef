import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { archOutline, box, drape, extrude, loft, rectangle, ring } from './bodies.ts'
import { room } from './garments.ts'
import { blend, elevation, picture, stage, tones, type Vec, wallAt } from './light.ts'

/** A concrete block with a blanket on it: the edge that is under there still shows. */
export function blockUnderBlanket(): Drawing {
  const palette = shades('autumn-2018', 'Mist', 'Rosehip', 'Kingfisher', 'Chamois', 'Tar')
  const { Mist, Rosehip, Kingfisher, Chamois, Tar } = palette
  return picture({
    name: 'block-under-blanket',
    title: 'Concrete, four kilos of wool',
    view: [1500, 1200],
    palette,
    lead: 1,
    focalPoint: { x: 0.42, y: 0.6 },
    alt: 'A heavy chamois blanket with a rosehip hem falls in folds over a square block; behind it a kingfisher wall keeps the lines of its boards, and the shadow runs off to the right.',
    draw: () => {
      const s = stage(elevation([0, 1080], 0.26, 0.36), [0.8, 0.5, -0.52])
      const { ground, shadows } = room(s, [1500, 1200], 560, {
        wall: Kingfisher,
        floor: Mist,
        wallShade: blend(Kingfisher, Tar, 0.6),
        floorShade: blend(Mist, Tar, 0.55),
      })
      const cloth = drape([500, 240, 0], [330, 200], 500, { folds: 21, depth: 26, seed: 1.3 })
      const perRing = 200
      const boards = Array.from({ length: 9 }, (_, i) =>
        s.line(
          [
            [-400, 560, 96 * (i + 1)],
            [1600, 560, 96 * (i + 1)],
          ],
          blend(Kingfisher, Tar, 0.3),
          3,
        ),
      )
      const ties = Array.from({ length: 8 }, (_, i) =>
        [150, 740]
          .map((z) =>
            s.line(
              [
                [-40 + i * 190, 560, z],
                [-40 + i * 190, 560, z + 0.1],
              ],
              blend(Kingfisher, Tar, 0.66),
              16,
              'stroke-linecap="round"',
            ),
          )
          .join(''),
      )
      const slab = box([1010, 60, 0], [420, 300, 130])
      return [
        ground,
        ...boards,
        ...ties,
        shadows(cloth, slab),
        s.body(
          cloth.map((face, i) => (i < perRing ? { ...face, paint: tones(Rosehip, Tar) } : face)),
          { lit: Chamois, half: blend(Chamois, Tar, 0.14), shade: blend(Chamois, Tar, 0.42) },
        ),
        s.body(slab, { lit: blend(Tar, Mist, 0.22), half: blend(Tar, Mist, 0.1), shade: Tar }),
        s.ball([1180, 190, 210], 80, { lit: Rosehip, half: Rosehip, shade: blend(Rosehip, Tar, 0.5) }),
      ].join('')
    },
  })
}

/** A quilted coat among the vaults it was drawn from. */
export function quiltedVaults(): Drawing {
  const palette = shades('autumn-2018', 'Chamois', 'Old gold', 'Brick dust', 'Moss agate', 'Tar')
  const { Chamois, 'Old gold': gold, 'Brick dust': brick, 'Moss agate': moss, Tar } = palette
  return picture({
    name: 'quilted-vaults',
    title: 'Eleven rolls and an arcade',
    view: [1200, 1500],
    palette,
    lead: 2,
    focalPoint: { x: 0.42, y: 0.55 },
    alt: 'A long old-gold coat quilted in horizontal rolls stands before a brick-colored arcade whose round vaults are as deep as they are wide; the light comes from the left.',
    draw: () => {
      const s = stage(elevation([-120, 1400], 0.3, 0.34), [0.74, 0.44, -0.46])
      const vaults = [0, 1, 2, 3].map((i) => archOutline(-210 + i * 430, 330, 0, 560))
      const arcade = extrude('y', rectangle(-400, 0, 2400, 1600), 520, 330, vaults)
      const rolls: Vec[][] = []
      const [count, tall, base] = [11, 62, 30]
      for (let k = 0; k < count; k++) {
        const t = k / (count - 1)
        const wide = 205 - 62 * t + (k === count - 1 ? -22 : 0)
        for (const [up, swell] of [
          [0, 0.87],
          [0.16, 0.97],
          [0.5, 1.02],
          [0.84, 0.97],
        ] as const)
          rolls.push(
            ring([480, 200, base + (k + up) * tall], [wide * swell, wide * 0.72 * swell], {
              square: 2.5,
              sides: 36,
            }),
          )
      }
      const body = loft(rolls)
      const arm = (side: 1 | -1) =>
        loft(
          Array.from({ length: 8 }, (_, k) =>
            (
              [
                [0, 0.84],
                [0.25, 1],
                [0.75, 1],
              ] as const
            ).map(([up, swell]) =>
              ring([480 + side * (206 - (k + up) * 6), 200, 250 + (k + up) * 54], [54 * swell, 70 * swell], {
                sides: 16,
              }),
            ),
          ).flat(),
        )
      const collar = loft([
        ring([480, 200, base + count * tall - 14], [84, 64]),
        ring([480, 200, base + count * tall + 20], [100, 76]),
        ring([480, 200, base + count * tall + 62], [92, 70]),
      ])
      const cloth = { lit: gold, half: blend(gold, Tar, 0.2), shade: blend(gold, Tar, 0.52) }
      const all = [...body, ...arm(-1), ...arm(1), ...collar]
      const dark = { lit: brick, half: brick, shade: blend(brick, Tar, 0.5) }
      return [
        `<rect width="1200" height="1500" fill="${Tar}"/>`,
        s.area(
          [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 850, 0],
            [-2000, 850, 0],
          ],
          blend(Chamois, Tar, 0.5),
        ),
        s.area(
          [
            [-2000, 850, 0],
            [3000, 850, 0],
            [3000, 850, 300],
            [-2000, 850, 300],
          ],
          moss,
        ),
        s.area(
          [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 520, 0],
            [-2000, 520, 0],
          ],
          Chamois,
        ),
        s.body(arcade, dark),
        s.shadow(all, blend(Chamois, Tar, 0.5), undefined, [
          [-2000, -2000, 0],
          [3000, -2000, 0],
          [3000, 520, 0],
          [-2000, 520, 0],
        ]),
        s.shadow(
          all,
          blend(brick, Tar, 0.46),
          wallAt(520),
          [
            [-400, 520, 0],
            [2000, 520, 0],
            [2000, 520, 1600],
            [-400, 520, 1600],
          ],
          vaults.map((vault) => vault.map(([a, b]): Vec => [a, 520, b])),
        ),
        s.body(arm(-1), cloth),
        s.body(body, cloth),
        s.body(collar, cloth),
        s.body(arm(1), cloth),
        s.area(ring([480, 200, base + count * tall + 62], [76, 56]), Tar),
        s.line(
          [
            [490, 50, 40],
            [490, 90, 400],
            [486, 116, 700],
          ],
          Tar,
          7,
        ),
      ].join('')
    },
  })
}
