import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { type Tokens, Visitor } from '#testing/log-in.ts'
import { makeClient } from '#testing/make.ts'
import { REUSE_WINDOW_SECONDS } from './adapter.ts'
import { delaySubjects } from './delays.ts'
import { LOGOUT_SCRIPT_PATH } from './pages.ts'
import { hashPassword } from './password.ts'
import { endSessions, insertAccount, updateAccount } from './store.ts'

const clock = { ahead: 0 }
const testApp = useTestApp({ now: () => new Date(Date.now() + clock.ahead), readTokens: true })
const password = 'a long enough one'
const issuer = 'http://localhost:3000/oidc'

async function makeAccount(name: string, changes: object = {}): Promise<string> {
  await insertAccount(testApp.store.db, {
    sub: `sub-${name}`,
    email: `${name}@arden.example`,
    name,
    password_hash: await hashPassword(password),
    company: 'arden',
    tobetdg: true,
    alacarte: false,
    micro_redirect: false,
    subscription: ['merchandising'],
    ...changes,
  })
  return `${name}@arden.example`
}

async function isIn(tokens: Tokens): Promise<boolean> {
  const answer = await testApp.app.inject({
    url: '/api/content/getList?content_type=presentation',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  return answer.statusCode === 200
}

beforeAll(async () => {
  await makeClient(testApp.store.db, { id: 'arden' })
  await makeAccount('reader')
})

describe('logging in', () => {
  test('ends with tokens that carry who the member is and what the membership opens', async () => {
    const tokens = await new Visitor(testApp.app).logIn('Reader@ARDEN.example', password)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    const claim = {
      company: 'arden',
      memberships: { tobetdg: true, alacarte: false, microRedirect: false },
      subscription: ['merchandising'],
    }
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: 'sub-reader',
      aud: 'http://localhost:3000/api',
      iss: issuer,
      toile: claim,
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: 'sub-reader',
      aud: 'toile-web',
      email: 'reader@arden.example',
      toile: claim,
    })
    expect(tokens.expires_in).toBe(300)
    expect(await isIn(tokens)).toBe(true)
  })

  test('is asked once: the session answers the next time, also without a page', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn('reader@arden.example', password)
    const again = await visitor.authorize({ prompt: 'none' })
    expect(again.location).toMatch(/^http:\/\/localhost:3000\/callback\?code=/)
    expect((await visitor.exchange(again.location, again.verifier)).json<Tokens>().refresh_token).toBeTruthy()
  })

  test('makes a new session, and the one before is of no use', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn('reader@arden.example', password)
    const before = visitor.cookie('toile_session')
    const { location } = await visitor.authorize({ prompt: 'login' })
    const posted = await visitor.send('POST', location, { email: 'reader@arden.example', password })
    await visitor.send('GET', String(posted.headers.location))
    expect(visitor.cookie('toile_session')).not.toBe(before)
    const { query } = await visitor.authorize({ prompt: 'none' })
    const old = await testApp.app.inject({
      url: `/oidc/auth?${query}`,
      headers: { cookie: `toile_session=${before}` },
    })
    expect(old.headers.location).toContain('login_required')
  })

  test('without a session and without a page answers login_required', async () => {
    const { location } = await new Visitor(testApp.app).authorize({ prompt: 'none' })
    expect(new URL(location).searchParams.get('error')).toBe('login_required')
  })

  test('refuses a wrong password and an unknown address with the same page', async () => {
    const texts = await Promise.all(
      [`reader@arden.example`, 'nobody@arden.example'].map(async (email) => {
        const visitor = new Visitor(testApp.app, '10.1.1.1')
        const { location } = await visitor.authorize()
        const answer = await visitor.send('POST', location, { email, password: 'wrong' })
        expect(answer.statusCode).toBe(401)
        return answer.body.replaceAll(email, '').replaceAll(location, '')
      }),
    )
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain('do not go together')
  })

  test('echoes what was typed as text, never as markup', async () => {
    const visitor = new Visitor(testApp.app, '10.1.1.2')
    const { location } = await visitor.authorize()
    const answer = await visitor.send('POST', location, { email: '"><script>x</script>', password: 'wrong' })
    expect(answer.body).not.toContain('<script>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('takes a form and nothing that is not text', async () => {
    const visitor = new Visitor(testApp.app)
    const { location } = await visitor.authorize()
    const sent = { 'content-type': 'application/json' }
    const answer = await visitor.send('POST', location, { email: '1' }, sent)
    expect(answer.statusCode).toBe(415)
  })

  test('tells whoever lost the way to start again', async () => {
    const first = new Visitor(testApp.app)
    const { location } = await first.authorize()
    const stranger = await new Visitor(testApp.app).send('GET', location)
    expect(stranger.statusCode).toBe(400)
    expect(stranger.body).toContain('Start again')
    const posted = await new Visitor(testApp.app).send('POST', location, {
      email: 'reader@arden.example',
      password,
    })
    expect(posted.statusCode).toBe(400)
  })

  test('keeps little of what it was begun with: a long address begins none', async () => {
    const under = () => testApp.store.db.selectFrom('oidc_records').select('id').execute()
    const before = await under()
    const { answer } = await new Visitor(testApp.app).authorize({ state: 's'.repeat(5000) })
    expect(answer.statusCode).toBe(400)
    expect(await under()).toHaveLength(before.length)
  })

  test('gives no token for another audience', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn('reader@arden.example', password)
    const { location } = await visitor.authorize({ resource: 'https://elsewhere.example/api' })
    expect(new URL(location).searchParams.get('error')).toBe('invalid_target')
  })

  test('comes back to no address but the registered ones', async () => {
    const { answer } = await new Visitor(testApp.app).authorize({
      redirect_uri: 'http://localhost:3000/home',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test('needs PKCE', async () => {
    const { location } = await new Visitor(testApp.app).authorize({
      code_challenge: '',
      code_challenge_method: '',
    })
    expect(new URL(location, issuer).searchParams.get('error')).toBe('invalid_request')
    const plain = await new Visitor(testApp.app).authorize({ code_challenge_method: 'plain' })
    expect(plain.answer.body + plain.location).toContain('invalid_request')
  })

  test('a code works once, and trying it again ends what it gave', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn('reader@arden.example', password)
    const { location, verifier } = await visitor.authorize()
    const given = (await visitor.exchange(location, verifier)).json<Tokens>()
    expect(await isIn(given)).toBe(true)
    expect((await visitor.exchange(location, verifier)).json()).toMatchObject({ error: 'invalid_grant' })
    expect((await visitor.refresh(given.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' })
    await vi.waitFor(async () => expect(await isIn(given)).toBe(false))
  })

  test('a disabled account cannot log in, and its tokens stop at once', async () => {
    const email = await makeAccount('leaver')
    const tokens = await new Visitor(testApp.app).logIn(email, password)
    expect(await isIn(tokens)).toBe(true)
    await updateAccount(testApp.store.db, 'sub-leaver', { disabled_at: new Date() })
    await vi.waitFor(async () => expect(await isIn(tokens)).toBe(false))
    await expect(new Visitor(testApp.app, '10.1.1.3').logIn(email, password)).rejects.toThrow('401')
  })
})

describe('guessing', () => {
  test('is slowed down for the account, known or not, and the right password waits too', async () => {
    const email = await makeAccount('guessed')
    for (const tried of [email, 'never-there@arden.example']) {
      const visitor = new Visitor(testApp.app, '10.2.2.2')
      const { location } = await visitor.authorize()
      // The wait begins with the fifth. On a machine so slow that it has passed by the sixth, it grows with each.
      for (let i = 0; i < 10; i++)
        await visitor.send('POST', location, { email: tried, password: `wrong ${i}` })
      const answer = await visitor.send('POST', location, { email: tried, password })
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('elsewhere keeps no member waiting where they have logged in before, and there one is slowed too', async () => {
    const email = await makeAccount('besieged')
    const at = (address: string) => new Visitor(testApp.app, address)
    const guessAt = async (address: string) => {
      const visitor = at(address)
      const { location } = await visitor.authorize()
      for (let i = 0; i < 6; i++) await visitor.send('POST', location, { email, password: `wrong ${i}` })
    }
    await at('10.9.9.1').logIn(email, password)
    await guessAt('10.2.2.4')
    await expect(at('10.9.9.2').logIn(email, password)).rejects.toThrow('429')
    await at('10.9.9.1').logIn(email, password)
    await guessAt('10.9.9.1')
    await expect(at('10.9.9.1').logIn(email, password)).rejects.toThrow('429')
  })

  test('at many accounts slows down the address it comes from, whichever it tries next', async () => {
    const email = await makeAccount('sprayed')
    const [, subject] = delaySubjects(email, '10.2.2.5')
    const last_at = new Date(Date.now() - 9 * 60_000)
    await testApp.store.db.insertInto('login_failures').values({ subject, failures: 79, last_at }).execute()
    const visitor = new Visitor(testApp.app, '10.2.2.5')
    const { location } = await visitor.authorize()
    const wrong = { email: 'another@arden.example', password: 'wrong' }
    expect((await visitor.send('POST', location, wrong)).statusCode).toBe(401)
    expect((await visitor.send('POST', location, { email, password })).statusCode).toBe(429)
    await new Visitor(testApp.app, '10.2.2.6').logIn(email, password)
  })

  test('at many connections at once gets no more tries than at one', async () => {
    const email = await makeAccount('stormed')
    const visitor = new Visitor(testApp.app, '10.2.2.3')
    const { location } = await visitor.authorize()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => visitor.send('POST', location, { email, password: `wrong ${i}` })),
    )
    const tried = answers.filter(({ statusCode }) => statusCode === 401)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect([tried.length, refused.length]).toEqual([5, 15])
  })

  test('at many accounts at once gets an address no more tries than one after the other, and a right one costs it none', async () => {
    const email = await makeAccount('among-them')
    const [, subject] = delaySubjects(email, '10.2.2.7')
    const last_at = new Date(Date.now() - 9 * 60_000)
    const before = { subject, failures: 47, last_at }
    await testApp.store.db.insertInto('login_failures').values(before).execute()
    await new Visitor(testApp.app, '10.2.2.7').logIn(email, password)
    const kept = testApp.store.db.selectFrom('login_failures').selectAll().where('subject', '=', subject)
    expect(await kept.executeTakeFirst()).toEqual(before)
    const visitor = new Visitor(testApp.app, '10.2.2.7')
    const { location } = await visitor.authorize()
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const wrong = { email: `sprayed-${i}@arden.example`, password: 'wrong' }
        return (await visitor.send('POST', location, wrong)).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(47)
  })
})

describe('hammering', () => {
  test('one address gets 600 answers a minute from the provider, a whole IPv6 network too, and others theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 })
    const asked = async (remoteAddress: string) =>
      (await testApp.app.inject({ url: '/oidc/jwks', remoteAddress })).statusCode
    try {
      for (let i = 0; i < 600; i++) await asked(`2001:db8::${i.toString(16)}`)
      expect(await asked('2001:db8::ffff')).toBe(429)
      expect(await asked('2001:db8:1::1')).toBe(200)
      const token = await testApp.app.inject({
        method: 'POST',
        url: '/oidc/token',
        remoteAddress: '2001:db8::1',
      })
      expect([token.statusCode, token.headers['retry-after']]).toEqual([429, '60'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a wrong password counts against the whole IPv6 network it was typed in', () => {
    expect(delaySubjects('a@b.example', '2001:db8::1')).toEqual(
      delaySubjects('a@b.example', '2001:db8::ffff'),
    )
    expect(delaySubjects('a@b.example', '2001:db8::1')).not.toEqual(
      delaySubjects('a@b.example', '2001:db8:0:1::1'),
    )
  })
})

describe('refreshing', () => {
  const fresh = () => new Visitor(testApp.app).logIn('reader@arden.example', password)

  test('gives new tokens, with the memberships as they are now', async () => {
    const email = await makeAccount('moved')
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn(email, password)
    await updateAccount(testApp.store.db, 'sub-moved', { tobetdg: false, alacarte: true })
    const next = (await visitor.refresh(tokens.refresh_token)).json<Tokens>()
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(decodeJwt(next.access_token).toile).toMatchObject({
      memberships: { tobetdg: false, alacarte: true },
    })
  })

  test('a lost answer does no harm: the same token works again within the window', async () => {
    const visitor = new Visitor(testApp.app)
    const { refresh_token: first } = await fresh()
    const lost = (await visitor.refresh(first)).json<Tokens>()
    const again = await visitor.refresh(first)
    expect(again.statusCode).toBe(200)
    expect((await visitor.refresh(lost.refresh_token)).statusCode).toBe(200)
    expect((await visitor.refresh(again.json<Tokens>().refresh_token)).statusCode).toBe(200)
  })

  test('two tabs at once both stay in', async () => {
    const visitor = new Visitor(testApp.app)
    const { refresh_token: shared } = await fresh()
    const answers = await Promise.all([visitor.refresh(shared), visitor.refresh(shared)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('a stolen token that is used again later ends the session for everybody who has it', async () => {
    const visitor = new Visitor(testApp.app)
    const [{ refresh_token: stolen }, elsewhere] = [await fresh(), await fresh()]
    const owner = (await visitor.refresh(stolen)).json<Tokens>()
    clock.ahead += (REUSE_WINDOW_SECONDS + 1) * 1000
    const thief = await visitor.refresh(stolen)
    expect(thief.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await visitor.refresh(owner.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' })
    expect((await visitor.refresh(elsewhere.refresh_token)).statusCode).toBe(200)
    clock.ahead = 0
  })

  test('stops when the sessions are ended', async () => {
    const email = await makeAccount('ended')
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn(email, password)
    await testApp.store.db.transaction().execute((transaction) => endSessions(transaction, 'sub-ended'))
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400)
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
  })
})

describe('a login left alone', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000
  const answers = async (visitor: Visitor) =>
    !(await visitor.authorize({ prompt: 'none' })).location.includes('error=')
  afterEach(() => {
    clock.ahead = 0
  })

  test('ends after fourteen days, however much it is used', async () => {
    const visitor = new Visitor(testApp.app)
    let { refresh_token: token } = await visitor.logIn('reader@arden.example', password)
    for (const day of [4, 8, 12]) {
      clock.ahead = days(day)
      expect(await answers(visitor)).toBe(true)
      token = (await visitor.refresh(token)).json<Tokens>().refresh_token
    }
    clock.ahead = days(14) + 1000
    expect(await answers(visitor)).toBe(false)
    expect((await visitor.refresh(token)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('is not made longer by a renewal that begins anew', async () => {
    const visitor = new Visitor(testApp.app)
    const first = await visitor.logIn('reader@arden.example', password)
    clock.ahead = days(6)
    const revoked = { client_id: 'toile-web', token: first.refresh_token }
    await visitor.send('POST', '/oidc/token/revocation', revoked)
    const again = await visitor.authorize({ prompt: 'none' })
    const { refresh_token: late } = (await visitor.exchange(again.location, again.verifier)).json<Tokens>()
    clock.ahead = days(12)
    const next = (await visitor.refresh(late)).json<Tokens>()
    clock.ahead = days(14) + 1000
    expect((await visitor.refresh(next.refresh_token)).statusCode).toBe(400)
  })

  test('ends after seven days in which nobody used it', async () => {
    const visitor = new Visitor(testApp.app)
    const { refresh_token: token } = await visitor.logIn('reader@arden.example', password)
    clock.ahead = days(7) + 1000
    expect(await answers(visitor)).toBe(false)
    expect((await visitor.refresh(token)).statusCode).toBe(400)
  })
})

describe('logging out', () => {
  test('asks once, ends the session and its refresh token, and comes back', async () => {
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn('reader@arden.example', password)
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:3000/logout',
    })
    const asked = await visitor.send('GET', `/oidc/session/end?${query}`)
    expect(asked.body).toContain('Log Out')
    expect(asked.body).toContain(LOGOUT_SCRIPT_PATH)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.body)?.[1] ?? ''
    const done = await visitor.send('POST', '/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(done.headers.location).toBe('http://localhost:3000/logout')
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400)
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
  })

  test('without having been in leaves nothing behind for longer than ten minutes', async () => {
    const { db } = testApp.store
    await db.deleteFrom('oidc_records').execute()
    const visitor = new Visitor(testApp.app)
    expect((await visitor.send('GET', '/oidc/session/end')).statusCode).toBe(200)
    const rows = await db.selectFrom('oidc_records').select('expires_at').execute()
    const ends = rows.map((row) => (row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now())
    expect(ends).toHaveLength(1)
    expect(Math.max(...ends)).toBeLessThanOrEqual(10 * 60 * 1000)
  })

  test('waits for a click when it is not the member’s own page that asks', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn('reader@arden.example', password)
    const email = await makeAccount('stranger')
    const { id_token: hint } = await new Visitor(testApp.app).logIn(email, password)
    for (const query of ['', '?client_id=toile-web', `?id_token_hint=${hint}`]) {
      const asked = await visitor.send('GET', `/oidc/session/end${query}`)
      expect(asked.body).toContain('Log Out')
      expect(asked.body).not.toContain('<script')
    }
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('code=')
  })

  test('ends the access token too, though it has minutes left, and no other login of the same member', async () => {
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn('reader@arden.example', password)
    const elsewhere = await new Visitor(testApp.app).logIn('reader@arden.example', password)
    expect(await isIn(tokens)).toBe(true)
    await visitor.send('POST', '/oidc/token/revocation', {
      client_id: 'toile-web',
      token: tokens.refresh_token,
    })
    await vi.waitFor(async () => expect(await isIn(tokens)).toBe(false))
    expect(await isIn(elsewhere)).toBe(true)
  })

  test('a refresh token can be revoked by itself', async () => {
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn('reader@arden.example', password)
    await visitor.send('POST', '/oidc/token/revocation', {
      client_id: 'toile-web',
      token: tokens.refresh_token,
    })
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400)
  })
})

describe('the endpoints', () => {
  test('speak for the configured address, whatever the request says about itself', async () => {
    const answer = await testApp.app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(answer.json()).toMatchObject({ issuer, token_endpoint: `${issuer}/token` })
    expect(answer.body).not.toContain('evil.example')
  })

  test.each(['GET jwks', 'GET .well-known/openid-configuration', 'POST token', 'POST token/revocation'])(
    'are called by no page of another site: %s',
    async (call) => {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string]
      const headers = { origin: 'https://evil.example', 'access-control-request-method': method }
      const allowed = async (options: object) =>
        (await testApp.app.inject({ method, url: `/oidc/${path}`, ...options })).headers[
          'access-control-allow-origin'
        ]
      expect(await allowed({})).toBe('http://localhost:3000')
      expect(await allowed({ headers })).toBe('http://localhost:3000')
      expect(await allowed({ headers, method: 'OPTIONS' })).toBeUndefined()
    },
  )

  test('publish public keys only, and not the development key', async () => {
    const { keys } = (await testApp.app.inject('/oidc/jwks')).json<{ keys: Record<string, string>[] }>()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect(keys[0]?.kid).not.toMatch(/keystore-CHANGE-ME/)
  })

  test.each(['/oidc/', '/oidc/reg', '/oidc/me', '/oidc/device', '/oidc/auth/../jwks/x', '/oidc/nothing'])(
    '%s is not there',
    async (url) => {
      expect((await testApp.app.inject(url)).statusCode).toBe(404)
    },
  )

  test.each(['password', 'client_credentials', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code'])(
    'give nothing for the grant %s',
    async (grant) => {
      const answer = await new Visitor(testApp.app).send('POST', '/oidc/token', {
        ...{ grant_type: grant, client_id: 'toile-web', username: 'reader@arden.example', password },
      })
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'unsupported_grant_type'])
    },
  )

  test.each(['token', 'id_token', 'id_token token', 'code id_token'])(
    'answer with a code, never with %s',
    async (type) => {
      const { answer, location } = await new Visitor(testApp.app).authorize({ response_type: type })
      expect(answer.body + location).toContain('unsupported_response_type')
      expect(location).not.toMatch(/access_token=|id_token=|code=/)
    },
  )

  test('carry the security headers of the site', async () => {
    const { answer } = await new Visitor(testApp.app).authorize()
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(answer.headers['set-cookie']).toSatisfy((cookies: string | string[]) =>
      [cookies].flat().every((each) => /httponly/i.test(each) && /samesite=lax/i.test(each)),
    )
  })
})

test('ids and tokens are not in the database as they are', async () => {
  const visitor = new Visitor(testApp.app)
  const tokens = await visitor.logIn('reader@arden.example', password)
  const rows = JSON.stringify(await testApp.store.db.selectFrom('oidc_records').selectAll().execute())
  const secrets = [tokens.refresh_token, visitor.cookie('toile_session') ?? '']
  expect(secrets.every((secret) => secret.length > 20)).toBe(true)
  expect(secrets.filter((secret) => rows.includes(secret))).toEqual([])
  const { rows: keys } = { rows: await testApp.store.db.selectFrom('signing_keys').selectAll().execute() }
  expect(JSON.stringify(keys)).not.toContain('"kty"')
})
