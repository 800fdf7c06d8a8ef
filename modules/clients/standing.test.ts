import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#modules/identity/password.ts'
import { grantUntil, signImage } from '#modules/media/signature.ts'
import { storeImage } from '#modules/media/store-image.ts'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'
import { makeClient, makeEntry } from '#testing/make.ts'
import { standingsOf, standsFor } from './standing.ts'

const testApp = useTestApp({ readTokens: true })
const PASSWORD = 'a long password'
const FRAME = '/embeds/one-saturday-from-above.html'
const tokens: Record<string, string> = {}
let passwordHash = ''

async function addAccount(sub: string, company: string): Promise<void> {
  const account = { sub, email: `${sub}@osei.example`, company, tobetdg: true, disabled_at: null }
  await testApp.store.db
    .insertInto('accounts')
    .values({ ...account, password_hash: passwordHash })
    .execute()
  tokens[sub] = (await new Visitor(testApp.app).logIn(account.email, PASSWORD)).access_token
}

const call = (url: string, sub?: string) =>
  testApp.app.inject({ url, headers: sub ? { authorization: `Bearer ${tokens[sub]}` } : {} })
const entryUrl = '/api/clientMicro/getEntry?pathName=osei&slug=stripe'
const listUrl = '/api/content/getList?content_type=private&fields.client=osei'

/** The addresses of a picture and a frame, as this reader is given them. */
async function addressesFor(sub: string): Promise<{ image: string; frame: string }> {
  const { fields } = (await call(entryUrl, sub)).json()
  return {
    image: `${fields.image.fields.file.url}&w=400`,
    frame: /src="([^"]+)"/.exec(fields.embed)?.[1]?.replaceAll('&amp;', '&') ?? '',
  }
}
const stateOf = async (addresses: { image: string; frame: string }) =>
  Promise.all(Object.values(addresses).map(async (url) => (await call(url)).statusCode))

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei', micro: true, microPath: 'osei' })
  await makeClient(db, { id: 'pell', micro: true, microPath: 'pell' })
  await makeClient(db, { id: 'toile' })
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#155460' } })
    .png()
    .toBuffer()
  const picture = { id: 'plan', bytes, fileName: 'plan.png', title: 'Plan', alt: 'A plan', credit: '' }
  await storeImage({ db, storage: testApp.app.storage }, picture)
  const work = { type: 'private' as const, template: 'video', images: ['plan'] }
  const embed = `<iframe src="${FRAME}" title="Film"></iframe>`
  await makeEntry(db, { ...work, id: 'stripe', slug: 'stripe', clientId: 'osei', embed })
  await makeEntry(db, { ...work, id: 'gauge', slug: 'gauge', clientId: 'pell' })
  passwordHash = await hashPassword(PASSWORD)
  await addAccount('kofi', 'osei')
  await addAccount('mary', 'pell')
  await addAccount('ines', 'toile')
}, 60_000)

beforeEach(() => addAccount('abena', 'osei'), 60_000)
afterEach(async () => {
  await testApp.store.db.deleteFrom('accounts').where('sub', '=', 'abena').execute()
})

const LEAVINGS = {
  'moves to another company': () => change({ company: 'pell' }),
  'has no company any more': () => change({ company: null }),
  'is disabled': () => change({ disabled_at: new Date() }),
  'has no membership any more': () => change({ tobetdg: false }),
  'is deleted': () => testApp.store.db.deleteFrom('accounts').where('sub', '=', 'abena').execute(),
}
const change = (values: { company?: string | null; disabled_at?: Date; tobetdg?: boolean }) =>
  testApp.store.db.updateTable('accounts').set(values).where('sub', '=', 'abena').execute()

