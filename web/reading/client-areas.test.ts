import { expect, test } from 'vitest'
import type { ClientInfo } from '#modules/clients/contract.ts'
import { findClients, piecesInWords, readMicroChoice, stepTo, toMicroSearch } from './client-areas.ts'

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

const client = (displayName: string): ClientInfo => ({
  ...{ id: displayName, clientName: displayName, displayName, address: displayName },
  ...{ joinDate: null, joinYear: null, micro: false, microPath: null, microTags: [], ideas: [] },
})
const clients = ['Arden and Vale', 'atelier nord', 'Market Nord', "Osei's Market House", 'Zoë'].map(client)

test.each([
  ['', ['Arden and Vale', 'atelier nord', 'Market Nord', "Osei's Market House", 'Zoë']],
  ['OSEIS', ["Osei's Market House"]],
  ['zoe', ['Zoë']],
  ['nord at', ['atelier nord']],
  ['house mar', ["Osei's Market House"]],
  ['de', ['Arden and Vale']],
  ['r', ['Arden and Vale', 'atelier nord', 'Market Nord', "Osei's Market House"]],
  ['m', ['Market Nord', "Osei's Market House"]],
  ['nobody', []],
])('what is typed, %j, finds these clients', (words, found) => {
  expect(findClients(clients, words).map(({ displayName }) => displayName)).toEqual(found)
})

test('of clients that hold a word, those with a name beginning with it come first', () => {
  const named = ['Arden', 'Vale and Daughters', 'Den Haag'].map(client)
  expect(findClients(named, 'den').map(({ id }) => id)).toEqual(['Den Haag', 'Arden'])
})

test('the arrows go through the finds and stop at their ends', () => {
  expect(stepTo('ArrowDown', 0, 3)).toBe(1)
  expect(stepTo('ArrowDown', 2, 3)).toBe(2)
  expect(stepTo('ArrowUp', 0, 3)).toBe(0)
  expect(stepTo('Home', 2, 3)).toBe(0)
  expect(stepTo('End', 0, 3)).toBe(2)
  expect(stepTo('a', 0, 3)).toBeUndefined()
  expect(stepTo('End', 0, 0)).toBeUndefined()
})
