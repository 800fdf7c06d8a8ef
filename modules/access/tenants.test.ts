import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import type { EntryInput } from '../content/save.ts'
import type { PaletteColour } from '../media/contract.ts'
import { imageUrl } from '../media/signature.ts'

/**
 * Two houses that differ in one thing: Vantage is a client of the first, and the second has never heard of it. A member of
 * Osei asks both the same things, in the same order. Whatever could tell them apart is a leak: a status, a byte, a count, a
 * tag, an order, a correction of a misspelt word, or more questions put to the database.
 */
const withVantage = useTestApp()
const withoutVantage = useTestApp()
const houses = [withVantage, withoutVantage]

const osei = makeMember({ sub: 'osei-member', company: 'osei', email: 'ama@osei.example' })
const vantage = makeMember({ sub: 'vantage-member', company: 'vantage', email: 'ines@vantage.example' })

const sys = { createdAt: new Date('2025-01-01'), updatedAt: new Date('2025-01-02'), revision: 1 }
const own: Partial<EntryInput>[] = [
  { id: 'osei-1', slug: 'stalls', title: 'Market stalls', tags: ['Color', 'Stalls'], images: ['osei-cloth'] },
  { id: 'osei-2', slug: 'range', title: 'Range review', tags: ['Range'], date: '2024-05-01' },
]
const foreign: Partial<EntryInput>[] = [
  // Between the two of Osei by date, with a tag, a colour, a year and words that nobody else has.
  {
    ...{ id: 'vantage-1', slug: 'harbour', title: 'Harbourfront concession', tags: ['Concession', 'Color'] },
    ...{ date: '2024-09-01', images: ['vantage-cloth'], text: makeText('Quayside zincography for Vantage.') },
  },
  { id: 'vantage-2', slug: 'stalls', title: 'Stalls of the harbour', tags: ['Stalls'], date: '2011-02-01' },
]

async function furnish(house: TestApp, clients: string[]): Promise<void> {
  const { db } = house.store
  for (const id of clients) {
    const palette: PaletteColour[] = [
      { name: id, hex: id === 'osei' ? '#1E3CA0' : '#B81E66', share: 0.8 },
      { name: 'Jet', hex: '#16140F', share: 0.2 },
    ]
    const tokens = { field: '#16140F', on: '#F4F1EA', rule: '#16140F', tint: '#F4F1EA' }
    await db
      .insertInto('assets')
      .values({
        ...{ id: `${id}-cloth`, file_name: `${id}.png`, content_type: 'image/png', byte_size: 1 },
        ...{ width: 800, height: 1000, dominant: '#16140F', created_at: sys.createdAt },
        ...{ palette: JSON.stringify(palette), tokens: JSON.stringify(tokens), updated_at: sys.updatedAt },
      })
      .execute()
    const microPath = `${id}-room`
    await makeClient(db, { id, clientName: id, displayName: id, micro: true, microPath, sys })
    for (const entry of id === 'osei' ? own : foreign)
      await makeEntry(db, { type: 'private', clientId: id, template: 'article', sys, ...entry })
  }
  await makeEntry(db, { id: 'shared', slug: 'shared', title: 'A report for everyone', tags: ['Color'], sys })
}

beforeAll(async () => {
  await furnish(withVantage, ['osei', 'vantage'])
  await furnish(withoutVantage, ['osei'])
  await ask(withVantage, { method: 'POST', url: '/api/users/', payload: { username: vantage.sub } }, vantage)
  const note = { body: 'Ask for the quay rent.', revision: 0 }
  const noted = await ask(withVantage, { method: 'PUT', url: '/api/notes/vantage-1', payload: note }, vantage)
  expect(noted.statusCode, noted.body).toBe(200)
  for (const house of houses)
    await ask(house, { method: 'POST', url: '/api/users/', payload: { username: osei.sub } })
})

