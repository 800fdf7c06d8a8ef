import { type KeyObject, randomBytes } from 'node:crypto'
import type { Db } from '#modules/tables.ts'
import { previewUrl } from './link.ts'
import { addLink } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface MadeLink {
  id: string
  url: string
  until: Date
}

/** A new link to an entry, or nothing when there is no such entry. */
export async function makeLink(
  db: Db,
  { key, publicUrl }: { key: KeyObject; publicUrl: string },
  { entry, days, madeBy }: { entry: string; days: number; madeBy: string },
  now: Date,
): Promise<MadeLink | undefined> {
  const id = randomBytes(6).toString('hex')
  const until = Math.floor((now.getTime() + days * DAY_MS) / 1000)
  const expiresAt = new Date(until * 1000)
  const row = { id, entry_id: entry, created_at: now, expires_at: expiresAt, made_by: madeBy }
  if (!(await addLink(db, row))) return undefined
  return { id, url: previewUrl(key, publicUrl, { id, entry, until }), until: expiresAt }
}
