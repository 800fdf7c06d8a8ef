import type { EntryItem } from '#modules/content/contract.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { unshownIn } from '../../reading/plates.ts'
import type { Beside } from './article-body.tsx'
import { Figure } from './figure.tsx'
import { ShadeCard } from './shade-card.tsx'

/** Cloth comes with its shade card; other entries with the pictures that are shown nowhere else. */
export function besideOf({ fields }: EntryItem): Beside | undefined {
  const { section, image, code, slug, title } = fields
  if (section === 'color-and-print' && image) {
    const { palette } = image.fields
    const show = () => <ShadeCard palette={palette} code={code} slug={slug} title={title} />
    return { length: 300 + palette.length * 220, figures: 0, show }
  }
  const pictures = unshownIn(fields)
  if (pictures.length === 0) return undefined
  const show = (number: number) =>
    pictures.map((asset, place) => (
      <Figure
        key={asset.sys.id}
        asset={asset}
        number={number + place}
        sizes="(min-width: 768px) 26vw, 100vw"
      />
    ))
  const heights = pictures.map((asset) => 150 + 700 / ratioOf(asset))
  return { length: 150 + heights.reduce((sum, each) => sum + each), figures: pictures.length, show }
}

function ratioOf({ fields }: AssetItem): number {
  const { width, height } = fields.file.details.image
  return width / height
}
