import { bold, document, entryLink, h2, hr, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const weekly2531: DemoEntry = {
  id: 'tw-25-031',
  type: 'presentation',
  title: 'The Weekly, No. 31',
  slug: 'the-weekly-2025-31',
  standfirst:
    'One hat, one stand, one Saturday from ten to seven. Forty-one heads, two sales, and the hour in which everything happened.',
  code: 'TW 25-031',
  date: '2025-07-28',
  section: 'the-weekly',
  template: 'article',
  tags: ['High summer', 'Accessories', 'Windows', 'Lisbon', 'Denim'],
  images: ['weekly-hat', 'weekly-lemon', 'weekly-spool'],
  text: document(
    p(
      'On Saturday we did nothing but watch a hat. It is straw, yellow, with a blue band, priced at $74, and stood on a peg at 1.5 meters just inside the door of a shop in Lisbon that had kindly put a chair for us behind the scarves.',
    ),
    p(
      bold('10:00.'),
      ' Nobody. The peg is in the sun and the straw ticks as it warms. At 10:40 a delivery man tries it on, alone, sideways, and puts it back better than it was.',
    ),
    p(
      bold('11:00.'),
      ' Six heads. All six look first at the door, then at the ceiling, then for the mirror, which is four meters away behind a rail. Two walk over wearing it. Four give up. We begin to dislike the rail.',
    ),
    p(
      bold('12:00.'),
      ' A family of five: five heads in ninety seconds, one photograph each, no mirror. The telephone is the mirror. None of them turns over the ticket.',
    ),
    p(
      bold('13:30.'),
      ' With permission, we move the mirror: a hand glass, $9, hung on the same peg by a string.',
    ),
    p(
      bold('14:00.'),
      ' Nine heads, nine looks in the glass, seven looks at the ticket. First sale, 14:35, to a woman who had been the third head of the morning. She had gone as far as the river and come back.',
    ),
    p(
      bold('16:00.'),
      ' The staff replace the sold one from the drawer, and the new hat, being new, is a shade greener. Three people say so. Straw from one field, two bales. Nobody minds; it is talked about.',
    ),
    p(
      bold('17:00.'),
      ' Eleven heads in an hour, the most of the day, when the sun has left the doorway and people are walking uphill again. Second sale, 17:20. A man, for himself, without the glass.',
    ),
    p(
      bold('19:00.'),
      ' Closed. Forty-one heads in nine hours, of which 26 after the glass. Two sold, both after it. Proof of nothing, except that we had set out to study the hat and learned about the rail. Mirrors have been on our conscience since ',
      entryLink('me-18-006', 'The Mirror Moves Sales'),
      '.',
    ),
    hr(),
    p(
      bold('Also this week.'),
      ' A ',
      entryLink('gi-25-013', 'returns rail'),
      ' has opened in Braga, the third we know of; it is full of white jeans. Linen ran out at two of our mills and will be back in October, too late for everyone. And the window opposite our hat was dressed for autumn on the 22nd, in 34 degrees. Passers-by crossed the road to the shady side, as one would expect, and did not look at it from there either.',
    ),
  ),
}

export const weekly2547: DemoEntry = {
  id: 'tw-25-047',
  type: 'presentation',
  title: 'The Weekly, No. 47',
  slug: 'the-weekly-2025-47',
  standfirst:
    'A yarn that is lighter than it was, a till that thanks people by name, and four days of gray before the one color that sold.',
  code: 'TW 25-047',
  date: '2025-11-17',
  section: 'the-weekly',
  template: 'article',
  tags: ['Autumn 2025', 'Knitwear', 'Color', 'Pricing'],
  images: ['weekly-cone', 'weekly-spool', 'weekly-hat'],
  complimentary: true,
  text: document(
    h2('Monday: nine hundred grams'),
    p(
      'A cone of lambswool used to be a kilo. The one on the desk says 900 grams on a new label stuck over the old, and the price has stayed. Three spinners of seven have done the same since summer. It will come to you as a sweater with a shorter rib. Weigh one. We set out in the spring what this does to a range, in ',
      entryLink('bi-25-010', 'Wool Up, Weight Down'),
      '.',
    ),
    h2('Tuesday: gray, gray, gray'),
    p(
      'We asked eleven stores for the colors of the men’s knitwear on their first table. Charcoal in eleven, mid-gray in ten, navy in ten, oatmeal in seven. Only three showed anything that a child would call a color. In all three it was terracotta, and in all three there was one left.',
    ),
    h2('Wednesday: thanked by name'),
    p(
      'A shop in Ghent prints the assistant’s first name at the foot of the receipt and the customer’s at the head, if she gives it. Four in ten do. Of those, a quarter have come back within the month and asked for the assistant. The paper costs what it did. It is easier where the assistant is still there: ',
      entryLink('bi-25-029', 'Staff Who Stay, Sell'),
      '.',
    ),
    h2('Thursday: capes, in the wild'),
    p(
      'Eighteen on one platform at Gare du Nord between eight and nine, against two a year ago. Eleven had been bought with a slit for the bag strap. Nobody we stopped had paid less than $240. The buttons are too small for gloves on every one of them.',
    ),
    h2('Friday: a crack in the blue'),
    p(
      'The batik we showed in October, in ',
      entryLink('cp-25-038', 'Batik, Cracked'),
      ', has been copied with a crackle that repeats every eleven centimeters. It took us four minutes to see it and now we cannot see anything else. If you have bought it, cut it small.',
    ),
    h2('Saturday: closed for a wedding'),
    p(
      'Notice in the door of a cleaner’s, in capitals: “Married today. Your trousers Monday.” Eleven people photographed it while we stood there. One left a bottle.',
    ),
    hr(),
    table(
      ['Priced this week', 'Here', 'A year ago'],
      ['Lambswool, a kilo', '$31.10', '$28.00'],
      ['Men’s crew neck, median of 40', '$118', '$115'],
      ['Its weight', '318 g', '346 g'],
      ['A coffee, across the road', '$4.20', '$3.90'],
    ),
  ),
}
