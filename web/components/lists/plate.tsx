import { sectionLabel } from '#modules/content/sections.ts'
import type { Card } from '../../card.ts'
import { cutOf, Dots } from '../cloth.tsx'
import { CardPicture } from './card-picture.tsx'
import { EntryLink } from './entry-link.tsx'

interface PlateProps {
  card: Card
  /** Width over height of the picture. */
  ratio: string
  sizes: string
  size?: 'big' | 'middle' | 'small'
  /** The first picture of the page. */
  first?: boolean
  /** On a section's own page the section need not be named again. */
  named?: boolean
}

/** An entry on the page: its picture, the selvedge below it, its title and what it says of itself. */
export function Plate({ card, ratio, sizes, size = 'middle', first, named = true }: PlateProps) {
  return (
    <article className={`plate plate-${size}`}>
      <CardPicture card={card} ratio={ratio} sizes={sizes} first={first} className={cutOf(card)} />
      <p className="selvedge">
        <b>{card.code}</b>
        {named && card.section && <span>{sectionLabel(card.section)}</span>}
        {card.image && (
          <span className="selvedge-end">
            <Dots palette={card.image.palette} />
          </span>
        )}
      </p>
      <h2>
        <EntryLink card={card}>{card.title}</EntryLink>
      </h2>
      {card.standfirst && size !== 'small' && <p className="standfirst">{card.standfirst}</p>}
    </article>
  )
}
