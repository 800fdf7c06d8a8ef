import { document, entryLink, h2, hr, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { weekly2114, weekly2206, weekly2320, weekly2440 } from './the-weekly/from-2021-to-2024.ts'
import { weekly2531, weekly2547 } from './the-weekly/of-2025.ts'
import { weekly2641, weekly2643, weekly2644, weekly2645 } from './the-weekly/of-autumn-2026.ts'
import { weekly2610, weekly2624, weekly2636 } from './the-weekly/of-spring-2026.ts'

const weekly46: DemoEntry = {
  id: 'tw-26-046',
  type: 'presentation',
  title: 'The Weekly, No. 46',
  slug: 'the-weekly-no-46',
  standfirst:
    'School-tie stripe goes into coats, chartreuse goes to bed, and a hem sells better on a stair than on a plinth.',
  code: 'TW 26-046',
  date: '2026-11-09',
  section: 'the-weekly',
  template: 'article',
  tags: ['Color', 'Woven', 'Returns'],
  images: ['weekly-swatch', 'madras', 'stripe'],
  text: document(
    h2('School ties, at coat weight'),
    p(
      'A mill in the Borders that had not woven a school-tie stripe since 2008 has found the old draft and set it up at 540 grams. Two bands of wine, one of gold, eleven centimeters apart. The first 300 meters went to a coat maker before they were off the loom. We have a cutting, and it is better than it sounds.',
    ),
    h2('Show the hem on a stair'),
    p(
      'Two stores in our panel photographed the same skirts twice: on a plinth, and on the third step of a staircase with one foot ahead. Returns for length fell from 17 percent to 9. The stair gives the eye a ruler it already owns. A kitchen step works.',
    ),
    h2('Chartreuse leaves the gym'),
    p(
      'We said it would go to tailoring, in ',
      entryLink('cp-23-036', 'The Check, Broken'),
      ', and it did. It has now turned up where we did not look: pillowcases, in four ranges, always with brown. Bedding buyers plan two years out, so somebody saw it before we did. We should like to meet them.',
    ),
    h2('The queue as a window'),
    p(
      'Notes from a Saturday in Seoul. A shop with 22 square meters lets in eight people and gives the queue outside a bench, a mirror and a swatch book on a chain. Average wait, 25 minutes. By the time they reach the door four in ten have decided, and the fitting takes six.',
    ),
    hr(),
    p(
      'Counted this week: six browns on one rail in one store, from tobacco to liver. Five were within two shades of each other. The sixth, the one with a little green in it, had two pieces left.',
    ),
  ),
}

export const theWeekly = [
  weekly2114,
  weekly2206,
  weekly2320,
  weekly2440,
  weekly2531,
  weekly2547,
  weekly2610,
  weekly2624,
  weekly2636,
  weekly2641,
  weekly2643,
  weekly2644,
  weekly2645,
  weekly46,
]
