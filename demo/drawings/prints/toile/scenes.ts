import { line, type Point, round } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'
import { arm, head, leg, shoe } from './people.ts'
import { poplar, tree } from './trees.ts'

/** Lines that fall from one edge of a cloth to the other, leaving off before they arrive. */
export function folds(burin: Burin, runs: readonly (readonly Point[])[], weight = 1): string {
  return runs.map((run) => burin.stroke(run, weight)).join('')
}

/** Stitches that hold a coat together until it is believed. */
function basting(burin: Burin, points: readonly Point[]): string {
  return burin.stroke(points, 1.2).replace('stroke-linecap="round"', 'stroke-dasharray="4 3"')
}

/** The client on her box in a half-made coat, the fitter at the hem, the mirror held by someone who is looking elsewhere. */
export function fitting(burin: Burin): string {
  const coat = trace(
    run('-9 -141, -17 -137, -21 -118, -21 -98, -31 -58, -43 -14'),
    run('-43 -14, -24 -9, 2 -11, 26 -8, 42 -15'),
    run('42 -15, 29 -60, 18 -98, 19 -120, 15 -137, 7 -141, -2 -138, -9 -141'),
  )
  const client =
    shoe(burin, [-8, -3], -1) +
    shoe(burin, [9, -3], -1) +
    burin.limb(run('-8 -12, -8 -6'), [8, 7]) +
    burin.limb(run('9 -12, 9 -6'), [8, 7]) +
    arm(burin, run('14 -132, 30 -112, 50 -88'), 14) +
    head(burin, [-2, -156], -1, 'bun', -6) +
    burin.form(coat, {
      hatch: [
        [82, 3, 0.24],
        [8, 3.4, 0.34],
      ],
      fill: 'paper',
    }) +
    folds(burin, [
      run('-18 -92, -25 -60, -33 -20'),
      run('-10 -88, -14 -56, -17 -16'),
      run('9 -88, 16 -52, 20 -14'),
      run('14 -92, 24 -56, 33 -18'),
    ]) +
    basting(burin, run('-4 -136, -3 -90, -3 -14')) +
    basting(burin, run('-40 -21, 0 -18, 39 -22')) +
    burin.stroke(run('-9 -141, -5 -128, -3 -120'), 1.2) +
    burin.stroke(run('7 -141, 1 -130, -3 -120'), 1.2) +
    arm(burin, run('-15 -132, -38 -122, -60 -130'), 14)
  const skirt = trace(
    run('-86 -50, -102 -46, -116 -26, -126 -1'),
    run('-126 -1, -96 3, -66 0, -56 -8'),
    run('-56 -8, -62 -24, -72 -38, -86 -50'),
  )
  const fitter =
    shoe(burin, [-126, 1], -1) +
    burin.form(skirt, { hatch: [[64, 2.8, 0.8]], fill: 'wash' }) +
    folds(burin, [run('-92 -44, -104 -26, -112 -4'), run('-84 -40, -88 -20, -92 -2')]) +
    burin.form(
      trace(run('-90 -46, -102 -58, -102 -78, -88 -88'), run('-88 -88, -76 -86, -70 -70, -76 -48, -90 -46')),
      { hatch: [[20, 2.6, 0.35]] },
    ) +
    head(burin, [-74, -97], 1, 'scarf', 30) +
    arm(burin, run('-84 -78, -74 -48, -50 -28'), 12) +
    burin.stroke(run('-42 -24, -33 -20'), 1) +
    burin.form(trace(run('-96 -42, -88 -44, -78 -47'), run('-78 -47, -70 -32, -76 -20, -92 -24, -96 -42')), {
      hatch: [[90, 3, 0.3]],
    })
  const oval = (rx: number, ry: number): Point[] =>
    Array.from({ length: 26 }, (_, i) => [72 + Math.cos(i / 4.138) * rx, -70 + Math.sin(i / 4.138) * ry])
  const mirror =
    leg(burin, run('112 -70, 116 -36, 118 0'), 1) +
    leg(burin, run('103 -70, 101 -36, 98 0'), 1) +
    burin.form(
      trace(
        run('99 -126, 91 -110, 92 -64'),
        run('92 -64, 121 -64'),
        run('121 -64, 121 -108, 114 -126, 99 -126'),
      ),
      { hatch: [[80, 2.6, 0.45]], fill: 'wash' },
    ) +
    head(burin, [106, -139], 1, 'cap', -8) +
    burin.form(oval(20, 66), { hatch: [[0, 2.4, 0.4]] }) +
    burin.form(oval(14.5, 59), { hatch: [[58, 3, 0.75]], weight: 1.1 }) +
    burin.limb(run('72 -5, 72 3'), [30, 34], { hatch: [[0, 2.2, 1]] }) +
    arm(burin, run('105 -119, 104 -94, 88 -90'), 12)
  return (
    burin.island([6, 4], 282, 34) +
    tree(burin, {
      root: [138, 4],
      stem: run('-3 -50, 6 -104, -10 -158, -32 -186'),
      width: 11,
      crown: [
        [-44, -206, 30, 18],
        [16, -150, 26, 16],
        [-2, -198, 32, 22],
        [26, -186, 24, 17],
        [-22, -232, 27, 18],
        [10, -222, 24, 16],
      ],
    }) +
    burin.box(-36, -1, 72, 14, {
      hatch: [
        [0, 3, 1],
        [60, 3.4, 0.3],
      ],
    }) +
    mirror +
    client +
    fitter
  )
}

