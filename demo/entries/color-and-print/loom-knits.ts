import { asset, document, entryLink, h2, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const argyleLetOutOfSchool: DemoEntry = {
  id: 'cp-26-022',
  type: 'presentation',
  title: 'Argyle, Let Out of School',
  slug: 'argyle-let-out-of-school',
  standfirst:
    'Make the lozenge 48 stitches wide and it stops being a uniform. It also takes fewer bobbins, which is why the price can come down.',
  code: 'CP 26-022',
  date: '2026-06-15',
  section: 'color-and-print',
  template: 'article',
  tags: ['Knitwear', 'Autumn 2026', 'Menswear', 'Handwork'],
  images: ['argyle', 'argyle-needle', 'argyle-school'],
  text: document(
    p(
      'Argyle is a tartan turned on its corner and knitted, and for ninety years it has been drawn the size of a hen’s egg. Socks fixed that. A sock is 20 centimeters around, so a lozenge had to be about seven across for two and a bit to show, and when the pattern moved up to the sweater it brought the measurement along. Nobody seems to have asked the sweater.',
    ),
    asset('argyle-school'),
    p(
      'This autumn somebody has. Of 64 argyles in the showrooms between January and March, 23 had a lozenge wider than 15 centimeters; in 2024 it was two of 51. At that size the front of a sweater holds one whole figure and parts of three others. The diagonal lines that used to run about like stitching become two strokes, each with somewhere to go. It is the same chart. Our lead cloth is 48 stitches by 72 rows in place of the school’s 24 by 40, on a heavier yarn.',
    ),
    h2('Fewer bobbins'),
    p(
      'Real argyle is intarsia: each patch of color has its own bobbin, and where two patches meet the one yarn is taken once around the other so that no hole is left. The cost lies in the number of meetings. On a front of 104 stitches the small chart changes yarn every twelve stitches on average, which makes nine bobbins to the row before the lines are counted. The large one changes every 24 and needs five.',
    ),
    asset('argyle-needle'),
    table(
      ['One front panel, 104 stitches by 150 rows', 'School', 'Enlarged'],
      ['Lozenge', '24 × 40', '48 × 72'],
      ['Bobbins to a row, without lines', '9', '5'],
      ['Hand-frame time', '3 h 10 min', '1 h 50 min'],
      ['Ends to darn in', '96', '34'],
      ['Darning, at $19 an hour', '$30.40', '$10.80'],
      ['Framing, at $24 an hour', '$76', '$44'],
    ),
    p(
      'Together that is $106.40 against $54.80. The big one saves $51.60 on the front alone, and most makers leave the back plain. Two frames in the Borders and one of the doors in ',
      entryLink('tg-26-010', 'Leeds, the Back Rooms'),
      ' quoted within three dollars of this. Beware of quotes far below it. A jacquard machine will float the spare yarn across the back and call the result argyle; turn it inside out and look for the ladders.',
    ),
    h2('Colors that have left school'),
    p(
      'Bottle, maroon and gray are the uniform. Enlarged in those colors it looks like a flag of somewhere strict. We tried eleven pairs on a dummy and showed them for four seconds each to 30 people under forty. Lacquer red with ice blue was recognized as argyle by 26 and as school by three. Damask, camel and moss, the best of the old sort, scored 30 and 28.',
    ),
    ul(
      ['Two colors for the lozenges and no more. At this scale a third makes a harlequin.'],
      ['One line black, one nearly white. The dark one goes over the pale lozenge, or it disappears.'],
      ['Start the chart off center, nine stitches in. A lozenge on the breastbone is a target.'],
      ['Rib, neck and cuffs in the quieter color. The loud one should look as if it had been let in.'],
    ),
    quote(
      'My father had that jumper. No, he had the small one. This is what it looked like when I was five.',
    ),
    p(
      'Buy depth in one colorway. Sizes are the difficulty, since a large lozenge cannot be graded: on the extra small it loses its points at the side seam. The two shops that already have deliveries carry three sizes, loose, and have let 88 go at $365 in five weeks without a reduction. Wool is still dear and the yarn is heavier here by 70 grams a piece, for which see ',
      entryLink('bi-25-010', 'Wool Up, Weight Down'),
      '.',
    ),
    p(
      'There is a second life in it. A hole in an intarsia front can be reknitted one lozenge at a time from the inside, and the menders in ',
      entryLink('ci-26-014', 'Mended, and Said So'),
      ' would be glad of the work. Put ten meters of each yarn in an envelope with the sweater. It costs 60 cents.',
    ),
  ),
}
