import { expect, test } from 'vitest'
import { filtersOf, onPage, pageOf, readChosen, toSearch, yearOf } from './lists.ts'

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1e9', 100_000],
])('the page of “%s” is %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('a list is named with its page from the second on', () => {
  expect(['', '?page=1', '?tags=Print&page=3'].map((search) => onPage('Home', search))).toEqual([
    'Home',
    'Home',
    'Home, page 3',
  ])
})

test('a year is four figures, and anything else is none', () => {
  expect(['2024', '24', '20245', 'x', '', null].map((text) => yearOf(text))).toEqual([
    2024,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what was chosen survives the address', () => {
  const chosen = {
    page: 3,
    section: 'merchandising' as const,
    year: 2024,
    tag: 'Cut & sewn',
    words: 'two colours',
  }
  expect(readChosen(new URLSearchParams(toSearch(chosen)))).toEqual(chosen)
})

test('an address mentions only what was chosen', () => {
  expect(toSearch({ page: 1 })).toBe('')
  expect(toSearch({ page: 1, tag: 'Denim' })).toBe('?tags=Denim')
})

test('a section that nobody knows is not chosen', () => {
  expect(readChosen(new URLSearchParams('section=moon'))).toEqual({ page: 1 })
})

test('a section is asked for with those that are read under it, and a year by its first and last day', () => {
  expect(Object.fromEntries(filtersOf({ section: 'design-movements', year: 2024 }))).toEqual({
    content_type: 'presentation',
    'fields.section[in]': 'design-movements,creative-direction',
    'fields.date[gte]': '2024-01-01',
    'fields.date[lte]': '2024-12-31',
  })
})
