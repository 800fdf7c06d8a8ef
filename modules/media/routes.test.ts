import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { answerErrors } from '#server/error-answers.ts'
import { useTestDatabase } from '#testing/database.ts'
import { chooseFormat, imageRoutes } from './routes.ts'
import { grantUntil, imageUrl } from './signature.ts'
import { withWidth } from './sources.ts'
import { diskStorage } from './storage.ts'
import { findAsset, saveAsset } from './store.ts'
import { storeImage } from './store-image.ts'

const database = useTestDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'toile-images-'))
const storage = diskStorage(join(dataDir, 'media'))
const imageKey = Buffer.alloc(32, 'k')
const words = { fileName: 'cloth.png', title: 'Cloth', alt: 'A cloth', credit: '' }

const publicAssets = new Set<string>()
const shown = new Set<string>()
let now = new Date('2026-03-01T10:00:00Z')
let drawn = 0
let app: FastifyInstance

const picture = (background: string) =>
  sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  app = fastify({
    genReqId: () => 'the same',
    ajv: { customOptions: { removeAdditional: false, allErrors: true, coerceTypes: 'array' } },
  })
  app.decorate('config', readConfig({ DATA_DIR: dataDir, DEMO: 'true' }))
  app.decorate('db', database.db)
  app.decorate('storage', storage)
  app.decorate('imageKey', () => imageKey)
  answerErrors(app)
  await app.register(imageRoutes, {
    now: () => now,
    mayShow: {
      remember: (_key, ask) => ask(),
      isPublic: async (id) => (await findAsset(database.db, id)) !== undefined && publicAssets.has(id),
      entryShows: async ({ entry }, asset) => shown.has(`${entry} ${asset}`),
      mayKeep: ({ by }) => by !== 'preview:abc',
    },
    async draw(name) {
      drawn++
      if (name !== 'ikat') throw new Error('no such drawing')
      return picture('#B7A2D8')
    },
  })
  for (const [id, colour] of [
    ['cover', '#C22F3B'],
    ['private', '#155460'],
  ] as const)
    await storeImage({ db: database.db, storage }, { id, bytes: await picture(colour), ...words })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z')
  publicAssets.clear()
  publicAssets.add('cover')
  shown.clear()
  shown.add('entry-1 private')
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const signed = (asset = 'private', entry = 'entry-1') =>
  withWidth(imageUrl({ asset, entry, key: imageKey, now }), 400)

describe('a public picture', () => {
  test('is sent to be kept for ever, and can do nothing but be looked at', async () => {
    const answer = await get('/images/cover?w=400')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'content-length': String(answer.rawPayload.length),
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400)
  })

  test('answers 304 to whoever has it', async () => {
    const { etag } = (await get('/images/cover?w=400')).headers
    for (const given of [`${etag}`, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await get('/images/cover?w=400', { 'if-none-match': given })
      expect([given, answer.statusCode, answer.body]).toEqual([given, 304, ''])
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'accept',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect((await get('/images/cover?w=400', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await get('/images/cover?w=480', { 'if-none-match': `${etag}` })).statusCode).toBe(200)
  })

  test('answers HEAD with everything but the picture', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/images/cover?w=400' })
    expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-type']]).toEqual([
      200,
      0,
      'image/jpeg',
    ])
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  })

  test('is never larger than its original', async () => {
    const answer = await get('/images/cover?w=1600', { accept: 'image/webp' })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(700)
  })

  test('is kept only briefly under an address that names another version', async () => {
    const { sha256 } = (await findAsset(database.db, 'cover')) ?? {}
    expect((await get(`/images/cover?w=400&v=${sha256?.slice(0, 8)}`)).headers['cache-control']).toContain(
      'immutable',
    )
    expect((await get('/images/cover?w=400&v=00000000')).headers['cache-control']).toBe('private, max-age=60')
  })
})

