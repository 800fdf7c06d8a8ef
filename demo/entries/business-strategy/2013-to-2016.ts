import { asset, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const buyLessEarlier: DemoEntry = {
  id: 'bs-13-008',
  type: 'presentation',
  title: 'Buy Less, Earlier',
  slug: 'buy-less-earlier',
  standfirst:
    'Cut the order by a quarter and sign it ten weeks sooner. The safe way to buy turns out to be the dear one.',
  code: 'BS 13-008',
  date: '2013-07-15',
  section: 'business-strategy',
  template: 'article',
  tags: ['Assortment', 'Full price', 'Markdown', 'Materials'],
  images: ['early-cut', 'six-lengths', 'mill-pieces'],
  text: document(
    p(
      'The received wisdom is to commit late and buy deep: wait for the shows, wait for the first weeks of selling, then order plenty so as never to be out of a winner. It feels prudent. It means placing orders in the weeks when every mill is full, paying for the privilege, flying part of it in, and owning the remainder in January.',
    ),
    p(
      'We advise the reverse for about two-thirds of a range. Take the styles you would be surprised not to be selling in three years. Order three-quarters of what you bought last time. Order it ten weeks before you used to, when the looms are idle and the mill’s owner answers the telephone himself.',
    ),
    asset('early-cut'),
    h2('One style, two ways'),
    p(
      'Here is a wool skirt at a member with thirty stores, bought late and deep in 2011 and early and short in 2012. The ticket was $75 in both years. We have taken out the difference in the weather as well as we can.',
    ),
    table(
      ['', '2011, late', '2012, early'],
      ['Units', '10,000', '7,500'],
      ['Cost each', '$30.00', '$27.00'],
      ['Cost of goods', '$300,000', '$202,500'],
      ['Air freight', '$14,000', '$0'],
      ['Sold at $75', '5,200', '5,100'],
      ['Sold reduced', '3,800 at $41', '2,025 at $45'],
      ['Cleared at $8', '1,000', '375'],
      ['Taken', '$553,800', '$476,625'],
      ['Gross margin', '$239,800', '$274,125'],
    ),
    p(
      'Sales fell by $77,175 and the margin rose by $34,325. The number to look at is the fifth: almost exactly the same count of people paid the full price. The other 2,500 skirts had been made for people who were waiting.',
    ),
    p(
      'Money goes out sooner, and that has a cost. Ten weeks on $202,500, at seven percent, is $2,726. We have met finance directors who refuse the whole idea on account of it. It is a thirteenth of the gain.',
    ),
    h2('The risk'),
    p(
      'You will be out of something. In 2012 this member was out of black in size 12 from the second week of November, and the floor complained until Christmas. Let it. A customer who is told “no, and it will not be back” buys the next thing in four cases out of ten; we stood there with a clicker. One who is told “it will be in the sale” goes home.',
    ),
    p(
      'You can also be early and wrong. Color is where it happens. Fix cloth and cut ten weeks ahead and leave the dyeing to the last four: most piece-dyed wools allow it, yarn-dyed ones do not.',
    ),
    ul(
      ['Do not do this with prints, or with anything bought by people under eighteen.'],
      ['Do not do it in your first two years. You have no three-year styles yet.'],
      ['Do not do it if your mill would rather have you in the busy season. Ask; some would.'],
    ),
    p(
      'The habit underneath is counting what things cost when they do not sell, down to the fixture they occupy, for which a good place to begin is ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '.',
    ),
  ),
}

export const theSecondShop: DemoEntry = {
  id: 'bs-14-010',
  type: 'presentation',
  title: 'The Second Shop',
  slug: 'the-second-shop',
  standfirst:
    'It makes the company forty-two percent larger and the owner nineteen percent poorer. Open the third, or stay with one.',
  code: 'BS 14-010',
  date: '2014-08-18',
  section: 'business-strategy',
  template: 'article',
  tags: ['Small towns', 'Assortment', 'Service', 'Shopfronts'],
  images: ['two-bolts', 'street-basted', 'tape-round-map'],
  text: document(
    p(
      'Every good shop is asked when it will open another. The question is meant as praise and is taken as advice. Between 2006 and 2012 twenty-three of our members went from one shop to two. We have now read the accounts of all of them for the three years before and the three after.',
    ),
    p(
      'Nine were making more money in the third year than they had with a single door. Fourteen were not, and six of those have closed one or the other. Nearly all of the fourteen described the second shop as doing well. It was. It was the company that was not.',
    ),
    h2('The middle case'),
    table(
      ['', 'One shop', 'Two shops, third year'],
      ['Sales', '$1,240,000', '$1,760,000'],
      ['Gross margin at 54%', '$669,600', '$950,400'],
      ['Rent', '−$96,000', '−$184,000'],
      ['Wages', '−$248,000', '−$418,000'],
      ['Stock, interest and shrinkage', '−$31,000', '−$52,000'],
      ['A manager, because you cannot be in both', '$0', '−$58,000'],
      ['Left', '$294,600', '$238,400'],
    ),
    p(
      'The second shop sold $610,000 by itself and took $90,000 from the first. What it could not bring with it was the owner. In a shop of this size she is buyer, window dresser, best seller and the person who remembers names; divided by two she is half of each. The manager’s salary is the cost of replacing the easiest part of her.',
    ),
    asset('two-bolts'),
    p(
      'Stock behaves like cloth off a single roll. What the second shop is given, the first no longer has. Owners mean to buy half as much again and in fact buy a fifth more, because the money is in the new floor, and for a season both shops have every style in three sizes.',
    ),
    h2('What the nine had'),
    ul(
      [
        'A first shop that was turning people away. Seven of the nine had a queue on Saturdays that they had counted.',
      ],
      [
        'Forty minutes or less between the doors, so that one van, one alteration hand and one Saturday person served both.',
      ],
      [
        'A manager who had worked in the first shop for two years, and who was sent to the new one with the owner staying put. Where the owner moved to the new shop, the old one sagged within a year.',
      ],
      ['A second shop at most two-thirds the size of the first.'],
    ),
    p(
      'None of the nine had chosen its street because the rent was low. Six had followed their own customers’ way home, and had found it by asking for postcodes at the till; see ',
      entryLink('ci-14-005', 'She Shops on the Way Home'),
      '.',
    ),
    h2('Our position'),
    p(
      'Two is the worst number. The overhead of being a company arrives with the second door and is not paid for until the third or fourth: one buyer, one bookkeeper and one van are as cheap across four shops as across two. If you do not want four, put the money into the first: longer hours, the upstairs, a tailor. If you do want four, sign for the second and third together and open them in the same year. Three of the nine did that.',
    ),
    p(
      'Who should ignore us: anyone whose landlord will not renew. A second lease bought as insurance is worth what insurance is worth. Call it that in the accounts, pay for it as that, and keep it small.',
    ),
  ),
}

export const ownTheMillForAWeek: DemoEntry = {
  id: 'bs-16-015',
  type: 'presentation',
  title: 'Own the Mill for a Week',
  slug: 'own-the-mill-for-a-week',
  standfirst:
    'Rent the looms by the week in January and bring the yarn. Cloth comes out at $23 a meter that would have been $31.',
  code: 'BS 16-015',
  date: '2016-08-15',
  section: 'business-strategy',
  template: 'article',
  tags: ['Woven', 'Materials', 'Assortment', 'Tailoring'],
  images: ['warp-week', 'mill-pieces', 'early-cut'],
  text: document(
    p(
      'A weaving mill is full for thirty weeks and worried for twenty. In the worried weeks it takes small orders at bad prices, weaves for stock, and keeps the weavers sweeping. Cloth is sold by the meter as though every meter cost the same to make. It does not. What a mill really sells is time on looms, and in the last week of January there is plenty.',
    ),
    p(
      'This year a group of three members, none of whom could have done it alone, rented a mill in the hills above Covilhã from a Monday morning to a Friday night. They brought their own yarn. For five days every loom in the place was theirs; the weekend, when the beams for the following week are wound, remained the mill’s.',
    ),
    asset('warp-week'),
    h2('The sum'),
    p(
      'Seven pieces of 420 meters came off: 2,940 meters of a worsted flannel at 300 grams, in four designs.',
    ),
    table(
      ['', 'By the week', 'By the meter'],
      ['Looms, weavers and finishing, five days', '$38,000', ''],
      ['Yarn, 2,940 m at $10', '$29,400', ''],
      ['Cloth at the list price, $31', '', '$91,140'],
      ['Together', '$67,400', '$91,140'],
      ['A meter', '$22.93', '$31.00'],
    ),
    p(
      'The saving is $23,740, or a little over a quarter. It would be a poor reason on its own. The better one is what happens on the Wednesday, when the designer, who has come because it is her week, stands at the loom and asks for two more ends of the yellow. In the ordinary way that is a new sample, six weeks and a minimum. Here it took until lunch.',
    ),
    quote('We sold them time and they spent it badly on Monday and very well by Thursday.'),
    p(
      'The mill’s manager said that, and would do it again. He had been paid in full on the first day for a week he had expected to lose money on. He also learned, he said, what his customers do with his cloth, which in thirty years nobody had thought to show him.',
    ),
    h2('The risk is at the end of the list'),
    asset('mill-pieces'),
    p(
      'Five of the seven pieces were spoken for before the yarn was bought. Two were not. They were woven because the looms were there, and 840 meters at $22.93 is $19,261 on a shelf in a warehouse. If it is never used the saving shrinks to $4,479 and the week was an outing. Half of it has since gone into linings and a run of caps. We would now plan for six pieces in seven and go home on the Thursday.',
    ),
    h2('How it is done'),
    ol(
      ['Three firms that do not compete: here a tailor, a school outfitter and a maker of bags.'],
      [
        'One warp. Everything different must happen in the weft, since changing the beam costs a day. The arithmetic is like that in ',
        entryLink('cp-15-011', 'Tartan Without a Clan'),
        '.',
      ],
      ['Yarn on site ten days before, tested. On the loom is the wrong place to find a weak lot.'],
      ['A finisher booked for the week after. Loomstate cloth is only half made.'],
      ['One person in charge who is from the mill.'],
    ),
    p(
      'It is not for anyone who uses fewer than 400 meters of a quality in a year, or who changes quality each season. Nor for the impatient: the yarn was ordered in September. But it fits exactly with signing early and short, which we set out in ',
      entryLink('bs-13-008', 'Buy Less, Earlier'),
      ', since the quiet weeks are the same ones.',
    ),
  ),
}
