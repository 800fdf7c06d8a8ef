import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theDrawerOfThingsKept: DemoEntry = {
  id: 'ci-20-010',
  type: 'presentation',
  title: 'The Drawer of Things Kept',
  slug: 'the-drawer-of-things-kept',
  standfirst:
    'A hundred and eighty-six people opened a drawer for us on a screen. There were 2,214 things in it that nobody wears and nobody will part with.',
  code: 'CI 20-010',
  date: '2020-11-16',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Repair', 'Knitwear', 'Alteration', 'Midwinter'],
  images: ['drawer-from-above', 'sampler-of-repairs', 'wears-in-stitches'],
  text: document(
    p(
      'Nobody could visit anyone this year, so we asked to be carried. Between May and September 186 people in eleven countries took a telephone or a laptop to the place where they keep what they no longer wear, and emptied it in front of us. It was a drawer in 121 cases, a suitcase in 38, the top of a wardrobe in 27. We counted 2,214 things, just under twelve each. The calls were meant to last twenty minutes and took fifty.',
    ),
    table(
      ['Why it is kept', 'Things', 'Would take $20 for it'],
      ['Too small, for now', '512', '11%'],
      ['Waiting for repair', '441', '6%'],
      ['Was someone’s', '377', '0%'],
      ['Bought for one day', '318', '34%'],
      ['Good cloth, wrong cut', '296', '22%'],
      ['Ticket still on', '270', '58%'],
      ['Together', '2,214', '19%'],
    ),
    p(
      'The third column was an afterthought and is the finding. The trade thinks of this drawer as supply: billions, they say, waiting to be resold. Four things in five are not for sale at $20 to people who had just told us they would never wear them. What they have there is a collection, and the average thing in it is eleven years old.',
    ),
    h2('Too small, for now'),
    p(
      'Five hundred and twelve things are waiting for a body to come back. We learned to leave a silence here. In September, 61 of those people had tried something on again since the spring, and for 44 of them it was worse. None threw the thing away. A trouser with three centimeters of cloth left in the seat seam would have solved 130 of these cases, by our measuring, and seven of the garments had it.',
    ),
    asset('sampler-of-repairs'),
    h2('Waiting for repair'),
    p(
      'This is the part a store can do something about. Of 441 things, 163 want a button, 94 a hem, 81 a zip, 67 a moth hole seen to, and 36 a seam. Hardly one is a job above $18. Asked why it had not been done, 102 of the 139 owners said the same thing in different words: they did not know where to take it that would not think it silly.',
    ),
    quote('It is a fifteen-year-old cardigan. I would have to explain.'),
    p(
      'So put up a notice that explains for them. A price list by the till, button $4, hem $14, moth hole $18, any age, any label, is worth more than a campaign. Buttons above all: the drawers of ',
      entryLink('gi-17-012', 'The Library of Buttons'),
      ' brought in people with things they had not worn since school. And do it in autumn. September’s calls had twice as many cardigans in them as May’s.',
    ),
    h2('Was someone’s'),
    p(
      'Three hundred and seventy-seven, and not one for sale. A father’s scarf, a good many aprons, a pair of gloves so small that nobody could say whose. People held these up longer than the others and described the cloth with more exact words than they have for anything they have bought since: ',
      italic('a dry flannel, like a cat’s tongue'),
      '. We wrote the words down. They would make better product copy than any we have read this year.',
    ),
    p(
      'We had expected guilt, after ',
      entryLink('ci-18-016', 'Worn Eleven Times'),
      ' and its unworn dresses. But 171 of the 186 put everything back, in the same order, and more than one thanked us for the visit.',
    ),
  ),
}

