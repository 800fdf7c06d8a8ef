import { asset, bold, document, entryLink, h2, italic, ol, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const copenhagenInTheRain: DemoEntry = {
  id: 'tg-17-004',
  type: 'presentation',
  title: 'Copenhagen in the Rain',
  slug: 'copenhagen-in-the-rain',
  standfirst:
    'It rains on about half the days of November. The city has arranged its doors, floors and coats accordingly, and so should you.',
  code: 'TG 17-004',
  date: '2017-11-06',
  section: 'travel-guides',
  template: 'article',
  tags: ['Copenhagen', 'City walks', 'Outerwear', 'Lighting', 'Service'],
  images: ['copenhagen-plan', 'copenhagen-porch', 'copenhagen-quay'],
  text: document(
    p(
      'Guides to this city are photographed in June. We went in the first week of November, on purpose, with three pairs of shoes each. Sunset was at seventeen minutes past four. It rained on five days of six, never hard, mostly sideways. We wanted to know what a shop does when every customer who comes in is wet, and the answer turned out to be the most useful thing we have brought back from anywhere this year.',
    ),
    table(
      ['Door', 'Where', 'What it does about the rain'],
      ['1', 'Bredgade, gallery stair', 'Coat taken at the street, before you have decided to stay'],
      ['2', 'Store Kongensgade, wool', 'Mat 2.4 meters deep: four steps, which is what a sole needs'],
      ['3', 'Pilestræde, knitwear', 'Towels, warm, by the door'],
      ['4', 'Læderstræde, silver', 'Nothing. Eleven people stood outside under its awning'],
      ['5', 'Studiestræde, secondhand', 'Sells yesterday’s forgotten umbrellas, $4, to today’s'],
      ['6', 'Vesterbro, raincoats', 'A shower in the fitting room'],
      ['7', 'Værnedamsvej, flowers', 'Moves everything out onto the pavement'],
      ['8', 'Christianshavn, sailcloth', 'Stove'],
      ['9', 'By the ramparts, paper', 'Closed, with a candle in the window and a bench'],
    ),
    h2('The fitting room with a shower'),
    p(
      'Door six has been much reported and little understood. The shower holds one person in one raincoat and runs for ninety seconds. In an hour nobody used it. Thirty-one people read the notice beside it, nineteen felt the cloth again afterward and seven bought a coat at $340. A promise need not be tested to work, provided it plainly could be.',
    ),
    asset('copenhagen-porch'),
    h2('Light at three o’clock'),
    p(
      'By three the street is gray and every window has to choose. The big stores turn everything up and become aquariums. The good small ones go the other way: one lamp, low, warm, on the thing itself, and the rest of the room left dim enough to be curious about. We metered twelve. The windows that stopped most people had about 60 lux on the back wall and 900 on one sweater. Candles are not decoration here; they say that somebody is in.',
    ),
    p(
      'Note also where the lamps hang. Over the tables at door two they come down to 1.5 meters, below eye level for nearly everyone. You see the cloth and not the bulb, and you lean in. Ours at home hang at 2.6.',
    ),
    h2('What people wear'),
    p(
      'Of two hundred cyclists counted on Dronning Louises Bro between eight and half past, 122 wore a coat to the knee or below, 41 a cape, 37 something cut for sport. Reflective trim: nine. Hats with a brim: none, the wind sees to it. The color was navy, then olive, then a yellow that has gone from fishermen to bankers in about four years and will go further. We have treated the coat that is hardly a coat as an affair of the runway, in ',
      entryLink('rr-15-007', 'The Shirt Worn as a Coat'),
      '. From a bicycle it is a matter of knees.',
    ),
    asset('copenhagen-quay'),
    h2('To copy on Monday'),
    ul(
      ['Measure your doormat. Less than two meters and you are mopping the first bay all winter.'],
      ['Take the coat. A person holding a wet coat has one hand, and shops with it.'],
      ['A bench outside, under cover, even closed. Especially closed.'],
    ),
    p(
      'Doors open at ten or eleven and shut at six, at four on Saturday; nearly all are closed on Sunday. The ',
      italic('harbor bus'),
      ' crosses from door seven’s side to door eight for the price of a bus, and is the driest ten minutes of the day.',
    ),
  ),
}

export const mexicoCityByMarket: DemoEntry = {
  id: 'tg-18-010',
  type: 'presentation',
  title: 'Mexico City, by Market',
  slug: 'mexico-city-by-market',
  standfirst:
    'Three hundred and twenty-nine public markets. Nine of them, two days, one rule: go in by the side where they unload.',
  code: 'TG 18-010',
  date: '2018-05-14',
  section: 'travel-guides',
  template: 'article',
  tags: ['Mexico', 'Market hall', 'Fixtures', 'Color', 'Assortment'],
  images: ['mexico-city-plan', 'mexico-city-stall', 'mexico-city-halls'],
  text: document(
    p(
      'A department store here is a building with escalators. A market is a department store that has been left to itself for sixty years. Most of the halls were put up in the 1950s under thin concrete vaults, stalls of a few square meters let one by one, and each has since become the opinion of four hundred people about what belongs next to what. They have had more time to think about adjacency than we have.',
    ),
    p(
      'Walk with the trolleys. At the front of every hall are fruit, flowers and visitors. At the side where goods come in you see the order books, the opening price and the true width of an aisle, which is one loaded hand truck plus one person flattened against the stock: 1.1 meters.',
    ),
    h2('Day one, west to center'),
    ol(
      [
        bold('San Juan.'),
        ' For how butchers light meat: pink tubes over beef, green over herbs, and nothing over fish but a window. They have known for decades what we charge for.',
      ],
      [
        bold('The hall by San Cosme.'),
        ' Aprons. One maker, nine checks, every apron hung open like a page. $4.50.',
      ],
      [
        bold('Medellín.'),
        ' Piñatas, hammocks, Cuban ice cream. Look up: stock hangs on pulleys and comes down when asked for.',
      ],
      [
        bold('The passages off El Salvador street.'),
        ' Notions. A stall of 2.4 by 3 meters that we counted, with the owner, at 4,100 lines: zips, bias, elastic, buttons by weight. She could put her hand on any of them from her chair.',
      ],
      [
        bold('La Merced, the long nave.'),
        ' Four hundred meters under one roof. Chilies, then mops, then chilies again. Everything is built into pyramids, because a pyramid shows what has been sold.',
      ],
      [bold('Sonora.'), ' Herbs, remedies, live hens and costumes. The costumes are sized by character.'],
      [
        bold('Mixcalco.'),
        ' Clothing, wholesale, from six in the morning. Uniform pleats, communion dresses, sequins by the kilo. Three pieces is wholesale; ask for the price of three.',
      ],
      [
        bold('Lagunilla, the dress hall.'),
        ' Two floors of ball gowns for fifteen-year-olds, each on its own hoop, so an aisle is a corridor of skirts. Try one. Everyone does.',
      ],
      [bold('Granaditas.'), ' Shoes only. Some six hundred stalls, and every single one shows the left.'],
    ),
    asset('mexico-city-stall'),
    h2('The stall at number four'),
    p(
      'We went back with a tape. Seven square meters, 26 trays, nothing deeper than 30 centimeters and nothing higher than the owner can reach sitting down. Fast lines are under her hands, the next ring holds what sells weekly, and the rim what she would miss only if someone asked. Twice a year she moves one tray inward and one out. That is her whole merchandise plan, and in 31 years it has never gone to a meeting.',
    ),
    table(
      ['One meter, May 2018', 'Market', 'Avenue shop'],
      ['Cotton manta, plain', '$1.60', '$4.10'],
      ['Satin ribbon, 25 mm', '$0.22', '$0.90'],
      ['Oilcloth, flowered', '$2.30', '$6.50'],
      ['Hand-loomed rebozo cloth', '$19.00', '$74.00'],
    ),
    h2('Roofs, and what the street does'),
    asset('mexico-city-halls'),
    p(
      'On market days the stalls run out of the doors and down the middle of the road under tarpaulins, pink on one street, yellow on the next. The color belongs to the association that rents them out, so you can tell whose street you are in by the light on your hands. Under pink everything red goes dull and every green is beautiful; the limes are always on the pink streets. We have asked for the name of the person who noticed first.',
    ),
    p(
      'Take cash, small. Leave the good bag. Some halls still carry props from last September’s earthquake, and you should thank whoever lets you past. For what a table does that a shelf cannot, reread ',
      entryLink('me-15-009', 'A Table Is Not a Shelf'),
      ' in the hotel. We came home less sure of it.',
    ),
  ),
}
