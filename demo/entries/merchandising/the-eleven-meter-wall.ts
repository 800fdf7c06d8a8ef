import { asset, document, entryLink, h2, ol, p, quote } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theElevenMeterWall: DemoEntry = {
  id: 'me-26-016',
  type: 'presentation',
  title: 'The Eleven-Meter Wall',
  slug: 'the-eleven-meter-wall',
  standfirst:
    'A wall is read from the middle outward, in about nine seconds. Five bays, redrawn so the coat that pays for the rest is the first thing seen and the last thing passed.',
  code: 'ME 26-016',
  date: '2026-11-10',
  section: 'merchandising',
  template: 'article',
  tags: ['Fixtures', 'Assortment', 'Outerwear', 'Full price'],
  images: ['elevation', 'long-wall-from-the-corner', 'rail-before-and-after'],
  text: document(
    p(
      'The long wall of a shop is between nine and thirteen meters in most of the forty floors we measure each season, and it is nearly always filled from left to right, like a page. Nobody reads it that way. We put a camera above six of them. People stop at about the middle, look straight ahead, and let their eyes go out to both sides until something stops them. The whole reading takes nine seconds.',
    ),
    p(
      'So we drew it as five bays of 1.9 meters and asked what belongs where the eye begins. The answer was not the newest thing, or the best-selling. It was the piece that makes sense of the rest: in this case a vermilion coat, one only, on a stand, with nothing above or below. It sells eleven a week. Without it the knitwear on either side looks like a great many sweaters.',
    ),
    h2('The five bays'),
    ol(
      ['Outer left: folded, four shelves, dark at the bottom. It is the wall’s margin and should look full.'],
      [
        'Inner left: a rail at 1.6 meters, no more than 26 pieces, lengths uneven, hung as in ',
        entryLink('me-26-007', 'A Rail in Nine Moves'),
        '. Small things in a box below.',
      ],
      ['Middle: one coat, facing out, lit. Leave 40 centimeters of bare plaster on each side.'],
      ['Inner right: a second rail, shorter lengths, the color of the coat twice and not three times.'],
      ['Outer right: folded again, lighter than the left. People leave this way, and they leave with knits.'],
    ),
    asset('long-wall-from-the-corner'),
    quote('We took out two hundred and ten pieces and the wall looked expensive. Then it was.'),
    p(
      'The store that built it this September took 34 percent off the stock on the wall and lost nothing. Sales per meter went up by 18 percent in the first four weeks and settled at 12. The box of hats, which was there because there was a gap, did better than either.',
    ),
    p(
      'Two cautions. The middle bay must be re-dressed every nine days: at twelve, regulars stop looking and the wall goes back to being a wall. And do not put the till at the end of it. A queue is 2.2 meters long by eleven on a Saturday, and it will stand exactly in front of bay four.',
    ),
  ),
}
