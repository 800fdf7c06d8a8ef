import { asset, bold, document, entryLink, h2, italic, ol, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const signsWithoutLetters: DemoEntry = {
  id: 'osei-signs',
  type: 'private',
  clientId: 'osei',
  title: 'Signs Without Letters',
  slug: 'signs-without-letters',
  standfirst:
    'Thirty-seven signs hang in the hall, in eleven hands and four languages. We propose six, and no words.',
  code: 'OMH 25-001',
  date: '2025-04-14',
  template: 'article',
  tags: ['Market hall', 'Shopfronts', 'Handwork', 'Color', 'Mexico'],
  images: ['osei-signs', 'osei-fish-counter', 'osei-scale'],
  text: document(
    p(
      'We listed what hangs above head height on 31 March. Thirty-seven signs: nineteen name a trader, eight name goods, six forbid something, and four point to stalls that have gone. From the Canal Street door you can read two of them, and one of those says that dogs must be carried.',
    ),
    p(
      'You asked for a system. The usual one is a typeface, a color and a grid, and after eighteen months a sheet of office paper taped over each board because the fishmonger now has oysters. Markets elsewhere do it with a thing on a hook. In ',
      entryLink('tg-18-010', 'Mexico City, by Market'),
      ' we found our way to the chilies by a papier-mâché chili; on the walk of ',
      entryLink('tg-24-011', 'Mumbai, Before Ten'),
      ' it was a brass pot the size of a child.',
    ),
    h2('Six shapes'),
    ul(
      [bold('The fish'), ' in tile blue, 110 centimeters, over the counter. It looks toward the door.'],
      [bold('The loaf'), ' in lemon, for bread and everything made of flour.'],
      [bold('The pear'), ' in bottle green. We tried an apple; from twelve meters it was a ball.'],
      [
        bold('The sweater'),
        ' in tomato, for the House, because it is what people say when they ask the way.',
      ],
      [bold('The spool'), ' in salmon, for alterations at stall 4 and cloth at stall 6.'],
      [
        bold('The wedge'),
        ', cut off by the pillar, for cheese. The cutting off is deliberate and will be complained about.',
      ],
    ),
    p(
      'They are sawn from one sheet each of 12-millimeter birch ply, 125 by 250, painted on both faces and hung from the iron bar at 2.9 meters on hooks from the old cold room. The dashed line you see on the drawing is a shallow groove. It catches the light from the lantern and shows, near to, that somebody made this.',
    ),
    h2('The test'),
    p(
      'On Saturday 5 April we hung cardboard ones for four hours and stopped 80 people at the door who said that they did not know the hall. Forty had the cardboard above them; for the other forty, before eleven, we had covered it. We asked each to find bread, fish and a needle.',
    ),
    table(
      ['Found without asking', 'Boards with words', 'Six shapes'],
      ['Fish', '33 of 40', '39 of 40'],
      ['Bread', '21 of 40', '37 of 40'],
      ['A needle', '4 of 40', '26 of 40'],
    ),
    p(
      'The fish hardly needed help; one can smell it. The spool is the gain. Stall 4 took in eleven pairs of trousers that afternoon, against two or three on an ordinary Saturday, and has asked us to stop.',
    ),
    p(
      'Cost: six sheets at $74, sawing and paint by the joiner in the arches at $160 a sign, hooks free. In all $1,404. Traders’ names stay, small, on the counter, where the person is. The dogs may walk.',
    ),
  ),
}

export const sixColors: DemoEntry = {
  id: 'osei-six-colors',
  type: 'private',
  clientId: 'osei',
  title: 'Six Colors, Named at the Stalls',
  slug: 'six-colors-named-at-the-stalls',
  standfirst:
    'A color card for the House, matched against what lies beside it at ten in the morning. The card is a small book.',
  code: 'OMH 25-002',
  date: '2025-09-29',
  template: 'indesign',
  embed:
    '<iframe src="/embeds/six-colors-named-at-the-stalls.html" title="The color card of the market hall, as a book"></iframe>',
  tags: ['Color', 'Market hall', 'Assortment', 'Materials'],
  images: ['osei-color-card', 'osei-fish-counter', 'terrazzo'],
  text: document(
    p(
      'The House has been choosing its colors from other people’s cards, which is how it came to own four beiges. In August we took a bag of yarn and drill cuttings round the hall for three mornings and held them against things until something agreed. We stopped at six. They are in the book above, with the thing on the left and the cloth on the right.',
    ),
    h2('The six'),
    ol(
      [
        bold('Tomato'),
        ', stall 2. The inside of the fruit and not the skin, which goes orange under the roof.',
      ],
      [
        bold('Door'),
        ', matched at stall 9 against the outer leaf of a savoy. The same green as Canal Street in the rain.',
      ],
      [
        bold('Counter'),
        ', from the tiles. We took the older tiles on the left end; those replaced in 1988 are a step too purple.',
      ],
      [bold('Lemon'), ', stall 4, a Tuesday lemon. By Saturday they are paler.'],
      [bold('Aubergine'), ', stall 6. It does the work of black and is kinder in wool.'],
      [bold('Slab'), ', which is ice at ten o’clock with the lantern on it.'],
    ),
    p(
      'They were named before they were dyed, by the people who sell them, a practice we have defended in ',
      entryLink('cd-22-012', 'Name the Color First'),
      '. It saved an argument about whether the fourth is a yellow. It is a lemon.',
    ),
    h2('In which cloths'),
    table(
      ['', 'Drill 280 g', 'Lambswool', 'Linen', 'Paper'],
      ['Tomato', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Door', 'Yes', 'Yes', 'No, goes gray', 'Yes'],
      ['Counter', 'Yes', 'Yes', 'Yes', 'No'],
      ['Lemon', 'No, shows all', 'Yes', 'Yes', 'No'],
      ['Aubergine', 'Yes', 'Yes', 'No', 'No'],
      ['Slab', 'No', 'Yes', 'Yes', 'No'],
    ),
    p(
      'Count the places: drill in four, lambswool in six, linen in four, paper in two. That is sixteen dyeings. Last year’s range had forty-three. By the reckoning of ',
      entryLink('bi-23-007', 'The Cost of One More Color'),
      ' a color costs $1,460 before anyone has worn it. Your runs are shorter and you photograph nothing, so take half. Twenty-seven dyeings fewer at $730 is $19,710.',
    ),
    p(
      'We owe you a correction. In our first sketch, in June, there was a pink. It came from the inside of a fig, it was ravishing, and there are figs for five weeks. A house color should be on some counter every day of the year. ',
      italic('Plaster'),
      ', which you will miss from the list, is not a color here; it is the wall, and whatever is not dyed.',
    ),
    p(
      'Hang the card by the scale at stall 3 and lend it to anybody who asks. The edges will get dirty. In two years we will make another from the same drawings, and compare.',
    ),
  ),
}

export const beforeTheBoardSits: DemoEntry = {
  id: 'osei-board-letter',
  type: 'private',
  clientId: 'osei',
  title: 'Before the Board Sits',
  slug: 'before-the-board-sits',
  standfirst:
    'A letter for Thursday: the awning, the knits in week 38, and the one question we would not put to a vote.',
  code: 'OMH 26-004',
  date: '2026-11-09',
  template: 'article',
  tags: ['Market hall', 'Assortment', 'Fixtures', 'Full price', 'Autumn 2026'],
  images: ['osei-awning-cut', 'osei-east-aisle', 'osei-knit-strips'],
  text: document(
    p(
      'Dear Abena, you have two hours on Thursday and nine items. Three of them are ours. Here is what we would say if we were in the room, in the order in which we would say it, with the sums your uncle will ask for.',
    ),
    h2('Item 3: the awning'),
    p(
      'The board will be shown ',
      entryLink('osei-stall-elevations', 'Twelve Stalls, One Awning'),
      ' and will see $18,400. Ask for $6,150 instead. That is stalls 5 to 8, fourteen meters in fifty breadths of 28 centimeters, with the fixings, and it is all that should be decided before there is a count. The canvas is cut in breadths and notched, so that the rest can be sewn on to it later without a visible join; the drawing shows six of them before the first seam.',
    ),
    asset('osei-east-aisle'),
    p(
      'Somebody will propose doing the whole aisle at once, because the scaffold is then paid for only once. It is true and it is $1,100. We would pay that to be able to stop.',
    ),
    h2('Item 5: the knits'),
    p(
      'In June we asked you to cut 31 shades to ten and told you to watch week 38 (',
      entryLink('osei-knit-assortment', 'Knitwear, Cut by a Third'),
      '). You did both. Ten weeks of the season are in.',
    ),
    table(
      ['Weeks 35 to 44', '2025', '2026'],
      ['Sweaters in stock at the start', '2,140', '1,430'],
      ['Sold', '886', '871'],
      ['Of those at the ticket', '641', '792'],
      ['Takings', '$52,270', '$58,360'],
    ),
    p(
      'Fifteen sweaters fewer, $6,090 more, and a third less wool in the building. We were wrong about where it would go wrong. We said the grays. The grays are fine; you ran out of ',
      italic('violet'),
      ' on 26 September, in week 39, with 140 people on the list. We had put it down as a curiosity. Use one of the two places you kept empty until October, and reorder.',
    ),
    h2('Item 8: the winter sale'),
    p(
      'It is on the agenda because it was on last year’s. We would take it off. What is left of the ten shades in January can go on at the ticket; they are the same ten in September. The wider evidence is in ',
      entryLink('bi-26-031', 'Full Price Has a Season'),
      ', and the narrower is the line above: 91 in a hundred sold at the ticket this autumn, 72 last.',
    ),
    h2('What not to vote on'),
    p(
      'Two members of the board have asked whether stall 7 should go to a coffee chain, which offers three times the rent. That is a question about what the hall is. It should be talked over standing in it, on a Saturday at eleven, and not settled between items 8 and 9. We will come, and we will keep quiet.',
    ),
  ),
}
