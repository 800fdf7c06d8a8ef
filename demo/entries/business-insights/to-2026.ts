import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const woolUpWeightDown: DemoEntry = {
  id: 'bi-25-010',
  type: 'presentation',
  title: 'Wool Up, Weight Down',
  slug: 'wool-up-weight-down',
  standfirst:
    'Ten years of coating from five mills: half as dear again and a quarter lighter. The coat has been paying for itself out of its own cloth.',
  code: 'BI 25-010',
  date: '2025-04-07',
  section: 'business-insights',
  template: 'article',
  tags: ['Outerwear', 'Materials', 'Woven', 'Pricing', 'Autumn 2025'],
  images: ['yarn-loses-strands', 'cotton-ridges', 'six-tees'],
  text: document(
    p(
      'Every second spring we ask the same five mills, three in Yorkshire and Tuscany and two farther east, for a meter of the coating they expect to sell most of that year. We pay for it, cut a ten-centimeter square from the middle, weigh the square and burn a corner. The squares go into an album. It now has six pages.',
    ),
    table(
      ['Spring', 'Price a meter', 'Weight per m²', 'Wool, by weight', 'Wool in the square meter'],
      ['2015', '$21.40', '610 g', '92%', '561 g'],
      ['2017', '$23.10', '596 g', '90%', '536 g'],
      ['2019', '$26.80', '572 g', '86%', '492 g'],
      ['2021', '$25.90', '548 g', '81%', '444 g'],
      ['2023', '$28.70', '511 g', '74%', '378 g'],
      ['2025', '$31.20', '468 g', '70%', '328 g'],
    ),
    p(
      'The price has gone up by 46 percent and the weight down by 23. The last column is the one that a mill will not volunteer. A square meter of this year’s coating has 328 grams of wool in it, against 561 ten years ago. Per gram of wool the price has risen two and a half times.',
    ),
    h2('Where the strands went'),
    p(
      'We drew it as a yarn that climbs with the price and drops a strand for every twenty grams. Seven have gone. The first three went quietly between 2017 and 2021, when lighter coats were what people asked for and the mills only followed. The last four were taken out to keep a number: the cloth for a coat was to stay under $75, and 2.4 meters at $31.20 is $74.88.',
    ),
    p(
      'Polyamide does the work of the missing wool. At 15 percent it makes a better coating, harder at the cuff and easier to press. At 30 it pills under the arm by February, and the sleeve stops keeping the shape of the elbow. All five technicians said the line runs somewhere near 20.',
    ),
    h2('What the customer has noticed'),
    p(
      'In eleven stores last winter we let 320 people lift two coats with their eyes shut, one of 610 grams and one of 470, and asked which was the better coat. Two hundred and sixty-one chose the heavier. Then we asked which they would rather wear, and 188 chose the lighter. Both answers are useful. They want weight as evidence and lightness as a habit.',
    ),
    ul(
      [
        bold('Buy one heavy coat.'),
        ' A single style at 600 grams, ticketed honestly, makes the rest of the rail legible. In two stores it took nine percent of units and a fifth of the money.',
      ],
      [
        bold('Let light be light.'),
        ' At 380 grams, all wool, unlined, it is a different garment with its own price. The trouble lives between 450 and 520.',
      ],
      [
        bold('Put grams on the ticket.'),
        ' Three members do. It is the only figure on it that a competitor cannot round.',
      ],
      [bold('Ask for wool in grams, not in percent.'), ' Seventy percent of less is less.'],
    ),
    asset('cotton-ridges'),
    p(
      'Wool does not behave like cotton, whose price went down the line and faded on the way (',
      entryLink('bi-22-018', 'Cotton, Eighteen Months Later'),
      '). Here it arrived whole and was met by the scissors. If a figured cloth will carry the price for you, the old herringbones lose least when they are lightened, for reasons of structure set out in ',
      entryLink('cp-17-019', 'Herringbone, Read Backwards'),
      '. A plain melton has nowhere to hide.',
    ),
  ),
}

