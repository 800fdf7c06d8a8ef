import type { ReactNode } from 'react'
import type { RichTextDocument } from '#modules/content/rich-text.ts'
import { toCardImage } from '../card.ts'
import { type Segment, segmentsOf } from '../reading/segments.ts'
import { Dots } from './cloth.tsx'
import { Picture } from './picture.tsx'
import { RichText } from './rich-text.tsx'

/** The text on the grid: reading in its column, figures and large quotations across. The aside stands beside its beginning. */
export function ArticleBody({ document, aside }: { document: RichTextDocument; aside: ReactNode }) {
  const segments = segmentsOf(document)
  const begins = segments.findIndex(({ kind }) => kind === 'prose')
  return segments.map((segment, place) => (
    <Piece
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
      key={place}
      segment={segment}
      first={place === begins}
      aside={place === begins && aside}
    />
  ))
}

function Piece({ segment, first, aside }: { segment: Segment; first: boolean; aside: ReactNode }) {
  if (segment.kind === 'pull') return <p className="pull display">{segment.words}</p>
  if (segment.kind === 'figure') return <Figure {...segment} />
  return (
    <>
      <div className={first ? 'text text-first' : 'text'}>
        <RichText nodes={segment.nodes} />
      </div>
      {aside && <aside className="aside">{aside}</aside>}
    </>
  )
}

function Figure({ asset, number, wide }: Extract<Segment, { kind: 'figure' }>) {
  const { title, credit, palette } = asset.fields
  return (
    <figure className={wide ? 'figure figure-wide' : 'figure figure-tall'}>
      <Picture image={toCardImage(asset)} sizes={wide ? '100vw' : '(min-width: 1024px) 50vw, 100vw'} />
      <figcaption className="selvedge">
        <b>Fig. {number}</b>
        <span>
          {title}. {credit}.
        </span>
        <span className="selvedge-end">
          <Dots palette={palette} />
        </span>
      </figcaption>
    </figure>
  )
}
