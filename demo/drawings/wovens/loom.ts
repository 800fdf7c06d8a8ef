import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { floatOf, gapUnder } from './yarn.ts'

/** Colours in the order in which the threads are laid, each with its number of threads. */
export type Order = readonly (readonly [color: string, threads: number])[]

/** The smallest part of a weave that repeats: `ends` by `picks` crossings. */
export interface TieUp {
  ends: number
  picks: number
  /** Says whether the warp lies on top where end `i` meets pick `j`. */
  warpUp(i: number, j: number): boolean
}

const modulo = (value: number, by: number) => ((value % by) + by) % by

export const plain: TieUp = { ends: 2, picks: 2, warpUp: (i, j) => (i + j) % 2 === 0 }
export const twill: TieUp = { ends: 4, picks: 4, warpUp: (i, j) => modulo(i - j, 4) < 2 }

/** A twill that turns back after every width named, one end skipped at each turn, so that the point is cut and not rounded. */
export function herringbone(widths: readonly number[], over = 2, under = 2): TieUp {
  const cycle = over + under
  const phases: number[] = []
  let phase = 0
  widths.forEach((width, band) => {
    const step = band % 2 === 0 ? 1 : -1
    for (let k = 0; k < width; k++) {
      phases.push(phase)
      phase += step
    }
    phase += Math.floor(cycle / 2) - step
  })
  return { ends: phases.length, picks: cycle, warpUp: (i, j) => modulo((phases[i] ?? 0) - j, cycle) < over }
}

/** A sett that turns on its first and its last stripe, as a tartan does. */
export function pivoted(half: Order): Order {
  return [...half, ...half.slice(1, -1).reverse()]
}

/** The same order entered some threads later. */
export function startAt(order: Order, thread: number): Order {
  let before = 0
  for (const [i, [color, threads]] of order.entries()) {
    before += threads
    if (before > thread) {
      const rest = before - thread
      return [[color, rest], ...order.slice(i + 1), ...order.slice(0, i), [color, threads - rest]]
    }
  }
  return startAt(order, thread - before)
}

export function countThreads(order: Order): number {
  return order.reduce((sum, [, threads]) => sum + threads, 0)
}

export interface Weave {
  warp: Order
  weft: Order
  tieUp: TieUp
  /** Width of one thread. A whole number of output pixels, or the threads grow uneven. */
  thread: number
}

/** Which stretch of which colour lies where, as rectangles gathered in one path for each colour. */
export type Lengths = Map<string, string>

export function layLength(lengths: Lengths, color: string, box: readonly [number, number, number, number]) {
  const [x, y, width, height] = box
  lengths.set(color, `${lengths.get(color) ?? ''}M${x} ${y}h${width}v${height}h${-width}z`)
}

function bands(order: Order, thread: number, [width, height]: readonly [number, number], across: boolean) {
  const lengths: Lengths = new Map()
  const end = across ? height : width
  for (let at = 0; at < end; ) {
    for (const [color, threads] of order) {
      const size = threads * thread
      if (at < end) layLength(lengths, color, across ? [0, at, width, size] : [at, 0, size, height])
      at += size
    }
  }
  return lengths
}

/** Every float of one colour within the tie-up. Floats that leave at one edge come in again at the other. */
function floats(tieUp: TieUp, thread: number, color: string, across: boolean): string {
  const [lines, length] = across ? [tieUp.picks, tieUp.ends] : [tieUp.ends, tieUp.picks]
  const onTop = (line: number, at: number) =>
    across ? !tieUp.warpUp(modulo(at, length), line) : tieUp.warpUp(line, modulo(at, length))
  let drawn = ''
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      if (!onTop(line, at) || onTop(line, at - 1)) continue
      let run = 1
      while (run < length && onTop(line, at + run)) run++
      for (const from of at + run > length ? [at, at - length] : [at])
        drawn += floatOf({
          color,
          thread,
          across,
          line: line * thread,
          from: from * thread,
          run: run * thread,
        })
    }
  }
  return drawn
}

/**
 * The cloth as layers: each colour of each system is one area filled with its own floats, and what lies under is left open. A
 * sett of two hundred threads so costs a dozen shapes instead of forty thousand cells.
 */
export function interlace(
  warp: Lengths,
  weft: Lengths,
  tieUp: TieUp,
  thread: number,
  key: string,
): { defs: string; areas: string } {
  let [defs, areas] = ['', '']
  const [width, height] = [tieUp.ends * thread, tieUp.picks * thread]
  for (const [system, lengths] of [
    ['warp', warp],
    ['weft', weft],
  ] as const) {
    for (const [color, d] of lengths) {
      const id = `${key}-${system}-${color.slice(1)}`
      defs += `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${floats(tieUp, thread, color, system === 'weft')}</pattern>`
      areas += `<path d="${d}" fill="url(#${id})"/>`
    }
  }
  return { defs, areas }
}

/** A piece of cloth from the origin to `size`. `key` parts the ids when one picture shows several. */
export function weave(
  { warp, weft, tieUp, thread }: Weave,
  size: readonly [number, number],
  key = 'cloth',
): string {
  const [ends, picks] = [bands(warp, thread, size, false), bands(weft, thread, size, true)]
  const { defs, areas } = interlace(ends, picks, tieUp, thread, key)
  const gap = gapUnder([...ends.keys(), ...picks.keys()])
  return `<defs>${defs}</defs><rect width="${size[0]}" height="${size[1]}" fill="${gap}"/>${areas}`
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y) [x, y] = [y, x % y]
  return (a * b) / x
}

export function repeatOf({ warp, weft, tieUp, thread }: Weave): [across: number, down: number] {
  return [
    leastCommon(countThreads(warp), tieUp.ends) * thread,
    leastCommon(countThreads(weft), tieUp.picks) * thread,
  ]
}

/** The bolt is longer than the picture where the picture shows less than two repeats. */
export function boltSize(
  view: readonly [number, number],
  repeat: readonly [number, number],
): [number, number] {
  return [Math.max(view[0], repeat[0] * 2), Math.max(view[1], repeat[1] * 2)]
}

export type ClothParts = Omit<DrawingParts, 'surface' | 'repeat' | 'draw'> & Weave

export function cloth({ warp, weft, tieUp, thread, ...parts }: ClothParts): Drawing {
  const woven = { warp, weft, tieUp, thread }
  const repeat = repeatOf(woven)
  return makeDrawing({
    ...parts,
    surface: 'cloth',
    repeat,
    draw: () => weave(woven, boltSize(parts.view, repeat)),
  })
}
