import type { RichTextDocument, RichTextElement, RichTextNode } from '#modules/content/rich-text.ts'

const HEADING = /^heading-([1-6])$/

/** Headings without gaps: below the page's own first heading comes a second, and none is more than one below the last. */
export function inOrder(document: RichTextDocument): RichTextDocument {
  let last = 1
  const walk = (node: RichTextNode): RichTextNode => {
    if ('value' in node) return node
    const level = Number(HEADING.exec(node.nodeType)?.[1])
    if (level) last = Math.min(Math.max(level, 2), last + 1)
    const nodeType = level ? `heading-${last}` : node.nodeType
    return { ...node, nodeType, content: node.content.map(walk) } satisfies RichTextElement
  }
  return walk(document) as RichTextDocument
}
