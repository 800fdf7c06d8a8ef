import type { EntryLink as LinkedEntry } from '#modules/content/contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { toCard } from '../../card.ts'
import { CardPicture } from '../lists/card-picture.tsx'
import { EntryLink } from '../lists/entry-link.tsx'

/** Another entry in the middle of a text. One that the reader may not open is not there. */
export function EntryCard({ entry }: { entry: Partial<LinkedEntry> | undefined }) {
  return entry?.sys && entry.fields ? <Card entry={entry as LinkedEntry} /> : null
}

function Card({ entry }: { entry: LinkedEntry }) {
  const card = toCard(entry)
  return (
    <div className="entry-card">
      <CardPicture card={card} sizes="160px" ratio="1" />
      <p className="entry-card-words">
        <span className="code quiet">
          {card.code} {isSection(card.section) && sectionLabel(card.section)}
        </span>
        <b className="display">
          <EntryLink card={card}>{card.title}</EntryLink>
        </b>
      </p>
    </div>
  )
}
