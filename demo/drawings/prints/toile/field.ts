import type { Point } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'
import { arm, head } from './people.ts'
import { foliage, tree } from './trees.ts'

/** Wool, before all this. */
export function sheep(burin: Burin, [x, y]: Point, face: 1 | -1): string {
  const at = (px: number, py: number): Point => [x + px * face, y + py]
  return (
    [-14, -8, 10, 15]
      .map((px) => burin.limb([at(px, -12), at(px, 0)], [4, 3], { fill: 'ink', weight: 0.6 }))
      .join('') +
    foliage(burin, at(0, -22), [22, 14], 7) +
    burin.form(trace([at(18, -34), at(30, -34), at(36, -26), at(33, -20), at(24, -22), at(18, -34)]), {
      hatch: [[30, 1.8, 0.7]],
    }) +
    burin.form([at(19, -34), at(13, -37), at(16, -30)], { fill: 'ink', weight: 0.6 })
  )
}

export function bird(burin: Burin, [x, y]: Point, size: number, face: 1 | -1): string {
  const at = (px: number, py: number): Point => [x + px * size * face, y + py * size]
  return (
    burin.form(
      trace(
        [at(-0.1, 0), at(-0.5, -0.55), at(-1, -0.8)],
        [at(-1, -0.8), at(-0.65, -0.15), at(-0.35, 0.12), at(-0.1, 0)],
      ),
      { hatch: [[60, 2.2, 0.7]] },
    ) +
    burin.form(
      trace(
        [at(0.55, -0.08), at(0.25, -0.2), at(-0.2, -0.02), at(-0.95, 0.3)],
        [at(-0.95, 0.3), at(-0.1, 0.24), at(0.4, 0.1), at(0.55, -0.08)],
      ),
      {},
    ) +
    burin.form(
      trace(
        [at(0.12, -0.06), at(0.22, -0.6), at(0.05, -1)],
        [at(0.05, -1), at(-0.22, -0.5), at(-0.2, 0), at(0.12, -0.06)],
      ),
      { hatch: [[90, 2.2, 0.6]], fill: 'wash' },
    )
  )
}

/** The drying ground: a length over the line, a length in the basket, and somebody's arms up. */
export function drying(burin: Burin): string {
  const lengths = [
    [-92, 34, 96],
    [-52, 40, 112],
    [20, 36, 88],
  ] as const
  const hung = lengths
    .map(([x, width, length], i) => {
      const top = (at: number) => -142 + 14 * (1 - ((at + 18) / 96) ** 2)
      const right = x + width
      const cloth = trace(
        [
          [x, top(x)],
          [right, top(right)],
        ],
        [
          [right, top(right)],
          [right + 3, top(x) + length * 0.5],
          [right - 1, top(x) + length],
        ],
        [
          [right - 1, top(x) + length],
          [x + width * 0.66, top(x) + length - 4],
          [x + width * 0.3, top(x) + length + 3],
          [x + 4, top(x) + length - 2],
        ],
        [
          [x + 4, top(x) + length - 2],
          [x - 2, top(x) + length * 0.5],
          [x, top(x)],
        ],
      )
      const cuts = [
        [
          [0, 6.5, 1],
          [88, 3, 0.3],
        ],
        [
          [45, 5, 1],
          [-45, 5, 1],
        ],
        [[86, 3.2, 0.9]],
      ] as const
      return burin.form(cloth, { hatch: cuts[i] ?? [], fill: i === 1 ? 'paper' : i === 0 ? 'wash' : 'paper' })
    })
    .join('')
  const hanger =
    burin.form(
      trace(run('70 -70, 60 -40, 54 0'), run('54 0, 76 4, 100 0'), run('100 0, 94 -40, 88 -70, 70 -70')),
      { hatch: [[80, 2.8, 0.55]], fill: 'wash' },
    ) +
    arm(burin, run('88 -116, 80 -136, 58 -140'), 12) +
    burin.form(
      trace(run('74 -124, 68 -112, 69 -68'), run('69 -68, 90 -68'), run('90 -68, 94 -104, 88 -122, 74 -124')),
      { hatch: [[78, 2.6, 0.5]] },
    ) +
    head(burin, [76, -138], -1, 'long', -12) +
    arm(burin, run('74 -116, 60 -124, 46 -138'), 12)
  const basket =
    burin.form(trace(run('-24 -28, -16 -37, 4 -40, 22 -36, 28 -28')), { hatch: [[20, 2.8, 0.5]] }) +
    burin.form(
      trace(run('-28 -28, 32 -28'), run('32 -28, 26 2'), run('26 2, -22 2'), run('-22 2, -28 -28')),
      {
        hatch: [
          [0, 4, 1],
          [90, 3.4, 1],
        ],
      },
    )
  return (
    burin.island([0, 6], 286, 32) +
    tree(burin, {
      root: [-116, 6],
      stem: run('2 -60, -4 -110, 6 -160'),
      width: 11,
      crown: [
        [-20, -150, 24, 17],
        [24, -176, 27, 18],
        [-8, -184, 27, 19],
        [10, -208, 24, 16],
      ],
    }) +
    tree(burin, {
      root: [124, 8],
      stem: run('-4 -60, 2 -112, -12 -158'),
      width: 10,
      crown: [
        [16, -138, 22, 15],
        [-30, -170, 25, 17],
        [4, -174, 28, 19],
        [-14, -196, 24, 15],
      ],
    }) +
    burin.stroke(run('-114 -138, -60 -131, 0 -129, 60 -136, 120 -146'), 1.6) +
    hung +
    basket +
    hanger
  )
}
