import type { EntryType } from '../tables.ts'

/** Contentful's names for what we keep. Other spaces call some types differently; the export uses the first name. */
export const CONTENT_TYPES: Record<string, EntryType | 'client'> = {
  presentation: 'presentation',
  press: 'press',
  pressItem: 'press',
  webPage: 'webPage',
  private: 'private',
  clientMicro: 'private',
  micro: 'private',
  project: 'project',
  client: 'client',
}

export const TEMPLATES = ['indesign', 'video', 'article']

export interface Link {
  sys: { type: 'Link'; linkType: 'Asset' | 'Entry' | 'ContentType'; id: string }
}

export function linkTo(linkType: Link['sys']['linkType'], id: string): Link {
  return { sys: { type: 'Link', linkType, id } }
}

/** A field's type as Contentful's content types state it. */
export interface FieldType {
  type: string
  linkType?: string
  items?: { type: string; linkType?: string }
}

const SYMBOL: FieldType = { type: 'Symbol' }
const TEXT: FieldType = { type: 'Text' }
const DATE: FieldType = { type: 'Date' }
const BOOLEAN: FieldType = { type: 'Boolean' }
const SYMBOLS: FieldType = { type: 'Array', items: { type: 'Symbol' } }
const ASSET: FieldType = { type: 'Link', linkType: 'Asset' }
const ENTRY: FieldType = { type: 'Link', linkType: 'Entry' }
const ENTRIES: FieldType = { type: 'Array', items: ENTRY }

/** Every type of entry may carry any of these. What is not here is kept in `extra` and goes out again as it came. */
export const ENTRY_FIELDS: Record<string, FieldType> = {
  title: SYMBOL,
  slug: SYMBOL,
  displayName: SYMBOL,
  standfirst: TEXT,
  code: SYMBOL,
  date: DATE,
  section: SYMBOL,
  template: SYMBOL,
  tags: SYMBOLS,
  text: { type: 'RichText' },
  embed: TEXT,
  url: SYMBOL,
  url2: SYMBOL,
  imageUrlThumb: SYMBOL,
  image: ASSET,
  image2: ASSET,
  image3: ASSET,
  client: ENTRY,
  complimentary: BOOLEAN,
  openTo: SYMBOL,
  webGroup: SYMBOL,
  entries: ENTRIES,
  publishAt: DATE,
  unpublishAt: DATE,
}

export const CLIENT_FIELDS: Record<string, FieldType> = {
  clientName: SYMBOL,
  displayName: SYMBOL,
  joinDate: DATE,
  micro: BOOLEAN,
  microPath: SYMBOL,
  microTags: SYMBOLS,
  ideas: ENTRIES,
}

/** The type of a field that we only pass through, told from one of its values. */
export function guessFieldType(value: unknown): FieldType {
  if (typeof value === 'string') return value.length <= 256 ? SYMBOL : TEXT
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'Integer' : 'Number' }
  if (typeof value === 'boolean') return BOOLEAN
  if (Array.isArray(value) && value.length > 0) {
    if (value.every((each) => typeof each === 'string')) return SYMBOLS
    const [linkType] = value.map(linkTypeOf)
    if (linkType && value.every((each) => linkTypeOf(each) === linkType))
      return { type: 'Array', items: { type: 'Link', linkType } }
  }
  if (isRecord(value) && value.nodeType === 'document') return { type: 'RichText' }
  const linkType = linkTypeOf(value)
  return linkType ? { type: 'Link', linkType } : { type: 'Object' }
}

function linkTypeOf(value: unknown): string | undefined {
  return isRecord(value) && isRecord(value.sys) && typeof value.sys.linkType === 'string'
    ? value.sys.linkType
    : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