describe.each(Object.entries(LEAVINGS))('when a member %s', (_how, leave) => {
  test('every call, picture and frame of the client is as if it were not there', async () => {
    const old = await addressesFor('abena')
    expect(await stateOf(old)).toEqual([200, 200])
    expect((await call(listUrl, 'abena')).json().total).toBe(1)
    await leave()
    await expect.poll(() => stateOf(old)).toEqual([404, 404])
    await expect.poll(async () => (await call(entryUrl, 'abena')).statusCode).not.toBe(200)
    const list = await call(listUrl, 'abena')
    expect(list.statusCode === 401 || list.json().total === 0).toBe(true)
  })

  test('whoever stays is given new addresses, and other clients keep theirs', async () => {
    const [before, others] = [await addressesFor('kofi'), await addressesOfPell()]
    await leave()
    await expect.poll(() => stateOf(before)).toEqual([404, 404])
    await expect.poll(async () => stateOf(await addressesFor('kofi'))).toEqual([200, 200])
    expect((await call(others)).statusCode).toBe(200)
  })
})

async function addressesOfPell(): Promise<string> {
  const entry = (await call('/api/clientMicro/getEntry?pathName=pell&slug=gauge', 'mary')).json()
  return `${entry.fields.image.fields.file.url}&w=400`
}

test('what one of the staff was given ends when that one leaves, whichever client it was of', async () => {
  const old = await addressesFor('ines')
  expect(await stateOf(old)).toEqual([200, 200])
  await testApp.store.db.updateTable('accounts').set({ company: 'pell' }).where('sub', '=', 'ines').execute()
  await expect.poll(() => stateOf(old)).toEqual([404, 404])
})

test('a change that moves nobody leaves every address as it is', async () => {
  const addresses = await addressesFor('abena')
  await testApp.store.db
    .updateTable('accounts')
    .set({ name: 'Abena Osei', alacarte: true, company: 'osei' })
    .where('sub', '=', 'abena')
    .execute()
  await change({ tobetdg: false })
  expect(await stateOf(addresses)).toEqual([200, 200])
  expect(await addressesFor('abena')).toEqual(addresses)
})

test('an address says what it rests on, and cannot be made to rest on another thing', async () => {
  const { image } = await addressesFor('abena')
  expect(decodeURIComponent(image)).toMatch(/by=client:osei\.\d+/)
  for (const changed of [
    image.replace(/by=[^&]+&/, ''),
    image.replace(/osei\.\d+/, 'osei.999'),
    image.replace('client%3Aosei', 'client%3Apell'),
    image.replace('via=stripe', 'via=gauge'),
  ])
    expect((await call(changed)).statusCode, changed).toBe(404)
})

test('the entry alone is no ground for private work, though we had signed it', async () => {
  const until = grantUntil(new Date())
  const sig = signImage(testApp.app.imageKey(), { asset: 'plan', entry: 'stripe', until })
  expect((await call(`/images/plan?w=400&via=stripe&until=${until}&sig=${sig}`)).statusCode).toBe(404)
})

test('a browser asks anew for a picture of private work each time it shows it', async () => {
  const { image, frame } = await addressesFor('abena')
  const first = await call(image)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await call(frame)).headers['cache-control']).toBe('private, no-cache')
  const again = await testApp.app.inject({
    url: image,
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('a standing is that of one client, for that client’s own entries alone', async () => {
  const { db } = testApp.store
  for (const id of ['first', 'second']) await makeClient(db, { id })
  await makeEntry(db, { type: 'private', clientId: 'first', id: 'of-first' })
  const grounds = await standingsOf(db, ['first', 'second'], 'client')
  const [first = '', second = ''] = ['first', 'second'].map((id) => grounds.get(id)?.replace('client:', ''))
  expect(second).toBe(first.replace('first', 'second'))
  const stands = (given: string, entry: string) => standsFor(db, 'client', given, entry)
  expect(await stands(first, 'of-first')).toBe(true)
  for (const given of [second, `${first}9`, 'first', 'first.', '.0', ''])
    expect([given, await stands(given, 'of-first')]).toEqual([given, false])
  expect(await stands(first, 'of-nobody')).toBe(false)
})
