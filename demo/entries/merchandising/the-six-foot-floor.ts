import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theSixFootFloor: DemoEntry = {
  id: 'me-20-011',
  type: 'presentation',
  title: 'The Six-Foot Floor',
  slug: 'the-six-foot-floor',
  standfirst:
    'Draw a disc of 1.83 meters round each customer and a shop of 66 square meters holds seven. Here is how to lay it out.',
  code: 'ME 20-011',
  date: '2020-06-22',
  section: 'merchandising',
  template: 'article',
  tags: ['Fixtures', 'Service', 'Small towns', 'Shopfronts'],
  images: ['six-foot-floor', 'six-foot-plan', 'first-three-steps-plan'],
  text: document(
    p(
      'Fourteen members have opened again since the middle of May and each has rung to ask the same thing: how many people, and where do the rails go. The rules differ from state to state and some of them changed while we were drawing. The geometry does not. Six feet is 1.83 meters. A person who must keep that from the next one stands in the middle of a disc 1.83 across, and takes it along wherever she goes.',
    ),
    p(
      'On an empty floor of 66 square meters you can lay sixteen such discs. With the fixtures we found in March you can lay four. Take out five rails of eight, pull the others off the walls, and it is seven. The shop in the first drawing is real, 8.60 by 7.70, in a town of 19,000, and has been trading like that since June 3. The plan below is a smaller one, 6.00 by 3.60 with a door at each end, where three fixtures came out and four people fit.',
    ),
    asset('six-foot-plan'),
    h2('In that order'),
    ol(
      [
        'Find the pinch. There is always one place where two people must pass, and it is usually at the till. Clear that first, to 2.20 meters, before buying any tape.',
      ],
      [
        'One way round, if there are two doors. If there is one door, the loop turns left: most people drift right, and the few who go against them will be seen in time.',
      ],
      [
        'Islands instead of walls. A rail that can be seen from both sides serves two discs. Against the wall it serves one, with its back turned.',
      ],
      [
        'Put the discs where the stock is and nowhere else. A disc in the aisle invites someone to stand in the aisle.',
      ],
      ['Bench outside, in the shade, two meters from the door. The queue is now part of the shop.'],
    ),
    p(
      'Vinyl discs are $14 each and look like an accident. Ours were cut from yellow felt, 91 centimeters of radius, edges stitched, $31; they are swept, and children stand on them unasked. Two were free at any one time, even on the first Saturday. We had expected all seven to be full and a line to the corner.',
    ),
    table(
      ['', 'June 2019', 'June 2020, weeks 1 and 2'],
      ['Visitors a day', '118', '41'],
      ['Minutes inside', '7', '16'],
      ['Bought something', '19%', '57%'],
      ['Average sale', '$62', '$94'],
      ['Taken a day', '$1,390', '$2,197'],
    ),
    h2('Read the last line with care'),
    p(
      'It is two weeks, after eleven of nothing, with the browsers at home. Nobody should plan a year on it. In seven of the fourteen shops the same line is down by more than a third, and the city ones are worse: what an empty street does to them is in ',
      entryLink('bi-20-005', 'An Empty Street, Measured'),
      '. But sixteen minutes is worth noticing. Someone who has waited, washed her hands and been let in does not leave after a lap.',
    ),
    p(
      'Trying on is the hard part. Three of the fourteen have closed their rooms; the others hold what has been tried for 24 hours on a rail at the back and steam it. We think that is more than is needed, and would do it anyway, because the rail can be seen. Put a card on it with the time.',
    ),
    p(
      'Keep the five rails that came out of the first shop. In March they held 44 percent of its stock and, when we looked, 19 percent of the sales. When this is over, leave three of them in the cellar.',
    ),
  ),
}
