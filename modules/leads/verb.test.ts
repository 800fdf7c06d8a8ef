import { createSecretKey } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import type { MediaStorage } from '#modules/media/storage.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import type { LeadRequest, Receipt } from './contract.ts'
import { createLeads } from './receive.ts'
import { CALLS } from './testing/calls.ts'
import { leadsVerb } from './verb.ts'

const database = useTestDatabase()
let now = new Date('2026-11-15T12:00:00Z')
let visitors = 0

beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z')
  for (const table of ['leads', 'letters', 'lead_limits'] as const)
    await database.db.deleteFrom(table).execute()
})

async function run(args: string[], options: Record<string, unknown> = {}) {
  const { lines, out } = listen()
  const services = makeServices({
    ...{ store: database.store, storage: {} as MediaStorage, site: demoSite, now: () => now },
  })
  return { code: await leadsVerb.run(services, { args, options }, out), lines }
}

async function receive(kind: LeadRequest['kind'], change: object = {}): Promise<Receipt> {
  now = new Date(now.getTime() + 1000)
  const leads = createLeads({
    ...{ db: database.db, site: demoSite, publicUrl: 'https://toile.example', now: () => now },
    key: () => createSecretKey(Buffer.alloc(32, 'l')),
  })
  visitors += 1
  return leads.receive({ kind, body: { ...CALLS[kind], ...change } } as LeadRequest, {
    ...{ address: `10.1.${visitors >> 8}.${visitors & 255}`, isFromPage: false },
  })
}
const letters = () => database.db.selectFrom('letters').selectAll().execute()
const suspected = async () =>
  (await database.db.selectFrom('leads').select('id').where('status', '=', 'suspected').execute()).map(
    ({ id }) => id,
  )

test('leads are listed, the newest first, with why one was kept aside', async () => {
  await receive('contact')
  await receive('contactBuffered', { email: 'bot@example.com', website: 'x' })
  const { code, lines } = await run([])
  expect(code).toBe(0)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/suspected {2}contactBuffered {2}bot@example\.com {2}Landing {2}\(honeypot\)$/)
  expect(lines[1]).toMatch(/2026-11-15 12:00 {2}accepted {3}contact {10}jo@example\.com {2}Landing$/)
  expect(lines[2]).toBe('1 lead accepted, 1 suspected; 0 of them erased')
  expect((await run(['list', 'suspected'])).lines).toHaveLength(2)
})

test('leads are exported as CSV that no spreadsheet runs', async () => {
  await receive('contact', {
    name: '=HYPERLINK("https://e.example")',
    company: '@SUM(A1)',
    message: { text: '-1+1\nand "more"' },
  })
  const { lines } = await run(['export'])
  expect(lines[0]).toBe(
    'Id,Time,Status,Suspicions,Kind,E-mail,Name,Company,Capture type,Site,Source,Detail,Document,Message,Consent\r',
  )
  expect(lines[1]?.split(',').slice(1, 6).join()).toBe(
    '2026-11-15T12:00:01.000Z,suspected,links,contact,jo@example.com',
  )
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://e.example"")",'@SUM(A1),`)
  expect(lines[1]).toContain(`"'-1+1\nand ""more"""`)
})

test('an export is whole, however many there are', async () => {
  await database.db
    .insertInto('leads')
    .values(
      Array.from({ length: 1203 }, (_, n) => ({
        ...{
          kind: 'contactBuffered' as const,
          email: `jo${n}@example.com`,
          capture_type: 'prospect' as const,
        },
        ...{ origin_site: 's', origin_source: 'FOS' as const, origin_detail: 'd' },
        created_at: new Date(now.getTime() + (n % 3)),
      })),
    )
    .execute()
  const rows = (await run(['export'])).lines.slice(1).map((line) => line.split(','))
  expect([rows.length, new Set(rows.map(([id]) => id)).size]).toEqual([1203, 1203])
  const times = rows.map(([, time]) => time)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await run(['export', 'suspected'])).lines).toHaveLength(1)
  expect((await run(['list'])).lines).toHaveLength(101)
})

