import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Value } from 'typebox/value'
import { Problem } from '#server/errors.ts'
import { FocalPoint, Palette } from '../../media/contract.ts'
import { inspectUpload, MOST_BYTES } from '../../media/inspect.ts'
import type { ImageInput } from '../../media/store-image.ts'
import { type Sys, sysOf } from './convert.ts'
import type { Findings } from './findings.ts'
import { isRecord } from './format.ts'
import type { Known } from './known.ts'
import type { Item } from './read.ts'
import { Values } from './values.ts'

export interface ImagePlan extends Omit<ImageInput, 'bytes'> {
  /** The file with the original: it was read and is an image that we take. */
  path: string
  sys: Sys
}

/** Looks for the file of every asset beside the export and checks it. Contentful's word on its type is not asked. */
export async function planImages(
  assets: Item[],
  setting: { folder: string; known: Known; now: Date },
  findings: Findings,
  onImage: (done: number, total: number) => void,
): Promise<ImagePlan[]> {
  const plans: ImagePlan[] = []
  for (const [index, item] of assets.entries()) {
    const plan = await planImage(item, setting, findings)
    if (plan) plans.push(plan)
    onImage(index + 1, assets.length)
  }
  return plans
}

async function planImage(
  item: Item,
  { folder, known, now }: { folder: string; known: Known; now: Date },
  findings: Findings,
): Promise<ImagePlan | undefined> {
  const values = new Values(item, findings)
  const file = isRecord(item.values.file) ? item.values.file : {}
  const url = typeof file.url === 'string' ? file.url : ''
  const found = await readOriginal(folder, url)
  if (!found) {
    const outcome = known.assets.has(item.id)
      ? 'the picture in the store is kept as it is'
      : 'entries do without it'
    findings.warn('Missing image file', item.where, `${url || 'no address'}: ${outcome}`)
    return undefined
  }
  const stored = known.assets.get(item.id)
  const isStored = stored?.sha256 === createHash('sha256').update(found.bytes).digest('hex')
  const refusal = isStored ? undefined : await findRefusal(found.bytes)
  if (refusal) {
    findings.warn('Refused image', item.where, refusal)
    return undefined
  }
  const palette = readPalette(item, findings)
  const { focalPoint, lead } = item.values
  const isLead = Number.isInteger(lead) && palette?.[lead as number] !== undefined
  return {
    id: item.id,
    path: found.path,
    fileName:
      typeof file.fileName === 'string' && file.fileName ? file.fileName : (url.split('/').at(-1) ?? item.id),
    title: values.text('title') ?? '',
    alt: values.text('description') ?? '',
    credit: values.text('credit') ?? '',
    ...(Value.Check(FocalPoint, focalPoint) ? { focalPoint } : {}),
    ...(isLead ? { lead: lead as number } : {}),
    // The palette that it has already is not given again: a given one would count as chosen by a person.
    ...(palette && !(isStored && JSON.stringify(stored?.palette) === JSON.stringify(palette))
      ? { palette }
      : {}),
    sys: sysOf(item, now),
  }
}

function readPalette(item: Item, findings: Findings): Palette | undefined {
  const { palette } = item.values
  if (palette === undefined || Value.Check(Palette, palette)) return palette
  findings.warn(
    'Field not kept',
    item.where,
    'palette is not three to seven colours with name, hex and share',
  )
  return undefined
}

async function findRefusal(bytes: Buffer): Promise<string | undefined> {
  try {
    await inspectUpload(bytes)
    return undefined
  } catch (error) {
    if (error instanceof Problem && error.code === 'UploadRefused') return error.message
    throw error
  }
}

/** Contentful's tool puts a download under the host and the decoded path of its address. Nothing outside the folder is read. */
async function readOriginal(
  folder: string,
  url: string,
): Promise<{ path: string; bytes: Buffer } | undefined> {
  const place = url
    .replace(/^https?:/i, '')
    .replace(/^\/+/, '')
    .replace(/[?#].*$/, '')
  for (const each of new Set([decode(place), place])) {
    const path = resolve(folder, each)
    if (!each || !path.startsWith(resolve(folder) + sep)) continue
    const file = await stat(path).catch(ignoreMissing)
    // A space holds films too: one byte more than we take is enough to turn one away.
    if (file?.isFile()) return { path, bytes: await buffer(createReadStream(path, { end: MOST_BYTES })) }
  }
  return undefined
}

function decode(place: string): string {
  try {
    return decodeURIComponent(place)
  } catch {
    return place
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(error.code ?? ''))
    throw error
}
