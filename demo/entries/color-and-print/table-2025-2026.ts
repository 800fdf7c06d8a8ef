import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const batikCracked: DemoEntry = {
  id: 'cp-25-038',
  type: 'presentation',
  title: 'Batik, Cracked',
  slug: 'batik-cracked',
  standfirst:
    'In Java the crack was a fault. In Accra it became proof of origin. A print whose value lies in where the wax gave way.',
  code: 'CP 25-038',
  date: '2025-10-20',
  section: 'color-and-print',
  template: 'article',
  tags: ['Resist dyeing', 'Print', 'Handwork', 'Accra', 'Autumn 2025'],
  images: ['batik-wheels', 'batik-cracked', 'batik-ovals'],
  text: document(
    p(
      'Melted wax is drawn or stamped on cotton, the cloth goes into the vat, and dye takes everywhere the wax is not. Wax and resin for the first dyeing, mixed soft; more paraffin for the second, and it sets hard. Fold a cloth with hard wax on it and it breaks. Cold water helps. The dye finds the breaks, and when the wax has been boiled out there is a net of fine lines over every pale part, as if the flowers had been painted on an old plate.',
    ),
    asset('batik-cracked'),
    h2('Two opinions of a crack'),
    p(
      'A court batik from Yogyakarta has none. The wax was kept supple and the cloth was lowered into the vat like a sleeping child; a crack was bad work, and it was priced as such. When Dutch mills learned to imitate batik on rollers in the nineteenth century they used resin, which crazed whatever they did, and Java did not want it. Ships took it on to the Gold Coast. There the veining was liked, because no two yards were the same and a cheaper copy could not manage it. Within two generations the fault had become the test.',
    ),
    p(
      'It still is. At Makola market two years ago, on the walk we described in ',
      entryLink('tg-23-014', 'Accra, Cloth by the Yard'),
      ', a trader held a length against the light, ignored the pattern, and followed one crack with her nail for thirty centimeters to see whether it came round again. It did, after 91. She put the cloth down.',
    ),
    h2('How much is enough'),
    p(
      'We commissioned one drawing, wheels of eight petals, from a workshop in Pekalongan, and asked for it at four temperatures of wax. Then we measured what share of the pale area had taken dye through the cracks, and had 20 dresses of each made up for two shops, one in London and one in Accra, at the same price.',
    ),
    table(
      ['Wax at dyeing', 'Pale area cracked', 'Sold, London', 'Sold, Accra', 'In six weeks'],
      ['28 °C', '1%', '4 of 10', '2 of 10', '6 of 20'],
      ['22 °C', '6%', '8 of 10', '7 of 10', '15 of 20'],
      ['16 °C', '11%', '6 of 10', '10 of 10', '16 of 20'],
      ['10 °C', '19%', '3 of 10', '5 of 10', '8 of 20'],
    ),
    p(
      'London likes the crack as a rumor and Accra likes it in evidence, and neither wants a fifth of the flower gone. Between six and eleven percent you can sell in both. It is controlled with nothing more than a thermometer and the patience to wait for the tub, so write the temperature into the order. Three of the four workshops we asked had never been given one.',
    ),
    quote('You people send me a drawing of the crack. Send me the weather instead.'),
    h2('The ovals'),
    p(
      'The second cloth is the oldest figure there is in wax: four ovals to a crossing, a fruit cut open, once among the patterns kept for the courts of central Java. It has been printed on everything from ties to bathroom mats. What saves it here is a moss green in three ovals out of sixteen, one to a row until the fourth, which has none, and two layers of crackle, the first brown and the second nearly black. Worn, it moves like shade under a tree.',
    ),
    asset('batik-ovals'),
    ul(
      [
        'Wash it twice before it is cut. Wax left in the seam allowance melts under the iron and marks the lining.',
      ],
      [
        'Do not match across a seam. The cracks will not meet, and a seam that matches only in the petals looks forged.',
      ],
      [
        'Photograph it at arm’s length and again at ten centimeters. Of 1,100 visits to the product page, those who opened the second picture bought three times as often.',
      ],
    ),
    p(
      'Last, a caution about the digital version, which is everywhere this autumn at about $3 a meter less. It is sharp, its lines are all one width, and it stops at the edge of the motif. Dye does not know where the flower ends. Turn the cloth over: on a real one the crack is on the back as well, as with ',
      entryLink('cp-22-021', 'a double ikat'),
      ', and that is the cheapest test there is.',
    ),
  ),
}

