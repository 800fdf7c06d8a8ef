import { canonicalSection, isSection } from '#modules/content/sections.ts'

/** Where an entry is read. Sections that redirect are read under the one they redirect to; work made for a client has none. */
export function entryPath({ section, slug }: { section?: string | null; slug?: string }): string | undefined {
  if (!slug) return undefined
  if (!section) return `/custom-work/${encodeURIComponent(slug)}`
  return isSection(section) ? `/${canonicalSection(section)}/${encodeURIComponent(slug)}` : undefined
}
