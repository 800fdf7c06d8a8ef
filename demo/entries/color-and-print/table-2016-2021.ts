import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aDotIsADecision: DemoEntry = {
  id: 'cp-16-009',
  type: 'presentation',
  title: 'A Dot Is a Decision',
  slug: 'a-dot-is-a-decision',
  standfirst: 'Size, distance, and what happens where one is missing. We put calipers on 140 dotted cloths.',
  code: 'CP 16-009',
  date: '2016-04-18',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Shirting', 'Dresses', 'Color'],
  images: ['dots-missing', 'dots-halftone', 'dots-dabbed'],
  text: document(
    p(
      'A dot has no direction and no right way up, which is why it is bought by people who say they do not like prints. It is also the hardest thing in this library to draw, since there is nothing to look at except the spacing. In February we laid 140 dotted cloths on the studio floor, measured each with calipers, and sorted them by one number: the diameter of the dot divided by the distance to the middle of the next.',
    ),
    p(
      'Below 0.2 the cloth reads as plain, with dust on it. Above 0.5 the eye turns over and sees the ground as a net. Of our 140, 96 lay between 0.28 and 0.36, and so did 41 of the 44 that their mills had printed a second time. Nobody we asked had ever measured. They had moved the artwork about on a table until somebody said stop.',
    ),
    table(
      ['Dot', 'Diameter', 'To the next', 'Ratio', 'Where it sold'],
      ['Pin', '1.2 mm', '4 mm', '0.30', 'Men’s shirts, linings'],
      ['Aspirin', '8 mm', '25 mm', '0.32', 'Blouses, ties'],
      ['Coin', '22 mm', '65 mm', '0.34', 'Dresses, scarves'],
      ['Plate', '90 mm', '140 mm', '0.64', 'One coat; four of six came back'],
    ),
    p(
      'It is the arithmetic of ',
      entryLink('cp-13-002', 'Small Gingham'),
      ' with the corners taken off: the same figure at four sizes goes to four departments, and the customer believes she has seen four different prints.',
    ),
    h2('The one left out'),
    p(
      'Our own cloth has a ratio of 0.7, well into the net. At that density a hole is seen from across a road. We left out six dots in every hundred and printed six more in red, and kept all twelve away from each other, because two holes side by side make a face. Then we had it printed twice: once on a strict grid, once with every dot set by eye, up to three millimeters off its place.',
    ),
    p(
      'Thirty shirts of each went to a shop in Ghent and hung on one rail for four weeks. The uneven one sold 26. The strict one, with the same holes in the same places, sold 14, and two of those were returned with a pin through the print: the customer had marked the fault for us. A gap in something exact is a mistake. In something made by hand it looks like somebody breathing.',
    ),
    asset('dots-dabbed'),
    h2('Two that are not dots'),
    p(
      'The halftone belongs to newspapers. Small dots swell until they touch and a large soft spot appears, which nobody has drawn. It prints in two screens and looks like five, so it is cheap, and it dies above a meter and a half: from the pavement it is mauve. Use it for linings and for anything opened in the hand.',
    ),
    p(
      'The dab is a brush put down full and lifted. It must have at least five sizes and one color that is nearly black, or it turns into nursery curtains. We would print it no smaller than a plum.',
    ),
    h2('What to ask the mill'),
    ul(
      [
        'The ratio, in writing, before the strike-off. Shrinkage across the cloth will turn a circle into an egg at four percent.',
      ],
      [
        'A repeat of at least ten dots each way. Below that, a hand-set dot repeats its wobble and the shirt develops stripes.',
      ],
      [
        'What the dot does at the placket. Half a dot on each front is right. A whole one, bisected by a buttonhole, is an eye.',
      ],
    ),
  ),
}

