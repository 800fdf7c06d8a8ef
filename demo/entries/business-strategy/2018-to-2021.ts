import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const leaveOneCategory: DemoEntry = {
  id: 'bs-18-007',
  type: 'presentation',
  title: 'Leave One Category',
  slug: 'leave-one-category',
  standfirst:
    'Shoes took a fifth of the floor and gave four percent of the margin. Nine stores stopped selling them, and say why.',
  code: 'BS 18-007',
  date: '2018-03-19',
  section: 'business-strategy',
  template: 'article',
  tags: ['Footwear', 'Assortment', 'Fixtures', 'Knitwear'],
  images: ['dart-closed', 'six-lengths', 'two-bolts'],
  text: document(
    p(
      'Ranges grow a category at a time and never lose one. Somebody adds belts, somebody adds candles, and each is too small to argue about. The member in this case had twelve. Eleven of them were clothes, or near enough. The twelfth was footwear, which had come in 2004 with a buyer who has since left, and it occupied 65 of the 340 square meters in each of nine stores.',
    ),
    p(
      'We were asked how to make it pay. After a month of looking we advised leaving. The proposal was unpopular, chiefly with people who liked the shoes.',
    ),
    h2('Per square meter, per store, 2016'),
    table(
      ['', 'Footwear', 'Everything else'],
      ['Floor', '65 m² (19%)', '275 m² (81%)'],
      ['Sales', '$231,000 (11%)', '$1,869,000 (89%)'],
      ['Share of stock, by cost', '27%', '73%'],
      ['Margin after markdown and returns', '$41,000 (4%)', '$989,000 (96%)'],
      ['Margin per square meter', '$631', '$3,596'],
    ),
    p(
      'A shoe comes in eleven sizes and a coat in five. To look stocked in one style of shoe you must own the whole run, half of which will never be asked for. The stockroom is part of the floor too: each store gave 22 square meters upstairs to boxes, which are not in the table and cost the same rent.',
    ),
    asset('dart-closed'),
    h2('Like a dart'),
    p(
      'A pattern cutter takes fullness out by folding away a wedge and sewing its two sides together. The cloth on either side moves; nothing is left where the wedge was. That is the way to leave a category. If the space is simply filled with more of everything, the range is as wide as before and only the shoes are gone. Here knitwear moved across to meet tailoring, the fitting rooms gained a mirror each, and one bay, where the sandals had been, was left empty on purpose.',
    ),
    p(
      'In the first year the 65 meters made $1,480 each, or $96,200 a store. Less than half the average of the floor, and more than twice what they had made in shoes. The gain was $55,200 a store and $496,800 over the nine. Getting out cost $18,000 a store in clearance and $26,000 in joinery: $44,000, returned in ten months.',
    ),
    p(
      'What we feared was the customer who came for the shoes and bought a dress. She exists. Of 4,100 people who had bought footwear in 2016, we could follow 2,900 by their cards. In 2017 they spent six percent less in total with our member, and the people who had never bought shoes spent four percent more. The floor was easier to walk.',
    ),
    h2('How to choose which'),
    ol(
      ['Work out margin after reductions and returns, per square meter, stockroom included. Ignore sales.'],
      ['Strike off anything that brings people in. Ask fifty of them at the door what they came for.'],
      [
        'Strike off anything that makes its neighbors sell. Cover it with a sheet for a week in two stores and look.',
      ],
      ['Of what remains, leave the one with the most sizes.'],
    ),
    p(
      'A shop with one competitor who also sells shoes should think longer than this. So should one whose shoes are its name. And nobody should leave two at once: it cannot then be said which of them was missed. For the bay that was left over, ',
      entryLink('me-16-013', 'Fold or Hang'),
      ' has a suggestion.',
    ),
  ),
}

