import { asset, document, entryLink, h2, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const dressingForTheDoor: DemoEntry = {
  id: 'rr-21-016',
  type: 'presentation',
  title: 'Dressing for the Door',
  slug: 'dressing-for-the-door',
  standfirst:
    'We stood at six front doors and wrote down what came out. The coat is ready for the street. What is under it has not heard.',
  code: 'RR 21-016',
  date: '2021-10-11',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Outerwear', 'Silhouette', 'Footwear', 'Copenhagen', 'London'],
  images: ['door-half-out', 'door-last-lace', 'stair-four-looks'],
  text: document(
    p(
      'The shows are back, with chairs. Before going to them we did something we had wanted to do for eighteen months: we stood opposite six apartment houses, three in London and three in Copenhagen, on weekday mornings between half past seven and half past nine, and noted what people wore as the door opened. A hundred and twenty came out. We wrote down the coat, the shoe and the trouser, in that order, because that is the order in which one sees them.',
    ),
    p(
      'Eighty-eight wore a proper coat, in the sense of one with a shoulder. Seventy-one wore street shoes. And thirty-four, not quite three in ten, wore trousers that had a crease, a zip or a loop for a belt. The rest were in jersey, fleece, or something with a drawstring. A good wool coat, laced shoes, and between them the sofa.',
    ),
    table(
      ['Seen at the door', 'Of 120', 'Share'],
      ['Coat with a shoulder', '88', '73%'],
      ['Street shoes', '71', '59%'],
      ['Trousers with a fastening', '34', '28%'],
      ['All three', '23', '19%'],
    ),
    asset('door-half-out'),
    h2('From the outside in'),
    p(
      'Then we went to the shows, and there it was: red coats, tight at the shoulder, over gingham pajama shirts. A camel polo coat over a bathrobe, and nobody laughed. Of 640 looks, 117 paired a tailored outer layer with something one could sleep in. We had taken the people at the doors for laggards. They were early.',
    ),
    p(
      'Tailoring used to work outward. One bought a suit, then a coat to go over it. Now the coat is bought first and asked to do all of it: to close over anything, to look finished with nothing finished beneath, to be taken off last or not at all. That alters the cut. The fronts overlap further, 14 centimeters instead of 9. The collar stands, to hide whatever is round the neck. The hem drops below the knee so that a knitted trouser shows only as a color.',
    ),
    quote('I dress for the ten meters between my door and the bus. After that I am sitting down.'),
    h2('The shoe is the hinge'),
    p(
      'A man of about seventy, in Frederiksberg, sat down on the step outside his own door to tie his shoes. He told us he did it there because indoors he would think better of going. Lacing takes eleven seconds a foot; a slip-on takes none. Of the street shoes we counted 46 were slip-ons, and in the shows 58 percent had neither lace nor buckle. We would still stock the lace. People who tie a shoe have decided something.',
    ),
    asset('door-last-lace'),
    p(
      'For the shop floor this means the coat wall moves forward and the trouser wall does not follow. Hang coats nearest to the door, where we once put ',
      entryLink('gi-13-007', 'the umbrellas'),
      ', and let them be tried over whatever the customer has come in. Do not style them over a suit. On two platforms in the same store, same coat, the one shown over a sweatshirt sold 16 and the one over a jacket 7.',
    ),
    p(
      'The trouser with a fastening will come back by the ankles up. Start with a soft one: drawstring inside, zip outside. And put a chair by the door. Everyone who changes shoes needs one, as ',
      entryLink('me-21-008', 'Fitting Rooms Deserve a Chair'),
      ' says of another small room.',
    ),
  ),
}
