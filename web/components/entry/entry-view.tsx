import { type ReactNode, use, useMemo } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import type { RichTextDocument } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { platesOf, unshownIn } from '../../reading/plates.ts'
import { withAnd } from '../../reading/text.ts'
import { useRootData } from '../../root-data.ts'
import { useDye } from '../../use-dye.ts'
import { EntryPaths } from '../lists/entry-paths.ts'
import { NotePanel } from '../notes/note-panel.tsx'
import { ArticleBody, type Beside } from './article-body.tsx'
import { ArticleEnd } from './article-end.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleMargin } from './article-margin.tsx'
import { Colophon } from './colophon.tsx'
import { Colourways } from './colourways.tsx'
import { Crumb } from './crumb.tsx'
import { Enlarging } from './enlarge.tsx'
import { Figure } from './figure.tsx'
import { MediaHead } from './media-head.tsx'
import { ShadeCard } from './shade-card.tsx'

interface EntryViewProps {
  entry: EntryItem
  /** The address of the list it stands in. */
  list: string
  /** What stands instead of an entry whose template is none of ours. */
  unshown?: ReactNode
}

const HEADS = new Map([
  ['article', ArticleHead],
  ['indesign', MediaHead],
  ['video', MediaHead],
])

const WITHOUT_TEXT: RichTextDocument = { nodeType: 'document', data: {}, content: [] }

/** An entry by its template. Nothing is shown of one that has another, but its name and the way back. */
export function EntryView({ entry, list, unshown = <Crumb list={list} /> }: EntryViewProps) {
  const { fields } = entry
  const plates = useMemo(() => platesOf(fields), [fields])
  const tokens = fields.image?.fields.tokens
  useDye(tokens)

  const Head = HEADS.get(fields.template ?? '')
  if (!Head) return <Unshown entry={entry}>{unshown}</Unshown>
  return (
    <Enlarging plates={plates}>
      <article className="article">
        <Head entry={entry} list={list} />
        <div className="body grid">
          <ArticleMargin entry={entry}>
            <NotePanel entryId={entry.sys.id} />
          </ArticleMargin>
          <ArticleBody document={fields.text ?? WITHOUT_TEXT} beside={besideOf(entry)} />
          <Colourways entry={entry} />
        </div>
        <PrintedAddress entry={entry} />
        {tokens && <Colophon tokens={tokens} cloth={fields.section === 'color-and-print'} />}
        <ArticleEnd entry={entry} list={list} />
      </article>
    </Enlarging>
  )
}

/** Cloth comes with its shade card; other entries with the pictures that are shown nowhere else. */
function besideOf({ fields }: EntryItem): Beside | undefined {
  const { section, image, code, slug, title } = fields
  if (section === 'color-and-print' && image) {
    const { palette } = image.fields
    const show = () => <ShadeCard {...{ palette, code, slug, title }} />
    return { length: 300 + palette.length * 220, figures: 0, show }
  }
  const pictures = unshownIn(fields)
  if (pictures.length === 0) return undefined
  const show = (number: number) =>
    pictures.map((asset, place) => (
      <Figure
        key={asset.sys.id}
        asset={asset}
        number={number + place}
        sizes="(min-width: 768px) 26vw, 100vw"
      />
    ))
  const heights = pictures.map((asset) => 150 + 700 / ratioOf(asset))
  return { length: 150 + heights.reduce((sum, each) => sum + each), figures: pictures.length, show }
}

function ratioOf({ fields }: AssetItem): number {
  const { width, height } = fields.file.details.image
  return width / height
}

function Unshown({ entry, children }: { entry: EntryItem; children: ReactNode }) {
  return (
    <div className="unshown grid">
      {children}
      <h1 className="visually-hidden">{withAnd(entry.fields.title ?? '')}</h1>
    </div>
  )
}

/** On paper an entry says where it was read. */
function PrintedAddress({ entry: { fields } }: { entry: EntryItem }) {
  const root = useRootData()
  const path = use(EntryPaths)(fields)
  if (!root || !path) return null
  return (
    <p className="print-only printed-address code">
      <b>{fields.code}</b> {root.site.name}, {root.origin}
      {path}
    </p>
  )
}