/** Shears as the cutter holds them. */
export function shears(burin: Burin, [x, y]: Point, face: 1 | -1): string {
  const at = (px: number, py: number): Point => [x + px * face, y + py]
  return (
    burin.form([at(0, 0), at(24, -7), at(25, -6), at(1, 3)], { fill: 'ink', weight: 0.8 }) +
    burin.form([at(0, 1), at(25, 3), at(25, 4.5), at(0, 4)], { fill: 'ink', weight: 0.8 }) +
    burin.stroke([at(0, 2), at(-8, -2), at(-13, 2), at(-8, 6), at(0, 2)], 2) +
    burin.stroke([at(0, 2), at(-6, 7), at(-10, 12), at(-4, 12), at(0, 2)], 2)
  )
}

/** Two at the table: one cuts, one holds the far end and thinks of lunch. The cat has the offcut. */
export function cutting(burin: Burin): string {
  const board: Point[] = run('-104 -72, 96 -72, 108 -62, -96 -62')
  const fall = trace(
    run('-104 -72, -114 -60, -112 -30, -120 -4'),
    run('-120 -4, -138 0, -150 6, -120 8, -96 5, -84 7, -78 0'),
    run('-78 0, -84 -22, -80 -46, -84 -64'),
    run('-84 -64, -94 -72, -104 -72'),
  )
  const cutter =
    burin.form(
      trace(
        run('-30 -136, -44 -128, -46 -98, -42 -70'),
        run('-42 -70, -6 -70'),
        run('-6 -70, -4 -98, -10 -126, -22 -137, -30 -136'),
      ),
      { hatch: [[76, 2.6, 0.42]], fill: 'wash' },
    ) +
    burin.form(
      trace(run('-32 -122, -18 -122, -14 -98, -12 -70'), run('-12 -70, -38 -70, -36 -98, -32 -122')),
      { hatch: [[90, 3.4, 0.3]] },
    ) +
    head(burin, [-30, -149], -1, 'scarf', 24) +
    arm(burin, run('-38 -126, -54 -104, -62 -82'), 13) +
    shears(burin, [-74, -80], -1) +
    arm(burin, run('-12 -126, -4 -100, -22 -80'), 13)
  const holder =
    leg(burin, run('84 -72, 86 -36, 84 2'), -1) +
    leg(burin, run('98 -72, 104 -38, 106 2'), -1) +
    burin.form(
      trace(
        run('86 -138, 74 -130, 74 -98, 76 -70'),
        run('76 -70, 110 -70'),
        run('110 -70, 110 -100, 106 -130, 97 -138, 86 -138'),
      ),
      { hatch: [[84, 2.8, 0.5]] },
    ) +
    head(burin, [92, -153], -1, 'long', -14) +
    burin.limb(run('46 -84, 74 -84, 88 -84'), [15, 15, 15], { hatch: [[90, 2, 0.9]] }) +
    arm(burin, run('84 -126, 72 -104, 64 -88'), 13)
  const legs = [-70, -58, 66, 80]
    .map((x, i) =>
      burin.limb(
        [
          [x, -62],
          [x + (i % 2 ? 13 : -13), 4],
        ],
        [5, 5],
        { hatch: [[0, 2.4, 0.5]] },
      ),
    )
    .join('')
  const cat =
    burin.form(trace(run('10 4, 4 -8, 14 -19, 30 -20, 44 -12, 46 4, 10 4')), {
      hatch: [[40, 2.2, 0.55]],
      fill: 'wash',
    }) +
    burin.form(run('6 -6, 4 -17, 10 -13, 16 -18, 18 -8, 12 -1'), {}) +
    burin.stroke(run('44 -2, 56 2, 60 -6, 54 -9'), 2.4) +
    burin.form(trace(run('-8 5, 2 -1, 12 4, 22 2, 14 8, 0 9, -8 5')), { hatch: [[90, 2, 0.6]] })
  const chalk = [0, 1, 2]
    .map((i) => line(`M${round(-50 + i * 42)} -71l${round(9)} 8`, burin.ink, 1, 'stroke-dasharray="3 2"'))
    .join('')
  return (
    burin.island([-6, 6], 304, 32) +
    poplar(burin, [128, 2], 178) +
    poplar(burin, [150, 8], 132) +
    poplar(burin, [-128, 2], 152) +
    cutter +
    legs +
    burin.form(board, { fill: 'paper' }) +
    burin.form(run('-96 -62, 108 -62, 108 -56, -96 -56'), { hatch: [[0, 2, 1]] }) +
    chalk +
    burin.form(fall, { hatch: [[86, 3, 0.4]] }) +
    folds(burin, [
      run('-104 -66, -102 -36, -108 -2'),
      run('-96 -64, -93 -30, -96 0'),
      run('-134 4, -122 1, -110 4'),
    ]) +
    cat +
    holder
  )
}
