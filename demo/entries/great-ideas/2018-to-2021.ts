import { asset, bold, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const hemWhileYouWait: DemoEntry = {
  id: 'gi-18-004',
  type: 'presentation',
  title: 'Hem While You Wait',
  slug: 'hem-while-you-wait',
  standfirst:
    'Twenty minutes, a chair and a view of the machine. A jeans shop found what people do with twenty minutes.',
  code: 'GI 18-004',
  date: '2018-01-15',
  section: 'great-ideas',
  template: 'article',
  tags: ['Denim', 'Alteration', 'Service', 'Returns'],
  images: ['hem-pinned', 'hem-clock', 'basting'],
  text: document(
    p(
      'We have argued that a store should ',
      entryLink('bs-17-011', 'own its alterations'),
      ' and promise them for Thursday. A jeans shop in Malmö read that, agreed, and then did something we had not thought of. It removed the Thursday.',
    ),
    p(
      'A plain hem on a pair of jeans is twenty minutes’ work if everything lies ready. The shop put a chainstitch machine and a small press on a platform beside the till, in the open, with two chairs facing it. Thursday to Saturday, four hours each day, the person at the machine does nothing else. You are pinned, you sit, you are handed coffee, you leave wearing them.',
    ),
    asset('hem-clock'),
    table(
      ['Step', 'Minutes'],
      ['Pin, standing, in the shoes you came in', '3'],
      ['Mark and cut, leaving four centimeters', '4'],
      ['Turn twice and clip', '4'],
      ['Sew, once round each leg', '6'],
      ['Press', '3'],
      ['Together', '20'],
    ),
    h2('The sum'),
    p(
      'The machine was $780 secondhand. Twelve hours a week at $19, fifty weeks, is $11,400. It did 1,550 hems last year, 31 a week. The hem is free above $120 and $9 below; 900 people paid, which brought $8,100. So the platform ran at a loss of $3,300 before anyone had got up from the chair.',
    ),
    p(
      'They get up after about six minutes. Forty-four percent of those who waited bought something else in the remaining fourteen, at an average of $38: 682 purchases, $25,916. Socks, mostly, and belts, then shirts. The rail within arm’s reach of the chairs has outsold every other rail of its length since May. Nothing clever is on it.',
    ),
    p(
      'Returns of jeans fell from eleven percent to six. The owner’s own explanation is that hemmed jeans cannot be returned. We looked: only a third of the fall is that. The rest is people who used to take a pair home too long, mean to see to it, and bring it back in March.',
    ),
    h2('What they got wrong'),
    ul(
      [
        'Saturday after two. The queue reached five and twenty minutes became ninety. They now give out numbers until one o’clock and close the list.',
      ],
      ['Coffee beside white denim. Once.'],
      [
        'Cutting to the pin. People stand up straighter when they are being measured; everything is now cut seven millimeters long, and there have been no complaints.',
      ],
    ),
    p(
      'Do not begin with wool trousers or anything lined: they take an hour and want a table. Begin with denim and chinos, one afternoon a week, and a kitchen timer set where the customer can see it. The timer matters. A promise with a number on it is watched, and people who are watching do not go next door.',
    ),
  ),
}

export const sellThePatternToo: DemoEntry = {
  id: 'gi-19-018',
  type: 'presentation',
  title: 'Sell the Pattern Too',
  slug: 'sell-the-pattern-too',
  standfirst:
    'Next to the $145 dress hangs an $18 envelope with the same dress in it, flat. Both sell better for the company.',
  code: 'GI 19-018',
  date: '2019-08-19',
  section: 'great-ideas',
  template: 'article',
  tags: ['Dresses', 'Handwork', 'Pricing', 'Sizing'],
  images: ['pattern-sheet', 'pattern-envelope', 'lay-plan'],
  text: document(
    quote('You are giving away the recipe in the restaurant.'),
    p(
      'That was the accountant, in June 2018, when a London maker of plain summer dresses proposed to sell paper patterns of the four styles that never leave its range. The envelope would hang on the same rail as the finished dress, at $18 against $145. It was the right objection. It turned out to be about the wrong customer.',
    ),
    p(
      'In the fourteen months since, 1,912 envelopes have been sold. Over the same time the four dresses sold nine percent more than in the fourteen months before, and the rest of the range two percent more. Of the people who bought an envelope and gave an address, 22 percent have also bought the dress, usually second, after the sewing had gone on longer than the label said.',
    ),
    h2('Who buys it'),
    p(
      'We spoke to sixty. Half sew already and are tired of patterns in which the armhole was never worn by anyone. A quarter are between sizes and want the skirt of one and the shoulder of another. The remaining quarter, fifteen people out of sixty, have not opened the envelope. They bought it to look at, or for a daughter, or as a kind of promise. It is a cheap way to own a dress you admire.',
    ),
    asset('pattern-envelope'),
    h2('The money'),
    table(
      ['', '$'],
      ['1,912 envelopes at $18', '34,416'],
      ['Grading four styles in five sizes, drawing, testing', '−6,400'],
      ['Paper, printing, envelope, at $2.10', '−4,015'],
      ['Left', '24,001'],
    ),
    p(
      'The cloth was an afterthought. Customers asked what to make it in, so the shop began to cut from the bolts it uses itself: 1,140 meters so far, at a better margin than the dresses and with no sizes to guess. It keeps four cloths in four colors and does not want more. The same instinct, on a smaller scale, is in ',
      entryLink('gi-17-012', 'The Library of Buttons'),
      '.',
    ),
    h2('If you try it'),
    ol(
      [
        bold('Choose the dull style.'),
        ' Sell the pattern of what you will still be making in five years. A pattern of last season is a souvenir.',
      ],
      [
        bold('Draw all five sizes on one sheet'),
        ' and let people trace between the lines. That is where home sewing beats a shop.',
      ],
      [
        bold('Have it sewn by three strangers'),
        ' before you print. Ours found eleven mistakes, two of them in the word “selvedge”.',
      ],
      [
        bold('Write the honest time on the front.'),
        ' No. 7 says three hours. It said two until the letters came.',
      ],
    ),
    p(
      'Do not do it if your price rests on the cut. A house known for one jacket would be printing its own obituary. It suits makers whose value is in cloth, choice and finish, where the drawing is the part a competitor has already taken off the rail with a tape measure in the fitting room.',
    ),
  ),
}

export const aWardrobeInTwelveKeys: DemoEntry = {
  id: 'gi-21-011',
  type: 'presentation',
  title: 'A Wardrobe in Twelve Keys',
  slug: 'a-wardrobe-in-twelve-keys',
  standfirst:
    'Twelve lockers by the back door, twelve customers with a key. The shop fills them; she opens hers when she likes.',
  code: 'GI 21-011',
  date: '2021-11-15',
  section: 'great-ideas',
  template: 'article',
  tags: ['Small towns', 'Service', 'Fitting rooms', 'Loyalty', 'Returns'],
  images: ['twelve-keys', 'twelve-lockers', 'return-parcels'],
  text: document(
    p(
      'The idea came from the months when nobody could come in. A women’s shop in a Vermont town of 9,000 had been leaving bags on doorsteps, five things in each, and collecting what was not wanted on Friday. It was tiring, it used a great deal of gasoline, and it worked: people who had never spent $100 at a time were keeping three pieces out of five.',
    ),
    p(
      'When the doors opened again in February the owner asked a joiner for a cupboard. It stands in the passage between the parking lot and the shop, which has its own outside door and a light. Twelve compartments, 60 by 45 by 50 centimeters, twelve locks, one bench, one long mirror. It cost $2,900.',
    ),
    asset('twelve-lockers'),
    p(
      'A key is $20 a month. On the first Thursday the shop puts in up to five pieces, chosen for that person by name. She comes when it suits her: before work, on Sunday, once at eleven at night. She tries things on at the bench or takes the bag home for the weekend. What she wants she keeps, and the shop charges her card. What she does not want she puts back on the hook, and there is no conversation about it.',
    ),
    h2('Nine months'),
    ul(
      ['Twelve keys, nine fillings each: 108.'],
      ['Pieces put in: 486, or four and a half a time.'],
      ['Pieces kept: 233, which is 48 percent.'],
      ['At an average of $92: $21,436. Key money on top: $2,160.'],
      [
        'Keys given up: one, by a woman who moved away. Keys lost: one, found in a coat that had been put back.',
      ],
    ),
    p(
      'Set it beside the post. The same shop’s web orders came back at a rate of 37 percent and took nine days and $7 each to do so. From the lockers more comes back, 52 percent, but it comes back on a hanger, to the building it left, in two days, for nothing.',
    ),
    h2('Choosing is the work'),
    p(
      'Filling twelve lockers takes one person most of a Wednesday. It cannot be handed to whoever is free, since it rests on knowing that number 4 will not wear a collar and that number 8 has started a new job. There is a card for each key. After each month a line is added: what was kept, what was tried on twice, what was folded so neatly that it had plainly not been tried at all.',
    ),
    p(
      'Thirty-one people are on the list for a key. The owner will not build another twelve. She has counted how many customers she can keep in her head and it is about fifteen. We think she is right, and that a bigger shop should have several cupboards, each with one person’s name on it. Put a chair by every one of them, for reasons given in ',
      entryLink('me-21-008', 'Fitting Rooms Deserve a Chair'),
      '.',
    ),
    p(
      'To try it without a joiner: six laundry bags, six hooks, six good customers, one Thursday. Ask for no fee the first month. If fewer than two pieces in five are kept, the fault lies in the choosing, and a cupboard will not mend it.',
    ),
  ),
}
