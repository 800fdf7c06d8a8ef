import type { PresentationCard } from '#modules/content/cards.ts'
import calico from '../../images/calico.svg'
import { cutOf, isCloth } from '../cloth.tsx'
import { Picture } from '../picture.tsx'

interface BoltProps {
  card: PresentationCard | null
  /** On a phone two thirds of the width, though the picture fills it: a screen of three pixels to one would otherwise fetch the
   *  largest file, whose detail nobody sees, and one of fewer than two the middle one. */
  sizes: string
  /** As a Picture has it. */
  first: true | 'wide'
}

/** The cloth of the season, hung by its card. Before there is one, the calico it will be tried in. */
export function Bolt({ card, sizes, first }: BoltProps) {
  if (!card?.image) return <Calico />
  const colours = card.image.palette.length
  return (
    <figure className="bolt">
      <figcaption className="selvedge">
        <span className="hole" />
        {card.code && <b>{card.code}</b>}
        <span className="bolt-name">{card.title}</span>
        <span className="selvedge-end">
          {colours} {isCloth(card) ? 'screens' : 'colors'}
        </span>
      </figcaption>
      <Picture image={card.image} sizes={sizes} className={cutOf(card)} first={first} />
    </figure>
  )
}

function Calico() {
  return (
    <figure className="bolt">
      <figcaption className="selvedge">
        <span className="hole" />
        <span className="bolt-name">Calico, not yet printed</span>
      </figcaption>
      <img className="pinked" src={calico} alt="" width={1200} height={1500} />
    </figure>
  )
}
