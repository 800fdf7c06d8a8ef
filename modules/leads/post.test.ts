import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { type Posting, signPost, startPosting } from './post.ts'
import { claimPost, insertPost, markNotPosted, markPosted, reviveDeadPosts } from './post-store.ts'
import { insertLead } from './store.ts'

const SECRET = 's'.repeat(32)
const database = useTestDatabase()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const got: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
const running: Posting[] = []
/** What the receiver does with each call, in turn; the last one for all that follow. */
let answers: (number | 'hang')[] = [204]
let server: Server
let url = ''

beforeEach(async () => {
  await database.db.deleteFrom('leads').execute()
  got.length = 0
  vi.clearAllMocks()
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers[Math.min(got.length, answers.length) - 1] ?? 204
    if (answer === 'hang') return
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(1000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/leads?key=hidden`
})
afterEach(async () => {
  vi.useRealTimers()
  for (const posting of running.splice(0)) await posting.stop()
  server.closeAllConnections()
  server.close()
})

function post(withinMs = 2000): Posting {
  const posting = startPosting(database.store, { webhook: { url, secret: SECRET }, log, withinMs })
  running.push(posting)
  return posting
}

async function makeLead(email = 'jo@example.com') {
  return database.db.transaction().execute(async (trx) => {
    const lead = await insertLead(trx, {
      ...{ kind: 'contact', email, name: 'Jo', company: 'Marsh', capture_type: 'prospect' },
      ...{ message: 'Hello', document: 'index', consent_version: '2026-11' },
      ...{ origin_site: 'toile.example', origin_source: 'FOS', origin_detail: 'Landing' },
    })
    if (lead) await insertPost(trx, lead.id)
    return lead
  })
}
const posts = () => database.db.selectFrom('lead_posts').selectAll().execute()
/** Stands for the wait between two attempts. */
const letTimePass = () =>
  database.db.updateTable('lead_posts').set({ next_attempt_at: sql<Date>`now()` }).execute()

test('a committed lead is posted at once, signed', async () => {
  answers = [204]
  await post().postDue()
  const lead = await makeLead()
  await vi.waitFor(async () => expect(await posts()).toMatchObject([{ status: 'sent', attempts: 1 }]), 10_000)
  expect(got).toHaveLength(1)
  const { headers, body } = got[0] ?? { headers: {} as IncomingHttpHeaders, body: '' }
  expect(JSON.parse(body)).toEqual({
    ...{ type: 'lead', id: lead?.id, createdAt: lead?.created_at.toISOString(), kind: 'contact' },
    ...{ email: 'jo@example.com', name: 'Jo', company: 'Marsh', captureType: 'prospect' },
    ...{ originSite: 'toile.example', originSource: 'FOS', originDetail: 'Landing' },
    ...{ message: { text: 'Hello' }, document: 'index', consent: '2026-11' },
  })
  expect(headers['toile-id']).toBe(lead?.id)
  expect(Math.abs(Number(headers['toile-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(headers['toile-signature']).toBe(signPost(SECRET, Number(headers['toile-timestamp']), body))
  expect(headers['toile-signature']).not.toBe(signPost(SECRET, Number(headers['toile-timestamp']) + 1, body))
})

test('a receiver that fails first gets it again later, and then once', async () => {
  answers = [500, 204]
  await makeLead()
  const posting = post()
  await posting.postDue()
  expect(await posts()).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: 'The webhook answered 500' },
  ])
  await posting.postDue()
  expect(got).toHaveLength(1)
  await letTimePass()
  await posting.postDue()
  expect(await posts()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
  expect(got.map(({ headers }) => headers['toile-id'])).toEqual(Array(2).fill(got[0]?.headers['toile-id']))
})

test('a redirect is not followed', async () => {
  answers = [302]
  await makeLead()
  await post().postDue()
  expect(got.map(({ path }) => path)).toEqual(['/leads?key=hidden'])
  expect(await posts()).toMatchObject([{ status: 'waiting', last_error: 'The webhook answered 302' }])
})

test('a receiver that says nothing is left, and neither its address nor its key is told', async () => {
  answers = ['hang']
  await makeLead()
  await post(200).postDue()
  expect(await posts()).toMatchObject([
    { status: 'waiting', last_error: 'The webhook was not reached (TimeoutError)' },
  ])
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/hidden|127\.0\.0\.1/)
})

test('stopping does not wait for one that says nothing, and the lead waits for the next start', async () => {
  answers = ['hang']
  await makeLead()
  const posting = startPosting(database.store, { webhook: { url, secret: SECRET }, log, withinMs: 60_000 })
  await expect.poll(() => got).toHaveLength(1)
  await posting.stop()
  expect(await posts()).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: 'The webhook was not reached (AbortError)' },
  ])
})

test('while the database is away it is told so, and what waits is posted within a minute of its coming back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answers = [204]
  await makeLead()
  const { state, store } = makeFailing(database.store, (node) => node.includes('lead_posts'))
  state.isFailing = true
  const listen = async () => ({ connected: () => true, stop: async () => {} })
  running.push(startPosting({ ...store, listen }, { webhook: { url, secret: SECRET }, log }))
  await expect.poll(() => log.error.mock.lastCall?.[1]).toBe('Posting leads met an error')
  state.isFailing = false
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => got).toHaveLength(1)
})

test('one that is away is not asked for each lead; given up after eight, it is revived by the verb', async () => {
  answers = [503]
  for (let n = 0; n < 5; n += 1) await makeLead(`jo${n}@example.com`)
  const posting = post()
  await posting.postDue()
  // Once each for the start, for beginning to listen and for being asked.
  expect((await posts()).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3)
  await database.db.deleteFrom('leads').where('email', '<>', 'jo0@example.com').execute()
  for (let n = 0; n < 10; n += 1) {
    await letTimePass()
    await posting.postDue()
  }
  expect(await posts()).toMatchObject([{ status: 'dead', attempts: 8 }])
  answers = [204]
  expect(await reviveDeadPosts(database.db)).toBe(1)
  const sent = { status: 'sent', attempts: 1, sent_at: expect.any(Date) }
  await vi.waitFor(async () => expect(await posts()).toMatchObject([sent]), 10_000)
})

test('one that was not taken waits for as long as it is told to', async () => {
  await makeLead()
  const first = await claimPost(database.db)
  if (!first) throw new Error('It was not due')
  await markNotPosted(database.db, first, 'Away', 24 * 60 * 60)
  const { rows } = await sql`
    select round(extract(epoch from next_attempt_at - now()) / 3600)::integer as hours from lead_posts`.execute(
    database.db,
  )
  expect(rows).toEqual([{ hours: 24 }])
})

test('a late report of an attempt changes nothing that was made of the lead since, nor another lead', async () => {
  await makeLead()
  const first = await claimPost(database.db)
  if (!first) throw new Error('It was not due')
  const states = async () => (await posts()).map(({ attempts, status }) => [attempts, status]).sort()
  await database.db.updateTable('lead_posts').set({ attempts: 2 }).execute()
  await markNotPosted(database.db, first, 'Away', undefined)
  expect(await states()).toEqual([[2, 'waiting']])

  await markPosted(database.db, first.id)
  await makeLead('al@example.com')
  await database.db.updateTable('lead_posts').set({ attempts: 2 }).execute()
  await markNotPosted(database.db, { ...first, attempts: 2 }, 'Away', undefined)
  expect(await states()).toEqual([
    [2, 'sent'],
    [2, 'waiting'],
  ])
})

test('several processes post each lead once', async () => {
  answers = [204]
  for (let n = 0; n < 40; n += 1) await makeLead(`jo${n}@example.com`)
  await Promise.all([post(), post(), post()].map((posting) => posting.postDue()))
  expect(new Set(got.map(({ headers }) => headers['toile-id'])).size).toBe(40)
  expect(got).toHaveLength(40)
})

test('without a webhook nothing is posted', async () => {
  await makeLead()
  const posting = startPosting(database.store, { webhook: undefined, log })
  await posting.postDue()
  await posting.stop()
  expect(await posts()).toMatchObject([{ status: 'waiting', attempts: 0 }])
})
