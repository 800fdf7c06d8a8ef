import { type Figure, lengthOf, type Prose, type Segment } from './segments.ts'

/** A row of the article's grid. */
export type Row =
  /** The beginning, with what stands beside it: figures in it keep to the text's column. */
  | { kind: 'opening'; segments: Segment[] }
  | { kind: 'bleed'; figure: Figure }
  | { kind: 'figure'; figure: Figure }
  /** A tall figure beside the text that follows it. */
  | { kind: 'beside'; figure: Figure; prose: Prose }
  | { kind: 'prose'; prose: Prose }
  | { kind: 'pull'; words: string }

/** A figure in the column takes about as much height as this many characters. */
const FIGURE_LENGTH = 650
/** So much text is as high as a picture in the margin. */
const ENOUGH_BESIDE = 500

/**
 * Sets the pieces on rows. `beside` is how much text what stands beside the beginning is as high as; the opening takes in
 * pieces until it is that high. One figure of an article bleeds; the eye gets used to the second.
 */
export function layOut(segments: readonly Segment[], beside: number): Row[] {
  const rows: Row[] = []
  const opening: Segment[] = []
  let height = 0
  let at = 0
  while (at < segments.length && (at === 0 || (height < beside && segments[at]?.kind !== 'pull'))) {
    const segment = segments[at] as Segment
    if (at === 0 && segment.kind !== 'prose') break
    opening.push(segment)
    height += heightOf(segment)
    at += 1
  }
  if (opening.length > 0) rows.push({ kind: 'opening', segments: opening })

  let hasBled = false
  for (; at < segments.length; at += 1) {
    const segment = segments[at] as Segment
    const next = segments[at + 1]
    if (segment.kind === 'prose') rows.push({ kind: 'prose', prose: segment })
    else if (segment.kind === 'pull') rows.push(segment)
    else if (segment.shape === 'wide' && !hasBled) {
      hasBled = true
      rows.push({ kind: 'bleed', figure: segment })
    } else if (segment.shape === 'tall' && next?.kind === 'prose' && lengthOf(next.nodes) >= ENOUGH_BESIDE) {
      rows.push({ kind: 'beside', figure: segment, prose: next })
      at += 1
    } else rows.push({ kind: 'figure', figure: segment })
  }
  return rows
}

/** Figures are numbered as they are met; those of the aside, from `aside` on, come after the opening that it stands beside. */
export function numbered(rows: readonly Row[], inAside: number): { rows: Row[]; aside: number } {
  const [first] = rows
  const inOpening =
    first?.kind === 'opening' ? first.segments.filter(({ kind }) => kind === 'figure').length : 0
  const later = rows.map((row) =>
    'figure' in row ? { ...row, figure: { ...row.figure, number: row.figure.number + inAside } } : row,
  )
  return { rows: later, aside: inOpening + 1 }
}

function heightOf(segment: Segment): number {
  if (segment.kind === 'prose') return lengthOf(segment.nodes)
  return segment.kind === 'figure' ? FIGURE_LENGTH : 0
}
