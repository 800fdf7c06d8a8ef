import { asset, bold, document, entryLink, h2, italic, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const doubleIkatInBlue: DemoEntry = {
  id: 'cp-22-021',
  type: 'presentation',
  title: 'Double Ikat in Blue',
  slug: 'double-ikat-in-blue',
  standfirst:
    'Tie the warp, tie the weft, dye both, and hope that they meet. A film of the meeting, and what a meter of it ought to cost.',
  code: 'CP 22-021',
  date: '2022-10-17',
  section: 'color-and-print',
  template: 'video',
  tags: ['Resist dyeing', 'Woven', 'Handwork', 'Soft edge', 'Japan'],
  images: ['double-ikat', 'ikat-bound', 'double-ikat-night'],
  embed:
    '<iframe src="/embeds/double-ikat-in-blue.html" title="A double ikat tied, dyed, untied and woven"></iframe>',
  text: document(
    p(
      'In an ordinary ikat only the warp is tied before dyeing, and the weft goes across it in one color like a sheet of tracing paper. In a double ikat the weft has been tied too, from the same drawing. White appears in full only where a bare stretch of one crosses a bare stretch of the other. Where they miss, you get blue and white in alternate threads, a half tone nobody dyed. The film shows it in 18 seconds. The cloth in it took 31 hours.',
    ),
    p(
      'Three places have kept the skill without a break: Patan in Gujarat, one village in the east of Bali, and several towns in the south and west of Japan. Telangana has taken it up within living memory and weaves the most. All four would disagree about nearly everything else. The Gujarati cloth is silk and red and must match to the thread. The Japanese country kind, in cotton and indigo, is content with a cross whose arms are blurred, since the arms are tied in one system each and only the middle in both.',
    ),
    asset('double-ikat-night'),
    h2('The hours'),
    p(
      'We asked a workshop of five to weave two meters of the blue stars, 72 centimeters wide, and to keep a diary. The repeat is 120 ends by 120 picks, tied in bundles of four, so 30 bundles each way.',
    ),
    table(
      ['Work', 'Warp', 'Weft', 'Hours'],
      ['Marking and tying', '6.5', '8', '14.5'],
      ['Three dips, drying between', '2', '2', '4'],
      ['Untying', '1', '1.5', '2.5'],
      ['Dressing the loom', '3', '', '3'],
      ['Weaving, with every pick shifted by hand', '', '7', '7'],
      ['Total', '12.5', '18.5', '31'],
    ),
    p(
      'Note the last line of work. A plain cloth of that length is woven in under two hours. Here every pick is laid, looked at and nudged left or right until its white lies under the white of the one before. More than five of the seven hours are nudging. They cannot be hurried, and they are what you are paying for.',
    ),
    asset('ikat-bound'),
    h2('A fair sum'),
    p(
      'At the $5.20 an hour this workshop pays, above the district’s average, 31 hours make $161.20, yarn and dye $22.80, together $184 for two meters. So $92 a meter before anyone has a margin. A single ikat from the same loom is $38. We were offered “double ikat” at $19 at two fairs this autumn. Both were prints, and the half tone gave them away: on the real thing it is a checkerboard of threads, and on those it was a lighter blue.',
    ),
    p('Which leaves three ways to use it.'),
    ol(
      [
        bold('By the panel.'),
        ' 84 centimeters of it let into the back of a plain indigo coat. Cloth cost $77, and the tying shows where people stand in line behind it.',
      ],
      [
        bold('By the scarf.'),
        ' 180 by 36, half a width. $83 in cloth. Four shops ask between $290 and $340 and reorder.',
      ],
      [
        bold('By the well-frame.'),
        ' The little crosses are tied four at a time and need no star to match. $54 a meter, and the blur is half the charm.',
      ],
    ),
    p(
      'Ask for the tying diary. Two of the workshops we visited keep one for each warp, and a photograph of the page with the hours on it did more for the ticket than the photograph of the cloth. The same curiosity about hands is at work in ',
      entryLink('cp-21-017', 'Struck by Hand'),
      '.',
    ),
    p(
      'On color: it is blue because indigo builds by dipping, so the tied stretch can be opened between baths and come out paler instead of white. But one small heart of orange to each star, tied a third time, keeps the eye from sliding off. It adds an hour and ten minutes to the warp and we would not leave it out. In the village they told us it was for luck. In the office we had called it ',
      italic('an accent'),
      '.',
    ),
  ),
}
