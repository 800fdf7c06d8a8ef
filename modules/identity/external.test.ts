import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry } from '#testing/make.ts'
import { freePort } from '#testing/process.ts'
import { type FickleProvider, makeFickleProvider } from './testing/fickle-provider.ts'
import { type OtherProvider, startOtherProvider } from './testing/other-provider.ts'

const audience = 'https://api.elsewhere.example'
const entitlements = {
  company: 'arden',
  memberships: { tobetdg: false, alacarte: true, microRedirect: false },
  subscription: ['merchandising'],
}
const ways: [string, Record<string, unknown>, Record<string, string>][] = [
  [
    'a namespaced claim',
    { 'https://elsewhere.example/toile': entitlements },
    { OIDC_CLAIM: 'https://elsewhere.example/toile' },
  ],
  ['a claim that is JSON text', { toile: JSON.stringify(entitlements) }, {}],
  [
    'flat claims',
    { org: 'arden', some: 'true', sections: ['merchandising'] },
    { OIDC_CLAIM_MAP: 'company=org&alacarte=some&subscription=sections' },
  ],
]

describe.each(ways)('a provider with %s', (_, claims, env) => {
  let provider: OtherProvider
  const ports = { provider: 0 }
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    ports.provider = await freePort()
    Object.assign(settings, {
      OIDC_ISSUER: `http://127.0.0.1:${ports.provider}/realms/arden`,
      OIDC_CLIENT_ID: 'library',
      OIDC_AUDIENCE: audience,
      ...env,
    })
  })
  const testApp = useTestApp({ env: settings, readTokens: true })
  afterAll(() => provider?.stop())

  const list = (token: string, section: string) =>
    testApp.app.inject({
      url: `/api/content/getList?content_type=presentation&fields.section[in]=${section}`,
      headers: { authorization: `Bearer ${token}` },
    })

  test('opens what its claim says and nothing more, once it is there', async () => {
    const early = await list('eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA', 'merchandising')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5'])
    expect((await testApp.get('/robots.txt')).statusCode).toBe(200)

    provider = await startOtherProvider({
      ...{ port: ports.provider, audience, claims, untyped: true },
      redirectUris: ['http://localhost:3000/callback'],
      postLogoutRedirectUris: ['http://localhost:3000/logout'],
    })
    const { access_token: token, id_token: idToken } = await provider.logIn()
    await expect
      .poll(async () => (await list(token, 'merchandising')).statusCode, { timeout: 15_000 })
      .toBe(200)
    expect((await list(token, 'color-and-print')).statusCode).toBe(403)
    expect((await list(idToken, 'merchandising')).statusCode).toBe(401)

    const own = await testApp.app.inject({
      method: 'POST',
      url: '/api/users/',
      payload: { username: 'idp|reader/1' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(own.statusCode).toBe(201)
  })

  test('is described to the browser, and ours is not there', async () => {
    expect((await testApp.get('/api/identity')).json()).toMatchObject({
      issuer: settings.OIDC_ISSUER,
      clientId: 'library',
      claim: settings.OIDC_CLAIM ?? 'toile',
      passwordReset: 'none',
    })
    expect((await testApp.get('/oidc/.well-known/openid-configuration')).statusCode).toBe(404)
  })

  test('finds the window that it came from', async () => {
    const coop = async (url: string) => (await testApp.get(url)).headers['cross-origin-opener-policy']
    expect(await coop('/identity/return')).toBeUndefined()
    expect(await coop('/robots.txt')).toBe('same-origin-allow-popups')
  })
})

describe('a membership that ends at another provider', () => {
  let provider: FickleProvider
  const settings: Record<string, string> = { OIDC_CLIENT_ID: 'library' }
  beforeAll(async () => {
    provider = await makeFickleProvider()
    await provider.be('well')
    Object.assign(settings, { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: provider.audience })
  })
  const testApp = useTestApp({ env: settings, readTokens: true })
  afterAll(() => provider.stop())

  const generation = async () =>
    (await testApp.store.db.selectFrom('clients').select('generation').executeTakeFirstOrThrow()).generation
  const statusWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await testApp.app.inject({ url: '/api/notes', headers })).statusCode
  }
  /** Tokens are dated by the second. */
  const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100))
  const tokenOf = (isMember: boolean) =>
    provider.token({ toile: { company: 'osei', memberships: { alacarte: isMember } } })

  test('ends what was signed for the client, and an older token that still has it is refused', async () => {
    await makeClient(testApp.store.db, { id: 'osei' })
    const before = await generation()
    const member = await tokenOf(true)
    expect([await statusWith(member), await generation()]).toEqual([200, before])
    await nextSecond()
    expect([await statusWith(await tokenOf(false)), await generation()]).toEqual([200, before + 1])
    expect(await statusWith(member)).toBe(401)
  })

  test('ends what was signed for one of the staff, whose company is no client', async () => {
    const embed = '<iframe src="/embeds/one-saturday-from-above.html" title="A film"></iframe>'
    await makeClient(testApp.store.db, { id: 'pell' })
    const work = { type: 'private' as const, clientId: 'pell', template: 'video', embed }
    await makeEntry(testApp.store.db, { ...work, id: 'stripe', slug: 'stripe' })
    const companies = testApp.app.site.providerCompanies
    await nextSecond()
    const colleague = await provider.token({ toile: { company: companies[0] } })
    const answer = await testApp.app.inject({
      url: '/api/content/getList?content_type=private&fields.slug=stripe',
      headers: { authorization: `Bearer ${colleague}` },
    })
    const frame = /src="([^"]+)"/.exec(answer.json().items[0].fields.embed)?.[1]?.replaceAll('&amp;', '&')
    const opens = async () => (await testApp.get(frame ?? '')).statusCode
    expect([frame?.includes('by=staff'), await opens()]).toEqual([true, 200])
    await nextSecond()
    expect(await statusWith(await provider.token({ toile: { company: null } }))).toBe(200)
    await expect.poll(opens).toBe(404)
  })
})
