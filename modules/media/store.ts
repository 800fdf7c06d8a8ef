import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import { upsertChanged } from '#db/upsert.ts'
import type { Db } from '#modules/tables.ts'
import type { AssetRow } from './tables.ts'

export type Asset = Selectable<AssetRow>
export type NewAsset = Insertable<AssetRow>

const COLUMNS = [
  'id',
  'title',
  'alt',
  'credit',
  'file_name',
  'content_type',
  'byte_size',
  'width',
  'height',
  'focal_x',
  'focal_y',
  'dominant',
  'palette',
  'lead',
  'tokens',
  'storage_key',
  'sha256',
  'drawing',
  'revision',
  'created_at',
  'updated_at',
] as const

export function findAsset(db: Db, id: string): Promise<Asset | undefined> {
  return db.selectFrom('assets').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function findAssets(db: Db, ids: string[]): Promise<Asset[]> {
  if (ids.length === 0) return []
  return db.selectFrom('assets').select(COLUMNS).where(sql<SqlBool>`id = any(${ids}::text[])`).execute()
}

/** Waits for whoever is writing assets; then nobody writes any until this transaction ends. */
export async function holdAssets(transaction: Db): Promise<void> {
  await sql`lock table assets in share mode`.execute(transaction)
}

/** Those of the keys where an asset's original lies. */
export async function listNamedKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('assets')
    .select('storage_key')
    .where(sql<SqlBool>`storage_key = any(${keys}::text[])`)
    .execute()
  return rows.flatMap(({ storage_key }) => storage_key ?? [])
}

/** Writes the row unless it is there already, word for word; undefined then. */
export async function saveAsset(db: Db, row: NewAsset): Promise<Asset | undefined> {
  const [written] = await upsertChanged(db, 'assets', [row])
  return written && findAsset(db, row.id)
}
