import { asset, bold, document, entryLink, h2, italic, ol, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const fourteenFloorsOneTape: DemoEntry = {
  id: 'pell-fourteen-floors',
  type: 'private',
  clientId: 'pell-street',
  title: 'Fourteen Floors, One Tape',
  slug: 'fourteen-floors-one-tape',
  standfirst:
    'All your shops measured in eleven days. The smallest sells most to the meter, and it is the one that hangs.',
  code: 'PSK 16-001',
  date: '2016-10-03',
  template: 'article',
  tags: ['Knitwear', 'Fixtures', 'Small towns', 'Assortment'],
  images: ['pell-peg-rail', 'pell-guernsey-pieces'],
  text: document(
    p(
      'We joined your van in June and went round with it: fourteen shops, numbered in the order in which your grandfather signed the leases. In each we measured the floor, counted what was out, and asked for last year’s takings. Number 11 gave them to us on the back of a yarn label. They agree with your ledger to the dollar.',
    ),
    table(
      ['Shop', 'Floor', 'Sweaters on show', 'Of those, hung', 'Sold per m², a year'],
      ['6', '31 m²', '118', '74', '$6,940'],
      ['2', '58 m²', '340', '21', '$4,110'],
      ['11', '64 m²', '402', '0', '$3,890'],
      ['1, at the mill', '142 m²', '960', '44', '$2,270'],
      ['Mean of 14', '66 m²', '391', '28', '$3,760'],
    ),
    p(
      'Number 6 is the outlier, and everybody at the mill had an explanation: tourists, the ferry, Mrs. Adair. We stood in it for two days to see which. There were nine tourists. The ferry was late. Mrs. Adair hangs one of each sweater on a peg, front to the room, sleeves down, and keeps the sizes folded underneath.',
    ),
    asset('pell-guernsey-pieces'),
    p(
      'In the other shops a sweater is a colored rectangle 34 centimeters wide. You make nineteen styles, and folded they come down to three: crew, V and roll. The cable faces down. The yoke, which takes a bed 41 minutes to knit, is on the inside of the fold.',
    ),
    p(
      'We published a test last month, ',
      entryLink('me-16-013', 'Fold or Hang'),
      ', which says that plain lambswool earns nearly three times as much per meter folded. That stands, and it was done with crew necks. What you sell above $90 has its idea on the yoke, the sleeve or the hem, and that is the kind we said to hang. We ought to have said it louder.',
    ),
    h2('For the autumn'),
    ol(
      [
        'Pegs at 1.78 meters in all fourteen, 36 centimeters apart, in birch. The mill’s joiner makes them at $3.20.',
      ],
      [
        'One of each patterned style on a peg; its sizes folded directly below. Nineteen pegs are enough anywhere.',
      ],
      ['Plain crews stay folded, and get the light by the door.'],
      [
        'Number 1 shows 500 sweaters and not 960. The rest can be fetched: the stockroom is eleven steps away.',
      ],
    ),
    p(
      'A peg is hard on a wet shoulder. Change the hung piece every nine days, sell it as it is, and take $8 off if it has grown a point. At 19 pegs and 14 shops the whole thing costs $851.20, screws included. We would not spend more until March.',
    ),
  ),
}

export const elevenNavies: DemoEntry = {
  id: 'pell-eleven-navies',
  type: 'private',
  clientId: 'pell-street',
  title: 'Eleven Navies',
  slug: 'eleven-navies',
  standfirst:
    'The shade card has 41 yarns. Eleven are navy, and nobody at the mill could put them in order twice.',
  code: 'PSK 17-001',
  date: '2017-05-22',
  template: 'article',
  tags: ['Color', 'Knitwear', 'Materials', 'Assortment'],
  images: ['pell-shade-card', 'pell-three-navies'],
  text: document(
    p(
      'We wound the whole card again, by hand, on new board, because the old one had faded by the window and was lying about the reds. Forty-one windings, seven rows of six and a gap. Laid out in order of purchase, the same color turns up on nearly every row. It is navy, it is there eleven times, and each has its own name, its own bin and its own minimum.',
    ),
    h2('A test with thirty people'),
    p(
      'We took the eleven off the card, numbered them on the back, and asked thirty people at the mill to lay them out from darkest to lightest; an hour later, again. Four of the thirty gave the same order twice. One was the dyer, and she asked for the north window. Then we asked sixty customers in shops 2, 6 and 11 to pair a navy sweater with the winding that it was knitted from. Nine did. Chance would have given five or six.',
    ),
    table(
      ['Navy', 'Bought since', 'Kilograms in store', 'Sweaters sold, 2016'],
      ['Marine', '1961', '410', '1,904'],
      ['Deep Navy', '1988', '390', '1,122'],
      ['Admiral', '2004', '265', '861'],
      ['The other eight', '1994 to 2015', '875', '733'],
      ['Together', '', '1,940', '4,620'],
    ),
    p(
      'Eight shades hold 45 percent of the navy wool and sell 16 percent of the navy sweaters. At $19 a kilogram there are $16,625 in those bins, and some of it has been there since before the euro.',
    ),
    asset('pell-three-navies'),
    h2('Keep three'),
    p(
      'Marine, because it was the first and the fishermen’s cooperative orders it by name. Admiral, because it has red in it and is the only one that people could pick out. And for the third we would keep Deep Navy against our own taste: it is the school color in two of your towns.',
    ),
    p(
      'Knit the other eight into the inside of things. Hem facings, the second layer of a doubled cuff, the pocket bags of the cardigan. That takes about 60 grams a garment, and you make some 7,500 dark ones a year, so 875 kilograms will be gone in a little under two years. Nobody will see a difference, which is the case for it.',
    ),
    p(
      bold('The gap.'),
      ' Row five, last place, is empty. We looked for what the card does not have. With eight navies gone there will be 33, and among them not one clear light blue. A blue that is chosen in a hurry turns out to be a twelfth navy. In October, put a strip of card there and let each shop pin a thread to it when a customer asks for something you have not got.',
    ),
    p(
      'One note against ourselves. Last year we advised dropping the ',
      italic('two'),
      ' dullest heathers. You did not, and they are up by a third. Color is easier to cut where it is crowded than where it is dull.',
    ),
  ),
}

export const theGuernseyGradedAgain: DemoEntry = {
  id: 'pell-guernsey-graded',
  type: 'private',
  clientId: 'pell-street',
  title: 'The Guernsey, Graded Again',
  slug: 'the-guernsey-graded-again',
  standfirst:
    'Eight stitches between every size, since 1954. Bodies do not go up in eights, and sizes 5 and 6 come back.',
  code: 'PSK 18-001',
  date: '2018-04-16',
  template: 'article',
  tags: ['Sizing', 'Knitwear', 'Returns', 'Menswear'],
  images: ['pell-guernsey-pieces', 'pell-peg-rail'],
  text: document(
    p(
      'Your guernsey is six sizes of the same drawing. From one to the next the front grows by eight stitches, because eight is the repeat of the seeded yoke and somebody did not want to break it. At 28 stitches to ten centimeters, eight on the front and eight on the back make 5.7 centimeters of chest. It is a tidy rule. It was written for sizes 1 to 4, and 5 and 6 were added in 1979 by carrying on.',
    ),
    table(
      [
        'Size',
        'Stitches, now',
        'Chest, now',
        'Returned for fit, 2017',
        'Stitches, proposed',
        'Chest, proposed',
      ],
      ['1', '124', '88.6', '4%', '124', '88.6'],
      ['2', '132', '94.3', '4%', '132', '94.3'],
      ['3', '140', '100.0', '5%', '140', '100.0'],
      ['4', '148', '105.7', '7%', '148', '105.7'],
      ['5', '156', '111.4', '16%', '160', '114.3'],
      ['6', '164', '117.1', '23%', '172', '122.9'],
    ),
    p(
      'Nearly a quarter of your sixes come back. They are the customers you can least afford to turn away, since few others knit for them; a larger survey of ours in 2015, ',
      entryLink('bi-15-014', 'Size Fourteen Sells Out First'),
      ', found the same gap in dresses. Yours is worse only because wool is honest. A guernsey that is five centimeters short in the chest does not strain. It rides up, and shows the shirt.',
    ),
    h2('Twelve, from size 5'),
    p(
      'We propose steps of twelve above size 4. Twelve is one and a half repeats, so the seeding would end in half a figure at the side. Your pattern room’s answer, which is better than ours was, is to put the odd four stitches into the gusset panel, which is plain. The yoke stays whole. On the drawing these are the two red squares: 18 stitches in sizes 1 to 4, 22 in size 5, 26 in size 6.',
    ),
    ul(
      [
        'The body is longer by 8 rows in size 5 and 14 in size 6: 124 rows to the armhole become 132 and 138.',
      ],
      [
        'Sleeves keep their 96 stitches at the top. Arms do not widen as chests do. We measured 71 of your customers and were surprised.',
      ],
      ['The neck keeps its 112 in every size. Nobody has ever returned one for the neck.'],
    ),
    h2('What it costs'),
    p(
      'A size 6 will take 690 grams of yarn in place of 648, and four minutes more on the bed: $1.90 together. You sold 1,210 fives and sixes last year and took back 231. Each return costs $14 in carriage, washing and pressing, so that is $3,234. If the new fives and sixes come back like a size 4, at 7 percent, it is 85 and $1,190. The extra wool for all 1,210 comes to about $1,850. So it saves you $194 a year and keeps some 146 people in their sweaters. It is the second figure we would take to the meeting.',
    ),
    p(
      'Knit twenty of each by July and give them away, to men whose names are in the returns book. Ask for a photograph with the arms up.',
    ),
  ),
}
