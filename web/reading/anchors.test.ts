import { expect, test } from 'vitest'
import type { RichTextDocument, RichTextElement } from '#modules/content/rich-text.ts'
import { anchorOf, withAnchors } from './anchors.ts'

const node = (nodeType: string, value: string, data = {}): RichTextElement => ({
  nodeType,
  data,
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
})
const text = (...content: RichTextElement[]): RichTextDocument => ({
  nodeType: 'document',
  data: {},
  content,
})

test('large headings are the contents of a text, each under a name of its own', () => {
  const { document, parts } = withAnchors(
    text(
      node('heading-1', 'On the loom'),
      node('paragraph', 'Words'),
      node('heading-2', 'Café & dye: 3'),
      node('heading-3', 'Small'),
      node('heading-2', 'On the loom'),
      node('heading-2', ' '),
    ),
  )
  expect(parts).toEqual([
    { id: 'part-on-the-loom', words: 'On the loom' },
    { id: 'part-café-dye-3', words: 'Café & dye: 3' },
    { id: 'part-on-the-loom-3', words: 'On the loom' },
  ])
  expect(document.content.map((each) => anchorOf(each as RichTextElement))).toEqual([
    'part-on-the-loom',
    undefined,
    'part-café-dye-3',
    undefined,
    'part-on-the-loom-3',
    undefined,
  ])
})

test('a name that an imported text brings along is not one of ours', () => {
  expect(anchorOf(node('heading-2', 'A', { anchor: 'main' }))).toBeUndefined()
  expect(anchorOf(node('heading-2', 'A', { anchor: 7 }))).toBeUndefined()
})
