import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { demoSite } from '#demo/site.ts'
import { CALLBACK_PATHS, CLIENT_ID } from '#modules/identity/provider-names.ts'
import { CALLS } from '#modules/leads/testing/calls.ts'
import type { Tables } from '#modules/tables.ts'
import { databaseIn, runSql } from '#testing/global-setup.ts'
import { makeEntry } from '#testing/make.ts'
import { type RunningSite, startSite } from '#testing/process.ts'
import { layWire, type Wire } from '#testing/wire.ts'

const cluster = process.env.TEST_DATABASE_URL ?? ''
const PUBLIC_PAGES = ['/', '/about', '/terms', '/privacy', '/contact', '/forgot-password']

/** The embedded database is a part of the process and goes with it. */
describe.runIf(cluster)('while PostgreSQL is away', { timeout: 120_000 }, () => {
  let folder: string
  const name = `toile_gone_${randomBytes(6).toString('hex')}`
  const direct = () => new URL(databaseIn(cluster, name))
  let wire: Wire
  let site: RunningSite
  let store: Store<Tables>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'toile-gone-'))
    await runSql(cluster, `create database ${name}`)
    wire = await layWire({ host: direct().hostname, port: Number(direct().port || 5432) })
    const through = direct()
    through.hostname = '127.0.0.1'
    through.port = String(wire.port)
    wire.cut()
    const siteFile = join(folder, 'site.json')
    writeFileSync(siteFile, JSON.stringify(demoSite))
    const starting = startSite({
      ...{
        DATA_DIR: folder,
        SITE_FILE: siteFile,
        DATABASE_URL: through.href,
        HOST: '127.0.0.1',
        DEMO: 'false',
        // Whoever asks a silent one waits for so long.
        DATABASE_SECONDS: '10',
      },
    })
    // It waits for its database, which comes up a little later than it does.
    await vi.waitUntil(() => wire.turnedAway() > 1, { timeout: 60_000 })
    wire.mend()
    site = await starting
    store = await openStore<Tables>({ databaseUrl: direct().href })
    await makeEntry(store.db, { id: 'first', slug: 'first', title: 'As it was', date: '2025-01-01' })
  }, 120_000)

  afterAll(async () => {
    await site?.kill('SIGKILL')
    await store?.close()
    await wire?.close()
    await runSql(cluster, `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })

  const status = (path: string, init?: RequestInit) => fetch(site.url + path, init).then(({ status: s }) => s)
  const sendLead = (key: string) =>
    status('/api/request/contactBuffered', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(CALLS.contactBuffered),
    })
  /** As a browser without script sends it. */
  const forgetPassword = async () => {
    const answer = await fetch(`${site.url}/forgot-password`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'reader@example.com' }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  /** Begun as a browser does; what comes of it is posted to the address it leads to. */
  const loginAddress = () => {
    const query = new URLSearchParams({
      ...{ client_id: CLIENT_ID, response_type: 'code', scope: 'openid', state: 'a'.repeat(16), nonce: 'b' },
      ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
      redirect_uri: `${site.url.replace('127.0.0.1', 'localhost')}${CALLBACK_PATHS[0]}`,
    })
    return `${site.url}/oidc/auth?${query}`
  }
  const beginLogin = async () => {
    const begun = await fetch(loginAddress(), { redirect: 'manual' })
    const cookie = begun.headers.getSetCookie().map((set) => set.split(';')[0])
    return { address: site.url + begun.headers.get('location'), headers: { cookie: cookie.join('; ') } }
  }
  const logIn = async ({ address, headers }: Awaited<ReturnType<typeof beginLogin>>) => {
    const body = new URLSearchParams({ email: 'reader@example.com', password: 'not hers' })
    const answer = await fetch(address, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  const resetPassword = async () => {
    const body = new URLSearchParams({ password: 'a long enough one' })
    const answer = await fetch(`${site.url}/reset/${'a'.repeat(43)}`, { method: 'POST', body })
    return { status: answer.status, text: await answer.text() }
  }
  const pages = () => Promise.all(PUBLIC_PAGES.map((path) => status(path)))
  const keyOf = (when: string, how: string) => `${when}-it-${how.replaceAll(' ', '-')}`
  const allUp = PUBLIC_PAGES.map(() => 200)

  test.each([
    ['has cut the line', () => wire.cut()],
    ['has fallen silent', () => wire.freeze()],
  ])(
    'and %s, the public site stays up, calls say so in time, and all recovers by itself',
    async (how, fail) => {
      expect(await pages()).toEqual(allUp)
      expect(await sendLead(keyOf('before', how))).toBeLessThan(300)
      const login = await beginLogin()

      fail()
      expect(await pages()).toEqual(allUp)
      expect(await status('/readyz')).toBe(503)
      expect(await status('/healthz')).toBe(200)
      expect(await sendLead(keyOf('during', how))).toBe(503)
      const [forgot, form, reset, begun] = await Promise.all([
        forgetPassword(),
        logIn(login),
        resetPassword(),
        fetch(loginAddress(), { redirect: 'manual' }),
      ])
      expect(forgot).toEqual({ status: 503, text: expect.stringContaining('Try again in a minute') })
      // The same form, with what was typed and is no secret.
      for (const part of ['value="reader@example.com"', 'Try again in a minute'])
        expect(form).toEqual({ status: 503, text: expect.stringContaining(part) })
      for (const part of ['autocomplete="new-password"', 'Try again in a minute'])
        expect(reset).toEqual({ status: 503, text: expect.stringContaining(part) })
      expect([begun.status, await begun.text()]).toEqual([503, expect.stringContaining('on our side')])

      wire.mend()
      await expect.poll(() => status('/readyz'), { timeout: 30_000, interval: 200 }).toBe(200)
      expect(await sendLead(keyOf('during', how))).toBeLessThan(300)
      expect(await pages()).toEqual(allUp)
      // Where it went wrong one goes on.
      expect((await logIn(login)).status).toBe(401)
      expect(site.child.exitCode).toBeNull()
      // Changes are heard again.
      const title = `Written after it ${how}`
      await store.db.updateTable('entries').set({ title }).where('id', '=', 'first').execute()
      const notFound = async () => (await fetch(`${site.url}/no-such-page`)).text()
      await expect.poll(notFound, { interval: 200 }).toContain(title)
    },
  )
})
