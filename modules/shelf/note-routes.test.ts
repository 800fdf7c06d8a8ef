import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#modules/access/policy.ts'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import type { Note } from './note-contract.ts'

const testApp = useTestApp()
const reader = makeMember({ sub: 'auth0|reader' })
const other = makeMember({ sub: 'other' })
const lapsed = makeMember({ sub: 'lapsed', memberships: { tobetdg: false } })

async function send(method: 'PUT' | 'DELETE', entryId: string, payload?: object, member: Member = reader) {
  // The first call of a member makes it known to the test's app.
  await testApp.get('/healthz', member)
  return testApp.app.inject({
    method,
    url: `/api/notes/${encodeURIComponent(entryId)}`,
    headers: { authorization: `Bearer ${member.sub}` },
    ...(payload ? { payload } : {}),
  })
}
const put = (entryId: string, body: unknown, revision: unknown = 0, member = reader) =>
  send('PUT', entryId, { body, revision }, member)
const write = async (entryId: string, body: string, member = reader): Promise<number> => {
  const { revision } = await read(entryId, member)
  return (await put(entryId, body, revision, member)).json().revision
}
const read = async (entryId: string, member = reader): Promise<Note> =>
  (await testApp.get(`/api/notes/${entryId}`, member)).json()
const list = async (query = '', member = reader): Promise<{ total: number; items: Note[] }> =>
  (await testApp.get(`/api/notes${query}`, member)).json()
const entryOf = async (
  ...given: Parameters<typeof makeEntry> extends [unknown, ...infer Rest] ? Rest : never
) => (await makeEntry(testApp.store.db, ...given)).id
const forget = () => testApp.store.db.deleteFrom('notes').execute()

describe('a note', () => {
  test('is unwritten at first, is begun, replaced, and deleted by an empty body', async () => {
    const id = await entryOf({ title: 'Indigo', slug: 'indigo', code: 'ME 20-001' })
    expect(await read(id)).toEqual({
      ...{ entryId: id, title: 'Indigo', section: 'merchandising', slug: 'indigo', code: 'ME 20-001' },
      ...{ path: '/merchandising/indigo', readable: true, body: '', revision: 0, updatedAt: null },
    })
    const begun = (await put(id, 'First')).json()
    expect(begun).toMatchObject({ entryId: id, body: 'First', revision: expect.any(Number) })
    const second = (await put(id, 'Second', begun.revision)).json()
    expect(second).toMatchObject({ body: 'Second', revision: begun.revision + 1 })
    expect(await read(id)).toMatchObject({
      body: 'Second',
      revision: second.revision,
      updatedAt: second.updatedAt,
    })
    expect((await put(id, '', second.revision)).json()).toEqual({
      entryId: id,
      body: '',
      revision: 0,
      updatedAt: null,
    })
    expect(await read(id)).toMatchObject({ body: '', revision: 0 })
    expect((await list()).items.map((note) => note.entryId)).not.toContain(id)
  })

  test('written elsewhere meanwhile is kept, and comes with the refusal', async () => {
    const id = await entryOf()
    const seen = await write(id, 'Both saw this')
    await put(id, 'The first to write', seen)
    const late = await put(id, 'The second', seen)
    expect(late.statusCode).toBe(409)
    expect(late.headers['content-type']).toContain('application/problem+json')
    const stored = await read(id)
    expect(stored.body).toBe('The first to write')
    expect(late.json()).toMatchObject({
      ...{ status: 409, code: 'Conflict', requestId: late.headers['x-request-id'] },
      note: { entryId: id, body: stored.body, revision: stored.revision, updatedAt: stored.updatedAt },
    })
    expect((await put(id, '', seen)).statusCode).toBe(409)
    expect((await put(id, 'The second', 0)).statusCode).toBe(409)
    expect((await read(id)).body).toBe('The first to write')
    expect((await put(id, 'The second', stored.revision)).statusCode).toBe(200)
  })

  test('sent again after a lost answer succeeds and changes nothing', async () => {
    const id = await entryOf()
    const first = (await put(id, 'Once')).json()
    expect((await put(id, 'Once')).json()).toEqual(first)
    const second = (await put(id, 'Twice', first.revision)).json()
    const again = await put(id, 'Twice', first.revision)
    expect([again.statusCode, again.json()]).toEqual([200, second])
    expect((await put(id, 'Twice', second.revision)).json()).toEqual(second)
    await put(id, '', second.revision)
    expect((await put(id, '', second.revision)).statusCode).toBe(200)
  })

  test('begun anew is not taken for the one that was deleted', async () => {
    const id = await entryOf()
    const old = await write(id, 'Old')
    await send('DELETE', id)
    await write(id, 'New')
    expect((await put(id, 'Over the old', old)).statusCode).toBe(409)
    expect((await read(id)).body).toBe('New')
  })

  test('that was deleted elsewhere comes back only when its writer has been told', async () => {
    const id = await entryOf()
    const seen = await write(id, 'Old')
    await send('DELETE', id)
    const told = await put(id, 'Old and more', seen)
    expect([told.statusCode, told.json().note]).toEqual([
      409,
      { entryId: id, body: '', revision: 0, updatedAt: null },
    ])
    expect((await read(id)).revision).toBe(0)
    expect((await put(id, 'Old and more')).statusCode).toBe(200)
  })

  test('is deleted, and deleting it again is no error', async () => {
    const id = await entryOf()
    await write(id, 'Gone soon')
    for (let time = 0; time < 2; time++) {
      const answer = await send('DELETE', id)
      expect([answer.statusCode, answer.json().revision]).toEqual([200, 0])
    }
    expect((await read(id)).revision).toBe(0)
  })

  test('begun by many tabs at once is begun by one of them', async () => {
    const id = await entryOf()
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((body) => put(id, body)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409])
    const winner = answers.find((answer) => answer.statusCode === 200)?.json().body
    expect((await read(id)).body).toBe(winner)
  })

  test('is written by a member without membership on what is open to all', async () => {
    const open = await entryOf({ complimentary: true, slug: 'open-house' })
    const closed = await entryOf()
    expect((await put(open, 'Mine', 0, lapsed)).statusCode).toBe(200)
    expect((await list('', lapsed)).items).toMatchObject([
      { path: '/complimentary/open-house', body: 'Mine' },
    ])
    expect((await put(closed, 'Not mine', 0, lapsed)).statusCode).toBe(404)
  })

  test('needs a token and is never kept by a cache', async () => {
    const id = await entryOf()
    for (const url of ['/api/notes', '/api/notes/export', `/api/notes/${id}`]) {
      expect((await testApp.get(url)).statusCode).toBe(401)
      expect((await testApp.get(url, reader)).headers['cache-control']).toBe('no-store')
    }
  })
})

