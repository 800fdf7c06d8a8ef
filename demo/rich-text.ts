import type { RichTextDocument, RichTextElement, RichTextText } from '#modules/content/rich-text.ts'

type Inline = string | RichTextText | RichTextElement

function text(value: string, ...marks: ('bold' | 'italic')[]): RichTextText {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

function node(nodeType: string, content: Inline[], data: Record<string, unknown> = {}): RichTextElement {
  return { nodeType, data, content: content.map((each) => (typeof each === 'string' ? text(each) : each)) }
}

function linkTo(linkType: 'Entry' | 'Asset', id: string) {
  return { target: { sys: { type: 'Link', linkType, id } } }
}

export function document(...content: RichTextElement[]): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}

export const bold = (value: string) => text(value, 'bold')
export const italic = (value: string) => text(value, 'italic')
export const p = (...content: Inline[]) => node('paragraph', content)
export const h2 = (value: string) => node('heading-2', [value])
export const hr = () => node('hr', [])
export const quote = (...paragraphs: string[]) =>
  node(
    'blockquote',
    paragraphs.map((each) => p(each)),
  )
export const link = (uri: string, label: string) => node('hyperlink', [label], { uri })
export const entryLink = (id: string, label: string) => node('entry-hyperlink', [label], linkTo('Entry', id))
export const asset = (id: string) => node('embedded-asset-block', [], linkTo('Asset', id))

const items = (each: Inline[][]) => each.map((content) => node('list-item', [p(...content)]))
export const ul = (...each: Inline[][]) => node('unordered-list', items(each))
export const ol = (...each: Inline[][]) => node('ordered-list', items(each))

/** The first row is the head. */
export function table(head: string[], ...rows: string[][]): RichTextElement {
  const row = (type: string, cells: string[]) =>
    node(
      'table-row',
      cells.map((cell) => node(type, [p(cell)])),
    )
  return node('table', [row('table-header-cell', head), ...rows.map((cells) => row('table-cell', cells))])
}
