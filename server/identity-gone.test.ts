import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FickleProvider, makeFickleProvider } from '#modules/identity/testing/fickle-provider.ts'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { makePlace, type Place } from '#testing/place.ts'
import { type RunningSite, startSite } from '#testing/process.ts'

const PAGES = ['/', '/about', '/contact', '/forgot-password']
const TROUBLE = ['The identity provider cannot be reached.']
const CLAIM = {
  toile: { company: null, memberships: { tobetdg: true, alacarte: false, microRedirect: false } },
}

describe('while another’s identity provider is away', { timeout: 300_000 }, () => {
  let provider: FickleProvider
  let place: Place
  let site: RunningSite

  beforeAll(async () => {
    provider = await makeFickleProvider()
    place = await makePlace()
    site = await startSite({
      ...place.env,
      ...{ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: provider.audience, OIDC_CLIENT_ID: 'library' },
    })
  }, 300_000)
  afterAll(async () => {
    await site?.kill('SIGKILL')
    await provider?.stop()
    await place?.remove()
  })

  const pages = () => Promise.all(PAGES.map((path) => fetch(site.url + path).then(({ status }) => status)))
  const troubles = async () => (await (await fetch(`${site.url}/readyz`)).json()).troubles
  const list = (token: string) =>
    fetch(`${site.url}/api/content/getList?content_type=presentation`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const statusOf = async (token: string) => (await list(token)).status
  const sendLead = async (email: string) =>
    (
      await fetch(`${site.url}/api/request/contactBuffered`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...CALLS.contactBuffered, email }),
      })
    ).status

  test('from the start on, the site is up, says what is wrong, and needs no restart', async () => {
    expect(await pages()).toEqual([200, 200, 200, 200])
    expect(await sendLead('early@example.com')).toBe(200)
    await expect.poll(troubles).toEqual(TROUBLE)
    expect(site.output()).toContain('identity provider')
    const token = await provider.token(CLAIM)
    const early = await list(token)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])

    await provider.be('well')
    await expect.poll(() => statusOf(token)).toBe(200)
    expect(await troubles()).toBeUndefined()
  })

  test('later, those it let in stay in, and a key that it made meanwhile opens once it is back', async () => {
    const byKnownKey = await provider.token(CLAIM)
    await provider.rotate()
    const byNewKey = await provider.token(CLAIM)
    await provider.be('silent')
    // Within seconds of the last look a key that is not known is taken for made up.
    await expect.poll(() => statusOf(byNewKey), { timeout: 30_000 }).toBe(503)
    expect(await statusOf(byKnownKey)).toBe(200)
    expect(await troubles()).toEqual(TROUBLE)
    expect(await pages()).toEqual([200, 200, 200, 200])
    expect(await sendLead('later@example.com')).toBe(200)

    await provider.be('gone')
    await provider.be('well')
    await expect.poll(() => statusOf(byNewKey)).toBe(200)
    await expect.poll(troubles).toBeUndefined()
    expect(site.child.exitCode).toBeNull()
  })
})
