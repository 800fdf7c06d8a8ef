import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestApp } from '#testing/app.ts'
import { CONSENT } from './consent.ts'
import type { LeadKind } from './contract.ts'
import { eraseLeads } from './erase.ts'
import { CALLS, origin, send } from './testing/calls.ts'

let now = new Date('2026-11-15T12:00:00Z')
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const testApp = useTestApp({ now: () => now })

beforeEach(async () => {
  for (const table of ['leads', 'letters', 'lead_limits'] as const)
    await testApp.store.db.deleteFrom(table).execute()
})
const leads = () => testApp.store.db.selectFrom('leads').selectAll().execute()
const letters = () => testApp.store.db.selectFrom('letters').selectAll().orderBy('key').execute()
const post = (...args: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) =>
  send(testApp.app, ...args)

describe.each(Object.keys(CALLS) as LeadKind[])('%s', (kind) => {
  test('with the payload of the specification is stored, and the staff and the sender get a letter', async () => {
    const answer = await post(kind)
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect(await leads()).toMatchObject([
      { ...{ kind, email: 'jo@example.com', capture_type: 'prospect', status: 'accepted' }, created_at: now },
    ])
    expect(
      (await letters()).map(({ template, recipient, reply_to }) => [template, recipient, reply_to]),
    ).toEqual([
      [kind === 'pdfRequest' ? 'lead-download' : 'lead-thanks', 'jo@example.com', demoSite.email],
      ['lead-to-staff', demoSite.email, 'jo@example.com'],
    ])
  })

  const without = (name: string) => [`without ${name}`, { [name]: undefined }, name] as const
  const faults: (readonly [string, object, string])[] = [
    without('email'),
    without('captureType'),
    without('originSite'),
    without('originSource'),
    without('originDetail'),
    ['with a wrong e-mail', { email: 'jo@example' }, 'email'],
    ['with two e-mails', { email: 'jo@example.com, al@example.com' }, 'email'],
    ['with another capture type', { captureType: 'staff' }, 'captureType'],
    ['with another source', { originSource: 'ABC' }, 'originSource'],
    ['with an origin of two lines', { originDetail: 'index\r\nBcc: x' }, 'originDetail'],
    ['with an unknown field', { status: 'accepted' }, 'status'],
    ['with a wording of consent that was never shown', { consent: '1999-01' }, 'consent'],
    ['with a key that is too short', { idempotencyKey: 'short' }, 'idempotencyKey'],
  ]
  test.each(faults)('%s is refused by its field, and nothing is stored', async (_, change, path) => {
    const answer = await post(kind, change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.map((each: { path: string }) => each.path)).toContain(path)
    expect([await leads(), await letters()]).toEqual([[], []])
  })
})

describe('a message', () => {
  test.each([
    ['nothing', '', 400],
    ['spaces', '  \n ', 400],
    ['a word, with a name', 'Hi', 200],
    ['over 5000 characters', 'x'.repeat(5001), 400],
    ['an escape', 'Hello\u001b[31m', 400],
  ])('of %s', async (_, text, status) => {
    expect((await post('contact', { message: { text } })).statusCode).toBe(status)
  })

  test.each([
    ['Hello', 400],
    ['Hello!', 200],
  ])('without a name is the prospect block’s: %s', async (text, status) => {
    const answer = await post('contact', { name: undefined, message: { text } })
    expect(answer.statusCode).toBe(status)
    if (status === 400) expect(answer.json().errors).toMatchObject([{ path: 'message.text' }])
  })

  test('with a value that is none of the choices is told the choices, once', async () => {
    const answer = await post('contact', { captureType: 'staff' })
    expect(answer.json().errors).toEqual([
      { path: 'captureType', message: 'must be one of prospect, member' },
    ])
  })

  test('belongs to no other call', async () => {
    expect((await post('contactBuffered', { message: { text: 'Hello' } })).statusCode).toBe(400)
    expect((await post('contactBuffered', { name: 'Jo' })).statusCode).toBe(400)
  })
})

