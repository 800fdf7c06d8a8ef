import { type Drawing, makeDrawing } from './drawing.ts'
import { LAY } from './palettes.ts'
import { line, rect, shape } from './shapes.ts'

const { Kraft, Chalk, Jet, 'Chalk red': red, Blotting } = LAY
const GRAIN = 'M0 -90V90M-8 -78L0 -92L8 -78'

const SMALL_SLEEVE = 'M-84 -6C-60 -18 -44 -86 0 -88C44 -86 60 -18 84 -6L58 92H-58Z'

interface Piece {
  at: [x: number, y: number]
  turn: number
  cut: string
  fill?: string
  grain?: string
}

const BODICE = 'M-130 -210C-96 -196 -70 -206 -54 -228L40 -190C46 -120 74 -84 128 -70L120 220H-130Z'
const SLEEVE = 'M-150 -40C-110 -60 -80 -190 0 -196C80 -190 110 -60 150 -40L104 240H-104Z'
const LEG = 'M-120 -260H110C112 -190 140 -150 176 -130L130 400H-96Z'
const COLLAR = 'M-120 -34C-50 10 50 10 120 -34L108 34C50 66 -50 66 -108 34Z'

/** A pattern piece: cutting line, stitching line inside it, grain arrow in chalk. */
function piece({ at: [x, y], turn, cut, fill = Chalk, grain = GRAIN }: Piece): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="${cut}" fill="${fill}" stroke="${Jet}" stroke-width="2.5"/>` +
    `<path d="${cut}" transform="scale(.93)" fill="none" stroke="${Jet}" stroke-width="1.3" stroke-dasharray="9 6"/>` +
    `${line(grain, red, 2.5)}</g>`
  )
}

function table(): string {
  const down = Array.from({ length: 15 }, (_, i) => `M${i * 100 + 50} 0V1000`)
  const across = Array.from({ length: 10 }, (_, i) => `M0 ${i * 100 + 50}H1500`)
  return rect(0, 0, 1500, 1000, Kraft) + line([...down, ...across].join(''), Jet, 1, 'stroke-opacity=".2"')
}

export function layPlan(): Drawing {
  const pieces: Piece[] = [
    { at: [170, 290], turn: 0, cut: BODICE },
    { at: [478, 262], turn: 180, cut: SLEEVE },
    { at: [800, 286], turn: 0, cut: SLEEVE },
    { at: [1330, 290], turn: 180, cut: BODICE },
    { at: [430, 750], turn: 90, cut: LEG },
    { at: [1000, 755], turn: -90, cut: LEG, fill: Blotting },
    { at: [1090, 116], turn: 90, cut: 'M-70 -34H70V34H-70Z', fill: red, grain: 'M-40 0H40' },
    { at: [1090, 340], turn: 90, cut: COLLAR, grain: 'M-60 18H60' },
    { at: [1446, 745], turn: 90, cut: 'M-150 -32H150V32H-150Z', fill: red, grain: 'M-90 0H90' },
  ]
  return makeDrawing({
    name: 'lay-plan',
    view: [1500, 1000],
    surface: 'paper',
    palette: LAY,
    lead: 3,
    alt: 'Pattern pieces laid out on brown paper: two bodices, two sleeves, two legs and a collar, with red rectangles marking the scraps between them.',
    draw: () => table() + pieces.map(piece).join(''),
  })
}

/** The same table once the adult sizes are lifted: what is left on the floor, with a child's pieces found in it. */
export function layOffcuts(): Drawing {
  const holes: Piece[] = [
    { at: [160, 300], turn: 0, cut: BODICE },
    { at: [560, 266], turn: 180, cut: SLEEVE },
    { at: [980, 290], turn: 0, cut: SLEEVE },
    { at: [1346, 300], turn: 180, cut: BODICE },
    { at: [420, 750], turn: 90, cut: LEG },
    { at: [1070, 780], turn: -90, cut: LEG },
  ]
  const found: Piece[] = [
    { at: [366, 128], turn: 0, cut: 'M-44 -90H44L58 84H-58Z', grain: 'M0 -50V50' },
    { at: [770, 120], turn: 0, cut: SMALL_SLEEVE, fill: Blotting, grain: 'M0 -46V36' },
    { at: [768, 462], turn: 0, cut: 'M-104 -52H104L92 52H-92Z', grain: 'M-60 0H60' },
    { at: [1150, 120], turn: 0, cut: 'M-44 -84H44V84H-44Z', fill: Blotting, grain: 'M0 -50V50' },
    { at: [740, 764], turn: 0, cut: 'M-38 -110H38L48 110H-48Z', grain: 'M0 -60V60' },
  ]
  const hole = ({ at: [x, y], turn, cut }: Piece) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(cut, Jet)}</g>`
  return makeDrawing({
    name: 'lay-offcuts',
    view: [1500, 1000],
    surface: 'paper',
    palette: LAY,
    lead: 3,
    alt: 'The cut lay: black holes where the adult pieces were lifted, and five small chalk and pink pieces drawn in the red cloth left between them.',
    draw: () => rect(0, 0, 1500, 1000, red) + holes.map(hole).join('') + found.map(piece).join(''),
  })
}
