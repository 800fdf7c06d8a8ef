import type { EntryItem } from '#modules/content/contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { withWidth } from '#modules/media/sources.ts'
import { describePage } from './meta.ts'
import { withAnd } from './reading/text.ts'

const SHARED_WIDTH = 1600

/** The head of an entry that anyone may read and a search engine may list. */
export function describeOpen(root: Parameters<typeof describePage>[0], entry: EntryItem, path: string) {
  const { title = '', standfirst, date, section, tags, image } = entry.fields
  const picture = image && sharedPicture(image)
  return describePage(root, {
    title: withAnd(title),
    ...(standfirst && { description: withAnd(standfirst) }),
    path,
    picture,
    about: {
      '@type': 'Article',
      headline: withAnd(title),
      ...(standfirst && { description: withAnd(standfirst) }),
      ...(date && { datePublished: date }),
      dateModified: entry.sys.updatedAt,
      ...(isSection(section) && { articleSection: sectionLabel(section) }),
      ...(tags?.length && { keywords: tags.map((tag) => withAnd(tag)) }),
      ...(picture && root && { image: root.origin + picture.url }),
      isAccessibleForFree: true,
    },
  })
}

/** As it is sent: never larger than its original. */
function sharedPicture({ fields }: AssetItem) {
  const { width, height } = fields.file.details.image
  const shown = Math.min(SHARED_WIDTH, width)
  return {
    url: withWidth(fields.file.url, SHARED_WIDTH),
    width: shown,
    height: Math.round((height * shown) / width),
    alt: withAnd(fields.description),
  }
}
