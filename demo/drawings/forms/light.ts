import { STUDIO } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { disc, line, type Point, polygon, round, shape } from '../shapes.ts'

/** Right, away from the viewer, up. */
export type Vec = readonly [x: number, y: number, z: number]

/** A flat piece of a body's skin, its corners counter-clockwise seen from outside. */
export interface Face {
  points: Vec[]
  holes?: Vec[][]
  /** Where a piece is of another cloth than the rest of its body. */
  paint?: Tones
}
export type Solid = Face[]

/** The only three values a colour may take: turned to the light, across it, away from it. */
export interface Tones {
  lit: string
  half: string
  shade: string
}

/** Where the axes run on the sheet. All pictures are parallel projections: the far end of a wall is as tall as the near one. */
export interface View {
  at: Point
  x: Point
  y: Point
  z: Point
}

export interface Plane {
  point: Vec
  normal: Vec
}
export const FLOOR: Plane = { point: [0, 0, 0], normal: [0, 0, 1] }
export const wallAt = (y: number): Plane => ({ point: [0, y, 0], normal: [0, -1, 0] })
export const level = (z: number): Plane => ({ point: [0, 0, z], normal: [0, 0, 1] })

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Newell's normal: right for faces that are not quite flat, as the quads of a loft are. */
function normalOf({ points }: Face): Vec {
  const sum: [number, number, number] = [0, 0, 0]
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    sum[0] += (a[1] - b[1]) * (a[2] + b[2])
    sum[1] += (a[2] - b[2]) * (a[0] + b[0])
    sum[2] += (a[0] - b[0]) * (a[1] + b[1])
  })
  const length = Math.hypot(...sum) || 1
  return [sum[0] / length, sum[1] / length, sum[2] / length]
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
}

function turned(points: Point[], positive: boolean): Point[] {
  return areaOf(points) > 0 === positive ? points : points.toReversed()
}

/** Elevation with the depth folded out: `right` and `up` are how far one unit of depth goes on the sheet. */
export function elevation(at: Point, right: number, up: number, scale = 1): View {
  return { at, x: [scale, 0], y: [right * scale, -up * scale], z: [0, -scale] }
}

/** Seen from above one corner. */
export function corner(at: Point, scale = 1, steep = 0.5): View {
  const across = 0.866 * scale
  return { at, x: [across, steep * scale], y: [across, -steep * scale], z: [0, -scale] }
}

