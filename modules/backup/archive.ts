import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { ArchiveRefused, type Part } from './manifest.ts'

/** Adds one part. tar writes a size before the bytes, so the size is known beforehand. */
export type AddPart = (part: string, size: number, source: Buffer | Readable) => Promise<Part>

/**
 * Writes a .tar.gz beside its place and moves it there when it is whole and on disk: the name never stands for half
 * an archive, and what it named before stays until then.
 */
export async function writeArchive<Filled>(
  file: string,
  fill: (add: AddPart) => Promise<Filled>,
): Promise<Filled> {
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`
  const pack = tar.pack()
  // Accounts and keys are inside: nobody but the operator reads it.
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(pack, createGzip(), target)
  const add: AddPart = async (part, size, source) => {
    const hash = createHash('sha256')
    const body = Buffer.isBuffer(source) ? Readable.from([source]) : source
    await pipeline(
      body as AsyncIterable<Buffer>,
      hashing(hash),
      pack.entry({ name: part, size, mode: 0o600 }),
    )
    return { part, size, sha256: hash.digest('hex') }
  }
  try {
    const filled = fill(add)
    // A full disk ends `written`, and nothing would then drain the pack that `fill` waits for.
    await Promise.race([filled.then(() => pack.finalize()), written])
    await written
    await rename(partial, file)
    await syncFolder(dirname(file))
    return await filled
  } catch (error) {
    pack.destroy()
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

function hashing(hash: ReturnType<typeof createHash>) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

/** A rename is lasting once its folder is on disk; some systems cannot sync a folder and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Hands over each part in order; `take` must read the body to its end. Throws when the file is not a whole archive. */
export async function readArchive(
  file: string,
  take: (part: string, body: AsyncIterable<Buffer>) => Promise<void>,
  onRead: (done: number, total: number) => void = () => {},
): Promise<Part[]> {
  const parts: Part[] = []
  const { size: total } = await stat(file)
  const source = createReadStream(file)
  const extract = tar.extract()
  const fed = pipeline(source, createGunzip(), extract)
  fed.catch(() => {})
  try {
    for await (const entry of extract) {
      const hash = createHash('sha256')
      const { name, size = 0 } = entry.header
      await take(name, hashing(hash)(entry as AsyncIterable<Buffer>))
      parts.push({ part: name, size, sha256: hash.digest('hex') })
      onRead(Math.min(source.bytesRead, total - 1), total)
    }
    await fed
  } catch (error) {
    extract.destroy()
    throw isDamage(error)
      ? new ArchiveRefused(`it is cut off or damaged (${(error as Error).message})`)
      : error
  }
  onRead(total, total)
  return parts
}

function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  return code.startsWith('Z_') || /unexpected end|invalid tar header|premature close/i.test(message)
}