export const theConversationPrint: DemoEntry = {
  id: 'cp-26-008',
  type: 'presentation',
  title: 'The Conversation Print',
  slug: 'the-conversation-print',
  standfirst:
    'Scissors, keys, a glove, a moth. Small objects on silk sell the second look. What they may say, and how loudly.',
  code: 'CP 26-008',
  date: '2026-02-23',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Accessories', 'Shirting', 'New York', 'Spring 2026'],
  images: ['conversation', 'conversation-overheard', 'conversation-foulard'],
  text: document(
    p(
      'The trade calls any print with recognizable things on it a conversational, and the name is a promise few of them keep. Anchors say nothing to anyone. Flamingos have said it. A conversation needs two parties and something at stake, and it has to be overheard at half a meter, by the person who is already standing too close.',
    ),
    p(
      'For spring we drew what lies in a sewing box: fourteen objects in five colors on lupin, at about the size of a thumb. What makes it a print and not a page of stickers is one thread. It leaves the spool, goes through a button, round the needle, between the fingers of the glove and along the tape, and at the far side of the repeat the scissors are open on either side of it. On the next repeat the spool takes it up again. Nobody has been cut off yet, and that is the joke.',
    ),
    asset('conversation-overheard'),
    h2('The distance test'),
    p(
      'We pinned eleven conversationals to a wall in the New York showroom and asked 48 visitors to walk toward each one until they could name an object. Then we asked them to keep walking until they smiled. The gap between the two distances predicted the order book better than anything else we measured.',
    ),
    table(
      ['Print', 'Named at', 'Smiled at', 'Reordered'],
      ['Lemons, 9 cm', '6.0 m', 'Never', 'No'],
      ['Racing cars, 4 cm', '3.5 m', '3.5 m', 'No'],
      ['Sewing box, 5 cm', '2.8 m', '0.6 m', 'Twice'],
      ['Keys and pins, 2 cm', '1.1 m', '0.5 m', 'Three times'],
    ),
    p(
      'A print that gives itself away across the room has nothing left for the lift. The best of them are patterns first. From three meters the foulard, keys and pins in strict rows on green, could be any tie in any bank. It belongs to the wearer and to whoever is shaking his hand.',
    ),
    asset('conversation-foulard'),
    h2('Rules we broke and put back'),
    ol(
      [
        bold('One thing is alive.'),
        ' Here it is a clothes moth. Without it the box was a still life, and our panel of nine remembered three objects. With it they remembered six, and everyone remembered the moth.',
      ],
      [
        bold('Nothing is cut in half by a collar.'),
        ' Keep objects under six centimeters for shirts, or the tailor will behead something.',
      ],
      [
        bold('No words, no numbers.'),
        ' We lettered the tape measure in the first strike-off. People read it, finished, and looked away.',
      ],
      [
        bold('Turn them all differently,'),
        ' but keep one upright. The dress form is the plumb line; take it out and the cloth seems to be falling downstairs.',
      ],
      [bold('Two objects from the wearer’s own life.'), ' Keys and a glove. The shears belong to us.'],
    ),
    h2('Where it goes'),
    p(
      'On silk twill, as a scarf and as a shirt for either sex, and inside things. A jacket lined in it took $45 more and cost $11; the tailor turned out the left front for us and said he had not been asked to do that since 1988. It is poor on dresses. So many small objects over so much of a person look like a rash from across the road, and 17 of the 24 we tried were marked down by June of last year, when we tested the idea in another print.',
    ),
    p(
      'Give it to the person behind the counter. In the store where staff wore the scarf, they were asked about it 31 times in a week and sold 19; where it lay folded in the case, four. That is a reason to have a counter, on which see ',
      entryLink('me-25-021', 'The Counter Comes Back'),
      ', and a reason to choose a print that rewards someone leaning over one. Our ',
      entryLink('cp-23-012', 'toile'),
      ' works the same way and needs a sofa.',
    ),
    p(
      'Price it as silk, not as wit. At $165 the scarf outsold itself at $145, in two stores of comparable size over the same five weeks, by 44 to 37. Cheap jokes are taken for souvenirs.',
    ),
  ),
}