describe('bad input names the field and changes nothing', () => {
  const refused: [string, object, string][] = [
    ['no body', { revision: 0 }, 'body'],
    ['null for a body', { body: null, revision: 0 }, 'body'],
    ['a list for a body', { body: ['x'], revision: 0 }, 'body'],
    ['a number for a body', { body: 5, revision: 0 }, 'body'],
    ['a body with NUL', { body: 'a\0b', revision: 0 }, 'body'],
    ['a body with half a character', { body: 'a\ud800b', revision: 0 }, 'body'],
    ['a body too long', { body: 'x'.repeat(20_001), revision: 0 }, 'body'],
    ['no revision', { body: 'x' }, 'revision'],
    ['null for a revision', { body: 'x', revision: null }, 'revision'],
    ['text for a revision', { body: 'x', revision: '1' }, 'revision'],
    ['half a revision', { body: 'x', revision: 0.5 }, 'revision'],
    ['a negative revision', { body: 'x', revision: -1 }, 'revision'],
    ['a revision beyond all', { body: 'x', revision: 2 ** 31 }, 'revision'],
    ['another owner', { body: 'x', revision: 0, username: 'other' }, 'username'],
  ]
  test.each(refused)('%s', async (_, payload, path) => {
    const id = await entryOf()
    const revision = await write(id, 'Kept')
    const given = 'revision' in payload && payload.revision === 0 ? { ...payload, revision } : payload
    const answer = await send('PUT', id, given)
    expect([answer.statusCode, answer.json().errors.map((each: { path: string }) => each.path)]).toEqual([
      400,
      [path],
    ])
    expect(await read(id)).toMatchObject({ body: 'Kept', revision })
  })

  test.each(['limit=0', 'limit=101', 'skip=-1', 'skip=x', 'query=%00', 'username=other', 'query=a&query=b'])(
    'a list with %s',
    async (query) => {
      const answer = await testApp.get(`/api/notes?${query}`, reader)
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, query.split('=')[0]])
    },
  )

  test('an entry id with NUL', async () => {
    const answer = await put('a\0b', 'x')
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'entryId'])
  })
})

test('any text comes back as it was written', async () => {
  const id = await entryOf()
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      ' ',
      '\r\n',
      "'; drop table notes; --",
      '\ufeff',
      '\u0001'.repeat(50),
      'x'.repeat(20_000),
      '🧵'.repeat(20_000),
    ),
  )
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const { revision } = await read(id)
      const answer = await put(id, body, revision)
      if (body.includes('\0') || !body.isWellFormed()) expect(answer.statusCode).toBe(400)
      else {
        expect(answer.json().body).toBe(body)
        expect((await read(id)).body).toBe(body)
      }
    }),
    { numRuns: 80 },
  )
})

