import { bold, document, entryLink, h2, hr, italic, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const weekly2114: DemoEntry = {
  id: 'tw-21-014',
  type: 'presentation',
  title: 'The Weekly, No. 14',
  slug: 'the-weekly-2021-14',
  standfirst:
    'Shops rehearse being open, a chalk line does the work of a sign, and the first trousers with a zip in thirteen months.',
  code: 'TW 21-014',
  date: '2021-04-05',
  section: 'the-weekly',
  template: 'article',
  tags: ['London', 'Service', 'Fitting rooms', 'Shopfronts'],
  images: ['weekly-cup', 'weekly-spool', 'weekly-pin'],
  text: document(
    p(
      bold('Seven days to go.'),
      ' Nonessential shops in England may open next Monday, the twelfth. We walked one high street of 84 fronts on Good Friday. Fifty-one had somebody inside with a ladder. Nine had last March’s windows still up, jackets on Easter chicks, as if a clock had been stopped by an earthquake.',
    ),
    p(
      bold('Two at a time.'),
      ' The hatch of a coffee counter next to a dress shop has outsold the dress shop since May. The two have now agreed terms: the sleeve of every cup carries the shop’s capacity and its hours. A thousand sleeves, $38. It is the cheapest window either of them has taken.',
    ),
    p(
      bold('Waists return.'),
      ' Of 62 new trousers shown to us on screens this week, 23 have a fly and a button. In January it was four of 55. One merchant keeps a drawstring inside the new waistband, unseen, “in case of a relapse”.',
    ),
    p(
      bold('Chalk.'),
      ' Stickers showing two meters have been trodden to gray crumbs. A bookshop in Lewes draws a chalk line each morning and a small drawing at each end of it, never the same. People queue to see what they are standing on. Compare the stern diagrams, ours included, in ',
      entryLink('me-20-011', 'The Six-Foot Floor'),
      '.',
    ),
    p(
      bold('Bought.'),
      ' One wool blazer, $12, from the sale table of a hotel outfitter that has no hotels. The lining was worth more. They have 340.',
    ),
    p(
      bold('The fitting room question.'),
      ' Eleven of nineteen members will open theirs, six will not, two are waiting to see who is right. Those who will are resting tried pieces for a day on a separate rail. We asked how many pieces that means on a Saturday. Nobody knew; we make it ninety for a mid-sized shop, and one rail holds sixty.',
    ),
    p(
      bold('Closed.'),
      ' A buttonhole maker in Luton, after 71 years, by text message. His machines are for sale as one lot. If three of you would share them we know a room; terms such as those in ',
      entryLink('bs-21-006', 'Wholesale, Rewritten'),
      ' would serve.',
    ),
    p(
      bold('Asked of us, eleven times.'),
      ' Whether people will dress up. We do not know. A cobbler says that since February he has been reheeling shoes that had plainly been worn only indoors, in front of something.',
    ),
    hr(),
    p('Counted: hand sanitizer in 84 of 84 doorways. Mirrors in working light, 30.'),
  ),
}

export const weekly2206: DemoEntry = {
  id: 'tw-22-006',
  type: 'presentation',
  title: 'The Weekly, No. 6',
  slug: 'the-weekly-2022-06',
  standfirst: 'Nineteen single gloves, a counter that finds their partners, and why the left one goes first.',
  code: 'TW 22-006',
  date: '2022-02-07',
  section: 'the-weekly',
  template: 'article',
  tags: ['Accessories', 'Midwinter', 'Service', 'New York', 'Holiday'],
  images: ['weekly-glove', 'weekly-spool', 'weekly-cup'],
  text: document(
    h2('Nineteen'),
    p(
      'Between the station and our door, in the first week of February, nineteen gloves lay or hung on railings. Fourteen were lefts. You take off the right to pay and hold on to it; the left comes off later, with the telephone, and is put down. Twelve were black, five gray, one navy. The nineteenth was red and was gone within the hour.',
    ),
    h2('A shop that sells one'),
    p(
      'On the Lower East Side a glove counter will sell you half a pair, at 60 percent of the price, if it still has the skin. Last winter it sold 212 singles. It now cuts nine lefts to every eight rights. The margin is better than on pairs, and everyone who comes for one is shown two.',
    ),
    h2('Red, at small sizes only'),
    p(
      'Six stores in our panel stocked red gloves. Sizes six and a half and seven were gone by Christmas; eight and up are on the sale table at half. Men buy red for others. If you must stock large, stock it in November and say whom it is for.',
    ),
    h2('The coat check as research'),
    p(
      'A theater let us go through its cloakroom with a clipboard during the second act. Of 318 coats, 41 had a broken hanging loop, and 29 of those were under two years old. The loop costs four cents. It is the first thing the attendant learns about you.',
    ),
    h2('Dressed to be let in'),
    p(
      'A restaurateur who read ',
      entryLink('rr-21-016', 'Dressing for the Door'),
      ' has put a watch to his own. Guests are now looked at while their passes are read: about twelve seconds each, and the staff, he says, look mostly at the shoes. We had not thought to time it.',
    ),
    h2('Closed on Mondays, from now'),
    p(
      'Five shops on our walk have given up Monday since Christmas, for want of people to stand in them. Tuesday is up by a fifth in each. None has yet tried giving up Tuesday.',
    ),
    h2('Chairs, an update'),
    p(
      'Since ',
      entryLink('me-21-008', 'Fitting Rooms Deserve a Chair'),
      ' seven members have bought chairs. Two bought stools. Stools are for the person who is not buying.',
    ),
    hr(),
    p(
      'The red one has been handed in after all and waits at our desk: left, wool, size seven, with a fleece edge and a button that was sewn on by someone who cared.',
    ),
  ),
}

export const weekly2320: DemoEntry = {
  id: 'tw-23-020',
  type: 'presentation',
  title: 'The Weekly, No. 20',
  slug: 'the-weekly-2023-20',
  standfirst:
    'All prices, no opinions, or hardly any: what one amount of money bought in fourteen shops in a single week of May.',
  code: 'TW 23-020',
  date: '2023-05-15',
  section: 'the-weekly',
  template: 'article',
  tags: ['Pricing', 'Milan', 'Full price', 'Home'],
  images: ['weekly-lemon', 'weekly-pin', 'weekly-glove'],
  text: document(
    p(
      'A ceramic lemon stands in a window in Milan at $98. It is life size and does one thing. We had been asked by a member whether $98 had come to mean anything, and went looking for it: the number itself, on tickets, from Monday to Saturday, in fourteen shops. This number of The Weekly is the result, with as little comment as we can manage.',
    ),
    table(
      ['$98 buys', 'Where', 'Cost to make, our estimate', 'Weight'],
      ['A lemon, ceramic', 'Milan', '$11', '420 g'],
      ['A cotton shirt', 'Milan', '$23', '210 g'],
      ['The same shirt, linen', 'Milan', '$31', '190 g'],
      ['Half a cardigan', 'Turin', '$24', '160 g'],
      ['A candle', 'Milan', '$7', '300 g'],
      ['Four pairs of socks, boxed', 'Bologna', '$14', '240 g'],
      ['A tea towel, framed', 'Milan', '$9', '1.4 kg'],
      ['A belt', 'Florence', '$26', '180 g'],
      ['A silk square, small', 'Como', '$19', '35 g'],
      ['245 lemons', 'Market, via Benedetto Marcello', 'not known', '29 kg'],
    ),
    p(
      bold('The candle'),
      ' earns most per gram of cost and the belt least. Belts are still priced by people who remember leather. The silk square has not moved since 2019 while the box it comes in has grown by four centimeters.',
    ),
    p(
      bold('Linen costs eight dollars more'),
      ' than cotton and is sold at the same ticket in five shops out of six. All five say it brings people in. The sixth asks $118, and sold as many.',
    ),
    p(
      bold('Half a cardigan'),
      ' is not a joke of ours. A shop in Turin takes $98 now and $98 when the weather turns; the garment waits on a hook with a name. Forty-four are hanging. Three have been forgotten, as against a deposit lost at the usual rate of one in five.',
    ),
    p(
      bold('On color.'),
      ' The lemon comes in yellow, and in white at the same price. White was added in March and has sold six to yellow’s 71. The arithmetic of that is in ',
      entryLink('bi-23-007', 'The Cost of One More Color'),
      '; we left a copy with the shop.',
    ),
    p(
      bold('On endings.'),
      ' Of 634 tickets written down this week, 417 ended in an eight or a nine, 139 in a zero, and 78 in something a person had thought about. The last kind were all in shops with one owner. See ',
      entryLink('bi-16-006', 'The Price Ends in Zero'),
      ', now seven years old and still on the losing side.',
    ),
    hr(),
    p(
      'Bought: the lemon. It is on the desk. It has been asked about by eleven visitors, which makes it ',
      italic('the cheapest'),
      ' thing on the list.',
    ),
  ),
}

export const weekly2440: DemoEntry = {
  id: 'tw-24-040',
  type: 'presentation',
  title: 'The Weekly, No. 40',
  slug: 'the-weekly-2024-40',
  standfirst:
    'Nothing but questions this week, all of them asked of us by customers, buyers or children, and none answered yet.',
  code: 'TW 24-040',
  date: '2024-09-30',
  section: 'the-weekly',
  template: 'article',
  tags: ['Assortment', 'Accessories', 'Paris', 'Repair'],
  images: ['weekly-buttons', 'weekly-pin', 'weekly-spool'],
  text: document(
    p(
      bold('Who has the sixth button?'),
      ' A card made for half a dozen was handed to us at a fair in Paris with five on it. The maker says six leave the factory. The wholesaler says five arrive. Somewhere on the A1 motorway there is a coat, is there not?',
    ),
    p(
      bold('Why is the spare sewn where it scratches?'),
      ' On 38 of 50 new jackets the extra button sits inside at the hip, against the shirt. Whom does the label at the neck serve that the button could not sit there? And has anyone, in the seven years since ',
      entryLink('gi-17-012', 'The Library of Buttons'),
      ', built a second such library?',
    ),
    p(
      bold('What did the four girls on line 9 know?'),
      ' Each carried the same brown paper bag, folded at the top twice, with no name on it. We followed for two stops and lost our nerve. Which of your bags would anyone fold twice?',
    ),
    p(
      bold('How dark is too dark?'),
      ' One store on the rue de Bretagne has cut its ceiling lights by two-thirds, on the reasoning of ',
      entryLink('me-24-005', 'Light the Cloth, Not the Floor'),
      '. Sales are up nine percent and so is the number of people who ask whether it is open. Can a shop be flattered by that?',
    ),
    p(
      bold('Is a seam a picture?'),
      ' Six collections in three days left their joints outside and undyed. We said our piece three weeks ago, in ',
      entryLink('dm-24-006', 'Visible Joints'),
      '. But what does the customer iron?',
    ),
    p(
      bold('When did the belt bag become an heirloom?'),
      ' A seller at Saint-Ouen asks $420 for one of 1998, nylon, and explains the buckle. He had three. Who has the other two on a shelf marked for clearance?',
    ),
    p(
      bold('Would you rather have the key or the answer?'),
      ' A manager who sent her director ',
      entryLink('bs-24-012', 'The Branch Decides'),
      ' may now choose a tenth of her stock herself, and asked us what to choose. We said that it was her tenth. She has ordered 60 aprons. What would head office have sent?',
    ),
    p(
      bold('Why does it close at seven?'),
      ' Asked by a boy of about nine, of his father, in front of a lit window at five past. The father said that people have to go home. The boy looked at the mannequins. “They don’t,” he said. Does anybody have a reply?',
    ),
  ),
}
