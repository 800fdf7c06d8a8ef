import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#modules/identity/password.ts'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { startSmtp } from '#modules/mail/testing/smtp.ts'
import { balance } from '#testing/balancer.ts'
import { makeClock, type SettableClock } from '#testing/clock.ts'
import { type Reachable, type Tokens, Visitor } from '#testing/log-in.ts'
import { makeClient, makeEntry } from '#testing/make.ts'
import { makePlace, type Place } from '#testing/place.ts'
import { freePort, type RunningSite, startSite } from '#testing/process.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const EMAIL = 'ama@osei.example'
const PASSWORD = 'a long enough pass phrase'
/** As leads/policy.ts and the guide of leads have it. */
const LEADS_AN_HOUR = 30

/** On PostgreSQL only our own clock moves: it is then hours off the database's. */
describe('when the clock is set', { timeout: 300_000 }, () => {
  let clock: SettableClock
  let place: Place
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let start: () => Promise<RunningSite>
  let site: RunningSite
  let reach: Reachable
  let tokens: Tokens
  /** A refresh token that was used once already. */
  let spent = ''

  beforeAll(async () => {
    clock = makeClock()
    place = await makePlace()
    smtp = await startSmtp()
    const store = await place.open()
    await makeClient(store.db, { id: 'osei' })
    await makeEntry(store.db, { id: 'old', slug: 'old', title: 'Out already' })
    const inTwoHours = new Date(Date.now() + 2 * HOUR)
    await makeEntry(store.db, { id: 'new', slug: 'new', title: 'In two hours', publishAt: inTwoHours })
    await store.db
      .insertInto('accounts')
      .values({
        ...{ sub: 'ama', email: EMAIL, name: 'Ama', company: 'osei', tobetdg: true },
        password_hash: await hashPassword(PASSWORD),
      })
      .execute()
    await store.close()
    const port = await freePort()
    const publicUrl = `http://localhost:${port}`
    start = () =>
      startSite(
        {
          ...place.env,
          ...clock.env,
          ...{ PORT: String(port), PUBLIC_URL: publicUrl, TRUST_PROXY: 'true', SMTP_URL: smtp.url },
        },
        { flags: clock.flags },
      )
    site = await start()
    reach = balance(() => [site.url], publicUrl)
    tokens = await visit().logIn(EMAIL, PASSWORD)
  }, 300_000)

  afterAll(async () => {
    await site?.kill('SIGKILL')
    await smtp?.stop()
    await place?.remove()
    clock?.remove()
  })

  const list = (token: string) =>
    reach.inject({
      url: '/api/content/getList?content_type=presentation',
      headers: { authorization: `Bearer ${token}` },
    })
  const titles = async () => {
    const answer = await list(tokens.access_token)
    return answer
      .json()
      .items?.map((item: { fields: { title: string } }) => item.fields.title)
      .sort()
  }
  const visit = (address?: string) => new Visitor(reach, address, clock.now)
  let sent = 0
  const sendLead = (email: string, address = `10.0.0.${++sent}`) =>
    reach
      .inject({
        ...{ method: 'POST', url: '/api/request/contactBuffered', remoteAddress: address },
        payload: { ...CALLS.contactBuffered, email },
      })
      .then(({ statusCode }) => statusCode)
  const tryPassword = async (password: string) => {
    const visitor = visit('203.0.113.9')
    const { location } = await visitor.authorize()
    return (await visitor.send('POST', location, { email: EMAIL, password })).statusCode
  }
  const arrived = () => smtp.received.flatMap(({ to, accepted }) => (accepted ? to : []))

  test('ahead by three hours, tokens are over, the login is not, and what is due appears', async () => {
    expect(await titles()).toEqual(['Out already'])
    await clock.set(3 * HOUR)
    const status = async () => (await list(tokens.access_token)).statusCode
    await expect.poll(status, { timeout: 30_000 }).toBe(401)
    const renewed = await visit().refresh(tokens.refresh_token)
    expect(renewed.statusCode, renewed.body).toBe(200)
    spent = tokens.refresh_token
    tokens = renewed.json<Tokens>()
    await expect.poll(titles, { timeout: 30_000 }).toEqual(['In two hours', 'Out already'])

    // What is written down from here on is dated in the future of the next test.
    await smtp.be('refuse later')
    expect(await sendLead('ahead@example.com')).toBe(200)
    await expect.poll(() => smtp.be('refuse later'), { timeout: 30_000 }).toBeGreaterThan(1)
    for (let count = 0; count < LEADS_AN_HOUR; count++)
      await sendLead(`n${count}@example.com`, '198.51.100.7')
    expect(await sendLead('over@example.com', '198.51.100.7')).toBe(429)
    for (let count = 0; count < 12; count++) await tryPassword(`wrong ${count}`)
    expect(await tryPassword(PASSWORD)).toBe(429)
  })

  test('back by a day, nobody waits for it to catch up, and nobody gets in by it', async () => {
    await smtp.be('accept')
    await clock.set(3 * HOUR - DAY)
    await expect.poll(titles, { timeout: 30_000 }).toEqual(['Out already'])
    expect(await sendLead('again@example.com', '198.51.100.7')).toBe(200)
    expect(await tryPassword(PASSWORD)).toBe(303)
    await expect.poll(arrived, { timeout: 30_000 }).toContain('again@example.com')
    // The letters that were put off are sent with the first that is new. On PostgreSQL they wait their minute by its own clock.
    if (!process.env.TEST_DATABASE_URL)
      await expect.poll(() => new Set(arrived()).size, { timeout: 60_000 }).toBeGreaterThan(LEADS_AN_HOUR)
    // Used once, hours ago or in hours: whoever has it now has stolen it, and the login ends.
    expect((await visit().refresh(spent)).statusCode).toBe(400)
  })

  test('a start under a clock that was set back finds keys, jobs and letters in order', async () => {
    expect(await site.kill('SIGTERM')).toBe(0)
    site = await start()
    const { access_token } = await visit().logIn(EMAIL, PASSWORD)
    expect((await list(access_token)).statusCode).toBe(200)
    expect(await sendLead('after@example.com')).toBe(200)
    await expect.poll(arrived, { timeout: 60_000 }).toContain('after@example.com')
  })
})
