import { asset, document, entryLink, h2, p, quote } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theMirrorMovesSales: DemoEntry = {
  id: 'me-18-006',
  type: 'presentation',
  title: 'The Mirror Moves Sales',
  slug: 'the-mirror-moves-sales',
  standfirst:
    'We carried one looking glass from the far wall to the end of the rail, 1.6 meters away, and counted for five weeks.',
  code: 'ME 18-006',
  date: '2018-02-26',
  section: 'merchandising',
  template: 'article',
  tags: ['Fitting rooms', 'Fixtures', 'Outerwear', 'Milan'],
  images: ['mirror-moved', 'mirror-leaning', 'fitting-rooms-row'],
  text: document(
    p(
      'In most shops the mirror goes where there is a wall left over. In the shop in Milan where we spent January it hung on the back wall between the shelves and the stair, 6.4 meters by foot from the coats. People took a coat off its hanger, put one arm in, looked about for themselves, and hung it back. We saw it 61 times on the first Saturday.',
    ),
    p(
      'On the Sunday two of us took the glass down, screwed it to a foot of 20-millimeter steel plate, and stood it beside the end of the coat rail: four strides nearer. Nothing else in the shop was changed, including the lamps.',
    ),
    quote('I thought you would move the coats.'),
    p(
      'That was the owner, on Tuesday. By the end of the fifth week coats tried on the floor had gone from 23 a day to 58. Coats sold went from 19 a week to 27, at an average of $415. The fitting rooms, which had been full of people looking at coats, emptied out, and dresses went up by a tenth because there was somewhere to try them. The woman at the till told us she had stopped hearing the question “Where can I see?”',
    ),
    h2('Two meters, and then it stops'),
    p(
      'How near is near? We tried four distances with tape on the floor, three days each. At 1.6 and 2.0 meters there was no difference. At 3.2 the trying fell by half. At 4.5 it was back where it had been at 6.4. Our reading is that a person will go as far as she can see the hanger she left behind, and her bag.',
    ),
    asset('mirror-leaning'),
    p(
      'Lean it. A glass that hangs plumb at eye height cuts off the hem at anything under two meters, and a coat is bought on its hem. At four degrees, with the foot on the floor, a person of 1.60 sees her shoes from 1.2 meters away. It also makes everyone a little longer. We have been asked whether that is honest. It is less than the difference between two heels.',
    ),
    p(
      'Width is where money is wasted. At 85 centimeters there is room for one body and the arm being put into a sleeve. At 60 people turn sideways to fit and decide that the coat is wide. At 120 two strangers stand in it, and both leave.',
    ),
    h2('What it upset'),
    p(
      'Three things, for the record. Theft went up by two coats in five weeks, both from the hanger nearest the glass; we turned the rail so that the till could see it. Coats needed pressing every second day in place of every week. And the shop across the passage asked for its own, which its landlord had refused since 2011. If there is no floor to spare, a mirror 30 wide on the end of the rail itself does about two thirds of the work for $70.',
    ),
    p(
      'The fitting room keeps its glass. What is done there is different and slower, and the last word is usually said by a pin: see ',
      entryLink('bs-17-011', 'Own the Alteration'),
      '.',
    ),
  ),
}