export const staffWhoStaySell: DemoEntry = {
  id: 'bi-25-029',
  type: 'presentation',
  title: 'Staff Who Stay, Sell',
  slug: 'staff-who-stay-sell',
  standfirst:
    'Two hundred and twelve people, ranked by how long they have been there. In the third year they sell $82 an hour more than in the first months.',
  code: 'BI 25-029',
  date: '2025-11-03',
  section: 'business-insights',
  template: 'article',
  tags: ['Service', 'Loyalty', 'Full price', 'New York', 'Seoul'],
  images: ['fringe-of-service', 'bench-outside', 'yarn-loses-strands'],
  text: document(
    p(
      'Thirty-one stores, nine of them in New York and six in Seoul, sent us the rotas and the till codes of everyone who sold on the floor between February and July. That is 212 people and 98,000 hours. We left out managers, and we left out December, when anybody can sell.',
    ),
    table(
      ['Time in the store', 'People', 'Sold per hour', 'Returned, % of value'],
      ['Under 6 months', '58', '$142', '17'],
      ['6 to 12 months', '41', '$171', '15'],
      ['1 to 2 years', '44', '$196', '12'],
      ['2 to 4 years', '37', '$224', '10'],
      ['4 to 8 years', '21', '$251', '8'],
      ['Over 8 years', '11', '$263', '7'],
    ),
    p(
      'Nearly half of the floor, 99 of 212, has been there for less than a year. Drawn as a fringe, with a thread for each person, it is short for most of its length and then falls away to the floor at one end. Eleven people out of 212 hold nearly a quarter of all the years.',
    ),
    h2('It is not the talk'),
    p(
      'We had assumed that people who stay are better at selling. Some are. But 63 of the 212 were in our last count two years ago, and we could follow them: the same people sold $48 an hour more than they had. So we sat on the bench for nine days and wrote down what the long-serving do differently. They talk less. They bring fewer things to the fitting room, 2.6 against 4.1. And in 31 of 100 sales they used something they already knew: a size, a coat bought last year, a daughter’s wedding.',
    ),
    asset('bench-outside'),
    quote('I know what is in her wardrobe. I put most of it there.'),
    p(
      'That knowledge walks out with them. When a person of four years or more left, sales to the customers she had served at least twice fell by 22 percent in the following half year, and did not come back when the place was filled. It is the other side of an old finding of ours: of 240 customers telephoned for ',
      entryLink('ci-19-007', 'The Second Basket'),
      ', 91 could name the person who had served them.',
    ),
    h2('The price of a leaver'),
    p(
      'The members put the cost of replacing someone at $900, meaning the advertisement and the uniform. We make it $17,140. Advertising, interviews and papers come to $900. Training takes 60 hours of two people, $2,160. The rest is the difference between $142 and $196 an hour over the 900 hours that it takes a beginner to reach the second year’s figure, narrowing as she learns: about $28,160 of sales, or $14,080 of margin at one half.',
    ),
    p(
      'Against that, what keeps people is cheap and fairly dull. From 140 interviews, in the order in which they were named:',
    ),
    ol(
      ['The rota, three weeks ahead and kept. Ninety-four of 140.'],
      ['A chair. Behind the counter, for the quiet hour. Sixty-one.'],
      ['Being asked before the buy. Fifty-eight. A morning with the range twice a year costs two shifts.'],
      ['Pay that rises on the anniversary without a meeting. Fifty-five.'],
      [
        'A place to stand that is theirs. Forty. The revived counters in ',
        entryLink('me-25-021', 'The Counter Comes Back'),
        ' were mentioned by people who had never seen one before.',
      ],
    ),
    p(
      'One member now pays every seller a dollar an hour more for each completed year, up to eight. It costs $312,000 over 14 stores. In the two years since it began, leavers have gone from 71 a year to 38. At our figure that is 33 people and $565,620. At theirs it is $29,700 and a mistake. They have asked us to check ',
      italic('our'),
      ' figure again, and we have.',
    ),
  ),
}

