import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theFirstThreeSteps: DemoEntry = {
  id: 'me-13-004',
  type: 'presentation',
  title: 'The First Three Steps',
  slug: 'the-first-three-steps',
  standfirst: 'For 2.10 meters inside the door nobody sees anything. Most shops put their best table there.',
  code: 'ME 13-004',
  date: '2013-05-20',
  section: 'merchandising',
  template: 'article',
  tags: ['Fixtures', 'Shopfronts', 'Accessories', 'London'],
  images: ['first-three-steps', 'first-three-steps-plan', 'table-and-shelf'],
  text: document(
    p(
      'Stand inside a shop door on a bright day and watch faces. For the first step people are still outside: keys, umbrella, the end of a sentence. On the second the pupils are opening. On the third the head comes up and turns, nearly always to the right. Three steps at the pace of someone arriving are 70 centimeters each, so the shop begins at 2.10 meters.',
    ),
    p(
      'We measured this in four London shops over eleven days in April, with a chalk line on the floor and somebody at the till who made a stroke for every head. The line moved a little. Old people needed 1.90, people on the telephone 2.60, and in the one shop with a mat the color of the pavement it was nearly three meters.',
    ),
    asset('first-three-steps-plan'),
    h2('What was standing in it'),
    p(
      'All four had goods in the zone. Between them: a leaflet stand, two baskets, a bust in the season’s blouse, and a table of scarves at $48 which the owner called her shop window indoors. We asked 200 people, ten meters further in, what they had just walked past. Nineteen could name anything. Eleven of those said “a stand”.',
    ),
    table(
      ['In the zone', 'Passed in a day', 'Touched', 'After moving it 1.5 m in'],
      ['Scarf table', '212', '9', '41'],
      ['Two baskets', '340', '14', '37'],
      ['Bust', '188', '2', '26'],
      ['Leaflets', '305', '6', '8'],
    ),
    p(
      'Leaflets are leaflets. Everything else did between two and a half and thirteen times better for being pushed back by the length of a bicycle. The scarf table took $1,970 in the fortnight after, against $430 in the one before, with the same scarves.',
    ),
    h2('Leave it empty, and make it good'),
    p(
      'So give the three steps to the floor. A dark carpet, wool, 1.60 by 2.10, does more than any fixture: it tells the foot that it has arrived and it drops the light level by about a third, which is what the eyes were waiting for. Ours cost $310 fitted. Keep the door side free to 1.60 meters, because two people coming in together stop shoulder to shoulder before one of them decides.',
    ),
    p(
      'Then look right. Of 41 visitors whose paths we drew on one Saturday, 31 turned right at the end of the carpet. The first full-price rail belongs there, and so does whoever is working. On the left put what people come for anyway; the ten who went that way all knew where they were going.',
    ),
    p(
      'A hanger in the wrong place pays the same rent as one in the right place; the sum is in ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '. The bust by the door had been standing on four hangers’ worth since February.',
    ),
  ),
}
