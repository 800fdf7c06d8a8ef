import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import { storeImage } from '../media/store-image.ts'
import type { EntryList } from './contract.ts'
import { FIELDS } from './fields.ts'

const test = useTestApp()
const member = makeMember()
const alacarte = makeMember({
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['color-and-print'],
})
const lapsed = makeMember({ memberships: { tobetdg: false } })
const list = '/api/content/getList?content_type=presentation'
const wall = {
  id: 'wall',
  slug: 'wall',
  title: 'The eleven-meter wall',
  section: 'merchandising' as const,
  date: '2025-10-01',
  images: ['cloth'],
}

beforeAll(async () => {
  const { db } = test.store
  const bytes = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#1E3CA0' } })
    .jpeg()
    .toBuffer()
  for (const id of ['cloth', 'inside']) {
    await storeImage(
      { db, storage: test.app.storage },
      { id, bytes, fileName: `${id}.jpg`, title: id, alt: `A ${id} in blue`, credit: 'Ines' },
    )
  }
  await makeClient(db, { id: 'osei' })
  await makeEntry(db, {
    id: 'old',
    slug: 'old',
    section: 'color-and-print',
    date: '2014-02-03',
    tags: ['ikat'],
  })
  const link = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })
  await makeEntry(db, {
    id: 'full',
    slug: 'the-blur',
    title: 'The blur is the point',
    section: 'color-and-print',
    date: '2025-11-17',
    tags: ['ikat', 'soft edge'],
    images: ['cloth'],
    embed: '<iframe src="https://player.example/v/1"></iframe>',
    text: {
      nodeType: 'document',
      data: {},
      content: [
        ...makeText('Ikat is dyed before it is woven.').content,
        { nodeType: 'embedded-asset-block', data: link('Asset', 'inside'), content: [] },
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            {
              nodeType: 'entry-hyperlink',
              data: link('Entry', 'old'),
              content: [{ nodeType: 'text', value: 'before', marks: [], data: {} }],
            },
            {
              nodeType: 'entry-hyperlink',
              data: link('Entry', 'secret'),
              content: [{ nodeType: 'text', value: 'there', marks: [], data: {} }],
            },
          ],
        },
      ],
    },
  })
  await makeEntry(db, wall)
  await makeEntry(db, {
    id: 'free',
    slug: 'free',
    section: 'business-strategy',
    date: '2024-01-01',
    complimentary: true,
    images: ['inside'],
  })
  await makeEntry(db, {
    id: 'secret',
    slug: 'secret',
    title: 'Only for Osei',
    type: 'private',
    clientId: 'osei',
  })
  await makeEntry(db, {
    id: 'quote',
    type: 'press',
    title: 'The Selvedge Review',
    date: '2025-11-01',
    text: makeText('What to leave out.'),
  })
})

async function ask(url: string, who = member): Promise<EntryList> {
  const answer = await test.get(url, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const inStrategy = `${list}&fields.section=business-strategy`

describe('a list', () => {
  it('has Contentful’s shape, with pictures resolved in place', async () => {
    const answer = await ask(`${list}&order=-fields.date&limit=1`)
    expect(answer).toMatchObject({ sys: { type: 'Array' }, total: 4, skip: 0, limit: 1 })
    expect(answer.items[0]).toMatchObject({
      sys: { id: 'full', type: 'Entry', contentType: { sys: { id: 'presentation' } } },
      fields: {
        title: 'The blur is the point',
        date: '2025-11-17',
        image: {
          sys: { id: 'cloth', type: 'Asset' },
          fields: {
            description: 'A cloth in blue',
            file: { details: { image: { width: 1000, height: 600 } } },
          },
        },
      },
    })
    expect(answer.items[0]?.fields).not.toHaveProperty('text')
  })

  it('has the same total on every page, also past the end', async () => {
    const pages = await Promise.all([0, 2, 3, 50].map((skip) => ask(`${list}&limit=2&skip=${skip}`)))
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 1],
      [4, 0],
    ])
  })

  it('answers with the selected fields only', async () => {
    const [item] = (await ask(`${list}&fields.slug=wall&select=fields.title,sys`)).items
    expect(item?.fields).toEqual({ title: 'The eleven-meter wall' })
  })

  it('holds and counts only what the member may read', async () => {
    const answer = await ask(`${list}&order=sys.id`, alacarte)
    expect(answer.total).toBe(3)
    expect(answer.items.map((item) => item.sys.id)).toEqual(['free', 'full', 'old'])
  })

  it.each([
    ['a locked section', alacarte, `${list}&fields.section[in]=merchandising`, 403],
    [
      'a locked section among open ones',
      alacarte,
      `${list}&fields.section[in]=merchandising,color-and-print`,
      200,
    ],
    ['a locked section, one that was given away', alacarte, `${inStrategy}&fields.slug=free`, 200],
    ['a locked section, one that is not there', alacarte, `${inStrategy}&fields.slug=never`, 403],
    ['a locked section, one that is', alacarte, `${list}&fields.section=merchandising&fields.slug=wall`, 403],
    ['anything, lapsed', lapsed, list, 403],
    ['an open section, lapsed', lapsed, `${list}&fields.section=great-ideas`, 403],
  ])('%s', async (_what, who, url, status) => {
    expect((await test.get(url, who)).statusCode).toBe(status)
  })

  it('names an unknown parameter', async () => {
    const answer = await test.get(`${list}&fields.colour=red&limit=7&skip=x`, member)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'InvalidQuery',
      errors: [{ path: 'fields.colour' }, { path: 'skip' }],
    })
  })
})

