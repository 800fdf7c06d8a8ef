import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { polygon, rect, round, shape } from '../shapes.ts'
import { arc, box, loft, ring, turned } from './bodies.ts'
import { room } from './garments.ts'
import { blend, elevation, picture, stage, tones, type Vec } from './light.ts'

/** Three columns; only one has been allowed a ruff. */
export function ruffCapital(): Drawing {
  const palette = shades('autumn-2022', 'Thistle', 'Cherry', 'Fleece', 'Viridian', 'Night bus')
  const { Thistle, Cherry, Fleece, Viridian, 'Night bus': night } = palette
  return picture({
    name: 'ruff-capital',
    title: 'One of three, dressed',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.35 },
    alt: 'Three columns cut off by the frame stand before a thistle wall: two are plain, and the nearest wears two starched ruffs where its capital should be.',
    draw: () => {
      const s = stage(elevation([0, 1640], 0.28, 0.32), [0.72, 0.56, -0.4])
      const { ground, shadows } = room(s, [1200, 1500], 640, {
        wall: Thistle,
        floor: Viridian,
        wallShade: blend(Thistle, night, 0.5),
        floorShade: blend(Viridian, night, 0.6),
      })
      const ruff = ([x, y, z]: Vec, radius: number, tall: number) => {
        const wave = (i: number) => (i % 2 ? 0.84 : 1)
        const plan = (r: number, up: number, turnBy = 0) =>
          ring([x, y, z + up], [r, r], { sides: 44, wave, turn: turnBy })
        return loft([
          plan(radius * 0.55, 0),
          plan(radius, tall * 0.3),
          plan(radius * 1.03, tall * 0.7),
          plan(radius * 0.6, tall),
        ])
      }
      const shaft = turned(
        [420, 180, 0],
        [
          [150, 0],
          [150, 70],
          [118, 74],
          [110, 1000],
        ],
      )
      const ruffs = [ruff([420, 180, 900], 250, 120), ruff([420, 180, 1030], 320, 140)]
      const head = box([250, 20, 1170], [340, 320, 400])
      const plain = turned(
        [900, 420, 0],
        [
          [126, 0],
          [126, 60],
          [98, 64],
          [92, 1240],
        ],
      )
      const plainHead = box([780, 300, 1240], [240, 240, 500])
      const far = turned(
        [-30, 430, 0],
        [
          [126, 0],
          [126, 60],
          [98, 64],
          [92, 1240],
        ],
      )
      const stone = { lit: Fleece, half: blend(Fleece, Thistle, 0.5), shade: blend(Fleece, night, 0.5) }
      return [
        ground,
        shadows(shaft, ...ruffs, plain, far, plainHead),
        s.body(far, stone),
        s.body(plain, stone),
        s.body(plainHead, tones(Viridian, night)),
        s.body(shaft, { lit: blend(Cherry, Fleece, 0.1), half: Cherry, shade: blend(Cherry, night, 0.55) }),
        ...ruffs.map((solid) =>
          s.body(solid, {
            lit: '#fbf6ea',
            half: blend(Fleece, Thistle, 0.28),
            shade: blend(Fleece, night, 0.42),
          }),
        ),
        s.body(head, { lit: Cherry, half: blend(Cherry, night, 0.16), shade: blend(Cherry, night, 0.55) }),
      ].join('')
    },
  })
}

/** A frieze of shells with one place vacant. */
export function friezeWithGap(): Drawing {
  const palette = shades('spring-2022', 'Limestone', 'Tile blue', 'Roof', 'Mimosa flower', 'Ink')
  const { Limestone, 'Tile blue': blue, Roof, 'Mimosa flower': mimosa, Ink } = palette
  return picture({
    name: 'frieze-with-gap',
    title: 'Eleven shells and a bare place',
    view: [2000, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Rows of fluted limestone shells run along a blue cornice in hard light from the left; one shell has been taken down and a single mimosa button holds its place.',
    draw: () => {
      const dark = blend(Limestone, Ink, 0.5)
      const [r, wide] = [186, 400]
      const fan = (cx: number, cy: number) => {
        const ribs = 9
        const parts = [
          shape(
            `${polygon([...arc([0, 0], r, 180, 360, 30).map(([a, b]) => [cx + a + 38, cy + b + 30] as const)])}`,
            blend(blue, Ink, 0.62),
          ),
        ]
        for (let i = 0; i < ribs; i++) {
          const [from, to] = [180 + (i * 180) / ribs, 180 + ((i + 1) * 180) / ribs]
          const mid = (from + to) / 2
          const rim = arc([cx, cy], r, from, mid, 6)
          const bulge = arc([cx, cy], r, mid, to, 6)
          parts.push(shape(polygon([[cx, cy], ...rim]), i < 6 ? Limestone : blend(Limestone, Ink, 0.14)))
          parts.push(shape(polygon([[cx, cy], ...bulge]), i < 4 ? blend(Limestone, Ink, 0.14) : dark))
        }
        return `${parts.join('')}<circle cx="${round(cx)}" cy="${cy - 6}" r="34" fill="${Limestone}"/>${shape(`M${cx} ${cy - 40}A34 34 0 0 1 ${cx} ${cy + 28}A16 34 0 0 0 ${cx} ${cy - 40}Z`, dark)}`
      }
      const row = (y: number, shift: number, gap: number) =>
        Array.from({ length: 6 }, (_, i) => (i === gap ? '' : fan(shift + i * wide, y))).join('')
      const ledge = (y: number, fill: string) =>
        rect(0, y, 2000, 62, fill) +
        rect(0, y + 40, 2000, 22, blend(fill, Ink, 0.3)) +
        rect(0, y + 62, 2000, 34, blend(blue, Ink, 0.62))
      const [bx, by] = [1180, 610]
      return [
        rect(0, 0, 2000, 1000, blue),
        row(270, 60, 9),
        ledge(270, Roof),
        row(700, -20, 3),
        ledge(700, Roof),
        rect(0, 796, 2000, 204, Limestone),
        rect(0, 796, 2000, 34, mimosa),
        ...Array.from(
          { length: 26 },
          (_, i) =>
            rect(30 + i * 78, 870, 40, 130, blend(Limestone, Ink, 0.5)) +
            rect(30 + i * 78, 870, 14, 130, Roof),
        ),
        `<circle cx="${bx + 22}" cy="${by + 18}" r="52" fill="${blend(blue, Ink, 0.62)}"/><circle cx="${bx}" cy="${by}" r="52" fill="${mimosa}"/>`,
      ].join('')
    },
  })
}
