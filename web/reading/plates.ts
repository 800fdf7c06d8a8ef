import type { EntryItem } from '#modules/content/contract.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { assetsOf } from './segments.ts'

type Fields = EntryItem['fields']

/** An entry's second and third picture, as far as its text does not show them. */
export function unshownIn({ image2, image3, text }: Fields): AssetItem[] {
  const shown = new Set(assetsOf(text?.content ?? []).map(({ sys }) => sys.id))
  return [image2, image3].filter((asset) => asset !== undefined).filter(({ sys }) => !shown.has(sys.id))
}

/** Every picture of an entry once, in the order of the page: to turn over in the lightbox. */
export function platesOf(fields: Fields): AssetItem[] {
  const { image, image2, image3, text } = fields
  const beside = unshownIn(fields)[0]
  const all = [image, beside, ...assetsOf(text?.content ?? []), image2, image3]
  const once = new Map(all.filter((asset) => asset !== undefined).map((asset) => [asset.sys.id, asset]))
  return [...once.values()]
}
