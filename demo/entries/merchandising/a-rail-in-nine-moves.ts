import { asset, bold, document, entryLink, h2, ol, p } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aRailInNineMoves: DemoEntry = {
  id: 'me-26-007',
  type: 'presentation',
  title: 'A Rail in Nine Moves',
  slug: 'a-rail-in-nine-moves',
  standfirst:
    'Forty minutes before opening, one rail of 2.60 meters, thirty pieces. Nine things to do to it, in this order.',
  code: 'ME 26-007',
  date: '2026-04-13',
  section: 'merchandising',
  template: 'indesign',
  tags: ['Fixtures', 'Assortment', 'Color', 'Sizing', 'Spring 2026'],
  images: ['rail-in-nine-moves', 'rail-before-and-after', 'fold-or-hang'],
  embed:
    '<iframe src="/embeds/a-rail-in-nine-moves.html" title="A rail in nine moves, as a book of pictures"></iframe>',
  text: document(
    p(
      'This is a small book to be kept by the rail. It was made for a member with 22 branches whose Saturday staff change twice a year, and whose area managers each had their own idea of a tidy rail. It has pictures because the manual it replaces had 64 pages and, as far as we could find, two readers.',
    ),
    p(
      'The pictures show one rail on one morning in March, from ten past nine to ten to ten. The clothes are what was hanging there. We did not choose them, and there is a green shirt in it that nobody could account for.',
    ),
    h2('The moves'),
    ol(
      [
        bold('Empty it.'),
        ' All of it, onto a table. A rail that is only straightened goes back to what it was by noon.',
      ],
      [
        bold('Take out a third.'),
        ' Thirty pieces become twenty. Broken sizes first, then whatever is on another rail as well.',
      ],
      [
        bold('Hooks one way.'),
        ' Open side to the back, like a question mark read from the left. Ten seconds, and it already looks ironed.',
      ],
      [
        bold('Kind with kind.'),
        ' Coats, then jackets, then the rest. People look for a sort of thing before they look for a color.',
      ],
      [
        bold('Long to short.'),
        ' Away from the door. The hems make one falling line and the space under the short end is for shoes.',
      ],
      [
        bold('Dark to light.'),
        ' Within each length. Start again at each kind; a single rainbow from end to end mixes coats with shirts.',
      ],
      [
        bold('Small to large.'),
        ' Within each color, smallest to the left, and check the ticket and not the hanger.',
      ],
      [
        bold('Leave a gap.'),
        ' Twenty-six centimeters, a little past the middle. It is where the hand goes in.',
      ],
      [
        bold('Turn one out.'),
        ' The last piece faces the room. It should be the loudest thing you have left, once.',
      ],
    ),
    asset('rail-before-and-after'),
    h2('Why in this order'),
    p(
      'Because each move is spoilt by the one after it if they are done the other way about. Color first, which is how nearly everybody begins, has to be undone for length. We timed both with six people who had never done either: 38 minutes in the order of the book, 61 by color first, and in four of the six second attempts the hooks had been forgotten.',
    ),
    p(
      'The second move is the one that gets argued over. Taking out ten pieces feels like taking out ten sales. In the 22 branches, over the five weeks since, a rail of twenty has sold 6.1 pieces a week where the rail of thirty sold 5.4, and the ten in the stockroom have gone to other branches or out again as replacements. A few of them end on the rail described in ',
      entryLink('gi-25-013', 'The Returns Rail'),
      '.',
    ),
    p(
      'It will not last the day. By four, on an ordinary Saturday, moves seven and three have come apart, in that sequence; five and six usually hold until closing. So redo three and seven at lunch, which takes six minutes, and leave the rest for the next morning. The gap closes by itself about once an hour. Open it again whenever you walk by: two fingers, one push.',
    ),
  ),
}
