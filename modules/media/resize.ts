import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageWidth } from './contract.ts'
import { MOST_PIXELS } from './inspect.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Chosen to be told apart from the original by nobody at arm's length; AVIF's effort to be quick rather than smallest. */
const ENCODING = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2 },
  jpeg: { quality: 82, progressive: true },
} as const
const RECIPE = createHash('sha256').update(JSON.stringify(ENCODING)).digest('hex').slice(0, 8)
const MEMORY_BYTES = 64 * 1024 * 1024
/** Room is made down to this part of the bound, so that not every new picture has to. */
const LOW_WATER = 0.8

export interface Resized {
  bytes: Buffer
  etag: string
}

export interface Resizer {
  resize(
    original: { sha256: string; read(): Promise<Buffer> },
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Resized>
  /** How often a picture was really made; the rest came from memory, disk or work under way. */
  made(): number
}

/** Makes each size of each picture once and keeps it on disk within a bound; whatever is lost there is simply made again. */
export function openResizer(options: { folder: string; mostBytes: number }): Resizer {
  const { folder, mostBytes } = options
  const underWay = new Map<string, Promise<Resized>>()
  const hot = new Map<string, Resized>()
  const takeTurn = limit(Math.max(1, availableParallelism()))
  let hotBytes = 0
  let diskBytes: Promise<number> | undefined
  let made = 0

  function remember(name: string, image: Resized): Resized {
    hot.set(name, image)
    hotBytes += image.bytes.length
    for (const [oldest, old] of hot) {
      if (hotBytes <= MEMORY_BYTES) break
      hot.delete(oldest)
      hotBytes -= old.bytes.length
    }
    return image
  }

  async function fromDisk(name: string): Promise<Resized | undefined> {
    const path = join(folder, name)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes || !isWhole(bytes)) return undefined
    // The time of last use, for making room.
    const now = new Date()
    utimes(path, now, now).catch(() => {})
    return toResized(bytes)
  }

  async function make(
    name: string,
    original: { read(): Promise<Buffer> },
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Resized> {
    const source = await original.read()
    const bytes = await takeTurn(() => render(source, width, format))
    made++
    // A full disk must not keep anyone from seeing a picture that is already made.
    await keep(name, bytes).catch(() => {})
    return toResized(bytes)
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    const path = join(folder, name)
    await mkdir(join(path, '..'), { recursive: true })
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
    diskBytes ??= sizeOf(folder)
    const total = (await diskBytes) + bytes.length
    diskBytes = total > mostBytes ? makeRoom(folder, mostBytes * LOW_WATER) : Promise.resolve(total)
    await diskBytes
  }

  return {
    made: () => made,
    async resize(original, width, format) {
      const name = `${original.sha256.slice(0, 2)}/${original.sha256}-${width}-${RECIPE}.${format}`
      const known = hot.get(name)
      if (known) {
        hot.delete(name)
        hot.set(name, known)
        return known
      }
      const shared = underWay.get(name)
      if (shared) return shared
      const work = (async () =>
        remember(name, (await fromDisk(name)) ?? (await make(name, original, width, format))))()
      underWay.set(name, work)
      return work.finally(() => underWay.delete(name))
    },
  }
}

/** Never enlarged, turned as the camera was held, in sRGB, without the data a camera adds. */
function render(source: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  return sharp(source, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#F4F1EA' })
    .toFormat(format, ENCODING[format])
    .toBuffer()
}

function toResized(bytes: Buffer): Resized {
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
}

/** A process that died while writing leaves no half file (see `keep`), but a disk may; a picture states its kind in its first bytes. */
function isWhole(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP') && bytes.readUInt32LE(4) + 8 <= bytes.length) ||
    head.slice(4, 8) === 'ftyp'
  )
}

async function filesIn(folder: string): Promise<{ path: string; size: number; used: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const about = await stat(path).catch(() => undefined)
        return about && { path, size: about.size, used: about.mtimeMs }
      }),
  )
  return files.filter((file) => file !== undefined)
}

async function sizeOf(folder: string): Promise<number> {
  return (await filesIn(folder)).reduce((sum, file) => sum + file.size, 0)
}

/** Deletes what was used longest ago until the rest fits. */
async function makeRoom(folder: string, bytes: number): Promise<number> {
  const files = (await filesIn(folder)).sort((a, b) => a.used - b.used)
  let total = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files) {
    if (total <= bytes) break
    await rm(file.path, { force: true })
    total -= file.size
  }
  return total
}

/** At most so many at once; the others wait their turn. */
function limit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