/** Everything that stands in one picture: one projection, one light. */
export function stage(view: View, light: Vec) {
  const [{ at, x, y, z }, brightness] = [view, Math.hypot(...light)]
  const eye = cross([-x[0], -y[0], -z[0]], [x[1], y[1], z[1]])
  let clips = 0

  const to = (v: Vec): Point => [
    at[0] + v[0] * x[0] + v[1] * y[0] + v[2] * z[0],
    at[1] + v[0] * x[1] + v[1] * y[1] + v[2] * z[1],
  ]
  const flat = (points: readonly Vec[]) => points.map(to)
  const toneOf = (normal: Vec): keyof Tones => {
    const facing = -dot(normal, light) / brightness
    return facing > 0.52 ? 'lit' : facing > 0.12 ? 'half' : 'shade'
  }
  const cast = (v: Vec, { point, normal }: Plane): Vec => {
    const t = dot(minus(point, v), normal) / dot(light, normal)
    return [v[0] + t * light[0], v[1] + t * light[1], v[2] + t * light[2]]
  }
  const clipped = (
    region: readonly Vec[] | undefined,
    body: string,
    holes: readonly (readonly Vec[])[] = [],
  ) => {
    if (!region) return body
    // The numbers only have to differ within one picture.
    const id = `edge-${++clips}`
    return `<clipPath id="${id}"><path clip-rule="evenodd" d="${[region, ...holes].map((loop) => polygon(flat(loop))).join('')}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
  }

  return {
    to,
    toneOf,
    area: (points: readonly Vec[], fill: string) => shape(polygon(flat(points)), fill),
    line: (points: readonly Vec[], stroke: string, width: number, extra = '') =>
      line(
        `M${flat(points)
          .map((p) => p.map(round).join(' '))
          .join('L')}`,
        stroke,
        width,
        extra,
      ),
    clipped,
    /** A body with every face in one of three tones. Faces of one tone share a hair of stroke, so no seam shows. */
    body(solid: Solid, tones: Tones): string {
      return solid
        .map((face) => ({ face, normal: normalOf(face) }))
        .filter(({ normal }) => dot(normal, eye) > 1e-6)
        .map(({ face, normal }) => {
          const depth = face.points.reduce((sum, v) => sum + dot(v, eye), 0) / face.points.length
          const holes = (face.holes ?? []).map((hole) => polygon(flat(hole))).join('')
          const fill = (face.paint ?? tones)[toneOf(normal)]
          return {
            depth,
            path: `<path d="${polygon(flat(face.points))}${holes}" fill="${fill}" fill-rule="evenodd" stroke="${fill}" stroke-width=".9" stroke-linejoin="round"/>`,
          }
        })
        .sort((a, b) => a.depth - b.depth)
        .map(({ path }) => path)
        .join('')
    },
    /** The shadow of a body on a plane: every face thrown there, all turned one way so that overlaps add up and holes stay open. */
    shadow(
      solid: Solid,
      fill: string,
      plane: Plane = FLOOR,
      region?: readonly Vec[],
      holes: readonly (readonly Vec[])[] = [],
    ): string {
      // A closed body throws the whole of its shadow with the faces turned to the light; a sheet may be turned either way.
      const throwing = solid.length < 3 ? solid : solid.filter((face) => dot(normalOf(face), light) < 0)
      const thrown = (points: readonly Vec[]) => points.map((v) => to(cast(v, plane)))
      const d = throwing
        .map(
          ({ points, holes = [] }) =>
            polygon(turned(thrown(points), true)) +
            holes.map((hole) => polygon(turned(thrown(hole), false))).join(''),
        )
        .join('')
      return clipped(region, shape(d, fill), holes)
    },
    /** A ball is round in any picture; only where its light ends is a matter of direction. */
    ball(center: Vec, radius: number, { lit, shade }: Tones, turn = 0.38): string {
      const [cx, cy] = to(center)
      const r = radius * Math.hypot(...z)
      const [ox, oy] = to([0, 0, 0])
      const [lx, ly] = to(light)
      const angle = round((Math.atan2(ly - oy, lx - ox) * 180) / Math.PI)
      return `${disc([cx, cy], r, lit)}<g transform="translate(${round(cx)} ${round(cy)}) rotate(${angle})">${shape(`M0 ${round(-r)}A${round(r)} ${round(r)} 0 0 1 0 ${round(r)}A${round(r * turn)} ${round(r)} 0 0 0 0 ${round(-r)}Z`, shade)}</g>`
    },
    /** What a ball throws a shadow with: its disc across the light. */
    ballDisc([cx, cy, cz]: Vec, radius: number): Solid {
      const side = cross(light, [0, 0, 1])
      const over = cross(light, side)
      const [a, b] = [Math.hypot(...side), Math.hypot(...over)]
      const points = Array.from({ length: 60 }, (_, i): Vec => {
        const [u, v] = [Math.cos((i * Math.PI) / 30) * radius, Math.sin((i * Math.PI) / 30) * radius]
        return [
          cx + (side[0] / a) * u + (over[0] / b) * v,
          cy + (side[1] / a) * u + (over[1] / b) * v,
          cz + (side[2] / a) * u + (over[2] / b) * v,
        ]
      })
      return [{ points }]
    },
  }
}
export type Stage = ReturnType<typeof stage>

/** One colour laid over another, `amount` of it, as flat paint. */
export function blend(color: string, over: string, amount: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [under, upper] = [parts(color), parts(over)]
  const mixed = under.map((value, i) => Math.round(value + ((upper[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The three values of one colour, darkened toward the darkest of its own picture. */
export function tones(color: string, dark: string, depth = 1): Tones {
  return { lit: color, half: blend(color, dark, 0.17 * depth), shade: blend(color, dark, 0.44 * depth) }
}

/** A picture of this folder. */
export function picture(parts: Omit<DrawingParts, 'credit' | 'surface'>): Drawing {
  return makeDrawing({ credit: STUDIO, surface: 'paper', ...parts })
}
