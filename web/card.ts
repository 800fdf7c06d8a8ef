import type { CardImage, PresentationCard } from '#modules/content/cards.ts'
import type { EntryItem, EntryLink } from '#modules/content/contract.ts'
import { isSection } from '#modules/content/sections.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { imageSources } from '#modules/media/sources.ts'
import { withAnd } from './reading/text.ts'

/** An entry in a list: a stranger's card, and what it says of itself. */
export interface Card extends PresentationCard {
  standfirst?: string
  /** As they are filtered by; shown they are worded by `withAnd`. */
  tags?: string[]
  /** Whose private work it is, by id. */
  client?: string
  /** Its content type, and the group of a web page: they say where it is read. */
  type?: string
  webGroup?: string
}

/** A plate for an entry of a list, or for one that stands beside another, worded as it is shown. */
export function toCard({ sys, fields }: Pick<EntryItem, 'sys' | 'fields'> | EntryLink): Card {
  return {
    id: sys.id,
    title: withAnd(fields.title ?? ''),
    slug: fields.slug ?? '',
    section: isSection(fields.section) ? fields.section : null,
    code: fields.code ?? null,
    date: fields.date ?? null,
    image: fields.image ? toCardImage(fields.image) : null,
    type: sys.contentType?.sys.id,
    ...(fields.webGroup !== undefined && { webGroup: fields.webGroup }),
    ...('standfirst' in fields && fields.standfirst && { standfirst: withAnd(fields.standfirst) }),
    ...('tags' in fields && fields.tags && { tags: fields.tags }),
    ...(fields.client && { client: fields.client }),
  }
}

export function toCardImage({ fields }: AssetItem): CardImage {
  const { url, details } = fields.file
  return {
    ...imageSources(url, details.image.width),
    ...details.image,
    alt: withAnd(fields.description),
    dominant: fields.dominant,
    tokens: fields.tokens,
    palette: fields.palette,
    focalPoint: fields.focalPoint,
  }
}
