import { type Section, sectionLabel } from '#modules/content/sections.ts'

/** The sections of the bar, in the order of the house. */
export const SECTION_LINKS: { section: Section; label: string; path: string }[] = (
  [
    'design-movements',
    'color-and-print',
    'runway-and-research',
    'business-insights',
    'merchandising',
    'business-strategy',
    'great-ideas',
    'travel-guides',
    'the-weekly',
  ] as const
).map((section) => ({ section, label: sectionLabel(section), path: `/${section}` }))

export const SECONDARY_LINKS = [
  { label: 'Contact', path: '/contact' },
  { label: 'Terms', path: '/terms' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Profile', path: '/profile' },
] as const

/** A search is worth its while from three characters on. */
export const LEAST_QUERY = 3
