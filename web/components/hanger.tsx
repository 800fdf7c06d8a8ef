import { sectionLabel } from '#modules/content/sections.ts'
import type { Card } from '../card.ts'
import { cutOf, Dots } from './cloth.tsx'
import { EntryLink, usePlateStyle } from './entry-link.tsx'
import { Picture } from './picture.tsx'

interface HangerProps {
  card: Card
  /** Width over height of the cloth: no two on a rail hang to the same length. */
  ratio: string
  sizes: string
  big?: boolean
  first?: boolean
}

export function Hanger({ card, ratio, sizes, big = false, first = false }: HangerProps) {
  const moving = usePlateStyle(card)
  return (
    <article className={big ? 'hanger hanger-big' : 'hanger'}>
      <div className="hanger-card code">
        <span>{card.code}</span>
        <span className="hole" />
        <span>{card.date?.slice(0, 4)}</span>
      </div>
      {card.image && (
        <Picture
          {...{ image: card.image, ratio, sizes, first }}
          className={cutOf(card)}
          {...(moving && { style: moving })}
        />
      )}
      <h2>
        <EntryLink card={card}>{card.title}</EntryLink>
      </h2>
      {card.standfirst ? (
        <p className="standfirst">{card.standfirst}</p>
      ) : (
        card.section && <p className="code quiet">{sectionLabel(card.section)}</p>
      )}
      {card.image && <Dots palette={card.image.palette} />}
    </article>
  )
}
