import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { AwsClient } from 'aws4fetch'

/** Where originals lie. Keys are ours (content hashes), but no key may lead out of the store all the same. */
export interface MediaStorage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  list(): AsyncIterable<string>
}

/** Whoever waits for a picture has left by then; without it a store that falls silent would hold every turn at the resizer. */
const ANSWER_WITHIN_MS = 20_000
/** An operator who stores originals over a slow line has time. */
const TAKE_WITHIN_MS = 5 * 60_000

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  answerWithinMs?: number
}

export function openStorage(config: { dataDir: string; s3?: S3Options | undefined }): MediaStorage {
  return config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataDir, 'media'))
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}

export function diskStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeDurably(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    get: (key) => readFile(pathOf(key)).catch(ignoreMissing),
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        (error) => ignoreMissing(error) ?? false,
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
      for (const file of files ?? []) {
        const key = relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/')
        if (file.isFile() && !key.endsWith('.part')) yield key
      }
    },
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename outlives a power cut only once its folder is on the disk too; Windows cannot sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

export function s3Storage(options: S3Options): MediaStorage {
  const { accessKeyId, secretAccessKey, region, answerWithinMs = ANSWER_WITHIN_MS } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  async function send(method: string, address: string, body?: Buffer, contentType?: string) {
    const answer = await client.fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        // Without it the signature leaves the body out, and whoever sits between may change it.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    return { ok: answer.ok, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  async function call(method: string, address: string, body?: Buffer, contentType?: string) {
    const patience = method === 'PUT' ? TAKE_WITHIN_MS : answerWithinMs
    const answer = await within(patience, send(method, address, body, contentType)).catch((error) => {
      throw new StorageFailed(method, error === LATE ? 'nothing in time' : 'nothing', error)
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT' && !address.includes('?'))) return answer
    throw new StorageFailed(method, answer.status)
  }
  const object = (key: string) => {
    assertKey(key)
    return `${bucket}/${key}`
  }

  return {
    put: async (key, bytes, contentType) => void (await call('PUT', object(key), bytes, contentType)),
    async get(key) {
      const { ok, bytes } = await call('GET', object(key))
      return ok ? bytes : undefined
    },
    has: async (key) => (await call('HEAD', object(key))).ok,
    delete: async (key) => void (await call('DELETE', object(key))),
    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token ? { 'continuation-token': token } : {}),
        })
        const page = (await call('GET', `${bucket}?${query}`)).bytes.toString()
        // Our keys hold nothing that XML would escape; a key that does is not ours.
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (KEY.test(key)) yield key
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
  }
}

const LATE = new Error('no answer in time')

/** By a timer of ours: a signal is lost when the request it was given to is collected as garbage, and then nothing ever ends it. */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(LATE), ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** The media store is away or refuses us. The body of its answer may hold names of ours, so it is not repeated. */
export class StorageFailed extends Error {
  /** Whoever asked may ask again: it is the store that failed, and not what was asked of it. */
  readonly statusCode = 503
  readonly status: number | undefined
  constructor(method: string, answer: number | string, cause?: unknown) {
    super(`The media store answered ${answer} to ${method}`, { cause })
    this.name = 'StorageFailed'
    this.status = typeof answer === 'number' ? answer : undefined
  }
}