describe('the list', () => {
  beforeAll(forget)

  test('has the newest change first, in pages, with the total', async () => {
    const ids = [await entryOf(), await entryOf(), await entryOf()]
    for (const id of ids) await write(id, `On ${id}`)
    await write(ids[0] ?? '', 'Changed last')
    const order = [ids[0], ids[2], ids[1]]
    expect((await list()).items.map((note) => note.entryId)).toEqual(order)
    const pages = await Promise.all([0, 1, 2].map((skip) => list(`?limit=1&skip=${skip}`)))
    expect(pages.map(({ total, items }) => [total, ...items.map((note) => note.entryId)])).toEqual(
      order.map((id) => [3, id]),
    )
    expect(await list('?skip=3')).toMatchObject({ total: 3, items: [] })
  })

  test('is searched by the words of the notes and of their titles', async () => {
    await forget()
    const dye = await entryOf({ title: 'Madder and weld' })
    const shop = await entryOf({ title: 'The corner shop' })
    await write(dye, 'Ask the MILL about Café colours/dyeing')
    await write(shop, 'Window too dark')
    const found = async (words: string) =>
      (await list(`?query=${encodeURIComponent(words)}`)).items.map((note) => note.entryId)
    expect(await found('mill')).toEqual([dye])
    expect(await found('CAFE dye')).toEqual([dye])
    expect(await found('madder')).toEqual([dye])
    expect(await found('wind')).toEqual([shop])
    expect(await found('mill window')).toEqual([])
    expect(await found('the of')).toEqual([])
    expect(await found("!! ' :* & |")).toEqual([])
    expect(await found('  ')).toHaveLength(2)
    expect((await list('?query=dark&limit=1')).total).toBe(1)
  })

  test('does not break on any search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (words) => {
        if (!words.isWellFormed()) return
        const { statusCode } = await testApp.get(`/api/notes?query=${encodeURIComponent(words)}`, reader)
        expect(statusCode).toBe(words.includes('\0') ? 400 : 200)
      }),
      { numRuns: 60 },
    )
  })
})

