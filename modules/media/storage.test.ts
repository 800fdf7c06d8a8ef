import { createHash, createHmac } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStorage, type MediaStorage, openStorage, StorageFailed, s3Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytes = Buffer.from('cloth')
const SECRET = 'the secret key'
const s3 = { bucket: 'toile', region: 'eu-test-1', accessKeyId: 'AKTEST', secretAccessKey: SECRET }

/** A store of objects that believes nobody: it works out each signature by itself, from AWS's description. */
class ObjectStore {
  objects = new Map<string, { body: Buffer; type: string }>()
  refusals: string[] = []
  failures = 0
  isSilent = false
  isMoved = false
  requests = 0
  server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => this.answer(request, Buffer.concat(chunks), response))
  })

  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    this.requests++
    if (this.isSilent) return
    if (this.isMoved) return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (this.failures > 0) {
      this.failures--
      response.writeHead(503).end('slow down')
      return
    }
    const fault = findSignatureFault(request, body)
    if (fault) {
      this.refusals.push(fault)
      response.writeHead(403).end(fault)
      return
    }
    const url = new URL(request.url ?? '', 'http://x')
    if (!/^\/toile(\/|$)/.test(url.pathname)) response.writeHead(404).end('<Code>NoSuchBucket</Code>')
    else if (url.searchParams.get('list-type') === '2') this.list(url, response)
    else this.serve(request.method ?? '', url.pathname.slice('/toile/'.length), body, request, response)
  }

  serve(method: string, key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const found = this.objects.get(key)
    if (method === 'PUT') this.objects.set(key, { body, type: request.headers['content-type'] ?? '' })
    if (method === 'DELETE') this.objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') response.writeHead(method === 'PUT' ? 200 : 204).end()
    else if (!found) response.writeHead(404).end('<Code>NoSuchKey</Code>')
    else
      response
        .writeHead(200, { 'content-length': found.body.length })
        .end(method === 'HEAD' ? undefined : found.body)
  }

  /** Two keys a page, so that there is always a next one. */
  list(url: URL, response: ServerResponse): void {
    const keys = [...this.objects.keys()].sort()
    const from = Number(url.searchParams.get('continuation-token')?.replace('page+', '') ?? 0)
    const more =
      from + 2 < keys.length ? `<NextContinuationToken>page+${from + 2}</NextContinuationToken>` : ''
    const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    response.end(`<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`)
  }
}

function findSignatureFault(request: IncomingMessage, body: Buffer): string | undefined {
  const header = request.headers.authorization ?? ''
  const [, access, scope, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(header) ?? []
  if (!access || !scope || !signedHeaders) return `no signature: ${header}`
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  if (request.headers['x-amz-content-sha256'] !== hash(body)) return 'the body is not the one that was signed'
  const url = new URL(request.url ?? '', 'http://x')
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${request.headers[name]}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, hash(body)].join(
    '\n',
  )
  const stated = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = scope.split('/').reduce((sofar: string | Buffer, part) => hmac(sofar, part), `AWS4${SECRET}`)
  if (scope.split('/').slice(1).join('/') !== 'eu-test-1/s3/aws4_request') return `another scope: ${scope}`
  return hmac(key, stated).toString('hex') === signature ? undefined : 'the signature is another'
}

