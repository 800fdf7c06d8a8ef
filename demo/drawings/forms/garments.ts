import { type Point, rect } from '../shapes.ts'
import { box, type Flat, loft, ring } from './bodies.ts'
import { FLOOR, type Solid, type Stage, type Tones, type Vec, wallAt } from './light.ts'

/** Floor and back wall of a picture, and the shadows that fall on both. */
export function room(
  s: Stage,
  [width, height]: Point,
  depth: number,
  { wall, floor, wallShade, floorShade }: Record<'wall' | 'floor' | 'wallShade' | 'floorShade', string>,
) {
  const far = 9000
  const [, horizon] = s.to([0, depth, 0])
  const floorEdge: Vec[] = [
    [-far, -far, 0],
    [far, -far, 0],
    [far, depth, 0],
    [-far, depth, 0],
  ]
  const wallEdge: Vec[] = [
    [-far, depth, 0],
    [far, depth, 0],
    [far, depth, far],
    [-far, depth, far],
  ]
  return {
    ground: rect(0, 0, width, horizon, wall) + rect(0, horizon, width, height - horizon, floor),
    shadows: (...solids: Solid[]) =>
      solids
        .map(
          (solid) =>
            s.shadow(solid, floorShade, FLOOR, floorEdge) +
            s.shadow(solid, wallShade, wallAt(depth), wallEdge),
        )
        .join(''),
  }
}

interface CoatCut {
  at: Vec
  height: number
  hem: Flat
  shoulder: Flat
  /** How many planes the cloth is folded into. */
  planes?: number
  /** 2 is a round coat, 6 nearly a box. */
  square?: number
  /** How far the wrists stand out from the body. */
  reach?: number
  sleeves?: boolean
  /** Which corner looks at the viewer, in planes. */
  turn?: number
}

/** A coat that stands by itself, as planes folded round a void. */
export function coat({
  at: [x, y, z],
  height,
  hem,
  shoulder,
  planes = 12,
  square = 3,
  reach = 26,
  sleeves = true,
  turn = 0.5,
}: CoatCut) {
  const cut = (t: number, [rx, ry]: Flat) =>
    ring([x, y, z + height * t], [rx, ry], { sides: planes, square, turn })
  const between = (t: number): Flat => [
    hem[0] + (shoulder[0] - hem[0]) * t,
    hem[1] + (shoulder[1] - hem[1]) * t,
  ]
  const small = (t: number): Flat => [shoulder[0] * t, shoulder[1] * t]
  const body = loft([
    cut(0, hem),
    cut(0.45, between(0.62)),
    cut(0.85, shoulder),
    cut(0.93, small(0.6)),
    cut(0.955, small(0.36)),
  ])
  const collar = loft([cut(0.945, small(0.4)), cut(1, small(0.46))], { top: false })
  const arm = (side: 1 | -1) => {
    const piece = (t: number, out: number, rx: number, ry: number) =>
      ring([x + side * (shoulder[0] * 0.9 + out), y, z + height * t], [rx, ry], {
        sides: 8,
        square: 3,
        turn: 0.5,
      })
    const [rx, ry] = [shoulder[0] * 0.26, shoulder[1] * 0.52]
    return loft([
      piece(0.36, reach, rx * 0.86, ry * 0.86),
      piece(0.62, reach * 0.62, rx * 1.04, ry),
      piece(0.86, 0, rx * 0.92, ry),
      piece(0.905, -rx * 0.55, rx * 0.5, ry * 0.8),
    ])
  }
  return {
    body,
    collar,
    arms: sleeves ? ([arm(-1), arm(1)] as const) : undefined,
    neck: cut(1, small(0.46)),
    all: [...body, ...collar, ...(sleeves ? [...arm(-1), ...arm(1)] : [])],
    /** A point on the middle of the front, `t` of the way up and `out` to the right. */
    front: (t: number, out = 0): Vec => {
      const ry =
        t < 0.45
          ? between((t / 0.45) * 0.62)[1]
          : t < 0.85
            ? between(0.62 + ((t - 0.45) / 0.4) * 0.38)[1]
            : shoulder[1] * (1 - ((t - 0.85) / 0.08) * 0.4)
      return [x + out, y - ry - 1, z + height * t]
    },
  }
}

/** The coat on its stage: one opening, and a dark neck. */
export function standCoat(
  s: Stage,
  cut: CoatCut,
  cloth: Tones,
  dark: string,
  { slit = 0.06, button = true } = {},
): string {
  const { body, collar, arms, neck, front } = coat(cut)
  const wide = cut.shoulder[0] * slit
  return (
    (arms ? s.body(arms[0], cloth) : '') +
    s.body(body, cloth) +
    s.area(
      [
        front(0.0, -wide * 0.2),
        front(0.0, wide * 2.4),
        front(0.45, wide * 0.8),
        front(0.84, wide * 0.2),
        front(0.45, -wide * 0.1),
      ],
      dark,
    ) +
    (button
      ? s.area(
          ring([front(0.5)[0] - wide * 2, front(0.5)[1], front(0.5)[2]], [0, 0]).map((_, i): Vec => {
            const a = (i / 72) * Math.PI * 2
            const [bx, by, bz] = front(0.5)
            const r = cut.shoulder[0] * 0.07
            return [bx - wide * 2.2 + Math.cos(a) * r, by, bz + Math.sin(a) * r]
          }),
          dark,
        )
      : '') +
    s.area(neck, dark) +
    s.body(collar, cloth) +
    (arms ? s.body(arms[1], cloth) : '')
  )
}

/** Folded cloth in a pile: slabs that do not quite agree about the edge. */
export function pile(at: Vec, [width, depth]: Flat, thickness: number, count: number): Solid[] {
  return Array.from({ length: count }, (_, i) => {
    const slip = ((i * 7) % 5) - 2
    return box(
      [at[0] + slip * 3, at[1] + ((i * 3) % 4) * 2, at[2] + i * thickness],
      [width - (i % 3) * 6, depth, thickness - 2],
    )
  })
}

/** A sheet of cloth hung on a line or a rail, in elevation: a flat piece with a thickness nobody sees. */
export function hung(outline: readonly Flat[], y: number): Solid {
  return [{ points: outline.map(([a, b]): Vec => [a, y, b]) }]
}
