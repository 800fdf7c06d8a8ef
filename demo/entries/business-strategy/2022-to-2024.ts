import { asset, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aCalendarWithSixSeasons: DemoEntry = {
  id: 'bs-22-010',
  type: 'presentation',
  title: 'A Calendar With Six Seasons',
  slug: 'a-calendar-with-six-seasons',
  standfirst:
    'Two seasons are too long and twelve drops are too many. Six lengths, cut to what people wear in the week they buy it.',
  code: 'BS 22-010',
  date: '2022-04-11',
  section: 'business-strategy',
  template: 'article',
  tags: ['Assortment', 'Markdown', 'Midwinter', 'High summer'],
  images: ['six-lengths', 'early-cut', 'twelve-folds'],
  text: document(
    p(
      'Coats arrive in July and are reduced in the first cold week. Linen arrives in February. Everybody in the trade knows this is absurd and everybody does it, since the next person does. The answer of the past ten years has been the monthly drop, which replaces one absurdity by twelve and exhausts whoever has to fold them.',
    ),
    p(
      'We took the tills of fourteen members, four years, and asked in which week a thing is bought by people who put it on the same day. It is not a continuous curve. There are six stretches with a turn between each, and the turns fall in the same week, give or take one, from Oslo to Bordeaux.',
    ),
    asset('six-lengths'),
    table(
      ['Season', 'Weeks', 'In 2022', 'Share of the buy'],
      ['Midwinter', '7', 'January 3 to February 20', '14%'],
      ['Rain', '10', 'February 21 to May 1', '20%'],
      ['Light', '8', 'May 2 to June 26', '17%'],
      ['Heat', '9', 'June 27 to August 28', '12%'],
      ['Return', '11', 'August 29 to November 13', '21%'],
      ['Dark', '7', 'November 14 to January 1', '16%'],
    ),
    p(
      'Fifty-two weeks. None of the six is as long as a quarter, so nothing is on the floor long enough to be ignored; none is shorter than seven weeks, which is the least in which a good style can be reordered once. Heat is nine weeks and an eighth of the money. Most shops buy it as if it were half the year, on account of the photographs.',
    ),
    h2('Two members, one year'),
    p(
      'Two firms have run it since January 2021, with shops shut for parts of the first two seasons. Average stock fell from $1.90 million to $1.42 million in the larger. Its markdown went from 34 to 27 percent of sales value. In the smaller, stock fell by a fifth and markdown hardly moved, because the buyers, being anxious, kept 200 styles from each season to be safe in the next. From this January they may carry forty.',
    ),
    p(
      'At eight percent, $480,000 less in stock is $38,400 a year in interest. Seven points of markdown on $6.2 million is $434,000. One can do without the first argument.',
    ),
    h2('What has to change behind it'),
    ul(
      [
        'Six deliveries and no others. A late one goes into the next season or back. Holding to this was harder than all the rest.',
      ],
      ['Six windows. The store that re-dressed in between sold no more and was tired.'],
      [
        'Two clearances, at the ends of Midwinter and Heat. The other four turns have none: what remains is packed and comes again, which most of Rain and Return can.',
      ],
      ['Buyers’ bonuses by season rather than by year. Otherwise Light is robbed to pay for Return.'],
    ),
    p(
      'The names matter more than we thought. A buyer who has “spring” in her head buys flowers. One who has “Rain” in her head buys a coat that can be worn over a suit, as the streets have been doing for a year now (see ',
      entryLink('rr-22-011', 'The Second Layer Shows'),
      ').',
    ),
    h2('Against it'),
    p(
      'If you sell to other shops you cannot do this alone: their order books open twice a year and will not open six times for you. If you live by tourists, your seasons are flight schedules. And our weeks hold between about 44 and 60 degrees north. A member in Singapore sent us her tills and asked for her six. She has two, and they are both Heat.',
    ),
  ),
}

export const whoSetsTheTicket: DemoEntry = {
  id: 'bs-23-011',
  type: 'presentation',
  title: 'Who Sets the Ticket',
  slug: 'who-sets-the-ticket',
  standfirst:
    'A formula said $98, the buyer $112, the floor $105. The people who will have to mark it down guessed best.',
  code: 'BS 23-011',
  date: '2023-07-17',
  section: 'business-strategy',
  template: 'article',
  tags: ['Pricing', 'Full price', 'Markdown', 'Shirting'],
  images: ['ticket-three-strings', 'branch-pins', 'one-spool'],
  text: document(
    p(
      'Ask who decides the price of a shirt and you will be told that the market does. Then ask whose handwriting is on the ticket. In thirty-one members there were three answers. In nineteen it is a multiple of cost, kept in a spreadsheet by finance. In nine it is the buyer. In three it is, to everyone’s slight embarrassment, whoever runs the shop.',
    ),
    p(
      'A member with twenty-two stores let us find out which is worth more. Forty-eight new styles of shirt and blouse, all costing close to $38 to land, were divided by lot into three sixteens. Finance priced the first by its usual formula. The buyer priced the second as she saw fit. For the third, six store managers were shown the garment on a hanger for one minute each and wrote down a number. We took the middle of the six.',
    ),
    asset('ticket-three-strings'),
    h2('Sixteen styles each, twenty weeks'),
    table(
      ['Priced by', 'Average ticket', 'Sold at ticket', 'Average received', 'Over cost of $38'],
      ['Formula', '$98', '51%', '$79', '$41'],
      ['Buyer', '$112', '55%', '$84', '$46'],
      ['Six managers', '$105', '63%', '$93', '$55'],
    ),
    p(
      'On 14,400 pieces in each third, fourteen dollars between the first line and the last is $201,600. The formula lost at both ends. It put $98 on a plain poplin that would have gone at $85, and $98 on a bib front that three managers had written down at $140.',
    ),
    p(
      'Buyers price by what it took to get the thing. She had been to the mill, she had seen the yarn, and her tickets were high where she had worked hardest. On seven styles of sixteen she was nearer than the managers. On the rest she was $20 over and it took her nine weeks to say so.',
    ),
    quote('I think of the woman I’ll be standing next to when she turns the ticket over.'),
    h2('Why the floor knows'),
    p(
      'A manager has watched some thousands of people read a ticket. She knows the price at which the hand lets go, and that it is not the same for a blouse worn to work as for a blouse worn to be looked at. She also pays: a wrong ticket is six weeks of apologizing and a Saturday of red stickers. Nobody in finance has ever had to peel one off. There is a great deal in this of what we found when grandmothers were asked, in ',
      entryLink('ci-22-009', 'Grandmothers Set the Price'),
      '.',
    ),
    h2('Do it like this'),
    ol(
      [
        'Six people from six different stores, changed every season. Fewer and one strong voice sets them all; more and they tend to the middle.',
      ],
      ['One minute, garment in hand, no cost shown. Written, not spoken.'],
      [
        'Take the middle number and round it up to the next five. Endings are another subject: ',
        entryLink('bi-16-006', 'The Price Ends in Zero'),
        '.',
      ],
      [
        'Finance may veto below twice cost, and the buyer may overrule one style in ten, with her name on it.',
      ],
    ),
    p(
      'The risk is drift. People who are rewarded for selling will, given time, price for ease. By the second season the managers’ numbers had come down by four percent and we began to mix in two from stores with different customers. Watch the average received rather than the share sold at full price: a low ticket flatters the one and shows in the other.',
    ),
    p(
      'It is not a method for anything that carries the firm’s name across countries, where one price has to hold in forty cities, nor for basics, whose price is an agreement with the customer and should hardly move. And if your managers are on a commission by the piece, change that first.',
    ),
  ),
}

export const theBranchDecides: DemoEntry = {
  id: 'bs-24-012',
  type: 'presentation',
  title: 'The Branch Decides',
  slug: 'the-branch-decides',
  standfirst:
    'Give each branch three-tenths of its own buy, and the van mostly stays in the yard. Eleven of sixteen wanted it.',
  code: 'BS 24-012',
  date: '2024-04-15',
  section: 'business-strategy',
  template: 'article',
  tags: ['Assortment', 'Small towns', 'Markdown', 'Menswear'],
  images: ['branch-pins', 'ticket-three-strings', 'tape-round-map'],
  text: document(
    p(
      'Sixteen branches, one buying office, one allocation every Tuesday night by a program that knows what each shop sold last year. The program is good. It sends to every branch a little of what that branch sold before, so that each becomes year by year more like its own past, and the coast gets navy forever.',
    ),
    p(
      'From February 2023 our member, a menswear firm in the north of England, offered its managers a change. Seven-tenths of the stock would come as before. Three-tenths, by value, they could choose themselves, four times a year, from the whole range and a further eighty styles that the office had seen and turned down. They would be told the budget and nothing else. It was voluntary. Eleven said yes.',
    ),
    asset('branch-pins'),
    table(
      ['Twelve months', 'Eleven that decide', 'Five that do not'],
      ['Sales', '+6.1%', '+0.8%'],
      ['Markdown, share of sales value', '22% to 18%', '23% to 23%'],
      ['Pieces moved between branches', '3,900 to 1,150', '1,700 to 1,640'],
      ['Styles chosen from the rejected eighty', '47', ''],
      ['Managers who left', '0', '2'],
    ),
    p(
      'The third line is the one to frame. A piece moved between branches costs this firm $4.60 and about nine days of selling. At 2,750 fewer it saved $12,650 in vans and, we think, four times that in time. We once looked for the cause of such journeys in the forecasting; see ',
      entryLink('bi-21-013', 'Stock in the Wrong Town'),
      '. It had not occurred to us to ask the town.',
    ),
    h2('What they chose'),
    ul(
      ['Whitby took four weights of one sweater and no second sweater. It sold 310.'],
      [
        'Harrogate took the brown suit that the office had refused three years running. So did Hexham, without consulting.',
      ],
      ['Hull gave up ties altogether and spent the money on socks.'],
      ['Two branches bought nothing but navy. They were right as well.'],
    ),
    p(
      'Forty-seven of the eighty rejected styles were wanted by somebody. The buying office took this badly for a month and now presents the rejects first.',
    ),
    h2('What it costs'),
    p(
      'Six days for each manager in the showroom, hotel included: $1,900 a head, $20,900. A fourth person in the office to keep eleven sets of choices straight, $41,000. And minimums: the firm now buys 190 styles where it bought 150, and on forty of them the order is small enough for the maker to charge more, on average five percent. Anyone tempted to forget that last item should read ',
      entryLink('bi-23-007', 'The Cost of One More Color'),
      '. Against this stands the margin, up by $388,000 in the eleven.',
    ),
    h2('Who should stay as they are'),
    p(
      'The five that declined were not the timid ones. Three have managers in their first two years; one is in an airport; one said, “I sell what you send me and I go home at six.” All five are sound shops. Freedom handed to somebody who has not asked for it is only more work, and we would not extend the scheme to them by circular.',
    ),
    p(
      'Below about eight branches it makes no sense, for the buyer can know each one by heart. Above sixty we do not know. Three-tenths is a guess that has held. One manager asked for half, was given it for a season, and asked to go back to three: the half had been all her own taste, she said, and she had missed being surprised.',
    ),
  ),
}
