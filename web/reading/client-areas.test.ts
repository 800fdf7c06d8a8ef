import { expect, test } from 'vitest'
import { clientPath, microSitePath, piecesInWords, readMicroChoice, toMicroSearch } from './client-areas.ts'

test('a client’s own area is where its path says, if it is micro and has one', () => {
  expect(microSitePath({ micro: true, microPath: 'osei' })).toBe('/custom/osei')
  expect(microSitePath({ micro: true, microPath: 'a/b c' })).toBe('/custom/a%2Fb%20c')
  expect(microSitePath({ micro: false, microPath: 'osei' })).toBeUndefined()
  expect(microSitePath({ micro: true, microPath: null })).toBeUndefined()
})

test('a client’s page has its address, whatever is in it', () => {
  expect(clientPath({ address: 'Osei_s__Market__House' })).toBe('/client/Osei_s__Market__House')
  expect(clientPath({ address: 'Zoë__/__Ål?' })).toBe('/client/Zo%C3%AB__%2F__%C3%85l%3F')
})

test.each([
  ['', { tags: [], page: 1 }],
  ['tags=Color', { tags: ['Color'], page: 1 }],
  ['tags=Market+hall,Color,,Color&page=2', { tags: ['Market hall', 'Color'], page: 2 }],
  ['tags=%20&page=-1', { tags: [], page: 1 }],
])('%j is read, and written again', (search, choice) => {
  expect(readMicroChoice(new URLSearchParams(search))).toEqual(choice)
  expect(readMicroChoice(new URLSearchParams(toMicroSearch(choice)))).toEqual(choice)
})

test('an address without a choice has no query', () => {
  expect(toMicroSearch({})).toBe('')
})

test('few pieces are counted in words', () => {
  expect([0, 1, 11, 30].map(piecesInWords)).toEqual(['No pieces', 'One piece', 'Eleven pieces', '30 pieces'])
})
