import type { Db } from '#modules/tables.ts'
import { loadAssets } from '../media/assets.ts'
import type { SigningKey } from '../media/signature.ts'
import type { EntryItem } from './contract.ts'
import { type AssetsOf, toItem } from './present.ts'
import { type GroundsOf, readTexts } from './read.ts'
import type { Reader } from './readable.ts'
import { findInAnyState } from './store.ts'
import type { EntryStatus, EntryType } from './tables.ts'

/** An entry with all that it shows, and what its readers are never told: in which state it is. */
export interface EntryInAnyState {
  entry: EntryItem
  type: EntryType
  status: EntryStatus
  publishAt: Date | null
  unpublishAt: Date | null
  /** How many entries a project gathers. */
  gathers: number
  /** A project that is shared with nobody. */
  isClosed: boolean
}

/**
 * One entry, published or not. The caller says on which grounds; its pictures and its frame open on the same, even where the
 * published entry's would be everyone's. What its text points at is resolved as far as the reader may see it.
 */
export async function readInAnyState(
  { db, imageKey }: { db: Db; imageKey: SigningKey },
  reader: Reader,
  id: string,
  besides: { by: string; until: number },
): Promise<EntryInAnyState | undefined> {
  const row = await findInAnyState(db, id)
  if (!row) return undefined
  const texts = await readTexts({ db, imageKey }, reader, [row])
  const shown = [row.image_id, row.image2_id, row.image3_id].filter((each) => each !== null)
  const present = await loadAssets(db, [...new Set([...shown, ...texts.assets])])
  const groundsOf: GroundsOf = (entry) => ({ ...besides, entry, now: reader.now })
  const assetsOf: AssetsOf = (entry, asset) =>
    asset === null ? undefined : present(asset, { ...groundsOf(entry), key: imageKey })
  const entry = toItem(row, assetsOf)
  Object.assign(entry.fields, texts.fieldsOf(row, assetsOf, groundsOf))
  return {
    entry,
    type: row.type,
    status: row.status,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    gathers: row.project_entries.length,
    isClosed: row.type === 'project' && row.open_to !== 'everyone',
  }
}
