import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { previewUrl, readLink } from './link.ts'

const key = createSecretKey(randomBytes(32))
const claims = { id: 'ab12cd34ef56', entry: 'cp-26-041', until: 1_800_000_000 }
const url = new URL(previewUrl(key, 'https://toile.example', claims))
const link = url.searchParams.get('link') ?? ''
const [id, until, signature] = link.split('.') as [string, string, string]

test('a link is an address of the entry, with what opens it in its query', () => {
  expect(url.origin + url.pathname).toBe('https://toile.example/preview/cp-26-041')
  expect([...url.searchParams.keys()]).toEqual(['link'])
  const odd = new URL(previewUrl(key, 'https://toile.example', { ...claims, entry: 'a/b?c' }))
  expect(odd.pathname).toBe('/preview/a%2Fb%3Fc')
})

test('it says what it was made for', () => {
  expect(readLink(key, claims.entry, link)).toEqual(claims)
})

describe('nothing is read from', () => {
  test.each([
    ['the link to another entry', 'cp-26-042', link],
    ['another link id', claims.entry, `ab12cd34ef57.${until}.${signature}`],
    ['a later end', claims.entry, `${id}.1800000001.${signature}`],
    ['the same end in other figures', claims.entry, `${id}.01800000000.${signature}`],
    ['no signature', claims.entry, `${id}.${until}.`],
    ['a shorter signature', claims.entry, `${id}.${until}.${signature.slice(0, -1)}`],
    ['a longer signature', claims.entry, `${link}A`],
    ['something after it', claims.entry, `${link}\n`],
    ['something before it', claims.entry, `0${link}`],
    ['nothing', claims.entry, ''],
    ['letters moved from one part to the next', `${claims.entry}a`, `b12cd34ef560.${until}.${signature}`],
  ])('%s', (_what, entry, given) => {
    expect(readLink(key, entry, given)).toBeUndefined()
  })

  test('a link that another key signed', () => {
    const other = new URL(previewUrl(createSecretKey(randomBytes(32)), 'https://x.example', claims))
    expect(readLink(key, claims.entry, other.searchParams.get('link') ?? '')).toBeUndefined()
  })

  test('a link with any letter changed', () => {
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'ABab01_-.'), (at, letter) => {
        fc.pre(link[at] !== letter)
        const changed = link.slice(0, at) + letter + link.slice(at + 1)
        expect(readLink(key, claims.entry, changed)).toBeUndefined()
      }),
    )
  })

  test('whatever else is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink(key, claims.entry, text)).toBeUndefined()
      }),
    )
  })
})
