import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { header, startSmtp } from '#modules/mail/testing/smtp.ts'
import { makeClock, type SettableClock } from '#testing/clock.ts'
import { makePlace, type Place } from '#testing/place.ts'
import { type RunningSite, startSite } from '#testing/process.ts'
import { layWire, type Wire } from '#testing/wire.ts'

const PAGES = ['/', '/about', '/contact']
const LEADS = 12
/** A letter to whoever wrote, and one to the staff. */
const LETTERS = 2 * LEADS

describe('while the mail server is away', { timeout: 300_000 }, () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let wire: Wire
  let clock: SettableClock
  let place: Place
  let site: RunningSite

  beforeAll(async () => {
    smtp = await startSmtp()
    wire = await layWire({ host: '127.0.0.1', port: smtp.port })
    clock = makeClock()
    place = await makePlace()
    wire.cut()
    const env = { SMTP_URL: `smtp://127.0.0.1:${wire.port}`, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' }
    site = await startSite({ ...place.env, ...clock.env, ...env }, { flags: clock.flags })
  }, 300_000)
  afterAll(async () => {
    await site?.kill('SIGKILL')
    await wire?.close()
    await smtp?.stop()
    await place?.remove()
    clock?.remove()
  })

  const sendLead = (number: number) =>
    fetch(`${site.url}/api/request/contactBuffered`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.1.${number}` },
      body: JSON.stringify({ ...CALLS.contactBuffered, email: `jo${number}@example.com` }),
    }).then(({ status }) => status)

  async function letters(status: 'waiting' | 'sent'): Promise<number> {
    const text = await (await fetch(`${site.url}/metrics`)).text()
    return Number(new RegExp(`^toile_letters{status="${status}"} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  }

  /** Past the time of the second attempt; on PostgreSQL that goes by a clock which is not ours to set. */
  async function letFirstWaitPass(): Promise<void> {
    await clock.set(5 * 60 * 1000)
    if (!process.env.TEST_DATABASE_URL) return
    const store = await place.open()
    await store.db
      .updateTable('letters')
      .set({ next_attempt_at: new Date(0) })
      .where('status', '=', 'waiting')
      .execute()
    await store.close()
  }

  test('every lead is taken, and every letter arrives once when it is back', async () => {
    const numbers = Array.from({ length: LEADS }, (_, index) => index)
    expect(await Promise.all(numbers.map(sendLead))).toEqual(numbers.map(() => 200))
    // Not only turned away: the attempt is over and written down, so that it takes another to send the letter.
    await expect.poll(site.output, { timeout: 120_000 }).toContain('A letter was not sent')
    expect(wire.turnedAway()).toBeGreaterThan(0)
    expect(await letters('waiting')).toBe(LETTERS)
    expect(
      await Promise.all(PAGES.map((path) => fetch(site.url + path).then(({ status }) => status))),
    ).toEqual([200, 200, 200])
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(smtp.received).toEqual([])

    wire.mend()
    await letFirstWaitPass()
    // A new one wakes the post; otherwise it looks by itself once a minute.
    expect(await sendLead(LEADS)).toBe(200)
    await expect.poll(() => letters('sent'), { timeout: 120_000 }).toBe(LETTERS + 2)
    const ids = smtp.received.map((each) => header(each, 'Message-ID'))
    expect(ids).toHaveLength(LETTERS + 2)
    expect(new Set(ids).size).toBe(LETTERS + 2)
    expect(site.child.exitCode).toBeNull()
  })
})
