import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentityConfig } from '#modules/identity/contract.ts'
import { TOLERATED_ERRORS } from './constants.ts'
import { openProtocol, type Protocol } from './protocol.ts'
import type { StoredSession } from './storage.ts'

const ISSUER = 'https://id.example'
const config = {
  issuer: ISSUER,
  clientId: 'toile-web',
  scope: 'openid offline_access',
  authorizeParameters: {},
  tokenParameters: {},
  claim: 'toile',
  redirectUri: 'https://toile.example/callback',
  quietRedirectUri: 'https://toile.example/identity/return',
  postLogoutRedirectUri: 'https://toile.example/logout',
  logout: 'provider',
} as unknown as IdentityConfig

const entries = new Map<string, string>()
const calls: string[] = []
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let others: typeof keys
let answerToken: () => Response | Promise<Response>
let protocol: Protocol

const [revocation_endpoint, end_session_endpoint] = [`${ISSUER}/revoke`, `${ISSUER}/end`]
let metadata: Record<string, string>
const plain = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
}

beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  others = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    if (url === plain.token_endpoint) return answerToken()
    return Response.json(url === plain.jwks_uri ? { keys: [jwk] } : metadata)
  })
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  metadata = plain
  protocol = await openProtocol(config)
  calls.length = 0
})

interface Told {
  claims?: JWTPayload
  by?: typeof keys
  algorithm?: string
}

async function idToken(nonce: string | undefined, { claims = {}, by = keys, algorithm = 'RS256' }: Told) {
  const now = Math.floor(Date.now() / 1000)
  const about = { iss: ISSUER, aud: config.clientId, sub: 'ann', iat: now, exp: now + 300, nonce, ...claims }
  const key = algorithm === 'RS256' ? by.privateKey : new TextEncoder().encode('x'.repeat(32))
  return new SignJWT(about).setProtectedHeader({ alg: algorithm, kid: 'k' }).sign(key)
}

const tokens = (more: object) =>
  Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 300, refresh_token: 'r', ...more })

/** A login as far as its code, and what comes of it. */
async function logIn(told: Told = {}) {
  const { searchParams } = await protocol.begin('/notes')
  const nonce = searchParams.get('nonce') ?? ''
  answerToken = async () => tokens({ id_token: await idToken(nonce, told) })
  return protocol.finish(backTo(config.redirectUri, searchParams, 'code=c'))
}

const backTo = (address: string, asked: URLSearchParams, answer: string) =>
  new URL(`${address}?${answer}&state=${asked.get('state')}&iss=${ISSUER}`)

const now = () => Math.floor(Date.now() / 1000)

