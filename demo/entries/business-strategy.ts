import { document, entryLink, h2, italic, p, ul } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { buyLessEarlier, ownTheMillForAWeek, theSecondShop } from './business-strategy/2013-to-2016.ts'
import { leaveOneCategory, twelveWeeksOfCash, wholesaleRewritten } from './business-strategy/2018-to-2021.ts'
import {
  aCalendarWithSixSeasons,
  theBranchDecides,
  whoSetsTheTicket,
} from './business-strategy/2022-to-2024.ts'
import { growByOneStreet, theFiveYearCoat } from './business-strategy/2025-to-2026.ts'

const ownTheAlteration: DemoEntry = {
  id: 'bs-17-011',
  type: 'presentation',
  title: 'Own the Alteration',
  slug: 'own-the-alteration',
  standfirst:
    'A third of trousers are altered within a month of sale, nearly always by somebody else. It is the cheapest second visit in retail, and most stores send it down the road.',
  code: 'BS 17-011',
  date: '2017-09-11',
  section: 'business-strategy',
  template: 'article',
  tags: ['Alteration', 'Service', 'Tailoring', 'Returns'],
  images: ['basting', 'seam-let-out', 'dart-closed'],
  text: document(
    p(
      'We sat for a week in four tailors’ shops, none of them attached to a store, and wrote down the label in everything that came over the counter. Of 611 pieces, 402 were less than a month old. Trousers led, then sleeves, then the waists of skirts. The people waiting were in good spirits. They had bought something and were about to make it theirs, and the shop that sold it to them was not there to see.',
    ),
    p(
      'In the customer’s mind the sale is not finished until the hem is. A pair of trousers four centimeters too long is not a pair of trousers yet; it is an errand. Half the returns we examined with the reason “does not fit” were errands nobody had run.',
    ),
    h2('What it costs'),
    p(
      'One tailor, one machine, nine square meters with a mirror and a door. Salary included, we make it $61,000 a year in a mid-sized town. At a plain charge of $14 a hem, and free above $300, the room covers four-fifths of itself. The last fifth is the most profitable money in the building, because every hem is two visits: one to pin and one to collect.',
    ),
    p(
      'We tracked 900 of those second visits. On 38 percent of them something else was bought, at full price, at an average of $112, by a person standing in front of a mirror in something that fits.',
    ),
    h2('What to promise'),
    ul(
      ['Thursday. A day, not a number of days. People can remember a day.'],
      ['A hem can be let down again. Leave four centimeters inside and say so on the ticket.'],
      ['Whoever pins it rings when it is done. Not the desk.'],
      [
        'Anything you sold, whenever you sold it. The oldest piece in our tally was from 1988 and its owner bought two shirts.',
      ],
    ),
    p(
      'There is one thing to give up. A store with a tailor has to stop cutting its trousers to an average and start cutting them long. It feels like waste. It is ',
      italic('allowance'),
      ', which is the oldest word in the trade for leaving room to be wrong. The four centimeters cost us eleven cents a pair in 2015, when we last counted them against what came back in ',
      entryLink('bi-15-014', 'Size Fourteen Sells Out First'),
      '.',
    ),
  ),
}

export const businessStrategy = [
  theFiveYearCoat,
  growByOneStreet,
  theBranchDecides,
  whoSetsTheTicket,
  aCalendarWithSixSeasons,
  wholesaleRewritten,
  twelveWeeksOfCash,
  leaveOneCategory,
  ownTheAlteration,
  ownTheMillForAWeek,
  theSecondShop,
  buyLessEarlier,
]
