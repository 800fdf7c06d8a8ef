import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { remoteKeys } from './external.ts'
import { type FickleProvider, type Mood, makeFickleProvider } from './testing/fickle-provider.ts'
import { openTokenCheck } from './tokens.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let provider: FickleProvider
let clock = 0
let check: (token: string) => Promise<string>
let isAway: () => boolean

beforeEach(async () => {
  provider = await makeFickleProvider()
  clock = 0
  const keys = remoteKeys(provider.issuer, { now: () => clock })
  const checkToken = openTokenCheck({
    ...{ issuers: [provider.issuer], audience: [provider.audience], typed: false, keys: keys.find },
    now: () => new Date(),
  })
  check = (token) =>
    checkToken(token).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  isAway = keys.isAway
})
afterEach(() => provider.stop())
afterEach(() => void vi.unstubAllGlobals())

const moods: Mood[] = [
  'gone',
  'failing',
  'talking rubbish',
  'without keys',
  'speaking for another',
  'sending us elsewhere',
]

describe.each(moods)('a provider that is %s', (mood) => {
  test('opens nothing that was not known before, and says so rather than refuse', async () => {
    await provider.be(mood)
    expect(await check(await provider.token())).toBe('Unavailable')
    await provider.be('well')
    clock += MINUTE
    expect(await check(await provider.token())).toBe('taken')
  })

  test('keeps its known keys open for a day, and new ones wait for it', async () => {
    await provider.be('well')
    expect(await check(await provider.token())).toBe('taken')
    const byKnownKey = await provider.token()
    await provider.be(mood)
    clock += 23 * 60 * MINUTE
    expect(await check(byKnownKey)).toBe('taken')
    expect(isAway()).toBe(true)
    await provider.rotate()
    const byNewKey = await provider.token()
    clock += MINUTE
    expect(await check(byNewKey)).toBe('Unavailable')
    await provider.be('well')
    clock += MINUTE
    expect(await check(byNewKey)).toBe('taken')
    expect(isAway()).toBe(false)
  })
})

test('keys are not asked for over plain http, though their provider says so', async () => {
  const issuer = 'https://idp.example'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ issuer, jwks_uri: 'http://idp.example/keys', keys: [{ kty: 'RSA' }] })
  })
  const { find } = remoteKeys(issuer, { now: () => clock })
  await expect(find({ alg: 'RS256' }, { payload: '', signature: '' })).rejects.toMatchObject({
    code: 'Unavailable',
  })
  expect(asked).toEqual([`${issuer}/.well-known/openid-configuration`])
})

test('keys that were not confirmed for more than a day open nothing', async () => {
  await provider.be('well')
  expect(await check(await provider.token())).toBe('taken')
  await provider.be('gone')
  clock += DAY + MINUTE
  expect(await check(await provider.token())).toBe('Unavailable')
})

test('a key that was withdrawn is refused within ten minutes', async () => {
  await provider.be('well')
  expect(await check(await provider.token())).toBe('taken')
  const byOldKey = await provider.token()
  await provider.rotate()
  clock += 11 * MINUTE
  expect(await check(byOldKey)).toBe('Unauthenticated')
})

test('keys that are made up do not make us ask at every call', async () => {
  await provider.be('well')
  expect(await check(await provider.token())).toBe('taken')
  const known = provider.asked()
  const other = await makeFickleProvider()
  await other.rotate()
  for (let count = 0; count < 20; count++) {
    clock += 500
    expect(await check(await other.token())).toBe('Unauthenticated')
  }
  expect(provider.asked() - known).toBeLessThanOrEqual(2)
})
