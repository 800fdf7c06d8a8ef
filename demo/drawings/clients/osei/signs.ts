import { FLOORS, STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { piece } from '../../patterns/marks.ts'
import { disc, line, type Point, rect } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { hook, ROUND, ticket } from '../sheet.ts'
import { FISH } from './counter.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Lemon, Kraft } = OSEI

const LADDER = [
  { price: '$4', crates: 1 },
  { price: '$9', crates: 2 },
  { price: '$19', crates: 4 },
  { price: '$38', crates: 6 },
  { price: '$64', crates: 8 },
  { price: '$98', crates: 10 },
]

/** Crates stacked as high as the step, with what is sold at it on top. */
export function priceCrates(): Drawing {
  return makeDrawing({
    name: 'osei-price-crates',
    title: 'Six steps, and the one that was missing',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette: cut(OSEI, 'Tile blue', 'Tomato', 'Kraft', 'Plaster', 'Bottle', 'Lemon'),
    alt: 'Crates stacked in six rising columns against blue, each with a price ticket: lemons on the lowest, then a jar, tea towels, an apron roll and folded knits, and a blanket at the top right, cut by the edge.',
    draw: () => {
      const [w, h, floor] = [186, 132, 1380]
      const crate = (x: number, y: number, tone: string) =>
        rect(x, y, w - 6, h - 6, shade(tone, -0.42)) +
        [0, 1, 2].map((k) => rect(x, y + k * 42, w - 6, 34, tone)).join('') +
        rect(x, y, 16, h - 6, shade(tone, -0.14)) +
        rect(x + w - 22, y, 16, h - 6, shade(tone, -0.14)) +
        [17, 59, 101]
          .map((dy) => disc([x + 8, y + dy], 3, Bottle) + disc([x + w - 14, y + dy], 3, Bottle))
          .join('')
      const roll = (x: number, y: number, fill: string) =>
        `<rect x="${x}" y="${y - 60}" width="150" height="60" rx="30" fill="${fill}"/>` +
        disc([x + 122, y - 30], 20, shade(fill, -0.25)) +
        disc([x + 122, y - 30], 8, Plaster)
      const folds = (x: number, y: number, fills: string[]) =>
        fills
          .map(
            (fill, i) =>
              `<rect x="${x}" y="${y - (i + 1) * 38}" width="150" height="36" rx="18" fill="${fill}"/>` +
              line(`M${x + 26} ${y - i * 38 - 20}h118`, shade(fill, -0.28), 3),
          )
          .join('')
      const tops = [
        (x: number, y: number) =>
          [24, 70, 116]
            .map((dx) => `<ellipse cx="${x + dx + 18}" cy="${y - 22}" rx="28" ry="24" fill="${Lemon}"/>`)
            .join('') +
          [48, 94]
            .map((dx) => `<ellipse cx="${x + dx + 18}" cy="${y - 60}" rx="28" ry="24" fill="${Lemon}"/>`)
            .join(''),
        (x: number, y: number) =>
          [14, 98]
            .map(
              (dx) =>
                rect(x + dx, y - 96, 66, 96, Tomato) +
                rect(x + dx + 6, y - 116, 54, 22, Bottle) +
                rect(x + dx, y - 70, 66, 40, Plaster),
            )
            .join(''),
        (x: number, y: number) => folds(x + 14, y, [Plaster, Tomato, Plaster, Bottle]),
        (x: number, y: number) => roll(x + 14, y, Bottle) + roll(x + 24, y - 60, Tomato),
        (x: number, y: number) => folds(x + 14, y, [Bottle, Lemon, Tomato]),
        (x: number, y: number) => folds(x + 14, y, [Tomato, Plaster, Tomato]),
      ]
      const columns = LADDER.map(({ price, crates }, i) => {
        const x = 28 + i * w * 1.045
        let body = ''
        for (let k = 0; k < crates; k++)
          body += crate(x + (k % 2 ? 4 : 0), floor - (k + 1) * h, i === 3 ? Plaster : Kraft)
        const top = floor - crates * h
        return (
          body +
          (tops[i]?.(x, top) ?? '') +
          ticket(
            price,
            [x + w / 2 - 3, top + 22],
            46,
            i === 3 ? Tomato : Lemon,
            i === 3 ? Plaster : Bottle,
            i % 2 ? 3 : -3,
          )
        )
      })
      return [
        rect(0, 0, 1200, 1500, blue),
        line(
          Array.from({ length: 9 }, (_, i) => `M0 ${floor - (i + 1) * h}H1200`).join(''),
          shade(blue, 0.22),
          2.4,
          'stroke-dasharray="12 9"',
        ),
        rect(0, floor, 1200, 120, Bottle),
        ...columns,
      ].join('')
    },
  })
}

/** Seven signs that say what is sold without a word. */
export function signs(): Drawing {
  const LOAF = 'M-150 60C-176 -10 -120 -96 0 -96C120 -96 176 -10 150 60C100 84 -100 84 -150 60Z'
  const PEAR =
    'M-8 -150C52 -150 50 -70 74 -30C120 46 84 140 0 140C-84 140 -120 46 -74 -30C-50 -70 -64 -150 -8 -150Z'
  const SWEATER =
    'M-54 -130C-30 -106 30 -106 54 -130L112 -108L176 64L120 88L88 10L88 136L-88 136L-88 10L-120 88L-176 64L-112 -108Z'
  const SPOOL = 'M-88 -130L88 -130L88 -92L58 -76L58 76L88 92L88 130L-88 130L-88 92L-58 76L-58 -76L-88 -92Z'
  const WEDGE = 'M-160 66L-160 0L112 -92C150 -60 162 0 156 66Z'
  return makeDrawing({
    name: 'osei-signs',
    title: 'Six signs, cut from one sheet',
    credit: STUDIO,
    view: [1800, 1020],
    surface: 'paper',
    palette: cut(OSEI, 'Plaster', 'Bottle', 'Tomato', 'Tile blue', 'Lemon', 'Salmon'),
    lead: 2,
    alt: 'Six cut-paper signs hang from an iron bar on hooks: a blue fish, a yellow loaf, a green pear, a red sweater, a salmon spool and a wedge of cheese, each with a dashed seam and throwing a flat shadow on plaster.',
    draw: () => {
      const hung = [
        { cut: FISH, x: 250, y: 500, scale: 0.98, fill: blue, top: -78, turn: -4 },
        { cut: LOAF, x: 560, y: 800, scale: 1.05, fill: Lemon, top: -80, turn: 3 },
        { cut: PEAR, x: 810, y: 430, scale: 1.24, fill: Bottle, top: -128, turn: -2 },
        { cut: SWEATER, x: 1130, y: 720, scale: 1.5, fill: Tomato, top: -84, turn: 2 },
        { cut: SPOOL, x: 1450, y: 420, scale: 1.16, fill: OSEI.Salmon, top: -112, turn: -3 },
        { cut: WEDGE, x: 1690, y: 830, scale: 1.16, fill: Lemon, top: -54, turn: 4 },
      ]
      return [
        rect(0, 0, 1800, 1020, Plaster),
        rect(0, 0, 1800, 96, Bottle),
        rect(0, 150, 1800, 20, Bottle),
        ...[120, 690, 1290, 1760].map((x) => rect(x, 90, 16, 66, Bottle)),
        ...hung.map(({ cut: d, x, y, scale, fill, top, turn }) => {
          const hole: Point = [x, y + top * scale + 14]
          return (
            `<g transform="translate(26 30)">${shadowOf(d, [x, y], turn, scale)}</g>` +
            piece({
              cut: d,
              at: [x, y],
              turn,
              scale,
              fill,
              ink: fill === Bottle ? Plaster : Bottle,
              seam: 14,
              weight: 3,
              notches: [0.3, 0.7],
            }) +
            hook(hole, hole[1] - 150, Bottle, Plaster, 6)
          )
        }),
        disc([88, 486], 15, Plaster),
        line('M470 760l60 44M540 736l60 48M612 730l52 44', Bottle, 7, ROUND),
        line('M806 262C812 222 836 206 872 204', Bottle, 13, ROUND),
        line('M1000 905H1262M1000 905', Plaster, 6, 'stroke-dasharray="6 10"'),
        line(Array.from({ length: 9 }, (_, i) => `M1388 ${344 + i * 19}h124`).join(''), Tomato, 8),
        ...[
          [1600, 850, 18],
          [1680, 810, 13],
          [1740, 866, 22],
        ].map(([x = 0, y = 0, r = 0]) => disc([x, y], r, Plaster)),
      ].join('')
    },
  })

  function shadowOf(d: string, at: Point, turn: number, scale: number): string {
    const tone = shade(Plaster, -0.13)
    return piece({ cut: d, at, turn, scale, fill: tone, ink: tone, seam: 0, weight: 1 })
  }
}