test.each([
  [undefined, 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/*', 'jpeg'],
  ['text/html', 'jpeg'],
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif;q=0.000,image/webp; q=0', 'jpeg'],
  ['image/avifx', 'jpeg'],
])('whoever accepts %s gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format)
})

test('the format that is sent is the one that was chosen', async () => {
  for (const format of ['avif', 'webp']) {
    const answer = await get('/images/cover?w=400', { accept: `image/${format}` })
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect((await sharp(answer.rawPayload).metadata()).mediaType).toBe(`image/${format}`)
  }
})

describe('a request is refused with 400', () => {
  test.each([
    '',
    '?w=',
    '?w=401',
    '?w=0400',
    '?w=400.0',
    '?w=1e3',
    '?w=99999',
    '?w=-400',
    '?w=400&w=900',
    '?w[]=400',
    '?w=400&h=300',
    '?w=400&v=xyz',
    '?w=400&until=soon',
  ])('for %s', async (query) => {
    const answer = await get(`/images/cover${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('whether or not there is such a picture', async () => {
    expect((await get('/images/none?w=401')).body).toBe((await get('/images/private?w=401')).body)
  })
})

describe('a picture that is not public', () => {
  test('opens by the address that came with its entry, and is kept until that ends', async () => {
    const answer = await get(signed())
    const left = grantUntil(now) - now.getTime() / 1000
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      `private, max-age=${left}, immutable`,
    ])
  })

  test('opens in every width and format by the same signature', async () => {
    const url = imageUrl({ asset: 'private', entry: 'entry-1', key: imageKey, now })
    expect((await get(withWidth(url, 480), { accept: 'image/webp' })).statusCode).toBe(200)
    expect((await get(withWidth(url, 900))).statusCode).toBe(200)
  })

  test('is kept by nobody where it was only lent, and its address may end before others do', async () => {
    const until = now.getTime() / 1000 + 60
    const lent = imageUrl({
      asset: 'private',
      entry: 'entry-1',
      by: 'preview:abc',
      until,
      key: imageKey,
      now,
    })
    for (const url of [withWidth(lent, 400), `${withWidth(lent, 400)}&v=00000000`]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
    now = new Date(until * 1000)
    expect((await get(withWidth(lent, 400))).statusCode).toBe(404)
  })

  const until = grantUntil(new Date('2026-03-01T10:00:00Z'))
  const closed: [what: string, url: () => string][] = [
    ['no signature', () => '/images/private?w=400'],
    ['half a signature', () => `/images/private?w=400&via=entry-1&until=${until}`],
    ['another signature', () => `/images/private?w=400&via=entry-1&until=${until}&sig=${'A'.repeat(24)}`],
    ['the signature of another picture', () => signed('cover').replace('cover', 'private')],
    ['another entry', () => signed().replace('entry-1', 'entry-2')],
    ['a later end', () => signed().replace(String(until), String(until + 3600))],
    ['an entry that does not show it', () => signed('private', 'entry-2')],
    [
      'a signature of a key that is not ours',
      () => withWidth(imageUrl({ asset: 'private', entry: 'entry-1', key: Buffer.alloc(32), now }), 400),
    ],
    ['a path for an id', () => '/images/..%2F..%2Fprivate?w=400'],
  ]

  test.each(closed)('is the same as none with %s', async (_what, url) => {
    const [answer, missing] = [await get(url()), await get('/images/none?w=400')]
    expect(answer.statusCode).toBe(404)
    expect(answer.rawPayload).toEqual(missing.rawPayload)
    const { date: _, ...headers } = answer.headers
    expect(missing.headers).toMatchObject(headers)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('closes when the time is over, also for who has it already', async () => {
    const url = signed()
    const { etag } = (await get(url)).headers
    now = new Date(until * 1000)
    expect((await get(url, { 'if-none-match': `${etag}` })).statusCode).toBe(404)
  })

  test('closes at once when its entry no longer shows it', async () => {
    const url = signed()
    expect((await get(url)).statusCode).toBe(200)
    shown.clear()
    expect((await get(url)).statusCode).toBe(404)
  })

  test('closes at once when it is public no longer', async () => {
    publicAssets.add('private')
    expect((await get('/images/private?w=400')).statusCode).toBe(200)
    publicAssets.clear()
    expect((await get('/images/private?w=400')).statusCode).toBe(404)
  })
})

describe('a picture', () => {
  test('that is still to be drawn is drawn when it is asked for', async () => {
    const {
      created_at: _,
      updated_at: __,
      ...cover
    } = (await findAsset(database.db, 'cover')) ?? expect.fail()
    const row = { ...cover, palette: JSON.stringify(cover.palette), tokens: JSON.stringify(cover.tokens) }
    await saveAsset(database.db, { ...row, id: 'drawn', storage_key: null, sha256: null, drawing: 'ikat' })
    publicAssets.add('drawn')
    const answer = await get('/images/drawn?w=400')
    expect([answer.statusCode, drawn > 0]).toEqual([200, true])
    const [red = 0] = await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer()
    expect(Math.abs(red - 0xb7)).toBeLessThan(6)
  })

  test('whose original is lost is not there', async () => {
    const { asset } = await storeImage(
      { db: database.db, storage },
      { id: 'lost', bytes: await picture('#2E7A4A'), ...words },
    )
    publicAssets.add('lost')
    await storage.delete(asset.storage_key ?? '')
    expect((await get('/images/lost?w=400')).statusCode).toBe(404)
  })
})
