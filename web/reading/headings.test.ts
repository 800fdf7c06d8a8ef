import { expect, test } from 'vitest'
import type { RichTextNode } from '#modules/content/rich-text.ts'
import { inOrder } from './headings.ts'

const heading = (level: number): RichTextNode => ({ nodeType: `heading-${level}`, data: {}, content: [] })
const shown = (...levels: number[]) =>
  inOrder({ nodeType: 'document', data: {}, content: levels.map(heading) }).content.map(({ nodeType }) =>
    Number(nodeType.at(-1)),
  )

test.each([
  [[1], [2]],
  [
    [2, 3, 4],
    [2, 3, 4],
  ],
  [[3], [2]],
  [
    [4, 5, 6],
    [2, 3, 4],
  ],
  [
    [2, 4, 6, 2, 6],
    [2, 3, 4, 2, 3],
  ],
  [
    [1, 1, 2],
    [2, 2, 2],
  ],
])('headings %j are shown as %j', (given, levels) => {
  expect(shown(...given)).toEqual(levels)
})

test('a heading in a list counts, and nothing else changes', () => {
  const item: RichTextNode = { nodeType: 'list-item', data: {}, content: [heading(6)] }
  const text: RichTextNode = { nodeType: 'text', value: 'a', marks: [], data: {} }
  const { content } = inOrder({ nodeType: 'document', data: {}, content: [heading(2), item, text] })
  expect(content).toEqual([heading(2), { ...item, content: [heading(3)] }, text])
})
