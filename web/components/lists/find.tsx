import type { EntryItem } from '#modules/content/contract.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { toCard } from '../../card.ts'
import { dayOf } from '../../dates.ts'
import { dyedFrom } from '../../dye.ts'
import { cutsOf } from '../../reading/cuts.ts'
import { withAnd } from '../../reading/text.ts'
import { CardPicture } from './card-picture.tsx'
import { EntryLink } from './entry-link.tsx'

/** An entry that was found, with the words that were searched for marked. */
export function Find({ item }: { item: EntryItem }) {
  const card = toCard(item)
  const { before, after } = cutsOf(item.highlight?.text.map(({ text }) => text).join(''))
  return (
    <li className="find" style={dyedFrom(card.image?.tokens)}>
      <CardPicture card={card} alt="" ratio="4 / 5" sizes="200px" />
      <div>
        <h2>
          <EntryLink card={card}>{marked(item.highlight?.title, card.title)}</EntryLink>
        </h2>
        <p className="text-small">
          {before}
          {marked(item.highlight?.text, card.standfirst)}
          {after}
        </p>
        <p className="find-filed code quiet">
          <span>{card.code}</span>
          {card.section && <span>{sectionLabel(card.section)}</span>}
          {card.date && <span>{dayOf(card.date)}</span>}
        </p>
      </div>
    </li>
  )
}

function marked(segments: { text: string; match: boolean }[] | undefined, plain = '') {
  if (!segments?.length) return plain
  return segments.map(({ text, match }, place) => {
    const words = withAnd(text)
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    return match ? <mark key={place}>{words}</mark> : words
  })
}
