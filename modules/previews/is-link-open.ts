import type { Db } from '#modules/tables.ts'
import { isOpen } from './policy.ts'
import { findLink } from './store.ts'

/** Asked anew at every use of the link and of every picture that it opened. */
export async function isLinkOpen(
  db: Db,
  { id, ...claimed }: { id: string; entry: string; until?: Date },
  now: Date,
): Promise<boolean> {
  const row = await findLink(db, id)
  if (!row) return false
  const link = { entry: row.entry_id, expiresAt: row.expires_at, revokedAt: row.revoked_at }
  return isOpen(link, claimed, now)
}
