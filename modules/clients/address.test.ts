import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressesOf,
  clientPath,
  customWorkPath,
  encodeName,
  findAddressed,
  microSitePath,
} from './address.ts'

const named = (...names: string[]) => names.map((clientName, place) => ({ id: `c${place}`, clientName }))

test.each([
  ["Tolliver's", 'Tolliver_s'],
  ['Tolliver’s', 'Tolliver_s'],
  ["Osei's Market House", 'Osei_s__Market__House'],
  ['Two  Spaces', 'Two____Spaces'],
  ["O' Neil", 'O___Neil'],
  ['atelier nord', 'atelier__nord'],
  ['Zoë/Ål & Co', 'Zoë/Ål__&__Co'],
])('%s is read at %s', (name, address) => {
  expect(encodeName(name)).toBe(address)
})

describe('names that are written the same', () => {
  test.each([
    ["O'Neil", 'O_Neil'],
    ["O'Neil", 'O’Neil'],
    ['A  B', "A'''' B".replace(' ', '')],
    ["A' B", "A 'B"],
    ['Zoe\u0308', 'Zoë'],
  ])('%s and %s: the first by id has the plain address, the other its id behind it', (first, second) => {
    const clients = named(first, second)
    expect([...addressesOf(clients)]).toEqual([
      ['c0', encodeName(first)],
      ['c1', `${encodeName(first)}~c1`],
    ])
    expect(addressesOf(clients.toReversed())).toEqual(addressesOf(clients))
    expect(findAddressed(clients, encodeName(second))).toBe('c0')
    expect(findAddressed(clients, `${encodeName(second)}~c1`)).toBe('c1')
  })

  test('who is called like another’s told-apart address keeps it', () => {
    const clients = named("O'Neil", 'O_Neil', 'O_Neil~c1')
    expect(addressesOf(clients).get('c2')).toBe('O_Neil~c1')
    expect(addressesOf(clients).get('c1')).toBe('O_Neil~c1~c1')
  })
})

test('names that differ in case alone have addresses of their own', () => {
  const clients = named('Atelier Nord', 'atelier nord')
  expect(findAddressed(clients, 'Atelier__Nord')).toBe('c0')
  expect(findAddressed(clients, 'atelier__nord')).toBe('c1')
  expect(findAddressed(clients, 'ATELIER__NORD')).toBeUndefined()
})

test('whatever clients are called, each has one address and it leads to that client', () => {
  const name = fc.string({
    unit: fc.constantFrom("'", '’', '_', ' ', '~', 'a', 'A', 'c', '0', '1'),
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const clients = named(...names)
      const addresses = addressesOf(clients)
      expect(new Set(addresses.values()).size).toBe(clients.length)
      for (const { id } of clients) expect(findAddressed(clients, addresses.get(id) ?? '')).toBe(id)
    }),
  )
})

test('a name is found however its letters are put together', () => {
  expect(findAddressed(named('Zoë'), 'Zoe\u0308')).toBe('c0')
})

test('a client’s work is read at its own address, and whose it is is said where that is asked', () => {
  expect(customWorkPath('a/b')).toBe('/custom-work/a%2Fb')
  expect(customWorkPath('stripe', null)).toBe('/custom-work/stripe')
  expect(customWorkPath('stripe', 'osei & co')).toBe('/custom-work/stripe?client=osei+%26+co')
})

test('what no client is called leads to none', () => {
  expect(findAddressed(named("O'Neil"), "O'Neil")).toBeUndefined()
  expect(findAddressed([], '')).toBeUndefined()
})

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
