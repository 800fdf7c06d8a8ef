import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { forgetOldReadings, recordReading } from './record.ts'
import { auditVerb } from './verb.ts'

const testApp = useTestApp()
const staff = makeMember({ company: 'toile', staff: true, sub: 'ines', email: 'ines@toile.example' })
const own = makeMember({ company: 'osei' })

async function written() {
  const rows = await testApp.store.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return rows.map(({ email, call, client_id, entry_id }) => [email, call, client_id, entry_id])
}

beforeEach(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei', clientName: "Osei's", micro: true, microPath: 'osei' })
  await makeClient(db, { id: 'pell', micro: true, microPath: 'pell' })
  await makeClient(db, { id: 'toile', clientName: 'Toile' })
  const own = { type: 'private' as const, template: 'article' }
  await makeEntry(db, { ...own, clientId: 'osei', id: 'stripe', slug: 'stripe', title: 'Stripe' })
  await makeEntry(db, { ...own, clientId: 'osei', id: 'awning', slug: 'awning' })
  await makeEntry(db, { ...own, clientId: 'pell', id: 'gauge', slug: 'gauge' })
  await makeEntry(db, { id: 'open', slug: 'open' })
  await db.deleteFrom('audit_log').execute()
})

const email = 'ines@toile.example'
const list = '/api/content/getList?content_type=private'

describe('what the staff read of a client is written down before it is shown', () => {
  test.each([
    ['the client’s record', '/api/clients/osei', [[email, 'clients', 'osei', null]]],
    ['its record by its name', '/api/clients/named/Osei_s', [[email, 'clients/named', 'osei', null]]],
    ['its site', '/api/clientMicro/getSite?pathName=osei', [[email, 'clientMicro/getSite', 'osei', null]]],
    [
      'an entry of its site',
      '/api/clientMicro/getEntry?pathName=osei&slug=stripe',
      [[email, 'clientMicro/getEntry', 'osei', 'stripe']],
    ],
    ['its list', `${list}&fields.client=osei`, [[email, 'content/getList', 'osei', null]]],
    ['one of its entries', `${list}&fields.slug=gauge`, [[email, 'content/getList', 'pell', 'gauge']]],
    [
      'one by its id alone',
      '/api/content/getList?sys.id=gauge',
      [[email, 'content/getList', 'pell', 'gauge']],
    ],
    [
      'a list of everybody’s work, client by client',
      `${list}&order=sys.id`,
      [
        [email, 'content/getList', 'osei', null],
        [email, 'content/getList', 'pell', null],
      ],
    ],
    [
      'what its work is about',
      '/api/content/getFacets?content_type=private&fields.client=osei',
      [[email, 'content/getFacets', 'osei', null]],
    ],
    [
      'what one of its entries is about, told by its id',
      '/api/content/getFacets?content_type=private&sys.id=gauge',
      [[email, 'content/getFacets', 'pell', null]],
    ],
    [
      'how many of everybody’s have a word, client by client',
      '/api/content/getFacets?content_type=private&query=stripe',
      [[email, 'content/getFacets', 'osei', null]],
    ],
    [
      'what everybody’s work is about, client by client',
      '/api/content/getFacets?content_type=private&fields.tags[in]=cloth,thread',
      [
        [email, 'content/getFacets', 'osei', null],
        [email, 'content/getFacets', 'pell', null],
      ],
    ],
    [
      'a preview of its entry',
      '/api/content/getPreview?id=stripe',
      [[email, 'content/getPreview', 'osei', 'stripe']],
    ],
    ['the name of an entry beside a note', '/api/notes/stripe', [[email, 'notes', 'osei', 'stripe']]],
  ])('%s', async (_name, url, expected) => {
    expect((await testApp.get(url, staff)).statusCode).toBe(200)
    expect(await written()).toEqual(expected)
    // The second answer comes from memory, or is not sent at all.
    const { headers } = await testApp.get(url, staff)
    await testApp.get(url, staff, headers.etag ? { 'if-none-match': String(headers.etag) } : {})
    expect(await written()).toEqual([...expected, ...expected, ...expected])
  })
})

