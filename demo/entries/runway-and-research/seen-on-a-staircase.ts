import { asset, document, entryLink, h2, italic, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const seenOnAStaircase: DemoEntry = {
  id: 'rr-20-009',
  type: 'presentation',
  title: 'Seen on a Staircase',
  slug: 'seen-on-a-staircase',
  standfirst:
    'No seats, no audience, 47 films. In 19 of them the models came down a flight of stairs, and we finally saw the hems from below.',
  code: 'RR 20-009',
  date: '2020-10-12',
  section: 'runway-and-research',
  template: 'video',
  tags: ['Silhouette', 'Outerwear', 'Footwear', 'Milan', 'Paris'],
  images: ['stair-descending', 'stair-four-looks', 'sleeves-side-by-side'],
  embed:
    '<iframe src="/embeds/seen-on-a-staircase.html" title="Five looks come down one flight of stairs"></iframe>',
  text: document(
    p(
      'For the first time since we began counting we counted from a kitchen. Four of us, in four kitchens, watched the season on laptops with the sound off and a stopwatch running. Thirty-eight houses showed nothing or sent a box. Forty-seven sent a film.',
    ),
    p(
      'A film without an audience has to explain why people are walking. Nine set it in a house, seven in a wood, five in an empty theater, and seven had no place at all, only a wall. Nineteen used a staircase. It is a good answer. Someone coming down a stair has a reason to, looks where she is going, and cannot be asked to hurry.',
    ),
    table(
      ['Place', 'Films', 'Median length', 'We stopped watching at'],
      ['Staircase', '19', '6:40', '5:10'],
      ['House', '9', '9:20', '2:41'],
      ['Wood', '7', '11:05', '2:15'],
      ['No place', '7', '4:30', '3:58'],
      ['Empty theater', '5', '12:50', '3:20'],
    ),
    p(
      'The last column is not science. It is the point at which two of the four had looked away from the screen. But the difference is large. The stair has a rhythm, one look every eight or nine steps, and it ends when the steps do.',
    ),
    h2('What a runway never showed'),
    p(
      'The camera stood at the foot of the flight. From a front-row chair one sees a coat from the hip; from below one sees the hem first, then the lining, then the sole of a shoe. We learned more about insides this season than in the ten before it. Of 31 coats on one stair in Milan, 22 had a facing deeper than 8 centimeters, and six were finished inside with a binding in a second color that no seated guest would ever have found.',
    ),
    asset('stair-four-looks'),
    p(
      'Coats also do something on a stair that they cannot do on the flat. Going down, the back hem stays on the step above for about half a second after the wearer has left it. Ten centimeters too long and it is trodden on. We saw that twice, both times left in. At the right length, around 18 centimeters from the floor, it arrives late on every step, like a dog.',
    ),
    p(
      'Shoes were flatter: 71 percent under three centimeters, against 44 in the spring. It may be mood. It is also what happens when somebody has to descend the same 14 steps thirty times for the camera.',
    ),
    h2('For a floor with fewer people on it'),
    p(
      'If your shop has a stair, it is now your best fixture. With the distances we are all keeping (',
      entryLink('me-20-011', 'The Six-Foot Floor'),
      ') one customer at a time goes up and the rest look. A member in Antwerp put three forms on the treads instead of in the window, at steps 3, 7 and 11, and marked the coats on them. Visitors were a third of last October’s. Those coats sold 26 against 31 a year ago.',
    ),
    p(
      'If it has no stair, borrow the angle. Lower one shelf, raise one rail to 1.9 meters, and let people see a hem from beneath. The clothes made for rooms this summer, which we described in ',
      entryLink('dm-20-013', 'Home Clothes, Drawn Outdoors'),
      ', will look unfinished from there. The others will look as if someone had expected you.',
    ),
    p(
      'The film above is ours: five looks, ',
      italic('cut from paper on a table'),
      ', one flight. It took two of us a weekend, which is what one has this year.',
    ),
  ),
}
