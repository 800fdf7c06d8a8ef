import { useMemo } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { toCard } from '../card.ts'
import { dayOf } from '../dates.ts'
import { type Part, withAnchors } from '../reading/anchors.ts'
import { platesOf } from '../reading/plates.ts'
import { minutesToRead } from '../reading/segments.ts'
import { withAnd } from '../reading/text.ts'
import { useDye } from '../use-dye.ts'
import { ArticleBody } from './entry/article-body.tsx'
import { Title } from './entry/article-head.tsx'
import { besideOf } from './entry/beside.tsx'
import { Enlarging } from './entry/enlarge.tsx'
import { Media } from './entry/media-head.tsx'

const GROUPS: Record<string, string> = { 'Inspiration-Guide': 'Inspiration Guide' }

/** A page that stands alone: set in type, with its contents in the margin. */
export function WebPage({ entry }: { entry: EntryItem }) {
  const { fields } = entry
  const { title, standfirst } = toCard(entry)
  const plates = useMemo(() => platesOf(fields), [fields])
  const { document, parts } = useMemo(
    () => (fields.text ? withAnchors(fields.text) : { document: undefined, parts: [] }),
    [fields.text],
  )
  useDye(fields.image?.fields.tokens)
  const minutes = minutesToRead(fields.text)
  return (
    <Enlarging plates={plates}>
      <article className="article leaflet">
        <header className="leaflet-head grid">
          <p className="code">
            <b>{GROUPS[fields.webGroup ?? ''] ?? 'House notes'}</b>
            {fields.date && <span>{dayOf(fields.date)}</span>}
            {minutes > 0 && <span>{minutes} min</span>}
          </p>
          <Title title={title} />
          {standfirst && <p className="standfirst">{standfirst}</p>}
        </header>
        {fields.embed && (
          <div className="leaflet-media grid">
            <Media entry={entry} />
          </div>
        )}
        <div className="body grid">
          {parts.length > 1 && <Contents parts={parts} />}
          <ArticleBody document={document} beside={besideOf(entry)} />
        </div>
      </article>
    </Enlarging>
  )
}

function Contents({ parts }: { parts: Part[] }) {
  return (
    <nav className="leaflet-contents" aria-label="On this page">
      <ol>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{withAnd(words)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
