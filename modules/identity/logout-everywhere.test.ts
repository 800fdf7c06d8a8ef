import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { type Tokens, Visitor } from '#testing/log-in.ts'
import { makeMember } from '#testing/make.ts'
import { hashPassword } from './password.ts'
import { insertAccount } from './store.ts'

const password = 'a long enough one'

describe('with the embedded provider', () => {
  const testApp = useTestApp({ readTokens: true })

  beforeAll(async () => {
    const password_hash = await hashPassword(password)
    for (const name of ['reader', 'colleague', 'traveller'])
      await insertAccount(testApp.store.db, {
        ...{ sub: `sub-${name}`, email: `${name}@arden.example`, name, password_hash, company: null },
        ...{ tobetdg: true, alacarte: false, micro_redirect: false, subscription: [] },
      })
  })

  const logIn = (name: string, visitor = new Visitor(testApp.app)) =>
    visitor.logIn(`${name}@arden.example`, password)
  const bearer = ({ access_token }: Pick<Tokens, 'access_token'>) => ({
    authorization: `Bearer ${access_token}`,
  })
  const statusOf = async (tokens: Tokens) =>
    (await testApp.app.inject({ url: '/api/notes', headers: bearer(tokens) })).statusCode
  const endAll = (headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: '/api/identity/logoutEverywhere', headers })

  test('every token that was given out is refused at once, the one it was asked with too', async () => {
    const [laptop, phone] = [await logIn('reader'), await logIn('reader')]
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([200, 200])
    const answer = await endAll(bearer(laptop))
    expect(answer.statusCode).toBe(200)
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([401, 401])
    expect((await endAll(bearer(laptop))).statusCode).toBe(401)
  })

  test('refresh tokens and the sessions of the provider end with them', async () => {
    const visitors = [new Visitor(testApp.app), new Visitor(testApp.app)]
    const [laptop, phone] = visitors as [Visitor, Visitor]
    const ours = await logIn('traveller', laptop)
    const theirs = await logIn('traveller', phone)
    await endAll(bearer(ours))
    for (const tokens of [ours, theirs])
      expect((await laptop.refresh(tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' })
    for (const visitor of visitors)
      expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
  })

  test('nobody else is logged out', async () => {
    const visitor = new Visitor(testApp.app)
    const colleague = await logIn('colleague', visitor)
    await endAll(bearer(await logIn('reader')))
    expect(await statusOf(colleague)).toBe(200)
    expect((await visitor.refresh(colleague.refresh_token)).statusCode).toBe(200)
  })

  test('a new login works, and brings none of the old ones back', async () => {
    const old = await logIn('reader')
    await endAll(bearer(old))
    const fresh = await logIn('reader')
    expect([await statusOf(fresh), await statusOf(old)]).toEqual([200, 401])
    // Nor later, when the notice of it has been heard.
    await vi.waitFor(async () => expect(await statusOf(fresh)).toBe(200))
    expect(await statusOf(old)).toBe(401)
  })

  test('a visitor, and a token of nobody’s, end nothing', async () => {
    expect((await endAll({})).statusCode).toBe(401)
    expect((await endAll({ authorization: 'Bearer x' })).statusCode).toBe(401)
  })
})

describe('with another provider', () => {
  const testApp = useTestApp({
    env: { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'toile', OIDC_AUDIENCE: 'toile-api' },
    viewerOf: () => makeMember(),
  })

  test('its logins are not ended from here, and the browser is told so beforehand', async () => {
    expect((await testApp.get('/api/identity')).json()).toMatchObject({ logoutEverywhere: false })
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/identity/logoutEverywhere' })
    expect(answer.statusCode).toBe(404)
  })
})
