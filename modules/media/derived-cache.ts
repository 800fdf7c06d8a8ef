import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface DerivedImage {
  bytes: Buffer
  etag: string
}

/** Resized images on disk, within a bound. Nothing here is precious: what is lost or damaged is made again. */
export interface DerivedCache {
  read(name: string): Promise<DerivedImage | undefined>
  keep(name: string, bytes: Buffer): Promise<DerivedImage>
}

const DIGEST_BYTES = 32
/** Room is made down to this part of the bound, so that not every new image has to. */
const LOW_WATER = 0.8

export function openDerivedCache({ folder, mostBytes }: { folder: string; mostBytes: number }): DerivedCache {
  let total: number | undefined
  let bookkeeping: Promise<void> = Promise.resolve()

  /** One at a time, or two writers would each take the other's bytes for uncounted. */
  function account(added: number): Promise<void> {
    // One that failed, because a file could not be deleted, says nothing of the next.
    bookkeeping = bookkeeping
      .catch(() => {})
      .then(async () => {
        // The first count finds what earlier runs left, and the file just written with it.
        total = total === undefined ? sizeOf(await listFiles(folder)) : total + added
        if (total > mostBytes) total = await makeRoom(folder, mostBytes * LOW_WATER)
      })
    return bookkeeping
  }

  return {
    async read(name) {
      const path = join(folder, name)
      const file = await readFile(path).catch(() => undefined)
      const bytes = file?.subarray(0, -DIGEST_BYTES)
      if (!file || !bytes?.length || !file.subarray(-DIGEST_BYTES).equals(digestOf(bytes))) return undefined
      // The time of last use decides what goes first when room is needed, in this run and the next.
      const now = new Date()
      utimes(path, now, now).catch(() => {})
      return toDerived(bytes)
    },
    async keep(name, bytes) {
      const path = join(folder, name)
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        // The digest at the end tells a whole file from a torn one; viewers pass over it.
        await writeFile(draft, Buffer.concat([bytes, digestOf(bytes)]))
        await rename(draft, path)
        await account(bytes.length + DIGEST_BYTES)
      } catch {
        // A full disk must not keep anyone from seeing an image that is already made.
        await rm(draft, { force: true }).catch(() => {})
      }
      return toDerived(bytes)
    },
  }
}

function toDerived(bytes: Buffer): DerivedImage {
  return { bytes, etag: `"${digestOf(bytes).subarray(0, 18).toString('base64url')}"` }
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

interface CachedFile {
  path: string
  size: number
  used: number
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: CachedFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const about = await stat(path).catch(() => undefined)
    if (about) files.push({ path, size: about.size, used: about.mtimeMs })
  }
  return files
}

function sizeOf(files: CachedFile[]): number {
  return files.reduce((sum, file) => sum + file.size, 0)
}

/** Deletes what was used longest ago, abandoned drafts included, until the rest fits. */
async function makeRoom(folder: string, bytes: number): Promise<number> {
  const files = (await listFiles(folder)).sort((one, other) => one.used - other.used)
  let total = sizeOf(files)
  for (const file of files) {
    if (total <= bytes) break
    await rm(file.path, { force: true })
    total -= file.size
  }
  return total
}
