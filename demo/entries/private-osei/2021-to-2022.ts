import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theHallMeasured: DemoEntry = {
  id: 'osei-hall-measured',
  type: 'private',
  clientId: 'osei',
  title: 'The Hall, Measured',
  slug: 'the-hall-measured',
  standfirst:
    'Our first week with you: 1,248 square meters, one good door, and an aisle that loses people at stall 8.',
  code: 'OMH 21-001',
  date: '2021-10-18',
  template: 'article',
  tags: ['Market hall', 'Fixtures', 'Shopfronts'],
  images: ['osei-hall-plan', 'osei-roof-truss'],
  text: document(
    p(
      'You had no plan of the hall. The one in the office shows a staircase that was taken out before your mother was born. So we began with a tape, over three mornings before seven, and then stood at both doors on Saturday 2 October with a clicker in each hand. This is what we have. Please write on it.',
    ),
    p(
      'Inside the walls the hall is 48 meters by 26. The east aisle has twelve stalls of 3.5 meters, which is 42 meters with nothing left over; somebody set that out with care, about 1908. Everything since has been set out by whoever was there.',
    ),
    table(
      ['Use', 'Square meters', 'Share'],
      ['Twelve stalls, east aisle', '160', '13%'],
      ['The House', '128', '10%'],
      ['Coffee corner', '62', '5%'],
      ['Fish counter', '28', '2%'],
      ['Cold room, stores, toilets', '150', '12%'],
      ['Floor that is walked on', '720', '58%'],
      ['Together', '1,248', '100%'],
    ),
    p(
      'More than half is walking. That is right for a market, and it is the part nobody manages. Of 2,140 people on the Saturday, 1,926 came in from Canal Street and 214 by the south door. Of those from Canal Street six in ten reached the fish counter. Hardly a quarter, 24 in a hundred, got past stall 8.',
    ),
    h2('Why they turn'),
    p(
      'We first thought it was the goods. It is the floor. Between stalls 7 and 8 there is a drain cover, a step of 18 millimeters, and the yellow arrows of last year, which still send everybody back toward the door. We watched 140 people arrive at the arrows. A hundred and nine obeyed them, eleven months after the rule was lifted.',
    ),
    h2('Before Christmas'),
    ol(
      ['Take up the arrows. A day with a scraper.'],
      ['Level the drain cover. Your plumber quotes $640.'],
      ['Leave the south door open on Saturdays until two, with one person at it.'],
      ['Change nothing else. We would like one clean count before anybody has ideas, ourselves included.'],
    ),
    p(
      'What we cannot tell you yet is what a stall earns. Five traders showed us their books, four laughed, and three were busy. The plan is yours; we have left room on it.',
    ),
  ),
}

export const lightFromTheRoof: DemoEntry = {
  id: 'osei-roof-light',
  type: 'private',
  clientId: 'osei',
  title: 'Light from the Roof',
  slug: 'light-from-the-roof',
  standfirst:
    'You have quotes for 31 thousand dollars of lamps. First wash 108 panes, and turn off the ones you have.',
  code: 'OMH 22-001',
  date: '2022-03-28',
  template: 'article',
  tags: ['Lighting', 'Market hall', 'Fixtures'],
  images: ['osei-roof-truss', 'osei-fish-counter', 'osei-hall-plan'],
  text: document(
    p(
      'In October we wrote that the hall was dark and suggested lamps along the tie beams. We were wrong, and two lighting firms have since been wrong with us, at your expense. Lamps at 5.2 meters light the tops of heads. We spent 12 and 13 March in the hall with a meter and have thrown our sketch away.',
    ),
    table(
      ['Lux at counter height', '8:00', '10:00', '12:00', '14:00', '16:00'],
      ['Fish counter', '310', '840', '1,150', '920', '380'],
      ['Nave, under truss 5', '190', '620', '980', '700', '240'],
      ['East aisle, stall 3', '90', '160', '210', '180', '110'],
      ['East aisle, stall 10', '60', '95', '120', '105', '70'],
      ['The House, mirror', '140', '150', '160', '150', '150'],
    ),
    p(
      'Read the first line against the last. At noon fish is sold in seven times the light of a blouse, under the same roof. The House is lit by 24 tubes that make 150 lux at every hour, so that a customer who looks up at noon sees daylight everywhere except where she is standing.',
    ),
    p(
      'The stalls are darker still, and there it does no harm before noon. Stall 3 sells cheese and likes it. Stall 10 sells buttons, and at 95 lux its owner matches a navy to a black about once a week. She showed us the tin in which she keeps the mistakes.',
    ),
    h2('What is in the way'),
    p(
      'The lantern along the ridge has 108 panes, 54 to a side. Of those on the east 41 are painted over, in butter-colored oil paint, and the man at stall 9 knows when: the summer of 1976, to save the cheese. The cheese now has a refrigerator. We had one pane scraped. It let through seven times what its neighbor did.',
    ),
    asset('osei-fish-counter'),
    h2('In this order'),
    ol(
      ['Scrape and wash the lantern. Scaffold, two men, four nights: $6,900.'],
      [
        'Take out the tubes in the House. Put in nine lamps on stems at 2.3 meters, over tables and not over aisles: $2,150.',
      ],
      [
        'Move the mirror 4 meters west, where the roof reaches it. The gain was measured elsewhere in ',
        entryLink('me-18-006', 'The Mirror Moves Sales'),
        '; here it costs two screws.',
      ],
      ['In the east aisle do nothing until the paint is off.'],
    ),
    p(
      'That is $9,050 against the $31,000 in your drawer. If stalls 8 to 12 are still below 200 lux in June, we will come back and talk about a lamp over each counter. Keep the quotes. Do not sign the one with the chandeliers.',
    ),
  ),
}