test('a suspected lead that is released becomes an ordinary one, once, with its letters', async () => {
  await receive('pdfRequest', { website: 'x' })
  const [id = ''] = await suspected()
  await receive('contact', { website: 'x', email: 'other@example.com' })
  const [other] = (await suspected()).filter((each) => each !== id)
  expect(await letters()).toEqual([])
  expect(await run(['release', id], { 'dry-run': true })).toEqual({
    code: 0,
    lines: ['Would release 1 lead.'],
  })
  expect(await run(['release', 'nonsense'], { 'dry-run': true })).toEqual({
    code: 1,
    lines: ['nonsense is not among the suspected.', 'Would release 0 leads.'],
  })
  expect(await run(['release', id])).toEqual({ code: 0, lines: ['Released 1 lead.'] })
  expect((await letters()).map(({ template }) => template).sort()).toEqual(['lead-download', 'lead-to-staff'])
  expect((await run(['release', id], { 'dry-run': true })).code).toBe(1)
  expect(await run(['release', id, 'nonsense'])).toEqual({
    code: 1,
    lines: [`${id} is not among the suspected.`, 'nonsense is not among the suspected.', 'Released 0 leads.'],
  })
  expect(await letters()).toHaveLength(2)
  expect(await suspected()).toEqual([other])
})

test('a suspected lead that was erased is not released any more', async () => {
  await receive('contact', { website: 'x' })
  const [id = ''] = await suspected()
  await run(['erase', 'jo@example.com'])
  for (const options of [{ 'dry-run': true }, {}])
    expect((await run(['release', id], options)).lines[0]).toBe(`${id} is not among the suspected.`)
  expect([await suspected(), await letters()]).toEqual([[id], []])
})

test('a person is erased with their letters; the count stays, and a late retry brings nothing back', async () => {
  const idempotencyKey = 'a-key-of-the-browser'
  await receive('contact', { idempotencyKey })
  await receive('contactBuffered', { email: 'JO@example.com' })
  await receive('contactBuffered', { email: 'other@example.com' })
  expect((await run(['erase', 'jo@example.com'], { 'dry-run': true })).lines).toEqual([
    'Would erase 2 leads of jo@example.com.',
  ])
  expect(await run(['erase', 'Jo@example.com'])).toEqual({
    code: 0,
    lines: ['Erased 2 leads of Jo@example.com.'],
  })
  expect(await receive('contact', { idempotencyKey })).toEqual({ outcome: 'stored' })
  const everything = JSON.stringify([
    await database.db.selectFrom('leads').selectAll().execute(),
    await letters(),
    await database.db.selectFrom('lead_limits').selectAll().execute(),
  ])
  expect(everything).not.toMatch(/jo@example\.com|Jo Marsh|Marsh and Daughters|indigo/i)
  expect(everything).toContain('other@example.com')
  expect(await database.db.selectFrom('lead_posts').selectAll().execute()).toHaveLength(1)
  const keys = await database.db
    .selectFrom('leads')
    .select('idempotency_key')
    .where('erased_at', 'is not', null)
    .execute()
  expect(keys.map((row) => row.idempotency_key).sort()).toEqual([`given ${idempotencyKey}`, null])
  const { lines } = await run(['list'])
  expect(lines.at(-1)).toBe('3 leads accepted, 0 suspected; 2 of them erased')
  expect(lines).toHaveLength(2)
  expect((await run(['erase', 'nobody@example.com'])).code).toBe(1)
})

test.each([[['erase']], [['erase', 'not an address']], [['list', 'odd']], [['release']], [['sing']]])(
  '%j is not understood',
  async (args) => {
    const { code, lines } = await run(args)
    expect([code, lines.length]).toEqual([2, 1])
  },
)
