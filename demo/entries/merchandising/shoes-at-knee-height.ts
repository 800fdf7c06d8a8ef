import { asset, document, entryLink, h2, italic, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const shoesAtKneeHeight: DemoEntry = {
  id: 'me-22-014',
  type: 'presentation',
  title: 'Shoes at Knee Height',
  slug: 'shoes-at-knee-height',
  standfirst:
    'Shoes are shown at the level of the eye and bought at the level of the foot. The board that sells is at 48 centimeters.',
  code: 'ME 22-014',
  date: '2022-09-12',
  section: 'merchandising',
  template: 'article',
  tags: ['Footwear', 'Fixtures', 'Copenhagen', 'Assortment'],
  images: ['shoes-at-knee-height', 'shoes-on-steps', 'busts-on-steps'],
  text: document(
    p(
      'A shoe at eye level is an object: you see its side, its stitching and its price. A shoe on the floor is a shoe. Somewhere between the two is the height at which a person stops admiring it and starts to imagine it under her own trouser leg. We went looking for that height in Copenhagen in June, with a wall of four boards and a spanner.',
    ),
    p(
      'The boards stood at 14, 48, 84 and 120 centimeters, in a bay 1.89 wide. Every three days the shoes stayed where they were in the row and the rows changed places, until each had spent nine days on each board. Thirty-six days, 24 styles, one shop, 402 pairs sold.',
    ),
    table(
      ['Board', 'Picked up', 'Tried on', 'Pairs sold', 'Share'],
      ['120 cm', '611', '118', '74', '18%'],
      ['84 cm', '548', '131', '88', '22%'],
      ['48 cm', '497', '239', '172', '43%'],
      ['14 cm', '190', '97', '68', '17%'],
    ),
    h2('Picked up less, bought more'),
    p(
      'The top board is the most handled, and it converts worst: people take the shoe down, turn it over, read the sole, put it back with the toe the wrong way. At 48 they do not lift it. They step up to it, put a foot beside it, and look down at both. Of the 239 trials from that board, 160 began without the shoe having been picked up at all.',
    ),
    p(
      'Forty-eight centimeters is a knee. It is also, within a centimeter, a chair. Somebody who sits down to try on one pair has the next at hand height without getting up, and the second pair was where the money was: with the bench within two meters of the low board, one sitting in five ended in two pairs. With the bench across the room it was one in fourteen.',
    ),
    asset('shoes-on-steps'),
    h2('Steps, if there is no wall'),
    p(
      'The other way to get shoes down is a stair. Six steps with a rise of 17 centimeters bring the second, third and fourth into the good zone and leave the top one for the boot that nobody buys and everyone comes in for. Left shoes only. Toes toward the light. One style a step: two on a step are a ',
      italic('range'),
      ', and a range sends people off to compare.',
    ),
    p(
      'What goes where the shoes used to be? Bags at 84, belts and laces at 120. The shop put plain black leather care at eye level and sold more polish in July than in the whole of 2021, at a margin we are not allowed to print.',
    ),
    p(
      'Two costs. The deep ledge takes 22 centimeters out of the aisle, and it has to be dusted twice a day, since at that height every mark is seen. Members with prams about should round the corners. And a warning against doing it to everything: knitwear at 48 centimeters is a jumble sale. Piles want the height we gave them in ',
      entryLink('me-15-009', 'A Table Is Not a Shelf'),
      '.',
    ),
  ),
}
