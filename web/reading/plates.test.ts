import { expect, test } from 'vitest'
import type { EntryItem } from '#modules/content/contract.ts'
import type { RichTextNode } from '#modules/content/rich-text.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { platesOf, unshownIn } from './plates.ts'

const asset = (id: string) =>
  ({ sys: { id }, fields: { file: { details: { image: { width: 1, height: 1 } } } } }) as AssetItem
const shown = (id: string): RichTextNode => ({
  nodeType: 'embedded-asset-block',
  data: { target: asset(id) },
  content: [],
})
const inList = (node: RichTextNode): RichTextNode => ({
  nodeType: 'unordered-list',
  data: {},
  content: [{ nodeType: 'list-item', data: {}, content: [node] }],
})
const fields = (...content: RichTextNode[]): EntryItem['fields'] => ({
  template: 'article',
  image: asset('a'),
  image2: asset('b'),
  image3: asset('c'),
  text: { nodeType: 'document', data: {}, content },
})
const ids = (assets: AssetItem[]) => assets.map(({ sys }) => sys.id)

test('pictures that the text shows, in a list even, need not be shown beside it', () => {
  expect(ids(unshownIn(fields()))).toEqual(['b', 'c'])
  expect(ids(unshownIn(fields(inList(shown('b')))))).toEqual(['c'])
  expect(ids(unshownIn(fields(shown('c'), shown('b'))))).toEqual([])
  expect(unshownIn({})).toEqual([])
})

test('the lightbox has every picture once, in the order of the page', () => {
  expect(ids(platesOf(fields(shown('x'), shown('b'), shown('x'))))).toEqual(['a', 'c', 'x', 'b'])
  expect(platesOf({})).toEqual([])
})

test('a film leaves its first picture to be shown beside the text', () => {
  const film = { ...fields(shown('b')), template: 'video' }
  expect(ids(unshownIn(film))).toEqual(['a', 'c'])
  expect(ids(platesOf(film))).toEqual(['a', 'c', 'b'])
  expect(ids(unshownIn({ ...fields(shown('a')), template: 'video' }))).toEqual(['b', 'c'])
})