async function ask(house: TestApp, request: InjectOptions, member = osei) {
  // Makes the member known to the house.
  await house.get('/healthz', member)
  return house.app.inject({ ...request, headers: { authorization: `Bearer ${member.sub}` } })
}

const list = (query: string) => `/api/content/getList?${query}`
const facets = (query: string) => `/api/content/getFacets?${query}`
const micro = (call: string, pathName: string, slug?: string) =>
  `/api/clientMicro/${call}?${new URLSearchParams({ pathName, ...(slug ? { slug } : {}) })}`
const signedBy = (key: Buffer) => (asset: string, entry: string) =>
  `${imageUrl({ asset, entry, key, now: new Date() })}&w=400`
const forged = signedBy(Buffer.alloc(32, 'x'))
const issued = signedBy(Buffer.alloc(32, 'k'))

/** Every way to name what is Vantage's, by the call it is put to. A call without a row fails the test below. */
const QUESTIONS: Record<string, (string | Omit<InjectOptions, 'method'>)[]> = {
  'GET /api/clients/:company': ['/api/clients/vantage', '/api/clients/VANTAGE', '/api/clients/vantage-room'],
  'GET /api/clients/list': ['/api/clients/list'],
  'GET /api/clients/named/:address': ['/api/clients/named/vantage', '/api/clients/named/vantage~vantage'],
  'GET /api/clientMicro/getEntry': [
    micro('getEntry', 'vantage-room', 'harbour'),
    // The same slug in both areas, and one area's path with the other's slug.
    micro('getEntry', 'vantage-room', 'stalls'),
    micro('getEntry', 'osei-room', 'harbour'),
    micro('getEntry', 'osei-room', 'stalls'),
    micro('getEntry', 'vantage', 'harbour'),
  ],
  'GET /api/clientMicro/getSite': [micro('getSite', 'vantage-room'), micro('getSite', 'osei-room')],
  'GET /api/content/getPreview': ['/api/content/getPreview?id=vantage-1'],
  'GET /api/content/getList': [
    list('content_type=private&fields.client=vantage'),
    list('content_type=private&fields.client[in]=vantage,osei'),
    list('content_type=private&fields.client[ne]=osei'),
    list('content_type=private'),
    list('content_type=private&order=fields.title'),
    list('content_type=private&order=-fields.date&limit=1&skip=1'),
    list('content_type=private&order=fields.slug&skip=2'),
    list('content_type=private&fields.slug=harbour'),
    list('content_type=private&fields.slug=stalls'),
    list('content_type=private&fields.title=Harbourfront%20concession'),
    list('content_type=private&fields.tags[in]=Concession'),
    list('content_type=private&fields.tags[all]=Concession,Color'),
    list('content_type=private&fields.tags[nin]=Stalls'),
    list('content_type=private&fields.date[lte]=2012-01-01'),
    list('content_type=private&query=quayside'),
    list('content_type=private&query=harborfront'),
    list('content_type=private&query=zincografy'),
    list('content_type=private&query=stalls'),
    list('query=concession'),
    list('query=concesion'),
    list('query=color'),
    list('sys.id=vantage-1'),
    list('sys.id=vantage-2'),
    list('sys.id[in]=vantage-1,osei-1,vantage-2'),
    list('sys.id[nin]=osei-1'),
    list('content_type=presentation&query=harbourfront'),
    list(''),
  ],
  'GET /api/content/getFacets': [
    facets('content_type=private'),
    facets('content_type=private&query=stalls'),
    facets('content_type=private&query=zincografy'),
    facets('content_type=private&fields.tags[in]=Concession'),
    facets('content_type=presentation'),
  ],
  'GET /api/content/getColours': ['/api/content/getColours'],
  'GET /api/content/getByColour': ['/api/content/getByColour?colour=%23B81E66'],
  'GET /api/notes': ['/api/notes', '/api/notes?query=quay'],
  'GET /api/notes/export': ['/api/notes/export'],
  'GET /api/notes/:entryId': ['/api/notes/vantage-1'],
  'PUT /api/notes/:entryId': [{ url: '/api/notes/vantage-1', payload: { body: 'Mine?', revision: 0 } }],
  'DELETE /api/notes/:entryId': ['/api/notes/vantage-1'],
  'GET /api/site/staff': ['/api/site/staff'],
  'GET /api/users/:sub': [`/api/users/${vantage.sub}`],
  'PATCH /api/users/:sub': [
    { url: `/api/users/${vantage.sub}`, payload: { bookmarks: ['vantage-1'] } },
    // Any id may be kept: whether there is such an entry is not said here.
    { url: `/api/users/${osei.sub}`, payload: { bookmarks: ['vantage-1', 'no-such-entry'] } },
  ],
  'POST /api/users/': [{ url: '/api/users/', payload: { username: vantage.sub } }],
  'GET /images/:id': [
    '/images/vantage-cloth?w=400',
    forged('vantage-cloth', 'vantage-1'),
    // Addresses that Osei could put together from its own: Vantage's cloth in the name of an entry of Osei.
    issued('vantage-cloth', 'osei-1'),
    issued('osei-cloth', 'vantage-1'),
  ],
}

