import type { AssetItem } from '../media/contract.ts'
import type { EntryItem, EntryLink, PressItem } from './contract.ts'
import type { ListedEntry } from './listing.ts'
import type { RichTextDocument, RichTextNode } from './rich-text.ts'
import type { listPress } from './store.ts'

/** The pictures of an answer, each under an address that this entry gives the right to. */
export type AssetsOf = (entryId: string, assetId: string | null) => AssetItem | undefined

/** Drops what is empty: Contentful leaves an unset field out. */
function present<T extends Record<string, unknown>>(fields: T): { [K in keyof T]: NonNullable<T[K]> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as { [K in keyof T]: NonNullable<T[K]> }
}

function entrySys(
  row: Pick<ListedEntry, 'id' | 'created_at' | 'updated_at' | 'revision'>,
  type: string,
): EntryItem['sys'] {
  return {
    id: row.id,
    type: 'Entry',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
    contentType: contentType(type),
  }
}

function contentType(id: string): EntryItem['sys']['contentType'] {
  return { sys: { type: 'Link', linkType: 'ContentType', id } }
}

export function toItem(row: ListedEntry, assetsOf: AssetsOf): EntryItem {
  return {
    sys: entrySys(row, row.type),
    fields: present({
      title: row.title,
      displayName: row.display_name,
      slug: row.slug,
      date: row.date,
      standfirst: row.standfirst,
      code: row.code,
      section: row.section,
      template: row.template,
      tags: row.tags,
      url: row.url,
      url2: row.url2,
      imageUrlThumb: row.image_url_thumb,
      image: assetsOf(row.id, row.image_id),
      image2: assetsOf(row.id, row.image2_id),
      image3: assetsOf(row.id, row.image3_id),
      complimentary: row.complimentary,
      client: row.client_id,
      webGroup: row.web_group,
    }),
  }
}

export function toLink(row: ListedEntry, assetsOf: AssetsOf): EntryLink {
  return {
    sys: { id: row.id, type: 'Entry', contentType: contentType(row.type) },
    fields: present({
      title: row.title,
      slug: row.slug,
      section: row.section,
      webGroup: row.web_group,
      date: row.date,
      code: row.code,
      client: row.client_id,
      image: assetsOf(row.id, row.image_id),
    }) as EntryLink['fields'],
  }
}

export function toPressItem(row: Awaited<ReturnType<typeof listPress>>[number]): PressItem {
  return {
    sys: entrySys(row, 'press'),
    fields: present({
      title: row.title,
      text: row.text,
      url: row.url,
      url2: row.url2,
      date: row.date,
    }) as PressItem['fields'],
  }
}

/** Puts the things a document points at in the place of the links; what cannot be shown stays a bare link. */
export function resolveLinks(
  document: RichTextDocument,
  find: (linkType: string, id: string) => unknown,
): RichTextDocument {
  const walk = (node: RichTextNode): RichTextNode => {
    if ('value' in node) return node
    const target = (node.data.target as { sys?: { linkType?: string; id?: string } } | undefined)?.sys
    const found = target?.linkType && target.id ? find(target.linkType, target.id) : undefined
    return {
      ...node,
      data: found ? { ...node.data, target: found } : node.data,
      content: node.content.map(walk),
    }
  }
  return walk(document) as RichTextDocument
}

/** Contentful's `select`: the named fields only; `sys.id` and the type are always there. */
export function selectFields(item: EntryItem, select: string[] | undefined): EntryItem {
  if (!select || select.includes('fields')) return item
  const kept = Object.entries(item.fields).filter(([name]) => select.includes(`fields.${name}`))
  return { ...item, fields: Object.fromEntries(kept) as EntryItem['fields'] }
}
