import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const lendTheUmbrella: DemoEntry = {
  id: 'gi-13-007',
  type: 'presentation',
  title: 'Lend the Umbrella',
  slug: 'lend-the-umbrella',
  standfirst:
    'Sixty umbrellas, no deposit, a name in a book. In a wet town it bought a year of second visits for $957.',
  code: 'GI 13-007',
  date: '2013-09-16',
  section: 'great-ideas',
  template: 'article',
  tags: ['Service', 'Loyalty', 'Accessories', 'Small towns'],
  images: ['umbrella-gores', 'umbrella-lay', 'twelve-keys'],
  text: document(
    p(
      'Bergen has rain on about 230 days of the year, and a men’s outfitter there had a bucket by the door with four forgotten umbrellas in it. In August 2012 the owner began to lend them. By October he had ordered sixty more, in the shop’s own burgundy, with a number burned into each handle.',
    ),
    p(
      'The terms fit on a card. Anyone may take one, customer or not. Write a name and a number in the book. Bring it back when it is dry. There is no deposit and nobody is telephoned. We expected to be told that they all vanished, and asked to see the book.',
    ),
    h2('The book'),
    p(
      'In twelve months there were 412 loans. Twenty-seven umbrellas never came home, most of them in the two weeks when the cruise ships call. The other 385 were carried back through the door by somebody with a free hand and a minor debt. On 131 of those visits, or 34 percent, something was bought, at an average of $74. That is $9,694.',
    ),
    ul(
      ['Sixty umbrellas at $11: $660.'],
      ['Twenty-seven replaced: $297.'],
      ['Writing in the book, about forty seconds a loan: four and a half hours in the year.'],
    ),
    p(
      'The $74 is not all gain, since some of those people were coming anyway. He asked a hundred of them. Fifty-eight said they would not have been on that street that week. Even at half the money the umbrella is the cheapest invitation we have costed, cheaper than a letter, and it leaves the shop with its color up, at head height, in the rain, where everyone is looking at the ground.',
    ),
    asset('umbrella-lay'),
    h2('Have them made'),
    p(
      'A bought umbrella in a stock color works half as well, he thinks, because people forget whose it is. Eight gores from one paper pattern, laid head to tail along 60-centimeter gloria, the old silk-and-cotton union, lose very little; an umbrella maker will do fifty at a time and charge about two dollars over the plain one. Put the name on the strap and nowhere else. A logo the size of a plate is an advertisement, and people leave advertisements on trains.',
    ),
    ol(
      [
        'Start with twenty. Number them. Buy a bound book and not a tablet: the names already in it do the persuading.',
      ],
      [
        'Stand them to the left of the door on the way out, where the shop’s first three steps become its last. (See ',
        entryLink('me-13-004', 'The First Three Steps'),
        '.)',
      ],
      ['Train everyone to offer before being asked, at the moment the customer looks up at the glass.'],
      ['When one comes back, take it, thank them, and say nothing about the weather.'],
    ),
    p(
      'It fails in dry towns and in malls. It also failed at a second shop in the same street, which asked for a $10 deposit. There, 40 umbrellas made 31 loans in a season. A deposit turns a favor into a rental, and at that price most people would rather be wet.',
    ),
  ),
}