export const theDepositComesBack: DemoEntry = {
  id: 'bi-26-012',
  type: 'presentation',
  title: 'The Deposit Comes Back',
  slug: 'the-deposit-comes-back',
  standfirst:
    'Twenty-five dollars on every coat, repaid whenever it is returned. After three years 27 in a hundred have come in, mostly on somebody’s arm.',
  code: 'BI 26-012',
  date: '2026-03-23',
  section: 'business-insights',
  template: 'article',
  tags: ['Rental and resale', 'Outerwear', 'Loyalty', 'Repair', 'Spring 2026'],
  images: ['threads-come-back', 'hundred-hooks', 'coat-on-a-hook'],
  text: document(
    p(
      'Glass bottles had it right. In March 2023 eight stores began to charge $25 on top of the price of every coat, shown on the ticket as a deposit and sewn into the coat as a numbered label. Bring the coat back, in any state, at any time, without a receipt, and the $25 is yours in cash. We proposed the experiment and have kept its books.',
    ),
    p(
      'By the end of February 4,310 coats had been sold under it and 1,164 brought back, which is 27 in a hundred. The stores have taken $107,750 in deposits and paid out $29,100. When they come back is as interesting as how many.',
    ),
    table(
      ['Months after sale', 'Coats brought back'],
      ['Up to 6', '41'],
      ['7 to 12', '118'],
      ['13 to 18', '236'],
      ['19 to 24', '322'],
      ['25 to 30', '281'],
      ['31 to 36', '166'],
      ['Together', '1,164'],
    ),
    p(
      'The hill stands at about two years: two winters, and then a look in the mirror one September. The last figure is low only because few coats are yet that old. Of those sold in the first six months of the scheme, 44 in a hundred are already in.',
    ),
    asset('hundred-hooks'),
    h2('What the stores got for it'),
    p(
      'A visit, at the start of a season, from a person who is by definition without a coat. Of the 1,164, 826 bought something the same day, for $164 on average: $135,464, nine-tenths of it at full price. The deposit never reached the pocket in 611 cases. It was pushed back across the counter.',
    ),
    p('And they got the coats.'),
    ul(
      [bold('702'), ' were cleaned and mended for $31 apiece and sold again at $118. That left $61,074.'],
      [
        bold('291'),
        ' went to the rental rail, a use we described last month in ',
        entryLink('gi-26-003', 'Rent the Coat in March'),
        '.',
      ],
      [
        bold('171'),
        ' were past wearing. A shredder takes them at 40 cents a kilogram, and he pays the freight.',
      ],
    ),
    h2('What went wrong'),
    p(
      'In the first autumn the deposit was printed small and people felt caught. Fourteen complained, and two were right. It is now the second largest thing on the ticket, and complaints have stopped. Accountants in three of the eight stores booked it as income and had to be asked to stop; it is a debt until the coat is on the counter or in the ground. And in two further stores, which are not in these figures, we had set it at $15, to be careful. There 12 in a hundred have come back. People will not cross a town for fifteen dollars.',
    ),
    quote('My mother brought it in. I had given it to her. She kept the money, and quite right.'),
    p(
      'One coat in nine is returned by someone other than the buyer, because the label belongs to the coat. Those visitors are new to the store 70 percent of the time. It also reaches garments that would otherwise go where most go, as we learned in 2020 from ',
      entryLink('ci-20-010', 'The Drawer of Things Kept'),
      ': into the dark, in good condition, for eleven years.',
    ),
    p(
      'Five of the eight will extend it to boots this autumn. Nobody has proposed it for knitwear, and we would advise against it until somebody has worked out what to say about moths. The number to keep is ',
      italic('twenty-five'),
      '. It is about a tenth of the price, and about what people said they would bend down for.',
    ),
  ),
}