export const twelveWeeksOfCash: DemoEntry = {
  id: 'bs-20-012',
  type: 'presentation',
  title: 'Twelve Weeks of Cash',
  slug: 'twelve-weeks-of-cash',
  standfirst:
    'The doors are shut and nobody knows until when. Draw the money week by week, and draw the line it may not cross.',
  code: 'BS 20-012',
  date: '2020-04-20',
  section: 'business-strategy',
  template: 'article',
  tags: ['London', 'Full price', 'Service', 'Small towns'],
  images: ['twelve-folds', 'twelve-bastings', 'one-spool'],
  text: document(
    p(
      'In the fifth week of closed shops we have stopped giving advice about autumn. Members ring about one thing: how long the money lasts and whom to pay. What follows is the sheet we have been filling in with them, nineteen so far, in the evenings. It is a page. Do it in pencil.',
    ),
    p(
      'A budget is no use now, because it is in months and the trouble comes on Thursdays. Rule twelve lines, one for each week. On each write what is in the bank on Monday, what will certainly come in, what must go out. Leave off anything that is hoped for.',
    ),
    asset('twelve-bastings'),
    h2('One sheet, filled in'),
    p(
      'A member with four shops in and around London, and a web store, gave us leave to print hers. It opened on the sixth of April with $412,000. For shortness the twelve lines are given here in threes.',
    ),
    table(
      ['Weeks', 'In', 'Out', 'Bank at the end'],
      ['1 to 3', '$24,000', '$118,000', '$318,000'],
      ['4 to 6', '$30,000', '$112,000', '$236,000'],
      ['7 to 9', '$42,000', '$104,000', '$174,000'],
      ['10 to 12', '$78,000', '$121,000', '$131,000'],
    ),
    p(
      'Then the line. Hers is at $120,000, which is one month of everything: if the bank falls below it she can no longer close in good order, paying people what they are owed. She ends $11,000 above. With no change to the plan she would have crossed it in week eight. The difference is made of four decisions, taken in one afternoon.',
    ),
    ul(
      [
        bold('Rent.'),
        ' Two landlords of four agreed to a share of takings until the autumn, one to half, one to nothing. She had asked all four on the same day with the same sheet attached. $46,000.',
      ],
      [
        bold('Goods on order.'),
        ' She rang every maker and took a third of each order instead of all of some. $71,000 moved beyond week twelve. None was canceled by e-mail.',
      ],
      [
        bold('People.'),
        ' Everyone kept, on the public schemes where there are any, with the firm making up pay to four-fifths. This costs more. It is the reason for the plan.',
      ],
      [
        bold('The web store at full price.'),
        ' No sale. Sales have doubled to $8,000 a week from a very low number, and a banner with forty percent on it would have pulled June into April.',
      ],
    ),
    h2('Whom to pay first'),
    p(
      'The smallest. A maker with eight people and one customer fewer will be gone in May, and you will be looking for another in July along with everyone else. The large ones have banks. In the sheet above, suppliers owed less than $3,000 were all paid in the first week: fourteen firms, $22,400.',
    ),
    quote('It was the first Monday I slept. The number was bad, but it was a number.'),
    h2('The risk, and who should not'),
    p(
      'The sheet is wrong by about week five; everybody’s is. Redo it each Monday and keep the old ones, since the pattern of your errors is the only forecast to be had. It leans on reopening by late June. If that is moved, weeks ten to twelve lose $50,000 and the line is crossed, and we have told her so.',
    ),
    p(
      'Do not use it to run a firm that has a covenant with its bank. There the lender’s line comes before yours, and the first call is to a lawyer. And if you cross your own line on paper in week two, do not spend those two weeks hoping: the orderly thing is still possible, ',
      italic('today'),
      ', and is worth a great deal to the people it is owed to.',
    ),
    p(
      'There will be time later for what this says about stock. Those of the nineteen who had ordered short and early are, without exception, the ones with lines to spare; the argument is seven years old and is in ',
      entryLink('bs-13-008', 'Buy Less, Earlier'),
      '.',
    ),
  ),
}

