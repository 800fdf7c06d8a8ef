import { asset, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theReturnsRail: DemoEntry = {
  id: 'gi-25-013',
  type: 'presentation',
  title: 'The Returns Rail',
  slug: 'the-returns-rail',
  standfirst:
    'Hang what came back by the door, at full price, with the reason on the ticket. One person’s fault is another’s fit.',
  code: 'GI 25-013',
  date: '2025-06-23',
  section: 'great-ideas',
  template: 'article',
  tags: ['Returns', 'Full price', 'Sizing', 'Fixtures'],
  images: ['returns-rail', 'return-parcels', 'receipt-long'],
  text: document(
    p(
      'A dress is sent back marked “too long”. It goes to a warehouse in a town nobody has been to, is steamed, bagged, given a new number, and put on sale again nineteen days later, by which time the season has moved and so has the price. Somewhere in the meantime a woman of one meter eighty has walked past a shop that had it.',
    ),
    p(
      'Two stores of a member, in Rotterdam and Utrecht, tried keeping such things. For eight weeks this spring everything that came back to them, by post or over the counter, was looked over, pressed and hung within the day on one rail two meters inside the door. Full price. On each piece, a red ticket with the reason it was returned, in the customer’s word.',
    ),
    h2('Reasons, and what became of them'),
    table(
      ['Reason', 'Pieces', 'Sold from the rail', ''],
      ['Too long', '96', '74', '77%'],
      ['Color', '88', '63', '72%'],
      ['Too wide', '71', '44', '62%'],
      ['Two sizes ordered', '67', '30', '45%'],
      ['Came too late', '54', '47', '87%'],
      ['Gift', '36', '5', '14%'],
      ['Together', '412', '263', '64%'],
    ),
    p(
      'The median piece hung for four days. Of those that took the old road, 38 percent found a buyer at full price. Handling in the store came to $1.90 a piece and in the warehouse to $6.80, so that the 412 cost $2,019 less to deal with, before counting what they fetched.',
    ),
    asset('return-parcels'),
    p(
      '“Too long” is the best ticket on the rail. Tall customers read it from the pavement. In Utrecht two sisters now come in on Thursdays, when the week’s post has been hung, and go through it from the left. They had been buying men’s trousers. “Color” works for another reason: the picture on the web was bluer than the cloth, and the cloth was better. “Came too late” is as good as new and everybody can see that.',
    ),
    p(
      '“Gift” does not work. It makes people wonder about the marriage. After the third week those pieces went straight back to their own shelves, with no ticket.',
    ),
    h2('Two rules that kept it honest'),
    ul(
      [
        'Nothing with a fault. A pulled thread goes to the workroom. The rail must never be where one looks for damage, or it becomes a sale.',
      ],
      [
        'No reduction, ever. In week four the Rotterdam manager took ten percent off to help things along. Sales rose for three days and then customers began to wait for the rail.',
      ],
    ),
    p(
      'You will want to know whether it teaches people to send things back. It has not: the rate was 31 percent before and 30 during. Most of those who return by post never see the shop. Those who return at the counter now watch their piece being hung, and nine of them bought from the rail on the same visit. Which day to expect the flood is set out in ',
      entryLink('bi-18-012', 'Returns Have a Weekday'),
      '.',
    ),
    p(
      'To start, you need a rail of a meter and a half, a pad of red tickets, and the authority to keep stock that the system believes to be elsewhere. The last took our member five weeks of meetings. Everything else was ready by Tuesday.',
    ),
  ),
}

export const rentTheCoatInMarch: DemoEntry = {
  id: 'gi-26-003',
  type: 'presentation',
  title: 'Rent the Coat in March',
  slug: 'rent-the-coat-in-march',
  standfirst:
    'Forty coats left in February. Lent for four days at a time, then sold, they made twice what the sale had.',
  code: 'GI 26-003',
  date: '2026-02-09',
  section: 'great-ideas',
  template: 'article',
  tags: ['Rental and resale', 'Outerwear', 'Markdown', 'Copenhagen', 'Autumn 2025'],
  images: ['coat-in-pieces', 'coat-loan-card', 'coat-layers'],
  text: document(
    p(
      'March is the month in which one needs a coat and will not buy one. The winter coat is at the cleaner’s, or tired, or too warm by noon and too thin by six. There are weddings, funerals, interviews and one cold week in the country. Shops meanwhile are holding last autumn’s coats at half price in a corner, facing the wall.',
    ),
    p(
      'A Copenhagen member had forty of them at the end of February 2025: one red wool coat, ticket $420, in four sizes. The year before, a comparable forty had been cut to $210 and thirty-three had gone, for $6,930. This time she took them off the sale rail, sewed a number into each collar, and bought a box of library cards.',
    ),
    asset('coat-loan-card'),
    h2('The loan'),
    p(
      'Twenty-eight dollars for four days, out by five, back by noon. A name, a card held on file, the date stamped on the coat’s own card, which lives in a paper pocket and goes out with it. A coat is looked over each time and cleaned after every second loan. You may buy the one you have on at any point for $340.',
    ),
    p(
      'There were 262 loans in March, about six and a half for each coat. Number 31 went out eight times, twice to the same woman, who bought number 12.',
    ),
    h2('The sum'),
    table(
      ['', 'Half price, 2024', 'Lent, 2025'],
      ['Loans, 262 at $28', '', '$7,336'],
      ['Cleaning, 131 at $11', '', '−$1,441'],
      ['Sold to borrowers, 9 at $340', '', '$3,060'],
      ['Sold in September, 25 at $250', '', '$6,250'],
      ['Sold at half price, 33 at $210', '$6,930', ''],
      ['Taken', '$6,930', '$15,205'],
      ['Coats left', '7', '6'],
    ),
    p(
      'Staff time is not in the table. It came to eleven hours a week, nearly all of it between half past eleven and half past twelve, and she says she would have been paying for those hours in any case. Leave it out or put it in at $1,100: the answer is the same.',
    ),
    quote('Eight stamps on the card and people asked for that one. They thought it must be the lucky coat.'),
    p(
      'That was September. The coats came back onto the floor with their cards still in the pocket, at $250, described as borrowed. We had advised taking the cards out. We were wrong: those with six stamps or more sold first.',
    ),
    h2('Before you try'),
    ol(
      ['One style, one color. A borrower should be choosing a size and nothing else.'],
      ['Wool that can be steamed. Down cannot be turned round in a day, and nothing pale.'],
      ['Four days and not seven. Seven is a coat in a wardrobe; four is a coat that is being worn.'],
      ['Stop on the last day of March, whatever the weather. It must not become how people get coats.'],
    ),
    p(
      'It suits shops with the coat in hand and a cleaner within walking distance. It does not suit anyone who would have to buy coats in order to lend them: the fees, less cleaning, come to $147 a coat, which is less than one costs to make. What it replaces is the reduction that nobody enjoys, on which see ',
      entryLink('bi-14-008', 'The Third Markdown Never Pays'),
      '. She has forty-two coats this year and the box of cards is on the counter.',
    ),
  ),
}

export const oneSizeFourTies: DemoEntry = {
  id: 'gi-26-019',
  type: 'presentation',
  title: 'One Size, Four Ties',
  slug: 'one-size-four-ties',
  standfirst:
    'A rectangle, two tapes and four slits, tied at the hip, the neck, the throat or the waist. Watch it go round.',
  code: 'GI 26-019',
  date: '2026-09-28',
  section: 'great-ideas',
  template: 'video',
  tags: ['Sizing', 'Silhouette', 'Dresses', 'Autumn 2026'],
  images: ['wrap-four-ties', 'wrap-flat', 'pattern-sheet'],
  embed:
    '<iframe src="/embeds/one-size-four-ties.html" title="One red panel tied four ways on a dress stand"></iframe>',
  text: document(
    p(
      '“One size” is usually a lie told to a size twelve. We have written often enough about what the middle of the size curve does to a buy (',
      entryLink('bi-15-014', 'Size Fourteen Sells Out First'),
      ') to be suspicious of anything that claims to have none. This has none because it has no armholes.',
    ),
    p(
      'It is a panel of wool crepe 165 centimeters by 110, hemmed, with a tape 120 centimeters long at each upper corner and four slits of six centimeters below the top edge. The tapes go through the slits or round the body. Everything that fits a garment to a person is done by the person, at the mirror, in about a minute and a half.',
    ),
    asset('wrap-flat'),
    h2('The four'),
    ol(
      [
        'At the hip: round once and a half, tapes through the second slit, tied in front of the left hip bone. A skirt.',
      ],
      [
        'At the neck: the middle of the top edge under the arms, tapes crossed and up. A dress with a bare back.',
      ],
      ['At the throat: over the shoulders, tied once. A cape to the wrist, longer on the left.'],
      ['At the waist: over both shoulders, fronts crossed, tapes round and knotted. A dress with sleeves.'],
    ),
    p(
      'We asked thirty-one women, from 152 to 183 centimeters and from size 6 to size 20, to wear it for a week and write down what they did. Twenty-seven used three ties or more. The crossed one was worn most, on 88 of 217 days; the halter on nine, all of them at one wedding in Seville. Nobody under 160 centimeters could use the cape without treading on it. We turned up eight centimeters for them and ought to have offered two lengths from the start.',
    ),
    h2('What it does to a buy'),
    p(
      'The member who made it would have bought a wrap dress of this kind in nine sizes, 610 pieces, so as to have enough at the ends. She bought 240 of this, in two colors. In six weeks 212 have sold at $128, which is 88 percent, with nothing reduced and no size to run out of. The making cost is $19 against $31, since there is one pattern piece, four straight hems and no sleeve to set.',
    ),
    ul(
      [
        'Across cloth 150 centimeters wide the panel takes 110 and leaves 40, which is where the tapes come from.',
      ],
      ['Weight decides everything. Under 180 grams the knot slips; over 260 it is a cushion.'],
      ['Both sides will show. Ours is red and verdigris, woven double, at $3 a meter more.'],
    ),
    p(
      'It has to be shown. Folded on a table it sold four in the first week. With a stand, a length of the cloth and somebody who ties it each time a customer looks up, it sold thirty-one in the second. The film above runs on a tablet beside the mirror in two stores, and people play it with one tape in each hand. A friend holding the other end helps as well; that is discussed in ',
      entryLink('ci-25-017', 'The Friend in the Fitting Room'),
      '.',
    ),
    p(
      'Who should leave it alone: anyone who sells mainly by post. A parcel with a rectangle in it came back 46 times in a hundred. With a printed card of the four ties it was 29, still the worst figure in that member’s range.',
    ),
  ),
}
