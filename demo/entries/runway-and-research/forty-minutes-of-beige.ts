import { asset, document, entryLink, h2, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const fortyMinutesOfBeige: DemoEntry = {
  id: 'rr-17-010',
  type: 'presentation',
  title: 'Forty Minutes of Beige',
  slug: 'forty-minutes-of-beige',
  standfirst:
    'One show in Milan, one exit a minute, thirty-nine of them beige. We brought a shade card and found it was not one color but four.',
  code: 'RR 17-010',
  date: '2017-03-13',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Color', 'Milan', 'Assortment', 'Outerwear'],
  images: ['beige-forty', 'beige-two-shades', 'trousers-at-the-floor'],
  text: document(
    p(
      'At minute eleven the man beside us began to laugh, quietly, and could not stop. At minute twenty he had his elbows on his knees and was taking notes. The show was in a former tram depot, on a Saturday, at the pace of a procession: one look came out each minute, walked the length of the shed, turned, and left before the next. Forty looks. There was no music for the first half hour.',
    ),
    p(
      'Thirty-nine were beige. Number twenty-seven was a coat and trousers in paprika red, and the room breathed in. Then twenty-eight came out in oatmeal, and one saw the oatmeal properly for the first time.',
    ),
    asset('beige-two-shades'),
    h2('Four colors under one word'),
    p(
      'We had the shade card on our knees and wrote a number against each exit. There were 23 different beiges among the 39 looks. Sorted in daylight the next morning they fell into four heaps, according to what one would have to add to a plain gray to get there.',
    ),
    table(
      ['Leaning', 'Looks', 'Customers call it', 'Beside black'],
      ['Pink', '9', 'Nude, skin, plaster', 'Turns to underwear'],
      ['Yellow', '14', 'Camel, sand, honey', 'Holds'],
      ['Green', '5', 'Khaki, putty', 'Turns to uniform'],
      ['Gray', '11', 'Stone, oatmeal', 'Disappears'],
    ),
    p(
      'This is the whole difficulty of the color. A coat from the first heap and trousers from the third, each handsome, look together like a mistake in the dye-house. Two from the same heap, three steps apart in depth, look like a decision. In the show every one of the 39 stayed within its heap from collar to shoe. The laughing man, who buys knitwear for a chain in Cologne, had worked that out by minute twenty.',
    ),
    quote('Nothing happens, and you can hear it.'),
    h2('A trial with nine coats'),
    p(
      'We took the rule to a member’s store for three weeks in February. Nine beige coats, in stock, from five suppliers, which had been hung by length. We hung them by heap instead: pink left, then yellow, gray, green, with a hand’s width of empty rail between, and beside each heap two knits and a trouser of the same leaning. The staff were told nothing except not to move them.',
    ),
    p(
      'Coats sold went from 17 in the three weeks before to 26, which in February, with the weather turning, we had not expected. More to the point, 15 of the 26 left with a second piece from the same heap; before, it had been 4 of 17. The green heap sold one coat. We would not buy it again.',
    ),
    p(
      'And the red? It cost the house one look in forty and it is the reason anyone remembers the rest. On a wall of thirty pieces the same dose is a single garment, and it should be for sale, in a full run of sizes, since people will ask. It need not be red: read ',
      entryLink('dm-17-008', 'Pink, a Structural Color'),
      ' for another color that can stand up by itself in an empty room.',
    ),
  ),
}
