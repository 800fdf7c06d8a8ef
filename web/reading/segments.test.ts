import { expect, test } from 'vitest'
import type { RichTextDocument, RichTextNode } from '#modules/content/rich-text.ts'
import { minutesToRead, segmentsOf } from './segments.ts'

const text = (value: string): RichTextNode => ({ nodeType: 'text', value, marks: [], data: {} })
const node = (nodeType: string, content: RichTextNode[] = [], data = {}): RichTextNode => ({
  nodeType,
  data,
  content,
})
const p = (value: string) => node('paragraph', [text(value)])
const quote = (value: string) => node('blockquote', [p(value)])
const picture = (width: number, height: number) =>
  node('embedded-asset-block', [], {
    target: { fields: { file: { details: { image: { width, height } } } } },
  })
const article = (...content: RichTextNode[]): RichTextDocument => ({
  nodeType: 'document',
  data: {},
  content,
})

test('text between figures stays together, figures are numbered, and short quotations stand alone', () => {
  const segments = segmentsOf(
    article(
      p('a'),
      node('heading-2', [text('b')]),
      picture(1600, 800),
      p('c'),
      quote('short'),
      picture(800, 1000),
    ),
  )
  expect(segments.map((each) => (each.kind === 'figure' ? [each.number, each.shape] : each.kind))).toEqual([
    'prose',
    [1, 'wide'],
    'prose',
    'pull',
    [2, 'tall'],
  ])
})

test('a long quotation, and a picture the reader may not see, stay in the text', () => {
  const unresolved = node('embedded-asset-block', [], { target: { sys: { type: 'Link', id: 'x' } } })
  expect(segmentsOf(article(quote('long '.repeat(40)), unresolved)).map(({ kind }) => kind)).toEqual([
    'prose',
  ])
})

test('reading time is in whole minutes, one at least, and none without a text', () => {
  expect(minutesToRead(undefined)).toBe(0)
  expect(minutesToRead(article(p('a word or two')))).toBe(1)
  expect(minutesToRead(article(p('word '.repeat(690))))).toBe(3)
})

test('a paragraph without a word is left out', () => {
  const [figure, ...rest] = segmentsOf(article(p(' '), picture(1000, 1000), p('')))
  expect(figure).toMatchObject({ number: 1, shape: 'even' })
  expect(rest).toEqual([])
})
