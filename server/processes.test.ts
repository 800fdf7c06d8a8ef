import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { demoSite } from '#demo/site.ts'
import { hashPassword } from '#modules/identity/password.ts'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { CLAIM_SECONDS } from '#modules/mail/policy.ts'
import { startSmtp } from '#modules/mail/testing/smtp.ts'
import type { Tables } from '#modules/tables.ts'
import { balance } from '#testing/balancer.ts'
import { databaseIn, runSql } from '#testing/global-setup.ts'
import { type Reachable, Visitor } from '#testing/log-in.ts'
import { makeClient, makeEntry } from '#testing/make.ts'
import { type RunningSite, startSite } from '#testing/process.ts'

const cluster = process.env.TEST_DATABASE_URL ?? ''
const PASSWORD = 'a long enough pass phrase'
const MEMBER = 'ama@osei.example'
/** As leads/policy.ts and the guide of leads have it. */
const LEADS_AN_HOUR = 30

/** The embedded database belongs to one process, so these can be tried on PostgreSQL only. */
describe.runIf(cluster)(
  'three processes on one PostgreSQL, each request on another',
  { timeout: 120_000 },
  () => {
    let folder: string
    const name = `toile_three_${randomBytes(6).toString('hex')}`
    const databaseUrl = cluster && databaseIn(cluster, name)
    const publicUrl = 'http://localhost:3999'
    let sites: RunningSite[] = []
    let smtp: Awaited<ReturnType<typeof startSmtp>>
    let store: Store<Tables>
    const site: Reachable = balance(() => sites.map(({ url }) => url), publicUrl)

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'toile-three-'))
      await runSql(cluster, `create database ${name}`)
      smtp = await startSmtp()
      const siteFile = join(folder, 'site.json')
      writeFileSync(siteFile, JSON.stringify(demoSite))
      const env = (number: number) => ({
        ...{ DATA_DIR: join(folder, String(number)), SITE_FILE: siteFile, DATABASE_URL: databaseUrl },
        ...{
          HOST: '127.0.0.1',
          PUBLIC_URL: publicUrl,
          TRUST_PROXY: 'true',
          SMTP_URL: smtp.url,
          DEMO: 'false',
        },
      })
      // All at once: whoever comes first migrates, the others wait for it.
      sites = await Promise.all([1, 2, 3].map((number) => startSite(env(number))))
      store = await openStore<Tables>({ databaseUrl })
      await makeClient(store.db, { id: 'osei', clientName: 'Osei', displayName: 'Osei' })
      await makeEntry(store.db, { id: 'first', slug: 'first', title: 'As it was' })
      await store.db
        .insertInto('accounts')
        .values({
          ...{ sub: 'ama', email: MEMBER, name: 'Ama', company: 'osei', tobetdg: true },
          password_hash: await hashPassword(PASSWORD),
        })
        .execute()
    }, 120_000)

    afterAll(async () => {
      await Promise.all(sites.map((each) => each.kill('SIGKILL')))
      await store?.close()
      await smtp?.stop()
      await runSql(cluster, `drop database if exists ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    })

    const asMember = (token: string) => ({ authorization: `Bearer ${token}` })
    const list = (token: string) =>
      site.inject({ url: '/api/content/getList?content_type=presentation', headers: asMember(token) })

    test('a login begun on one ends on another, and its tokens open all of them', async () => {
      const { access_token, refresh_token } = await new Visitor(site).logIn(MEMBER, PASSWORD)
      for (const _each of sites) expect((await list(access_token)).statusCode).toBe(200)
      const renewed = await new Visitor(site).refresh(refresh_token)
      expect(renewed.statusCode, renewed.body).toBe(200)
      // Two tabs may renew together; past that window a second use is a theft, wherever it arrives.
      await store.db
        .updateTable('oidc_records')
        .set({ consumed_at: new Date(Date.now() - 60 * 60 * 1000) })
        .where('consumed_at', 'is not', null)
        .execute()
      expect((await new Visitor(site).refresh(refresh_token)).statusCode).toBe(400)
    })

    test('logging out everywhere is heard by all', async () => {
      const { access_token } = await new Visitor(site).logIn(MEMBER, PASSWORD)
      for (const _each of sites) expect((await list(access_token)).statusCode).toBe(200)
      const answer = await site.inject({
        ...{ method: 'POST', url: '/api/identity/logoutEverywhere', headers: asMember(access_token) },
        payload: {},
      })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      for (const _each of sites) expect((await list(access_token)).statusCode).toBe(401)
    })

    test('a change of the content shows on all of them', async () => {
      const { access_token } = await new Visitor(site).logIn(MEMBER, PASSWORD)
      const titles = async () =>
        Promise.all(sites.map(async () => (await list(access_token)).json().items[0].fields.title))
      expect(await titles()).toEqual(['As it was', 'As it was', 'As it was'])
      await store.db.updateTable('entries').set({ title: 'As it is' }).where('id', '=', 'first').execute()
      await expect.poll(titles).toEqual(['As it is', 'As it is', 'As it is'])
    })

    test('an address has one hour of requests, not one on each', async () => {
      const answers = []
      for (let count = 0; count <= LEADS_AN_HOUR; count++)
        answers.push(await sendLead(count, '198.51.100.7').then(({ statusCode }) => statusCode))
      expect(
        answers.slice(0, LEADS_AN_HOUR).every((status) => status < 300),
        answers.join(' '),
      ).toBe(true)
      expect(answers.at(-1)).toBe(429)
    })

    test('wrong passwords are counted together', async () => {
      const tries = []
      for (let count = 0; count < 12; count++) {
        const visitor = new Visitor(site, '203.0.113.9')
        const { location } = await visitor.authorize()
        const answer = await visitor.send('POST', location, { email: MEMBER, password: `wrong ${count}` })
        tries.push(answer.statusCode)
      }
      expect(tries.at(-1), tries.join(' ')).toBe(429)
    })

    test('each letter goes out once, whichever of them takes it, also when one is killed in between', {
      timeout: 300_000,
    }, async () => {
      const [victim] = sites
      const sent = Array.from({ length: 40 }, (_, count) => count)
      for (const count of sent) {
        const answer = await sendLead(1000 + count, `10.1.0.${count}`)
        expect(answer.statusCode, answer.body).toBeLessThan(300)
        if (count === 20) {
          await victim?.kill('SIGKILL')
          sites = sites.filter((each) => each !== victim)
        }
      }
      const thanks = () =>
        smtp.received
          .filter(({ accepted, to }) => accepted && /^jo1\d{3}@/.test(to[0] ?? ''))
          .map(({ to }) => to[0])
      // What the killed one held is taken up by another only when its claim has ended.
      const patience = { timeout: (CLAIM_SECONDS + 60) * 1000, interval: 500 }
      await expect.poll(() => new Set(thanks()).size, patience).toBe(sent.length)
      const uncertain = await store.db
        .selectFrom('letters')
        .where('uncertain', '=', true)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      // What the killed one was sending may come twice, and is marked; nothing else may.
      expect(thanks().length - sent.length).toBeLessThanOrEqual(uncertain.count)
    })

    function sendLead(number: number, address: string) {
      return site.inject({
        method: 'POST',
        url: '/api/request/contactBuffered',
        remoteAddress: address,
        headers: { 'idempotency-key': `three-${number}-key-of-its-own` },
        payload: { ...CALLS.contactBuffered, email: `jo${number}@example.com` },
      })
    }
  },
)
