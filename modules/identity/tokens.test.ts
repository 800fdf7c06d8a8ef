import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bearerOf, openTokenCheck } from './tokens.ts'

const issuer = 'https://login.example/oidc'
const audience = 'https://toile.example/api'
const now = new Date('2026-11-15T12:00:00Z')
const seconds = now.getTime() / 1000

let signWith: Awaited<ReturnType<typeof generateKeyPair>>
let stranger: typeof signWith
let open: typeof signWith
let known: JWTVerifyGetKey
let check: (token: string) => Promise<unknown>
const clock = { now }

beforeAll(async () => {
  signWith = await generateKeyPair('RS256', { extractable: true })
  stranger = await generateKeyPair('RS256', { extractable: true })
  open = await generateKeyPair('PS256', { extractable: true })
  known = createLocalJWKSet({
    keys: [
      { ...(await exportJWK(signWith.publicKey)), kid: 'ours', alg: 'RS256' },
      { ...(await exportJWK(open.publicKey)), kid: 'for any algorithm' },
    ],
  })
  check = openTokenCheck({
    ...{ issuers: [issuer], audience: [audience], typed: true, now: () => clock.now },
    keys: known,
  })
})

const good: JWTPayload = { iss: issuer, aud: audience, sub: 'reader', exp: seconds + 300, iat: seconds }

function token(
  changes: JWTPayload = {},
  header: Record<string, unknown> = {},
  key = signWith.privateKey,
  without: string[] = [],
) {
  const payload = Object.entries({ ...good, ...changes }).filter(([name]) => !without.includes(name))
  return new SignJWT(Object.fromEntries(payload))
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'ours', ...header })
    .sign(key)
}

test('a token of ours for this API tells whose it is', async () => {
  expect(await check(await token())).toMatchObject({ sub: 'reader' })
})

describe('refused is', () => {
  const cases: [string, () => Promise<string> | string][] = [
    ['a token without a signature', () => new UnsecuredJWT(good).encode()],
    [
      'HS256 with our public key as its secret',
      async () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'ours' })
          .sign(new TextEncoder().encode(await exportSPKI(signWith.publicKey))),
    ],
    ['another algorithm', () => token({}, { alg: 'PS256', kid: 'for any algorithm' }, open.privateKey)],
    ['a key we do not know', () => token({}, { kid: 'theirs' })],
    ['another key under our name', () => token({}, {}, stranger.privateKey)],
    ['another issuer', () => token({ iss: 'https://evil.example' })],
    ['another audience', () => token({ aud: 'https://toile.example/other' })],
    ['an ID token', () => token({ aud: 'toile-web' }, { typ: 'JWT' })],
    ['a token of no type', () => token({}, { typ: 'JWT' })],
    ['a token that ended 61 seconds ago', () => token({ exp: seconds - 61 })],
    ['a token for later', () => token({ nbf: seconds + 120 })],
    ['a token without an end', () => token({}, {}, signWith.privateKey, ['exp'])],
    ['a token of nobody', () => token({}, {}, signWith.privateKey, ['sub'])],
    ['a token whose name is no text', () => token({ sub: 7 as unknown as string })],
    ['a token of the empty name', () => token({ sub: '' })],
    ['a changed payload', async () => tampered(await token())],
    ['no token at all', () => 'x.y.z'],
  ]
  test.each(cases)('%s', async (_, make) => {
    await expect(check(await make())).rejects.toMatchObject({
      code: 'Unauthenticated',
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    })
  })
})

test('a clock may be wrong by a minute', async () => {
  expect(await check(await token({ exp: seconds - 59 }))).toMatchObject({ sub: 'reader' })
})

describe('a token that passed', () => {
  /** A check that counts how often it asks for a key, which may be withdrawn. */
  function withOwnKeys() {
    const asked = { times: 0 }
    let keys = known
    const own = openTokenCheck({
      ...{ issuers: [issuer], audience: [audience], typed: true, now: () => clock.now },
      keys: (header, jws) => {
        asked.times++
        return keys(header, jws)
      },
    })
    const withdraw = async () => {
      keys = createLocalJWKSet({
        keys: [{ ...(await exportJWK(stranger.publicKey)), kid: 'next', alg: 'RS256' }],
      })
    }
    return { own, asked, withdraw }
  }
  const later = (s: number) => {
    clock.now = new Date(now.getTime() + s * 1000)
  }
  afterEach(() => {
    clock.now = now
  })

  test('is believed without another look at its signature', async () => {
    const { own, asked } = withOwnKeys()
    const once = await token()
    expect(await own(once)).toEqual(await own(once))
    expect(asked.times).toBe(1)
    await own(await token({ sub: 'another' }))
    expect(asked.times).toBe(2)
  })

  test('does not pass after its end, though it would still be believed', async () => {
    const short = await token({ exp: seconds + 60 })
    await check(short)
    later(119)
    await check(short)
    later(120)
    await expect(check(short)).rejects.toMatchObject({ code: 'Unauthenticated' })
  })

  test.each([
    ['soon after', 5 * 60],
    ['when the clock was put back since', -5 * 60],
  ])('is refused %s its key was withdrawn, however long it says it lives', async (_when, moved) => {
    const { own, withdraw } = withOwnKeys()
    const forged = await token({ exp: seconds + 10 * 365 * 24 * 3600, iat: seconds - 3600 })
    await own(forged)
    await withdraw()
    later(moved)
    await expect(own(forged)).rejects.toMatchObject({ code: 'Unauthenticated' })
  })
})

test('a provider that calls all of its tokens JWT is understood where its type is not asked for', async () => {
  const untyped = openTokenCheck({
    issuers: [issuer],
    audience: [audience],
    typed: false,
    keys: known,
    now: () => now,
  })
  expect(await untyped(await token({}, { typ: 'JWT' }))).toMatchObject({ sub: 'reader' })
})

test('keys that cannot be had are our fault, not the caller’s', async () => {
  const away = openTokenCheck({
    ...{ issuers: [issuer], audience: [audience], typed: true, now: () => now },
    keys: () => Promise.reject(new TypeError('fetch failed')),
  })
  await expect(away(await token())).rejects.toMatchObject({ code: 'Unavailable' })
})

test('only the Authorization header of the bearer scheme is read', () => {
  expect(bearerOf('Bearer a.b.c')).toBe('a.b.c')
  expect(bearerOf('bearer a.b.c')).toBe('a.b.c')
  for (const other of [undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'a.b.c'])
    expect(bearerOf(other)).toBeUndefined()
})

function tampered(whole: string): string {
  const [header, , signature] = whole.split('.')
  const payload = Buffer.from(JSON.stringify({ ...good, sub: 'someone-else' })).toString('base64url')
  return [header, payload, signature].join('.')
}
