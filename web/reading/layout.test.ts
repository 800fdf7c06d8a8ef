import { expect, test } from 'vitest'
import { layOut, numbered } from './layout.ts'
import type { Segment, Shape } from './segments.ts'

const prose = (length: number): Segment => ({
  kind: 'prose',
  nodes: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: 'a'.repeat(length), marks: [], data: {} }],
    },
  ],
})
const figure = (shape: Shape) => ({ kind: 'figure', shape, number: 1, asset: {} }) as Segment
const pull: Segment = { kind: 'pull', words: 'short' }
const kinds = (segments: Segment[], beside = 0) =>
  layOut(segments, beside).map((row) =>
    row.kind === 'opening' ? `opening of ${row.segments.length}` : row.kind,
  )

test.each<[string, Segment[], number, string[]]>([
  ['a text alone', [prose(900)], 0, ['opening of 1']],
  ['no text', [], 0, []],
  [
    'the first wide figure bleeds, the second does not',
    [prose(900), figure('wide'), prose(900), figure('wide')],
    0,
    ['opening of 1', 'bleed', 'prose', 'figure'],
  ],
  [
    'a tall figure stands beside the text after it',
    [prose(900), figure('tall'), prose(900)],
    0,
    ['opening of 1', 'beside'],
  ],
  [
    'but not beside a few words, nor at the end',
    [prose(900), figure('tall'), prose(80), figure('tall')],
    0,
    ['opening of 1', 'figure', 'prose', 'figure'],
  ],
  [
    'a short beginning takes in what follows until it is as high as what stands beside it',
    [prose(300), figure('wide'), prose(900), figure('wide')],
    1500,
    ['opening of 3', 'bleed'],
  ],
  [
    'a large quotation ends the beginning',
    [prose(300), pull, prose(900)],
    1500,
    ['opening of 1', 'pull', 'prose'],
  ],
  ['an article may begin with a figure', [figure('wide'), prose(900)], 1500, ['bleed', 'prose']],
])('%s', (_, segments, beside, rows) => {
  expect(kinds(segments, beside)).toEqual(rows)
})

test('figures in the aside are numbered after those of the opening and before the others', () => {
  const at = (number: number): Segment => ({ ...figure('wide'), number }) as Segment
  const rows = layOut([prose(300), at(1), prose(900), at(2)], 1500)
  const numbers = (given: typeof rows) => given.flatMap((row) => ('figure' in row ? [row.figure.number] : []))
  expect(numbered(rows, 2).aside).toBe(2)
  expect(numbers(numbered(rows, 2).rows)).toEqual([4])
  expect(numbers(numbered(rows, 0).rows)).toEqual([2])
})