describe('access', () => {
  test("two members never meet each other's notes", async () => {
    await forget()
    const id = await entryOf()
    await write(id, 'My secret plan')
    expect(await read(id, other)).toMatchObject({ body: '', revision: 0 })
    expect(await list('', other)).toMatchObject({ total: 0, items: [] })
    expect(await list('?query=secret', other)).toMatchObject({ total: 0, items: [] })
    expect((await testApp.get('/api/notes/export', other)).body).not.toContain('secret')
    await send('DELETE', id, undefined, other)
    await put(id, 'Theirs', 0, other)
    expect((await read(id)).body).toBe('My secret plan')
    expect((await read(id, other)).body).toBe('Theirs')
    expect((await list('', other)).total).toBe(1)
  })

  test('writing and deleting touch one note of one member, also where another has the same revision', async () => {
    await forget()
    const [id, beside] = [await entryOf(), await entryOf()]
    for (const member of [reader, other])
      for (const each of [id, beside]) await write(each, 'As it was', member)
    await testApp.store.db.updateTable('notes').set({ revision: 7 }).execute()
    const kept = async () =>
      (await testApp.store.db.selectFrom('notes').selectAll().execute())
        .filter((note) => note.body === 'As it was' && note.revision === 7)
        .map((note) => `${note.username} ${note.entry_id}`)
        .sort()
    const rest = [`${other.sub} ${beside}`, `${other.sub} ${id}`, `${reader.sub} ${beside}`].sort()
    expect((await put(id, 'Changed', 7)).json()).toMatchObject({ body: 'Changed', revision: 8 })
    expect(await kept()).toEqual(rest)
    await put(id, 'As it was', 8)
    await put(id, '', 9)
    expect(await kept()).toEqual(rest)
    await put(beside, '', 7)
    expect(await kept()).toEqual(rest.filter((note) => note.startsWith(other.sub)))
    await send('DELETE', id, undefined, other)
    expect(await kept()).toEqual([`${other.sub} ${beside}`])
  })

  test('an entry of another client, one not yet out and one that does not exist are the same', async () => {
    const { id: ours } = await makeClient(testApp.store.db)
    const { id: theirs } = await makeClient(testApp.store.db)
    const insider = makeMember({ sub: 'insider', company: ours })
    const own = await entryOf({ type: 'private', clientId: ours, slug: 'own-work' })
    const closed = [
      await entryOf({ type: 'private', clientId: theirs, title: 'Hidden name' }),
      await entryOf({ status: 'draft' }),
      await entryOf({ publishAt: new Date('2100-01-01') }),
      'no-such-entry',
    ]
    const tell = ({ statusCode, json }: Awaited<ReturnType<typeof put>>) => [
      statusCode,
      { ...json(), requestId: '' },
    ]
    const told: unknown[] = []
    for (const id of closed)
      told.push([
        tell(await put(id, 'Begun', 0, insider)),
        tell(await testApp.get(`/api/notes/${id}`, insider)),
      ])
    expect(new Set(told.map((each) => JSON.stringify(each)))).toHaveLength(1)
    expect(told[0]).toMatchObject([
      [404, { code: 'NotFound' }],
      [404, { code: 'NotFound' }],
    ])
    expect((await list('', insider)).total).toBe(0)
    expect((await put(own, 'Begun', 0, insider)).statusCode).toBe(200)
    expect((await list('', insider)).items).toMatchObject([{ entryId: own, path: '/custom-work/own-work' }])
    // Two clients may have work of one name.
    const staff = makeMember({ sub: 'staff', staff: true })
    expect(await read(own, staff)).toMatchObject({ path: `/custom-work/own-work?client=${ours}` })
  })

  test.each([
    ['deleted', (id: string) => testApp.store.db.deleteFrom('entries').where('id', '=', id).execute()],
    [
      'archived',
      (id: string) =>
        testApp.store.db
          .updateTable('entries')
          .set({ status: 'archived', title: 'Renamed' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'unpublished',
      (id: string) =>
        testApp.store.db
          .updateTable('entries')
          .set({ unpublish_at: new Date(0), title: 'Renamed' })
          .where('id', '=', id)
          .execute(),
    ],
  ])('a note outlives an entry that is %s, and tells only the title it had', async (_, end) => {
    await forget()
    const id = await entryOf({ title: 'As it was', code: 'ME 20-999' })
    const revision = await write(id, 'Worth keeping')
    await end(id)
    const kept = {
      entryId: id,
      title: 'As it was',
      readable: false,
      body: 'Worth keeping',
      revision,
      updatedAt: expect.any(String),
    }
    expect((await list()).items).toEqual([kept])
    expect(await read(id)).toEqual(kept)
    const { body } = await testApp.get('/api/notes/export', reader)
    expect(body).toContain('## As it was')
    for (const said of ['Renamed', 'ME 20-999', 'http']) expect(body).not.toContain(said)
    expect((await put(id, 'Worth more', revision)).statusCode).toBe(200)
    await send('DELETE', id)
    expect((await put(id, 'Begun again')).statusCode).toBe(404)
  })

  test('a note outlives the membership, and shows the entry again with it', async () => {
    await forget()
    const id = await entryOf({ title: 'First name', slug: 'named' })
    await write(id, 'Mine')
    await testApp.store.db.updateTable('entries').set({ title: 'Second name' }).where('id', '=', id).execute()
    const without = { ...reader, memberships: lapsed.memberships }
    expect((await list('', without)).items).toEqual([
      {
        entryId: id,
        title: 'First name',
        readable: false,
        body: 'Mine',
        revision: expect.any(Number),
        updatedAt: expect.any(String),
      },
    ])
    expect((await list('?query=second', without)).total).toBe(0)
    expect((await list('', reader)).items).toMatchObject([
      { title: 'Second name', path: '/merchandising/named' },
    ])
  })
})

test('the export is a Markdown file with every note, the newest change first', async () => {
  await forget()
  const shop = await entryOf({ id: 'a-shop', title: 'Shop' })
  const dye = await entryOf({
    id: 'b-dye',
    title: 'Weld & madder',
    slug: 'weld',
    code: 'CI 20-004',
    section: 'consumer-insights',
  })
  await write(shop, 'Second')
  await write(dye, 'First\n# no heading')
  const answer = await testApp.get('/api/notes/export', reader)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="notes-\d{4}-\d\d-\d\d\.md"$/),
  })
  expect(answer.body.match(/^[#>].*/gm)).toEqual([
    ...['# Notes', '## Weld \\& madder', '> First', '> # no heading'],
    ...['## Shop', '> Second'],
  ])
  expect(answer.body).toContain('CI 20-004 · <http://localhost:3000/business-insights/weld>')
})

test('five thousand notes are kept and exported, and not one more', async () => {
  await forget()
  await sql`
    insert into notes (username, entry_id, title, body, revision)
    select ${reader.sub}, 'bulk-' || n, 'Title', 'Body ' || n, 1 from generate_series(1, 4999) n`.execute(
    testApp.store.db,
  )
  const last = await entryOf()
  expect((await put(last, 'The last')).statusCode).toBe(200)
  const more = await put(await entryOf(), 'One more')
  expect([more.statusCode, more.json().errors[0].path]).toEqual([400, 'entryId'])
  expect((await put(last, 'Theirs', 0, other)).statusCode).toBe(200)
  expect((await list('?limit=1')).total).toBe(5000)
  expect((await put(last, 'Changed', (await read(last)).revision)).statusCode).toBe(200)
  const { body } = await testApp.get('/api/notes/export', reader)
  expect(new Set(body.match(/^> .*/gm))).toHaveLength(5000)
})
