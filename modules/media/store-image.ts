import { createHash } from 'node:crypto'
import { Value } from 'typebox/value'
import type { Db } from '#modules/tables.ts'
import { type FocalPoint, Palette } from './contract.ts'
import { extractPalette } from './extract-palette.ts'
import { type Inspected, inspectUpload } from './inspect.ts'
import { pageTokens } from './palette.ts'
import type { MediaStorage } from './storage.ts'
import { type Asset, findAsset, holdAssets, listNamedKeys, type NewAsset, saveAsset } from './store.ts'

interface Place {
  db: Db
  storage: MediaStorage
}

export interface ImageInput {
  id: string
  bytes: Buffer
  fileName: string
  title: string
  alt: string
  credit: string
  focalPoint?: FocalPoint
  /** Which colour of the palette dyes the page; a pale one gives muddy rules, and an editor may name a better. */
  lead?: number
  /** Given by whoever knows the colours by name, instead of looked for in the picture. */
  palette?: Palette
}

/** Keeps an image and everything derived from it. The same image with the same words changes nothing. */
export async function storeImage(
  place: Place,
  input: ImageInput,
): Promise<{ asset: Asset; changed: boolean }> {
  const row = await prepareImage(place, input)
  const saved = await keepPrepared(place, row, async () => input.bytes)
  const asset = saved ?? (await findAsset(place.db, input.id))
  if (!asset) throw new Error(`Asset ${input.id} was removed while its image was being stored`)
  return { asset, changed: saved !== undefined }
}

/**
 * Writes a row that was prepared before; undefined when that changed nothing. Whoever kept the same picture and failed may have
 * taken the original back since then: it is put again. Once the row is there nobody takes it back.
 */
export async function keepPrepared(
  { db, storage }: Place,
  row: NewAsset,
  read: () => Promise<Buffer>,
): Promise<Asset | undefined> {
  const saved = await saveAsset(db, row)
  if (saved?.storage_key && !(await storage.has(saved.storage_key)))
    await storage.put(saved.storage_key, await read(), saved.content_type)
  return saved
}

/**
 * All the slow work of keeping an image, without touching its row: checks it, derives size, palette and tokens, and keeps the
 * original. So that many can be written in one short transaction. What is not given (focal point, lead, palette) stays as it was while the image is the same.
 * The original is kept byte for byte and never served; an original that no asset uses any more is left where it is,
 * since another upload of the same bytes may be counting on it at this moment.
 */
export async function prepareImage({ db, storage }: Place, input: ImageInput): Promise<NewAsset> {
  const sha256 = createHash('sha256').update(input.bytes).digest('hex')
  const before = await findAsset(db, input.id)
  const known = before?.sha256 === sha256 ? before : undefined
  const picture = known ? fromRow(known) : await inspectUpload(input.bytes)
  // Named by content, so that identical bytes are kept once, whatever they are called.
  const storageKey = known?.storage_key ?? `originals/${sha256.slice(0, 2)}/${sha256}`
  if (!(await storage.has(storageKey))) await storage.put(storageKey, input.bytes, picture.contentType)

  const { palette, lead, dominant } = await colours(input, known)
  const focalPoint = input.focalPoint ?? (known ? { x: known.focal_x, y: known.focal_y } : { x: 0.5, y: 0.5 })
  return {
    id: input.id,
    title: input.title,
    alt: input.alt,
    credit: input.credit,
    file_name: input.fileName,
    content_type: picture.contentType,
    byte_size: input.bytes.length,
    width: picture.width,
    height: picture.height,
    focal_x: focalPoint.x,
    focal_y: focalPoint.y,
    dominant,
    palette: JSON.stringify(palette),
    lead,
    tokens: JSON.stringify(pageTokens(palette, lead)),
    storage_key: storageKey,
    sha256,
    drawing: before?.drawing ?? null,
  }
}

/**
 * Removes what was stored for rows that came to nothing. A connection may break after the rows are kept and before that is heard, so
 * only what no row names is removed, and nothing while the database does not answer: an original too many does no harm. Rows that
 * are being written are waited for, and whoever writes one later sees what is gone.
 */
export async function takeBackOriginals({ db, storage }: Place, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .transaction()
    .execute(async (trx) => {
      await holdAssets(trx)
      const named = await listNamedKeys(trx, keys)
      for (const key of keys) if (!named.includes(key)) await storage.delete(key)
    })
    .catch(() => {})
}

function fromRow({ content_type: contentType, width, height }: Asset): Omit<Inspected, 'format'> {
  return { contentType, width, height }
}

async function colours(
  { bytes, palette: given, lead }: ImageInput,
  known: Asset | undefined,
): Promise<{ palette: Palette; lead: number; dominant: string }> {
  if (given) {
    const palette = given.map((each) => ({ ...each, hex: each.hex.toUpperCase() }))
    if (!Value.Check(Palette, palette))
      throw new RangeError('A palette has three to seven colours: name, hex, share')
    const largest = palette.reduce((most, each) => (each.share > most.share ? each : most))
    return { palette, lead: lead ?? 1, dominant: largest.hex }
  }
  const found = known ?? (await extractPalette(bytes))
  return { palette: found.palette, lead: lead ?? found.lead, dominant: found.dominant }
}
