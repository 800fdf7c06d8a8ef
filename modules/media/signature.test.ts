import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grantUntil, imageUrl, signImage, verifyImage } from './signature.ts'

const key = randomBytes(32)
const now = new Date('2026-03-01T10:00:00Z')
const HOUR = 3600
const grant = { asset: 'ikat', entry: 'entry-1', until: grantUntil(now) }
const signature = signImage(key, grant)

describe('a signed address', () => {
  test('opens until its time is over', () => {
    expect(verifyImage(key, grant, signature, now)).toBe(true)
    expect(verifyImage(key, grant, signature, new Date(grant.until * 1000 - 1))).toBe(true)
    expect(verifyImage(key, grant, signature, new Date(grant.until * 1000))).toBe(false)
  })

  test.each([
    ['another picture', { ...grant, asset: 'marble' }],
    ['another entry', { ...grant, entry: 'entry-2' }],
    ['something else it rests on', { ...grant, by: 'project:spring' }],
    ['a later end', { ...grant, until: grant.until + 1 }],
    ['letters moved from one part to the next', { ...grant, asset: 'ika', entry: 'tentry-1' }],
    ['no number', { ...grant, until: Number.NaN }],
  ])('does not open with %s', (_what, changed) => {
    expect(verifyImage(key, changed, signature, now)).toBe(false)
  })

  test('does not open with any other signature, nor with that of another key', () => {
    expect(verifyImage(key, grant, signImage(randomBytes(32), grant), now)).toBe(false)
    expect(verifyImage(key, grant, `${signature}A`, now)).toBe(false)
    expect(verifyImage(key, grant, '', now)).toBe(false)
    fc.assert(
      fc.property(fc.nat(signature.length - 1), fc.constantFrom(...'ABab01_-'), (at, letter) => {
        fc.pre(signature[at] !== letter)
        const changed = signature.slice(0, at) + letter + signature.slice(at + 1)
        expect(verifyImage(key, grant, changed, now)).toBe(false)
      }),
    )
  })

  test('has a signature of 128 bits or more', () => {
    expect(Buffer.from(signature, 'base64url').length).toBeGreaterThanOrEqual(16)
  })

  test('lives six to twelve hours and stays the same within a window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.7e9, max: 2.2e9 }), (seconds) => {
        const left = grantUntil(new Date(seconds * 1000)) - seconds
        expect(left).toBeGreaterThanOrEqual(6 * HOUR)
        expect(left).toBeLessThanOrEqual(12 * HOUR)
      }),
    )
    const at = (time: string) => imageUrl({ asset: 'ikat', entry: 'entry-1', key, now: new Date(time) })
    expect(at('2026-03-01T06:00:01Z')).toBe(at('2026-03-01T11:59:59Z'))
    expect(at('2026-03-01T06:00:01Z')).not.toBe(at('2026-03-01T12:00:01Z'))
  })
})

describe('an address', () => {
  test('of a public picture is its path alone', () => {
    expect(imageUrl({ asset: 'ikat' })).toBe('/images/ikat')
    expect(imageUrl({ asset: 'a b/c' })).toBe('/images/a%20b%2Fc')
  })

  test('carries entry, end and signature, and the version when it is known', () => {
    const url = new URL(
      imageUrl({ asset: 'ikat', version: 'ab12cd34ef', entry: 'entry-1', key, now }),
      'http://x',
    )
    expect(Object.fromEntries(url.searchParams)).toEqual({
      v: 'ab12cd34',
      via: 'entry-1',
      until: String(grant.until),
      sig: signature,
    })
    expect(imageUrl({ asset: 'ikat', version: null })).toBe('/images/ikat')
  })

  test('is signed for what it names, whatever was signed before it', () => {
    const soon = Math.floor(now.getTime() / 1000) + 60
    for (const changed of [
      {},
      { asset: 'marble' },
      { entry: 'entry-2' },
      { by: 'project:spring' },
      { until: soon },
      { by: 'project:spring', until: soon },
    ]) {
      const asked = { ...grant, until: undefined, ...changed }
      const { pathname, searchParams } = new URL(imageUrl({ ...asked, key, now }), 'http://x')
      const named = {
        asset: pathname.slice('/images/'.length),
        entry: searchParams.get('via') ?? '',
        by: searchParams.get('by') ?? undefined,
        until: Number(searchParams.get('until')),
      }
      expect(named).toEqual({ by: undefined, ...asked, until: asked.until ?? grant.until })
      expect(verifyImage(key, named, searchParams.get('sig') ?? '', now)).toBe(true)
    }
  })
})
