import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { AssetRow } from './tables.ts'

export type Asset = Selectable<AssetRow>
export type NewAsset = Insertable<AssetRow>

/** What an editor or an upload changes; a row is of a new revision when one of these differs. */
const CONTENT = [
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
] as const
const COLUMNS = ['id', ...CONTENT, 'revision', 'created_at', 'updated_at'] as const

export function findAsset(db: Db, id: string): Promise<Asset | undefined> {
  return db.selectFrom('assets').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function findAssets(db: Db, ids: string[]): Promise<Asset[]> {
  if (ids.length === 0) return []
  return db.selectFrom('assets').select(COLUMNS).where(sql<SqlBool>`id = any(${ids}::text[])`).execute()
}

export async function listAssets(db: Db): Promise<Asset[]> {
  return db.selectFrom('assets').select(COLUMNS).orderBy('id').execute()
}

/** Writes the row unless it is there already, word for word; undefined then. Dates given with it are kept. */
export function saveAsset(db: Db, row: NewAsset): Promise<Asset | undefined> {
  const given = CONTENT.filter((column) => row[column] !== undefined)
  const old = sql.join(given.map((column) => sql.ref(`assets.${column}`)))
  const fresh = sql.join(given.map((column) => sql.ref(`excluded.${column}`)))
  return db
    .insertInto('assets')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          ...Object.fromEntries(given.map((column) => [column, eb.ref(`excluded.${column}`)])),
          revision: sql<number>`assets.revision + 1`,
          updated_at: row.updated_at ?? sql<Date>`now()`,
        }))
        .where(sql<SqlBool>`(${old}) is distinct from (${fresh})`),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}
