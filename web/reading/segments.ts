import type { RichTextDocument, RichTextElement, RichTextNode } from '#modules/content/rich-text.ts'
import { plainText } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'

/** Wide goes across the page, tall stands beside the text, the rest is set in the text's own column. */
export type Shape = 'wide' | 'tall' | 'even'
export type Figure = { kind: 'figure'; asset: AssetItem; number: number; shape: Shape }
export type Prose = { kind: 'prose'; nodes: RichTextNode[] }

/** An article set in pieces: text in its column, figures and large quotations on the whole page. */
export type Segment = Prose | Figure | { kind: 'pull'; words: string }

/** Longer than this a quotation is read, not looked at, and stays in the text. */
const LONGEST_PULL = 110
const WIDE = 1.35
const TALL = 0.9

export function segmentsOf(document: RichTextDocument): Segment[] {
  const segments: Segment[] = []
  let number = 0
  for (const node of document.content) {
    const asset = assetOf(node)
    const pull = pullOf(node)
    if (asset) {
      number += 1
      segments.push({ kind: 'figure', asset, number, shape: shapeOf(asset) })
    } else if (pull) segments.push({ kind: 'pull', words: pull })
    else if (!isEmpty(node)) {
      const last = segments.at(-1)
      if (last?.kind === 'prose') last.nodes.push(node)
      else segments.push({ kind: 'prose', nodes: [node] })
    }
  }
  return segments
}

export function shapeOf(asset: AssetItem): Shape {
  const { width, height } = asset.fields.file.details.image
  const ratio = width / height
  return ratio >= WIDE ? 'wide' : ratio <= TALL ? 'tall' : 'even'
}

/** The picture a node points at, if the server resolved it for this reader. */
export function assetOf(node: RichTextNode): AssetItem | undefined {
  if (node.nodeType !== 'embedded-asset-block') return undefined
  const target = (node as RichTextElement).data.target as AssetItem | undefined
  return target?.fields?.file?.details?.image ? target : undefined
}

/** Every picture of a document, in its order, those in lists and quotations too. */
export function assetsOf(nodes: readonly RichTextNode[]): AssetItem[] {
  return nodes.flatMap((node) => {
    const asset = assetOf(node)
    return [...(asset ? [asset] : []), ...('content' in node ? assetsOf(node.content) : [])]
  })
}

/** Contentful's editor ends every document in a paragraph without a word. */
function isEmpty(node: RichTextNode): boolean {
  if (node.nodeType !== 'paragraph') return false
  return (node as RichTextElement).content.every((each) => 'value' in each && each.value.trim() === '')
}

function pullOf(node: RichTextNode): string | undefined {
  if (node.nodeType !== 'blockquote') return undefined
  const element = node as RichTextElement
  if (element.content.length !== 1) return undefined
  const words = lengthOf([node]) <= LONGEST_PULL ? wordsOf([node]) : undefined
  return words || undefined
}

function wordsOf(nodes: RichTextNode[]): string {
  return plainText({ nodeType: 'document', data: {}, content: nodes }).trim()
}

export function lengthOf(nodes: RichTextNode[]): number {
  return wordsOf(nodes).length
}

const WORDS_A_MINUTE = 230

/** In whole minutes, one at least; nothing to read takes no time. */
export function minutesToRead(document: RichTextDocument | undefined): number {
  const words = document ? plainText(document).split(/\s+/).filter(Boolean).length : 0
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
