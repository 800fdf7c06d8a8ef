import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const whatAHangerCosts: DemoEntry = {
  id: 'bi-13-003',
  type: 'presentation',
  title: 'What a Hanger Costs',
  slug: 'what-a-hanger-costs',
  standfirst:
    'A hundred and sixteen dollars a year, of which the hanger is eighty cents. We priced 14,200 of them, and a quarter do not earn it.',
  code: 'BI 13-003',
  date: '2013-03-18',
  section: 'business-insights',
  template: 'article',
  tags: ['Fixtures', 'Assortment', 'Dresses', 'Small towns'],
  images: ['hangers-on-a-rail', 'hanger-wound', 'rail-from-above'],
  text: document(
    p(
      'In January and February we counted every hanger in six stores, five of them in towns of under 60,000 people, and asked the owners for their leases, their rotas and their electricity bills. There were 14,200 hangers on 645 meters of rail. Nobody had counted before. The guesses ran from 9,000 to 30,000.',
    ),
    p(
      'A hanging place takes 0.107 square meters of floor once its half of the aisle is added. At the average rent of $542 that is $58 a year before anyone has switched on a light. The rest is people and steam.',
    ),
    table(
      ['One hanging place, one year', 'Cost'],
      ['Rent, with half the aisle', '$58.00'],
      ['Staff on the floor', '$41.50'],
      ['Steaming and re-hanging', '$9.50'],
      ['Light and heat', '$6.20'],
      ['The hanger', '$0.80'],
      ['Together', '$116.00'],
    ),
    asset('hanger-wound'),
    p(
      'That is 32 cents a day, Sundays included. A coat that hangs for 26 weeks has spent $58 of its $96 margin before the first markdown. Owners who talk about carrying stock usually mean the bank. The rail is dearer.',
    ),
    h2('Eight departments against one line'),
    p(
      'A hanger earns its margin times the number of garments that pass over it in a year. Blouses are cheap and quick, coats dear and slow, and the two end up closer than either buyer believed.',
    ),
    table(
      ['', 'Garments a year', 'Margin each', 'Per hanger'],
      ['Dresses', '4.1', '$44', '$180.40'],
      ['Tailored jackets', '2.3', '$71', '$163.30'],
      ['Knitwear', '5.2', '$31', '$161.20'],
      ['Coats', '1.6', '$96', '$153.60'],
      ['Blouses', '6.0', '$22', '$132.00'],
      ['Trousers', '4.4', '$29', '$127.60'],
      ['Skirts', '3.0', '$27', '$81.00'],
      ['Evening', '0.9', '$88', '$79.20'],
    ),
    p(
      'Skirts lose $35 a hanger and evening loses $36.80. Together they have 3,560 of the 14,200. In one store evening had 210 places, which is $7,728 a year for the pleasure of owning a rail that customers like to look at. The owner knew, and said it brought people in. We asked the next forty people who touched it what they had come for. Three had come for a dress to wear at night.',
    ),
    h2('Do not answer by hanging closer'),
    p(
      'Every owner’s first idea was to put more on the meter. At 22 hangers a customer can part the rail with one hand. At 34 she needs two, and one of them is holding a bag. In the store that tried it for four weeks, garments touched per visitor fell from 5.1 to 2.8 and sales per hanger by 31 percent. The cost went down to $75 and the income went down further.',
    ),
    p(
      'What did work was taking things off hangers that never needed one. Skirts sell as well from a table, and gingham shirts in the six-thread check of ',
      entryLink('cp-13-002', 'Small Gingham'),
      ' sell better folded, because the check reads as a color in a stack. One store moved 340 pieces to tables it already owned and gave the places to dresses. If the figures hold, that is $33,796 a year. We will go back in twelve months and say whether they did.',
    ),
  ),
}

