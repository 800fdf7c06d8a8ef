import { asset, document, entryLink, h2, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theCounterComesBack: DemoEntry = {
  id: 'me-25-021',
  type: 'presentation',
  title: 'The Counter Comes Back',
  slug: 'the-counter-comes-back',
  standfirst:
    'For forty years shops took the counter away so that people could help themselves. Small goods would like it returned.',
  code: 'ME 25-021',
  date: '2025-09-15',
  section: 'merchandising',
  template: 'article',
  tags: ['Service', 'Accessories', 'Fixtures', 'Autumn 2025', 'Lisbon'],
  images: ['counter-elevation', 'counter-in-the-corner', 'mirror-moved'],
  text: document(
    p(
      'Gloves, on a spinner, at $85. Each pair held by a plastic loop through both cuffs, so that you can try on a left hand with the right one hanging from it. That was the accessories corner of a member in Lisbon until March. It sold four pairs a week and lost one.',
    ),
    p(
      'In April she built a counter: oak, painted ultramarine, 92 centimeters high and 2.90 long, with a top of pale linoleum and a wall of 48 drawers behind it, bought from a closed haberdasher for $1,300. The gloves went into the drawers by size. Nothing lies out but a scarf, a hat, and whatever the last person was shown. You ask. Somebody opens a drawer.',
    ),
    quote('They hold out their hand without being told to. I have not seen that since I was a child.'),
    h2('Twenty-two weeks'),
    table(
      ['Per week', 'Spinner, 2024', 'Counter, 2025'],
      ['People who stopped', '160', '74'],
      ['Pairs of gloves sold', '4', '17'],
      ['Scarves sold', '9', '14'],
      ['Sales', '12', '23'],
      ['Average sale', '$91', '$139'],
      ['Lost or damaged', '1.1', '0.1'],
      ['Staff hours at it', '3', '26'],
    ),
    p(
      'Half as many people stop, and we would not hide that. A counter asks for a sentence, and some would rather not. Those who do speak buy nearly one time in three. The hours are the price of it: 23 more a week, $414 at her rate, against about $1,050 more gross margin. It would not work for socks.',
    ),
    h2('How to draw one'),
    asset('counter-in-the-corner'),
    ul(
      ['92 centimeters. At 85 it is a desk and people put bags on it. At 100 it is a bar and they lean.'],
      ['60 deep, so that two hands meet in the middle with a glove between them.'],
      [
        'An L if there is a corner. On a straight counter one person is served and the next one watches her back; round a corner they can see each other, and talk.',
      ],
      [
        'A wall of small drawers and no large ones. One sample on the front of each is better than any label.',
      ],
      ['The till out of sight at the short end. The counter is for the showing.'],
      ['A stool on the customer’s side after November.'],
    ),
    p(
      'What to put behind it? Anything with a size that cannot be told by eye, or that is spoilt by being handled, or is worth more when it is brought to you: gloves, hosiery over $30, silk squares, watches, buttons. Leave out whatever people like to find for themselves. Hats do best half and half, with six on the wall and the rest in boxes.',
    ),
    p(
      'We looked at the outline of counters in 2019, in ',
      entryLink('dm-19-005', 'Curves at the Counter'),
      ', and had almost nothing to say about their use, which was the wrong half to study. This one is plain and square. It works in shops where somebody knows which drawer, and that takes more than a season.',
    ),
  ),
}
