import { sectionLabel } from '#modules/content/sections.ts'
import type { Card } from '../../card.ts'
import { dayOf } from '../../dates.ts'
import { customProperties, dyedFrom } from '../../dye.ts'
import { longestEms } from '../../reading/ems.ts'
import { Dots } from '../cloth.tsx'
import { CardPicture } from './card-picture.tsx'
import { EntryLink } from './entry-link.tsx'

/** The newest entry: its picture, and beside it the field that its cloth dyes. */
export function HomeLead({ card }: { card: Card }) {
  return (
    <section className="lead field" style={dyedFrom(card.image?.tokens)} aria-label="The newest entry">
      <CardPicture card={card} first sizes="(min-width: 768px) 58vw, 100vw" />
      <div className="lead-words">
        <p className="selvedge">
          <span className="hole" />
          <b>{card.code}</b>
          {card.section && <span>{sectionLabel(card.section)}</span>}
          <span className="selvedge-end">{card.date && dayOf(card.date)}</span>
        </p>
        <h1
          data-length={card.title.length > 34 ? 'long' : card.title.length > 20 ? 'middle' : 'short'}
          style={customProperties({ '--longest': longestEms(card.title) })}
        >
          <EntryLink card={card}>{card.title}</EntryLink>
        </h1>
        {card.standfirst && <p className="standfirst">{card.standfirst}</p>}
        {card.image && (
          <p className="lead-end code">
            <Dots palette={card.image.palette} />
            {card.image.palette.length} colors
          </p>
        )}
      </div>
    </section>
  )
}
