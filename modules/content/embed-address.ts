import { grantUntil, type SigningKey, signImage, verifyImage } from '../media/signature.ts'
import { readEmbed, writeEmbed } from './embed.ts'

/** What is signed for a frame can never pass for a picture. */
const subject = (path: string) => `frame ${path}`

/**
 * A page of our own origin that an entry frames gets an address signed for that entry, like its pictures: a frame carries
 * no bearer token, and the right to the page is the right to the entry. Frames from elsewhere stay as they are.
 */
export function signEmbed(html: string, options: { entry: string; key: SigningKey; now: Date }): string {
  const embed = readEmbed(html, ['self'])
  if (!embed) return html
  const { entry, key, now } = options
  const until = grantUntil(now)
  const sig = signImage(key, { asset: subject(embed.src), entry, until })
  const query = new URLSearchParams({ via: entry, until: String(until), sig })
  return writeEmbed({ ...embed, src: `${embed.src}?${query}` })
}

export interface FrameGrant {
  via?: string
  until?: string
  sig?: string
}

/** The entry that the address was signed for, if it still holds. */
export function entryOfFrame(
  path: string,
  { via, until, sig }: FrameGrant,
  key: SigningKey,
  now: Date,
): string | undefined {
  if (!via || !sig || !/^\d{1,12}$/.test(until ?? '')) return undefined
  const grant = { asset: subject(path), entry: via, until: Number(until) }
  return verifyImage(key, grant, sig, now) ? via : undefined
}
