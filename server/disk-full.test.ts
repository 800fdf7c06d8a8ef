import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { pgliteFolder, startPgliteThread } from '#db/pglite-thread.ts'
import { demoSite } from '#demo/site.ts'
import { hashPassword } from '#modules/identity/password.ts'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { openStorage } from '#modules/media/storage.ts'
import { storeImage } from '#modules/media/store-image.ts'
import type { Tables } from '#modules/tables.ts'
import { balance } from '#testing/balancer.ts'
import { Visitor } from '#testing/log-in.ts'
import { makeClient, makeEntry } from '#testing/make.ts'
import { freePort, type RunningSite, startSite } from '#testing/process.ts'
import { canHaveSmallDisk, openSmallDisk, type SmallDisk } from '#testing/small-disk.ts'
import { startWorker } from './worker.ts'

const PASSWORD = 'a long enough pass phrase'
const PAGES = ['/', '/about', '/contact', '/no-such-page']
const SEGMENT = 16 * 1024 * 1024
const isEmbedded = !process.env.TEST_DATABASE_URL

/** A server of PostgreSQL has a disk of its own; to us it is then away, which database-gone.test.ts is about. */
describe.runIf(isEmbedded && canHaveSmallDisk)('while the disk is full', { timeout: 300_000 }, () => {
  let disk: SmallDisk
  let site: RunningSite
  let start: () => Promise<RunningSite>
  let publicUrl = ''
  let token = ''
  let nextLog = ''
  const stored: string[] = []
  let bookmarks: string[] = []

  beforeAll(async () => {
    disk = await openSmallDisk(220)
    nextLog = await prepare(join(disk.inside, 'data'))
    const siteFile = join(disk.inside, 'site.json')
    writeFileSync(siteFile, JSON.stringify(demoSite))
    const port = await freePort()
    publicUrl = `http://localhost:${port}`
    start = () =>
      startSite(
        {
          ...{ DATA_DIR: join(disk.folder, 'data'), SITE_FILE: join(disk.folder, 'site.json') },
          ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl, DEMO: 'false' },
          TRUST_PROXY: 'true',
        },
        { command: disk.command },
      )
    site = await start()
    const visitor = new Visitor(balance(() => [site.url], publicUrl))
    token = (await visitor.logIn('ama@osei.example', PASSWORD)).access_token
    await send('POST', '/api/users/', { username: 'ama' })
  }, 300_000)

  afterAll(async () => {
    await site?.kill('SIGKILL')
    await disk?.close()
  })

  test('what cannot be kept is refused as such, everything else goes on, and the operator is told', async () => {
    expect(await sendLead()).toMatchObject({ status: 200 })
    expect(await statusOf(PAGES)).toEqual([200, 200, 200, 404])
    expect((await readList()).status).toBe(200)

    disk.fill()
    const refused = await until(sendLead, ({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 503, retryAfter: '60', body: { code: 'Unavailable' } })
    expect(await statusOf(PAGES)).toEqual([200, 200, 200, 404])
    expect((await readList()).status).toBe(200)
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      body: { troubles: ['There is no room left to write.', 'There is little room left in DATA_DIR.'] },
    })
    expect(await (await fetch(`${site.url}/metrics`)).text()).toContain('toile_disk_free_bytes 0')
    expect(site.output()).toContain('No space left on device')

    disk.free()
    expect(await sendLead()).toMatchObject({ status: 200 })
  })

  test('a database that it brought down is opened anew by itself when there is room', async () => {
    // It was made in advance; a busier site would have used it up.
    rmSync(nextLog)
    disk.fill()
    // The list of bookmarks is written over and over into room that the table has, until the database's own log has none.
    const refused = await until(saveBookmarks, ({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 503, body: { code: 'Unavailable' } })
    await expect.poll(() => ask('/readyz').then(({ status }) => status)).toBe(503)
    await expect.poll(site.output).toMatch(/could not write to file .*pg_wal.*The embedded database ended/s)
    expect(await statusOf(PAGES.slice(0, 3))).toEqual([200, 200, 200])
    // From memory, for a member who is known.
    expect((await readList()).status).toBe(200)
    expect((await sendLead()).status).toBe(503)
    // Without script too, and what was typed is still there to be sent again.
    const form = await sendForm('Twill and gabardine')
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('Twill and gabardine')])
    expect((await fetch(`${site.url}/metrics`)).status).toBe(200)

    disk.free()
    await expect.poll(() => ask('/readyz').then(({ status }) => status), { timeout: 60_000 }).toBe(200)
    expect(await sendLead()).toMatchObject({ status: 200 })
    expect(await saveBookmarks()).toMatchObject({ status: 200 })
    expect(site.child.exitCode).toBeNull()
  })

  test('nothing that was acknowledged is lost, also by a kill and a restart', async () => {
    expect((await send('GET', '/api/users/ama')).body).toMatchObject({ bookmarks })
    await site.kill('SIGKILL')
    site = await start()
    expect((await send('GET', '/api/users/ama')).body).toMatchObject({ bookmarks })
    expect(await site.kill('SIGTERM')).toBe(0)
    const store = await openStore<Tables>({ dataDir: join(disk.inside, 'data') })
    const rows = await store.db.selectFrom('leads').select('email').execute()
    await store.close()
    expect(stored.length).toBeGreaterThan(2)
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(stored))
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  })

  test('a picture in a size that nobody had before is shown all the same, and an upload is refused whole', async () => {
    await site.kill('SIGKILL')
    site = await start()
    const shown = (await readList()).body.items[0].fields.image.fields.file.url as string
    const inSize = async (width: number) => {
      const address = new URL(shown, site.url)
      address.searchParams.set('w', String(width))
      const answer = await fetch(address, {
        headers: { accept: 'image/webp' },
      })
      return [answer.status, (await answer.arrayBuffer()).byteLength > 0]
    }
    const storage = openStorage({ dataDir: join(disk.inside, 'data') })
    const kept = async () => (await Array.fromAsync(storage.list())).toSorted()
    const before = await kept()
    expect(before).toHaveLength(1)
    expect(await inSize(400)).toEqual([200, true])

    disk.fill()
    expect(await inSize(900)).toEqual([200, true])
    const upload = randomBytes(64 * 1024)
    await expect(storage.put('originals/late', upload, 'image/png')).rejects.toThrow('ENOSPC')
    expect(await kept()).toEqual(before)

    disk.free()
    expect(await inSize(1600)).toEqual([200, true])
    await storage.put('originals/late', upload, 'image/png')
    expect(await storage.get('originals/late')).toEqual(upload)
  })

  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(site.url + path, init)
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: isJson ? JSON.parse(text) : text,
    }
  }

  function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return ask(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  const readList = () => send('GET', '/api/content/getList?content_type=presentation')
  const statusOf = (paths: string[]) =>
    Promise.all(paths.map((path) => fetch(site.url + path).then(({ status }) => status)))

  let sent = 0
  async function sendLead() {
    const number = ++sent
    const email = `jo${number}@example.com`
    const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    const lead = { ...CALLS.contactBuffered, email, idempotencyKey: `full-${number}-key-of-its-own` }
    const answer = await send('POST', '/api/request/contactBuffered', lead, headers)
    if (answer.status === 200) stored.push(email)
    return answer
  }

  function sendForm(message: string): Promise<Response> {
    const body = new URLSearchParams({ name: 'Jo', email: 'jo@example.com', message })
    return fetch(`${site.url}/request/conversation`, { method: 'POST', body, headers: { origin: publicUrl } })
  }

  async function saveBookmarks() {
    const next = manyIds()
    const answer = await send('PATCH', '/api/users/ama', { bookmarks: next })
    if (answer.status === 200) bookmarks = next
    return answer
  }
})

