import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { type Delivery, startDelivery } from './deliver.ts'
import { writeLetter } from './outbox.ts'
import type { MailTransport } from './sending.ts'
import { openSmtp } from './smtp.ts'
import { listLetters, makeDue } from './store.ts'
import { letterTo } from './testing/letters.ts'
import { header, startSmtp } from './testing/smtp.ts'

const database = useTestDatabase()
const sender = { name: 'Toile', address: 'post@toile.example' }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const running: Delivery[] = []
let smtp: Awaited<ReturnType<typeof startSmtp>>

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())

beforeEach(async () => {
  await smtp.be('accept')
  await database.db.deleteFrom('letters').execute()
  smtp.received.length = 0
  vi.clearAllMocks()
})
afterEach(() => Promise.all(running.splice(0).map((delivery) => delivery.stop())))

function deliver(
  transport: MailTransport | undefined = openSmtp(smtp.url, sender),
  store = database.store,
): Delivery {
  const delivery = startDelivery(store, { transport, log })
  running.push(delivery)
  return delivery
}

async function onlyLetter() {
  const [letter, ...others] = await listLetters(database.db)
  expect(others).toEqual([])
  return letter
}

/** Stands for the wait between two attempts. */
async function letTimePass(): Promise<void> {
  await database.db
    .updateTable('letters')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('status', '=', 'waiting')
    .execute()
}

test('a committed letter arrives at once, with its headers and both of its parts', async () => {
  await deliver().deliverDue()
  const id = await writeLetter(
    database.db,
    letterTo('jo@example.com', {
      subject: 'Grüße aus dem Hof',
      text: 'Plain words',
      html: '<p>Set words</p>',
    }),
  )
  await vi.waitFor(async () => expect((await onlyLetter())?.status).toBe('sent'), 10_000)
  const [message] = smtp.received
  expect(message?.to).toEqual(['jo@example.com'])
  expect(message?.from).toBe('post@toile.example')
  expect(header(message, 'To')).toBe('jo@example.com')
  expect(header(message, 'From')).toBe('Toile <post@toile.example>')
  expect(header(message, 'Subject')).toMatch(/^=\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe/)
  expect(header(message, 'Message-ID')).toBe(`<${id}@toile.example>`)
  expect(header(message, 'Auto-Submitted')).toBe('auto-generated')
  expect(header(message, 'Content-Type')).toMatch(/^multipart\/alternative/)
  expect(message?.raw).toMatch(/text\/plain[\s\S]*Plain words[\s\S]*text\/html[\s\S]*<p>Set words<\/p>/)
  expect(await onlyLetter()).toMatchObject({ attempts: 1, uncertain: false, last_error: null })
})

