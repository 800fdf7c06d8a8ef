import type { Db } from '#modules/tables.ts'
import { forgetLinks } from './store.ts'

/** How long it is still known of a link that has ended who made it and when. */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000

export function forgetEndedLinks(db: Db, now: Date): Promise<void> {
  return forgetLinks(db, new Date(now.getTime() - REMEMBERED_MS))
}
