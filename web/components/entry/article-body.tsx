import type { ReactNode } from 'react'
import type { RichTextDocument } from '#modules/content/rich-text.ts'
import { inOrder } from '../../reading/headings.ts'
import { layOut, numbered, type Row } from '../../reading/layout.ts'
import { type Segment, segmentsOf } from '../../reading/segments.ts'
import { withAnd } from '../../reading/text.ts'
import { Figure } from './figure.tsx'
import { RichText } from './rich-text.tsx'

const IN_COLUMN = '(min-width: 1024px) 36rem, 100vw'

const WITHOUT_TEXT: RichTextDocument = { nodeType: 'document', data: {}, content: [] }

/** What stands beside the beginning of a text. */
export interface Beside {
  /** How much text it is as high as. */
  length: number
  /** How many figures are in it; `show` is given the number of the first. */
  figures: number
  show: (number: number) => ReactNode
}

/** The text on the grid: reading in its column, figures and large quotations across. */
export function ArticleBody({
  document = WITHOUT_TEXT,
  beside,
}: {
  document: RichTextDocument | undefined
  beside: Beside | undefined
}) {
  const laidOut = layOut(segmentsOf(inOrder(document)), beside?.length ?? 0)
  const { rows, aside: number } = numbered(laidOut, beside?.figures ?? 0)
  const aside = beside && <aside className="aside">{beside.show(number)}</aside>
  return (
    <>
      {/* Without a text to stand beside, it stands alone. */}
      {rows[0]?.kind !== 'opening' && aside}
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
        <Placed key={place} row={row} aside={aside} />
      ))}
    </>
  )
}

function Placed({ row, aside }: { row: Row; aside: ReactNode }) {
  switch (row.kind) {
    case 'opening':
      return (
        <>
          <div className="text text-first">
            {row.segments.map((segment, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
              <Piece key={place} segment={segment} />
            ))}
          </div>
          {aside}
        </>
      )
    case 'bleed':
      return <Figure {...row.figure} className="figure-bleed" sizes="100vw" dotted />
    case 'figure':
      return (
        <Figure
          {...row.figure}
          className={`figure-${row.figure.shape}`}
          sizes="(min-width: 1024px) 66vw, 100vw"
          dotted
        />
      )
    case 'beside':
      return (
        <div className="text-row grid">
          <Figure {...row.figure} className="figure-side" sizes="(min-width: 1024px) 24vw, 100vw" />
          <div className="text">
            <RichText nodes={row.prose.nodes} />
          </div>
        </div>
      )
    case 'prose':
      return (
        <div className="text">
          <RichText nodes={row.prose.nodes} />
        </div>
      )
    case 'pull':
      return (
        <blockquote className="pull display">
          <p>{withAnd(row.words)}</p>
        </blockquote>
      )
  }
}

function Piece({ segment }: { segment: Segment }) {
  if (segment.kind === 'figure') return <Figure {...segment} className="figure-column" sizes={IN_COLUMN} />
  if (segment.kind === 'prose') return <RichText nodes={segment.nodes} />
  return null
}
