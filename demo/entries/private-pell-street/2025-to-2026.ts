import { asset, bold, document, entryLink, h2, italic, ol, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const pellStreetToKnitAtHome: DemoEntry = {
  id: 'pell-to-knit-at-home',
  type: 'private',
  clientId: 'pell-street',
  title: 'Pell Street, to Knit at Home',
  slug: 'pell-street-to-knit-at-home',
  standfirst:
    'The pattern for your own street in six shades, with the chart, the counts and the reasons for giving it away.',
  code: 'PSK 25-001',
  date: '2025-02-24',
  template: 'indesign',
  embed:
    '<iframe src="/embeds/pell-street-to-knit-at-home.html" title="The pattern for the Pell Street sweater, as a book"></iframe>',
  tags: ['Handwork', 'Knitwear', 'Color', 'Sizing'],
  images: ['pell-intarsia-street', 'pell-shade-card', 'pell-cable-chart'],
  text: document(
    p(
      'This is the booklet you asked for in November, ready for the printer, with the mill chimney where it stands and the moon where it does not. The chart is 40 stitches by 60 rows. We have knitted it three times. The first time the third house leaned.',
    ),
    h2('The sweater'),
    ul(
      [
        'Gauge: 18 stitches and 24 rows to 10 centimeters, on 4.5-millimeter needles. A hand gauge; your beds do 28.',
      ],
      [
        'Sizes: chest 96, 106 and 118, on 86, 96 and 106 stitches for the front. The street is 40 wide in all three and sits in the middle.',
      ],
      [
        'Yarn for the middle size: Unspun 320 grams, Night bus 90, Rosehip 60, Heather 55, Old gold 35, Moss 40. Together 600.',
      ],
      [
        'Each color is on its own bobbin. There are nineteen at the widest row, which is row 26, and we will not pretend that it is restful.',
      ],
    ),
    asset('pell-shade-card'),
    h2('Why give it away'),
    p(
      'Because the yarn is where it earns. Some years ago we wrote ',
      entryLink('gi-19-018', 'Sell the Pattern Too'),
      ', and would still charge for most patterns. This one is your street. A knitter who pays $9 for it has bought a pattern; one who finds it folded into a bag of yarn has been asked in.',
    ),
    table(
      ['For one sweater', 'Pattern sold at $9', 'Pattern free with yarn'],
      ['Yarn kit, 600 g', '$72.00', '$84.00'],
      ['Pattern', '$9.00', '$0.00'],
      ['Cost of yarn, dyed', '$23.40', '$23.40'],
      ['Bobbins, bag, printing', '$3.10', '$4.20'],
      ['Left', '$54.50', '$56.40'],
      ['Kits a year, our guess', '250', '700'],
    ),
    p(
      'At 700 kits that is $39,480 and 420 kilograms of yarn, most of it cone ends of under 300 grams, which at present go to Jean’s drawer or to the tip.',
    ),
    h2('The chart, and where we stopped'),
    p(
      'The picture shows it as paper above and as wool below, and we should like it printed so. Up to row 34 you look at stitches and above it at squares; that is about where a knitter’s courage fails, and she can see that it is only more of the same. Read it from the bottom. The door of the fourth house is yours.',
    ),
    ol(
      ['Print 1,000, two colors, folded to 10 by 21 so that it goes into a coat pocket.'],
      ['Put no sweater in the window until a customer has finished one. Then hang hers.'],
      ['Keep the mistakes page. Eleven errors that we made, with what they look like from the front.'],
    ),
    p(
      'Our first draft had twelve shades. The shop at number 2 asked, fairly, who was going to wind them. Half the colors are gone, and the only one we miss is a pale window at dusk in the end house.',
    ),
  ),
}

export const oneSweaterThreePanes: DemoEntry = {
  id: 'pell-one-sweater-three-panes',
  type: 'private',
  clientId: 'pell-street',
  title: 'One Sweater, Three Panes',
  slug: 'one-sweater-three-panes',
  standfirst:
    'The window plan for October: a sweater of 6.8 meters, knitted in sections, that goes from town to town.',
  code: 'PSK 25-002',
  date: '2025-08-25',
  template: 'article',
  tags: ['Windows', 'Knitwear', 'Color', 'Small towns', 'Autumn 2025'],
  images: ['pell-long-window', 'pell-peg-rail'],
  text: document(
    p(
      'Your windows have shown, since we have known you, between six and fourteen sweaters each. Last October we stood across the road from three of them and asked 150 people who had just walked by what had been in it. “Jumpers,” said 131. Nobody named a color.',
    ),
    p(
      'The plan for this autumn has one sweater in it. It is 6.8 meters from cuff to cuff, knitted on the mill’s widest bed in eleven panels with yarn run tenfold, so that a single stitch is four centimeters across. It hangs behind three panes, and its sleeves leave at both sides. A window should say one thing, as we said when we were younger, in ',
      entryLink('cd-16-003', 'The Window Has One Sentence'),
      '. This one says: knitted here.',
    ),
    h2('Measured'),
    table(
      ['Type of front', 'Shops', 'Glass', 'What is seen'],
      ['A, three panes of 2.10', '1, 2, 12', '6.3 m', 'The whole, cuffs cut'],
      ['B, two panes', '3, 4, 7, 8, 10, 15', '3.6 to 4.2 m', 'Chest and one sleeve'],
      ['C, one pane', '5, 6, 11, 13, 14', '1.4 to 2.2 m', 'The neck, or a cuff'],
    ),
    p(
      'Three, six and five make fourteen. The panels hook together behind the mullions. In the small shops only part of it is shown, and we should choose the part: at number 6, which has 1.4 meters, a cuff with its rib, coming down from the ceiling like a visitor’s arm.',
    ),
    p(
      'People pass a window at about 1.3 meters a second and give it two seconds, for the reasons set out in ',
      entryLink('me-25-003', 'Windows Read at Walking Speed'),
      '. Hence the red. It is Rosehip, the strongest thing on your card, against gray, with the yoke in white and gold at eye level and nothing else in the glass: no stand, no price, no leaf.',
    ),
    h2('What it costs'),
    ul(
      [bold('Yarn:'), ' 62 kilograms at $34, which is $2,108. It can be unraveled.'],
      [bold('Knitting and joining:'), ' 71 hours, $2,414.'],
      [bold('Three sets of rails,'), ' one for each type, to travel with it: $1,260.'],
      [bold('The van,'), ' thirteen moves, since it starts at the mill: $1,170.'],
    ),
    p(
      'In all $6,952, or $497 a shop. Last year’s October windows cost $410 a shop, in vinyl leaves. It hangs five days in each town from 29 September: seventy days, to the first week of December. While it is elsewhere the window is empty but for the plain red crew on a peg, and a card with the date on which the big one comes.',
    ),
    p(
      'We are unsure about the empty weeks. At number 9, in 2021, the bare window with a date in it was read by everybody, and sold nothing. This one has a better date.',
    ),
  ),
}

export const elevenGauge: DemoEntry = {
  id: 'pell-eleven-gauge',
  type: 'private',
  clientId: 'pell-street',
  title: 'Eleven Gauge, Before You Meet',
  slug: 'eleven-gauge-before-you-meet',
  standfirst:
    'A letter on wool at $39, a lighter sweater that nobody asked for, and a price ladder with one rung raised.',
  code: 'PSK 26-001',
  date: '2026-10-12',
  template: 'article',
  tags: ['Pricing', 'Materials', 'Knitwear', 'Autumn 2026', 'Full price'],
  images: ['pell-gauge-windows', 'pell-ribs', 'pell-cones'],
  text: document(
    p(
      'On the 20th you will be shown two swatches. The navy one is the crew neck as you knit it, eleven gauge, 28 stitches to ten centimeters, 410 grams. The gray is the same crew in twelve gauge, with 31 stitches, in a yarn a fifth thinner: 352 grams. You will be told that nobody can tell. We could, and so could 64 of the 80 customers whom we let hold both.',
    ),
    p(
      'The reason for the gray one is the price of wool. You paid $31.50 a kilogram in 2022, and the quotation for next year is $39.20. At 410 grams, with six percent lost in the making, that is $17.04 of yarn a sweater against $13.69.',
    ),
    table(
      ['The crew neck', 'Eleven gauge, 2022', 'Eleven gauge, 2027', 'Twelve gauge, 2027'],
      ['Weight', '410 g', '410 g', '352 g'],
      ['Yarn', '$13.69', '$17.04', '$15.37'],
      ['Knitting and finishing', '$24.90', '$28.30', '$31.10'],
      ['At the mill', '$38.59', '$45.34', '$46.47'],
      ['Ticket', '$92', '$108', '$92'],
    ),
    p(
      'Look at the second and third columns. The thinner yarn is dearer by the kilogram, $41.20, because it is combed finer, and the finer cloth takes seven minutes more on the bed. Twelve gauge saves 58 grams of wool and costs $1.13 more to make. It has been proposed in order to hold the ticket at 92, and it would hold it by giving away the margin and the sweater together. Coats went down that road ten years ago; the squares are in ',
      entryLink('bi-25-010', 'Wool Up, Weight Down'),
      '.',
    ),
    asset('pell-ribs'),
    h2('Raise one rung'),
    p(
      'Your ladder has six: hat 38, scarf 58, crew 92, guernsey 124, cable 148, numbered 210. The crew is the rung that everyone stands on, with 44 percent of units. We would put it to $108 in February and leave all the others where they are. The step from scarf to crew then widens from 34 to 50, and from crew to guernsey it narrows from 32 to 16.',
    ),
    p(
      'We expect to lose about one crew in nine, some 1,000 of 9,200, and to see 300 of those people take the guernsey, which has been underbought for as long as we have known you. The three courses, one line each, as your brother likes it:',
    ),
    ol(
      ['Hold 92 with eleven gauge: 9,200 sweaters at $46.66 left, $429,272.'],
      ['Hold 92 with twelve gauge: 9,200 at $45.53, $418,876, and a sweater that pills sooner.'],
      ['Go to 108: 8,200 at $62.66, $513,812, before any guernseys.'],
    ),
    h2('Say it on the ticket'),
    p(
      'Print the weight. “Four hundred and ten grams, as in 1961.” You are one of four mills we know of that could print such a line and be telling the truth. Beside it put the mend: Jean’s $28, for as long as there is a Jean. A sweater with a price for its twelfth year is in the position of ',
      entryLink('bs-26-006', 'The Five-Year Coat'),
      ', and can be sold like it.',
    ),
    p(
      'In 2016 we advised you against raising the crew from 84 to 92. You did it anyway, in March 2017, and lost one in twenty. We have had that page on the wall since. This time the one in nine is ',
      italic('our'),
      ' pessimism, and you may discount it.',
    ),
  ),
}