describe('a document', () => {
  test.each([
    [{ document: 'at-retail' }, 'at-retail'],
    [{ originDetail: 'Design Movements modal' }, 'design-movements'],
    [{ originDetail: 'The Index' }, 'index'],
    [{ originDetail: 'index', document: 'at-retail' }, 'at-retail'],
  ])('is named by %j', async (change, document) => {
    expect((await post('pdfRequest', change)).statusCode).toBe(200)
    expect(await leads()).toMatchObject([{ document }])
  })

  test('that is asked for is told to the staff with all that was typed', async () => {
    await post('pdfRequest', { consent: CONSENT.version })
    const letter = (await letters()).find(({ template }) => template === 'lead-to-staff')
    for (const fact of [
      ...['jo@example.com', 'Jo Marsh', 'Marsh and Daughters', 'prospect', CONSENT.version],
      ...['Everything we know, A to Z: The Index', 'index (toile.example, FOS)'],
    ])
      expect(letter?.text).toContain(fact)
  })

  test.each([{ document: 'salaries' }, { originDetail: 'Landing' }, { originDetail: 'indexed' }])(
    'that there is not, %j, is refused with those that there are',
    async (change) => {
      const answer = await post('pdfRequest', change)
      expect(answer.json().errors).toEqual([
        { path: 'document', message: 'must be one of design-movements, index, at-retail' },
      ])
    },
  )
})

describe('a request sent again', () => {
  test('under its key is one lead with one pair of letters, and the answer is the same', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [await post('contact', {}, { headers }), await post('contact', {}, { headers })]
    expect(answers.map((each) => [each.statusCode, each.body])).toEqual(
      Array(2).fill([200, '{"received":true}']),
    )
    expect([(await leads()).length, (await letters()).length]).toEqual([1, 2])
  })

  test('by many connections at once is one lead', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 30 }, () => post('contact', {}, { headers })))
    expect(new Set(answers.map((each) => each.statusCode))).toEqual(new Set([200]))
    expect([(await leads()).length, (await letters()).length]).toEqual([1, 2])
  })

  test('under its key with another content is a clash, and the first one stays', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await post('contact', {}, { headers })
    const clashes = [
      await post('contact', { message: { text: 'Something else' } }, { headers }),
      await post('contactBuffered', {}, { headers }),
    ]
    expect(clashes.map((each) => [each.statusCode, each.json().code])).toEqual(
      Array(2).fill([409, 'Conflict']),
    )
    expect(await leads()).toMatchObject([{ message: 'May we talk about indigo?' }])
  })

  test('with the key as a field, or with another token, is the same request', async () => {
    const idempotencyKey = randomUUID()
    const { formToken } = (await testApp.get('/api/request/form')).json()
    wait(5000)
    await post('contactBuffered', { idempotencyKey, formToken })
    expect(
      (await post('contactBuffered', {}, { headers: { 'idempotency-key': idempotencyKey } })).statusCode,
    ).toBe(200)
    expect(await leads()).toHaveLength(1)
  })

  test('without a key is the same within the hour, and later another', async () => {
    const count = async () => {
      await post('contactBuffered')
      return (await leads()).length
    }
    now = new Date('2026-11-16T12:30:00Z')
    expect([await count(), await count()]).toEqual([1, 1])
    for (const minutes of [29, 30]) {
      wait(minutes * 60_000)
      expect(await count()).toBe(1)
    }
    wait(60_000)
    expect(await count()).toBe(2)
  })

  test('of whoever was erased meanwhile is answered as before, and stays erased', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await post('contact', {}, { headers })
    await eraseLeads(testApp.store.db, origin.email, now)
    expect((await post('contact', {}, { headers })).statusCode).toBe(200)
    expect(await leads()).toMatchObject([{ email: null }])
  })

  test('by one who waits for an answer costs none of their turns', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (let n = 0; n < 40; n += 1)
      expect((await post('contactBuffered', {}, { headers, from: '10.9.0.1' })).statusCode).toBe(200)
  })

  test.each(['short', 'with space in it', 'x'.repeat(201)])('under the key %j is refused', async (key) => {
    const answer = await post('contact', {}, { headers: { 'idempotency-key': key } })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'Idempotency-Key'])
  })
})

