import { line, type Point, polygon, round } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'

const START: Point = [0, 0]

export type Hair = 'bun' | 'crop' | 'cap' | 'long' | 'scarf'

/** A head in profile, its middle at the origin, one unit high, looking right. */
const PROFILE: readonly Point[] = run(
  '0.16 -0.46, 0.3 -0.34, 0.335 -0.14, 0.4 0.0, 0.465 0.085, 0.36 0.13, 0.385 0.2, 0.35 0.25, 0.36 0.33, 0.29 0.43, 0.13 0.4, 0.03 0.33, 0.02 0.6, -0.28 0.6, -0.26 0.25, -0.4 0.06, -0.42 -0.2, -0.24 -0.44, 0 -0.52',
)
const HAIR: Record<Hair, readonly Point[]> = {
  bun: run(
    '0.26 -0.38, 0.1 -0.28, -0.04 -0.08, -0.12 0.16, -0.28 0.24, -0.46 0.02, -0.46 -0.26, -0.22 -0.54, 0.06 -0.56',
  ),
  crop: run('0.3 -0.36, 0.08 -0.26, -0.06 -0.02, -0.2 0.12, -0.36 0.1, -0.46 -0.16, -0.28 -0.5, 0.06 -0.6'),
  cap: run('0.56 -0.27, 0.3 -0.3, 0 -0.2, -0.36 -0.12, -0.5 -0.3, -0.26 -0.6, 0.1 -0.62, 0.33 -0.42'),
  long: run(
    '0.28 -0.38, 0.06 -0.26, -0.02 0.04, -0.06 0.4, -0.16 0.78, -0.46 0.8, -0.5 0.3, -0.48 -0.2, -0.24 -0.54, 0.06 -0.57',
  ),
  scarf: run(
    '0.31 -0.3, 0.02 -0.2, -0.2 0.06, -0.42 0.36, -0.62 0.42, -0.48 0.06, -0.47 -0.26, -0.24 -0.55, 0.08 -0.57',
  ),
}

/** Drawn from its middle; `face` is 1 to the right and -1 to the left, `nod` turns the chin down, in degrees. */
export function head(burin: Burin, [x, y]: Point, face: 1 | -1, hair: Hair, nod = 0, size = 23): string {
  const angle = (nod * Math.PI) / 180
  const place = ([px, py]: Point): Point => {
    const [tx, ty] = [
      px * Math.cos(angle) - py * Math.sin(angle),
      px * Math.sin(angle) + py * Math.cos(angle),
    ]
    return [x + tx * face * size, y + ty * size]
  }
  const skull = PROFILE.map(place)
  const closed = (points: Point[]) => trace([...points, ...points.slice(0, 1)])
  const locks = closed(HAIR[hair].map(place))
  const [eye, eyeEnd] = [place([0.24, -0.08]), place([0.33, -0.07])]
  const bun = closed(
    [0, 1, 2, 3, 4, 5].map((i) => place([-0.52 + Math.cos(i * 1.05) * 0.17, 0 + Math.sin(i * 1.05) * 0.18])),
  )
  const dark =
    hair === 'cap' || hair === 'scarf'
      ? ([[20, 2.6, 0.5]] as const)
      : ([
          [60, 1.7, 1],
          [100, 2.2, 0.6],
        ] as const)
  const style =
    hair === 'scarf' ? { fill: 'wash' as const, hatch: dark, weight: 1.1 } : { hatch: dark, weight: 1.1 }
  return (
    `<path d="${polygon(skull)}" fill="${burin.paper}" stroke="${burin.ink}" stroke-width="${1.15 * burin.gauge}" stroke-linejoin="round"/>` +
    burin.hatch(closed(run('-0.26 0.25, 0.05 0.34, 0.02 0.6, -0.28 0.6').map(place)), [0, 2, 0.8]) +
    line(`M${eye.map(round).join(' ')}L${eyeEnd.map(round).join(' ')}`, burin.ink, 1.3 * burin.gauge) +
    (hair === 'bun' ? burin.form(bun, { hatch: [[30, 1.7, 1]], weight: 1.1 }) : '') +
    burin.form(locks, style)
  )
}

/** A hand is a mitten with a thumb: more would clot at this size. */
export function hand(burin: Burin, [x, y]: Point, degrees: number, size = 9): string {
  const angle = (degrees * Math.PI) / 180
  const place = ([px, py]: Point): Point => [
    x + (px * Math.cos(angle) - py * Math.sin(angle)) * size,
    y + (px * Math.sin(angle) + py * Math.cos(angle)) * size,
  ]
  const outline: Point[] = run(
    '-0.2 -0.3, 0.35 -0.38, 0.95 -0.22, 1.1 -0.02, 0.85 0.12, 0.5 0.14, 0.55 0.42, 0.3 0.45, 0.1 0.3, -0.2 0.3',
  )
  return (
    burin.form(outline.map(place), { weight: 1.05 }) +
    line(
      `M${place([0.5, -0.08]).map(round).join(' ')}L${place([0.98, -0.06]).map(round).join(' ')}`,
      burin.ink,
      0.8 * burin.gauge,
    )
  )
}

/** A shoe seen from the side, heel at the place. */
export function shoe(burin: Burin, [x, y]: Point, face: 1 | -1): string {
  const points: Point[] = run('-3 -7, 3 -8, 6 -4, 14 -1.5, 15 1.5, -3.5 1.5')
  return burin.form(
    points.map(([px, py]): Point => [x + px * face, y + py]),
    { fill: 'ink', weight: 1 },
  )
}

/** A sleeve from the shoulder over the elbow to the wrist, with the hand that comes out of it. */
export function arm(burin: Burin, joints: readonly Point[], width = 13, cover = 0.45): string {
  const [shoulder = START, elbow = START, wrist = START] = joints
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
  return (
    hand(burin, wrist, degrees) +
    burin.limb([shoulder, elbow, wrist], [width, width * 0.86, width * 0.68], {
      hatch: [[degrees + 80, 2.4, cover]],
      capped: true,
    }) +
    burin.stroke(
      [
        [elbow[0] - 3, elbow[1] - 3],
        [elbow[0] + 1, elbow[1]],
        [elbow[0] + 3, elbow[1] - 2],
      ],
      0.9,
    )
  )
}

/** A trouser leg with its shoe. */
export function leg(burin: Burin, joints: readonly Point[], face: 1 | -1, width = 19): string {
  const [hip = START, knee = START, heel = START] = joints
  return (
    shoe(burin, heel, face) +
    burin.limb([hip, knee, [heel[0], heel[1] - 3]], [width, width * 0.9, width * 0.95], {
      hatch: [[4, 2.5, 0.4]],
    }) +
    burin.stroke(
      [
        [knee[0] - 4, knee[1]],
        [knee[0] + 1, knee[1] + 4],
        [knee[0] + 2, knee[1] + 14],
      ],
      0.9,
    )
  )
}
