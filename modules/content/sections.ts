/** The twelve category values of the product, with the label each is shown under. */
export const SECTION_LABELS = {
  'design-movements': 'Design Movements',
  'color-and-print': 'Color and Print',
  'runway-and-research': 'Runway and Research',
  'business-insights': 'Business Insights',
  merchandising: 'Merchandising',
  'business-strategy': 'Business Strategy',
  'great-ideas': 'Great Ideas',
  'travel-guides': 'Travel Guides',
  'the-weekly': 'The Weekly',
  'consumer-insights': 'Consumer Insights',
  'creative-direction': 'Creative Direction',
  'in-the-press': 'In the Press',
} as const

export type Section = keyof typeof SECTION_LABELS
export const SECTIONS = Object.keys(SECTION_LABELS) as Section[]

/** Sections whose pages live under another section's address. */
const REDIRECTED: Partial<Record<Section, Section>> = {
  'consumer-insights': 'business-insights',
  'creative-direction': 'design-movements',
}

/** Labels that older content carries and that are not a section's own label. */
const LABEL_ALIASES = new Map<string, Section>([['testing', 'creative-direction']])

const CODE_LETTERS: Record<Section, string> = {
  'design-movements': 'DM',
  'color-and-print': 'CP',
  'runway-and-research': 'RR',
  'business-insights': 'BI',
  merchandising: 'ME',
  'business-strategy': 'BS',
  'great-ideas': 'GI',
  'travel-guides': 'TG',
  'the-weekly': 'TW',
  'consumer-insights': 'CI',
  'creative-direction': 'CD',
  'in-the-press': 'IP',
}

export function isSection(value: unknown): value is Section {
  return typeof value === 'string' && Object.hasOwn(SECTION_LABELS, value)
}

/** The section whose address and rights this one shares. */
export function canonicalSection(section: Section): Section {
  return REDIRECTED[section] ?? section
}

/** The sections with pages of their own, in the order of the house: the others are read under one of these, and press items have none. */
export const SHELVES = SECTIONS.filter(
  (section) => canonicalSection(section) === section && section !== 'in-the-press',
)

/** Every category value that is read under this section's address. */
export function sectionsReadAs(section: Section): Section[] {
  return SECTIONS.filter((each) => canonicalSection(each) === canonicalSection(section))
}

export function sectionLabel(section: Section): string {
  return SECTION_LABELS[section]
}

export function codeLetters(section: Section): string {
  return CODE_LETTERS[section]
}

/** Accepts a category value or a label in any case; undefined when it is neither. */
export function sectionFromLabel(label: string): Section | undefined {
  const plain = label.trim().toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ')
  const value = plain.replaceAll(' ', '-')
  return LABEL_ALIASES.get(plain) ?? (isSection(value) ? value : undefined)
}
