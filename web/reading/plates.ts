import type { EntryItem } from '#modules/content/contract.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { assetsOf } from './segments.ts'

type Fields = EntryItem['fields']

/** What an entry is led by: only an article hangs its first picture beside its name. */
function isHung({ template }: Fields): boolean {
  return template === 'article'
}

/** An entry's pictures that neither its head nor its text shows. */
export function unshownIn(fields: Fields): AssetItem[] {
  const { image, image2, image3, text } = fields
  const shown = new Set(assetsOf(text?.content ?? []).map(({ sys }) => sys.id))
  return [isHung(fields) ? undefined : image, image2, image3]
    .filter((asset) => asset !== undefined)
    .filter(({ sys }) => !shown.has(sys.id))
}

/** Every picture of an entry once, in the order of the page: to turn over in the lightbox. */
export function platesOf(fields: Fields): AssetItem[] {
  const { image, image2, image3, text } = fields
  const all = [
    isHung(fields) ? image : undefined,
    ...unshownIn(fields),
    ...assetsOf(text?.content ?? []),
    image,
    image2,
    image3,
  ]
  const once = new Map(all.filter((asset) => asset !== undefined).map((asset) => [asset.sys.id, asset]))
  return [...once.values()]
}
