import { asset, bold, document, entryLink, h2, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const thePriceEndsInZero: DemoEntry = {
  id: 'bi-16-006',
  type: 'presentation',
  title: 'The Price Ends in Zero',
  slug: 'the-price-ends-in-zero',
  standfirst:
    'Below $30 the ninety-nine still works. Above $60 it costs you the sale. We swapped the last digits on 1,180 styles to see where it turns.',
  code: 'BI 16-006',
  date: '2016-02-22',
  section: 'business-insights',
  template: 'article',
  tags: ['Pricing', 'Full price', 'Accessories', 'Returns', 'Holiday'],
  images: ['zero-buttons', 'pinned-strips', 'days-in-knots'],
  text: document(
    p(
      'A member with two stores nine kilometers apart, the same stock in both, let us change the tickets. From September to December 2015 every one of 1,180 styles ended in 99 in one store and in a round zero in the other; after eight weeks we exchanged them. A scarf was $49.99 here and $50 there, then the other way about. Nothing else was touched, and the staff were not told why.',
    ),
    p(
      'Over all prices the difference is small enough to miss: 60 in a hundred sold at full price with nines, 62 with zeros. It is when the styles are laid out by price that the two threads cross.',
    ),
    table(
      ['Price band', 'Styles', 'Ending in 99, sold at full price', 'Ending in 0, sold at full price'],
      ['Under $30', '290', '71%', '66%'],
      ['$30 to $60', '348', '64%', '63%'],
      ['$60 to $120', '286', '58%', '62%'],
      ['$120 to $250', '171', '49%', '57%'],
      ['Over $250', '85', '38%', '49%'],
    ),
    h2('What a nine says'),
    p(
      'We asked 200 people leaving the two stores what they had paid. With zeros, 163 were right to the dollar. With nines, 74 were; the others mostly named a higher figure, since a person who pays $129.99 remembers 130 and a feeling of having been handled. On socks nobody minds. On a coat it is the first thing the coat tells you about the shop.',
    ),
    quote('It looked as if it had already been reduced once.'),
    p(
      'That was a woman holding a $280 jacket ticketed at $279.99, and eleven others said something like it. A nine is read as the beginning of a sale. At low prices that is a welcome, and at high ones it is advice to wait.',
    ),
    h2('Two effects nobody had asked about'),
    ul(
      [
        bold('Returns.'),
        ' Nine in a hundred with zeros, 12 in a hundred with nines, over the same styles. We have no better explanation than the one above.',
      ],
      [
        bold('The till.'),
        ' A cash sale took 71 seconds with nines and 58 with zeros. Four sales in ten were still cash, and on the Saturday before Christmas the queue was two people shorter.',
      ],
    ),
    p(
      'The member has rewritten its tickets: nines below $30, zeros above, and nothing ending in five anywhere. It is a rule a new colleague learns in one sentence. On last autumn’s volume it should be worth 1,900 more full-price units a year in the bands from $60 up, for the price of the tickets.',
    ),
    p(
      'A round price also reads better on paper. The till slip described in ',
      entryLink('gi-15-006', 'A Receipt Worth Keeping'),
      ' has room for three columns fewer when there are no cents to print, and they used it for the name of the person who served.',
    ),
  ),
}

export const sundayIsTwoDays: DemoEntry = {
  id: 'bi-17-017',
  type: 'presentation',
  title: 'Sunday Is Two Days',
  slug: 'sunday-is-two-days',
  standfirst:
    'One crowd before two o’clock and another after three, with different money. Most stores staff the hour in between.',
  code: 'BI 17-017',
  date: '2017-05-15',
  section: 'business-insights',
  template: 'article',
  tags: ['Service', 'Small towns', 'Fitting rooms', 'Assortment'],
  images: ['sunday-cards', 'hoop-of-hours', 'zero-buttons'],
  text: document(
    p(
      'Put a counter over a door and Saturday makes one hill: it climbs from eleven, is highest between three and four, and goes down with the light. We had expected Sunday to be the same hill, lower. Over forty Sundays in 18 stores, from July 2016 to April 2017, it was two hills with a valley at half past two.',
    ),
    table(
      ['Hour', 'Saturday, of 100 visitors', 'Sunday, of 100 visitors', 'Staff on a Sunday'],
      ['11 to 12', '8', '9', '4'],
      ['12 to 1', '12', '17', '8'],
      ['1 to 2', '16', '19', '8'],
      ['2 to 3', '19', '8', '8'],
      ['3 to 4', '20', '13', '6'],
      ['4 to 5', '15', '21', '5'],
      ['5 to 6', '10', '13', '4'],
    ),
    p(
      'The last column is the trouble. It was copied from Saturday and cut by a third. Eight people stand on the floor between two and three, when hardly anyone is there, and five at four o’clock, when the fullest hour of the day begins. Per member of staff there are 1.0 visitors in every hundred in the first of those hours and 4.2 in the second.',
    ),
    h2('They are different people'),
    p(
      'Before two they come in parties. We counted 2.4 to a group, often three ages, on the way to or from lunch. Twelve in a hundred groups buy, for $38, and the fitting rooms are used mainly by children. After three they come alone or in pairs, 1.3 to a group. Twenty-seven in a hundred buy, for $71, and they stay 26 minutes against 14.',
    ),
    p(
      'Work it through and the afternoon, with 47 of the hundred visitors, brings eight times the money of the morning’s 45: 36 groups, nearly ten sales and $693, against 19 groups, two sales and $86. It is the best-selling stretch of the week per person through the door. It belongs to somebody with Monday on her mind and nobody waiting.',
    ),
    asset('hoop-of-hours'),
    p(
      'We had met her before. The woman of ',
      entryLink('ci-14-005', 'She Shops on the Way Home'),
      ' buys between four and eight on a weekday, alone, and knows what she came for. On Sunday she comes at the same hour, and she has time.',
    ),
    h2('What six stores changed'),
    p(
      'From February six of the eighteen moved three shifts from the lunch hours to the hours after three, and paid nothing more. They also re-laid the first table at half past two: gifts, socks and children’s things off, one outfit on. It takes two people eleven minutes, and the empty hour is when they do it.',
    ),
    p(
      'Sunday sales in the six rose by 14 percent over ten weeks, against two percent in the twelve that changed nothing. Almost all of it fell after three. The morning lost nothing, which suggests that a family looking for somewhere to go before lunch needs a door, a warm floor and ',
      italic('one'),
      ' person to say good morning.',
    ),
  ),
}

export const returnsHaveAWeekday: DemoEntry = {
  id: 'bi-18-012',
  type: 'presentation',
  title: 'Returns Have a Weekday',
  slug: 'returns-have-a-weekday',
  standfirst:
    'Ordered on Sunday night, brought back on a Monday. One return in eleven sits in that single square, and it can be seen coming.',
  code: 'BI 18-012',
  date: '2018-09-10',
  section: 'business-insights',
  template: 'article',
  tags: ['Returns', 'Service', 'Sizing', 'Alteration'],
  images: ['returns-darn', 'sunday-cards', 'thousand-stitches'],
  text: document(
    p(
      'Nine members who sell both in stores and by post gave us the order date and the return date of 212,000 parcels sent between January and June. Thirty-two in a hundred came back: 67,900 parcels, in an industry that prefers to talk about the other 68. We sorted them by two weekdays, the one on which the thing was ordered and the one on which it was handed in.',
    ),
    table(
      ['Day', 'Share of orders, %', 'Returned, % of that day’s orders', 'Share of all returns handed in, %'],
      ['Monday', '13', '29', '31'],
      ['Tuesday', '12', '27', '17'],
      ['Wednesday', '12', '26', '12'],
      ['Thursday', '13', '28', '10'],
      ['Friday', '12', '31', '9'],
      ['Saturday', '15', '34', '18'],
      ['Sunday', '23', '41', '3'],
    ),
    p(
      'An order placed on a Wednesday is kept three times in four. One placed on Sunday is kept three times in five. Sunday’s orders are larger, 3.4 pieces against 2.1, they are placed between nine and midnight, and in 44 percent of them the same garment appears in two sizes. The customer is not being careless. She has moved the fitting room to her bedroom and is using the post as the rail.',
    ),
    h2('The gold square'),
    p(
      'Sunday’s orders make 29 percent of returns, Monday’s counter takes 31, and where row and column cross lies one return in eleven: 6,200 parcels in six months. They come to the desk within an hour of opening, on the way to work, when the store has one person at the till and she is also counting the float. Median wait at ten on a Monday: nine minutes.',
    ),
    p(
      'Three stores put a second person there from 8:30 to 10:30 on Mondays, at a cost of $34 a week. They also did one thing we had not suggested. They opened a fitting room beside the desk and asked, before refunding, ',
      italic('which of the two was nearer'),
      '. Of 1,040 people asked, 312 tried a third size or a different cut there and then, and 187 went out with it.',
    ),
    asset('sunday-cards'),
    h2('Most of it is four centimeters'),
    p(
      'We read the reasons on 2,000 slips. “Too long” and “too big in one place” made up 38 percent. That is work for a needle, and the case for keeping one on the premises has been made in ',
      entryLink('bs-17-011', 'Own the Alteration'),
      ' and, for those in a hurry, ',
      entryLink('gi-18-004', 'Hem While You Wait'),
      '. A hem costs $14. A return costs $11.60 in freight and handling, and afterwards you have the trousers.',
    ),
    ul(
      ['Staff the Monday desk as you would a Saturday till.'],
      [
        'On Sunday evenings show the garment’s own length in centimeters beside the size. It was on no page we looked at.',
      ],
      ['Ask one question before the refund. Never two.'],
      [
        'Put what comes back on Monday on sale in the store by Tuesday; by Thursday it has usually reached a warehouse.',
      ],
    ),
    p(
      'One caution about our own figures. Parcels handed in at a post office carry the date on which they were scanned, which may be a day late. If so, some of Tuesday’s 17 belong to Monday, and the square is larger than we have drawn it.',
    ),
  ),
}
