import { between, type Random, seeded } from '../../../random.ts'
import { add, curve, line, type Point, polygon, round, shape } from '../../shapes.ts'

/** The copper plate: one ink, the cloth it is printed on, and a pale second plate printed before it. */
export interface Plate {
  ink: string
  paper: string
  wash: string
}

/** Lines across a form: their direction in degrees, how far apart, and how much of each is cut, from the shaded end. */
export type Hatch = readonly [angle: number, gap: number, cover: number]

interface Cut {
  hatch?: readonly Hatch[]
  fill?: 'paper' | 'wash' | 'ink' | 'none'
  weight?: number
}

/** Points written as the plate is drawn: `12 -40, 18 -36`. */
export function run(points: string): Point[] {
  return points.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })
}

/** A closed smooth run of points through the given ones; every run after the first begins with a corner. */
export function trace(...runs: readonly (readonly Point[])[]): Point[] {
  return runs.flatMap((run) => smooth(run, 4))
}

function smooth(points: readonly Point[], steps: number): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const result: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      result.push([blend(0), blend(1)])
    }
  }
  result.push(at(points.length - 1))
  return result
}

const hundredth = (value: number) => Math.round(value * 100) / 100

function turn([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Everything the burin does, on one plate. Forms hide what was cut behind them. A plate shown larger wants a finer gauge. */
export function engrave({ ink, paper, wash }: Plate, seed: number, gauge = 1) {
  const random: Random = seeded(seed)
  const [fine, plain] = [0.9 * gauge, 1.35 * gauge]
  const fills = { paper, wash, ink, none: 'none' }

  /** Parallel cuts inside a form, each begun deep at its shaded edge and let run out to a point, as the burin lifts. */
  function hatchLines(form: readonly Point[], [degrees, coarse, cover]: Hatch): string {
    const angle = (degrees * Math.PI) / 180
    const gap = coarse * 1.18 * gauge ** 0.8
    const [ox, oy] = turn([0, fine * 0.8], angle)
    const turned = form.map((point) => turn(point, -angle))
    const heights = turned.map(([, y]) => y)
    const back = `${hundredth(-2 * ox)} ${hundredth(-2 * oy)}`
    let d = ''
    for (
      let y = Math.min(...heights) + gap * 0.6;
      y < Math.max(...heights);
      y += gap * between(random, 0.85, 1.15)
    ) {
      const crossings: number[] = []
      turned.forEach(([ax, ay], i) => {
        const [bx, by] = turned[(i + 1) % turned.length] ?? [ax, ay]
        if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
      })
      crossings.sort((a, b) => a - b)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from = 0, to = 0] = [crossings[i], crossings[i + 1]]
        const length = (to - from) * Math.min(1, Math.abs(cover) * between(random, 0.7, 1.3))
        if (length < 0.8) continue
        const [tip, butt] = cover > 0 ? [to - length, to] : [from + length, from]
        const [a, b] = [turn([tip, y], angle), turn([butt, y], angle)]
        d += `M${round(a[0])} ${round(a[1])}L${hundredth(b[0] + ox)} ${hundredth(b[1] + oy)}l${back}Z`
      }
    }
    return d
  }

  const hatch = (form: readonly Point[], cut: Hatch) => shape(hatchLines(form, cut), ink)

  /**
   * The outline swells where the form turns from the light, which comes from the upper left: a sickle between the
   * edge and the same edge moved down and to the right.
   */
  function shadowLine(form: readonly Point[], depth: number): string {
    const area = form.reduce((sum, [x, y], i) => {
      const [nx, ny] = form[(i + 1) % form.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0)
    const side = area > 0 ? 1 : -1
    let d = ''
    let edge: Point[] = []
    const close = () => {
      const moved = edge.map((point) => add(point, depth, depth)).reverse()
      if (edge.length > 1) d += polygon([...edge, ...moved])
      edge = []
    }
    form.forEach(([x, y], i) => {
      const [nx, ny] = form[(i + 1) % form.length] ?? [x, y]
      if (side * (ny - y - (nx - x)) <= 0.02) close()
      else edge.push(...(edge.length === 0 ? [[x, y] as const] : []), [nx, ny])
    })
    close()
    return d
  }

  function form(
    points: readonly Point[],
    { hatch: cuts = [], fill = 'paper', weight: wanted = 1.35 }: Cut = {},
  ): string {
    const d = polygon(points)
    const weight = wanted * gauge
    const shade = cuts.map((each) => hatchLines(points, each)).join('') + shadowLine(points, weight * 0.95)
    return (
      `<path d="${d}" fill="${fills[fill]}" stroke="${ink}" stroke-width="${hundredth(weight)}" stroke-linejoin="round"/>` +
      (shade ? shape(shade, ink) : '')
    )
  }

  const stroke = (points: readonly Point[], weight = 1.35) =>
    line(curve(points), ink, weight * gauge, 'stroke-linecap="round"')

  /** A sleeve, a leg, a branch: one width for each point of its spine. */
  function limb(
    points: readonly Point[],
    widths: readonly number[],
    { capped = false, ...cut }: Cut & { capped?: boolean } = {},
  ): string {
    const steps = 4
    const spine = smooth(points, steps)
    const left: Point[] = []
    const right: Point[] = []
    spine.forEach(([x, y], i) => {
      const [px, py] = spine[Math.max(0, i - 1)] ?? [x, y]
      const [nx, ny] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(nx - px, ny - py) || 1
      const place = i / steps
      const from = widths[Math.floor(place)] ?? 0
      const half = (from + ((widths[Math.ceil(place)] ?? from) - from) * (place % 1)) / 2
      const [ox, oy] = [(-(ny - py) / length) * half, ((nx - px) / length) * half]
      left.push([x + ox, y + oy])
      right.unshift([x - ox, y - oy])
    })
    const [ax, ay] = spine[0] ?? [0, 0]
    const [bx, by] = spine[1] ?? [0, 0]
    const back = Math.atan2(ay - by, ax - bx)
    // The far end of a sleeve is a shoulder, and round.
    const cap = [0.9, 0.45, 0, -0.45, -0.9].map((step): Point => {
      const angle = back + step
      return [ax + (Math.cos(angle) * (widths[0] ?? 0)) / 2, ay + (Math.sin(angle) * (widths[0] ?? 0)) / 2]
    })
    return form(capped ? [...left, ...right, ...cap] : [...left, ...right], cut)
  }

  const blot = (points: readonly Point[], fill: 'ink' | 'wash' | 'paper') =>
    shape(polygon(points), fills[fill])

  /** Straight-sided things: boxes, tables, stones. */
  const box = (x: number, y: number, width: number, height: number, cut: Cut = {}) =>
    form(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      cut,
    )

  /** Short blades in a fan. */
  function tuft([x, y]: Point, height: number): string {
    let d = ''
    for (let i = -2; i <= 2; i++) {
      const tip = add([x, y], i * height * between(random, 0.22, 0.34), -height * between(random, 0.6, 1.1))
      d += `M${round(x + i * 1.2)} ${round(y)}Q${round(x + i * 1.5)} ${round(y - height * 0.5)} ${tip.map(round).join(' ')}`
    }
    return line(d, ink, 1.1 * gauge, 'stroke-linecap="round"')
  }

  /** The piece of earth a scene floats on: a crest with grass, and strokes below it that grow shorter. */
  function island([x, y]: Point, width: number, depth = 26): string {
    const crest: Point[] = Array.from({ length: 9 }, (_, i) => [
      x - width / 2 + (i / 8) * width,
      y + Math.sin(i * 1.7) * 2.5 + Math.abs(i - 4) ** 2 * 0.35,
    ])
    const under: Point[] = [
      [x + width * 0.46, y + 10],
      [x + width * 0.28, y + depth * 0.75],
      [x + width * 0.02, y + depth],
      [x - width * 0.22, y + depth * 0.7],
      [x - width * 0.47, y + 9],
    ]
    const body = trace(crest, under)
    let cuts = ''
    const pitch = 3.4 * gauge ** 0.6
    for (let row = 0; row * pitch < depth; row++) {
      const share = (1 - (row * pitch) / depth) ** 0.6
      const from = x - (width / 2) * share * between(random, 0.75, 1)
      const to = x + (width / 2) * share * between(random, 0.75, 1)
      for (let at = from; at < to; ) {
        const next = at + between(random, 8, 46)
        const lift = y + 7 + row * pitch + Math.sin(at / 21) * 1.2
        cuts += `M${round(at)} ${round(lift)}Q${round((at + next) / 2)} ${round(lift + 1.6)} ${round(Math.min(next, to))} ${round(lift)}`
        at = next + between(random, 2, 9)
      }
    }
    const tufts = Array.from({ length: Math.round(width / 34) }, () =>
      tuft([x + (random() - 0.5) * width * 0.92, y + between(random, 2, 9)], between(random, 6, 12)),
    )
    return (
      shape(polygon(body.map((point) => add(point, 3, 2))), wash) +
      line(curve(crest), ink, plain, 'stroke-linecap="round"') +
      line(cuts, ink, 1.1 * gauge, 'stroke-linecap="round"') +
      tufts.join('')
    )
  }

  return { random, gauge, ink, paper, wash, hatch, form, stroke, limb, blot, box, tuft, island }
}

export type Burin = ReturnType<typeof engrave>
