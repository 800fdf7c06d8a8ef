import { type Section, SHELVES, sectionLabel } from '#modules/content/sections.ts'

/** The sections of the bar. */
export const SECTION_LINKS: { section: Section; label: string; path: string }[] = SHELVES.map((section) => ({
  section,
  label: sectionLabel(section),
  path: `/${section}`,
}))

export const SECONDARY_LINKS = [
  { label: 'Contact', path: '/contact' },
  { label: 'Terms', path: '/terms' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Profile', path: '/profile' },
] as const

/** A search is worth its while from three characters on. */
export const LEAST_QUERY = 3
