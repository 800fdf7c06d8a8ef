import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { EntryLink } from '#modules/content/contract.ts'
import type { RichTextElement, RichTextNode, RichTextText } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { withWidth } from '#modules/media/sources.ts'
import { anchorOf } from '../../reading/anchors.ts'
import { assetOf } from '../../reading/segments.ts'
import { withAnd } from '../../reading/text.ts'
import { useWays } from '../../reading/ways.ts'
import { EntryCard } from './entry-card.tsx'
import { Figure } from './figure.tsx'
import { RichTable } from './rich-table.tsx'

/** Contentful's document as html. Every node it knows, and nothing of one it does not know but the words inside. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }): ReactNode {
  return nodes.map((node, place) => (
    <Node
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no ids and never move; their place is their name
      key={place}
      node={node}
      before={wordsOf(nodes[place - 1])}
      after={wordsOf(nodes[place + 1])}
    />
  ))
}

function wordsOf(node: RichTextNode | undefined): string {
  if (!node) return ''
  return 'value' in node ? node.value : (node.content ?? []).map(wordsOf).join('')
}

const TAGS: Record<string, 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'ul' | 'ol' | 'li' | 'blockquote'> = {
  paragraph: 'p',
  // The page has its own first heading.
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
}

interface NodeProps {
  node: RichTextNode
  /** The words on either side, where a sentence is cut into pieces. */
  before: string
  after: string
}

function Node({ node, before, after }: NodeProps): ReactNode {
  if ('value' in node) return <Marked node={node} before={before} after={after} />
  const inside = <RichText nodes={node.content ?? []} />
  const Tag = TAGS[node.nodeType]
  if (Tag) return <Tag id={anchorOf(node)}>{inside}</Tag>
  switch (node.nodeType) {
    case 'hr':
      return <hr />
    case 'table':
      return <RichTable rows={node.content as RichTextElement[]} />
    case 'embedded-asset-block':
      return <Embedded asset={assetOf(node)} />
    case 'embedded-entry-block':
      return <EntryCard entry={node.data.target as EntryLink} />
    case 'hyperlink':
      return <Outward uri={String(node.data.uri ?? '')}>{inside}</Outward>
    case 'entry-hyperlink':
      return <ToEntry target={node.data.target as EntryLink}>{inside}</ToEntry>
    case 'embedded-entry-inline':
      return <ToEntry target={node.data.target as EntryLink} />
    case 'asset-hyperlink':
      return <ToAsset target={node.data.target as AssetItem}>{inside}</ToAsset>
    // A resource is of another library, which this one cannot look into: what is left of it are its words.
    default:
      return inside
  }
}

const MARKS: Record<string, 'strong' | 'em' | 'u' | 'code' | 'sup' | 'sub' | 's'> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
}

function Marked({ node, before, after }: NodeProps & { node: RichTextText }): ReactNode {
  const isCode = node.marks.some(({ type }) => type === 'code')
  let inside: ReactNode = inLines(isCode ? node.value : withAnd(node.value, before, after))
  for (const { type } of node.marks) {
    const Mark = MARKS[type]
    if (Mark) inside = <Mark>{inside}</Mark>
  }
  return inside
}

/** Contentful keeps a break within a paragraph as a new line. */
function inLines(text: string): ReactNode {
  if (!text.includes('\n')) return text
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and never move
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function Embedded({ asset }: { asset: AssetItem | undefined }) {
  return asset && <Figure asset={asset} className="figure-column" sizes="(min-width: 1024px) 36rem, 100vw" />
}

function Outward({ uri, children }: { uri: string; children: ReactNode }) {
  const { opens } = useWays()
  if (/^\/(?![/\\])/.test(uri)) return opens(uri) ? <Link to={uri}>{children}</Link> : children
  // Whatever else an editor may have pasted, a script is not an address.
  if (!/^(https?|mailto|tel):/i.test(uri)) return children
  return (
    <a href={uri} rel="noopener noreferrer">
      {children}
    </a>
  )
}

function addressOf({ sys, fields }: EntryLink) {
  return { ...fields, id: sys.id, type: sys.contentType?.sys.id }
}

/** An entry the reader may not open is words without a way. */
function ToEntry({ target, children }: { target: EntryLink | undefined; children?: ReactNode }) {
  const { toEntry } = useWays()
  const path = target?.fields && toEntry(addressOf(target))
  const words = children ?? withAnd(target?.fields?.title ?? '')
  return path ? <Link to={path}>{words}</Link> : words
}

function ToAsset({ target, children }: { target: AssetItem | undefined; children: ReactNode }) {
  const url = target?.fields?.file?.url
  return url ? <a href={withWidth(url, 1600)}>{children}</a> : children
}
