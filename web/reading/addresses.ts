import { canonicalSection, isSection } from '#modules/content/sections.ts'

/** Where an entry is read. Sections that redirect are read under the one they redirect to. */
export function entryPath({ section, slug }: { section?: string | null; slug?: string }): string | undefined {
  return isSection(section) && slug ? `/${canonicalSection(section)}/${encodeURIComponent(slug)}` : undefined
}
