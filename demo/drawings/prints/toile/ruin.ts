import { line, type Point, round } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'
import { arm, head, leg } from './people.ts'
import { foliage, tree } from './trees.ts'

function column(burin: Burin, [x, y]: Point, height: number, broken: boolean): string {
  const top: Point[] = broken
    ? [
        [x - 12, y - height],
        [x - 5, y - height - 9],
        [x + 2, y - height + 2],
        [x + 8, y - height - 5],
        [x + 12, y - height + 3],
      ]
    : [
        [x - 12, y - height],
        [x + 12, y - height],
      ]
  const flutes = [-7, -2.5, 2.5, 7]
    .map((dx) => `M${x + dx} ${round(y - 12)}V${round(y - height + 8)}`)
    .join('')
  return (
    burin.form([...top, [x + 14, y - 8], [x - 14, y - 8]], { hatch: [[0, 2.6, 0.38]] }) +
    line(flutes, burin.ink, 1) +
    burin.box(x - 19, y - 9, 38, 9, { hatch: [[0, 2.4, 0.5]] }) +
    (broken ? '' : burin.box(x - 18, y - height - 9, 36, 9, { hatch: [[0, 2.4, 0.6]] }))
  )
}

/** One coat on its hanger, seen from the side a rail shows. */
function onTheRail(burin: Burin, x: number, y: number, length: number, kind: number): string {
  const points = trace(
    [
      [x, y],
      [x + 10, y + 6],
      [x + 12, y + length * 0.5],
      [x + 15, y + length],
    ],
    [
      [x + 15, y + length],
      [x - 15, y + length - 2],
    ],
    [
      [x - 15, y + length - 2],
      [x - 12, y + length * 0.5],
      [x - 10, y + 6],
      [x, y],
    ],
  )
  const cuts = [
    [[84, 2.6, 0.5]],
    [
      [0, 4, 1],
      [90, 4, 1],
    ],
    [[45, 3, 0.9]],
    [[88, 2, 1]],
  ] as const
  return (
    burin.stroke(
      [
        [x, y + 2],
        [x, y - 4],
        [x + 3, y - 7],
        [x, y - 9],
      ],
      1.4,
    ) +
    burin.form(points, { hatch: cuts[kind % 4] ?? [], fill: kind % 3 === 1 ? 'wash' : 'paper' }) +
    burin.stroke(
      [
        [x - 1, y + 8],
        [x - 2, y + length - 4],
      ],
      1,
    )
  )
}

/** What is left of a temple makes a good rail: 1.6 meters between the columns, and it does not wobble. */
export function ruin(burin: Burin): string {
  const lintel: Point[] = run('-104 -158, -98 -172, 46 -172, 52 -166, 60 -172, 58 -158')
  const coats = [-58, -34, -12, 12]
    .map((x, i) => onTheRail(burin, x, -112, [70, 84, 62, 78][i] ?? 70, i))
    .join('')
  const sitter =
    burin.form(trace(run('62 0, 58 -20, 66 -34, 96 -36, 106 -22, 104 0, 62 0')), {
      hatch: [
        [20, 2.6, 0.5],
        [100, 3, 0.3],
      ],
    }) +
    leg(burin, run('84 -40, 62 -40, 58 -2'), -1, 17) +
    burin.form(
      trace(
        run('80 -92, 72 -84, 70 -60, 72 -36'),
        run('72 -36, 100 -36'),
        run('100 -36, 102 -60, 97 -84, 90 -93, 80 -92'),
      ),
      { hatch: [[78, 2.6, 0.5]] },
    ) +
    head(burin, [80, -107], -1, 'long', 22) +
    burin.form(trace(run('42 -52, 58 -58, 74 -52'), run('74 -52, 72 -36, 60 -22, 44 -18, 38 -30, 42 -52')), {
      hatch: [[30, 3, 0.5]],
      fill: 'wash',
    }) +
    arm(burin, run('82 -82, 72 -58, 56 -50'), 11) +
    burin.stroke(run('50 -54, 44 -70, 54 -80'), 0.9)
  return (
    burin.island([-10, 4], 274, 34) +
    tree(burin, {
      root: [-128, 6],
      stem: run('4 -46, -6 -98, 8 -140, 20 -166'),
      width: 12,
      crown: [
        [-22, -136, 26, 17],
        [40, -204, 28, 18],
        [6, -178, 32, 22],
        [-14, -210, 28, 19],
        [22, -234, 26, 17],
      ],
    }) +
    column(burin, [-86, 2], 156, false) +
    column(burin, [40, 2], 156, false) +
    column(burin, [118, 4], 74, true) +
    burin.form(lintel, {
      hatch: [
        [0, 3, 0.7],
        [60, 3.4, 0.3],
      ],
    }) +
    burin.box(-104, -180, 118, 9, { hatch: [[0, 2.4, 0.6]] }) +
    foliage(burin, [30, -184], [20, 11]) +
    foliage(burin, [52, -160], [11, 16], 6) +
    burin.limb(run('-74 -119, 28 -119'), [3.4, 3.4], { fill: 'ink', weight: 0.8 }) +
    coats +
    foliage(burin, [122, -76], [15, 9], 6) +
    sitter
  )
}