const remote = new ObjectStore()
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => remote.server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(remote.server.address() as AddressInfo).port}`
})
afterAll(() => void remote.server.close())

const kinds: [string, () => MediaStorage][] = [
  ['disk', () => diskStorage(join(folder, 'both'))],
  ['S3', () => s3Storage({ ...s3, endpoint: `${endpoint}/` })],
]

describe.each(kinds)('storage on %s', (_kind, open) => {
  test('gives back what was put, and nothing for what was not', async () => {
    const storage = open()
    await storage.put('originals/ab/abc', bytes, 'image/png')
    expect(await storage.get('originals/ab/abc')).toEqual(bytes)
    expect(await storage.has('originals/ab/abc')).toBe(true)
    expect(await storage.get('originals/ab/none')).toBeUndefined()
    expect(await storage.has('originals/ab/none')).toBe(false)
  })

  test('replaces, deletes, and deletes again without complaint', async () => {
    const storage = open()
    await storage.put('replaced', bytes, 'image/png')
    await storage.put('replaced', Buffer.from('another'), 'image/png')
    expect(await storage.get('replaced')).toEqual(Buffer.from('another'))
    await storage.delete('replaced')
    await storage.delete('replaced')
    expect(await storage.has('replaced')).toBe(false)
  })

  test('lists every key', async () => {
    const storage = open()
    const keys = ['originals/aa/1', 'originals/bb/2', 'originals/cc/3', 'originals/cc/4', 'originals/dd/5']
    for (const key of keys) await storage.put(key, bytes, 'image/png')
    expect(await Array.fromAsync(storage.list())).toEqual(expect.arrayContaining(keys))
  })

  test.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '.hidden',
    'a\\..\\b',
    'a\0b',
    '',
    'a b',
    'a/',
    '..',
    'a?b',
    'a%2e%2e',
  ])('refuses the key %j', async (key) => {
    const storage = open()
    const calls = [
      () => storage.put(key, bytes, 'image/png'),
      () => storage.get(key),
      () => storage.has(key),
      () => storage.delete(key),
    ]
    for (const call of calls) await expect((async () => call())()).rejects.toThrow('Not a storage key')
  })
})

describe('disk', () => {
  test('shows no drafts and keeps none', async () => {
    const dir = join(folder, 'drafts')
    const storage = diskStorage(dir)
    await storage.put('kept', bytes, 'image/png')
    writeFileSync(join(dir, 'torn.a1b2c3d4e5f6.part'), 'half')
    expect(await Array.fromAsync(storage.list())).toEqual(['kept'])
    // A folder stands where the file should go, so the rename fails.
    mkdirSync(join(dir, 'folder', 'inside'), { recursive: true })
    await expect(storage.put('folder', bytes, 'image/png')).rejects.toThrow()
    expect(readdirSync(dir).sort()).toEqual(['folder', 'kept', 'torn.a1b2c3d4e5f6.part'])
  })

  test('that was never written to is empty', async () => {
    expect(await Array.fromAsync(diskStorage(join(folder, 'nowhere')).list())).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    await diskStorage(join(folder, 'own')).put('a/b', bytes, 'image/png')
    for (const path of ['own', 'own/a']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700)
  })

  test('that cannot be read is not taken for one where something is missing', async () => {
    const storage = diskStorage(join(folder, 'broken'))
    await storage.put('a', bytes, 'image/png')
    await expect(storage.get('a/b')).rejects.toThrow('ENOTDIR')
    await expect(storage.has('a/b')).rejects.toThrow('ENOTDIR')
  })

  test('is used under the data folder unless S3 is configured', async () => {
    await openStorage({ dataDir: folder, s3: undefined }).put('here', bytes, 'image/png')
    expect(existsSync(join(folder, 'media', 'here'))).toBe(true)
    await openStorage({ dataDir: folder, s3: { ...s3, endpoint } }).put('there', bytes, 'image/webp')
    expect(existsSync(join(folder, 'media', 'there'))).toBe(false)
    expect(remote.objects.get('there')).toEqual({ body: bytes, type: 'image/webp' })
  })
})

describe('S3', () => {
  test('signs every request so that the other side agrees', () => {
    expect(remote.requests).toBeGreaterThan(0)
    expect(remote.refusals).toEqual([])
  })

  test('says so when the key is refused, without repeating the answer', async () => {
    const storage = s3Storage({ ...s3, endpoint, secretAccessKey: 'wrong' })
    await expect(storage.get('originals/ab/abc')).rejects.toThrow(StorageFailed)
    await expect(storage.get('originals/ab/abc')).rejects.toThrow('The media store answered 403 to GET')
    remote.refusals = []
  })

  test('does not take a missing bucket for a successful write', async () => {
    const storage = s3Storage({ ...s3, endpoint, bucket: 'elsewhere' })
    await expect(storage.put('a', bytes, 'image/png')).rejects.toMatchObject({ status: 404 })
    await expect(Array.fromAsync(storage.list())).rejects.toMatchObject({ status: 404 })
  })

  test('is not waited for when it falls silent, and is asked again as soon as it speaks', async () => {
    const storage = s3Storage({ ...s3, endpoint, answerWithinMs: 200 })
    await storage.put('originals/held.png', bytes, 'image/png')
    remote.isSilent = true
    await expect(storage.get('originals/held.png')).rejects.toThrow('answered nothing in time to GET')
    remote.isSilent = false
    expect(await storage.get('originals/held.png')).toEqual(bytes)
  })

  test('that sends us elsewhere is not followed there', async () => {
    remote.isMoved = true
    const before = remote.requests
    await expect(s3Storage({ ...s3, endpoint }).get('originals/a.png')).rejects.toMatchObject({ status: 307 })
    expect(remote.requests - before).toBe(1)
    remote.isMoved = false
  })

  test('that cannot be reached is a failure of the store, which may be tried again', async () => {
    const storage = s3Storage({ ...s3, endpoint: 'http://127.0.0.1:9' })
    await expect(storage.get('originals/a.png')).rejects.toMatchObject({
      name: 'StorageFailed',
      statusCode: 503,
    })
  })

  test('tries again when the store is busy', async () => {
    remote.failures = 2
    await s3Storage({ ...s3, endpoint }).put('patient', bytes, 'image/png')
    expect(remote.objects.has('patient')).toBe(true)
  })
})
