import type { Db } from '#modules/tables.ts'
import { forgetLinks } from './store.ts'

/** For how long after the end of a link it is still known who made it, and when. */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000

export function forgetEndedLinks(db: Db, now: Date): Promise<void> {
  return forgetLinks(db, new Date(now.getTime() - REMEMBERED_MS))
}
