import { type Grounds, grantUntil, type SigningKey, signImage, verifyImage } from '../media/signature.ts'
import { readEmbed, writeEmbed } from './embed.ts'

/** What is signed for a frame can never pass for a picture. */
const subject = (path: string) => `frame ${path}`

/**
 * A page of our own origin that an entry frames gets an address signed for that entry, like its pictures: a frame carries
 * no bearer token, and the right to the page is the right to the entry. Frames from elsewhere stay as they are.
 */
export function signEmbed(
  html: string,
  options: Grounds & { key: SigningKey; now: Date; until?: number | undefined },
): string {
  const embed = readEmbed(html, ['self'])
  if (!embed) return html
  const { entry, by, key, now } = options
  const until = options.until ?? grantUntil(now)
  const sig = signImage(key, { asset: subject(embed.src), entry, by, until })
  const query = new URLSearchParams({ via: entry, ...(by ? { by } : {}), until: String(until), sig })
  return writeEmbed({ ...embed, src: `${embed.src}?${query}` })
}

export interface FrameGrant {
  via?: string
  by?: string
  until?: string
  sig?: string
}

/** What the address was signed for, if it has not run out. */
export function groundsOfFrame(
  path: string,
  { via, by, until, sig }: FrameGrant,
  key: SigningKey,
  now: Date,
): Grounds | undefined {
  if (!via || !sig || !/^\d{1,12}$/.test(until ?? '')) return undefined
  const grounds = { entry: via, by }
  const grant = { ...grounds, asset: subject(path), until: Number(until) }
  return verifyImage(key, grant, sig, now) ? grounds : undefined
}
