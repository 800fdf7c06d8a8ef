import type { PresentationCard } from '#modules/content/cards.ts'
import type { EntryItem } from '#modules/content/contract.ts'
import { isSection } from '#modules/content/sections.ts'
import { imageSources } from '#modules/media/sources.ts'

/** A plate for an entry of a list. */
export function toCard({ sys, fields }: EntryItem): PresentationCard {
  const { image } = fields
  return {
    id: sys.id,
    title: fields.title ?? '',
    section: isSection(fields.section) ? fields.section : null,
    code: fields.code ?? null,
    date: fields.date ?? null,
    image: image
      ? {
          ...imageSources(image.fields.file.url, image.fields.file.details.image.width),
          ...image.fields.file.details.image,
          alt: image.fields.description,
          dominant: image.fields.dominant,
          tokens: image.fields.tokens,
          palette: image.fields.palette,
          focalPoint: image.fields.focalPoint,
        }
      : null,
  }
}
