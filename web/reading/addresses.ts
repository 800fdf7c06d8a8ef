import { customWorkPath } from '#modules/clients/address.ts'
import { openPath, webPath } from '#modules/content/open-address.ts'
import { canonicalSection, isSection } from '#modules/content/sections.ts'

/** What is known of an entry that a page may lead to. */
export interface Addressed {
  id?: string
  /** Its content type; a presentation or private work when it is not told. */
  type?: string | undefined
  section?: string | null | undefined
  slug?: string | undefined
  webGroup?: string | undefined
}

/** Where a member reads an entry. Sections that redirect are read under the one they redirect to; work made for a client has none. */
export function entryPath({ type, section, slug, webGroup }: Addressed): string | undefined {
  if (!slug) return undefined
  if (type === 'project') return projectPath(slug)
  if (webGroup !== undefined) return webPath(webGroup, slug)
  if (!section) return customWorkPath(slug)
  return isSection(section) ? `/${canonicalSection(section)}/${encodeURIComponent(slug)}` : undefined
}

/** Whether it was made for a client: all else has a section, a group or a type that is told. */
export function isPrivateWork<T extends Addressed>(entry: T): entry is T & { slug: string } {
  const { type = 'private', section, slug, webGroup } = entry
  return type === 'private' && !section && webGroup === undefined && Boolean(slug)
}

/** A project's cover, or what stands under it. */
export function projectPath(project: string, slug?: string): string {
  return `/projects/${encodeURIComponent(project)}${slug ? `/${encodeURIComponent(slug)}` : ''}`
}

/** Where a visitor reads an entry of this project; what is not in it is read where anyone reads it. */
export function pathWithin(project: { slug: string; entries: readonly string[] }) {
  return ({ id, type = 'presentation', slug, webGroup }: Addressed): string | undefined =>
    id && slug && project.entries.includes(id)
      ? projectPath(project.slug, slug)
      : openPath({ type, slug, webGroup })
}

/** Pages of the site that anyone may open; `/request` is its forms. */
const PUBLIC = /^\/(?:$|[?#]|(?:about|terms|privacy|contact)(?:$|[?#])|(?:complimentary|request)\/)/

export function isPublicAddress(address: string): boolean {
  return PUBLIC.test(address)
}