export const wholesaleRewritten: DemoEntry = {
  id: 'bs-21-006',
  type: 'presentation',
  title: 'Wholesale, Rewritten',
  slug: 'wholesale-rewritten',
  standfirst:
    'Smaller first orders, a deposit, and a refill in ten days. Five of eleven accounts signed, and one was let go.',
  code: 'BS 21-006',
  date: '2021-01-18',
  section: 'business-strategy',
  template: 'article',
  tags: ['Pricing', 'Knitwear', 'Assortment', 'Markdown'],
  images: ['one-spool', 'ticket-three-strings', 'two-bolts'],
  text: document(
    p(
      'The old bargain between a maker and a shop was written for a time when the shop knew what it would sell six months ahead. It did not know then either, but it had the confidence. The shop orders everything at once, pays late, marks down alone, and sends the maker a bill for part of the loss. Both call this a relationship.',
    ),
    p(
      'Last spring it came apart. A knitwear maker with eleven accounts had orders for 6,200 pieces in February and for 2,700 in May, with the yarn already dyed. Rather than wait for the orders to come back, she wrote a new contract. It is two pages.',
    ),
    asset('one-spool'),
    h2('Terms'),
    table(
      ['', 'Before', 'Now'],
      ['First order', 'The season, in one', 'Six weeks of selling'],
      ['Deposit', 'None', '20%, with the order'],
      ['Balance', '60 to 90 days', '14 days after delivery'],
      ['Reorders', 'If there is any left', 'Ten days, from yarn held by the maker'],
      [
        'What does not sell',
        'Shop reduces, maker pays “support”',
        'Maker swaps up to 15% for other colors, once',
      ],
      ['Markdown', 'When the shop likes', 'Not before an agreed date'],
      ['Price', '$44', '$46'],
    ),
    p(
      'She took it to all eleven in July. Five signed: three as it stood, two after changing the swap to a sale-or-return on a fifth of the goods. Five stayed as they were and she let them. The eleventh, her largest, asked for the ten-day refills without the deposit. She ended it, which took her three nights to decide and was right.',
    ),
    h2('August to December, the five that signed'),
    table(
      ['', '2019, old terms', '2020, new'],
      ['Pieces shipped', '1,900', '1,540'],
      ['of which reorders', '0', '410'],
      ['Invoiced', '$83,600', '$70,840'],
      ['Markdown support', '−$12,400', '−$3,100'],
      ['Goods taken back', '$0', '−$4,200'],
      ['Left', '$71,200', '$63,540'],
      ['In the bank by December 31', '$41,000', '$60,100'],
      ['Shops’ own full-price sale', '49%', '66%'],
    ),
    p(
      'In a year when half the doors were shut for part of it she shipped nineteen percent less, kept eleven percent less, and had $19,100 more to spend in January. Days to payment went from 84 to 31. The shops did better than she did: they bought 360 pieces fewer and sold 85 more at the ticket.',
    ),
    p(
      'The yarn is what makes it possible, and it is where the cost has gone. To refill in ten days she holds 900 kilos of undyed merino, about $19,000, and has an arrangement with a dyer who will run a 15-kilo pot on a Tuesday. Before, that risk stood on the shop’s shelf, knitted, in the wrong colors.',
    ),
    h2('Who should not'),
    p(
      'Makers of woven goods, unless they own looms: ten days is not to be had. Makers of anything dyed in the yarn. Makers with one account above a third of their sales, until they have another. And shops should be wary of signing with a maker who has not got the yarn. We have seen two contracts since that promise refills and say nothing of what they will be refilled from.',
    ),
    p(
      'There is a weakness we cannot argue away. All of this was tried in a year when shops were frightened and inclined to be reasonable. The next one will tell. The reasoning about cash on which it rests is in ',
      entryLink('bs-20-012', 'Twelve Weeks of Cash'),
      '.',
    ),
  ),
}
