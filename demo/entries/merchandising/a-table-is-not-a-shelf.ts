import { asset, document, entryLink, h2, italic, p, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aTableIsNotAShelf: DemoEntry = {
  id: 'me-15-009',
  type: 'presentation',
  title: 'A Table Is Not a Shelf',
  slug: 'a-table-is-not-a-shelf',
  standfirst: 'A shelf is read and a table is handled. Fill one like the other and both stop working.',
  code: 'ME 15-009',
  date: '2015-10-19',
  section: 'merchandising',
  template: 'article',
  tags: ['Fixtures', 'Knitwear', 'Shirting', 'Small towns'],
  images: ['table-from-above', 'table-and-shelf', 'fold-in-five'],
  text: document(
    p(
      'There is a table in nearly every shop we visit, and on nearly every table there are twelve piles of eight, squared, in size order, with the smallest on top. It looks like a shelf that has lain down. People walk round it the way they walk round a made bed.',
    ),
    p(
      'We spent September with nine independent shops in towns of under 40,000 people and did one thing in each: took a third of the stock off the table and put back one garment unfolded. In the six weeks for which we have figures, hands on the table went from 11 in a hundred visitors to 29. Sales from it rose by 22 percent, from two thirds of the goods.',
    ),
    h2('Seventy centimeters'),
    p(
      'An arm reaches 70 centimeters without its owner noticing, and 85 if she leans. A table 98 deep can therefore be used from both sides and one 140 deep has a strip down the middle that nobody has touched since it was laid. Two of the nine had such a strip. In one of them we found a cardigan with a 2013 ticket.',
    ),
    asset('table-and-shelf'),
    p(
      'Height matters less than is claimed, as long as it stays under the hip. At 74 centimeters you look down on cloth and see its surface; at 90 you see its edge, which is what a shelf is for. We measured the angle of the head: 41 degrees at the table, three at the shelf. A head that is down stays for 14 seconds. A head that is level stays for five.',
    ),
    h2('How to lay it'),
    ul(
      ['Nine or ten things on 1.90 meters. Piles of one to five, no two neighbors alike.'],
      [
        'One thing open, and crooked. It gives permission. Whoever tidies it at six should uncrook a different one at nine.',
      ],
      ['Three prices at most, and the lowest of them in the far corner. The hand should cross the others.'],
      [
        'Sizes belong in a drawer or on the shelf behind. A table with five of each size is a stockroom with lamps.',
      ],
    ),
    p(
      'The objection is the folding, and it is fair. A table that works has to be put right eleven times a day instead of three. At a minute and a half each that is twelve minutes more; on the nine shops’ wages, $3.10. The cheapest of them was taking $46 a day more from the table by the third week.',
    ),
    p(
      'We were wrong about one thing. We had said the open garment should be the best seller, so that people would find what they wanted. The best seller sold regardless. Opening the ',
      italic('second'),
      ' best took it past the first in six shops of nine. The plinth, by the way, is a table with the legs filled in and obeys none of this: see ',
      entryLink('dm-15-004', 'The Return of the Plinth'),
      '.',
    ),
  ),
}