describe('one entry', () => {
  it('comes with its text, its neighbours and its relatives', async () => {
    const [item] = (await ask(`${list}&fields.slug=the-blur`)).items
    expect(item?.neighbours?.older?.fields.slug).toBe('old')
    expect(item?.neighbours?.newer).toBeUndefined()
    expect(item?.related?.map((each) => each.sys.id)).toEqual(['old'])
    expect(item?.fields.embed).toContain('https://player.example/v/1')
    const text = JSON.stringify(item?.fields.text)
    expect(text).toContain('"description":"A inside in blue"')
  })

  it('links to what the reader may read and is silent about the rest', async () => {
    const answer = await test.get(`${list}&fields.slug=the-blur`, member)
    expect(answer.body).toContain('"slug":"old"')
    expect(answer.body).not.toContain('Only for Osei')
  })

  it('that is another’s is as if it did not exist', async () => {
    const private_ = '/api/content/getList?content_type=private&fields.slug='
    const [foreign, missing] = await Promise.all([
      test.get(`${private_}secret`, member),
      test.get(`${private_}nothing`, member),
    ])
    expect(foreign.body).toBe(missing.body)
    expect((await ask(`${private_}secret`, makeMember({ company: 'osei' }))).total).toBe(1)
  })
})

describe('a search', () => {
  it('marks what it found and says what it looked for instead', async () => {
    const answer = await ask(`${list}&query=wovne`)
    expect(answer.corrected).toBe('woven')
    expect(answer.items[0]?.highlight?.text.some((each) => each.match && each.text === 'woven')).toBe(true)
  })

  it('finds nothing in what the member may not read', async () => {
    expect((await ask(`${list}&query=eleven-meter`)).total).toBe(1)
    expect(await ask(`${list}&query=eleven-meter`, alacarte)).toMatchObject({ total: 0, items: [] })
  })
})

describe('pictures', () => {
  const addressOf = async (slug: string) => {
    const [item] = (await ask(`${list}&fields.slug=${slug}`)).items
    return item?.fields.image?.fields.file.url ?? ''
  }

  it('of a gated entry open by the address that came with it, and by no other', async () => {
    const url = await addressOf('the-blur')
    expect((await test.get(`${url}&w=400`)).statusCode).toBe(200)
    const bare = url.split('?')[0]
    const missing = await test.get('/images/nothing?w=400')
    for (const bad of [
      `${bare}?w=400`,
      `${url.replace(/sig=./, 'sig=')}&w=400`,
      `${url.replace('via=full', 'via=wall')}&w=400`,
    ]) {
      const answer = await test.get(bad)
      expect([answer.statusCode, answer.json().detail]).toEqual([404, missing.json().detail])
    }
  })

  it('of a complimentary entry open to everyone', async () => {
    expect(await addressOf('free')).toMatch(/^\/images\/inside\?v=\w+$/)
    expect((await test.get('/images/inside?w=400')).statusCode).toBe(200)
  })

  it('close the moment their entry is withdrawn', async () => {
    const url = await addressOf('wall')
    expect((await test.get(`${url}&w=480`)).statusCode).toBe(200)
    await change('wall', { status: 'archived' })
    expect((await test.get(`${url}&w=480`)).statusCode).toBe(404)
    await change('wall', { status: 'published' })
  })

  it('close when their entry shows another instead', async () => {
    const url = await addressOf('wall')
    const status = async () => (await test.get(`${url}&w=480`)).statusCode
    await makeEntry(test.store.db, { ...wall, images: ['inside'] })
    await expect.poll(status).toBe(404)
    await makeEntry(test.store.db, wall)
    await expect.poll(status).toBe(200)
  })
})

