import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHECK_COOKIE } from '#modules/identity/cookies.ts'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'

const test = useTestApp({ pages: true })
const FREE = '/complimentary/free'
const PROJECT = '/projects/spring'
/** A browser in which somebody may be signed in. */
const MEMBERS = { cookie: `${CHECK_COOKIE}=1` }

/** Every page in the public mode that the library below holds. */
const OPEN = [FREE, PROJECT, `${PROJECT}/gated`, '/web/pages/open', '/web/words']

beforeAll(async () => {
  await makeClient(test.store.db, { id: 'osei' })
})

beforeEach(async () => {
  const { db } = test.store
  await db.deleteFrom('entries').execute()
  const link = (uri: string) => ({
    nodeType: 'hyperlink',
    data: { uri },
    content: [{ nodeType: 'text', value: uri, marks: [], data: {} }],
  })
  const to = (id: string) => ({
    nodeType: 'entry-hyperlink',
    data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
    content: [{ nodeType: 'text', value: id, marks: [], data: {} }],
  })
  const text = {
    ...makeText(),
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [to('gated'), to('other'), to('free'), link('/merchandising'), link('/about')],
      },
    ],
  }
  await makeEntry(db, { id: 'gated', slug: 'gated', title: 'The gated one', tags: ['Ikat'], text })
  await makeEntry(db, { id: 'other', slug: 'other', title: 'The other one' })
  const free = { complimentary: true, template: 'article' }
  await makeEntry(db, { ...free, id: 'free', slug: 'free', title: 'Cut & given', tags: ['Ikat'], text })
  await makeEntry(db, { ...free, id: 'gift', slug: 'gift', title: 'A gift' })
  await makeEntry(db, {
    ...{ id: 'spring', slug: 'spring', type: 'project', openTo: 'everyone', title: 'For spring', text },
    projectEntries: ['gated', 'gift'],
  })
  await makeEntry(db, { id: 'closed', slug: 'closed', type: 'project', projectEntries: ['gated'] })
  const page = { type: 'webPage', title: 'A page', text } as const
  await makeEntry(db, { ...page, id: 'open-page', slug: 'open', webGroup: 'pages', openTo: 'everyone' })
  await makeEntry(db, { ...page, id: 'words', slug: 'words', webGroup: '', openTo: 'everyone' })
  await makeEntry(db, { ...page, id: 'own-page', slug: 'own', webGroup: '', title: 'For members' })
})

function change(id: string, values: Record<string, unknown>) {
  return test.store.db.updateTable('entries').set(values).where('id', '=', id).execute()
}

const status = async (url: string) => (await test.get(url)).statusCode

/** A page without what is another for every request or moment. */
async function bytes(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await test.get(url, null, headers)
  const nonce = /nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? 'none'
  const token = /name="formToken" value="([^"]+)"/.exec(answer.body)?.[1] ?? 'none'
  return `${answer.statusCode} ${answer.body.replaceAll(nonce, '').replaceAll(token, '')}`
}

