/** Contentful's rich-text document: a tree of nodes, never html. Pure, so that the browser renders what the server checked. */
export interface RichTextMark {
  type: string
}

export interface RichTextText {
  nodeType: 'text'
  value: string
  marks: RichTextMark[]
  data: Record<string, unknown>
}

export interface RichTextElement {
  nodeType: string
  data: Record<string, unknown>
  content: RichTextNode[]
}

export type RichTextNode = RichTextText | RichTextElement

export interface RichTextDocument extends RichTextElement {
  nodeType: 'document'
}

const BLOCKS = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'embedded-entry-block',
  'embedded-asset-block',
  'embedded-resource-block',
  'table',
]
const INLINES = [
  'asset-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
  'entry-hyperlink',
  'hyperlink',
  'resource-hyperlink',
]
const PHRASE = [...INLINES, 'text']
const HEADINGS = BLOCKS.filter((each) => each.startsWith('heading'))

/** What each node may hold. Void nodes hold nothing; what is not listed is unknown to us. */
const GRAMMAR: Record<string, readonly string[]> = {
  document: BLOCKS,
  paragraph: PHRASE,
  ...Object.fromEntries(HEADINGS.map((heading) => [heading, PHRASE])),
  'ordered-list': ['list-item'],
  'unordered-list': ['list-item'],
  'list-item': BLOCKS.filter((each) => each !== 'table'),
  blockquote: ['paragraph'],
  table: ['table-row'],
  'table-row': ['table-cell', 'table-header-cell'],
  'table-cell': ['paragraph', 'ordered-list', 'unordered-list'],
  'table-header-cell': ['paragraph'],
  hr: [],
  'embedded-entry-block': [],
  'embedded-asset-block': [],
  'embedded-resource-block': [],
  'embedded-entry-inline': [],
  'embedded-resource-inline': [],
  hyperlink: ['text'],
  'entry-hyperlink': ['text'],
  'asset-hyperlink': ['text'],
  'resource-hyperlink': ['text'],
}
const KNOWN_MARKS: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
])

const SAFE_LINK = /^(https?:|mailto:|tel:)/i
const DEEPEST = 40

export interface CheckedDocument {
  document: RichTextDocument
  /** Nodes and marks that we do not know: kept, shown as their text, reported once each. */
  unknown: string[]
  /** What was changed to make it safe or well-formed. */
  mended: string[]
}

export class MalformedRichText extends Error {
  readonly path: string
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
    this.name = 'MalformedRichText'
    this.path = path
  }
}

/**
 * Takes anything and gives a document that a renderer can trust: shapes checked, unsafe links emptied, unknown nodes
 * kept. Throws only when it is not a document at all.
 */
export function checkDocument(given: unknown): CheckedDocument {
  const unknown = new Set<string>()
  const mended: string[] = []

  function check(
    node: unknown,
    path: string,
    allowed: readonly string[] | undefined,
    depth: number,
  ): RichTextNode {
    if (!isRecord(node) || typeof node.nodeType !== 'string')
      throw new MalformedRichText(path, 'is not a node')
    if (depth > DEEPEST) throw new MalformedRichText(path, `is nested deeper than ${DEEPEST}`)
    const data = isRecord(node.data) ? node.data : {}
    if (node.nodeType === 'text') return checkText(node, path, data)
    const known = Object.hasOwn(GRAMMAR, node.nodeType)
    if (!known) unknown.add(`node ${node.nodeType}`)
    else if (allowed && !allowed.includes(node.nodeType))
      mended.push(`${path}: ${node.nodeType} is out of place`)
    const content = node.content ?? []
    if (!Array.isArray(content)) throw new MalformedRichText(path, 'has no list of content')
    return {
      nodeType: node.nodeType,
      data: checkData(node.nodeType, data, path),
      content: content.map((each, index) =>
        check(each, `${path}.content[${index}]`, GRAMMAR[node.nodeType as string], depth + 1),
      ),
    }
  }

  function checkText(
    node: Record<string, unknown>,
    path: string,
    data: Record<string, unknown>,
  ): RichTextText {
    if (typeof node.value !== 'string') throw new MalformedRichText(path, 'is a text without a value')
    const marks = (Array.isArray(node.marks) ? node.marks : []).filter(
      (mark): mark is RichTextMark => isRecord(mark) && typeof mark.type === 'string',
    )
    for (const mark of marks) if (!KNOWN_MARKS.has(mark.type)) unknown.add(`mark ${mark.type}`)
    // PostgreSQL cannot store U+0000 in text or jsonb.
    return {
      nodeType: 'text',
      value: node.value.replaceAll('\u0000', ''),
      marks: marks.map(({ type }) => ({ type })),
      data,
    }
  }

  function checkData(nodeType: string, data: Record<string, unknown>, path: string): Record<string, unknown> {
    if (nodeType !== 'hyperlink') return data
    if (isSafeLink(data.uri)) return data
    mended.push(`${path}: the link ${JSON.stringify(data.uri)} was emptied`)
    return { ...data, uri: '' }
  }

  if (!isRecord(given) || given.nodeType !== 'document')
    throw new MalformedRichText('text', 'is not a rich-text document')
  const document = check(given, 'text', undefined, 0) as RichTextDocument
  return { document, unknown: [...unknown], mended }
}

/** Absolute web, mail and telephone links, and addresses on this site. A scheme-relative `//host` is neither. */
export function isSafeLink(uri: unknown): uri is string {
  if (typeof uri !== 'string') return false
  return SAFE_LINK.test(uri) || /^[/#](?![/\\])/.test(uri) || uri === '/'
}

/** The words of a document, block by block, for search and for reading time. */
export function plainText(document: RichTextDocument | null): string {
  if (!document) return ''
  const parts: string[] = []
  const inline = (node: RichTextNode): string =>
    'value' in node ? node.value : node.content.map(inline).join('')
  const walk = (node: RichTextNode): void => {
    if ('value' in node) return
    const holdsText = node.content.some((each) => 'value' in each || INLINES.includes(each.nodeType))
    if (holdsText) parts.push(inline(node))
    else for (const each of node.content) walk(each)
  }
  walk(document)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')
}

/** Everything the document points at, in order and without repeats. */
export function linksOf(document: RichTextDocument | null): { assets: string[]; entries: string[] } {
  const assets = new Set<string>()
  const entries = new Set<string>()
  const walk = (node: RichTextNode): void => {
    if ('value' in node) return
    const target =
      isRecord(node.data.target) && isRecord(node.data.target.sys) ? node.data.target.sys : undefined
    if (typeof target?.id === 'string') {
      if (target.linkType === 'Asset') assets.add(target.id)
      if (target.linkType === 'Entry') entries.add(target.id)
    }
    for (const each of node.content) walk(each)
  }
  if (document) walk(document)
  return { assets: [...assets], entries: [...entries] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
