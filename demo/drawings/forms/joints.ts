import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { arc, box, corners, extrude, type Flat, rectangle } from './bodies.ts'
import { room } from './garments.ts'
import { blend, corner, elevation, picture, stage, tones, type Vec } from './light.ts'

/** A post, a rail and a peg, drawn a hand's width before they meet. */
export function jointApart(): Drawing {
  const palette = shades('autumn-2024', 'Horn', 'Malachite', 'Saddle', 'Brass', 'Obsidian')
  const { Horn, Malachite, Saddle, Brass, Obsidian } = palette
  return picture({
    name: 'joint-apart',
    title: 'Mortise, tenon, peg',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A saddle-brown post with a slot cut through it and a rail with a matching tongue hang apart on a green ground, a brass peg between them, joined only by dashed lines.',
    draw: () => {
      const s = stage(corner([140, 1060], 1, 0.5), [0.7, 0.24, -0.66])
      const wood: { lit: string; half: string; shade: string } = {
        lit: blend(Saddle, Horn, 0.34),
        half: Saddle,
        shade: blend(Saddle, Obsidian, 0.55),
      }
      const end = tones(Horn, Saddle)
      // The mortise goes through the post from its right face.
      const post = extrude('x', rectangle(0, -400, 200, 1700), 0, 200, [rectangle(62, 330, 76, 250)])
      const rail = box([470, 10, 350], [900, 180, 210])
      const tongue = box([272, 66, 352], [200, 68, 206])
      const peg = extrude('y', arc([100, 455], 26, 0, 360, 30), -330, 210)
      const grain = Array.from({ length: 5 }, (_, i) =>
        s.line(
          [
            [200.5, 24 + i * 38, -400],
            [200.5, 30 + i * 37, 1300],
          ],
          blend(Saddle, Obsidian, 0.72),
          2,
        ),
      ).filter((_, i) => i !== 2)
      const railGrain = [60, 110, 160].map((z) =>
        s.line(
          [
            [472, 9, 350 + z],
            [1400, 9, 356 + z],
          ],
          blend(Saddle, Obsidian, 0.3),
          2,
        ),
      )
      const dash = (a: Vec, b: Vec) => s.line([a, b], Horn, 3, 'stroke-dasharray="12 11"')
      return [
        rect(0, 0, 1200, 1500, Malachite),
        s.shadow(rail, blend(Malachite, Obsidian, 0.55), { point: [0, 0, -250], normal: [0, 0, 1] }),
        s.shadow(post, blend(Malachite, Obsidian, 0.55), { point: [0, 0, -250], normal: [0, 0, 1] }),
        s.area(
          [
            [199, 62, 330],
            [199, 138, 330],
            [199, 138, 580],
            [199, 62, 580],
          ],
          Obsidian,
        ),
        s.body(post, wood),
        ...grain,
        s.area(
          [
            [201, 62, 330],
            [201, 138, 330],
            [201, 138, 580],
            [201, 62, 580],
          ],
          Obsidian,
        ),
        s.area(
          [
            [201, 110, 330],
            [201, 138, 330],
            [201, 138, 580],
            [201, 110, 552],
          ],
          blend(Saddle, Obsidian, 0.4),
        ),
        s.area(
          arc([100, 455], 27, 0, 360, 30).map(([a, b]): Vec => [a, -1, b]),
          Obsidian,
        ),
        dash([200, 62, 580], [272, 66, 558]),
        dash([200, 138, 330], [272, 134, 352]),
        dash([200, 62, 330], [272, 66, 352]),
        dash([100, -1, 455], [100, -120, 455]),
        s.body(tongue, end),
        s.body(rail, wood),
        ...railGrain,
        s.body(peg, { lit: Brass, half: blend(Brass, Obsidian, 0.2), shade: blend(Brass, Obsidian, 0.5) }),
      ].join('')
    },
  })
}

