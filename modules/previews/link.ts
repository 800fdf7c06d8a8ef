import { createHmac, type KeyObject } from 'node:crypto'
import { isSameSecret } from '../same-secret.ts'

/** What a link says of itself. Its signature binds the three together. */
export interface LinkClaims {
  id: string
  entry: string
  /** Seconds since 1970. */
  until: number
}

const FORM = /^([0-9a-f]{12})\.([1-9]\d{0,11})\.([\w-]{43})$/

function sign(key: KeyObject, { id, entry, until }: LinkClaims): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['preview', entry, id, until]))
    .digest('base64url')
}

/** The address to hand out. What opens it is in the query, which is written into no log. */
export function previewUrl(key: KeyObject, publicUrl: string, claims: LinkClaims): string {
  const query = new URLSearchParams({ link: `${claims.id}.${claims.until}.${sign(key, claims)}` })
  return `${publicUrl}/preview/${encodeURIComponent(claims.entry)}?${query}`
}

/** What the link to this entry claims, if we signed it. Whether it has ended is not looked at here. */
export function readLink(key: KeyObject, entry: string, link: string): LinkClaims | undefined {
  const [, id = '', until = '', signature = ''] = FORM.exec(link) ?? []
  const claims = { id, entry, until: Number(until) }
  return isSameSecret(signature, sign(key, claims)) ? claims : undefined
}
