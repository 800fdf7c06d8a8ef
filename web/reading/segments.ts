import type { RichTextDocument, RichTextElement, RichTextNode } from '#modules/content/rich-text.ts'
import { plainText } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'

/** An article set in pieces: text in its column, figures and large quotations on the whole page. */
export type Segment =
  | { kind: 'prose'; nodes: RichTextNode[] }
  | { kind: 'figure'; asset: AssetItem; number: number; wide: boolean }
  | { kind: 'pull'; words: string }

/** Longer than this a quotation is read, not looked at, and stays in the text. */
const LONGEST_PULL = 110
const WIDE = 1.35

export function segmentsOf(document: RichTextDocument): Segment[] {
  const segments: Segment[] = []
  let figures = 0
  for (const node of document.content) {
    const asset = assetOf(node)
    const pull = pullOf(node)
    if (asset) {
      const { width, height } = asset.fields.file.details.image
      figures += 1
      segments.push({ kind: 'figure', asset, number: figures, wide: width / height >= WIDE })
    } else if (pull) segments.push({ kind: 'pull', words: pull })
    else {
      const last = segments.at(-1)
      if (last?.kind === 'prose') last.nodes.push(node)
      else segments.push({ kind: 'prose', nodes: [node] })
    }
  }
  return segments
}

/** The picture a node points at, if the server resolved it for this reader. */
export function assetOf(node: RichTextNode): AssetItem | undefined {
  if (node.nodeType !== 'embedded-asset-block') return undefined
  const target = (node as RichTextElement).data.target as AssetItem | undefined
  return target?.fields?.file ? target : undefined
}

function pullOf(node: RichTextNode): string | undefined {
  if (node.nodeType !== 'blockquote') return undefined
  const element = node as RichTextElement
  if (element.content.length !== 1) return undefined
  const words = plainText({ nodeType: 'document', data: {}, content: [node] }).trim()
  return words.length <= LONGEST_PULL ? words : undefined
}

const WORDS_A_MINUTE = 230

export function minutesToRead(document: RichTextDocument | undefined): number {
  const words = document ? plainText(document).split(/\s+/).filter(Boolean).length : 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
