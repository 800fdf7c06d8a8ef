import type { ColourMatch } from '#modules/content/colour-contract.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { textOnSwatch } from '#modules/media/contrast.ts'
import type { Card } from '../../card.ts'
import { customProperties } from '../../dye.ts'
import { nearness } from '../../reading/hues.ts'
import { cutOf, Dots } from '../cloth.tsx'
import { CardPicture } from './card-picture.tsx'
import { EntryLink } from './entry-link.tsx'

interface HangerProps {
  card: Card
  /** Width over height of the cloth: no two on a rail hang to the same length. */
  ratio: string
  sizes: string
  big?: boolean
  first?: boolean
  /** The colour by which it was found. */
  match?: ColourMatch | undefined
}

/** Beyond this a title is set smaller, so that it keeps to a few lines. */
const LONG = 28
const VERY_LONG = 45

export function Hanger({ card, ratio, sizes, big = false, first = false, match }: HangerProps) {
  return (
    <article className={big ? 'hanger hanger-big' : 'hanger'}>
      <div className="hanger-card code">
        <span>{card.code}</span>
        <span className="hole" />
        <span>{card.date?.slice(0, 4)}</span>
      </div>
      {match && <Match {...match} />}
      <CardPicture card={card} ratio={ratio} sizes={sizes} first={first} className={cutOf(card)} />
      <h2 data-length={lengthOf(card.title)}>
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

/** The shade that was looked for, sewn in between card and cloth. */
function Match({ hex, name, number, distance }: ColourMatch) {
  return (
    <p
      className="hanger-match code"
      style={customProperties({ '--chip': hex, '--on-chip': textOnSwatch(hex) })}
    >
      <b>
        {name}
        {number && `, ${number}`}
      </b>
      <span>{nearness(distance)}</span>
    </p>
  )
}

function lengthOf(title: string): 'short' | 'long' | 'very-long' {
  if (title.length <= LONG) return 'short'
  return title.length <= VERY_LONG ? 'long' : 'very-long'
}
