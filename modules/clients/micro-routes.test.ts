import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'

const testApp = useTestApp()
const osei = makeMember({ company: 'osei' })
const pell = makeMember({ company: 'pell' })
const staff = makeMember({ company: 'toile', staff: true, email: 'staff@toile.example' })
const former = makeMember({ company: 'former' })

const entryAt = (pathName: string, slug: string) =>
  `/api/clientMicro/getEntry?${new URLSearchParams({ pathName, slug })}`
const siteAt = (pathName: string) => `/api/clientMicro/getSite?${new URLSearchParams({ pathName })}`

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei', clientName: "Osei's", micro: true, microPath: 'osei' })
  await makeClient(db, { id: 'pell', micro: true, microPath: 'pell-street' })
  await makeClient(db, { id: 'former', micro: false, microPath: 'former' })
  await makeClient(db, { id: 'toile' })
  const own = { type: 'private' as const, clientId: 'osei', template: 'article', tags: ['Color'] }
  await makeEntry(db, {
    ...own,
    id: 'stripe',
    slug: 'stripe',
    text: makeText('Five yarns.'),
    date: '2026-02-01',
  })
  await makeEntry(db, { ...own, id: 'awning', slug: 'awning', date: '2026-01-01' })
  await makeEntry(db, { ...own, id: 'draft', slug: 'draft', status: 'draft' })
  await makeEntry(db, { ...own, id: 'later', slug: 'later', publishAt: new Date('2100-01-01T00:00:00Z') })
  await makeEntry(db, { ...own, clientId: 'pell', id: 'pell-stripe', slug: 'stripe' })
  await makeEntry(db, { ...own, clientId: 'pell', id: 'pell-own', slug: 'gauge', date: '2026-01-15' })
  await makeEntry(db, { ...own, clientId: 'former', id: 'former-own', slug: 'once' })
  await makeEntry(db, { id: 'open', slug: 'open' })
})

test('an entry comes whole, with its text and its neighbours in the client’s own work', async () => {
  for (const member of [osei, staff]) {
    const answer = await testApp.get(entryAt('osei', 'stripe'), member)
    expect(answer.statusCode).toBe(200)
    const entry = answer.json()
    expect(entry.sys.id).toBe('stripe')
    expect(entry.fields).toMatchObject({ slug: 'stripe', template: 'article', client: 'osei' })
    expect(entry.fields.text.content[0].content[0].value).toBe('Five yarns.')
    expect(entry.neighbours.older.sys.id).toBe('awning')
    expect(entry.related.map((each: { sys: { id: string } }) => each.sys.id)).toEqual(['awning'])
  }
})

test.each([
  entryAt('osei', 'stripe'),
  '/api/clientMicro/getSite?pathName=osei',
  '/api/content/getList?content_type=private',
  '/api/content/getList?sys.id=stripe',
  '/api/content/getFacets?content_type=private',
])('nothing of a client’s work is stored by a browser: %s', async (url) => {
  for (const member of [osei, staff]) {
    const { statusCode, headers } = await testApp.get(url, member)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('one slug in two clients’ work is each client’s own', async () => {
  const found = await testApp.get(entryAt('pell-street', 'stripe'), pell)
  expect(found.json().sys.id).toBe('pell-stripe')
  expect((await testApp.get(entryAt('pell-street', 'stripe'), staff)).json().sys.id).toBe('pell-stripe')
})

describe('byte for byte the answer for what does not exist', async () => {
  const cases = [
    ['another client’s path', osei, entryAt('pell-street', 'gauge')],
    ['another client’s slug under the own path', osei, entryAt('osei', 'gauge')],
    ['the own slug under another client’s path', osei, entryAt('pell-street', 'stripe')],
    ['a client’s id instead of its path', pell, entryAt('pell', 'gauge')],
    ['a draft', osei, entryAt('osei', 'draft')],
    ['a draft, for the staff', staff, entryAt('osei', 'draft')],
    ['what is published later', osei, entryAt('osei', 'later')],
    ['a client that is not micro any more', former, entryAt('former', 'once')],
    ['an entry of the library', osei, entryAt('osei', 'open')],
    ['a path in other letters', osei, entryAt('OSEI', 'stripe')],
    ['a path with a wildcard', osei, entryAt('ose%', 'stripe')],
    ['a path with a quotation mark', osei, entryAt("osei' or '1'='1", 'stripe')],
    ['somebody without a company', makeMember(), entryAt('osei', 'stripe')],
  ] as const

  test.each(cases)('%s', async (_name, member, url) => {
    const [answer, none] = await Promise.all([
      testApp.get(url, member),
      testApp.get(entryAt('nowhere', 'nothing'), member),
    ])
    const tell = ({ statusCode, body, headers }: typeof answer) => ({
      statusCode,
      body: body.replace(String(headers['x-request-id']), ''),
      type: headers['content-type'],
      length: headers['content-length'],
    })
    expect(tell(answer)).toEqual(tell(none))
    expect(answer.statusCode).toBe(404)
  })
})

test('a site is found by its path, by its own members and the staff alone', async () => {
  for (const member of [osei, staff])
    expect((await testApp.get(siteAt('osei'), member)).json()).toMatchObject({ id: 'osei', joinYear: 2019 })
  const answers = await Promise.all(
    ['pell-street', 'former', 'nowhere'].map((path) => testApp.get(siteAt(path), osei)),
  )
  const told = answers.map(({ statusCode, json }) =>
    JSON.stringify([statusCode, { ...json(), requestId: '' }]),
  )
  expect(new Set(told).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
})

test('a visitor is asked to log in, and what is missing or too much is refused by name', async () => {
  expect((await testApp.get(entryAt('osei', 'stripe'))).statusCode).toBe(401)
  for (const query of [
    'pathName=osei',
    'slug=stripe',
    'pathName=&slug=x',
    'pathName=osei&slug=stripe&client=pell',
  ])
    expect((await testApp.get(`/api/clientMicro/getEntry?${query}`, osei)).statusCode).toBe(400)
})

test('a list of private work is narrowed to a client by the staff, and by nobody to one not theirs', async () => {
  const list = async (member: typeof osei, client: string) => {
    const query = `content_type=private&fields.client=${client}&order=fields.slug`
    const { items, total } = (await testApp.get(`/api/content/getList?${query}`, member)).json()
    return [total, ...items.map((each: { sys: { id: string } }) => each.sys.id)]
  }
  expect(await list(staff, 'pell')).toEqual([2, 'pell-own', 'pell-stripe'])
  expect(await list(osei, 'pell')).toEqual([0])
  expect(await list(osei, 'osei')).toEqual([2, 'awning', 'stripe'])
  const facets = await testApp.get('/api/content/getFacets?content_type=private&fields.client=pell', osei)
  expect(facets.json()).toMatchObject({ total: 0, tags: [], years: [] })
})
