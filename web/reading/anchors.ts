import {
  plainText,
  type RichTextDocument,
  type RichTextElement,
  type RichTextNode,
} from '#modules/content/rich-text.ts'

/** A part of a text that can be led to. */
export interface Part {
  id: string
  words: string
}

const HEADING = /^heading-[12]$/

/** The text with a name on each of its large headings, and those headings as its contents. */
export function withAnchors(document: RichTextDocument): { document: RichTextDocument; parts: Part[] } {
  const parts: Part[] = []
  const content = document.content.map((node): RichTextNode => {
    if (!HEADING.test(node.nodeType)) return node
    const words = plainText({ nodeType: 'document', data: {}, content: [node] }).trim()
    if (!words) return node
    const id = nameOf(words, parts)
    parts.push({ id, words })
    const element = node as RichTextElement
    return { ...element, data: { ...element.data, anchor: id } }
  })
  return { document: { ...document, content }, parts }
}

/** Only what `withAnchors` has named: an imported text may hold anything in its data. */
export function anchorOf(node: RichTextElement): string | undefined {
  const { anchor } = node.data as { anchor?: unknown }
  return typeof anchor === 'string' && anchor.startsWith(MARK) ? anchor : undefined
}

/** Sets the names apart from those of the page itself. */
const MARK = 'part-'

function nameOf(words: string, taken: readonly Part[]): string {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const name = `${MARK}${plain}`
  return taken.some(({ id }) => id === name) ? `${name}-${taken.length + 1}` : name
}
