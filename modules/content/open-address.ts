import type { EntryType } from './tables.ts'

interface Addressed {
  type: EntryType | string
  slug?: string | undefined
  webGroup?: string | null | undefined
}

/** A page of one of the two groups is read under its name, a page of none right under /web. */
export function webPath(group: string | null | undefined, slug: string): string {
  return `/web/${group ? `${group}/` : ''}${encodeURIComponent(slug)}`
}

/** Where anyone reads an entry that is open to everyone. A project's address is for whoever was given it, and is told nowhere. */
export function openPath({ type, slug, webGroup }: Addressed): string | undefined {
  if (!slug) return undefined
  if (type === 'presentation') return `/complimentary/${encodeURIComponent(slug)}`
  return type === 'webPage' ? webPath(webGroup, slug) : undefined
}