/** Changes an entry and waits until the app has heard of it; on PostgreSQL the notice comes over another connection. */
async function change(id: string, to: { status?: 'archived' | 'published'; title?: string }): Promise<void> {
  const before = test.app.library.version()
  await test.store.db.updateTable('entries').set(to).where('id', '=', id).execute()
  await expect.poll(() => test.app.library.version(), { interval: 5 }).not.toBe(before)
}

describe('memory', () => {
  it('a change shows in the next answer', async () => {
    const before = await test.get(`${list}&fields.slug=old`, member)
    await change('old', { title: 'Renamed' })
    const after = await test.get(`${list}&fields.slug=old`, member)
    expect(after.json().items[0].fields.title).toBe('Renamed')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('an unchanged answer is 304 for those who have it, compressed for those who can', async () => {
    const first = await test.get(list, member)
    const again = await test.get(list, member, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const packed = await test.get(list, member, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body)
  })

  it('is never shared between members with different rights', async () => {
    const [one, other] = await Promise.all([test.get(list, member), test.get(list, alacarte)])
    expect([one.json().total, other.json().total]).toEqual([4, 3])
    expect(one.headers['cache-control']).toBe('private, no-cache')
  })

  it('no question is kept as the answer to another that it only begins like', async () => {
    const before = (await test.get(`${list}&fields.tags=ikat&limit=9`, member)).json().total
    expect((await test.get(`${list}&limit=9&fields.tags=ikat?of=nothing`, member)).json().total).toBe(0)
    expect((await test.get(`${list}&limit=9&fields.tags=ikat`, member)).json().total).toBe(before)
    expect(before).toBeGreaterThan(0)
  })
})

it('press items are open to everyone', async () => {
  const answer = await test.get('/api/content/getPress')
  expect(answer.json()).toMatchObject([
    { sys: { id: 'quote' }, fields: { title: 'The Selvedge Review', date: '2025-11-01' } },
  ])
})

it('no value of a query becomes part of a statement', async () => {
  const texts = new Set<string>()
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    texts.add(String((args[0] as { text?: string }).text ?? args[0]))
    return (original as (...given: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    for (const [field, { kind, operators }] of Object.entries(FIELDS)) {
      if (kind !== 'text' && kind !== 'list') continue
      for (const operator of operators.filter((each) => each !== 'exists'))
        await ask(`${list}&${field}${operator === 'eq' ? '' : `[${operator}]`}=zqxmark,zqxother`)
    }
    await ask(`${list}&query=zqxmark+zqxother`)
  } finally {
    pg.Client.prototype.query = original
  }
  expect(texts.size).toBeGreaterThan(10)
  expect([...texts].filter((text) => text.includes('zqx'))).toEqual([])
})

it('no key and no value of the query grammar makes the server fail', async () => {
  const names = fc.oneof(
    fc.constantFrom('limit', 'skip', 'order', 'query', 'select', 'content_type', ...Object.keys(FIELDS)),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(FIELDS)),
        fc.constantFrom('in', 'nin', 'all', 'gte', 'lte', 'ne', 'exists', "in'", '$'),
      )
      .map(([field, operator]) => `${field}[${operator}]`),
    fc.string({ unit: 'grapheme' }),
  )
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      "' or 1=1--",
      '1);drop table entries;--',
      '\\',
      "'':*&!|",
      '2020-01-01',
      'true',
      'merchandising',
      '{a,b}',
      '-fields.date',
      '9'.repeat(30),
    ),
  )
  const { db } = test.store
  const count = () =>
    db
      .selectFrom('entries')
      .select((eb) => eb.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(names, values, { maxKeys: 4 }),
      fc.boolean(),
      async (parameters, typed) => {
        const query = new URLSearchParams({
          ...parameters,
          ...(typed ? { content_type: 'presentation' } : {}),
        })
        const answer = await test.get(`/api/content/getList?${query}`, member)
        expect([200, 400, 403]).toContain(answer.statusCode)
      },
    ),
    { numRuns: 400 },
  )
  expect(await count()).toEqual(before)
}, 120_000)
