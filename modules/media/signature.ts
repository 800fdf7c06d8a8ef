import { createHmac, type KeyObject } from 'node:crypto'
import { isSameSecret } from '../same-secret.ts'

/** A KeyObject signs six times faster than the same key as bytes. */
export type SigningKey = KeyObject | Buffer

/** What a right rests on: an entry, and for some something besides that `content/grounds.ts` knows. */
export interface Grounds {
  entry: string
  by?: string | undefined
}

/** A right to one picture, given with one entry, until a moment. */
export interface ImageGrant extends Grounds {
  asset: string
  /** Seconds since 1970. */
  until: number
}

const WINDOW_SECONDS = 6 * 60 * 60
const SIGNATURE_BYTES = 18

export function signImage(key: SigningKey, { asset, entry, by = '', until }: ImageGrant): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([asset, entry, by, until]))
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}

export function verifyImage(key: SigningKey, grant: ImageGrant, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(grant.until) || grant.until * 1000 <= now.getTime()) return false
  return isSameSecret(signature, signImage(key, grant))
}

/** Good for six to twelve hours: rounded up, so that an address stays the same for a while and browsers can keep the picture. */
export function grantUntil(now: Date): number {
  return Math.ceil((now.getTime() / 1000 + WINDOW_SECONDS) / WINDOW_SECONDS) * WINDOW_SECONDS
}

interface ImageAddress {
  asset: string
  /** The original's sha256. With it a replaced picture has a new address, and nobody keeps the old one for a year. */
  version?: string | null
}

interface SignedImageAddress extends ImageAddress, Grounds {
  key: SigningKey
  now: Date
  /** Seconds since 1970, where what it rests on ends sooner than an address does by itself. */
  until?: number | undefined
}

/** The picture's address without a width: plain, or signed for the entry that shows it. */
export function imageUrl(options: ImageAddress | SignedImageAddress): string {
  const version = options.version?.slice(0, 8)
  if (!('key' in options)) return toUrl(options.asset, version, [])
  const { asset, entry, by, key, now } = options
  const until = options.until ?? grantUntil(now)
  return issued(key, JSON.stringify([asset, version, entry, by, until]), () =>
    toUrl(asset, version, [
      ['via', entry],
      ...(by ? [['by', by]] : []),
      ['until', String(until)],
      ['sig', signImage(key, { asset, entry, by, until })],
    ]),
  )
}

function toUrl(asset: string, version: string | undefined, signed: string[][]): string {
  const query = new URLSearchParams(version ? [['v', version], ...signed] : signed)
  return `/images/${encodeURIComponent(asset)}${query.size > 0 ? `?${query}` : ''}`
}

const MOST_ISSUED = 20_000
const addresses = new WeakMap<SigningKey, Map<string, string>>()

/** An address stays the same for hours and stands in every list that shows the picture: it is signed once. */
function issued(key: SigningKey, what: string, sign: () => string): string {
  const known = addresses.get(key) ?? new Map<string, string>()
  addresses.set(key, known)
  const earlier = known.get(what)
  if (earlier) return earlier
  if (known.size >= MOST_ISSUED) known.clear()
  const address = sign()
  known.set(what, address)
  return address
}
