import { expect, test } from '@playwright/test'
import { demoEntries } from '../../demo/entries.ts'
import type { DemoEntry } from '../../demo/types.ts'
import { plainText } from '../../modules/content/rich-text.ts'
import { SECTIONS } from '../../modules/content/sections.ts'

/** What an open project lists may be read by whoever has its link. */
const shared = demoEntries.flatMap((entry) =>
  entry.type === 'project' && entry.openTo === 'everyone' ? (entry.projectEntries ?? []) : [],
)
const isOpen = (entry: DemoEntry) =>
  entry.type === 'press' ||
  entry.complimentary === true ||
  entry.openTo === 'everyone' ||
  shared.includes(entry.id)
const gated = demoEntries.filter((entry) => !isOpen(entry))

/** A stretch out of the middle of every gated text, and everything that names private work. */
const secrets = gated.flatMap(({ id, type, title, slug, text, standfirst }) => {
  const paragraphs = plainText(text ?? null)
    .split('\n')
    .filter((each) => each.length > 60)
  const words = paragraphs.map((each) => each.slice(10, 60))
  const named = type === 'private' ? [title, slug] : []
  return [...words, standfirst ?? '', ...named]
    .filter((each) => each.length > 8)
    .map((secret) => ({ id, secret }))
})

const PRIVATE_SLUG = gated.find(({ type }) => type === 'private')?.slug ?? ''
const addresses = [
  ...['/', '/about', '/terms', '/privacy', '/contact', '/forgot-password', '/not-subscribed', '/logout'],
  ...[
    '/home',
    '/search?q=cloth',
    '/profile',
    '/notes',
    '/custom-work',
    '/custom/osei',
    `/custom/osei/${PRIVATE_SLUG}`,
  ],
  ...[
    '/client/Tolliver_s',
    '/preview/cp-26-041',
    '/projects/spoken-for-spring-2027',
    '/projects/spoken-for-spring-2027/contact',
    '/projects/a-term-with-a-ruler',
    '/projects/a-term-with-a-ruler/craft-with-a-ruler',
    '/complimentary/contact',
    '/web/pages/anything',
    ...demoEntries
      .filter(({ type }) => type === 'webPage')
      .map(({ webGroup, slug }) => `/web/${webGroup ? `${webGroup}/` : ''}${slug}`),
    ...demoEntries.slice(0, 60).map(({ slug }) => `/complimentary/${slug}`),
    '/callback',
  ],
  ...['/sitemap.xml', '/robots.txt', '/api/docs', '/api/openapi.json', '/dev/mail', '/metrics', '/healthz'],
  ...SECTIONS.flatMap((section) => [`/${section}`, `/${section}?page=2`]),
  ...gated.slice(0, 40).map(({ section, slug }) => `/${section ?? 'custom/osei'}/${slug}`),
]
const calls = [
  '/api/content/getList?content_type=presentation',
  '/api/content/getList?content_type=private',
  '/api/content/getList?content_type=webPage',
  '/api/content/getList?content_type=presentation&query=cloth',
  '/api/content/getPress',
  '/api/clients/osei',
  '/api/users/demo-member',
  '/api/identity',
]

test('nothing that is gated is in any answer to a visitor', async ({ request }) => {
  test.slow()
  expect(secrets.length).toBeGreaterThan(gated.length * 3)
  const seen = new Set<string>()
  const queue = [...addresses, ...calls, ...addresses.map((each) => dataOf(each))]
  const leaks: string[] = []
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (seen.has(address)) continue
    seen.add(address)
    const answer = await request.get(address, { maxRedirects: 3 })
    const type = answer.headers()['content-type'] ?? ''
    if (!/html|json|xml|text/.test(type)) continue
    const body = (await answer.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    for (const { id, secret } of secrets)
      if (body.includes(secret)) leaks.push(`${address} tells of ${id}: ${secret}`)
    for (const [, link] of body.matchAll(/href="(\/[^"#]*)"/g))
      if (link) queue.push(link.replaceAll('&amp;', '&'))
  }
  expect(leaks).toEqual([])
  expect(seen.size).toBeGreaterThan(120)
})

/** What React Router asks for when it moves between pages. */
function dataOf(address: string): string {
  const [path = '/', query] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}

test('no address that is listed anywhere leads to a project', async ({ request }) => {
  for (const page of ['/', '/sitemap.xml', '/robots.txt', '/complimentary/florals-counted-from-above'])
    expect(await (await request.get(page)).text(), page).not.toContain('/projects/')
})

test.describe('a visitor', () => {
  for (const call of calls.filter((each) => !/getPress|identity/.test(each)))
    test(`is not let into ${call}`, async ({ request }) => {
      const answer = await request.get(call)
      expect(answer.status()).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'Unauthenticated' })
    })

  for (const section of SECTIONS.filter(
    (each) => !['in-the-press', 'consumer-insights', 'creative-direction'].includes(each),
  ))
    test(`finds the gate at /${section}, with its status`, async ({ request }) => {
      const answer = await request.get(`/${section}`)
      expect(answer.status()).toBe(401)
      expect(answer.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      })
      expect(await answer.text()).toContain('Log In')
    })

  for (const token of ['x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJkZW1vLXN0YWZmIn0.', ''])
    test(`gets nowhere with the token ${JSON.stringify(token)}`, async ({ request }) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await request.get('/api/content/getList?content_type=presentation', { headers })
      expect(answer.status()).toBe(401)
    })
})

for (const [from, to] of [
  ['/creative-direction?x=1', '/design-movements?x=1'],
  ['/creative-direction/color', '/color-and-print'],
  ['/consumer-insights/the-second-basket', '/business-insights/the-second-basket'],
])
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  })
