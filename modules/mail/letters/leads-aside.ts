import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../letter.ts'

/** Once a day, when there is something: what was kept aside is not lost, but somebody has to look. */
export function leadsAsideLetter(site: Site, count: number): Draft {
  const title = count === 1 ? 'One kept aside' : `${count} kept aside`
  return {
    template: 'leads-aside',
    subject: `${site.name}: ${title.toLowerCase()}`,
    ...layout(site, {
      title,
      paragraphs: [
        'Since yesterday this many requests looked as if a machine had sent them. They are stored, nobody has been written to, and nothing is deleted.',
        'Whoever runs the site sees them with “leads list suspected”, and with “leads release” makes one an ordinary lead, with its letters.',
      ],
      reason: 'Written by the site once a day, and only when something was kept aside.',
    }),
  }
}
