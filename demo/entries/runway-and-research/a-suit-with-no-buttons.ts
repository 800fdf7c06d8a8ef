import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aSuitWithNoButtons: DemoEntry = {
  id: 'rr-23-008',
  type: 'presentation',
  title: 'A Suit With No Buttons',
  slug: 'a-suit-with-no-buttons',
  standfirst:
    'Seventy-one jackets had nothing to close them. The hand does it instead, and the hand, it turns out, is what people look at.',
  code: 'RR 23-008',
  date: '2023-03-13',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Tailoring', 'Menswear', 'Silhouette', 'Milan'],
  images: ['suit-held-shut', 'suit-sideways', 'look-seated'],
  text: document(
    p(
      'It began as a shortage. A factory in the Veneto ran out of the person who does buttonholes, and a sample came to the fitting without any. The designer put it on, held it shut with one hand, walked to the window, and told them not to bother. We have this from the factory, who would like it known that they have since hired someone.',
    ),
    p(
      'In the shows we counted 164 suits in 988 looks. Seventy-one of the jackets had no button, no hook one could see, and no buttonhole. Two years ago it was eight. How they stayed shut, when they did, we noted from the side of the runway.',
    ),
    table(
      ['How it closes', 'Jackets', 'Cost against three buttons'],
      ['It does not', '29', '$2.30 less'],
      ['By hand', '17', '$2.30 less'],
      ['Hidden hook', '14', '$0.40 less'],
      ['Magnet', '7', '$3.10 more'],
      ['Tied inside', '4', '$0.90 more'],
    ),
    asset('suit-held-shut'),
    h2('What three buttons were doing'),
    p(
      'A good deal, as one finds on taking them away. The middle button is the pivot of a jacket: the fronts hang from the shoulder, swing in to that one point, and swing out again. Without it they hang from the shoulder and go on hanging. So the shoulder must be exact, which costs more than the buttons saved, and the fronts must weigh enough to stay down. The ones that worked were cut in 380-gram flannel with a strip of chain or a tape of lead shot in the hem. The ones that did not flapped.',
    ),
    p(
      'The edge changes as well. A buttoned edge is straight to the break and then curves away. Here the better ones overlap by a hand’s breadth at the waist and run diagonally to the opposite hip, so that even standing open they look as if they had just been let go.',
    ),
    h2('Hands'),
    p(
      'The men and women wearing them did not know what to do at first. Watch the films: before the turn, most hold the fronts together at the waist; after it, nine in ten have let go or put the hand in a pocket. It makes them look like people rather than like suits. Seated it is better still. A buttoned jacket must be undone to sit and done up to rise, two small ceremonies that a younger customer has never been taught. This one sits down when he does.',
    ),
    asset('suit-sideways'),
    p(
      'We lent nine to men who wear a jacket to work. After two weeks seven wanted to keep theirs, one had had a button sewn on by his wife, and one reported that on a station platform in wind it was “like being a flag.” None had been asked where the buttons were.',
    ),
    h2('Buying it'),
    p(
      'One suit in six, no more, and not the navy: the customer for navy wants to be able to close it. Gray-blue, plum, a windowpane. Take the hidden hook if it is offered, since it lets the same jacket be sold to the cautious. Size strictly by the shoulder. With nothing to do up, customers try a size smaller and are pleased, and then lift an arm.',
    ),
    p(
      'The saving of $2.30 a jacket is real and should go into the canvas. If you are tempted to spend it on another shade instead, read ',
      entryLink('bi-23-007', 'The Cost of One More Color'),
      ' first. And to those who miss the thing itself we recommend a visit to ',
      entryLink('gi-17-012', 'The Library of Buttons'),
      ', where 4,000 of them wait in drawers for the fashion to be over.',
    ),
  ),
}
