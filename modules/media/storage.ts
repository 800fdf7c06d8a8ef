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

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
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
      await mkdir(dirname(path), { recursive: true })
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
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  async function call(
    method: string,
    address: string,
    body?: Buffer,
    contentType?: string,
  ): Promise<Response> {
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
    if (answer.ok || (answer.status === 404 && method !== 'PUT' && !address.includes('?'))) return answer
    await answer.body?.cancel()
    throw new StorageFailed(method, answer.status)
  }
  const object = (key: string) => {
    assertKey(key)
    return `${bucket}/${key}`
  }

  return {
    async put(key, bytes, contentType) {
      const answer = await call('PUT', object(key), bytes, contentType)
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await call('GET', object(key))
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? bytes : undefined
    },
    has: async (key) => (await call('HEAD', object(key))).ok,
    async delete(key) {
      const answer = await call('DELETE', object(key))
      await answer.body?.cancel()
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token ? { 'continuation-token': token } : {}),
        })
        const answer = await call('GET', `${bucket}?${query}`)
        const page = await answer.text()
        // Our keys hold nothing that XML would escape; a key that does is not ours.
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (KEY.test(key)) yield key
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
  }
}

/** The media store is away or refuses us. The body of its answer may hold names of ours, so it is not repeated. */
export class StorageFailed extends Error {
  readonly status: number
  constructor(method: string, status: number) {
    super(`The media store answered ${status} to ${method}`)
    this.name = 'StorageFailed'
    this.status = status
  }
}
