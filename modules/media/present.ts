import type { Selectable } from 'kysely'
import type { AssetItem } from './contract.ts'
import type { AssetRow } from './tables.ts'

/** An asset as the API answers with it, under the address that the reader was given the right to. */
export function toAssetItem(row: Selectable<AssetRow>, url: string): AssetItem {
  return {
    sys: {
      id: row.id,
      type: 'Asset',
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      revision: row.revision,
    },
    fields: {
      title: row.title,
      description: row.alt,
      credit: row.credit,
      file: {
        url,
        fileName: row.file_name,
        contentType: row.content_type,
        details: { size: row.byte_size, image: { width: row.width, height: row.height } },
      },
      focalPoint: { x: row.focal_x, y: row.focal_y },
      dominant: row.dominant,
      palette: row.palette,
      tokens: row.tokens,
    },
  }
}
