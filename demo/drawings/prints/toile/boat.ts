import { between } from '../../../random.ts'
import { line, type Point, round } from '../../shapes.ts'
import { type Burin, run, trace } from './engraving.ts'
import { arm, head, leg } from './people.ts'
import { folds } from './scenes.ts'

function water(burin: Burin, [x, y]: Point, width: number, depth: number): string {
  const { random } = burin
  let d = ''
  for (let row = 0; row < depth; row += 4.6) {
    const half = (width / 2) * (1 - (row / depth) ** 2 * 0.7)
    for (let at = x - half * between(random, 0.8, 1); at < x + half; ) {
      const length = between(random, 12, 52)
      d += `M${round(at)} ${round(y + row)}q${round(length / 4)} ${round(between(random, 1.5, 3))} ${round(length / 2)} 0t${round(length / 2)} 0`
      at += length + between(random, 5, 22)
    }
  }
  return line(d, burin.ink, 1.15, 'stroke-linecap="round"')
}

/** Bolts on end and bolts laid down, some of them printed. */
function bolts(burin: Burin, [x, y]: Point): string {
  const upright = [0, 1, 2, 3].map((i) => {
    const height = [46, 38, 52, 41][i] ?? 40
    return (
      burin.box(x + i * 13, y - height, 12, height, {
        hatch: [[i % 2 ? 0 : 62, i % 2 ? 3.4 : 2.4, i === 2 ? 1 : 0.5]],
        fill: i === 1 ? 'wash' : 'paper',
      }) +
      burin.stroke(
        [
          [x + i * 13 + 2, y - height],
          [x + i * 13 + 6, y - height - 4],
          [x + i * 13 + 10, y - height],
        ],
        1.2,
      )
    )
  })
  const lying = [0, 1].map((i) =>
    burin.form(
      trace(
        [
          [x - 34, y - 12 - i * 13],
          [x - 4, y - 12 - i * 13],
        ],
        [
          [x - 4, y - 12 - i * 13],
          [x + 2, y - 6 - i * 13],
          [x - 4, y - i * 13],
        ],
        [
          [x - 4, y - i * 13],
          [x - 34, y - i * 13],
          [x - 39, y - 6 - i * 13],
          [x - 34, y - 12 - i * 13],
        ],
      ),
      { hatch: [[i ? 90 : 0, 3, i ? 1 : 0.4]], fill: i ? 'paper' : 'wash' },
    ),
  )
  return lying.join('') + upright.join('')
}

/** The market comes by water: awning, bolts, a seller who shows a length and a boatman who has heard it before. */
export function boat(burin: Burin): string {
  const hull = trace(
    run('-146 -40, -120 -24, -70 -14, 0 -11, 70 -14, 122 -26, 144 -44'),
    run('144 -44, 136 -16, 112 6, 60 14, -50 14, -106 6, -134 -14, -146 -40'),
  )
  let awning = ''
  for (let i = 0; i < 8; i++) {
    const [left, right] = [-58 + i * 16, -42 + i * 16]
    awning += burin.form(
      trace(
        [
          [left, -118],
          [right, -118],
        ],
        [
          [right, -118],
          [right + (i - 3) * 1.6, -96],
        ],
        [
          [right + (i - 3) * 1.6, -96],
          [(left + right) / 2 + (i - 3.5) * 1.6, -88],
          [left + (i - 4) * 1.6, -96],
        ],
        [
          [left + (i - 4) * 1.6, -96],
          [left, -118],
        ],
      ),
      { fill: i % 2 ? 'paper' : 'wash', hatch: i % 2 ? [] : [[88, 2.4, 1]] },
    )
  }
  const posts = [-52, 62]
    .map((x) =>
      burin.limb(
        [
          [x, -96],
          [x, -14],
        ],
        [4, 4],
        { hatch: [[0, 2.4, 0.5]] },
      ),
    )
    .join('')
  const seller =
    burin.form(
      trace(
        run('36 -64, 26 -56, 22 -30, 18 -12'),
        run('18 -12, 58 -12'),
        run('58 -12, 54 -36, 50 -58, 44 -65, 36 -64'),
      ),
      { hatch: [[76, 2.7, 0.5]], fill: 'paper' },
    ) +
    head(burin, [38, -78], -1, 'scarf', -4) +
    burin.form(
      trace(
        run('-4 -70, 18 -66'),
        run('18 -66, 16 -44, 20 -22, 17 -4, 14 4'),
        run('14 4, 4 0, -8 4'),
        run('-8 4, -4 -20, -9 -44, -4 -70'),
      ),
      {
        hatch: [
          [12, 3.6, 1],
          [102, 3.6, 1],
        ],
      },
    ) +
    arm(burin, run('30 -58, 24 -72, 16 -70'), 10) +
    arm(burin, run('46 -56, 30 -48, 4 -70'), 10)
  const boatman =
    leg(burin, run('112 -72, 104 -48, 106 -20'), -1, 16) +
    leg(burin, run('120 -72, 126 -50, 124 -24'), -1, 16) +
    burin.form(
      trace(
        run('110 -124, 101 -112, 104 -68'),
        run('104 -68, 130 -68'),
        run('130 -68, 130 -104, 124 -122, 110 -124'),
      ),
      { hatch: [[80, 2.6, 0.5]], fill: 'wash' },
    ) +
    head(burin, [114, -138], -1, 'cap', -2) +
    burin.limb(run('84 -172, 112 -92, 152 24'), [3.4, 3.4, 3.4], { fill: 'ink', weight: 0.8 }) +
    arm(burin, run('108 -114, 96 -126, 99 -138'), 11) +
    arm(burin, run('124 -112, 134 -96, 118 -84'), 11)
  const post =
    burin.box(-172, -34, 8, 50, { hatch: [[0, 2.6, 0.6]] }) +
    burin.form(
      trace(run('-186 -62, -174 -72, -160 -66, -152 -52'), run('-152 -52, -166 -50, -180 -52, -186 -62')),
      { hatch: [[20, 2.2, 0.6]] },
    ) +
    burin.limb(run('-180 -64, -190 -78, -182 -92, -188 -100'), [6, 4, 3.4, 6], {}) +
    burin.form(run('-190 -102, -210 -97, -190 -97'), { fill: 'ink', weight: 0.8 }) +
    burin.stroke(run('-168 -51, -168 -34'), 1.6)
  return (
    water(burin, [0, 4], 400, 46) +
    post +
    posts +
    bolts(burin, [-22, -12]) +
    boatman +
    seller +
    burin.form(hull, {
      hatch: [
        [3, 3, 1],
        [64, 3.4, 0.3],
      ],
      fill: 'wash',
    }) +
    folds(burin, [run('-138 -30, -70 -5, 0 -2, 70 -5, 138 -32')], 1.4) +
    burin.box(-62, -122, 136, 5, { fill: 'ink', weight: 0.8 }) +
    awning +
    [-150, -126, 132, 150].map((x) => burin.tuft([x, 22], 20)).join('') +
    water(burin, [-6, 18], 330, 26)
  )
}
