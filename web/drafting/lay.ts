import { type Box, inset, notchAt, roomIn, toPath } from './geometry.ts'
import { fitLabel, type Label } from './label.ts'
import { drawPiece, isStrip, notchesOf, type Piece, ratioOf } from './pieces.ts'

/** What a piece is cut from: its own picture, plain paper, or the page's dyed cloth. */
export type Stuff = 'picture' | 'paper' | 'dyed'

/** Something that can be laid: its name, the number it goes by, and whether there is a picture to cut it from. */
export interface Layable {
  title: string
  mark: string
  hasPicture: boolean
}

export interface Laid<T> extends Box {
  item: T
  /** From 1, in the order in which it is read. */
  number: number
  stuff: Stuff
  cut: string
  seam: string
  notches: string[]
  label: Label
  /** The small line under its name. */
  under: string
}

export interface LayPlan<T> {
  width: number
  height: number
  pieces: Laid<T>[]
}

/** A place in a row: one piece, or two strips over one another. */
type Cell = Piece | readonly [Piece, Piece]
type Row = readonly Cell[]

const trouser: Piece = { outline: 'trouser', turns: 1, flip: true }
const trouserBack: Piece = { outline: 'trouser', turns: 3 }
const sleeve: Piece = { outline: 'sleeve', turns: 1 }
const sleeveBack: Piece = { outline: 'sleeve', turns: 3 }
const front: Piece = { outline: 'front', turns: 3 }
const back: Piece = { outline: 'back', turns: 1 }
const gore: Piece = { outline: 'gore', turns: 3 }
const goreBack: Piece = { outline: 'gore', turns: 1 }
const cape: Piece = { outline: 'cape' }
const capeBack: Piece = { outline: 'cape', flip: true }
const band: Piece = { outline: 'band' }
const cuff: Piece = { outline: 'cuff' }
const facing: Piece = { outline: 'facing' }
const upright = ({ outline, flip = false }: Piece): Piece => ({ outline, flip })

/** How many pieces a row really holds. */
export function sizeOf(row: Row): number {
  return row.reduce((sum, cell) => sum + (isStack(cell) ? 2 : 1), 0)
}

/** Rows that lie well together, by how many pieces they hold; by turns, so that no two that follow are the same. */
interface Form {
  /** How many pieces the rows hold, by turns. */
  counts: readonly number[]
  rows: Record<number, readonly Row[]>
  tallest: number
  lowest: number
  gap: number
}

const WIDE: Form = {
  counts: [3, 4, 5],
  rows: {
    1: [[trouser]],
    2: [
      [sleeve, trouser],
      [trouserBack, gore],
    ],
    3: [
      [trouser, sleeve, front],
      [gore, trouserBack, sleeveBack],
      [back, goreBack, trouser],
    ],
    4: [
      [gore, [cuff, band], back],
      [sleeveBack, [facing, cuff], trouserBack],
      [cape, trouser, [band, facing]],
    ],
    5: [
      [capeBack, [facing, band], trouser, sleeve],
      [front, [cuff, band], [facing, cuff]],
    ],
  },
  tallest: 330,
  lowest: 176,
  gap: 14,
}

const MIDDLE: Form = {
  counts: [2, 3, 3],
  rows: {
    1: [[trouser]],
    2: [
      [sleeve, trouser],
      [gore, back],
      [trouserBack, sleeveBack],
    ],
    3: [
      [gore, [cuff, band]],
      [[band, facing], back],
      [sleeveBack, [facing, cuff]],
    ],
  },
  tallest: 300,
  lowest: 150,
  gap: 12,
}

const NARROW: Form = {
  counts: [2, 1, 2, 1],
  rows: {
    1: [[trouser], [cuff], [trouserBack], [band]],
    2: [
      [upright(sleeve), upright(front)],
      [upright(back), upright(gore)],
      [upright({ ...front, flip: true }), upright(sleeve)],
    ],
  },
  tallest: 320,
  lowest: 84,
  gap: 10,
}

/** Where two would leave no room for a long word: a very small screen, or a page that is greatly enlarged. */
const SLIM: Form = { ...NARROW, counts: [1], lowest: 124 }

/** Every form there is, for the tests. */
export const FORMS = { SLIM, NARROW, MIDDLE, WIDE }

function formFor(width: number): Form {
  if (width < 330) return SLIM
  if (width < 620) return NARROW
  return width < 1060 ? MIDDLE : WIDE
}