export const paisleyGrowsAStem: DemoEntry = {
  id: 'cp-19-024',
  type: 'presentation',
  title: 'Paisley Grows a Stem',
  slug: 'paisley-grows-a-stem',
  standfirst:
    'For two hundred years it has floated. On 31 of this season’s 74 paisleys it is a plant again, with a root to stand on.',
  code: 'CP 19-024',
  date: '2019-11-04',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Accessories', 'Dresses', 'London'],
  images: ['paisley', 'paisley-detail', 'paisley-tossed'],
  text: document(
    p(
      'Open a drawer of Kashmir shawls from before 1700 and there is no paisley in it. There is a flower: one plant, with petals, leaves and a few hairs of root, repeated along the end of the cloth like guests along a table. Over the next century the leaves crowd together, the outline closes round them, and the tip, heavy with blossom, leans over. By 1815 the plant has become a drop with a bent neck, and in a Scottish weaving town it gets the name we use.',
    ),
    p(
      'What it lost on the way was its stem. Cut loose, the ',
      italic('boteh'),
      ' could be thrown in any direction, which suited handkerchiefs, and scaled to anything, which suited neckties. It has been floating ever since. We pulled 74 paisleys from the collections shown for next spring and for the holidays, and on 31 of them it has come down: there is a stalk under it, with leaves, and the stalk goes somewhere.',
    ),
    asset('paisley-detail'),
    h2('What the stem does'),
    p(
      'It gives the cloth a top and a bottom. That sounds like a nuisance to the cutter, and it is: fabric use on a shirt dress rose from 2.6 to 2.9 meters, because nothing can be turned round in the lay. But a print with an up makes the body taller. We put the same dress on the same stand in both versions and asked 60 people in a corridor in London how tall the stand was. With the stem they said 1.74 meters. Without it, 1.69. It was 1.70.',
    ),
    p(
      'It also solves the ground. A floating boteh leaves gaps that have to be filled with something, and the something is nearly always smaller botehs. A stem fills them with leaves at no extra screen, since the green is already in the rack. Ours runs to seven colors on fig; an ordinary tossed paisley of the same richness needs nine.',
    ),
    quote('I have bought this print for thirty years. I did not know it was a plant.'),
    h2('Where the tossed one still wins'),
    p(
      'On anything square. A neckerchief, a pocket square, the lid of a box: these have no top, and a stem on them looks lost. The red one in four colors, at seven centimeters, was the best seller at a menswear counter in Jermyn Street’s cheaper end in October, 212 pieces in three weeks at $38, and nobody there would have thanked us for a root.',
    ),
    h2('The filling'),
    p(
      'Look inside one before you buy it. Old weavers left nothing larger than a thumbnail plain, and the order was always the same from the edge inward: a rim, a row of beads, a second rim, a toothed border, then a spray. Digital artwork gives itself away here. It fills the drop with a texture, and the texture runs straight out under the rim.',
    ),
    ol(
      ['Count the rings. Fewer than four at 20 centimeters and the motif is a sticker.'],
      ['Follow the stem with a finger. It should enter the boteh at the foot and come out as its spray.'],
      ['Check the handing. If every tip leans the same way the cloth will seem to slide off the shoulder.'],
    ),
    p(
      'The color to copy is the cheapest: the lichen of the leaves, which covers eight percent of the cloth and is the reason the tomato can be that loud. We tried it in gray. The print went back into the drawer.',
    ),
  ),
}

export const struckByHand: DemoEntry = {
  id: 'cp-21-017',
  type: 'presentation',
  title: 'Struck by Hand',
  slug: 'struck-by-hand',
  standfirst:
    'Four blocks, four strikes, never quite square. How far off a print may be before it stops being charming.',
  code: 'CP 21-017',
  date: '2021-06-07',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Handwork', 'Home', 'Pricing', 'India'],
  images: ['block-palmette', 'block-on-cloth', 'block-borders'],
  text: document(
    p(
      'We have not been in a print room for fifteen months. This was done by courier and by telephone: five workshops, three of them in the villages south of Jaipur, one outside Ahmedabad, one in a railway arch in Bristol, each sent the same drawing and asked for twenty meters. Two were shut in May, one of them because of a funeral. What arrived, late and folded small, were four lengths, a parcel of blocks, and from the fifth workshop eight meters in the wrong green, which we have left out of the count.',
    ),
    p(
      'The drawing is a palmette in four parts. The carver takes it apart: a block for the petals, one for the leaves, one for the tongues inside and one for the eyes. Seasoned hardwood, carved two centimeters deep, with channels drilled through to let the air out. The printer inks the first from a tray, sets it down by a pin in its corner, strikes it twice with the heel of the hand, and walks on. He goes the whole length of the table with one color before the next is touched.',
    ),
    asset('block-on-cloth'),
    h2('Three millimeters'),
    p(
      'So each part lands where the walk, the light and the time of day put it. We measured 400 palmettes against the drawing. The best hand was off by 1.1 millimeters on average and the freest by 5.8. Then we cut the cloth into squares, without saying whose was whose, and asked 35 shop staff on video calls which they would buy.',
    ),
    table(
      ['Average error', 'Would buy', 'What they called it'],
      ['1.1 mm', '9 of 35', '“Nice. Printed?”'],
      ['2.4 mm', '21 of 35', '“Soft”'],
      ['3.3 mm', '28 of 35', '“Somebody made this”'],
      ['5.8 mm', '12 of 35', '“Is it faulty?”'],
    ),
    p(
      'At one millimeter the work disappears, and with it the reason to pay for it. At six the amber slides out from under the red and a fault is suspected. The answer sits near three, which is about the width of the pin that guides the block. The printer at Bagru laughed when we told him. He had been loosening his pins for export since 1998.',
    ),
    h2('What the flecks are worth'),
    p(
      'Ink misses where the cloth has a slub or the pad ran dry, and leaves a fleck of ground in the color. Screen printers have learned to imitate it. They repeat the same fleck in the same petal every 64 centimeters, and by the second cushion the customer has found it. Twelve strikes before the repeat is the least that will deceive anyone, and by then you have paid for half a real one.',
    ),
    p(
      'The sums, for a cotton of 115 grams, delivered: screen-printed, $4.10 a meter from 300 meters; by hand, $9.60 from 20. A quilt cover takes 5.2 meters, so the difference at cost is $28.60. Six of our members sell both. The struck one carries $110 more at the ticket and was returned a third as often, 4 percent against 12.',
    ),
    asset('block-borders'),
    p(
      'Borders are the place to begin. The rail is a block too, eleven centimeters long, and it never meets its neighbor end to end. Along the hem of a plain curtain that small stagger does all the talking, uses a sixth of the labor, and can be sold by people who were frightened by ',
      entryLink('cp-19-024', 'the paisley'),
      '. Say on the ticket how many times the cloth was struck. For our meter it is 187.',
    ),
  ),
}
