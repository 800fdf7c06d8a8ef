import { isSection, type Section, SHELVES } from '../content/sections.ts'

/** Every page of the site. Where two fit an address, the one that stands first is meant. */
const TEMPLATES = [
  '/',
  '/logout',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
  '/forgot-password',
  '/request/:name',
  '/not-subscribed',
  '/callback',
  '/home',
  '/search',
  '/profile',
  '/notes',
  ...SHELVES.flatMap((section) => [`/${section}`, `/${section}/:slug`]),
  '/business-insights/year/:year',
  '/custom-work',
  '/custom-work/:slug',
  '/client/:clientName',
  '/custom/:path',
  '/custom/:path/:slug',
  '/complimentary/contact',
  '/complimentary/:slug',
  '/web/pages/:slug',
  '/web/Inspiration-Guide/:slug',
  '/web/:slug',
  '/preview/:entryId',
  '/projects/:project',
  '/projects/:project/contact',
  '/projects/:project/:slug',
].map((template) => ({ template, parts: segmentsOf(template) }))

const ELSEWHERE = '/*'

/** Which page an address leads to, without what tells one reader, client or entry from another. */
export function routeTemplate(path: string): string {
  const segments = segmentsOf(path)
  return TEMPLATES.find(({ parts }) => fits(parts, segments))?.template ?? ELSEWHERE
}

/** The section a page belongs to, be it the list or an entry. */
export function sectionOf(template: string): Section | null {
  const [first] = segmentsOf(template)
  return isSection(first) ? first : null
}

/** The address of a section's entry, taken apart. */
export function entryAddress(path: string): { section: Section; slug: string } | undefined {
  const template = routeTemplate(path)
  const section = sectionOf(template)
  const slug = segmentsOf(path)[1]
  if (!section || !slug || template !== `/${section}/:slug`) return undefined
  // PostgreSQL takes neither a NUL nor half a character, and no slug has one. A template names no entry.
  return /[\p{Cc}\p{Cs}]/u.test(slug) || slug === ':slug' ? undefined : { section, slug }
}

/**
 * What of an address leaves the browser: which entry of a section it is, and of any other page only the template. Names of
 * clients and projects and the ids of previews stay where they are. Read again, the answer means the same page.
 */
export function reportedPath(path: string): string {
  const entry = entryAddress(path)
  return entry ? `/${entry.section}/${encodeURIComponent(entry.slug)}` : routeTemplate(path)
}

/** As the router reads a path: empty parts do not count, escapes are resolved. */
export function segmentsOf(path: string): string[] {
  const [plain = ''] = path.split(/[?#]/, 1)
  return plain.split('/').filter(Boolean).map(decode)
}

function fits(parts: string[], segments: string[]): boolean {
  return (
    parts.length === segments.length &&
    parts.every((part, at) => part.startsWith(':') || isSame(part, segments[at]))
  )
}

/** The router does not tell capitals from small letters. */
export function isSame(part: string, segment: string | undefined): boolean {
  return part.toLowerCase() === segment?.toLowerCase()
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