describe('a login', () => {
  test('that comes back as it began is in, and leads to where it was asked for', async () => {
    const toile = { company: 'arden', memberships: { tobetdg: true }, subscription: ['great-ideas'] }
    const claims = { email: 'ann@arden.example', name: 'Ann', toile }
    expect(await logIn({ claims })).toMatchObject({
      session: {
        ...{ accessToken: 'a', refreshToken: 'r', idToken: expect.stringMatching(/^ey/) },
        person: { sub: 'ann', email: 'ann@arden.example', name: 'Ann', ...toile },
      },
      target: '/notes',
    })
  })

  test.each<[string, () => Told]>([
    ['signed by somebody else', () => ({ by: others })],
    ['signed in another way', () => ({ algorithm: 'HS256' })],
    ['of another provider', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another site', () => ({ claims: { aud: 'another' } })],
    ['for another login', () => ({ claims: { nonce: 'another' } })],
    ['that has ended', () => ({ claims: { iat: now() - 400, exp: now() - 61 } })],
    ['of nobody', () => ({ claims: { sub: '' } })],
  ])('with a token %s is none', async (_what, told) => {
    await expect(logIn(told())).rejects.toMatchObject({ name: 'LoginFailure', reason: 'failed' })
  })

  test('may differ from our clock by less than a minute', async () => {
    await expect(logIn({ claims: { iat: now() - 400, exp: now() - 30 } })).resolves.toBeDefined()
  })

  test('is finished once, and only where it began', async () => {
    const returned = new URL(`${config.redirectUri}?code=c&state=elsewhere&iss=${ISSUER}`)
    await expect(protocol.finish(returned)).rejects.toMatchObject({ reason: 'invalid-state' })
    const { searchParams } = await protocol.begin('/')
    returned.searchParams.set('state', searchParams.get('state') ?? '')
    answerToken = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
    await expect(protocol.finish(returned)).rejects.toMatchObject({ reason: 'failed' })
    await expect(protocol.finish(returned)).rejects.toMatchObject({ reason: 'invalid-state' })
  })

  test.each([
    ['access_denied', 'refused'],
    ['unauthorized', 'refused'],
    ['login_required', 'failed'],
  ])('that the provider answers with %s has %s', async (error, reason) => {
    const { searchParams } = await protocol.begin('/')
    const returned = backTo(config.redirectUri, searchParams, `error=${error}`)
    await expect(protocol.finish(returned)).rejects.toMatchObject({ reason, code: error })
  })

  test('comes back to its own page, sealed with a challenge, and nothing else is asked', async () => {
    const asked = (await protocol.begin('/')).searchParams
    expect([asked.has('prompt'), asked.has('id_token_hint')]).toEqual([false, false])
    expect(asked.get('redirect_uri')).toBe(config.redirectUri)
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  })
})

describe('a silent check', () => {
  let asked: URLSearchParams
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const remove = vi.fn()

  /** What the provider answers in the frame, and what comes of it. */
  function check(answer: string): ReturnType<Protocol['findSession']> {
    warn.mockClear()
    vi.stubGlobal('location', { origin: 'https://toile.example' })
    const append = (frame: { src: string; hidden?: boolean }) => {
      expect(frame.hidden).toBe(true)
      asked = new URL(frame.src).searchParams
      const channel = new BroadcastChannel(`toile-login-${asked.get('state')}`)
      channel.postMessage(backTo(config.quietRedirectUri, asked, answer).href)
      channel.close()
    }
    vi.stubGlobal('document', { createElement: () => ({ remove }), body: { append } })
    return protocol.findSession('h')
  }

  test('finds whoever is in at the provider, showing nothing, and names whoever was in', async () => {
    answerToken = async () => tokens({ id_token: await idToken(asked.get('nonce') ?? '', {}) })
    expect(await check('code=c')).toMatchObject({ accessToken: 'a', person: { sub: 'ann' } })
    const redirect_uri = config.quietRedirectUri
    expect(Object.fromEntries(asked)).toMatchObject({ prompt: 'none', id_token_hint: 'h', redirect_uri })
    expect(remove).toHaveBeenCalled()
  })

  test.each([...TOLERATED_ERRORS, 'server_error'])('that is answered with %s finds nobody', async (error) => {
    expect(await check(`error=${error}`)).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(error === 'server_error' ? 1 : 0)
  })

  test('that cannot be finished for the connection says so', async () => {
    answerToken = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(check('code=c')).rejects.toMatchObject({ reason: 'unavailable' })
  })
})

describe('a renewal', () => {
  const known = {
    accessToken: 'old',
    refreshToken: 'old',
    idToken: 'old',
    person: { sub: 'ann', email: '', name: 'Ann', company: null, memberships: {}, subscription: [] },
    expiresAt: 0,
  } as unknown as StoredSession

  test('without an ID token is of the same person, and keeps what did not come', async () => {
    answerToken = () => tokens({ refresh_token: undefined })
    expect(await protocol.refresh(known)).toMatchObject({
      ...{ accessToken: 'a', refreshToken: 'old', idToken: 'old', person: known.person },
    })
  })

  test('for somebody else is none', async () => {
    answerToken = async () => tokens({ id_token: await idToken(undefined, { claims: { sub: 'bob' } }) })
    await expect(protocol.refresh(known)).rejects.toMatchObject({ reason: 'failed' })
  })

  test.each([400, 401, 403])('that is refused with %i says that the session is over', async (status) => {
    answerToken = () => new Response('', { status })
    expect(await protocol.refresh(known)).toBeUndefined()
  })

  test.each([429, 500, 503])('that is answered with %i says nothing about the session', async (status) => {
    answerToken = () => new Response('', { status })
    await expect(protocol.refresh(known)).rejects.toMatchObject({ reason: 'unavailable' })
  })

  test('is good for as long as the provider says, and for five minutes where it does not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    for (const [expires_in, seconds] of [
      [120, 120],
      [undefined, 300],
    ]) {
      answerToken = () => tokens({ expires_in })
      expect(await protocol.refresh(known)).toMatchObject({ expiresAt: 1_000_000 + Number(seconds) * 1000 })
    }
    vi.useRealTimers()
  })

  test('that gets no answer says nothing about the session, also after one that was refused', async () => {
    answerToken = () => new Response('', { status: 400 })
    await protocol.refresh(known)
    answerToken = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(protocol.refresh(known)).rejects.toMatchObject({ reason: 'unavailable' })
  })

  test('that gets no answer is tried three times', async () => {
    answerToken = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(protocol.refresh(known)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(calls).toEqual(Array(3).fill(plain.token_endpoint))
  })
})

describe('a log out', () => {
  test('is told to the provider, where it has a place for that', async () => {
    await protocol.revoke('r')
    expect([calls, protocol.endSession('h')]).toEqual([[], undefined])
    metadata = { ...plain, revocation_endpoint, end_session_endpoint }
    protocol = await openProtocol(config)
    await protocol.revoke('r')
    expect(calls).toContain(revocation_endpoint)
    const ends = (idToken?: string) => Object.fromEntries(protocol.endSession(idToken)?.searchParams ?? [])
    const here = { post_logout_redirect_uri: config.postLogoutRedirectUri }
    expect(ends('h')).toMatchObject({ ...here, id_token_hint: 'h' })
    expect(ends()).not.toHaveProperty('id_token_hint')
  })

  test('stays here where the site has it so', async () => {
    metadata = { ...plain, end_session_endpoint }
    protocol = await openProtocol({ ...config, logout: 'local' })
    expect(protocol.endSession('h')).toBeUndefined()
  })
})

test('a provider that cannot be asked who it is is away', async () => {
  metadata = { issuer: 'https://evil.example' }
  await expect(openProtocol(config)).rejects.toMatchObject({ reason: 'unavailable' })
})
