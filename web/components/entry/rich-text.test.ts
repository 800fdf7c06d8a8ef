import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { RichTextNode } from '#modules/content/rich-text.ts'
import { RichText } from './rich-text.tsx'

const text = (value: string, ...marks: string[]): RichTextNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: RichTextNode[] = [], data = {}): RichTextNode => ({
  nodeType,
  data,
  content,
})
const p = (...content: (string | RichTextNode)[]) =>
  node(
    'paragraph',
    content.map((each) => (typeof each === 'string' ? text(each) : each)),
  )

function html(...nodes: RichTextNode[]): string {
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(RichText, { nodes }) }])
  return renderToStaticMarkup(createElement(Page))
}

const entry = {
  sys: { id: 'cp-1', type: 'Entry' },
  fields: { title: 'Cut & sewn', slug: 'cut-and-sewn', section: 'color-and-print', code: 'CP 25-001' },
}
const asset = {
  sys: { id: 'a-1', type: 'Asset' },
  fields: {
    title: 'Warp & weft',
    description: 'Threads',
    credit: 'Drawn by Ines Okafor',
    file: { url: '/images/a-1?sig=x', details: { image: { width: 1600, height: 900 } } },
    dominant: '#000000',
    focalPoint: { x: 0.5, y: 0.5 },
    palette: [],
  },
}
const bare = (linkType: string) => ({ target: { sys: { type: 'Link', linkType, id: 'x' } } })

test.each<[string, RichTextNode, string]>([
  ['a paragraph', p('Words'), '<p>Words</p>'],
  ['a break', p('one\ntwo'), '<p>one<br/>two</p>'],
  ['heading 1', node('heading-1', [text('A')]), '<h2>A</h2>'],
  ['heading 2', node('heading-2', [text('A')]), '<h2>A</h2>'],
  ['heading 3', node('heading-3', [text('A')]), '<h3>A</h3>'],
  ['heading 4', node('heading-4', [text('A')]), '<h4>A</h4>'],
  ['heading 5', node('heading-5', [text('A')]), '<h5>A</h5>'],
  ['heading 6', node('heading-6', [text('A')]), '<h6>A</h6>'],
  ['a list', node('unordered-list', [node('list-item', [p('a')])]), '<ul><li><p>a</p></li></ul>'],
  ['a numbered list', node('ordered-list', [node('list-item', [p('a')])]), '<ol><li><p>a</p></li></ol>'],
  ['a quotation', node('blockquote', [p('a')]), '<blockquote><p>a</p></blockquote>'],
  ['a rule', node('hr'), '<hr/>'],
  ['bold', text('a', 'bold'), '<strong>a</strong>'],
  ['italic', text('a', 'italic'), '<em>a</em>'],
  ['underline', text('a', 'underline'), '<u>a</u>'],
  ['code', text('a & b', 'code'), '<code>a &amp; b</code>'],
  ['superscript', text('a', 'superscript'), '<sup>a</sup>'],
  ['subscript', text('a', 'subscript'), '<sub>a</sub>'],
  ['strikethrough', text('a', 'strikethrough'), '<s>a</s>'],
  ['two marks', text('a', 'bold', 'italic'), '<em><strong>a</strong></em>'],
  ['an unknown mark', text('a', 'blink'), 'a'],
  ['an unknown node', node('marquee', [p('a')]), '<p>a</p>'],
  ['a link to a resource', node('resource-hyperlink', [text('a')], bare('Contentful:Entry')), 'a'],
  ['a resource', node('embedded-resource-block', [], bare('Contentful:Entry')), ''],
  ['a resource in a line', node('embedded-resource-inline', [], bare('Contentful:Entry')), ''],
  ['an entry that may not be read', node('embedded-entry-block', [], bare('Entry')), ''],
  ['the same in a line', node('embedded-entry-inline', [], bare('Entry')), ''],
  ['a link to it', node('entry-hyperlink', [text('a')], bare('Entry')), 'a'],
  ['a picture that may not be seen', node('embedded-asset-block', [], bare('Asset')), ''],
  ['a link to it', node('asset-hyperlink', [text('a')], bare('Asset')), 'a'],
  [
    'a link',
    node('hyperlink', [text('R&D')], { uri: 'https://example.com/?a=1&b=2' }),
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">R and D</a>',
  ],
  ['a link without an address', node('hyperlink', [text('a')], { uri: '' }), 'a'],
  ['a script', node('hyperlink', [text('a')], { uri: 'javascript:alert(1)' }), 'a'],
  ['another host in disguise', node('hyperlink', [text('a')], { uri: '/\\evil.example' }), 'a'],
])('%s', (_, given, shown) => {
  expect(html(given)).toBe(shown)
})

test('links within the library are the library’s own', () => {
  expect(html(node('hyperlink', [text('a')], { uri: '/home' }))).toContain('href="/home"')
  const target = { target: entry }
  expect(html(node('entry-hyperlink', [text('see')], target))).toContain(
    'href="/color-and-print/cut-and-sewn" data-discover="true">see</a>',
  )
  expect(html(node('embedded-entry-inline', [], target))).toContain('>Cut and sewn</a>')
})

test('an entry in the text is a card that leads to it', () => {
  const card = html(node('embedded-entry-block', [], { target: entry }))
  expect(card).toContain('class="entry-card"')
  expect(card).toContain('CP 25-001 Color and Print')
  expect(card).toMatch(/href="\/color-and-print\/cut-and-sewn"[^>]*>Cut and sewn<\/a>/)
})

test('a picture has its caption and its credit, in a list too', () => {
  const figure = html(
    node('unordered-list', [
      node('list-item', [p('a'), node('embedded-asset-block', [], { target: asset })]),
    ]),
  )
  expect(figure).toContain('alt="Threads"')
  expect(figure).toContain('Warp and weft. Drawn by Ines Okafor.</span></figcaption>')
  expect(html(node('asset-hyperlink', [text('a')], { target: asset }))).toBe(
    '<a href="/images/a-1?sig=x&amp;w=1600">a</a>',
  )
})

test('a table names its columns by its first row and its rows by their first cell', () => {
  const row = (...cells: RichTextNode[]) => node('table-row', cells)
  const head = (value: string) => node('table-header-cell', [p(value)])
  const cell = (value: string) => node('table-cell', [p(value)])
  const table = html(
    node('table', [row(head('Cloth'), head('Repeat')), row(head('Pin & check'), cell('2 mm'))]),
  )
  expect(table).toContain('aria-label="Table: Cloth, Repeat"')
  expect(table).toContain('<thead><tr><th scope="col"><p>Cloth</p></th>')
  expect(table).toContain(
    '<tbody><tr><th scope="row"><p>Pin and check</p></th><td><p>2 mm</p></td></tr></tbody>',
  )
  expect(html(node('table', [row(cell('a'))]))).toContain('<tbody><tr><td><p>a</p></td></tr></tbody>')
})

test('an ampersand between two pieces of a sentence is a word with its spaces', () => {
  expect(html(p('R', text('&', 'bold'), 'D'))).toBe('<p>R<strong> and </strong>D</p>')
  expect(html(p(text('Cut', 'bold'), ' & sewn'))).toBe('<p><strong>Cut</strong> and sewn</p>')
})