async function until<T>(work: () => Promise<T>, isDone: (result: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const result = await work()
    if (isDone(result)) return result
  }
  throw new Error('It never came to that')
}

/** A database whose tables have room inside, and whose log is about to need another file. */
async function prepare(dataDir: string): Promise<string> {
  const from = readFileSync(process.env.TOILE_TEST_DUMP ?? '')
  const store = await openStore<Tables>({
    thread: startPgliteThread({ dataDir: pgliteFolder(dataDir), from }),
  })
  const { db } = store
  await makeClient(db, { id: 'osei' })
  await storeImage(
    { db, storage: openStorage({ dataDir }) },
    {
      ...{ id: 'cloth', fileName: 'cloth.png', title: 'Cloth', alt: 'A length of cloth', credit: 'Toile' },
      bytes: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a3b2e' } })
        .png()
        .toBuffer(),
    },
  )
  await makeEntry(db, { id: 'first', slug: 'first', title: 'As it was', images: ['cloth'] })
  await db
    .insertInto('accounts')
    .values({
      ...{ sub: 'ama', email: 'ama@osei.example', name: 'Ama', company: 'osei', tobetdg: true },
      password_hash: await hashPassword(PASSWORD),
    })
    .execute()
  const silent = { info() {}, warn() {}, error() {} }
  const worker = startWorker(store, { jobs: [], log: silent })
  await worker.ready
  await worker.stop()
  await makeRoomInside(store)
  const log = await approachEndOfLog(store, 3 * 1024 * 1024)
  await store.close()
  const next = (BigInt(`0x${log}`) + 1n).toString(16).toUpperCase().padStart(24, '0')
  return join(pgliteFolder(dataDir), 'pg_wal', next)
}

async function makeRoomInside({ db }: Store<Tables>): Promise<void> {
  for (let number = 1; number <= 80; number++) {
    const bookmarks = manyIds()
    await db
      .insertInto('users')
      .values({ username: `former ${number}`, bookmarks })
      .execute()
  }
  // The last one stays, or the tables would be cut short.
  await db.deleteFrom('users').where('username', '!=', 'former 80').execute()
  // What one vacuum leaves of an index a later one frees, once there has been another transaction.
  for (const _each of [1, 2, 3]) {
    await sql`vacuum (index_cleanup on) users`.execute(db)
    await sql`select pg_current_xact_id()`.execute(db)
  }
}

/** Just under the 100 KB that a body may have, and nothing in it to compress. */
function manyIds(): string[] {
  return Array.from({ length: 3500 }, () => randomBytes(12).toString('hex'))
}

/** The name of the file that the log is in. */
async function approachEndOfLog({ db }: Store<Tables>, left: number): Promise<string> {
  await sql`checkpoint`.execute(db)
  for (;;) {
    const { rows } = await sql<{ at: number; file: string }>`
      select file_offset as at, file_name as file from pg_walfile_name_offset(pg_current_wal_lsn())`.execute(
      db,
    )
    const [{ at, file } = { at: 0, file: '' }] = rows
    if (SEGMENT - at < left) return file
    await sql`select pg_logical_emit_message(true, 'filler', repeat('x', 100000))`.execute(db)
  }
}