/** They name nobody's things: what anyone sends in, and what is the same for everyone. */
const ABOUT_NOBODY = [
  'GET /api/content/getPress',
  'GET /api/docs',
  'GET /api/identity',
  'GET /api/openapi.json',
  'GET /api/request/form',
  'POST /api/changePw',
  'POST /api/identity/logoutEverywhere',
  'POST /api/request/contact',
  'POST /api/request/contactBuffered',
  'POST /api/request/pdfRequest',
  'POST /api/views',
]

describe("a member of one client asking for another's", () => {
  test('is tried with every call there is', () => {
    const calls = withVantage.app
      .exposure()
      .map(({ method, url }) => `${method} ${url}`)
      .filter((call) => /^\w+ \/(api\/(?!\*)|images)/.test(call))
    expect([...Object.keys(QUESTIONS), ...ABOUT_NOBODY].sort()).toEqual(calls.sort())
  })

  const rows = Object.entries(QUESTIONS).flatMap(([call, questions]) =>
    questions.map((question) => {
      const request = typeof question === 'string' ? { url: question } : question
      return [`${call.split(' ')[0]} ${String(request.url)}`, { ...request, method: call.split(' ')[0] }]
    }),
  ) as [string, InjectOptions][]

  test.each(rows)('%s: is answered as if there were no such client', async (_name, request) => {
    const [first, second] = await Promise.all(houses.map((house) => tell(house, request)))
    expect(first).toEqual(second)
    expect(JSON.stringify(first)).not.toMatch(/harbourfront|quayside|vantage-cloth|ines@/i)
  })

  test('has lost nothing of its own by it', async () => {
    const answer = await ask(withVantage, { url: list('content_type=private&order=-fields.date') })
    expect(answer.json().items.map((item: { sys: { id: string } }) => item.sys.id)).toEqual([
      'osei-2',
      'osei-1',
    ])
    const other = await ask(withVantage, { url: '/api/notes/vantage-1' }, vantage)
    expect(other.json()).toMatchObject({ body: 'Ask for the quay rent.' })
    expect((await ask(withVantage, { url: `/api/users/${vantage.sub}` }, vantage)).json().bookmarks).toEqual(
      [],
    )
  })
})

/** All that an answer tells, but for what is random in every answer. */
async function tell(house: TestApp, request: InjectOptions) {
  let asked = 0
  const count = () => void asked++
  house.store.pool.on('acquire', count)
  const answer = await ask(house, request)
  house.store.pool.off('acquire', count)
  const { date: _date, 'x-request-id': requestId, ...headers } = answer.headers
  const body = answer.body.replaceAll(String(requestId), 'request')
  // Made of the bytes, the id of the request among them.
  if (answer.statusCode >= 400) delete headers.etag
  return { status: answer.statusCode, headers, body, asked }
}
