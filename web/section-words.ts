import type { Section } from '#modules/content/sections.ts'

/** What stands under a section's title. */
export const SECTION_WORDS: Partial<Record<Section, string>> = {
  'design-movements':
    'What form is doing next, a season before it is in the shops. Drawn first, argued afterwards, dated so that we can be held to it.',
  'runway-and-research':
    'We do not review shows, we count them: shoulders, hems, sleeves, and how many of each. The drawings are ours.',
  'business-insights':
    'The counts. Tills, returns, sizes and streets, with the method beside each figure and the years beside each other.',
  merchandising:
    'Shop floors in elevation, drawn to scale, with what each change did to the day’s takings. Measure yours against them.',
  'business-strategy':
    'Each report takes one position, shows the sums, and says who should not do it. Read the last paragraph first.',
  'great-ideas':
    'Small things that somebody tried and that worked, laid out like pieces on cloth: take the one that fits.',
  'travel-guides':
    'Cities on foot, by their doors. Each walk takes a day, starts at a station and ends where one can sit down.',
  'the-weekly':
    'Every Monday since 2021: what was shown, bought, closed and asked in seven days, on one page.',
}
