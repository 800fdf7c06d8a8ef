import { createSecretKey } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { writeLetter } from '../mail/outbox.ts'
import { letterTo } from '../mail/testing/letters.ts'
import { CONSENT } from './consent.ts'
import type { LeadRequest } from './contract.ts'
import { eraseLeads } from './erase.ts'
import { createLeads } from './receive.ts'
import { CALLS } from './testing/calls.ts'
import { forgetOldLeads, keepLeads } from './upkeep.ts'

const database = useTestDatabase()
let now = new Date()
const at = (day: string) => {
  now = new Date(`${day}T12:00:00Z`)
}

beforeEach(async () => {
  for (const table of ['leads', 'letters', 'lead_limits'] as const)
    await database.db.deleteFrom(table).execute()
})

async function receive(email: string, change: object = {}) {
  const leads = createLeads({
    ...{ db: database.db, site: demoSite, publicUrl: 'https://toile.example', now: () => now },
    key: () => createSecretKey(Buffer.alloc(32, 'l')),
  })
  const request = { kind: 'contact', body: { ...CALLS.contact, email, ...change } } as LeadRequest
  expect(await leads.receive(request, { address: '10.0.0.1', isFromPage: false })).toEqual({
    outcome: 'stored',
  })
  // Letters are dated by the database.
  await database.db.updateTable('letters').set({ created_at: now }).where('created_at', '>', now).execute()
}
const emails = async () =>
  (await database.db.selectFrom('leads').select('email').orderBy('created_at').execute()).map(
    ({ email }) => email,
  )

test('two years after the last letter a person is forgotten, and only their count is left', async () => {
  at('2024-11-14')
  await receive('old@example.com', { consent: CONSENT.version })
  at('2024-11-16')
  await receive('young@example.com')
  at('2026-11-15')
  expect(await forgetOldLeads(database.db, now)).toBe(1)
  expect(await emails()).toEqual([null, 'young@example.com'])
  const [row] = await database.db.selectFrom('leads').selectAll().where('erased_at', 'is not', null).execute()
  expect(row).toMatchObject({
    ...{ kind: 'contact', capture_type: 'prospect', origin_source: 'FOS', name: null, company: null },
    ...{ message: null, origin_site: '', origin_detail: '', content_hash: null, erased_at: now },
    ...{ consent_version: null, consent_text: null },
  })
  const letters = await database.db.selectFrom('letters').selectAll().execute()
  expect(letters.map(({ recipient, reply_to }) => [recipient, reply_to]).sort()).toEqual([
    [demoSite.email, 'young@example.com'],
    ['young@example.com', demoSite.email],
  ])
  expect(JSON.stringify(letters)).not.toContain('old@example.com')
  expect(await forgetOldLeads(database.db, now)).toBe(0)
})

test('however many were silent, none of them is left to another day', async () => {
  at('2024-01-01')
  await receive('0@example.com')
  await sql`
    insert into leads (kind, email, capture_type, origin_site, origin_source, origin_detail, created_at)
    select kind, n || '@example.com', capture_type, origin_site, origin_source, origin_detail, created_at
    from leads, generate_series(1, 200) as n`.execute(database.db)
  at('2026-11-15')
  expect(await forgetOldLeads(database.db, now)).toBe(201)
  expect(new Set(await emails())).toEqual(new Set([null]))
})

test('whoever wrote again, in whatever spelling, is kept with all they wrote', async () => {
  at('2024-01-01')
  await receive('Jo@example.com')
  at('2025-06-01')
  await receive('jo@Example.com')
  at('2026-11-15')
  expect(await forgetOldLeads(database.db, now)).toBe(0)
})

test('whoever we wrote to since is kept', async () => {
  at('2024-01-01')
  await receive('jo@example.com')
  await writeLetter(database.db, letterTo('JO@example.com'))
  await database.db
    .updateTable('letters')
    .set({ created_at: new Date('2025-06-01T00:00:00Z') })
    .where('recipient', '=', 'JO@example.com')
    .execute()
  at('2026-11-15')
  expect(await forgetOldLeads(database.db, now)).toBe(0)
  at('2027-06-02')
  expect(await forgetOldLeads(database.db, now)).toBe(1)
})

test('the daily round forgets who sent how often and who was silent for two years, and tells the staff once what was kept aside', async () => {
  at('2024-11-14')
  await receive('silent@example.com')
  at('2026-11-13')
  await receive('old-bot@example.com', { website: 'x' })
  at('2026-11-14')
  await receive('jo@example.com')
  await receive('bot@example.com', { website: 'x' })
  at('2026-11-15')
  await receive('another-bot@example.com', { website: 'x' })
  await receive('erased-bot@example.com', { website: 'x' })
  await eraseLeads(database.db, 'erased-bot@example.com', now)
  await keepLeads(database.db, { site: demoSite, hasWebhook: false }, now)
  const later = new Date(now.getTime() + 60_000)
  await keepLeads(database.db, { site: demoSite, hasWebhook: false }, later)
  expect((await emails())[0]).toBeNull()
  const told = await database.db
    .selectFrom('letters')
    .select(['recipient', 'subject'])
    .where('template', '=', 'leads-aside')
    .execute()
  expect(told).toEqual([{ recipient: demoSite.email, subject: 'Toile: 2 kept aside' }])
  at('2026-11-17')
  await keepLeads(database.db, { site: demoSite, hasWebhook: false }, now)
  expect(await database.db.selectFrom('lead_limits').selectAll().execute()).toEqual([])
})

test('what no webhook takes is dropped after a week, and kept while there is one, or was when it was new', async () => {
  at('2026-11-01')
  await receive('jo@example.com')
  await receive('tried@example.com')
  at('2026-11-09')
  await receive('young@example.com')
  await sql`
    update lead_posts set created_at = leads.created_at, attempts = (leads.email = 'tried@example.com')::integer
    from leads where leads.id = lead_id`.execute(database.db)
  const posts = async () => {
    const rows = await database.db
      .selectFrom('lead_posts')
      .innerJoin('leads', 'leads.id', 'lead_id')
      .select('email')
      .execute()
    return rows.map(({ email }) => email).sort()
  }
  at('2026-11-15')
  await keepLeads(database.db, { site: demoSite, hasWebhook: true }, now)
  expect(await posts()).toEqual(['jo@example.com', 'tried@example.com', 'young@example.com'])
  await keepLeads(database.db, { site: demoSite, hasWebhook: false }, now)
  expect(await posts()).toEqual(['tried@example.com', 'young@example.com'])
})
