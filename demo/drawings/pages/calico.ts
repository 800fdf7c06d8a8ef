import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, type Point } from '../shapes.ts'
import { bend, box, oval, type Pen, type Run, sheet } from './ink.ts'

/** Tacking: long stitches with short gaps, drawn along a line. */
function tacked(pen: Pen, run: Run, color: string, stitch = 34, gap = 16, weight = 7): string {
  let out = ''
  let travelled = 0
  let current: Point[] = []
  for (let i = 0; i < run.length - 1; i++) {
    const [from, to] = [run[i] ?? [0, 0], run[i + 1] ?? [0, 0]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(1, Math.round(length / 4))
    for (let s = 0; s < steps; s++) {
      const at: Point = [from[0] + ((to[0] - from[0]) * s) / steps, from[1] + ((to[1] - from[1]) * s) / steps]
      const isDown = travelled % (stitch + gap) < stitch
      if (isDown) current.push(at)
      else if (current.length > 1) {
        out += pen.line(current, weight, color)
        current = []
      } else current = []
      travelled += length / steps
    }
  }
  return current.length > 1 ? out + pen.line(current, weight, color) : out
}

/** A band of even width along a line. */
function ribbon(run: Run, half: number): Point[] {
  const side = (way: number) =>
    run.map(([x, y], i): Point => {
      const [ax, ay] = run[Math.max(0, i - 1)] ?? [x, y]
      const [bx, by] = run[Math.min(run.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      return [x - ((by - ay) / length) * half * way, y + ((bx - ax) / length) * half * way]
    })
  return [...side(1), ...side(-1).reverse()]
}

function pin(pen: Pen, [x, y]: Point, degrees: number, color: string): string {
  const angle = (degrees * Math.PI) / 180
  const head: Point = [x + Math.cos(angle) * 62, y + Math.sin(angle) * 62]
  return pen.line([[x, y], head], 4.5) + disc(head, 10, color)
}

export function calico(): Drawing {
  const palette = shades('spring-2026', 'Washed sky', 'Tomato', 'Canvas', 'Rose', 'Ink blue')
  const { Tomato, Canvas, Rose, 'Ink blue': ink } = palette
  const dress: Point[] = [
    ...bend([
      [545, 250],
      [470, 292],
      [430, 330],
    ]),
    ...bend([
      [462, 420],
      [486, 500],
      [506, 560],
      [496, 650],
    ]),
    ...bend([
      [440, 800],
      [340, 1060],
      [250, 1310],
    ]),
    ...bend([
      [400, 1352],
      [470, 1330],
      [580, 1366],
      [690, 1336],
      [800, 1364],
      [930, 1322],
      [1020, 1338],
    ]),
    ...bend([
      [930, 1060],
      [830, 800],
      [780, 650],
      [774, 560],
      [800, 480],
      [822, 400],
    ]),
    ...bend([
      [850, 330],
      [800, 286],
      [735, 250],
    ]),
    ...bend([
      [700, 300],
      [640, 322],
      [580, 300],
      [545, 250],
    ]),
  ]
  const sleeve: Point[] = [
    ...bend([
      [800, 286],
      [880, 320],
      [916, 420],
      [960, 600],
      [1010, 760],
    ]),
    ...bend([
      [1010, 760],
      [960, 786],
      [900, 792],
    ]),
    ...bend([
      [900, 792],
      [860, 640],
      [822, 480],
      [814, 420],
    ]),
  ]
  const fold = (...points: Point[]) => bend(points)
  return sheet({
    name: 'house-calico',
    title: 'Third toile, one sleeve agreed',
    view: [1280, 1600],
    palette,
    ink,
    seed: 14,
    lead: 4,
    focalPoint: { x: 0.5, y: 0.4 },
    alt: 'A calico dress hangs on a dressmaker’s stand against pale blue: its seams are tacked in red, pins hold the waist and the hem, the right sleeve is set in and the left armhole is still open; a red tape hangs round the neck.',
    draw: (pen) => {
      const shadow: Point[] = [
        [760, 1372],
        [1290, 1372],
        [1290, 1560],
        [420, 1560],
      ]
      const hanging: Point[] = bend([
        [742, 262],
        [716, 420],
        [724, 600],
        [700, 800],
        [716, 930],
      ])
      const round = bend([
        [742, 262],
        [690, 214],
        [600, 214],
        [548, 262],
        [560, 420],
        [548, 520],
      ])
      // The cutter's tape, left round the neck: the one loud thing on a pale dress.
      const tape =
        pen.area(ribbon(round, 22), Tomato, 5) +
        pen.area(ribbon(hanging, 22), Tomato, 5) +
        hanging
          .filter((_, i) => i > 0 && i % 3 === 0)
          .map(([x, y]) =>
            pen.line(
              [
                [x - 20, y],
                [x + 2, y],
              ],
              4,
            ),
          )
          .join('')
      const skirtFolds = [
        fold([560, 700], [520, 900], [462, 1330]),
        fold([616, 690], [600, 960], [582, 1362]),
        fold([690, 690], [694, 960], [692, 1336]),
        fold([736, 700], [780, 940], [930, 1322]),
      ]
      const shade = [
        ...bend([
          [736, 670],
          [800, 900],
          [930, 1322],
        ]),
        ...bend([
          [1020, 1338],
          [930, 1060],
          [830, 800],
          [780, 650],
        ]),
      ]
      const inner = [
        ...bend([
          [560, 700],
          [520, 900],
          [462, 1330],
        ]),
        ...bend([
          [400, 1352],
          [450, 1060],
          [520, 800],
        ]),
      ]
      return (
        `<g transform="translate(-70 -36) scale(1.1)">` +
        pen.tint(shadow, Rose) +
        pen.area(box(622, 1340, 36, 170), ink) +
        pen.area(
          bend(
            [
              [640, 1470],
              [470, 1530],
              [380, 1570],
              [640, 1524],
              [900, 1570],
              [810, 1530],
            ],
            true,
          ),
          ink,
        ) +
        pen.area(box(582, 168, 116, 120), Canvas) +
        pen.area(oval([640, 168], 66, 26), ink) +
        pen.area(box(622, 96, 36, 60), ink) +
        disc([640, 88], 26, ink) +
        pen.area(dress, Canvas, 7) +
        pen.tint(shade, Rose) +
        pen.tint(inner, Rose) +
        pen.line([...dress, dress[0] ?? [0, 0]], 7) +
        pen.area(oval([452, 392], 26, 72), ink) +
        pen.area(sleeve, Canvas, 7) +
        tacked(
          pen,
          bend([
            [826, 310],
            [850, 420],
            [930, 770],
          ]),
          Tomato,
        ) +
        tacked(
          pen,
          bend([
            [798, 290],
            [806, 350],
            [818, 440],
          ]),
          Tomato,
          20,
          12,
        ) +
        skirtFolds.map((each) => pen.line(each, 4)).join('') +
        pen.line(fold([520, 300], [556, 420], [566, 560], [560, 690]), 4) +
        pen.line(fold([760, 300], [728, 420], [716, 560], [732, 690]), 4) +
        tacked(
          pen,
          [
            [640, 324],
            [638, 1348],
          ],
          Tomato,
          44,
          20,
          8,
        ) +
        tacked(
          pen,
          bend([
            [502, 600],
            [640, 624],
            [776, 600],
          ]),
          Tomato,
        ) +
        tacked(
          pen,
          bend([
            [270, 1262],
            [430, 1296],
            [640, 1310],
            [860, 1300],
            [1000, 1282],
          ]),
          Tomato,
          44,
          20,
          8,
        ) +
        tape +
        pin(pen, [520, 640], 200, Tomato) +
        pin(pen, [756, 640], -18, Tomato) +
        pin(pen, [380, 1302], 150, ink) +
        pin(pen, [560, 1330], 110, Tomato) +
        pin(pen, [840, 1316], 60, ink) +
        pin(pen, [470, 330], 210, Tomato) +
        '</g>'
      )
    },
  })
}
