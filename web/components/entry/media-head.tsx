import type { ReactNode } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { readSavedEmbed } from '#modules/content/embed.ts'
import { toCard, toCardImage } from '../../card.ts'
import { withAnd } from '../../reading/text.ts'
import { plateStyle } from '../lists/entry-link.tsx'
import { Picture } from '../picture.tsx'
import { Title } from './article-head.tsx'
import { EnlargeButton } from './enlarge.tsx'

const KINDS: Record<string, string> = { video: 'Film', indesign: 'Pages' }

/** An entry that is looked at before it is read: its film or its pages are the page, and its name makes room for them. */
export function MediaHead({ entry, crumb }: { entry: EntryItem; crumb: ReactNode }) {
  const { title, standfirst } = toCard(entry)
  return (
    <header className="media-head field grid">
      {crumb}
      <Title title={title} />
      {standfirst && <p className="standfirst">{standfirst}</p>}
      <Media entry={entry} />
    </header>
  )
}

/** The film or the pages themselves; where there are none, the entry's picture. */
export function Media({ entry }: { entry: EntryItem }) {
  const { template = '', code } = entry.fields
  return (
    <figure className="media" data-template={template} style={plateStyle(entry.sys.id)}>
      <Frame entry={entry} kind={KINDS[template] ?? 'Media'} code={code} />
    </figure>
  )
}

function Frame({ entry, kind, code }: { entry: EntryItem; kind: string; code: string | undefined }) {
  const { embed, image } = entry.fields
  const frame = embed && readSavedEmbed(embed)
  if (!frame)
    return image ? (
      <EnlargeButton asset={image}>
        <Picture image={toCardImage(image)} sizes="100vw" first />
      </EnlargeButton>
    ) : null
  return (
    <>
      <figcaption className="selvedge">
        <span className="hole" />
        <b>{code}</b>
        <span className="media-name">{withAnd(frame.title)}</span>
        <a className="selvedge-end" href={frame.src} target="_blank" rel="noopener noreferrer">
          {kind} alone<span className="out-of-sight"> in a new window</span>
        </a>
      </figcaption>
      <iframe
        src={frame.src}
        title={frame.title}
        // A page of our own gets no right to this one; a player from elsewhere runs its scripts, in its own origin.
        sandbox={frame.isOwn ? '' : 'allow-scripts allow-same-origin allow-presentation allow-popups'}
        allow={frame.isOwn ? undefined : 'fullscreen; encrypted-media; picture-in-picture'}
        allowFullScreen={!frame.isOwn}
      />
      <p className="print-only standfirst">
        {kind} on the screen: {withAnd(frame.title)}.
      </p>
    </>
  )
}
