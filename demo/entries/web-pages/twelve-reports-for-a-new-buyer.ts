import { asset, bold, document, entryLink, h2, hr, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const twelveReportsForANewBuyer: DemoEntry = {
  id: 'page-new-buyer',
  type: 'webPage',
  title: 'Twelve Reports for a New Buyer',
  slug: 'twelve-reports-for-a-new-buyer',
  standfirst: 'Four weeks, three reports a week, in this order. And one more, to be distrusted.',
  date: '2026-08-17',
  openTo: 'members',
  webGroup: '',
  images: ['house-index-drawer', 'hangers-on-a-rail', 'house-loupe'],
  text: document(
    p(
      'Every August somebody writes to say that a new buyer starts in September and could we send the important ones. We used to send thirty, and nobody read past four. In 2025 we tried a shorter list with six beginners at five members and asked them to keep a note of what they used. This is that list, with the two that none of them used taken out and two put in that they had found by themselves.',
    ),
    asset('house-index-drawer'),
    p(
      'Read three a week, on different days, and do the small task under each before opening the next. The twelve took our six between three and four hours in all. The tasks took longer, and are the reason for the list.',
    ),
    h2('Week 1, the floor'),
    ol(
      [
        entryLink('me-13-004', 'The First Three Steps'),
        '. Stand inside your own door for half an hour and mark where heads come up.',
      ],
      [
        entryLink('bi-13-003', 'What a Hanger Costs'),
        '. Put in your own rent. The answer was $116 in 2013; the highest anyone has sent us since is $211.',
      ],
      [
        entryLink('me-15-009', 'A Table Is Not a Shelf'),
        '. Take a third of the stock off one table and leave it off until Saturday night.',
      ],
    ),
    h2('Week 2, the money'),
    ol(
      [
        entryLink('bs-13-008', 'Buy Less, Earlier'),
        '. Find one style you would be surprised not to be selling in three years.',
      ],
      [
        entryLink('bi-14-008', 'The Third Markdown Never Pays'),
        '. Ask what became of last season’s equivalent of the 99 that were left.',
      ],
      [
        entryLink('bi-23-007', 'The Cost of One More Color'),
        '. Take the widest style in your range and cross out its last color. Say nothing for a week.',
      ],
    ),
    h2('Week 3, the customer'),
    ol(
      [
        entryLink('ci-18-016', 'Worn Eleven Times'),
        '. Count your own wardrobe. Everybody lies upward by about four.',
      ],
      [
        entryLink('ci-23-015', 'Trying On, Alone'),
        '. Sit outside the fitting rooms for an hour, with a coat on.',
      ],
      [
        entryLink('bi-18-012', 'Returns Have a Weekday'),
        '. Open Monday’s parcels yourself, all of them, and read the slips aloud.',
      ],
    ),
    h2('Week 4, the cloth'),
    ol(
      [
        entryLink('cp-13-002', 'Small Gingham'),
        '. Count the threads in a check you are wearing. A loupe is $14.',
      ],
      [
        entryLink('cp-17-019', 'Herringbone, Read Backwards'),
        '. Find the line where the twill turns, and then find it in the dark.',
      ],
      [
        entryLink('bi-25-010', 'Wool Up, Weight Down'),
        '. Weigh a ten-centimeter square of this winter’s coat and multiply by a hundred. Compare the swing ticket.',
      ],
    ),
    h2('What the six used'),
    p(
      'After half a year we asked which reports had changed an order, a price or a place on the floor. Between them they named 31 occasions.',
    ),
    table(
      ['Week', 'Occasions', 'Most named'],
      ['The floor', '12', 'What a Hanger Costs, 7'],
      ['The money', '10', 'The Cost of One More Color, 6'],
      ['The customer', '6', 'Returns Have a Weekday, 4'],
      ['The cloth', '3', 'Wool Up, Weight Down, 2'],
    ),
    p(
      'Cloth comes last because it pays last. The three occasions in that row were small, and one of them was a lining. But the two beginners who could read a weave were taken along to the mills in their first year, and the other four were not.',
    ),
    hr(),
    p(
      bold('And the thirteenth.'),
      ' Read ',
      entryLink('me-22-014', 'Shoes at Knee Height'),
      ' as if you believed it, decide what you would do, and only then open ',
      entryLink('tw-26-024', 'the Weekly in which we took part of it back'),
      '. Four of the six had already planned the shelves. It is a useful afternoon to have early, while the shelves are still pencil.',
    ),
  ),
}