export const whatTheFishCounterKnows: DemoEntry = {
  id: 'osei-fish-counter-knows',
  type: 'private',
  clientId: 'osei',
  title: 'What the Fish Counter Knows',
  slug: 'what-the-fish-counter-knows',
  standfirst:
    'It sells everything by four and keeps nothing in reserve. Six Saturdays of running a clothing table by its rules.',
  code: 'OMH 22-002',
  date: '2022-10-03',
  template: 'article',
  tags: ['Market hall', 'Assortment', 'Fixtures', 'Full price'],
  images: ['osei-fish-counter', 'osei-scale'],
  text: document(
    p(
      'The best merchandiser in the building wears boots. On a slab of 4.2 meters he puts out between 90 and 110 fish at six in the morning, and at four there are none, at prices that have moved twice and never been called a sale. You asked us what the House should learn from department stores. We would start nearer.',
    ),
    h2('His rules, as he gave them'),
    ul(
      ['Nothing is under the counter. If it is not on the ice, it is not for sale.'],
      ['The best goes at the customer’s left hand, because the right one is holding a bag.'],
      ['At eleven and at two everything is moved, even if nothing has been sold.'],
      ['The price stands beside the piece, on one card, in one hand.'],
      ['An empty patch is closed up at once. A gap makes the next fish look like the last.'],
    ),
    p(
      'From 20 August to 24 September we ran the long table in the House that way on Saturdays: forty pieces, none in reserve, re-laid at eleven and two by the same person. The short table next to it stayed as it was, with some 130 pieces and a full cupboard below.',
    ),
    table(
      ['Six Saturdays', 'Long table', 'Short table'],
      ['Pieces put out', '240', '780'],
      ['Sold', '171', '144'],
      ['At the ticket', '168', '97'],
      ['Takings', '$7,866', '$5,328'],
      ['Hours of staff', '39', '31'],
    ),
    p(
      'The table with less than a third of the stock sold more of it, and nearly all at the ticket. It took eight hours more. At $18 an hour that is $144 for $2,538 of takings. We had expected people to mind being told that there was no other size. Eleven asked, in six weeks; four of them bought what was there.',
    ),
    asset('osei-scale'),
    h2('Where it stops'),
    p(
      'On the fourth Saturday we tried selling linen by weight, on the scale from stall 3, at $46 a kilogram. It drew a crowd and sold nine pieces. A customer can see what a fish weighs. With cloth the needle only told them that the large was dearer than the small, which they had come to the House to avoid. We gave the scale back at noon.',
    ),
    p(
      'So: forty pieces on the long table from now on, and the cupboard emptied into the stockroom. The short table may keep its ways until January, for comparison, after which it should learn to be a table; see ',
      entryLink('me-15-009', 'A Table Is Not a Shelf'),
      '. And pay the fishmonger for the lesson. He will take it in ',
      italic('shirts'),
      '.',
    ),
    quote('If it needs explaining, it is yesterday’s.'),
  ),
}