export const shadowOfALeaf: DemoEntry = {
  id: 'cp-26-033',
  type: 'presentation',
  title: 'Shadow of a Leaf',
  slug: 'shadow-of-a-leaf',
  standfirst:
    'Coat a cloth, lay a fern on it, wait eleven minutes. Sun printing returns in blue and white. Watch one being made.',
  code: 'CP 26-033',
  date: '2026-09-07',
  section: 'color-and-print',
  template: 'video',
  tags: ['Print', 'Handwork', 'Soft edge', 'Copenhagen', 'Spring 2027'],
  images: ['sun-print', 'sun-print-strip', 'sun-print-window'],
  embed:
    '<iframe src="/embeds/shadow-of-a-leaf.html" title="A sun print exposed, lifted and washed"></iframe>',
  text: document(
    p(
      'Two iron salts in water make a yellow-green wash. Brush it on cotton in a dim room and let it dry. Put something on it and carry it outdoors, and wherever light reaches the cloth it goes gray, then slate, then a color like the inside of a mussel. Rinse it, and the part that was covered runs clear. What is left is Prussian blue with a white fern in it. The recipe is from 1842. In the following year a botanist in Kent made a book of seaweeds this way, and there were no other photographs in any book.',
    ),
    p(
      'We counted sun prints on 23 stands in Copenhagen last month. In August 2024 there were two, both tea towels. Most of the new ones are shirts and unlined coats for next spring, and fifteen of the 23 are the real process: coated by hand in lengths of up to six meters and laid on a roof.',
    ),
    asset('sun-print-strip'),
    h2('Eleven minutes'),
    p(
      'Everything depends on time, so the printer starts with a strip. A card is drawn back every three minutes and the cloth underneath shows each step. On a clear day in June at 55 degrees north the full blue took eight minutes; in the first week of September, eleven; under thin cloud, twenty-five. Short of that the blue washes out with the yellow. Past it, nothing is lost but the afternoon.',
    ),
    p(
      'Meanwhile the sun moves. In eleven minutes it goes nearly three degrees, and any leaf that stands a little off the cloth lets light creep in under its edge. That is where the gray doubles come from, and they are the whole beauty of it. A leaf pressed under glass gives a white as sharp as a stencil. The same leaf laid loose has weight. Ask for both in one length.',
    ),
    h2('No two, and then again two'),
    p('A length made on a roof cannot be repeated. There are three ways to live with that:'),
    ol(
      [
        bold('Sell lengths.'),
        ' Six meters makes four shirts. Number them. At $190 each, one studio sold 60 in a fortnight and had 40 names left over.',
      ],
      [
        bold('Scan one good morning'),
        ' and print it by the meter in two blues. Ours repeats after 60 centimeters across and 72 down, and holds nine white shapes with six pale ones behind. Below that number the eye finds the same fern twice on one sleeve.',
      ],
      [
        bold('Print the window.'),
        ' A pane throws its own bars. Laid slanting on the cloth they give the cutter something straight to work from, and the leaves cross them as they please. It was drawn for curtains; the two coats we saw in it were better.',
      ],
    ),
    asset('sun-print-window'),
    h2('Care, honestly'),
    p(
      'Prussian blue fades in alkali. Washing soda kills it, and so do many household detergents: we ran twelve, and after five washes at 30 degrees seven had turned the blue to a weak tea-stain while five had left it alone. It also pales in strong sun and recovers in the dark, which no customer believes until she has seen it. Say so on the label, name the kind of soap, and sew a spare patch into the hem to be left in a drawer for comparison.',
    ),
    p(
      'Returns for color among our four test stores came to 3 percent with that label and 14 without. The cloth was identical. People forgive a material that has told them about itself, as we found with ',
      entryLink('cp-25-038', 'cracked wax'),
      ' and, ten years ago, with the indigo vats in ',
      entryLink('tg-16-007', 'Kyoto'),
      '.',
    ),
    p(
      'On the floor, keep it from the window. A sun print in a sunny window is a print still being made: one of our four lost a third of its blue in nine days and got most of it back in the stockroom over a weekend. The manager put it in the window again, with a card explaining. ',
      italic('That'),
      ' sold it.',
    ),
  ),
}
