import { describe, expect, test } from 'vitest'
import { toCsv, toText } from './table.ts'

describe('a CSV cell', () => {
  const cells: [string, string, string][] = [
    ['plain words', 'Indigo', 'Indigo'],
    ['a comma', 'Red, blue', '"Red, blue"'],
    ['quotation marks', 'The "new" formal', '"The ""new"" formal"'],
    ['a line break', 'two\nlines', '"two\nlines"'],
    ['a semicolon, which parts cells in some countries', 'a;=1+1', '"a;=1+1"'],
    ['a formula', '=HYPERLINK("https://e.example")', `"'=HYPERLINK(""https://e.example"")"`],
    ['a formula with a plus', '+1+1', `'+1+1`],
    ['a formula with a minus', '-1+1', `'-1+1`],
    ['a formula with an at', '@SUM(A1)', `'@SUM(A1)`],
    ['a formula behind a space', ' =1+1', `' =1+1`],
    ['a formula behind a tab', '\t=1+1', `"'\t=1+1"`],
    ['a tab alone in front', '\tplain', `"'\tplain"`],
    ['a formula in wide letters', '＝1+1', `'＝1+1`],
    ['a formula’s sign later on', 'a=b', 'a=b'],
  ]
  test.each(cells)('with %s', (_, cell, written) => {
    expect(toCsv({ columns: ['A'], rows: [[cell]] })).toEqual(['A', written])
  })

  test('that is a number stays one', () => {
    expect(toCsv({ columns: ['A', 'B'], rows: [['x', 12]] })).toEqual(['A,B', 'x,12'])
  })
})

describe('a table on the terminal', () => {
  test('has its columns under each other, numbers to the right', () => {
    const rows = [
      ['Color and Print', 120],
      ['Merchandising', 7],
    ]
    expect(toText({ columns: ['Section', 'Views'], rows })).toEqual([
      'Section          Views',
      'Color and Print    120',
      'Merchandising        7',
    ])
  })

  test('passes no control character on, and cuts what is too long', () => {
    const rows = [['\u001b[31mred\u202eder'], ['x'.repeat(100)]]
    expect(toText({ columns: ['A'], rows })).toEqual(['A', ' [31mred der', `${'x'.repeat(59)}…`])
  })
})
