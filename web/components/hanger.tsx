import { Link } from 'react-router'
import type { PresentationCard } from '#modules/content/cards.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { entryPath } from '../reading/addresses.ts'
import { cutOf, Dots } from './cloth.tsx'
import { Picture } from './picture.tsx'

interface HangerProps {
  card: PresentationCard
  /** Width over height of the cloth: no two on a rail hang to the same length. */
  ratio: string
  sizes: string
}

export function Hanger({ card, ratio, sizes }: HangerProps) {
  const path = card.slug ? entryPath(card) : undefined
  return (
    <article className="hanger">
      <div className="hanger-card code">
        <span>{card.code}</span>
        <span className="hole" />
        <span>{card.date?.slice(0, 4)}</span>
      </div>
      {card.image && <Picture image={card.image} ratio={ratio} sizes={sizes} className={cutOf(card)} />}
      <h2>{path ? <Link to={path}>{card.title}</Link> : card.title}</h2>
      {card.section && <p className="code quiet">{sectionLabel(card.section)}</p>}
      {card.image && <Dots palette={card.image.palette} />}
    </article>
  )
}
