import { asset, bold, document, entryLink, h2, hr, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const fourHundredAndTwelve: DemoEntry = {
  id: 'pell-returns-review',
  type: 'private',
  clientId: 'pell-street',
  title: 'Four Hundred and Twelve, Returned',
  slug: 'four-hundred-and-twelve-returned',
  standfirst: 'Every sweater that came back worn in 2018, laid on one table and marked where it had failed.',
  code: 'PSK 19-001',
  date: '2019-02-18',
  template: 'article',
  tags: ['Returns', 'Knitwear', 'Repair', 'Sizing'],
  images: ['pell-fault-map', 'pell-ribs', 'pell-guernsey-pieces'],
  text: document(
    p(
      'There are two kinds of return and your book keeps them in one column. A sweater that comes back new has been judged in a bedroom; we dealt with those last spring when we regraded the guernsey, and with their habits in ',
      entryLink('bi-18-012', 'Returns Have a Weekday'),
      '. This is about the other kind: 412 sweaters of 2018 that had been worn and had gone wrong.',
    ),
    p(
      'You let us have all of them, in nine sacks. Over four days two of us and Jean from mending put each one on the same table, over the same paper outline, and marked the fault with a pencil. By the second evening the outline looked like a weather map.',
    ),
    table(
      ['Where', 'What', 'Sweaters', 'Median wear'],
      ['Elbows', 'Worn thin or through', '131', '26 months'],
      ['Underarm and side', 'Pilled', '94', '5 weeks'],
      ['Cuffs', 'Stretched, would not recover', '71', '9 months'],
      ['Neckband', 'Seam gone', '58', '4 months'],
      ['Hem', 'Curled', '37', 'First wash'],
      ['Chest', 'Snagged', '21', 'Any'],
      ['Together', '', '412', ''],
    ),
    h2('The elbows are a compliment'),
    p(
      'A hundred and thirty-one people wore out an elbow in two winters and brought it back to complain. We rang forty. Thirty-six would have paid for a patch. Two years at the desk, on an arm of lambswool, is about what it can do. Offer the mend, at $18, on the ticket, before it is asked for.',
    ),
    h2('The pilling is a purchase'),
    p(
      'Ninety-four is nearly a quarter of everything, at five weeks, and 81 of those 94 were knitted from one lot: the two-ply bought in November 2017, when your spinner was full. It is $2.10 a kilogram cheaper and spun from shorter fiber. You bought 1,300 kilograms, and saved $2,730. The 81 sweaters were credited at $88, which is $7,128, before the time of anyone who opened the parcels.',
    ),
    asset('pell-ribs'),
    h2('The cuffs are ours'),
    p(
      'In 2017 we recommended a three-by-one rib at the wrist because it looked well on the peg. It does. Hung for a night with 200 grams on it, beside one-by-one, two-by-two and four-by-two, it was the shortest of the four in the morning: it had hardly any stretch in it to begin with. Pushed up an arm twenty times a day it has nothing to come back with. Sixty-four of the 71 cuffs are from that change. Go back to two-by-two. We will pay for the setting of the beds.',
    ),
    p(
      'The neckbands are linked by a machine bought in April; look at its tension. The hems curl because 37 people were not told to dry them flat, and the label that says so is sewn over the hem. The snags are cats.',
    ),
  ),
}

export const sevenBeds: DemoEntry = {
  id: 'pell-seven-beds',
  type: 'private',
  clientId: 'pell-street',
  title: 'Seven Beds of Twenty-Two',
  slug: 'seven-beds-of-twenty-two',
  standfirst:
    'A letter for Thursday’s meeting, May 2020. Thirteen weeks of cash, 2.9 tonnes of yarn, and the case for knitting.',
  code: 'PSK 20-001',
  date: '2020-05-18',
  template: 'article',
  tags: ['Materials', 'Knitwear', 'Small towns'],
  images: ['pell-needle-bed', 'pell-cones'],
  text: document(
    p(
      'All fourteen shops have been shut since 23 March, and the beds since the 27th. You meet on Thursday to decide whether to start any of them. We have not been able to visit, so everything below is from your own figures and three long telephone calls with the mill. Where we guess we say so.',
    ),
    h2('The cash'),
    p(
      'We used the sheet from ',
      entryLink('bs-20-012', 'Twelve Weeks of Cash'),
      '. With the shops shut and half the staff on the scheme, the mill burns $21,600 a week: wages $11,900, rents $6,300, power and insurance $1,750, the loan $1,650. There is $282,000 in the bank. That is thirteen weeks, which is the middle of August.',
    ),
    table(
      ['A week, in dollars', 'All shut', 'Seven beds', 'Twenty-two beds'],
      ['Wages', '11,900', '14,300', '22,800'],
      ['Rents, at half from June', '3,150', '3,150', '3,150'],
      ['Power, insurance, loan', '3,400', '3,900', '5,600'],
      ['Yarn to be bought', '0', '0', '4,100'],
      ['Sold by post, our estimate', '2,900', '9,800', '11,000'],
      ['Burned', '15,550', '11,550', '24,650'],
    ),
    h2('Why seven'),
    p(
      'Because of the yarn. There are 2.9 tonnes on the racks, paid for, enough for seven beds until the end of October with nothing ordered. A cone that stands is money that has stopped. And because of the floor: 22 beds stand 1.4 meters apart, and a knitter tends three. Take every third one and nobody comes within four meters of anybody.',
    ),
    p(
      'Bed 7 should be among them. It is your oldest, it is the slowest, and it is the only one on which the yoke can be changed without the technician, who lives with his mother and ought to stay there.',
    ),
    asset('pell-cones'),
    h2('What to knit'),
    ol(
      ['The crew neck, in six colors, in the yarn you have most of. Forty a day.'],
      ['A blanket of 130 by 180, to use the heathers. People are at home and have noticed their sofas.'],
      ['Nothing for a season. A sweater that is dated spring 2020 is a photograph of it.'],
    ),
    p(
      'Sell from the mill’s own address list. It has 11,300 names, of whom 4,200 bought in the last two years. Write to 300 a day, from whoever in the shops would like to, by hand if they wish. Last week number 6 wrote 40 cards without being asked, and sold 23 sweaters.',
    ),
    p(
      bold('Where we may be wrong.'),
      ' The $9,800 is three weeks of April multiplied by what seven beds could supply. If it is half that, seven beds burn $16,450, which is $900 a week worse than shutting, and you will know by the end of June. We would take that risk to keep eleven people in the habit of coming to work.',
    ),
  ),
}

export const closingNumberNine: DemoEntry = {
  id: 'pell-closing-nine',
  type: 'private',
  clientId: 'pell-street',
  title: 'Closing Number Nine',
  slug: 'closing-number-nine',
  standfirst:
    'It reopened, and it will not come back. How to shut a shop of 43 years so that its customers stay customers.',
  code: 'PSK 21-001',
  date: '2021-06-14',
  template: 'article',
  tags: ['Small towns', 'Loyalty', 'Service', 'Knitwear'],
  images: ['pell-unraveled', 'pell-peg-rail'],
  text: document(
    p(
      'We argued for number 9 in January and we were wrong. We said that the street would fill again in spring. Of its 26 shop fronts fourteen are empty; the bank went in April and the bakery in May. Since reopening you have taken $1,940 a week there against a need of $4,400. The lease has a break on 29 September. Use it.',
    ),
    table(
      ['A year at number 9', '2019', '2021, from nine weeks'],
      ['Takings', '$214,000', '$100,900'],
      ['Cost of the sweaters', '$96,300', '$45,400'],
      ['Wages, two and a half people', '$78,000', '$78,000'],
      ['Rent, rates, light', '$48,200', '$48,200'],
      ['Left', '−$8,500', '−$70,700'],
    ),
    p(
      'It lost a little even in 2019, and was kept because Margaret had been there since 1978. That was a good reason while it was cheap.',
    ),
    p(
      'We also looked at half measures. Four days a week saves $21,000 in wages and leaves a loss of about $50,000. A smaller unit in the same street saves rent and keeps the street. Last May, in ',
      entryLink('bi-20-005', 'An Empty Street, Measured'),
      ', we counted what people do when every second front is dark: they walk faster. Yours is past every second.',
    ),
    h2('Fifteen weeks'),
    ol(
      [
        bold('Tell the staff first, all of it, on one day.'),
        ' Margaret wishes to retire in any case. The two Saturdays have places at number 10, eighteen minutes by bus. Pay the fare for a year: $1,460.',
      ],
      [
        bold('Write to the book.'),
        ' There are 1,130 names. Tell them the date, and where their measurements are going. Of those, 388 have a card with chest and sleeve on it, in Margaret’s hand. Those cards are the shop.',
      ],
      [
        bold('No closing sale.'),
        ' Nothing in the window but the date. A sale would bring $9,000 and teach the town that your sweaters cost half.',
      ],
      [
        bold('The van.'),
        ' From October, the first Saturday of the month, ten to two, by the church. The same fourteen pegs, the cards, and Margaret if she likes. We have put her down for $160 a morning, and told her so.',
      ],
      [
        bold('The yarn back.'),
        ' What has stood longest comes home and is unraveled. Mending needs that moss.',
      ],
    ),
    asset('pell-peg-rail'),
    p(
      'The van costs $410 a Saturday with everything. If it sells eight sweaters it pays, and number 10’s manager thinks that it will sell twenty. We have seen it work where people already knew each other, and fail where they did not.',
    ),
    h2('What to keep out of the letter'),
    ul(
      ['“Difficult decision.” They have made several themselves this year.'],
      ['The website. Six in ten of the book have never used it and will take it as a dismissal.'],
      ['Any promise to reopen.'],
    ),
    hr(),
    quote('I do not mind the shop going. I mind not knowing who will have my card.'),
    p(
      'That was a customer of 71, on Tuesday, to Margaret. It is the whole plan in two sentences, and we suggest you print neither of them and do what they say.',
    ),
  ),
}