describe('a page in the public mode', () => {
  it.each(OPEN)('%s is there, and once more from memory', async (url) => {
    const first = await bytes(url)
    expect(first).toMatch(/^200 /)
    expect(await bytes(url)).toBe(first)
  })

  it.each(OPEN)('%s is the same for a member', async (url) => {
    const visitor = await bytes(url)
    expect(await bytes(url, MEMBERS)).toBe(visitor)
  })

  it.each(OPEN)('%s leads nowhere that a visitor cannot go', async (url) => {
    const { body } = await test.get(url)
    const links = new Set([...body.matchAll(/href="(\/[^"#]*)"/g)].map(([, link]) => link ?? ''))
    const pages = [...links].filter((link) => !/^\/(assets|favicon|$)/.test(link))
    expect(pages).toContain('/about')
    for (const link of pages) expect(await status(link), link).toBe(200)
    expect(body).not.toMatch(/href="\/(merchandising|home|notes|profile)/)
    expect(body).not.toContain('The other one')
  })

  it.each(OPEN)('the forms of %s say that they are in the public mode, and on which page', async (url) => {
    const { body } = await test.get(url)
    const actions = [...body.matchAll(/action="(\/request\/[^"]+)"/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toContain(`?from=${encodeURIComponent(url)}`)
  })

  it('an entry leads to its project’s other entries within the project, and to gifts outside it', async () => {
    const cover = (await test.get(PROJECT)).body
    expect(cover).toContain('href="/projects/spring/gated"')
    expect(cover).toContain('href="/projects/spring/gift"')
    expect(cover).toContain('href="/complimentary/free"')
    expect((await test.get(FREE)).body).toContain('href="/complimentary/gift"')
  })
})

describe('what search engines are told', () => {
  it.each([FREE, '/web/pages/open', '/web/words'])('%s may be listed, under one address', async (url) => {
    const { body, headers } = await test.get(url)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`)
    expect(body).not.toContain('noindex')
    expect(headers).not.toHaveProperty('x-robots-tag')
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const article = JSON.parse(data)['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'Article',
    )
    expect(article).toMatchObject({ isAccessibleForFree: true, datePublished: '2020-01-01' })
  })

  it('an ampersand in a title is a word', async () => {
    expect((await test.get(FREE)).body).toContain('<title>Cut and given, Toile</title>')
  })

  it.each([PROJECT, `${PROJECT}/gated`, `${PROJECT}/contact`])('%s may not be listed', async (url) => {
    const { body, headers } = await test.get(url)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('canonical')
  })
})

describe('a page that is not there', () => {
  it('is the same whether the entry is gated, gone, to come or was never written', async () => {
    const { db } = test.store
    const free = { complimentary: true, template: 'article' }
    await makeEntry(db, { ...free, slug: 'draft', status: 'draft' })
    await makeEntry(db, { ...free, slug: 'archived', status: 'archived' })
    await makeEntry(db, { ...free, slug: 'tomorrow', publishAt: new Date('2999-01-01T00:00:00Z') })
    await makeEntry(db, { ...free, slug: 'over', unpublishAt: new Date('2021-01-01T00:00:00Z') })
    await makeEntry(db, { slug: 'private', type: 'private', clientId: 'osei' })
    const unknown = await bytes('/complimentary/never')
    expect(unknown).toMatch(/^404 /)
    expect(unknown).toContain('Page Not Found')
    for (const slug of ['gated', 'draft', 'archived', 'tomorrow', 'over', 'private', 'words'])
      expect(await bytes(`/complimentary/${slug}`), slug).toBe(unknown)
  })

  it('is the same for a closed project and for none', async () => {
    expect(await bytes('/projects/closed')).toBe(await bytes('/projects/never'))
    expect(await bytes('/projects/closed/gated')).toBe(await bytes('/projects/never/gated'))
    expect(await bytes(`${PROJECT}/other`)).toBe(await bytes(`${PROJECT}/never`))
    expect(await bytes('/projects/closed/contact')).toBe(await bytes('/projects/never/contact'))
  })

  it.each([
    '/complimentary',
    '/projects',
    '/web',
    '/web/drawers/words',
    '/web/pages',
    '/complimentary/free/on',
  ])('%s is no page', async (url) => {
    const { statusCode, body } = await test.get(url)
    // One that could be a page of the members' is answered as all of those are.
    expect([statusCode, body.includes('Page Not Found')]).toEqual(
      url === '/web/pages' ? [401, false] : [404, true],
    )
  })
})

describe('a kept page', () => {
  it.each([
    [FREE, 'free', { status: 'draft' }],
    [FREE, 'free', { complimentary: false }],
    [FREE, 'free', { unpublish_at: new Date('2021-01-01T00:00:00Z') }],
    [PROJECT, 'spring', { open_to: 'members' }],
    [`${PROJECT}/gated`, 'spring', { open_to: 'members' }],
    [`${PROJECT}/contact`, 'spring', { open_to: 'members' }],
    [`${PROJECT}/gated`, 'spring', { project_entries: ['gift'] }],
    [`${PROJECT}/gated`, 'gated', { status: 'archived' }],
  ])('%s is dropped when %s becomes %o', async (url, id, values) => {
    expect(await status(url)).toBe(200)
    expect(await status(url)).toBe(200)
    await change(id, values)
    await expect.poll(() => status(url)).toBe(404)
  })

  it('ends at its hour, though nothing is written then', async () => {
    await change('free', { unpublish_at: new Date(Date.now() + 1500) })
    await expect.poll(() => status(FREE)).toBe(200)
    await expect.poll(() => status(FREE)).toBe(404)
  })
})

describe('a members’ page of the web', () => {
  it('is the gate to whoever is signed out, as one that was never written is', async () => {
    const gate = await bytes('/web/own')
    expect(gate).toMatch(/^401 /)
    expect(gate).not.toContain('For members')
    expect(await bytes('/web/never')).toBe(gate)
    const answer = await test.get('/web/own')
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  })

  it('is a page to come for whoever may be signed in, and tells nothing of itself', async () => {
    const coming = await bytes('/web/own', MEMBERS)
    expect(coming).toMatch(/^200 /)
    expect(coming).not.toContain('For members')
    expect(await bytes('/web/never', MEMBERS)).toBe(coming)
  })

  it('and a public one become each other at once', async () => {
    await change('own-page', { open_to: 'everyone' })
    await expect.poll(() => status('/web/own')).toBe(200)
    expect((await test.get('/web/own')).body).toContain('For members')
    await change('own-page', { open_to: 'members' })
    await expect.poll(() => status('/web/own')).toBe(401)
  })

  it('comes to members by the API, and to nobody else', async () => {
    const url = '/api/content/getList?content_type=webPage&fields.webGroup=&fields.slug=own'
    const total = async (member: Parameters<typeof test.get>[1]) =>
      (await test.get(url, member)).json<{ total: number }>().total
    expect(await total(makeMember())).toBe(1)
    expect(await total(makeMember({ memberships: { tobetdg: false } }))).toBe(0)
    expect(await status(url)).toBe(401)
  })
})

describe('odd addresses', () => {
  const places = [
    '/complimentary/',
    '/projects/',
    `${PROJECT}/`,
    '/web/',
    '/web/pages/',
    '/web/Inspiration-Guide/',
  ]
  const odd = [
    ...['%00', 'a%00b', '%', '%zz', '%E0%A4%A', '%ff', 'a%2Fb', '..%2f..', '%5c', '%0d%0ax', '%F0%9F%91%95'],
    ...[
      '__proto__',
      'constructor',
      "'or'1'='1",
      '%3Cscript%3E',
      'x.data',
      '{}',
      '%25',
      '*',
      'x'.repeat(3000),
    ],
  ]
  it.each(places)('under %s are refused or not found, and never our fault', async (place) => {
    for (const slug of odd)
      expect([400, 401, 404, 431], `${place}${slug}`).toContain(await status(place + slug))
  })

  it('of any text neither', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.string({ unit: 'binary' }), async (place, text) => {
        const slug = encodeURIComponent(text.toWellFormed())
        expect([200, 400, 401, 404]).toContain(await status(place + slug))
      }),
      { numRuns: 60 },
    )
  })
})
