import { expect, it } from 'vitest'
import { checkDocument, isSafeLink, linksOf, MalformedRichText, plainText } from './rich-text.ts'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content })
const link = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })

it('keeps unknown nodes and marks, and says which they were', () => {
  const given = node('document', [
    node('paragraph', [text('loud', 'sparkle')]),
    node('hologram', [node('paragraph', [text('inside')])]),
  ])
  const { document, unknown } = checkDocument(given)
  expect(unknown).toEqual(['mark sparkle', 'node hologram'])
  expect(plainText(document)).toBe('loud\ninside')
})

it('empties links that could run something', () => {
  const given = node('document', [
    node('paragraph', [node('hyperlink', [text('press')], { uri: 'javascript:alert(1)' })]),
  ])
  const { document, mended } = checkDocument(given)
  expect(JSON.stringify(document)).not.toContain('javascript:')
  expect(mended).toHaveLength(1)
})

it.each([
  ['https://toile.example/a', true],
  ['mailto:a@b.example', true],
  ['tel:+441', true],
  ['/business-insights/x', true],
  ['#part', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  [undefined, false],
])('the link %j is safe: %s', (uri, safe) => {
  expect(isSafeLink(uri)).toBe(safe)
})

it.each([
  ['a string', 'hello'],
  ['another node', node('paragraph', [])],
  ['content that is no list', { nodeType: 'document', data: {}, content: 'x' }],
  ['a text without a value', node('document', [node('paragraph', [{ nodeType: 'text' }])])],
  ['a node that is none', node('document', [null])],
  [
    'a tree without end',
    Array.from({ length: 60 }).reduce<unknown>((inner) => node('list-item', [inner]), text('x')),
  ],
])('refuses %s', (_what, given) => {
  const wrapped =
    typeof given === 'object' && (given as { nodeType?: string }).nodeType === 'list-item'
      ? node('document', [given])
      : given
  expect(() => checkDocument(wrapped)).toThrow(MalformedRichText)
})

it('finds what a document points at, once each', () => {
  const { document } = checkDocument(
    node('document', [
      node('embedded-asset-block', [], link('Asset', 'a1')),
      node('paragraph', [
        node('entry-hyperlink', [text('there')], link('Entry', 'e1')),
        node('entry-hyperlink', [text('again')], link('Entry', 'e1')),
      ]),
    ]),
  )
  expect(linksOf(document)).toEqual({ assets: ['a1'], entries: ['e1'] })
})

it('reads a paragraph with a link in it as one line', () => {
  const { document } = checkDocument(
    node('document', [
      node('paragraph', [
        text('Ask for '),
        node('hyperlink', [text('chiné')], { uri: 'https://a.example' }),
        text(' cloth'),
      ]),
    ]),
  )
  expect(plainText(document)).toBe('Ask for chiné cloth')
})

it('drops the one character that PostgreSQL cannot store', () => {
  expect(plainText(checkDocument(node('document', [node('paragraph', [text('a\u0000b')])])).document)).toBe(
    'ab',
  )
})