test('a letter of a transaction that is rolled back is never sent', async () => {
  const delivery = deliver()
  await expect(
    database.db.transaction().execute(async (trx) => {
      await writeLetter(trx, letterTo('jo@example.com'))
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await delivery.deliverDue()
  expect(await listLetters(database.db)).toEqual([])
  expect(smtp.received).toEqual([])
})

test('one cause writes one letter', async () => {
  const once = letterTo('jo@example.com', { key: 'lead:1:thanks' })
  expect(await writeLetter(database.db, once)).toMatch(/^[\da-f-]{36}$/)
  expect(await writeLetter(database.db, once)).toBeUndefined()
  await deliver().deliverDue()
  expect(smtp.received).toHaveLength(1)
})

test('a letter refused for now waits, and arrives at the next attempt', async () => {
  await smtp.be('refuse later')
  await writeLetter(database.db, letterTo('jo@example.com'))
  const delivery = deliver()
  await delivery.deliverDue()
  const refused = await onlyLetter()
  expect(refused).toMatchObject({ status: 'waiting', attempts: 1, uncertain: false })
  expect(refused?.last_error).toMatch(/451 Come again later/)
  const about = { letter: refused?.id, attempt: 1, retryInSeconds: expect.any(Number) }
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(about), 'A letter was not sent')
  await smtp.be('accept')
  await delivery.deliverDue()
  expect(smtp.received).toEqual([])
  await letTimePass()
  await delivery.deliverDue()
  expect(await onlyLetter()).toMatchObject({ status: 'sent', attempts: 2, uncertain: false })
  expect(smtp.received).toHaveLength(1)
})

test('a letter refused for good is dead, is listed, and goes out again by the verb alone', async () => {
  await smtp.be('refuse for good')
  const id = (await writeLetter(database.db, letterTo('gone@example.com'))) ?? ''
  const delivery = deliver()
  await delivery.deliverDue()
  expect(await listLetters(database.db, { status: 'dead' })).toMatchObject([{ id, attempts: 1 }])
  const about = expect.objectContaining({ letter: id })
  expect(log.error).toHaveBeenCalledExactlyOnceWith(about, 'A letter is dead')
  await smtp.be('accept')
  await letTimePass()
  await delivery.deliverDue()
  expect(smtp.received).toEqual([])
  expect(await makeDue(database.db, 'dead')).toEqual([id])
  await vi.waitFor(async () => expect((await onlyLetter())?.status).toBe('sent'), 10_000)
  expect(smtp.received).toHaveLength(1)
  expect(await makeDue(database.db, [id])).toEqual([])
})

test('a letter that could become more than one is dead at once, however it came into the outbox', async () => {
  const id = (await writeLetter(database.db, letterTo('jo@example.com'))) ?? ''
  const subject = 'Hello\r\nBcc: all@example.com'
  await database.db.updateTable('letters').set({ subject }).execute()
  await deliver().deliverDue()
  expect(await onlyLetter()).toMatchObject({ id, status: 'dead', attempts: 1, uncertain: false })
  expect(smtp.received).toEqual([])
})

test('a password is not sent over a line that is not encrypted', async () => {
  await writeLetter(database.db, letterTo('jo@example.com'))
  // This machine, by a name that does not say so.
  const far = smtp.url.replace(/\/\/[^:]+:/, '//post:secret@0.0.0.0:')
  await deliver(openSmtp(far, sender)).deliverDue()
  expect((await onlyLetter())?.last_error).toMatch(/^ETLS: .*STARTTLS/)
})

test('a letter that fails too often is dead', async () => {
  await smtp.be('refuse later')
  await writeLetter(database.db, letterTo('jo@example.com'))
  const delivery = deliver()
  for (let n = 0; n < 12; n += 1) {
    await delivery.deliverDue()
    await letTimePass()
  }
  expect(await onlyLetter()).toMatchObject({ status: 'dead', attempts: 8 })
})

test('a letter whose last attempt never reported back is dead', async () => {
  await writeLetter(database.db, letterTo('jo@example.com'))
  await database.db.updateTable('letters').set({ attempts: 8, uncertain: true }).execute()
  await deliver().deliverDue()
  expect(await onlyLetter()).toMatchObject({
    ...{ status: 'dead', attempts: 8, uncertain: true },
    last_error: 'The process ended during every attempt',
  })
  expect(smtp.received).toEqual([])
})

test('a letter that nothing was heard of goes out within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const deaf = { ...database.store, listen: async () => ({ connected: () => false, stop: async () => {} }) }
    await deliver(openSmtp(smtp.url, sender), deaf).deliverDue()
    await writeLetter(database.db, letterTo('jo@example.com'))
    vi.advanceTimersByTime(60_000)
    await expect.poll(async () => (await onlyLetter())?.status).toBe('sent')
  } finally {
    vi.useRealTimers()
  }
})

test('a letter that was taken is not sent again because the database was away for a moment', async () => {
  const { state, store } = makeFailing(database.store, (node) => node.includes('sent_at'))
  await writeLetter(database.db, letterTo('jo@example.com'))
  state.isFailing = true
  const delivery = deliver(openSmtp(smtp.url, sender), store)
  await vi.waitFor(() => expect(state.failures).toBeGreaterThan(0), 10_000)
  state.isFailing = false
  await delivery.deliverDue()
  expect(await onlyLetter()).toMatchObject({ status: 'sent', attempts: 1 })
  expect(smtp.received).toHaveLength(1)
})

