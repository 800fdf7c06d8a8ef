import { between, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { type Point, rect } from '../shapes.ts'
import { type Order, plain, weave } from './loom.ts'
import { strand, tone } from './yarn.ts'

const VIEW: [number, number] = [2400, 1200]
const LOOM = shades('spring-2024', 'Sherbet', 'Gulf', 'French chalk', 'Violet ink')
const { Sherbet, Gulf, 'French chalk': chalk, 'Violet ink': violet } = LOOM
const THREAD = 30

/** Two beams: the taut ends come straight, the slack ones are let off faster and sag before the reed has seen them. */
export function slackAndTaut(): Drawing {
  const order: Order = [
    [chalk, 5],
    [Gulf, 8],
    [chalk, 2],
    [violet, 2],
    [chalk, 2],
    [Gulf, 8],
    [chalk, 6],
    [violet, 2],
    [chalk, 5],
  ]
  return makeDrawing({
    name: 'seersucker-beams',
    title: 'One beam taut, one beam slack',
    credit: STUDIO,
    view: VIEW,
    surface: 'cloth',
    palette: LOOM,
    focalPoint: { x: 0.55, y: 0.5 },
    alt: 'Warp yarns over a yellow ground entering a plain weave from the right: the white and violet ends lie straight, the blue ones sag in waves.',
    draw: () => {
      const random = seeded(24)
      const fell = 900
      let [ends, line] = ['', 0]
      let shadows = ''
      for (const [color, threads] of order) {
        const slack = color === Gulf
        for (let k = 0; k < threads; k++, line++) {
          const y = (line + 0.5) * THREAD
          const points = slack
            ? sag(fell, y, random)
            : ([
                [fell - 20, y],
                [VIEW[0] + 40, y],
              ] as Point[])
          if (slack)
            shadows += strand(
              points.map(([x, at]): Point => [x + 6, at + 14]),
              THREAD * 0.7,
              tone(Sherbet, -0.22),
            )
          ends += strand(points, THREAD * 0.8, color)
        }
      }
      return (
        rect(0, 0, VIEW[0], VIEW[1], Sherbet) +
        shadows +
        ends +
        weave({ warp: [[chalk, 1]], weft: order, tieUp: plain, thread: THREAD }, [fell, VIEW[1]])
      )
    },
  })
}

/** A slack end from the last pick to the beam: waves that grow, each end's own but near its neighbours'. */
function sag(fell: number, y: number, random: () => number): Point[] {
  const points: Point[] = [[fell - 20, y]]
  for (let x = fell + 60, k = 0; x < VIEW[0] + 160; x += 118, k++) {
    const swell = Math.min(1, (x - fell) / 700) * 30
    points.push([
      x + between(random, -16, 16),
      y + (k % 2 === 0 ? swell : -swell * 0.7) + between(random, -5, 5),
    ])
  }
  return points
}
