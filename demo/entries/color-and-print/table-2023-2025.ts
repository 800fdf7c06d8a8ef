import { asset, bold, document, entryLink, h2, hr, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aToileNamedAfterUs: DemoEntry = {
  id: 'cp-23-012',
  type: 'presentation',
  title: 'A Toile, Named After Us',
  slug: 'a-toile-named-after-us',
  standfirst:
    'Ten years on we print our own: six scenes of the trade in one color of line, and a cat. A book, and how to use a print that tells stories.',
  code: 'CP 23-012',
  date: '2023-04-24',
  section: 'color-and-print',
  template: 'indesign',
  tags: ['Print', 'Paris', 'Home', 'Alteration'],
  images: ['toile', 'toile-fitting', 'toile-night'],
  embed:
    '<iframe src="/embeds/a-toile-named-after-us.html" title="A toile in six scenes, plate by plate"></iframe>',
  text: document(
    p(
      'Toile is French for cloth, and nothing more. In a workroom it came to mean the trial coat in cheap cotton that is pinned, cut and thrown away before anyone risks the good wool; we took our name from that one. Everybody else thinks of the other, the furnishing cotton with shepherds on it. We have corrected visitors for ten years. This spring, for our tenth birthday, we gave in and drew it.',
    ),
    p(
      'The shepherds come from a works at Jouy, near Versailles, which opened in 1760 and ten years later began to print from engraved copper. A plate was about a meter square and could hold a line that no wood block could carry. So the scenes grew: balloons, harvests, once a whole picture of the factory itself with its drying fields and its cauldrons. That last one decided us. A toile is at its best when it shows the work.',
    ),
    h2('The six'),
    ul(
      [
        bold('The fitting.'),
        ' The client on her box; the fitter with pins; a man with the mirror who has found something better to look at.',
      ],
      [bold('The cutting table.'), ' Shears, chalk, and a cat asleep on the offcut.'],
      [
        bold('The loom'),
        ' in what is left of a gate. Its warp is the only place where the lines run parallel.',
      ],
      [bold('The market boat,'), ' with an awning, bolts on end, and a heron who is not buying.'],
      [bold('The drying ground.'), ' A length over the line, a length in the basket.'],
      [bold('The rail.'), ' Four coats between two columns of a temple. It does not wobble.'],
    ),
    p(
      'They are set like bricks, so that no scene stands beside itself, and the repeat is 62 centimeters by 96. Every island floats: there is no horizon and no road from one to the next. That is the old trick, and it is the reason a toile can go round a corner, over a sofa arm and into a pleat without anyone losing a head that mattered.',
    ),
    asset('toile-fitting'),
    h2('Line, and what is left of it'),
    p(
      'An engraver does not draw shadow. He cuts a row of strokes that start deep and run out to a point, closer together where the form turns from the light. Printed at full size our finest stroke is 0.3 millimeters. At 0.2 the cotton drinks it and the skirts go gray; at 0.5 it is a coloring book. Ask for the strike-off on the cloth you mean to sell. Linen opens the line by about a fifth, and percale hardly at all.',
    ),
    p(
      'Behind the blue lies a second, paler plate, printed first and deliberately two millimeters adrift. It costs one more screen. Without it, at three meters, the cloth is a white with something on it; with it, the islands hold together and people walk up to see who lives there. We timed it in two windows in Paris. Passers-by stayed 4 seconds with one plate and 11 with two.',
    ),
    asset('toile-night'),
    h2('How to sell a story'),
    p(
      'The mistake is to use all of it. A dress in toile from neck to hem is a costume, and of 19 we found on rails this March, 15 were on sale. A coat lined in it sells to people who would never wear it outside; a shirt with toile only on the yoke and the inside of the cuffs sold 140 of 160 at $135 in a small shop off the rue de Bretagne. On cushions, center the scene. On curtains, do not: the temple will land behind the radiator whatever you do.',
    ),
    p(
      'Dark ground, pale line is a different cloth for the same money. It forgives a child and a dog, and it is the one that men bought. We asked the mill to keep the green plate and change only its color to aubergine, which nobody had tried, because nobody had thought of the shadow as something that could be dyed.',
    ),
    quote('My mother says the man with the mirror is my father.'),
    p(
      'That is a customer in Lyon, four days after delivery. In the first month 26 people wrote to tell us who was in the picture. We had numbered the scenes from one to six; they had given them names. For a print with no brand on it anywhere we know of nothing that works better, and it follows from an older idea here, that ',
      entryLink('cd-22-012', 'a color wants a name before it wants a number'),
      '.',
    ),
  ),
}

export const floorsYouCanWear: DemoEntry = {
  id: 'cp-24-031',
  type: 'presentation',
  title: 'Floors You Can Wear',
  slug: 'floors-you-can-wear',
  standfirst:
    'Terrazzo, broken marble, mosaic. Three ways of laying a floor, and which of them survives being cut into a skirt.',
  code: 'CP 24-031',
  date: '2024-10-14',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Materials', 'Milan', 'Accessories'],
  images: ['palladiana', 'mosaic-fans', 'terrazzo-brass'],
  text: document(
    p(
      'Print buyers look at walls: tiles, frescoes, paper. The better ideas are underfoot, and they have already been tested. A lobby floor in Milan has been walked on by four hundred people a day since 1937, wiped with a gray mop, and is still good-looking. Nothing hanging above it can say that. In September we spent three days in the entrances of 52 apartment houses between the station and the Navigli, looking down.',
    ),
    asset('palladiana'),
    h2('Three floors'),
    p(
      bold('Terrazzo'),
      ' is thrown. Chips of stone go into wet cement and are ground flat; the skill lies in the sizes. Every good floor we measured had four, each about half the one before, and the smallest made up most of the number and least of the area. Prints of terrazzo usually have one size, evenly scattered. That is a cake.',
    ),
    p(
      bold('Palladiana'),
      ' is fitted. Whole broken slabs are laid like a puzzle with a wide joint between, and the joint is the drawing. On the best one, at the foot of a staircase near Porta Venezia, no two slabs of the same marble touched anywhere in 40 square meters. We checked. It takes seven stones to manage that.',
    ),
    p(
      bold('Mosaic'),
      ' is set, one cube at a time, in courses that follow a curve. From the door it is a pattern of fans. From above it is thousands of small wrong squares, and the wrongness keeps the light moving. A printed mosaic with identical tesserae looks like a bathroom.',
    ),
    h2('Cut up'),
    p(
      'We had all three printed on the same 80-gram silk and the same cotton drill, and gave each to one pattern room with four garments to make. The verdicts:',
    ),
    table(
      ['', 'Terrazzo', 'Palladiana', 'Mosaic'],
      ['Gathered skirt', 'Good', 'Lost', 'Very good'],
      ['Straight coat', 'Fair', 'Very good', 'Fair'],
      ['Shirt', 'Very good', 'Fair', 'Busy'],
      ['Bag, 30 cm', 'Good', 'Very good', 'Good'],
      ['Extra cloth for matching', 'None', 'None', '11%'],
    ),
    p(
      'Fans have an up, and they must meet at a side seam; hence the eleven percent. Broken slabs need a flat field of about 35 centimeters before the eye accepts the joint as deliberate, so they want coats and bags. Thrown chips want nothing. A dart through the middle of a chip makes two chips.',
    ),
    asset('mosaic-fans'),
    h2('Brass'),
    p(
      'Large terrazzo cracks as it shrinks, so since the 1920s floors have been poured in bays between metal strips. We drew the strip as a wave instead of a grid and printed it as the only line in the cloth. It does for a scatter print what a belt does. In the two stores that showed both, the version with the brass sold at $60 more and went first: 22 skirts of 24, against 13 of 24 for the plain one in the same green.',
    ),
    p(
      'The grounds deserve more courage than they get. Of the 38 terrazzo prints now on sale that we could find, 31 have a white or a pale pink ground. Of our 52 floors, nine were pale. The rest were oxblood, bottle, tobacco and black, because a pale floor shows the mop, and a dark one makes every chip look chosen.',
    ),
    p(
      'We were wrong about one thing. Last year we told two members that ',
      entryLink('dm-22-007', 'ornament'),
      ' at this scale would be over by now. They cut back. The one who ignored us has reordered the mosaic twice.',
    ),
  ),
}

export const floralsCountedFromAbove: DemoEntry = {
  id: 'cp-25-009',
  type: 'presentation',
  title: 'Florals, Counted from Above',
  slug: 'florals-counted-from-above',
  standfirst:
    'Every spring has flowers. This one has a viewpoint: of 318 floral prints, 97 are seen from directly overhead.',
  code: 'CP 25-009',
  date: '2025-03-10',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Dresses', 'Color', 'London', 'High summer'],
  images: ['garden-plan', 'chintz', 'flower-heads'],
  complimentary: true,
  text: document(
    p(
      'Saying that florals are in for spring is the trade’s oldest joke, so we stopped counting flowers in 2019 and began to count where the eye is. A floral print can be looked at from the side, like a border; from the front, like a bouquet; from below, which is rare and rather grand; or from straight above, like a map. Two years ago the last of these was 4 percent. This season it is 97 prints out of 318, or 31 percent.',
    ),
    table(
      ['Seen from', 'Spring 2023', 'Spring 2025'],
      ['The side', '58%', '37%'],
      ['The front', '35%', '29%'],
      ['Above', '4%', '31%'],
      ['Below', '3%', '3%'],
    ),
    h2('Why up there'),
    p(
      'Because everyone has been up there. People who have never flown over a garden have seen a thousand pictures taken from a drone. They have grown used to reading trees as circles and a lawn as a shape. A flower from above has lost its stem, its leaves and its droop, everything that used to make it romantic. It is a wheel. It can be set as tightly as a coin in a roll.',
    ),
    p(
      'For the cutter this is a gift. A wheel has no right way up, so pieces may be turned in the lay; on a tiered dress we saved 38 centimeters of cloth out of 4.10 meters against the same dress in a trailing print, a little over nine percent. For the wearer it does something odd. The figure stops being a vase. Three women in our fitting panel of twelve used the word “modern” of a print with daisies on it, and they were all over sixty.',
    ),
    asset('flower-heads'),
    h2('Heads or plan'),
    p(
      'There are two kinds, and they sell to different people. ',
      bold('Heads'),
      ' are flowers cut off and packed edge to edge until there is no ground to speak of. They need at least five species and four sizes, with the smallest in the gaps; otherwise the bigger ones line up, and a diagonal appears at the hip. They are loud, they photograph from across a street, and they were gone from the three London stores we followed in 17 days at $240.',
    ),
    p(
      bold('The plan'),
      ' keeps the garden: beds, hedges, a pond, the paths between. It is bought more slowly and by people who look for longer. Ours has a straw hat in it, walking. We put it there to give the scale and it has turned out to be the whole print. In the shop that displayed the dress with a card saying “Find the gardener”, customers spent 50 seconds in front of it. Without the card they spent nine.',
    ),
    h2('And chintz, sideways as ever'),
    p(
      'The old view holds out in one place. Chintz, the painted cotton of the Coromandel coast that France banned in 1686 and England in 1701 and everyone wore regardless, has always been seen from the side, because it is a portrait of a stem. One line climbs the cloth and everything hangs from it. On a dark ground it is having its best year since we began, 22 prints against 9, nearly all as coats and dressing gowns: garments long enough to let the stem finish its sentence.',
    ),
    asset('chintz'),
    p(
      'Buy the two together. The wheel is for the shirt, the stem for the coat over it. They share a vermilion and a green and otherwise have nothing to say to each other, which is how they avoid matching. Last autumn we tried the same trick with ',
      entryLink('cp-24-031', 'a terrazzo'),
      ' under the coat and it did nearly as well.',
    ),
    ol(
      ['Ask which way up it is. If the mill hesitates, it is from above, and you may turn the lay.'],
      [
        'Refuse a shadow under the flower. It puts a light in the room and the print goes flat beside real light.',
      ],
      ['Five greens are too many. From the air there are two: hedge and lawn.'],
    ),
    hr(),
    p(
      italic(
        'Counted from 318 floral prints shown for spring 2025 by 64 mills and studios, each print once however many colorways it came in. The 2023 count had 290.',
      ),
    ),
  ),
}
