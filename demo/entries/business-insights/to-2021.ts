import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const thePriceOfABasic: DemoEntry = {
  id: 'bi-19-020',
  type: 'presentation',
  title: 'The Price of a Basic',
  slug: 'the-price-of-a-basic',
  standfirst:
    'A white T-shirt costs $14.90, as it did ten years ago. It weighs 41 grams less. We have kept one from every other autumn.',
  code: 'BI 19-020',
  date: '2019-10-21',
  section: 'business-insights',
  template: 'article',
  tags: ['Pricing', 'Materials', 'Menswear', 'Markdown'],
  images: ['six-tees', 'tape-of-a-price', 'zero-buttons'],
  text: document(
    p(
      'Every second October since 2009 we have bought the same thing in the same fourteen stores: a white cotton T-shirt, short sleeve, round neck, size medium, the cheapest that the store would call good. We weigh each on a letter balance, wash it five times, weigh it again and put it in a box. There are now 84 in the box. This is the first time we have laid them out.',
    ),
    table(
      ['Autumn', 'Average price', 'Weight unwashed', 'Price per 100 g'],
      ['2009', '$14.90', '182 g', '$8.19'],
      ['2011', '$16.40', '176 g', '$9.32'],
      ['2013', '$15.90', '168 g', '$9.46'],
      ['2015', '$15.20', '159 g', '$9.56'],
      ['2017', '$14.80', '150 g', '$9.87'],
      ['2019', '$14.90', '141 g', '$10.57'],
    ),
    p(
      'The ticket went up once, in the cotton year of 2011, and then crept back to where it had been. The cloth never came back. By the gram the same T-shirt is 29 percent dearer than it was, and hold the newest against a window and you can count the panes.',
    ),
    h2('Nobody decided it'),
    p(
      'We asked nine of the fourteen buyers when they had changed the weight. None had. What each had done, once or twice, was accept a counter-sample that saved 11 or 15 cents and was “within tolerance”. A tolerance of five percent, used downward five times, gives you 141 grams. In three cases the specification on file still says 180.',
    ),
    asset('tape-of-a-price'),
    h2('Where $14.90 goes'),
    p(
      'Averaged over the fourteen, this year’s shirt divides as follows. Cloth comes third, and it is the only part the customer can feel.',
    ),
    table(
      ['Part of the ticket', ''],
      ['Rent and staff', '$5.20'],
      ['Markdown allowance', '$2.60'],
      ['Cloth', '$2.30'],
      ['Left', '$2.20'],
      ['Cutting and sewing', '$1.45'],
      ['Freight and duty', '$1.15'],
      ['Together', '$14.90'],
    ),
    p(
      'To go back to 182 grams would add 67 cents in cloth at today’s price. The markdown allowance is four times that, and it is there because the shirt is dull enough by March to need it. One store in the fourteen has done the sum the other way. Since 2017 it has sold a 190-gram shirt at $18, takes no markdown on it at all, and has not changed the drawing. It sells six percent fewer, and what is left on each is $7.10.',
    ),
    p(
      'The people who buy basics notice more than they are credited with. Of the men in ',
      entryLink('ci-16-011', 'Men Buy the Same Thing Twice'),
      ' who had stopped re-buying a T-shirt, the commonest reason was that it had been ',
      italic('changed'),
      '. They could not say how. Most of them pinched the hem between two fingers while they tried to.',
    ),
    p('Weigh yours. A letter balance is $22, and the number should be on the buyer’s wall.'),
  ),
}

export const anEmptyStreetMeasured: DemoEntry = {
  id: 'bi-20-005',
  type: 'presentation',
  title: 'An Empty Street, Measured',
  slug: 'an-empty-street-measured',
  standfirst:
    'Four hundred and twelve meters, 61 shopfronts, nine weeks. Counted every noon from upstairs windows by people with nothing else to do.',
  code: 'BI 20-005',
  date: '2020-05-11',
  section: 'business-insights',
  template: 'article',
  tags: ['Shopfronts', 'Windows', 'Small towns', 'Service'],
  images: ['empty-street', 'sixty-one-fronts', 'sunday-cards'],
  text: document(
    p(
      'One of us lives above a shop. On the second Monday in March she counted the people passing between noon and one, for no particular reason, and got 1,840. The next week she got 610 and asked the neighbors. Since then four households along the street have counted every weekday from their own windows, and this is what they have. It is one street in one town of 140,000, and we claim nothing else for it.',
    ),
    table(
      ['Week of', 'People past, noon to one', 'Against 9 March'],
      ['9 March', '1,840', '100'],
      ['16 March', '610', '33'],
      ['23 March', '140', '8'],
      ['30 March', '118', '6'],
      ['6 April', '131', '7'],
      ['13 April', '149', '8'],
      ['20 April', '176', '10'],
      ['27 April', '208', '11'],
      ['4 May', '251', '14'],
    ),
    p(
      'Ninety-four in a hundred went in three weeks. The six that stayed are walking to work in a hospital or a food shop, or walking a dog. Since Easter the figure has gone up by about a sixth each week. Nothing was reopened in that time. People are coming out to look at the street.',
    ),
    h2('The fronts'),
    p(
      'There are 61, thirty-one on the north side and thirty on the south. Nine are open: four food shops, two chemists, a bank, a hardware store and a dyer’s that also does dry cleaning. Thirty-eight are shut with the March window still in. Fourteen are papered over, and the paper went up in the first four days.',
    ),
    asset('sixty-one-fronts'),
    p(
      'We asked each household to note where walkers stop. In nine weeks nobody stopped at paper. They stop at the 38, an average of six in a hundred passers, which is twice what the same windows managed in a count we made in 2018. It is the slowest walking this street has ever seen. A window that took two and a half seconds, by the reckoning of ',
      entryLink('cd-16-003', 'The Window Has One Sentence'),
      ', now gets four and a half.',
    ),
    h2('What the shut shops can do this week'),
    ol(
      ['Take the paper down. It says that you have gone.'],
      ['Change the window, even from what is on the floor. March’s raincoats are in 29 of the 38.'],
      [
        'Leave a lamp on until ten. Of 38, five have done so, and those five account for a third of the stops after dark.',
      ],
      [
        bold('Write a telephone number by hand.'),
        ' A children’s shoe shop at number 40 chalked one on its door on 2 April. It has taken 212 orders, which a boy delivers by bicycle, and measures feet from a tracing pushed through the letterbox.',
      ],
    ),
    quote('They ring to talk, and about the third call they order.'),
    p(
      'We do not know what the street will be when it is let out. Of the 61, twenty-three have told the owners’ association that they could not pay April’s rent, and most are doing the arithmetic of ',
      entryLink('bs-20-012', 'Twelve Weeks of Cash'),
      '. Week nine of twelve begins today. The counting goes on, and the counters have asked for a clicker each.',
    ),
  ),
}

