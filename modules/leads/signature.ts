import { createHmac, type KeyObject } from 'node:crypto'
import { isSameSecret } from '../same-secret.ts'

/** Each use has its own name, so that what was signed for one never passes for another. */
function sign(key: KeyObject, use: string, ...parts: (string | number)[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([use, ...parts]))
    .digest('base64url')
}

/** For looking something up or counting it without keeping what it is. */
export function fingerprint(key: KeyObject, use: string, text: string): string {
  return sign(key, use, text)
}

/** Goes into a form and says when it was made. */
export function signForm(key: KeyObject, now: Date): string {
  const made = now.getTime().toString(36)
  return `${made}.${sign(key, 'form', made)}`
}

/** There is no oldest: a page that everyone shares is kept until its content changes, and a browser may send days later. */
export function ageOfForm(key: KeyObject, token: string, now: Date): number | 'forged' {
  const [made = '', signature = '', ...more] = token.split('.')
  const age = now.getTime() - Number.parseInt(made, 36)
  return more.length === 0 && isSameSecret(signature, sign(key, 'form', made)) ? age : 'forged'
}

const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000

export interface DownloadGrant {
  document: string
  lead: string
  /** Seconds since 1970. */
  until: number
}

export function downloadUrl(
  key: KeyObject,
  publicUrl: string,
  asked: { document: string; lead: string },
  now: Date,
): string {
  const until = Math.floor((now.getTime() + LINK_LIFE_MS) / 1000)
  const query = new URLSearchParams({
    lead: asked.lead,
    until: String(until),
    sig: sign(key, 'download', asked.document, asked.lead, until),
  })
  return `${publicUrl}/downloads/${encodeURIComponent(asked.document)}?${query}`
}

export function checkDownload(
  key: KeyObject,
  { document, lead, until }: DownloadGrant,
  signature: string,
  now: Date,
): 'good' | 'ended' | 'forged' {
  if (!isSameSecret(signature, sign(key, 'download', document, lead, until))) return 'forged'
  return until * 1000 > now.getTime() ? 'good' : 'ended'
}
