import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '#server/errors.ts'
import { FIELDS } from './fields.ts'
import { filterKey, parseEntryQuery } from './query.ts'

function faultsOf(parameters: Record<string, unknown>): string[] {
  try {
    parseEntryQuery(parameters)
    return []
  } catch (error) {
    return (error as Problem).faults.map((fault) => fault.path)
  }
}

describe('a list query', () => {
  it('reads every parameter the product sends', () => {
    const query = parseEntryQuery({
      content_type: 'presentation',
      limit: '12',
      skip: '24',
      order: '-fields.date,sys.id',
      'fields.date[gte]': '2013-01-01',
      'fields.date[lte]': '2026-12-31T00:00:00Z',
      'fields.section[in]': 'color-and-print,merchandising',
      'fields.tags[in]': 'ikat,knit',
      query: ' soft edge ',
    })
    expect(query).toMatchObject({ type: 'presentation', limit: 12, skip: 24, text: 'soft edge' })
    expect(query.order).toEqual([
      { field: 'fields.date', descending: true },
      { field: 'sys.id', descending: false },
    ])
    expect(query.conditions).toContainEqual({
      field: 'fields.section',
      operator: 'in',
      values: ['color-and-print', 'merchandising'],
    })
  })

  it('takes the group of pages that has no name', () => {
    const { conditions } = parseEntryQuery({ content_type: 'webPage', 'fields.webGroup': '' })
    expect(conditions).toEqual([{ field: 'fields.webGroup', operator: 'eq', values: [''] }])
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: '0x10' }, 'limit'],
    [{ limit: ['1', '2'] }, 'limit'],
    [{ skip: '-1' }, 'skip'],
    [{ content_type: 'lead' }, 'content_type'],
    [{ content_type: 'presentation', order: 'fields.text' }, 'order'],
    [{ content_type: 'presentation', order: 'fields.tags' }, 'order'],
    [{ content_type: 'presentation', order: '' }, 'order'],
    [{ content_type: 'presentation', order: 'fields.date,sys.id,-fields.date' }, 'order'],
    [{ content_type: 'presentation', 'fields.secret': 'x' }, 'fields.secret'],
    [{ content_type: 'presentation', 'fields.date[near]': '2020-01-01' }, 'fields.date[near]'],
    [{ content_type: 'presentation', 'fields.date[gte]': '2020-02-31' }, 'fields.date[gte]'],
    [{ content_type: 'presentation', 'fields.date[gte]': '0000-01-01' }, 'fields.date[gte]'],
    [{ content_type: 'presentation', 'fields.date[gte]': '2020/01/01' }, 'fields.date[gte]'],
    [{ content_type: 'presentation', 'fields.date[gte]': 'on 2020-01-01' }, 'fields.date[gte]'],
    [{ content_type: 'presentation', 'fields.date[gte]': '2020-01-01 (noon)' }, 'fields.date[gte]'],
    [{ content_type: 'presentation', 'fields.section[in]': 'merchandising,handbags' }, 'fields.section[in]'],
    [{ content_type: 'presentation', 'fields.title': 'nul\u0000' }, 'fields.title'],
    [{ content_type: 'presentation', select: 'fields.owner' }, 'select'],
    [{ content_type: 'webPage', 'fields.webGroup': 'drawers' }, 'fields.webGroup'],
    [{ content_type: 'webPage', 'fields.webGroup[in]': 'pages,drawers' }, 'fields.webGroup[in]'],
    [{ 'fields.slug': 'x' }, 'content_type'],
    [{ order: '-fields.date' }, 'content_type'],
    [{ order: 'sys.id,-fields.date' }, 'content_type'],
    [{ 'sys.id': 'x', 'fields.slug': 'x' }, 'content_type'],
    [{ select: 'fields.title' }, 'content_type'],
    [{ skip: '1000001' }, 'skip'],
    [{ query: 'x'.repeat(501) }, 'query'],
    [{ 'sys.id': 'x'.repeat(501) }, 'sys.id'],
    [{ 'sys.id': '' }, 'sys.id'],
    [{ 'sys.id[in]': Array(101).fill('x').join() }, 'sys.id[in]'],
    [{ content_type: 'presentation', 'fields.complimentary': 'yes' }, 'fields.complimentary'],
    [{ content_type: 'presentation', 'fields.tags[exists]': 'ikat' }, 'fields.tags[exists]'],
    [{ 'sys.updatedAt[gte]': 'yesterday' }, 'sys.updatedAt[gte]'],
    [{ __proto__x: '1' }, '__proto__x'],
    [{ include: '2' }, 'include'],
  ])('refuses %o and names %s', (parameters, path) => {
    expect(faultsOf(parameters)).toEqual([path])
  })

  it.each([
    { limit: '1', skip: '0' },
    { limit: '100', skip: '1000000' },
    { query: 'x'.repeat(500) },
    { 'sys.id[nin]': Array(100).fill('x'.repeat(500)).join() },
    { content_type: 'press', select: 'sys,fields,fields.title,fields.text' },
    { content_type: 'private', 'fields.tags[exists]': 'true' },
    { content_type: 'project', 'fields.complimentary': 'false', order: 'fields.slug' },
  ])('takes %o', (parameters) => {
    expect(faultsOf(parameters)).toEqual([])
  })

  it('names every fault, not the first', () => {
    expect(faultsOf({ limit: '0', nonsense: '1', skip: 'x' })).toEqual(['limit', 'nonsense', 'skip'])
  })

  it('finds the same whatever the order of its parameters', () => {
    const one = parseEntryQuery({ content_type: 'presentation', 'fields.slug': 'a', 'fields.tags[in]': 'x' })
    const two = parseEntryQuery({ 'fields.tags[in]': 'x', 'fields.slug': 'a', content_type: 'presentation' })
    expect(filterKey(one)).toBe(filterKey(two))
    for (const other of [
      { ...one, type: 'press' as const },
      { ...one, conditions: one.conditions.slice(1) },
      { ...one, conditions: one.conditions.map((each) => ({ ...each, operator: 'ne' as const })) },
      { ...one, conditions: one.conditions.map((each) => ({ ...each, values: ['b'] })) },
    ])
      expect(filterKey(other)).not.toBe(filterKey(one))
  })

  it('never throws anything but a Problem, whatever keys and values come', () => {
    const names = fc.oneof(
      fc.constantFrom('limit', 'skip', 'order', 'query', 'select', 'content_type', ...Object.keys(FIELDS)),
      fc
        .tuple(fc.constantFrom(...Object.keys(FIELDS)), fc.string())
        .map(([field, operator]) => `${field}[${operator}]`),
      fc.string({ unit: 'binary' }),
    )
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("' or 1=1--", '1;drop table entries', '{{7*7}}'),
      fc.array(fc.string()),
    )
    fc.assert(
      fc.property(fc.dictionary(names, values), (parameters) => {
        try {
          const query = parseEntryQuery(parameters)
          for (const { field } of query.conditions) expect(Object.keys(FIELDS)).toContain(field)
        } catch (error) {
          expect(error).toBeInstanceOf(Problem)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