export const aReceiptWorthKeeping: DemoEntry = {
  id: 'gi-15-006',
  type: 'presentation',
  title: 'A Receipt Worth Keeping',
  slug: 'a-receipt-worth-keeping',
  standfirst:
    'Sew four centimeters of the cloth to the receipt. A year on, seven customers in ten can still find it.',
  code: 'GI 15-006',
  date: '2015-06-15',
  section: 'great-ideas',
  template: 'article',
  tags: ['Loyalty', 'Service', 'Materials', 'Repair'],
  images: ['receipt-long', 'receipts-kept', 'button-cards'],
  text: document(
    p(
      'Ask a customer for the receipt of anything bought last year and she will look for it in the bag it came in. We rang 240 people twelve months after a purchase at three ordinary clothes shops. Nineteen had theirs: eight percent, mostly accountants.',
    ),
    p(
      'Then we rang 240 customers of a small dress shop in Ghent that prints on heavier paper and, before it hands the receipt over, sews a square of the cloth to the bottom with six stitches of the same thread. The square is four centimeters on a side and comes from the hem allowance or the cutting room’s sweepings. One hundred and seventy-one had it. That is 71 percent. Several read it to us over the telephone.',
    ),
    asset('receipts-kept'),
    h2('What is on it'),
    ul(
      ['The cloth, pinked so that it does not fray.'],
      ['Its name, its width, what it is made of, and the mill’s reference.'],
      ['The thread number, because one day a seam will go.'],
      ['The length after alteration, not the size on the label.'],
      ['How to wash it, in one sentence, by somebody who has done so.'],
      ['The price. It is still a receipt.'],
    ),
    p(
      'The machine behind the counter is a domestic one with a blind hem foot. It takes forty seconds, which the customer watches. Paper is nine cents against two. The cloth is free to a shop that cuts its own and about four cents to one that asks its maker for a bag of squares with each delivery. Call it eleven cents more than doing nothing, and two-thirds of a minute.',
    ),
    quote('They hold it against things in other people’s shops and then come back to us.'),
    p(
      'That was the owner, explaining the number she cares for. Fifty-eight of the 171 had taken the receipt out of the drawer to match something: a shoe, a scarf, a wall. Thirty-three of those matches were bought from her. She sells scarves now, which she had not planned, and keeps them in the six colors that the swatches turn out to ask for.',
    ),
    p(
      'There is a use for the trade in it as well. When a coat comes back after four winters for a new pocket, the receipt says what it was before the light got to it. The repairer stops guessing at thread. We would put the same square inside the garment too, behind the care label, as shirtmakers did when collars were replaced.',
    ),
    p(
      'Start with one cloth. Pick the piece that is asked about most, cut two hundred squares on a quiet morning, and staple if you cannot sew. A staple keeps nearly as well: a shoe shop in the same town staples leather and was at 64 percent when we asked. What does not keep is an e-mail. Of the customers who took theirs that way, four in 240 could find it, and ',
      italic('one of those had printed it.'),
      ' For another small object that outlives its cost, read ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '.',
    ),
  ),
}

export const theLibraryOfButtons: DemoEntry = {
  id: 'gi-17-012',
  type: 'presentation',
  title: 'The Library of Buttons',
  slug: 'the-library-of-buttons',
  standfirst:
    'Fourteen drawers of dead stock, sewn to cards and lent out. One coat in six now leaves with other buttons.',
  code: 'GI 17-012',
  date: '2017-07-10',
  section: 'great-ideas',
  template: 'article',
  tags: ['Accessories', 'Milan', 'Outerwear', 'Handwork'],
  images: ['button-cards', 'button-gauge', 'receipts-kept'],
  text: document(
    p(
      'A button factory north of Milan shut in the spring of 2016 and sold what was on its shelves by weight. A coat shop in the city bought 61 kilos, which is roughly 38,000 buttons in 900 kinds, at $22 a kilo. It was a sentimental purchase and nobody pretended otherwise.',
    ),
    p(
      'What they did next was sensible. One of each kind, or two, or a set of six when there were enough, was sewn to a card with its size, its material and how many were left. The cards went into fourteen flat drawers beside the fitting rooms. A customer trying a coat may pull a drawer, hold a card to the front, and have the buttons changed while she waits. Or she may sign for the card and take it home to the coat she already has.',
    ),
    asset('button-gauge'),
    h2('Sizes, for those who were never told'),
    p(
      'Buttons are measured in lignes, forty to the inch. The drawers are arranged by it, because a hole cut for one size will take the next but not the next but one.',
    ),
    table(
      ['Ligne', 'Millimeters', 'Where it goes'],
      ['14', '8.9', 'Button-down collars, baby clothes'],
      ['18', '11.4', 'Shirt fronts'],
      ['24', '15.2', 'Jacket cuffs, cardigans'],
      ['32', '20.3', 'Jacket fronts'],
      ['40', '25.4', 'Overcoats'],
    ),
    h2('What it cost and what came of it'),
    p(
      'Buttons, $1,342. Cards and thread, $310. Ninety hours of sewing samples on, at $16, which is $1,440 and was done in January when there was nothing else to do. Together $3,092. In the ten months since, 288 sets have been sold at an average of $26, sewing included: $7,488. Of 340 cards lent, nine have not come back.',
    ),
    p(
      'One coat in six is now altered in this way before it leaves. More interesting is which. It is the plain ones: navy, gray, camel, the coats that every shop on the street has. Customers who change the buttons return the coat in two cases out of a hundred; among those who do not it is eleven. We would not claim that horn prevents remorse. People do not send back what they have had a hand in.',
    ),
    p(
      'The men are worth a note. They come for a second set to put on an identical second coat, so as to tell the two apart, which will surprise nobody who has read ',
      entryLink('ci-16-011', 'Men Buy the Same Thing Twice'),
      '.',
    ),
    p(
      'On Monday: ring whoever makes your buttons and ask what they would like to be rid of. Take ten kilos, no more, and refuse plastic under 18 ligne. Buy a gauge. Make the first fifty cards yourself, so that you learn which ones your hand goes back to. When a kind runs down to six, take its card out of the drawer. A library that lends the last copy is a museum within a year.',
    ),
  ),
}
