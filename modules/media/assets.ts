import type { Db } from '#modules/tables.ts'
import type { AssetItem } from './contract.ts'
import { toAssetItem } from './present.ts'
import { type Grounds, imageUrl, type SigningKey } from './signature.ts'
import { findAssets } from './store.ts'

/** How the reader may reach a picture: by everyone's address, or by one signed for the entry that shows it. */
export type ImageGrantee = 'everyone' | (Grounds & { key: SigningKey; now: Date; until?: number | undefined })

/** These assets, to be presented as often as needed under the address each reader has a right to. */
export async function loadAssets(
  db: Db,
  ids: string[],
): Promise<(assetId: string, grantee: ImageGrantee) => AssetItem | undefined> {
  const assets = new Map((await findAssets(db, ids)).map((asset) => [asset.id, asset]))
  return (assetId, grantee) => {
    const asset = assets.get(assetId)
    if (!asset) return undefined
    const address = { asset: asset.id, version: asset.sha256 }
    return toAssetItem(asset, imageUrl(grantee === 'everyone' ? address : { ...address, ...grantee }))
  }
}
