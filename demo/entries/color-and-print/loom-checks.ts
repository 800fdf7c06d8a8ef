import { asset, bold, document, entryLink, h2, hr, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const tartanWithoutAClan: DemoEntry = {
  id: 'cp-15-011',
  type: 'presentation',
  title: 'Tartan Without a Clan',
  slug: 'tartan-without-a-clan',
  standfirst:
    'A sett is a row of numbers read forward and then back. Change the numbers and nobody’s grandmother can write to you.',
  code: 'CP 15-011',
  date: '2015-09-14',
  section: 'color-and-print',
  template: 'article',
  tags: ['Check', 'Woven', 'Color', 'Outerwear'],
  images: ['tartan-unclaimed', 'tartan-stick', 'tartan-weathered'],
  text: document(
    p(
      'Here is a tartan: 6, 6, 24, 4, 4, 24, 4, 2, 28, 2, 4, 6. Wind that many threads of linen, eggplant, teal, eggplant, teal, eggplant, rust, marigold, rust, eggplant, rust and marigold on a stick, and you have half of it. Weavers kept them this way before paper was cheap enough to waste on cloth. The other half is the same row read backward, turning on the first number and on the last without repeating either.',
    ),
    asset('tartan-stick'),
    p(
      'The half comes to 114 threads. Doubled, less the two pivots of six, it is 216, and at twelve ends to the centimeter that makes a repeat of 18 centimeters: one to a sleeve, two and a bit to a skirt. Everything a buyer calls the character of a tartan is decided in that row, before anyone has dyed anything.',
    ),
    h2('Five yarns, fifteen colors'),
    p(
      'Warp and weft use the same row, so every color crosses every other. Five yarns give five solids, where a color meets itself, and ten mixtures, where it does not. That is fifteen shades on the bill for five, and it explains why a sixth yarn is so seldom an improvement: it brings six new shades with it, most of them brown. Of 73 tartans we pulled from this autumn’s collections, the 19 that were reordered by September used an average of 4.3 yarns. The other 54 used 6.1.',
    ),
    ul(
      [
        bold('Give one color a third of the row.'),
        ' Here rust has 72 threads of the 216 and teal has 56. Below a quarter nothing is a ground and the eye finds no place to stand.',
      ],
      [
        bold('Keep two colors to lines.'),
        ' The marigold and the linen are ten and six threads of the sett. They cover 7 percent of the cloth and are what people describe.',
      ],
      [
        bold('Put the lightest thread on a pivot.'),
        ' It then appears once in the repeat and rules the check like a margin.',
      ],
    ),
    h2('Whose is it?'),
    p(
      'Nobody’s, and that took an afternoon. There is a public register in Edinburgh with more than 7,000 setts in it, and the search is free. Most clan tartans were assigned to their clans after 1815, many by the firms that wove them, so the antiquity is thinner than the feeling. The feeling is real all the same. A member with 40 stores used a regimental sett on boxer shorts two winters ago and got 190 letters, several from serving officers.',
    ),
    p(
      'We ran 31 candidate rows against the register. Four were within two threads of something owned and were dropped. Three turned out to belong to towns that no longer have a mill, and one of those we would gladly see woven again, with a label saying which town. The remaining 24 are free. We print one of them above, and members may have it.',
    ),
    quote('I don’t mind what you call it. I mind when you call it mine.'),
    p(
      'Recoloring is the cheapest range extension there is. The second cloth below has the same twelve numbers with the seats changed: slate for teal, dusty rose for rust, olive for the dark. Mills call this sort of palette weathered. The drawing-in is already done, so the mill charges for dye and no more, $1.10 a meter on an order of 300. On a rail the two hang together without looking like a set, because the proportions agree and nothing else does. Gingham lovers will remember the trick from ',
      entryLink('cp-13-002', 'Small Gingham'),
      ', where it was done with two yarns.',
    ),
    asset('tartan-weathered'),
    p(
      'Cut it on the straight. Nine of the 73 were on the bias, and all nine were marked down by the first week of September. A sett turned through 45 degrees loses its margins and becomes a net.',
    ),
  ),
}

export const theQuietCheck: DemoEntry = {
  id: 'cp-20-014',
  type: 'presentation',
  title: 'The Quiet Check',
  slug: 'the-quiet-check',
  standfirst:
    'Since March most jackets have been seen through a camera with 1,280 pixels. Fine checks boil in it. One large pane holds still.',
  code: 'CP 20-014',
  date: '2020-09-21',
  section: 'color-and-print',
  template: 'article',
  tags: ['Check', 'Tailoring', 'Woven', 'Menswear'],
  images: ['windowpane', 'check-on-screen', 'glen-check'],
  text: document(
    p(
      'In May a member asked why the blazers she was selling, and she was selling a few, came back with “looks strange” on the slip. Returns had doubled on two cloths out of eleven. Both were small checks in gray and ecru. We put one on, sat down at a kitchen table and called a colleague. She asked whether something was wrong with the connection.',
    ),
    p(
      'There was not. An ordinary laptop camera sends 1,280 pixels across, and at table distance that is about 14 pixels for each centimeter of chest. A shepherd’s check of four threads, at 24 threads to the centimeter, comes to 1.7 millimeters, or 2.3 pixels. The camera cannot show it. It takes a sample here and a sample there and draws a check of its own out of what it happened to hit, and when you breathe it draws another.',
    ),
    asset('check-on-screen'),
    h2('Forty-four cloths, one call'),
    p(
      'Over two weeks in August we wore 44 checks on the same chair, in the same light, to the same six people in six kitchens, and asked them to raise a hand when the cloth moved. Nothing with a repeat under 5 millimeters stayed still for everybody. Over 18 it came down to what the repeat is filled with.',
    ),
    table(
      ['Cloth', 'Repeat', 'Cloths tried', 'Held still for all six'],
      ['Pin check, bird’s-eye', 'Under 2 mm', '9', '0'],
      ['Shepherd’s check, small houndstooth', '2 to 5 mm', '12', '0'],
      ['Gun club, mid houndstooth', '5 to 18 mm', '8', '3'],
      ['Glen check', '50 mm and more, filled with fine lines', '6', '1'],
      ['Windowpane', '18 to 60 mm', '9', '9'],
    ),
    p(
      'The glen check is the sad case. From across a room it is the best-mannered large check there is, but its blocks are built out of two-thread lines and those are what the camera eats. Five of six boiled. The one that held had a dark ground and a line only slightly lighter, which at that point is a plain cloth with a good memory.',
    ),
    asset('glen-check'),
    h2('What a pane should measure'),
    p(
      'Ours is 56 ends by 72 picks at 14 to the centimeter, so 4 centimeters by a little over 5. The honey line is two threads, 1.4 millimeters, which is two pixels: one would flicker. It lies in a bed of six umber threads that soften it for people in the room. The pale line is not in the middle of the pane. Set in the middle it makes graph paper.',
    ),
    p(
      'On a screen a jacket is a lapel, a shoulder and whatever is behind it. A pane of 4 centimeters puts one upright on each lapel and one crossing at the collarbone, and that is all anyone will see of it before winter. Buy the ground for the face above it (hunter green did better than slate with all six watchers) and the line for the room.',
    ),
    hr(),
    p(
      'We would not build a season on a camera. A good many people say that they will never again wear a jacket at a desk, and ',
      entryLink('dm-20-013', 'Home Clothes, Drawn Outdoors'),
      ' was written about them. But the cloth that survives a bad picture also survives a shop window at eight meters, a wet street and a product page the size of a stamp. One member moved 30 percent of her checked jackets into panes for October and, on a floor spaced as in ',
      entryLink('me-20-011', 'The Six-Foot Floor'),
      ', has sold 61 of 90 at $340.',
    ),
    p('The fine checks are not lost either. Line coats with them. Nobody takes a call in the lining.'),
  ),
}

export const madrasBleedingOnPurpose: DemoEntry = {
  id: 'cp-18-008',
  type: 'presentation',
  title: 'Madras, Bleeding on Purpose',
  slug: 'madras-bleeding-on-purpose',
  standfirst:
    'For a few summers around 1960 a label promised that the color would run. It was an apology first and then a selling point. We washed some.',
  code: 'CP 18-008',
  date: '2018-04-09',
  section: 'color-and-print',
  template: 'article',
  tags: ['Color', 'Check', 'Shirting', 'High summer', 'Returns'],
  images: ['madras-bled', 'madras-washes', 'madras-patched'],
  text: document(
    p(
      'The cloth is named after the port it was shipped from, and for two centuries what left the port was a light handloom check, dyed in the hank with whatever the village had and fixed with whatever the village had left. Indigo stayed. The reds, the yellows and a green made of both did not. American shirt buyers found this out in the ordinary way, from complaints, and some time before 1960 one of them had the sense to print it on the label as a guarantee.',
    ),
    quote('Guaranteed to bleed. Wash separately, in cold water, and expect a different shirt each time.'),
    p(
      'Fast dyes ended it. By 1975 a madras that ran was a faulty madras, and today’s, from the same districts, survives 40 degrees with its edges intact. It is a brighter cloth and a duller one. This spring three mills near Chennai have gone back. They fix two of the five dyes, the lemon and the tangerine, and leave the magenta, the navy and the lagoon to run into whatever is beside them.',
    ),
    h2('Thirty washes'),
    p(
      'We took one cloth, 132 ends to the repeat, and washed a meter of it alone, cold, thirty times, drying it flat in a window in Leeds. Then we counted under a glass how far the magenta had walked into the white. After ten washes the pink had reached the third thread. After thirty it had reached the sixth and stopped, since by then there was little left in the magenta to give.',
    ),
    asset('madras-washes'),
    ol(
      [
        bold('Wash 1 to 4.'),
        ' Nothing in the cloth, a good deal in the basin. This is when people telephone.',
      ],
      [
        bold('Wash 5 to 12.'),
        ' Edges soften. The white stops being white and becomes five different whites.',
      ],
      [
        bold('Wash 13 to 30.'),
        ' The checks close up. Seen from two meters there are no lines left, only places.',
      ],
      [bold('After 30.'), ' It hardly changes again. The piece we carried on to 45 looks the same.'],
    ),
    h2('The label is the product'),
    p(
      'Two members sold the same shirt last August from the same bale, 240 pieces each, at $95. One sewed in the standard care symbols and a line in gray: “color may transfer.” The other used a woven label the size of a playing card with three sentences on it, saying what would happen, by when, and what not to wash with it. The first had 43 returns, 31 of them for running color. The second had twelve, of which two, and sold out in five weeks instead of nine.',
    ),
    p(
      'So write the label first. Ours has 34 words. It gives a number (ten washes to the first change), a prohibition (no white towels) and an end (thirty washes, after which it keeps still). It costs 22 cents more than the symbols. A promise with a date in it turns out to be something people will wait for: 19 customers sent the second shop a photograph in October, unasked.',
    ),
    asset('madras-patched'),
    p(
      'Three cautions. Do not make it up with a fast white collar; it will be a pink collar by June and nobody has promised that. Wash the patchwork kind before cutting, or the five cloths will bleed at five speeds and the seams will pull. And keep it off pale upholstery, which the label should also say. The check itself asks nothing of you: it is the plain weave of ',
      entryLink('cp-13-002', 'Small Gingham'),
      ' with no rule about the count. For the opposite temper, dyers who call it a failure if anything moves, see ',
      entryLink('tg-16-007', 'Kyoto, Dye Streets'),
      '.',
    ),
    p(
      'Price the faded one higher. A shop in Charleston hangs a thirty-wash shirt beside the new one at $130 and $95, and has sold eleven of the old for every ten of the new. It pays a student to do the ',
      italic('washing'),
      ', at $14 an hour, forty shirts to a tub.',
    ),
  ),
}