export const grandmothersSetThePrice: DemoEntry = {
  id: 'ci-22-009',
  type: 'presentation',
  title: 'Grandmothers Set the Price',
  slug: 'grandmothers-set-the-price',
  standfirst:
    'Ask a woman of 24 what a coat should cost and she says $214. Her mother says $168. Her grandmother, who taught her, says $236.',
  code: 'CI 22-009',
  date: '2022-02-14',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Pricing', 'Handwork', 'Lisbon', 'Accra', 'India'],
  images: ['three-posts', 'lace-of-families', 'sampler-of-repairs'],
  text: document(
    p(
      'Nobody is born knowing what a sweater costs. The sum in the head against which a ticket is judged dear or cheap comes from somewhere, and we set out to find where. Last summer and autumn we spoke to three generations in 140 families, 420 women, in Lisbon, Accra, Mumbai, Leeds and Chicago, each of them alone. Prices are given in dollars of the place, adjusted so that a loaf of bread is a loaf of bread.',
    ),
    p('We asked one question about each of four things. What should it cost, if it is good?'),
    table(
      ['', 'Grandmother', 'Mother', 'Daughter'],
      ['A wool coat', '$236', '$168', '$214'],
      ['Leather shoes', '$142', '$88', '$131'],
      ['A dress for good', '$95', '$58', '$84'],
      ['A plain sweater', '$62', '$31', '$55'],
    ),
    p(
      'The line sags in the middle every time. Mothers, who began to earn between 1985 and 2000, carry the prices of the years in which everything was becoming cheaper. Their daughters have stepped back over them. For the coat the daughter’s figure lies $22 from her grandmother’s and $46 from her mother’s, and that is the medians; family by family it is closer still.',
    ),
    asset('lace-of-families'),
    h2('A hundred and forty families'),
    p(
      'We took each daughter’s coat and her own grandmother’s and laid the one against the other. In 78 families they agree to within $25. In 34 they are $25 to $50 apart, in 20 up to $100, and in eight more than that. Only 31 daughters are as close to their mother. Of the 78, 69 had been taught to sew, knit or mend by that grandmother, even if badly. Of the eight, one had.',
    ),
    quote('She made me unpick it three times. After that you know what a shoulder costs.'),
    p(
      'It is the hands, we think. A person who has once put in a sleeve carries a clock for it. When we showed all three generations the inside of two jackets and asked which was dearer to make, grandmothers were right 88 times in a hundred, daughters 71, mothers 54.',
    ),
    h2('What to do about it'),
    ol(
      [
        bold('Show the inside.'),
        ' Turn one coat in eight inside out on the rail. It is the only price argument a 24-year-old already believes.',
      ],
      [
        bold('Say hours.'),
        ' Seven hours, four of them by hand, moved what daughters would pay for the coat from $214 to $241. It did nothing to mothers.',
      ],
      [
        bold('Do not defend the low price to the young.'),
        ' Below $120 more than half of the daughters asked what was wrong with the coat.',
      ],
      [
        bold('Let the grandmother in.'),
        ' She is in the fitting room on one visit in nine, usually seated, usually silent. See that there is a chair.',
      ],
    ),
    p(
      'Accra is different and we should say so. There the cloth and the making are bought apart, everyone has a seamstress, and the three generations agree to within a few dollars about both. It is what the other four cities would look like if people had gone on knowing. For the rest, the ten years of ever thinner T-shirts in ',
      entryLink('bi-19-020', 'The Price of a Basic'),
      ' were sold mostly to the woman in the middle. She is 54 now, and her daughter buys her sweaters.',
    ),
  ),
}

export const tryingOnAlone: DemoEntry = {
  id: 'ci-23-015',
  type: 'presentation',
  title: 'Trying On, Alone',
  slug: 'trying-on-alone',
  standfirst:
    'Three pieces is a decision, six is a sorting office. What 5,120 visits to sixteen fitting rooms say about how much to let people carry in.',
  code: 'CI 23-015',
  date: '2023-08-21',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Fitting rooms', 'Service', 'Sizing', 'Lighting'],
  images: ['seven-curtains', 'under-the-curtain', 'coat-on-a-hook'],
  text: document(
    p(
      'Sixteen fitting rooms in eight stores, a sensor on each curtain rail, and a person outside with a clipboard who counted hangers in and hangers out. From March to June we recorded 5,120 visits by people who came without company, and spoke to 640 of them afterward. Two in three visits are made alone, and nearly everything written about fitting rooms supposes a friend.',
    ),
    table(
      ['Carried in', 'Of 100 visits', 'Bought something, %', 'Minutes inside'],
      ['1', '22', '58', '4'],
      ['2', '24', '55', '6'],
      ['3', '19', '51', '9'],
      ['4', '14', '40', '11'],
      ['5', '9', '33', '12'],
      ['6', '7', '24', '14'],
      ['7 and more', '5', '17', '15'],
    ),
    p(
      'Up to three pieces, half or more buy. At four it breaks. The person with seven hangers stays four times as long as the person with one and is a third as likely to leave with anything, and the reason is not that she is fussier. We asked. With one to three pieces, 81 of 100 said they had decided about each. With five and more, 26 did. The rest had “gone off the whole thing”.',
    ),
    asset('under-the-curtain'),
    h2('The fourth minute'),
    p(
      'The sensor showed when the curtain moved, and it moves most in the fourth minute: a hand, then a face, looking for someone. In 58 of 100 visits that happens once, and in 21 twice. What is wanted is nearly always the other size. If somebody was within three meters, the average wait was 40 seconds. If not, one visitor in three put her own clothes back on and went, and she did not tell anyone that she had been ready to buy.',
    ),
    p(
      'A chair does what a person cannot. In the four rooms with a seat, people who were waiting stayed inside and waited, for two minutes and ten seconds before giving up, against 70 seconds standing. That agrees with ',
      entryLink('me-21-008', 'Fitting Rooms Deserve a Chair'),
      ' almost to the second.',
    ),
    h2('Alone is a way of looking'),
    p(
      'People by themselves look longer at the back and less at the face. They sit down in trousers; they lift both arms; 34 of 100 took a photograph, and 22 of those sent it to no one. It was for seeing with. Several said that the mirror made them behave and the photograph did not. Rooms with the light in front sold better than rooms lit from above, by six points, at every number of pieces.',
    ),
    h2('Three, and a hook outside'),
    ul(
      ['Do not post a limit. The store that did lost nine visits in a hundred at the door.'],
      [
        'Offer to keep the rest. A rail outside, in her sight, with her name on a card. Of people who left pieces there, 62 in 100 never asked for them.',
      ],
      [
        'Put the other size on the outside hook before it is wanted: one up for trousers, one down for knits. It was right 57 times in 100.',
      ],
      [
        'Come back at four minutes, and say one word. ',
        italic('Size?'),
        ' did better than any sentence we tried.',
      ],
    ),
    p(
      'Two of the eight stores work this way since July. Visits are shorter by a minute and a half, and 53 in a hundred end in a sale, where it had been 46. The returns will be the test. We shall have them in the new year.',
    ),
  ),
}
