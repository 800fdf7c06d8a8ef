import sharp from 'sharp'
import { Problem } from '#server/errors.ts'
import { checkSvg } from './inspect-svg.ts'

export const MOST_BYTES = 50 * 1024 * 1024
export const MOST_PIXELS = 80_000_000
/** WebP ends here, and so must whatever we are to turn into WebP. */
const LONGEST_SIDE = 16_383
const DECODE_SECONDS = 20

const CONTENT_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const

type UploadFormat = keyof typeof CONTENT_TYPES

export interface Inspected {
  format: UploadFormat
  contentType: string
  /** As seen, that is after the turn that a camera asks for. */
  width: number
  height: number
}

export class UploadRefused extends Problem {
  constructor(reason: string) {
    super('UploadRefused', `The file was refused: ${reason}.`)
    this.name = 'UploadRefused'
  }
}

/** What the bytes really are, whatever their name says; throws `UploadRefused` for anything we should not keep. */
export async function inspectUpload(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) throw new UploadRefused('it is empty')
  if (bytes.length > MOST_BYTES) throw new UploadRefused(`it is larger than ${MOST_BYTES / 1024 / 1024} MB`)
  const format = sniff(bytes)
  if (!format) throw new UploadRefused('it is not a JPEG, PNG, WebP, AVIF or SVG picture')
  const fault = format === 'svg' ? checkSvg(bytes) : undefined
  if (fault) throw new UploadRefused(fault)
  const { width, height } = await measure(bytes, format)
  await decode(bytes)
  return { format, contentType: CONTENT_TYPES[format], width, height }
}

/** By the first bytes; names and declared types lie. */
function sniff(bytes: Buffer): UploadFormat | undefined {
  const start = bytes.toString('latin1', 0, 16)
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 12) === 'ftypavif') return 'avif'
  if (/^\uFEFF?\s*<(\?xml|!|svg[\s>])/.test(bytes.toString('utf8', 0, 256))) return 'svg'
  return undefined
}

/** Reads the header alone: a bomb of 60,000 by 60,000 is turned away before a pixel is unpacked. */
async function measure(bytes: Buffer, format: UploadFormat): Promise<{ width: number; height: number }> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadRefused('its header is broken')
    })
  const found = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format
  if (found !== format) throw new UploadRefused(`it begins as ${format} but is ${found}`)
  if ((header.pages ?? 1) > 1) throw new UploadRefused('it is animated, and we take still pictures only')
  const { width, height } = header.autoOrient
  if (!(width > 0 && height > 0)) throw new UploadRefused('it has no size')
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw new UploadRefused(
      `it measures ${width} by ${height}, and we take at most ${LONGEST_SIDE} a side and ${MOST_PIXELS / 1e6} million pixels`,
    )
  return { width, height }
}

/** All of it, at a small size: a damaged picture shows itself only when every row has been read. */
async function decode(bytes: Buffer): Promise<void> {
  await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UploadRefused('it is damaged and cannot be read to its end')
    })
}
