import { asset, bold, document, entryLink, h2, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const cottonEighteenMonthsLater: DemoEntry = {
  id: 'bi-22-018',
  type: 'presentation',
  title: 'Cotton, Eighteen Months Later',
  slug: 'cotton-eighteen-months-later',
  standfirst:
    'Fiber rose by 80 percent and the shirt by four. Watch a price go down the line: it arrived this September, as the fiber was falling again.',
  code: 'BI 22-018',
  date: '2022-11-07',
  section: 'business-insights',
  template: 'video',
  tags: ['Materials', 'Pricing', 'Shirting', 'Full price'],
  images: ['cotton-ridges', 'shirt-at-fifty-cents', 'six-tees'],
  embed:
    '<iframe src="/embeds/cotton-eighteen-months-later.html" title="A rise in the price of cotton, passing from fiber to ticket in twenty-two months"></iframe>',
  text: document(
    p(
      'In January 2021 a kilogram of cotton cost $1.90 at the port. In May of this year it cost $3.42. Last month it was back at $2.24. In between, every buyer we know has been told by somebody that shirts must go up because cotton has. We wanted to see the price actually travel, so we asked for invoices.',
    ),
    p(
      'Two spinners, three weavers, four shirt makers and eleven stores opened their books for one article: a plain cotton shirt of 240 grams, ticketed at $49 in January 2021. Twenty-two months, six stages. The film shows a hill for each stage, one in front of the other.',
    ),
    table(
      ['Stage', 'First 5% above January 2021', 'Months behind fiber', 'Highest rise', 'October 2022'],
      ['Fiber', 'March 2021', '0', '80%', '18%'],
      ['Yarn', 'May 2021', '2', '52%', '30%'],
      ['Cloth', 'August 2021', '5', '31%', '29%'],
      ['Shirt at the gate', 'December 2021', '9', '14%', '14%'],
      ['Shirt landed', 'March 2022', '12', '11%', '11%'],
      ['Ticket', 'September 2022, at 4%', '18', '4%', '4%'],
    ),
    h2('Each stage keeps a little and waits a little'),
    p(
      'A spinner holds three months of bales and prices from what he paid. A weaver has yarn on contract. The shirt maker quotes twice a year. Nobody along the line is slow, and together they take eighteen months to repeat one sentence. By the time the ticket says that cotton has gone up, cotton has been coming down since May.',
    ),
    p(
      'And they each dilute it. The shirt takes 310 grams of fiber, allowing for waste: 59 cents’ worth in January 2021 and $1.06 at the peak. The whole of the rise that filled the trade papers is 47 cents. The ticket went up by $1.96.',
    ),
    asset('shirt-at-fifty-cents'),
    p(
      'We drew the shirt at fifty cents a stripe. One stripe is fiber. Four are what the customer was asked for on account of it. The other three are freight, wages and power, all of which did rise, and some of which is habit: when one price on the line moves, it is a convenient day to move the rest.',
    ),
    h2('What to do with the lag'),
    ul(
      [
        bold('Read fiber as a forecast.'),
        ' What it did last winter is what your gate price does next autumn. October’s $2.24 says that shirts landed next autumn should cost about eight percent less than today’s.',
      ],
      [
        bold('Ask for the date, not the reason.'),
        ' “Cotton is up” is always true of some month. Ask which month’s cotton is in this cloth.',
      ],
      [
        bold('Write the fall into the contract now.'),
        ' Two of the eleven stores have a clause that moves both ways. Nine have one that moves up.',
      ],
    ),
    p(
      'The stores that raised the ticket lost little by it. Units in the eleven fell by three percent against a year ago, with full-price share unchanged. What did harm was the other course. Four stores held $49 and took the rise out of the cloth, from 118 grams a square meter to 104. Their returns on the shirt are up by half since spring, and we have described elsewhere, in ',
      entryLink('bi-19-020', 'The Price of a Basic'),
      ', where that road goes.',
    ),
    quote('The price went up once and everybody saw. The cloth went down and only the iron noticed.'),
  ),
}

export const theCostOfOneMoreColor: DemoEntry = {
  id: 'bi-23-007',
  type: 'presentation',
  title: 'The Cost of One More Color',
  slug: 'the-cost-of-one-more-color',
  standfirst:
    'The fourth color sells 70 more pieces and the seventh sells three. Each costs $1,460 before anyone has worn it.',
  code: 'BI 23-007',
  date: '2023-02-20',
  section: 'business-insights',
  template: 'article',
  tags: ['Color', 'Assortment', 'Knitwear', 'Markdown'],
  images: ['six-spools', 'wound-cards', 'shirt-at-fifty-cents'],
  complimentary: true,
  text: document(
    p(
      'A color is the cheapest new idea in a range. It needs no pattern, no fitting and no courage, and so a sweater that began the meeting in three colors leaves it in six. Seven members gave us 340 styles from autumn 2022, all knits and jersey, all bought in depth. We sorted them by how many colors they came in and then did nothing clever at all.',
    ),
    table(
      ['Colors', 'Styles', 'Bought per style', 'Sold per style', 'At full price', 'Left over'],
      ['2', '41', '663', '610', '71%', '8%'],
      ['3', '78', '813', '740', '70%', '9%'],
      ['4', '96', '920', '810', '66%', '12%'],
      ['5', '67', '1,014', '842', '60%', '17%'],
      ['6', '34', '1,114', '858', '53%', '23%'],
      ['7 and more', '24', '1,196', '861', '47%', '28%'],
    ),
    p(
      'Read down the fourth column and take differences. Going from two colors to three brings 130 more sales. The fourth brings 70, the fifth 32, the sixth 16 and the seventh three. The buying column goes on climbing by about a hundred each time, because a color is bought in a full run of sizes whether or not anybody wants it.',
    ),
    asset('wound-cards'),
    h2('The bill'),
    p('What one added color costs, averaged over the seven, from first dip to last rail:'),
    ul(
      ['Lab dips and approvals: $220.'],
      ['Samples, two rounds: $310.'],
      ['One photograph, front and back: $140.'],
      ['Ticketing, booking in, a line in every system: $170.'],
      ['The broken size run at the end, at what it fetched: $620.'],
    ),
    p(
      'Together $1,460. At a full-price margin of $28 a sweater it takes 53 extra sales to pay for it. The fourth color pays, with $500 to spare if all 70 go at the ticket. From the fifth on, every color in this sample lost money, and 125 of the 340 styles had a fifth.',
    ),
    h2('They still buy the dark one'),
    p(
      'In the 34 styles that had six colors, 38 pieces in a hundred were sold in the darkest and 24 in the off-white. The third took 15, the fourth 11, the fifth seven and the sixth five. The order hardly depends on which colors they are. Put rust fourth or put it sixth and it sells what fourths and sixths sell. Customers come for one of two and are pleased to have been shown the others.',
    ),
    p(
      'Which is an argument for the bright color, if you take it seriously. A sixth color is a poor product and quite a good lamp. Buy it in three sizes, 40 pieces, hang it facing out and do not photograph it. One member did this with an orchid pink last October. It cost $390 all told, sold out by the second week, and the style’s dark brown did eleven percent better than its neighbor’s.',
    ),
    h2('Four, and name them early'),
    p(
      'Our rule of thumb is two that sell, one that explains them and one that is seen from the door. Settle on them before the shapes, for the reasons in ',
      entryLink('cd-22-012', 'Name the Color First'),
      '. And when somebody in the meeting says ',
      italic('it would be lovely in the green'),
      ', ask which one comes out. They are usually right about the green.',
    ),
  ),
}

export const rentByTheMeterOfWindow: DemoEntry = {
  id: 'bi-24-015',
  type: 'presentation',
  title: 'Rent by the Meter of Window',
  slug: 'rent-by-the-meter-of-window',
  standfirst:
    'Leases are priced by the floor and people come in by the glass. Thirty-eight shops, re-priced by the only side the street can see.',
  code: 'BI 24-015',
  date: '2024-06-10',
  section: 'business-insights',
  template: 'article',
  tags: ['Shopfronts', 'Windows', 'Paris', 'London', 'Copenhagen'],
  images: ['curtains-by-frontage', 'thirty-eight-windows', 'sixty-one-fronts'],
  text: document(
    p(
      'A landlord measures a shop from the inside. A customer measures it from the pavement, at 1.3 meters a second, and decides in the time the window lasts. Between January and April we stood outside 38 shops in Paris, London, Copenhagen and five smaller towns, counted 91,000 passers-by and how many of them went in, and set the result beside the lease.',
    ),
    p(
      'Floor area predicts nothing. The button in our scatter that is largest belongs to a shop that six in a thousand people enter. Meters of glass predict nearly everything: a little over four more people in every thousand for each meter, up to about 15, which is the longest we found.',
    ),
    asset('thirty-eight-windows'),
    h2('Five leases, priced again'),
    table(
      ['', 'Floor', 'Window', 'Rent a year', 'Per m² of floor', 'Per m of window', 'Enter, of 1,000'],
      ['Corner', '96 m²', '14.2 m', '$86,400', '$900', '$6,085', '61'],
      ['Mid-block', '120 m²', '5.1 m', '$96,000', '$800', '$18,824', '22'],
      ['Arcade', '64 m²', '7.4 m', '$48,000', '$750', '$6,486', '34'],
      ['Side street', '110 m²', '9.0 m', '$46,200', '$420', '$5,133', '41'],
      ['Upstairs', '150 m²', '1.2 m', '$45,000', '$300', '$37,500', '6'],
    ),
    p(
      'By the floor the corner is the dearest of the five and the shop upstairs the bargain. By the window it is the other way about, and by a factor of six. The member upstairs had compared eleven leases, all per square meter, and taken the lowest. It spends $38,000 a year on advertising to tell people where the stairs are. With that added, each meter of its doorway costs $69,167.',
    ),
    h2('What the corner buys'),
    p(
      'Two windows meeting at a corner are seen twice, once from each street, and we counted the second look separately. It is worth as much as the first. A corner of 14 meters took in 61 of a thousand; the two straight fronts of 13 and 14 meters in our sample took 52 and 55. Depth behind the glass did not matter beyond 60 square meters, and in four of the deepest shops the last third of the floor was in effect a stockroom with carpet. ',
      entryLink('me-23-010', 'The Quiet Third of the Store'),
      ' found the same from the other end.',
    ),
    p(
      'Not all glass counts. A meter that is papered, filled with a poster to the ceiling, or blocked by the back of a fixture draws 1.1 people in a thousand. We took such meters out of the figures, and in nine of the 38 shops that was more than a third of the front. The rent had been paid on all of it.',
    ),
    h2('Before you sign'),
    ul(
      [
        bold('Divide the rent by the glass.'),
        ' Under $7,000 a meter is good in a city of a million; over $15,000 wants a reason.',
      ],
      [
        bold('Walk past it, both ways.'),
        ' A window seen from one direction only, behind a bus shelter or after a bend, is half a window.',
      ],
      [bold('Ask for the upper lights.'), ' Glass above 2.4 meters is never looked at and is always heated.'],
      [
        bold('Clear what you have.'),
        ' Four members opened a blocked bay this spring. It cost between $300 and $2,100 and was the cheapest frontage in the study.',
      ],
    ),
    p(
      'The side street is our choice of the five, at $5,133. Nobody on it is famous. It has nine meters of clean glass, facing north, and forty-one people in a thousand have so far been unable to walk by.',
    ),
  ),
}