test('members reading their own, the staff reading the library or their own company, and what is not found leave nothing', async () => {
  for (const url of ['/api/clients/osei', '/api/clientMicro/getEntry?pathName=osei&slug=stripe', list])
    expect((await testApp.get(url, own)).statusCode).toBe(200)
  for (const url of [
    '/api/content/getList?content_type=presentation',
    '/api/clients/toile',
    '/api/clients/list',
  ])
    expect((await testApp.get(url, staff)).statusCode).toBe(200)
  for (const url of ['/api/clients/nobody', '/api/clientMicro/getEntry?pathName=osei&slug=none'])
    expect((await testApp.get(url, staff)).statusCode).toBe(404)
  expect(await written()).toEqual([])
})

test('what cannot be written down is not shown', async () => {
  const { db } = testApp.store
  await db.schema.alterTable('audit_log').renameTo('audit_gone').execute()
  try {
    for (const url of ['/api/clients/osei', '/api/clientMicro/getEntry?pathName=osei&slug=stripe', list]) {
      const answer = await testApp.get(url, staff)
      expect(answer.statusCode, url).toBe(500)
      expect(answer.body).not.toContain('osei')
    }
  } finally {
    await db.schema.alterTable('audit_gone').renameTo('audit_log').execute()
  }
})

test('the verb lists the newest first, of one client and from a day on', async () => {
  const { db } = testApp.store
  const on = (day: string) => new Date(`${day}T12:00:00Z`)
  await recordReading(db, staff, 'clients', [{ client: 'osei' }], on('2026-01-01'))
  await recordReading(
    db,
    staff,
    'clientMicro/getEntry',
    [{ client: 'osei', entry: 'stripe' }],
    on('2026-03-01'),
  )
  await recordReading(db, staff, 'clients', [{ client: 'pell' }], on('2026-02-01'))
  const run = async (options: Record<string, string> = {}, args = ['list']) => {
    const { lines, out } = listen()
    const services = makeServices({ store: testApp.store, storage: {} as never })
    const code = await auditVerb.run(services, { args, options }, out)
    return { code, lines }
  }
  expect((await run()).lines).toEqual([
    '2026-03-01 12:00:00  ines@toile.example  clientMicro/getEntry  osei  stripe',
    '2026-02-01 12:00:00  ines@toile.example  clients               pell',
    '2026-01-01 12:00:00  ines@toile.example  clients               osei',
    '3 readings',
  ])
  expect((await run({ client: 'pell' })).lines.at(-1)).toBe('1 reading')
  expect((await run({ client: 'osei', since: '2026-02-15' })).lines).toHaveLength(2)
  expect((await run({ since: '2026-02-01' })).lines.at(-1)).toBe('2 readings')
  expect((await run({ since: 'yesterday' })).code).toBe(2)
  expect((await run({ since: '2026-02-30' })).code).toBe(2)
  expect((await run({}, ['erase'])).code).toBe(2)
  await sql`
    insert into audit_log (at, sub, email, call, client_id)
    select at, sub, email, call, client_id from audit_log, generate_series(1, 1000) where client_id = 'pell'`.execute(
    db,
  )
  const { lines } = await run({ client: 'pell' })
  expect([lines.length, lines.at(-1)]).toEqual([1001, '1000 readings, and older ones: narrow the list'])
})

test('a reading is forgotten after two years', async () => {
  const { db } = testApp.store
  await recordReading(db, staff, 'clients', [{ client: 'osei' }], new Date('2024-06-01T00:00:00Z'))
  await recordReading(db, staff, 'clients', [{ client: 'pell' }], new Date('2024-06-03T00:00:00Z'))
  await forgetOldReadings(db, new Date('2026-06-02T00:00:00Z'))
  expect((await written()).map(([, , client]) => client)).toEqual(['pell'])
})
