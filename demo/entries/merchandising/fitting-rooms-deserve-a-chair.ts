import { asset, document, entryLink, h2, p, quote, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const fittingRoomsDeserveAChair: DemoEntry = {
  id: 'me-21-008',
  type: 'presentation',
  title: 'Fitting Rooms Deserve a Chair',
  slug: 'fitting-rooms-deserve-a-chair',
  standfirst:
    'Of 212 fitting rooms we stood in, 47 had somewhere to put a coat. A chair costs $60 and pays for itself in nine days.',
  code: 'ME 21-008',
  date: '2021-04-19',
  section: 'merchandising',
  template: 'article',
  complimentary: true,
  tags: ['Fitting rooms', 'Service', 'Dresses', 'Lighting'],
  images: ['fitting-room-chair', 'fitting-rooms-row', 'mirror-leaning'],
  text: document(
    p(
      'You come in wearing a coat, carrying a bag, with three things over your arm. There are two hooks. The coat takes one and the clothes the other, so the bag goes on the floor, and whatever you take off goes on the bag. By the second garment you are standing on your own sleeve. You are now asked to decide whether you look well.',
    ),
    p(
      'As rooms reopened this spring we went into 212 of them, in 58 shops, with a tape and a thermometer. Forty-seven had a seat of any kind. Eighty-eight had a single hook, or two so close together that a hanger on one covered the other. The average was 98 by 107 centimeters, about the size of a telephone box and lit like one.',
    ),
    asset('fitting-rooms-row'),
    h2('One chair, four rooms'),
    p(
      'A shop with four equal rooms let us put a chair into three of them and leave the third as it was, for 26 trading days. Staff sent people in turn. In the rooms with a chair the visit lasted 9 minutes 40 against 6 minutes 10, 2.9 garments were tried against 2.1, and 61 in a hundred bought something against 44. Nobody mentioned the chair. Six people asked for “one of the bigger rooms”. All four were 1.50 wide.',
    ),
    p(
      'The chair was beech, with a rush seat at 47 centimeters, and cost $60. At that shop’s average sale the three of them brought in about $20 a day above the room without. A stool is half as good: it takes a bag but not a jacket. A bench fixed to the wall is better than a stool, and is never in the right place for whoever needs it.',
    ),
    quote('I sat down to do up the boots and thought, well, I am sitting here in them.'),
    h2('The rest of the room'),
    ul(
      ['1.30 deep by 1.50 wide. Below 1.20 elbows meet the curtain, and the curtain opens.'],
      ['Three hooks at 1.70, forty centimeters apart: hers, yours, and no.'],
      [
        'Curtain to within five centimeters of the floor, heavier than seems necessary, 30 percent wider than the gap.',
      ],
      [
        'Light from both sides of the glass, none from above. Overhead light puts ten years under the eyes and takes the blame out on the dress.',
      ],
      [
        'A shelf for a telephone, at the height of the mirror’s middle, facing the way people photograph themselves.',
      ],
      ['22 degrees. We measured 17 to 28, and at 28 nobody tried on a second knit.'],
    ),
    p(
      'If rooms must be taken out to make room for better ones, take them. Two shops in the survey went from six small to four large last year because of the distance rules we drew in ',
      entryLink('me-20-011', 'The Six-Foot Floor'),
      '. Both sell more through four. There is sometimes a queue, and there is a chair for that too.',
    ),
  ),
}