export const theThirdMarkdownNeverPays: DemoEntry = {
  id: 'bi-14-008',
  type: 'presentation',
  title: 'The Third Markdown Never Pays',
  slug: 'the-third-markdown-never-pays',
  standfirst:
    'Of a thousand garments, 34 wait for 70 percent off. It costs $1,036 to keep the other 99 company while they do.',
  code: 'BI 14-008',
  date: '2014-02-10',
  section: 'business-insights',
  template: 'article',
  tags: ['Markdown', 'Full price', 'Pricing', 'Midwinter'],
  images: ['thousand-stitches', 'pinned-strips', 'hanger-wound'],
  text: document(
    p(
      'We followed 48,600 garments from the day they were ticketed in August 2013 to the day they left the building, in twelve stores belonging to four members. The average ticket was $80 and the average cost $32. What follows is given per thousand, so that you can put your own season beside it.',
    ),
    ul(
      [bold('540'), ' sold at the ticket.'],
      [bold('214'), ' of the 460 left sold at 30 percent off, within three weeks.'],
      [bold('113'), ' of the next 246 sold at half price.'],
      [bold('34'), ' of the next 133 sold at 70 percent off. Three in four did not.'],
      [bold('99'), ' were still there.'],
    ),
    p(
      'The first two cuts each cleared 46 in every hundred they touched. That regularity surprised us, and it makes the third look worse. It cleared 26. The people who wait for 70 percent are few, and what is left by then is mostly size 4, size 18 and one shade of green.',
    ),
    h2('What a cut costs'),
    p(
      'A markdown is not free to make. Somebody pulls the rail, re-tickets and re-hangs: $1.10 a garment, timed with a watch. Then it stands for three more weeks on a hanger that costs $2.23 a week, the figure we arrived at last year in ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '. Neither sum is on any markdown report we have been shown.',
    ),
    table(
      ['Per thousand', 'First, 30%', 'Second, 50%', 'Third, 70%'],
      ['Garments marked', '460', '246', '133'],
      ['Sold', '214', '113', '34'],
      ['Taken', '$11,984', '$4,520', '$816'],
      ['Re-ticketing', '$506', '$271', '$146'],
      ['Three weeks of rail', '$3,077', '$1,646', '$890'],
      ['Left after both', '$8,401', '$2,603', '−$220'],
    ),
    asset('pinned-strips'),
    p(
      'A jobber pays about $6 a piece and brings his own boxes. Sell him all 133 on the day the third cut would have begun and you have $798. Make the cut first and you have −$220 and then $594 for the 99, which is $374. The difference is $424 per thousand garments. For the largest of the four members, at 31,000 a season, it comes to $13,144.',
    ),
    quote('We kept it because January looked empty without a sign.'),
    p(
      'That is an honest reason and there are cheaper ways to fill a January. Two of the four had spring linen in the stockroom from the ninth of the month and no rail to put it on. The rail was holding size 4 in green.',
    ),
    h2('Where we would look first'),
    p(
      'The 460 is the number worth arguing with, and it is settled nine months earlier, by the buy. See ',
      entryLink('bs-13-008', 'Buy Less, Earlier'),
      '. But a third cut can be struck from the calendar this afternoon. One member has done it, with a line in the staff handbook that reads, in full: ',
      italic('two reds, then the van'),
      '.',
    ),
  ),
}

export const sizeFourteenSellsOutFirst: DemoEntry = {
  id: 'bi-15-014',
  type: 'presentation',
  title: 'Size Fourteen Sells Out First',
  slug: 'size-fourteen-sells-out-first',
  standfirst:
    'It is gone in nineteen days and size 4 is there after ninety-seven. The size curve most stores buy to was drawn for other people.',
  code: 'BI 15-014',
  date: '2015-05-11',
  section: 'business-insights',
  template: 'article',
  tags: ['Sizing', 'Assortment', 'Dresses', 'Full price'],
  images: ['size-hills', 'days-in-knots', 'rail-from-above'],
  text: document(
    p(
      'Ask a buyer why she orders the sizes she orders and she will show you last year’s sales. Those are a record of what was there to be sold. A size that was gone by the third week sold nothing in the next ten, and the report calls that low demand.',
    ),
    p(
      'So we counted something else. For fourteen weeks this spring, in 26 stores, staff wrote down every size a customer asked for, bought or not: 22,300 requests for dresses and trousers, against 61,400 pieces delivered. It was done on a card by the till with nine boxes and a pencil on a string. It cost $140 for the cards.',
    ),
    table(
      ['Size', 'Bought in, %', 'Asked for, %', 'Days to the last piece'],
      ['4', '6', '3', '97'],
      ['6', '12', '7', '88'],
      ['8', '19', '12', '71'],
      ['10', '22', '15', '64'],
      ['12', '18', '17', '46'],
      ['14', '11', '19', '19'],
      ['16', '7', '13', '24'],
      ['18', '3', '9', '21'],
      ['20', '2', '5', '33'],
    ),
    p(
      'The hill that was bought has its top at 10. The hill that was asked for has its top at 14, two sizes to the right, and a longer slope on the far side. Forty-six in a hundred requests were for size 14 and above. Twenty-three in a hundred pieces were.',
    ),
    asset('days-in-knots'),
    h2('The fill-in does not fix it'),
    p(
      'Eleven of the stores re-order in season, and all eleven told us that this corrects the curve. It half does. The second delivery arrives on day 40 on average, by which time size 14 has been missing for three weeks, and the customer who wanted it has been told so by someone being kind. We telephoned 60 of the people who had asked and gone without. Forty-one had bought elsewhere within a week, and 17 said they had stopped asking in that store altogether.',
    ),
    p(
      'At the other end the small sizes wait for the sale and are most of it. Of the pieces marked down in these stores in the season before, 52 percent were an 8 or smaller. Readers of ',
      entryLink('bi-14-008', 'The Third Markdown Never Pays'),
      ' will know what happens to them next.',
    ),
    h2('How to change a curve without a quarrel'),
    ol(
      [
        'Count requests for six weeks before the next order. Sales staff must do it, because they are the ones who hear the question.',
      ],
      ['Move five points, not fifteen. Take them from 6, 8 and 10 and give them to 14, 16 and 18.'],
      [
        'Ask the maker for a second fit model. Four of seven suppliers were grading everything above 12 from a size 8 body, and it shows at the armhole.',
      ],
      ['Put 14 on the mannequin. In the two stores that did, nobody remarked on it and the dress sold.'],
    ),
    p(
      'We were wrong about one thing. We had expected the curve to differ between city and small town, and prepared two versions of this table. They agree to within two points in every row, so here is one.',
    ),
  ),
}