describe('a sender', () => {
  const many = async (count: number, from: string) => {
    const codes: number[] = []
    for (let n = 0; n < count; n += 1)
      codes.push((await post('contactBuffered', { email: `jo${n}@example.com` }, { from })).statusCode)
    return codes
  }

  test('may send thirty in an hour, is then asked to wait, and may send again after', async () => {
    expect(new Set(await many(30, '10.8.0.1'))).toEqual(new Set([200]))
    wait(10 * 60 * 1000)
    const refused = await post('contactBuffered', { email: 'last@example.com' }, { from: '10.8.0.1' })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      ...[429, 'TooManyRequests', '3000'],
    ])
    expect((await post('contactBuffered', {}, { from: '10.8.0.2' })).statusCode).toBe(200)
    expect(await leads()).toHaveLength(31)
    wait(50 * 60 * 1000)
    expect(
      (await post('contactBuffered', { email: 'last@example.com' }, { from: '10.8.0.1' })).statusCode,
    ).toBe(200)
  })

  test('is one with its whole IPv6 network, and is not stored', async () => {
    await many(30, '2001:db8:1:2::1')
    expect((await post('contactBuffered', {}, { from: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429)
    const stored = JSON.stringify([
      await leads(),
      await testApp.store.db.selectFrom('lead_limits').selectAll().execute(),
    ])
    expect(stored).not.toContain('2001:db8')
  })
})

describe('a page’s form', () => {
  const page = { headers: { 'sec-fetch-site': 'same-origin' } }

  test('gets a token and the wording to agree to, which is stored with the lead', async () => {
    const { formToken, consent } = (await testApp.get('/api/request/form')).json()
    expect(consent).toEqual(CONSENT)
    wait(5000)
    await post('contact', { formToken, consent: consent.version, website: '' }, page)
    expect(await leads()).toMatchObject([
      { status: 'accepted', consent_version: CONSENT.version, consent_text: CONSENT.text },
    ])
  })

  test('filled in by the browser and sent at once is a lead like any other, and the staff are told how fast it was', async () => {
    const { formToken } = (await testApp.get('/api/request/form')).json()
    await post('pdfRequest', { formToken }, page)
    expect(await leads()).toMatchObject([{ status: 'accepted', suspicions: ['form-too-fast'] }])
    const written = await letters()
    expect(written.map(({ template }) => template).sort()).toEqual(['lead-download', 'lead-to-staff'])
    expect(written.find(({ template }) => template === 'lead-to-staff')?.text).toContain(
      'Sent within two seconds',
    )
    expect(await testApp.store.db.selectFrom('lead_posts').selectAll().execute()).toHaveLength(1)
  })

  const suspect: [string, () => Promise<object>, string][] = [
    ['with the hidden field filled in', async () => ({ website: 'https://spam.example' }), 'honeypot'],
    ['with a token of somebody else’s making', async () => ({ formToken: 'abc.def' }), 'form-forged'],
    ['without a token', async () => ({}), 'form-missing'],
    [
      'full of links',
      async () => ({ message: { text: 'https://a.example https://b.example https://c.example' } }),
      'links',
    ],
    ['with a link for a name', async () => ({ name: 'www.spam.example' }), 'links'],
    ['with a link for a company', async () => ({ company: 'https://spam.example' }), 'links'],
    ['with a link for its origin', async () => ({ originDetail: 'https://spam.example' }), 'links'],
  ]
  test.each(suspect)('%s is kept aside: same answer, no letters', async (_, change, suspicion) => {
    const answer = await post('contact', await change(), page)
    expect([answer.statusCode, answer.body]).toEqual([200, '{"received":true}'])
    const [lead] = await leads()
    expect(lead).toMatchObject({ status: 'suspected', email: 'jo@example.com' })
    expect(lead?.suspicions).toContain(suspicion)
    expect(await letters()).toEqual([])
    expect(await testApp.store.db.selectFrom('lead_posts').selectAll().execute()).toEqual([])
  })
})

test('a lead and its letters are stored together or not at all', async () => {
  const { db } = testApp.store
  const trigger =
    'create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception $m$no room$m$; end $$'
  const { sql } = await import('kysely')
  await sql.raw(trigger).execute(db)
  await sql`create trigger refuse before insert on letters for each row when (new.template = 'lead-thanks') execute function refuse()`.execute(
    db,
  )
  try {
    expect((await post('contact')).statusCode).toBe(500)
    expect([await leads(), await letters()]).toEqual([[], []])
    expect(await db.selectFrom('lead_limits').selectAll().execute()).toEqual([])
  } finally {
    await sql`drop trigger refuse on letters`.execute(db)
  }
  expect((await post('contact')).statusCode).toBe(200)
})

test('what was typed is stored as it was meant', async () => {
  await post('contact', { name: '  Zoe\u0301 ', company: '', message: { text: ' One\r\nTwo ' } })
  expect(await leads()).toMatchObject([{ name: 'Zoé', company: null, message: 'One\nTwo' }])
  expect(origin.email).toBe((await leads())[0]?.email)
})
