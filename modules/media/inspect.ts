import sharp from 'sharp'
import { Problem } from '#server/errors.ts'

export const MOST_PIXELS = 80_000_000
export const MOST_BYTES = 50 * 1024 * 1024

export interface Inspected {
  contentType: string
  width: number
  height: number
}

const TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

/**
 * Looks at the bytes themselves; names and declared types lie. What is not plainly a picture that we can decode within our
 * bounds is refused, with the reason.
 */
export async function inspectUpload(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) throw refused('it is empty')
  if (bytes.length > MOST_BYTES) throw refused(`it is larger than ${MOST_BYTES / 1024 / 1024} MB`)
  if (looksLikeMarkup(bytes)) assertHarmlessSvg(bytes)
  // The size is read from the header before a single pixel is decoded: a bomb is small until it is opened.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('it is not a picture we know')
    })
  const contentType = TYPES[header.format ?? '']
  if (!contentType || (header.format === 'heif' && header.compression !== 'av1'))
    throw refused(`we do not take ${header.format ?? 'such files'}`)
  if ((header.pages ?? 1) > 1) throw refused('it is animated')
  const { width, height } = header.autoOrient
  if (!width || !height) throw refused('it has no size')
  if (width * height > MOST_PIXELS) throw refused(`it has more than ${MOST_PIXELS / 1e6} million pixels`)
  await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .catch(() => {
      throw refused('it is damaged')
    })
  return { contentType, width, height }
}

function refused(reason: string): Problem {
  return new Problem('UploadRefused', `The file was refused: ${reason}.`)
}

function looksLikeMarkup(bytes: Buffer): boolean {
  return /^\s*</.test(textOf(bytes.subarray(0, 400)))
}

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

const HOSTILE: [RegExp, string][] = [
  [/<!doctype|<!entity/i, 'it declares entities'],
  [/<\?xml-stylesheet/i, 'it loads a style sheet'],
  [
    /<\s*(?:[\w-]+:)?(script|foreignobject|iframe|object|embed|handler|listener)\b/i,
    'it holds active content',
  ],
  [/\son[a-z]+\s*=/i, 'it handles events'],
  [/(?:href|src)\s*=\s*["']?\s*(?!#)[^"'\s>]/i, 'it refers to something outside'],
  [/url\(\s*["']?\s*(?!#)[^)]/i, 'it refers to something outside'],
  [/@import/i, 'it loads a style sheet'],
  [/javascript:/i, 'it holds a script'],
]

/** An SVG is a program unless it is kept plain. It is never served as it is either, only as pixels. */
function assertHarmlessSvg(bytes: Buffer): void {
  const text = textOf(bytes)
  if (!/<svg[\s>]/i.test(text)) throw refused('it is markup, not a picture')
  // A character reference can spell any of the words below.
  if (/&#/.test(text)) throw refused('it hides characters')
  for (const [pattern, reason] of HOSTILE) if (pattern.test(text)) throw refused(reason)
}