test('a connection dropped after the letter leaves it uncertain, and it goes again as the same message', async () => {
  await smtp.be('drop')
  await writeLetter(database.db, letterTo('jo@example.com'))
  const delivery = deliver()
  await delivery.deliverDue()
  expect(await onlyLetter()).toMatchObject({ status: 'waiting', attempts: 1, uncertain: true })
  expect(smtp.received).toHaveLength(1)
  await smtp.be('accept')
  await letTimePass()
  await delivery.deliverDue()
  expect(await onlyLetter()).toMatchObject({ status: 'sent', attempts: 2, uncertain: true })
  expect(smtp.received.map((each) => each.accepted)).toEqual([false, true])
  expect(header(smtp.received[0], 'Message-ID')).toBe(header(smtp.received[1], 'Message-ID'))
})

test('a server that says nothing costs one attempt each of a few letters, and none is uncertain', async () => {
  await smtp.be('hang')
  for (let n = 0; n < 20; n += 1) await writeLetter(database.db, letterTo(`jo${n}@example.com`))
  await deliver(openSmtp(smtp.url, sender, { greetingTimeout: 300 })).deliverDue()
  const letters = await listLetters(database.db)
  expect(letters.filter((letter) => letter.attempts > 0).length).toBeLessThanOrEqual(8)
  expect(letters.filter((letter) => letter.uncertain || letter.status !== 'waiting')).toEqual([])
})

test('a refused login keeps the letter and keeps the password to itself', async () => {
  await writeLetter(database.db, letterTo('jo@example.com'))
  await deliver(openSmtp(`smtp://post:s3cret-word@127.0.0.1:${smtp.port}`, sender)).deliverDue()
  const letter = await onlyLetter()
  expect(letter).toMatchObject({
    status: 'waiting',
    uncertain: false,
    last_error: 'The mail server refused our login (535)',
  })
  expect(JSON.stringify([letter, log.warn.mock.calls])).not.toContain('s3cret')
})

test('three deliveries on one outbox send each of 150 letters once', async () => {
  const everyone = Array.from({ length: 150 }, (_, n) => `reader${n}@example.com`)
  for (const recipient of everyone) await writeLetter(database.db, letterTo(recipient))
  const deliveries = [deliver(), deliver(), deliver()]
  await Promise.all(deliveries.map((delivery) => delivery.deliverDue()))
  expect(smtp.received.flatMap((each) => each.to).sort()).toEqual(everyone.sort())
  const letters = await listLetters(database.db, { status: 'sent' })
  expect(letters).toHaveLength(150)
  expect(letters.filter((letter) => letter.uncertain)).toEqual([])
})

test('stopping breaks off a letter under way and records that it may have gone', async () => {
  await smtp.be('accept', 60_000)
  await writeLetter(database.db, letterTo('jo@example.com'))
  const delivery = deliver()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000)
  await delivery.stop(10)
  expect(await onlyLetter()).toMatchObject({ status: 'waiting', attempts: 1, uncertain: true })
})

test('stopping takes no further letter', async () => {
  for (const name of ['jo', 'al', 'bo']) await writeLetter(database.db, letterTo(`${name}@example.com`))
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  const delivery = deliver({ concurrency: 1, send, close: resolve })
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000)
  await delivery.stop(10)
  const letters = await listLetters(database.db)
  expect(letters.map(({ status, attempts }) => [status, attempts]).sort()).toEqual([
    ['sent', 1],
    ['waiting', 0],
    ['waiting', 0],
  ])
})

test('without a transport letters wait, and the log says so once', async () => {
  const delivery = startDelivery(database.store, { transport: undefined, log })
  await writeLetter(database.db, letterTo('jo@example.com'))
  await delivery.deliverDue()
  await delivery.deliverDue()
  expect(await onlyLetter()).toMatchObject({ status: 'waiting', attempts: 0 })
  expect(log.warn).toHaveBeenCalledTimes(1)
  await delivery.stop()
})