/** Two strips as wide as this times the height of both. */
const STACK_RATIO = 2.05
const SEAM = 8
const PATCH = 10

/** Pieces laid on the width of a cloth, in reading order. The same pieces on the same width always lie the same. */
export function layOut<T extends Layable>(items: readonly T[], width: number, from = 1): LayPlan<T> {
  const form = formFor(width)
  const used = new Map<number, number>()
  const pieces: Laid<T>[] = []
  let top = form.gap
  for (const [row, count] of countsFor(items.length, form).entries()) {
    const turn = used.get(count) ?? 0
    used.set(count, turn + 1)
    const cells = form.rows[count]?.[turn % (form.rows[count]?.length ?? 1)] ?? []
    const before = pieces.length
    const height = placeRow(cells, form, width, top, (piece, box) => {
      const item = items[pieces.length]
      if (item)
        pieces.push(cutOut(item, piece, box, { at: pieces.length, row, number: from + pieces.length }))
    })
    if (pieces.length === before) break
    top += height + form.gap
  }
  return { width, height: top, pieces }
}

/** How many pieces each row holds. No row is left with one when the one before can give it company. */
export function countsFor(total: number, { counts, rows }: Form = WIDE): number[] {
  const most = Math.max(...Object.keys(rows).map(Number))
  const made: number[] = []
  let left = total
  while (left > 0) {
    const next = counts[made.length % counts.length] ?? 1
    const rest = left - next
    const count =
      left <= next ? left : rest === 1 && left <= most ? left : rest === 1 && next > 2 ? next - 1 : next
    made.push(count)
    left -= count
  }
  return made
}

function placeRow(
  cells: Row,
  { tallest, lowest, gap }: Form,
  width: number,
  top: number,
  place: (piece: Piece, box: Box) => void,
): number {
  const ratios = cells.map((cell) => (isStack(cell) ? STACK_RATIO : ratioOf(cell)))
  const room = width - gap * (cells.length + 1)
  const sum = ratios.reduce((all, each) => all + each, 0)
  const isLow = cells.every((cell) => !isStack(cell) && isStrip(cell))
  const height = Math.round(isLow ? lowest : Math.min(tallest, Math.max(lowest, room / sum)))
  // A row that may not be taller leaves some of the cloth uncut; one that may not be lower is cut a little narrower.
  const scale = Math.min(room / sum, isLow ? room / sum : tallest)
  let left = gap
  for (const [at, cell] of cells.entries()) {
    const wide = (ratios[at] ?? 1) * scale
    if (isStack(cell)) {
      const half = (height - gap) / 2
      place(cell[0], { x: left, y: top, width: wide, height: half })
      place(cell[1], { x: left, y: top + half + gap, width: wide, height: half })
    } else place(cell, { x: left, y: top, width: wide, height })
    left += wide + gap
  }
  return height
}

function isStack(cell: Cell): cell is readonly [Piece, Piece] {
  return Array.isArray(cell)
}

function cutOut<T extends Layable>(
  item: T,
  piece: Piece,
  box: Box,
  { at, row, number }: { at: number; row: number; number: number },
): Laid<T> {
  const outline = drawPiece(piece, box)
  const seam = inset(outline, SEAM)
  const stuff = stuffOf(item, piece, at, row)
  const under = [number, item.mark].filter(Boolean).join(', ')
  const room = roomIn(inset(outline, SEAM + (stuff === 'picture' ? PATCH : 6)))
  return {
    ...box,
    item,
    number,
    stuff,
    cut: toPath(outline),
    seam: toPath(seam),
    notches: notchesOf(piece).map((along) => toPath(notchAt(outline, along))),
    label: fitLabel({ title: item.title, under }, room, mostOf(stuff, box)),
    under,
  }
}

/** On a picture a name takes a label's room, so that something of the picture is left. */
function mostOf(stuff: Stuff, { width }: Box): number {
  return stuff === 'picture' ? Math.min(38, Math.max(22, width / 7)) : 64
}

/** Every other large piece is cut from its own picture, and one strip in three is dyed. */
function stuffOf(item: Pick<Layable, 'hasPicture'>, piece: Piece, at: number, row: number): Stuff {
  if (isStrip(piece)) return at % 3 === 2 ? 'dyed' : 'paper'
  return item.hasPicture && (at + row) % 2 === 0 ? 'picture' : 'paper'
}
