import { type APIRequestContext, expect, test } from '@playwright/test'
import { CHECK_COOKIE } from '../../modules/identity/cookies.ts'
import { plainAnswer } from '../plain.ts'
import { givePreview, toile } from '../toile.ts'
import { DRAFTED, importUnpublished } from '../unpublished.ts'

const COOKIE = { cookie: `${CHECK_COOKIE}=1` }
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
}

test.beforeAll(importUnpublished)

/** All that an answer tells but the moment. */
async function tell(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers })
  const { date: _, 'x-request-id': __, 'content-length': ___, ...rest } = answer.headers()
  const { status, policy, body } = await plainAnswer(answer)
  return { status, headers: { ...rest, 'content-security-policy': policy }, body }
}

async function failingLinks(): Promise<Record<string, string>> {
  const [good, revoked, other] = [
    await givePreview(DRAFTED.id),
    await givePreview(DRAFTED.id),
    await givePreview('cp-26-041'),
  ]
  await toile('preview', 'revoke', revoked.id)
  const query = (path: string) => path.split('?')[1]
  const [id = '', until = '', signature = ''] = decodeURIComponent(query(good.path)?.slice(5) ?? '').split(
    '.',
  )
  const draft = `/preview/${DRAFTED.id}`
  return {
    'a draft without a link': draft,
    'an entry that does not exist': '/preview/never-written',
    'an entry that is published': '/preview/cp-26-041',
    'a revoked link': revoked.path,
    'an empty link': `${draft}?link=`,
    'the link to another entry': `${draft}?${query(other.path)}`,
    'a good link at another entry': `/preview/cp-26-041?${query(good.path)}`,
    'a good link at no entry': `/preview/never-written?${query(good.path)}`,
    'a changed signature': `${draft}?link=${id}.${until}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    'a later end': `${draft}?link=${id}.${Number(until) + 1}.${signature}`,
    'an end that has passed': `${draft}?link=${id}.1700000000.${signature}`,
    'a link in another parameter': `${draft}?token=${id}.${until}.${signature}`,
  }
}

test('whatever is wrong with a link, the answer is that of an entry that does not exist, to the byte', async ({
  request,
}) => {
  const missing = await tell(request, '/preview/never-written')
  expect(missing.status).toBe(404)
  expect(missing.headers).toMatchObject(HEADERS)
  for (const [what, path] of Object.entries(await failingLinks()))
    expect(await tell(request, path), what).toEqual(missing)
})

test('whoever may be signed in gets one and the same answer, whatever the address', async ({ request }) => {
  const missing = await tell(request, '/preview/never-written', COOKIE)
  expect(missing.status).toBe(200)
  expect(missing.headers).toMatchObject(HEADERS)
  for (const [what, path] of Object.entries(await failingLinks()))
    expect(await tell(request, path, COOKIE), what).toEqual(missing)
})

test('neither do the data of the page tell a failing link from another', async ({ request }) => {
  const dataOf = (path: string) => path.replace(/(\/preview\/[^?]+)/, '$1.data')
  const missing = await tell(request, '/preview/never-written.data')
  expect(missing.headers).toMatchObject(HEADERS)
  for (const [what, path] of Object.entries(await failingLinks()))
    expect(await tell(request, dataOf(path)), what).toEqual(missing)
})

test('a page that opens is kept and listed by nobody, and frames and scripts are held as everywhere', async ({
  request,
}) => {
  const { path } = await givePreview(DRAFTED.id)
  const opened = await tell(request, path)
  expect(opened.status).toBe(200)
  expect(opened.headers).toMatchObject(HEADERS)
  const about = await tell(request, '/about')
  expect(opened.headers['content-security-policy']).toBe(about.headers['content-security-policy'])
  expect(opened.body).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>')
  expect(opened.body).not.toContain('og:title')
  expect((await request.get(path.replace('?', '.data?'))).headers()).toMatchObject(HEADERS)
})

test('a link is not used up by whoever looks at it first', async ({ request }) => {
  const { path, id } = await givePreview(DRAFTED.id)
  const before = (await toile('preview', 'list')).find((line) => line.startsWith(id))
  for (const agent of ['Slackbot-LinkExpanding 1.0', 'Microsoft Office Protocol Discovery', 'curl/8']) {
    expect((await request.head(path, { headers: { 'user-agent': agent } })).status()).toBe(200)
    expect((await request.get(path, { headers: { 'user-agent': agent } })).status()).toBe(200)
  }
  expect((await toile('preview', 'list')).find((line) => line.startsWith(id))).toBe(before)
  expect((await request.post(path, { form: { name: 'Slackbot' } })).status()).toBe(405)
  expect((await request.get(path)).status()).toBe(200)
})

test('no link, header or cookie changes what everybody is answered from memory', async ({ request }) => {
  const { path } = await givePreview(DRAFTED.id)
  const link = path.split('?')[1] ?? ''
  const claims = {
    'x-ghost-preview': '1',
    'x-toile-cache': 'public',
    'x-toile-preview': link,
    'x-original-url': path,
    'x-rewrite-url': path,
    'x-forwarded-prefix': `/preview/${DRAFTED.id}`,
    'x-forwarded-host': 'evil.example',
    referer: `http://localhost${path}`,
    cookie: `preview=1; ${link}; ${CHECK_COOKIE}=1`,
  }
  for (const page of ['/', '/about', '/terms']) {
    const before = await tell(request, page)
    for (const address of [page, `${page}?${link}`, `${page}?preview=1`]) {
      const answer = await tell(request, address, claims)
      expect(answer.body, address).not.toContain(DRAFTED.title)
      expect(answer.body, address).not.toContain('evil.example')
    }
    expect(await tell(request, page), page).toEqual(before)
  }
  // And the other way about: what a link opened is not there for who comes after without it.
  expect((await request.get(path, { headers: claims })).status()).toBe(200)
  expect((await request.get(`/preview/${DRAFTED.id}`)).status()).toBe(404)
})
