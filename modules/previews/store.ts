import type { Selectable } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { PreviewLinkRow } from './tables.ts'

export type PreviewLink = Selectable<PreviewLinkRow>

export function findLink(db: Db, id: string): Promise<PreviewLink | undefined> {
  return db.selectFrom('preview_links').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when there is no such entry. */
export async function addLink(db: Db, link: Omit<PreviewLink, 'revoked_at'>): Promise<boolean> {
  const added = await db
    .insertInto('preview_links')
    .columns(['id', 'entry_id', 'created_at', 'expires_at', 'made_by'])
    .expression((eb) =>
      eb
        .selectFrom('entries')
        .select((one) => [
          one.val(link.id).as('id'),
          'entries.id as entry_id',
          one.cast<Date>(one.val(link.created_at), 'timestamptz').as('created_at'),
          one.cast<Date>(one.val(link.expires_at), 'timestamptz').as('expires_at'),
          one.val(link.made_by).as('made_by'),
        ])
        .where('entries.id', '=', link.entry_id),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Those that still open something, the one that ends first first. */
export function listOpenLinks(db: Db, now: Date) {
  return db
    .selectFrom('preview_links')
    .innerJoin('entries', 'entries.id', 'preview_links.entry_id')
    .selectAll('preview_links')
    .select('entries.title')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('preview_links.id')
    .execute()
}

/** False when there is no such link, or none that was still open. */
export async function revokeLink(db: Db, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('preview_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

export async function forgetLinks(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<', endedBefore).execute()
}
