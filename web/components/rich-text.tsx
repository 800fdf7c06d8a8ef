import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EntryLink } from '#modules/content/contract.ts'
import type { RichTextElement, RichTextNode, RichTextText } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { entryPath } from '../reading/addresses.ts'

/** Contentful's document as html. Every node it knows, and nothing of one it does not know but the words inside. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }): ReactNode {
  return nodes.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no ids and never move; their place is their name
    <Node key={place} node={node} />
  ))
}

const TAGS: Record<
  string,
  'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'ul' | 'ol' | 'li' | 'blockquote' | 'tr'
> = {
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
  'table-row': 'tr',
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  if (node.nodeType === 'text') return <Marked node={node as RichTextText} />
  const element = node as RichTextElement
  const inside = <RichText nodes={element.content ?? []} />
  const Tag = TAGS[element.nodeType]
  if (Tag) return <Tag>{inside}</Tag>
  switch (element.nodeType) {
    case 'hr':
      return <hr />
    case 'table':
      return <Table element={element} />
    case 'table-header-cell':
      return <th scope="col">{inside}</th>
    case 'table-cell':
      return <td>{inside}</td>
    case 'hyperlink':
      return <Outward uri={String(element.data.uri ?? '')}>{inside}</Outward>
    case 'entry-hyperlink':
    case 'embedded-entry-inline':
    case 'embedded-entry-block':
      return <ToEntry target={element.data.target as EntryLink}>{inside}</ToEntry>
    case 'asset-hyperlink':
      return <ToAsset target={element.data.target as AssetItem}>{inside}</ToAsset>
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

function Marked({ node }: { node: RichTextText }): ReactNode {
  let inside: ReactNode = node.value
  for (const { type } of node.marks) {
    const Mark = MARKS[type]
    if (Mark) inside = <Mark>{inside}</Mark>
  }
  return inside
}

/** Wide tables scroll by themselves and can be reached by keyboard to do so. */
function Table({ element }: { element: RichTextElement }) {
  const [head, ...rows] = element.content as RichTextElement[]
  const isHead = head?.content.every(({ nodeType }) => nodeType === 'table-header-cell')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section className="table" tabIndex={0} aria-label="Table">
      <table>
        {isHead && head && (
          <thead>
            <RichText nodes={[head]} />
          </thead>
        )}
        <tbody>
          <RichText nodes={isHead ? rows : element.content} />
        </tbody>
      </table>
    </section>
  )
}

function Outward({ uri, children }: { uri: string; children: ReactNode }) {
  if (uri.startsWith('/') && !uri.startsWith('//')) return <Link to={uri}>{children}</Link>
  // Whatever else an editor may have pasted, a script is not an address.
  if (!/^(https?|mailto|tel):/i.test(uri)) return children
  return (
    <a href={uri} rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** An entry the reader may not open is words without a way. */
function ToEntry({ target, children }: { target: EntryLink | undefined; children: ReactNode }) {
  const path = target?.fields && entryPath(target.fields)
  const words = Array.isArray(children) && children.length === 0 ? target?.fields?.title : children
  return path ? <Link to={path}>{words}</Link> : words
}

function ToAsset({ target, children }: { target: AssetItem | undefined; children: ReactNode }) {
  const url = target?.fields?.file?.url
  return url ? <a href={`${url}${url.includes('?') ? '&' : '?'}w=1600`}>{children}</a> : children
}
