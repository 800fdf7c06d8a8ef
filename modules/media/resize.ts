import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { ImageWidth } from './contract.ts'
import { PAPER } from './contrast.ts'
import { type DerivedImage, openDerivedCache } from './derived-cache.ts'
import { MOST_PIXELS } from './inspect.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/**
 * Qualities that nobody tells from the original at arm's length. AVIF's effort 1 takes a sixth of the time of 4, its
 * default, for files two to twenty per cent larger; its colour is not subsampled, since cloth shows it.
 */
const ENCODING = {
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2 },
  jpeg: { quality: 82, progressive: true },
} as const
/** Another recipe or another encoder makes other bytes, so neither may answer for the other. */
const RECIPE = createHash('sha256')
  .update(JSON.stringify([ENCODING, sharp.versions]))
  .digest('hex')
  .slice(0, 8)
const MEMORY_BYTES = 64 * 1024 * 1024
/** sharp works on Node's four threads for files and passwords; one of them always stays free. */
const MOST_JOBS = 3
const RENDER_SECONDS = 30

export interface Original {
  sha256: string
  width: number
  read(): Promise<Buffer>
}

export interface Resizer {
  resize(original: Original, width: ImageWidth, format: ImageFormat): Promise<DerivedImage>
  /** How often an image was really made; the rest came from memory, disk or work under way. */
  made(): number
}

/** Makes each size of each image once and keeps it: on disk within a bound, and in memory what is asked for most. */
export function openResizer(options: { folder: string; mostBytes: number; jobs?: number }): Resizer {
  const cache = openDerivedCache(options)
  const underWay = new Map<string, Promise<DerivedImage>>()
  const hot = new Map<string, DerivedImage>()
  const takeTurn = limit(options.jobs ?? Math.min(MOST_JOBS, availableParallelism()))
  let hotBytes = 0
  let made = 0

  function recall(name: string): DerivedImage | undefined {
    const image = hot.get(name)
    // Put at the end again: the first in the map is the one unused for longest.
    if (image && hot.delete(name)) hot.set(name, image)
    return image
  }

  function remember(name: string, image: DerivedImage): DerivedImage {
    hot.set(name, image)
    hotBytes += image.bytes.length
    for (const [oldest, old] of hot) {
      if (hotBytes <= MEMORY_BYTES) break
      hot.delete(oldest)
      hotBytes -= old.bytes.length
    }
    return image
  }

  async function findOrMake(name: string, original: Original, width: number, format: ImageFormat) {
    const kept = await cache.read(name)
    if (kept) return remember(name, kept)
    // The original is read inside the turn: a hundred that wait must not hold a hundred originals.
    const bytes = await takeTurn(async () => render(await original.read(), width, format))
    made++
    return remember(name, await cache.keep(name, bytes))
  }

  return {
    made: () => made,
    async resize(original, asked, format) {
      // Nothing is enlarged, so every width beyond the original's is one and the same image.
      const width = Math.min(asked, original.width)
      const name = `${original.sha256.slice(0, 2)}/${original.sha256}-${width}-${RECIPE}.${format}`
      const known = recall(name) ?? underWay.get(name)
      if (known) return known
      const work = findOrMake(name, original, width, format).finally(() => underWay.delete(name))
      underWay.set(name, work)
      return work
    },
  }
}

/** Turned as the camera was held, in sRGB, without the data that a camera adds. JPEG knows no transparency. */
function render(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: RENDER_SECONDS })
  return (format === 'jpeg' ? image.flatten({ background: PAPER }) : image)
    .toFormat(format, ENCODING[format])
    .toBuffer()
}

/** At most so many at once; the others wait their turn. */
function limit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A turn is handed on, not given back, or a newcomer could take it before the one that waits.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
