import { PRINTS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, polygon, rect, shape } from '../shapes.ts'
import { cloth, herringbone, type Order, startAt, type TieUp, weave } from './loom.ts'
import { tone } from './yarn.ts'

const TICK = shades('spring-2014', 'Paper white', 'Midnight', 'Coral', 'Sand')
const { 'Paper white': white, Midnight, Coral, Sand } = TICK

/** Three over, one under: the warp makes the face and the weft is left for the back. */
const face = herringbone([8, 8], 3, 1)
const back: TieUp = { ...face, warpUp: (i, j) => !face.warpUp(i, j) }

const TICKING: Order = [
  [white, 16],
  [Midnight, 3],
  [white, 3],
  [Midnight, 26],
  [white, 3],
  [Midnight, 3],
  [white, 14],
  [Coral, 6],
  [white, 3],
  [Coral, 3],
]

function ticking(): Drawing {
  return cloth({
    name: 'ticking',
    title: 'Ticking, the face',
    credit: PRINTS,
    view: [1920, 2400],
    palette: TICK,
    warp: TICKING,
    weft: [[Sand, 1]],
    tieUp: face,
    thread: 12,
    alt: 'Ticking on paper white: a broad midnight stripe between two fine ones, then a coral stripe with a thinner one beside it, all in a small herringbone.',
  })
}

/** A corner of the piece laid back over itself. Beyond the fold warp and weft have changed places and the reverse is up. */
function tickingTurned(): Drawing {
  const view: [number, number] = [2400, 1600]
  const [width, height] = [2048, 1344]
  // What is folded over, in whole threads.
  const [across, down] = [1120, 864]
  const [p, q]: [Point, Point] = [
    [width - across, height],
    [width, height - down],
  ]
  const mirror = reflection(p, q)
  const corner = mirror.at([width, height])
  return makeDrawing({
    name: 'ticking-turned',
    title: 'The same ticking with its corner turned',
    credit: STUDIO,
    view,
    surface: 'cloth',
    palette: TICK,
    lead: 2,
    focalPoint: { x: 0.62, y: 0.6 },
    alt: 'A length of midnight and coral ticking on a coral table, one corner folded over: the reverse is sandy, and its stripes are only faint rows of dashes.',
    draw: () => {
      const [thread, weft]: [number, Order] = [16, [[Sand, 1]]]
      const reverse = { warp: startAt(TICKING, (width - across) / thread), weft, thread, tieUp: back }
      // The folded corner is gone from the table, so the table is painted over it: dearer to clip than to cover.
      const shadow = ([ax, ay]: Point, [bx, by]: Point) =>
        shape(
          polygon([
            [ax, ay],
            [bx, by],
            [bx + 34, by + 44],
            [ax + 34, ay + 44],
          ]),
          tone(Coral, -0.3),
        )
      return (
        `<defs><clipPath id="flap"><path d="${polygon([p, q, corner])}"/></clipPath></defs>` +
        rect(0, 0, view[0], view[1], Coral) +
        weave({ warp: TICKING, weft, thread, tieUp: face }, [width, height], 'face') +
        shape(polygon([p, q, [width + 9, height + 9], [p[0], height + 9]]), Coral) +
        shadow([-40, height], p) +
        shadow([width, -60], q) +
        shadow(p, q) +
        `<g clip-path="url(#flap)"><g transform="${mirror.matrix} translate(${width - across} ${height - down})">${weave(reverse, [across, down], 'back')}</g></g>` +
        `<path d="M${p.join(' ')}L${q.join(' ')}" stroke="${tone(Sand, 0.4)}" stroke-width="10" stroke-linecap="round"/>`
      )
    },
  })
}

/** The mirror that a fold along the line through two points is. */
function reflection([px, py]: Point, [qx, qy]: Point): { matrix: string; at(point: Point): Point } {
  const length = Math.hypot(qx - px, qy - py)
  const [ux, uy] = [(qx - px) / length, (qy - py) / length]
  const [a, b] = [2 * ux * ux - 1, 2 * ux * uy]
  const [e, f] = [px - a * px - b * py, py - b * px + a * py]
  return {
    matrix: `matrix(${[a, b, b, -a, e, f].map((value) => value.toFixed(5)).join(' ')})`,
    at: ([x, y]) => [a * x + b * y + e, b * x - a * y + f],
  }
}

/** Stripes laid in by the weft, which covers the warp on both sides: there is no back. */
function bayadere(): Drawing {
  const colors = shades('spring-2014', 'Paper white', 'Pool', 'Buttercup', 'Coral', 'Midnight', 'Lawn')
  const { Pool, Buttercup, Lawn } = colors
  const ribs: TieUp = {
    ends: 8,
    picks: 2,
    warpUp: (i, j) => i % 4 === 3 && (Math.floor(i / 4) + j) % 2 === 0,
  }
  return cloth({
    name: 'bayadere',
    title: 'Weft stripe, the same on both sides',
    credit: PRINTS,
    view: [2400, 2400],
    palette: colors,
    lead: 1,
    warp: [[white, 1]],
    weft: [
      [Pool, 44],
      [white, 6],
      [Pool, 6],
      [white, 30],
      [Buttercup, 20],
      [Midnight, 4],
      [Buttercup, 4],
      [white, 8],
      [Coral, 10],
      [white, 2],
      [Lawn, 16],
      [white, 14],
      [Midnight, 12],
      [white, 4],
    ],
    tieUp: ribs,
    thread: 8,
    alt: 'Stripes running across: a deep band of pool blue, then buttercup, coral, lawn green and midnight in falling widths, parted by paper white.',
  })
}

export const tickings: Drawing[] = [ticking(), tickingTurned(), bayadere()]
