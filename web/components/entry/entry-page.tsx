import { type ReactNode, useMemo } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { platesOf } from '../../reading/plates.ts'
import { withAnd } from '../../reading/text.ts'
import { useWays } from '../../reading/ways.ts'
import { useRootData } from '../../root-data.ts'
import { useDye } from '../../use-dye.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleMargin } from './article-margin.tsx'
import { besideOf } from './beside.tsx'
import { Colophon } from './colophon.tsx'
import { Colourways } from './colourways.tsx'
import { Enlarging } from './enlarge.tsx'
import { MediaHead } from './media-head.tsx'

interface EntryPageProps {
  entry: EntryItem
  /** Where it is read, and the way back. */
  crumb?: ReactNode
  /** What a member does with an entry: keeps it, and writes a note beside it. */
  keep?: ReactNode
  note?: ReactNode
  /** What stands instead of an entry whose template is none of ours: the crumb, unless something else is given. */
  unshown?: ReactNode
  /** The ways on. */
  children: ReactNode
}

const HEADS = new Map([
  ['article', ArticleHead],
  ['indesign', MediaHead],
  ['video', MediaHead],
])

/** An entry by its template. Nothing is shown of one that has another, but its name and the way back. */
export function EntryPage({ entry, crumb, keep, note, unshown = crumb, children }: EntryPageProps) {
  const { fields } = entry
  const plates = useMemo(() => platesOf(fields), [fields])
  const tokens = fields.image?.fields.tokens
  useDye(tokens)

  const Head = HEADS.get(fields.template ?? '')
  if (!Head) return <Unshown entry={entry}>{unshown}</Unshown>
  return (
    <Enlarging plates={plates}>
      <article className="article">
        <Head entry={entry} crumb={crumb} />
        <div className="body grid">
          <ArticleMargin entry={entry} keep={keep}>
            {note}
          </ArticleMargin>
          <ArticleBody document={fields.text} beside={besideOf(entry)} />
          <Colourways entry={entry} />
        </div>
        <PrintedAddress entry={entry} />
        {tokens && <Colophon tokens={tokens} cloth={fields.section === 'color-and-print'} />}
        {children}
      </article>
    </Enlarging>
  )
}

function Unshown({ entry, children }: Pick<EntryPageProps, 'entry' | 'children'>) {
  return (
    <div className="unshown grid">
      {children}
      <h1 className="out-of-sight">{withAnd(entry.fields.title ?? '')}</h1>
    </div>
  )
}

/** On paper an entry says where it was read. */
function PrintedAddress({ entry: { sys, fields } }: { entry: EntryItem }) {
  const root = useRootData()
  const { toEntry } = useWays()
  const path = toEntry({ ...fields, id: sys.id, type: sys.contentType.sys.id })
  if (!root || !path) return null
  return (
    <p className="print-only printed-address code">
      <b>{fields.code}</b> {root.site.name}, {root.origin}
      {path}
    </p>
  )
}