export const stockInTheWrongTown: DemoEntry = {
  id: 'bi-21-013',
  type: 'presentation',
  title: 'Stock in the Wrong Town',
  slug: 'stock-in-the-wrong-town',
  standfirst:
    'Of a hundred coats, 17 hung where nobody wanted them while another branch ran short. Moving one costs $4.10 and marking it down costs $21.',
  code: 'BI 21-013',
  date: '2021-09-13',
  section: 'business-insights',
  template: 'article',
  tags: ['Outerwear', 'Assortment', 'Markdown', 'Small towns'],
  images: ['hundred-coats', 'sixty-one-fronts', 'returns-darn'],
  text: document(
    p(
      'A chain of six stores in six towns, none more than 70 kilometers from the next, buys its coats together and shares them out by floor area. It has done so since it had two stores. Last autumn, with the big branch beside the station half empty of commuters, the arithmetic stopped working, and we were asked to look at 4,200 coats one by one.',
    ),
    p(
      'For twelve weeks each branch recorded what it was asked for as well as what it sold. Scaled to a hundred coats, this is where they hung in the first week of October and where they turned out to be wanted.',
    ),
    table(
      ['Branch', 'Hung there', 'Wanted there', 'Difference'],
      ['Station', '26', '15', '−11'],
      ['Harbor', '22', '19', '−3'],
      ['Market', '18', '24', '+6'],
      ['Spa', '14', '11', '−3'],
      ['Mill', '12', '19', '+7'],
      ['Hill', '8', '12', '+4'],
      ['All', '100', '100', '17 moved'],
    ),
    h2('What seventeen coats cost'),
    p(
      'Left where they were, the 17 went at an average of $21 under the ticket in January, and the three short branches sent away people for whom a coat existed 40 kilometers off. Per hundred coats that is $357 in markdown. We put the lost sales at nine of the 17, or about $1,160 in margin at $129 each. A van round costs $4.10 a coat, so the same 17 can be put right for $70.',
    ),
    p(
      'On 4,200 coats the sum is 714 pieces, $14,994 of markdown and $2,927 of van. The chain already owned the van. It went out on Tuesdays with hangers.',
    ),
    h2('Why they did not move'),
    ul(
      ['The branch manager is paid on sales. A coat sent to the Mill is a coat sold by the Mill.'],
      ['Nobody could see the other five stockrooms without telephoning them.'],
      ['Transfers were booked as a return and a delivery, so that each one counted against two people.'],
      ['“It will sell when it gets cold.” It got cold. It sold at the Mill, where there were none.'],
    ),
    p(
      'The remedy was mostly bookkeeping. Since March a coat that is moved is credited half to the branch that gave it up, and the six managers have a call at nine on Monday mornings which may not last longer than fifteen minutes. They read out one list each: ',
      italic('what I have too much of'),
      '. Nobody is asked to say what they need. It turns out that people will admit to a surplus before they will ask for help.',
    ),
    p(
      'Over the spring season 11 pieces in a hundred were moved, in 13 rounds, and January’s markdown bill is forecast at $6,300. We would also change the sharing out. Floor area is a habit from the days of the second branch, and ',
      entryLink('bs-14-010', 'The Second Shop'),
      ' said as much at the time. Last year’s requests are a better key, even a bad last year.',
    ),
    p(
      'There is a limit. Under about $60 a piece the van eats the gain, and with knitwear we could not make it pay at all. It is a method for coats, boots and suits, and for towns that a van can visit between opening and lunch.',
    ),
  ),
}
