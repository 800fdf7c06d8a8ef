import { line, type Point, round } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'
import { arm, hand, head, leg } from './people.ts'
import { foliage } from './trees.ts'

/** The loom stands in what is left of a gate. Its warp is the darkest part of the plate. */
export function loom(burin: Burin): string {
  const pier = (x: number, height: number) => {
    let stones = ''
    for (let y = 0; y < height; y += 17)
      stones += burin.box(x + (y % 2 ? 1 : -1), -y - 17, 30, 17, {
        hatch: [
          [0, 2.8, 0.32],
          [64, 3, 0.2],
        ],
      })
    return stones
  }
  const ring = Array.from({ length: 9 }, (_, i) => {
    const at = (reach: number, step: number): Point => {
      const angle = Math.PI * (1 + (i + step) / 10.5)
      return [-4 + Math.cos(angle) * reach, -118 + Math.sin(angle) * reach * 0.86]
    }
    return burin.form([at(76, 0), at(107, 0), at(107, 0.94), at(76, 0.94)], {
      hatch: [[30 + i * 16, 2.8, 0.4]],
    })
  }).join('')
  let warp = ''
  for (let i = 0; i <= 9; i++)
    warp += `M${round(-62 + i * 1.6)} ${round(-86 + i * 1.7)}L${round(28 + i * 0.8)} ${round(-58 + i * 1.8)}`
  const heddles = Array.from(
    { length: 10 },
    (_, i) => `M${round(-22 + i * 3)} ${round(-102)}v${round(56)}`,
  ).join('')
  const frame =
    burin.box(-70, -128, 8, 128, { hatch: [[0, 2.6, 0.5]] }) +
    burin.box(34, -128, 8, 128, { hatch: [[0, 2.6, 0.5]] }) +
    burin.box(-78, -134, 128, 9, { hatch: [[0, 2, 1]] }) +
    burin.box(-70, -28, 112, 6, { hatch: [[0, 2, 1]] })
  const beams =
    burin.form(trace(run('-66 -86, -56 -88, -50 -80, -56 -71, -66 -73, -70 -80, -66 -86')), {
      hatch: [[80, 1.7, 0.9]],
    }) +
    burin.form(trace(run('30 -60, 42 -60, 45 -48, 38 -38, 28 -41, 26 -52, 30 -60')), {
      hatch: [[86, 1.6, 0.9]],
      fill: 'wash',
    })
  const cloth = trace(
    run('30 -46, 24 -24, 8 -10, -8 -2'),
    run('-8 -2, 14 2, 32 -6'),
    run('32 -6, 40 -24, 42 -44, 30 -46'),
  )
  const weaver =
    burin.box(62, -40, 44, 6, { hatch: [[0, 2, 1]] }) +
    burin.limb(run('68 -36, 64 4'), [5, 5]) +
    burin.limb(run('100 -36, 104 4'), [5, 5]) +
    leg(burin, run('86 -44, 60 -44, 50 -4'), -1, 18) +
    burin.form(
      trace(
        run('82 -98, 72 -88, 70 -62, 74 -40'),
        run('74 -40, 102 -40'),
        run('102 -40, 104 -64, 98 -90, 90 -99, 82 -98'),
      ),
      { hatch: [[78, 2.6, 0.5]], fill: 'paper' },
    ) +
    burin.form(trace(run('70 -44, 90 -48, 102 -42'), run('102 -42, 100 -28, 70 -30, 56 -38, 70 -44')), {
      hatch: [[10, 2.6, 0.5]],
      fill: 'wash',
    }) +
    head(burin, [80, -113], -1, 'bun', 16) +
    arm(burin, run('82 -88, 64 -70, 42 -66'), 12)
  return (
    burin.island([6, 4], 268, 32) +
    pier(-112, 118) +
    pier(76, 136) +
    foliage(burin, [98, -142], [21, 12]) +
    ring +
    foliage(burin, [-86, -196], [26, 14]) +
    foliage(burin, [-112, -176], [18, 13]) +
    foliage(burin, [-58, -212], [16, 11]) +
    frame +
    line(warp, burin.ink, 0.9) +
    beams +
    line(heddles, burin.ink, 1) +
    burin.box(-25, -106, 33, 4, { fill: 'ink', weight: 0.8 }) +
    burin.box(-25, -48, 33, 4, { fill: 'ink', weight: 0.8 }) +
    burin.form(cloth, {
      hatch: [
        [0, 2.4, 1],
        [84, 2.8, 0.6],
      ],
    }) +
    hand(burin, [38, -70], 190) +
    weaver
  )
}