/** A sleeve about to be set: the armhole as a joint, with its stitches for pegs. */
export function sleeveJoint(): Drawing {
  const palette = shades('autumn-2024', 'Ice violet', 'Garnet', 'Horn', 'Flint', 'Obsidian')
  const { 'Ice violet': ice, Garnet, Horn, Flint, Obsidian } = palette
  return picture({
    name: 'sleeve-joint',
    title: 'Sleeve, before the armhole',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A garnet sleeve hangs in the air beside a dark jacket as thick as a wall; the armhole is an oval ringed with pale stitches, and two dashed lines show where the one goes into the other.',
    draw: () => {
      const s = stage(elevation([20, 850], 0.34, 0.3), [0.5, 0.62, -0.36])
      const { ground, shadows } = room(s, [1500, 1000], 560, {
        wall: ice,
        floor: Flint,
        wallShade: blend(ice, Obsidian, 0.46),
        floorShade: blend(Flint, Obsidian, 0.5),
      })
      const oval = (cy: number, cz: number, ry: number, rz: number): Flat[] =>
        arc([0, 0], 1, 0, 360, 60).map(([a, b]): Flat => [cy + a * ry, cz + b * rz])
      const torso = corners(
        '50 -60, 420 -60, 404 150, 420 300, 420 560, 396 610, 290 650, 274 676, 196 676, 180 650, 74 610, 50 560, 50 300, 66 150',
      )
      const body = extrude('y', torso, 60, 250)
      const sleeve = extrude('x', oval(185, 440, 96, 118), 640, 480)
      const cuff = extrude('x', oval(185, 440, 82, 100), 1120, 110)
      const lapel = (text: string, fill: string) =>
        s.area(
          corners(text).map(([a, b]): Vec => [a, 59, b]),
          fill,
        )
      const stitches = Array.from({ length: 30 }, (_, i) => {
        const a = (i / 30) * Math.PI * 2
        const at = (r: number): Vec => [421, 185 + Math.cos(a) * 100 * r, 440 + Math.sin(a) * 122 * r]
        return s.line([at(1.0), at(1.13)], Horn, 5)
      })
      const ends = Array.from({ length: 26 }, (_, i) => {
        const a = Math.PI * 0.62 + (i / 26) * Math.PI * 0.98
        const at = (x: number): Vec => [x, 185 + Math.cos(a) * 97, 440 + Math.sin(a) * 119]
        return s.line([at(654), at(678)], Horn, 5)
      })
      const wool = { lit: blend(Garnet, Horn, 0.14), half: Garnet, shade: blend(Garnet, Obsidian, 0.5) }
      const dark = {
        lit: blend(Obsidian, ice, 0.3),
        half: blend(Obsidian, ice, 0.14),
        shade: blend(Obsidian, ice, 0.05),
      }
      return [
        ground,
        shadows(body, sleeve, cuff),
        s.body(body, dark),
        lapel('186 668, 232 640, 250 300, 236 276, 110 470, 132 520, 104 548', blend(Obsidian, ice, 0.36)),
        lapel('284 668, 250 640, 250 300, 262 276, 372 470, 350 520, 378 548', blend(Obsidian, ice, 0.22)),
        lapel('196 676, 274 676, 250 300', Horn),
        lapel('228 640, 248 640, 256 420, 246 330, 236 420', Garnet),
        s.line(
          [
            [250, 59, 300],
            [250, 59, -60],
          ],
          '#0c0b0f',
          4,
        ),
        s.area(
          oval(185, 440, 96, 118).map(([a, b]): Vec => [421, a, b]),
          Garnet,
        ),
        s.clipped(
          oval(185, 440, 96, 118).map(([a, b]): Vec => [421, a, b]),
          s.area(
            oval(150, 426, 96, 118).map(([a, b]): Vec => [421, a, b]),
            '#0c0b0f',
          ),
        ),
        ...stitches,
        s.line(
          [
            [422, 185, 322],
            [640, 185, 322],
          ],
          Horn,
          3,
          'stroke-dasharray="10 10"',
        ),
        s.line(
          [
            [422, 185, 558],
            [640, 185, 558],
          ],
          Horn,
          3,
          'stroke-dasharray="10 10"',
        ),
        s.body(sleeve, wool),
        ...ends,
        s.body(cuff, tones(Horn, Obsidian)),
        s.area(
          oval(185, 440, 66, 82).map(([a, b]): Vec => [1231, a, b]),
          Obsidian,
        ),
      ].join('')
    },
  })
}
