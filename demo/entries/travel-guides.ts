import { bold, document, h2, ol, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { accraClothByTheYard, mumbaiBeforeTen } from './travel-guides/accra-and-mumbai.ts'
import { antwerpBehindTheStation, kyotoDyeStreets } from './travel-guides/antwerp-and-kyoto.ts'
import { copenhagenInTheRain, mexicoCityByMarket } from './travel-guides/copenhagen-and-mexico-city.ts'
import { leedsTheBackRooms, lisbonUphill } from './travel-guides/lisbon-and-leeds.ts'
import { marseilleShuttersDown, seoulUpstairs } from './travel-guides/seoul-and-marseille.ts'

const portoThroughNineDoors: DemoEntry = {
  id: 'tg-22-006',
  type: 'presentation',
  title: 'Porto, Through Nine Doors',
  slug: 'porto-through-nine-doors',
  standfirst:
    'A day on foot, river to ridge, for people who look at shutters. Bring flat soles and an empty bag.',
  code: 'TG 22-006',
  date: '2022-05-09',
  section: 'travel-guides',
  template: 'article',
  tags: ['City walks', 'Shopfronts', 'Color'],
  images: ['plan', 'porto-drawers', 'porto-awning'],
  text: document(
    p(
      'Porto climbs 90 meters from the water to the ridge, and the shops get plainer as they rise. This walk takes six hours with lunch and crosses the river once. None of the doors has a sign you can read from across the road. We give no names, because three of the nine have asked us not to, and because a door is easier to find than a name.',
    ),
    p(
      'Start on the south bank at nine, when the light comes flat up the river and the tiles opposite are all one blue. It is the only hour in which you can see how many blues there are. We counted fourteen on a single terrace.',
    ),
    h2('The doors'),
    ol(
      [
        bold('The sail loft.'),
        ' South bank, green double leaf. Canvas by weight; they will cut you a meter if you wait.',
      ],
      [
        bold('The button drawer.'),
        ' Over the bridge and left, brown, half height. Four thousand drawers, one sample sewn to the front of each. A lesson in stock control.',
      ],
      [
        bold('The glove stairs.'),
        ' Up, first landing. Two chairs, a cushion for the elbow, and no prices on show.',
      ],
      [
        bold('The seed merchant.'),
        ' Yellow shutters. Go for the packets: two inks, one block, unchanged since 1931.',
      ],
      [
        bold('The flannel shop.'),
        ' One window, nine shirts, all the same. It has sold that shirt for sixty years.',
      ],
      [
        bold('The tile yard.'),
        ' Through an arch, no door at all. Ask for the seconds, which have the better glaze.',
      ],
      [bold('The wool room.'), ' Ring. Undyed fleece from three hills, sorted by hand into eleven whites.'],
      [bold('The paper factor.'), ' Blue, peeling. Account books with ruled margins you will want to wear.'],
      [
        bold('The bakery.'),
        ' Because it is four o’clock, and because the awning is the best stripe in the city.',
      ],
    ),
    h2('What to take home'),
    p(
      'Not the tiles; everyone takes the tiles. Look at how goods are kept. In seven of the nine shops the stock is the display: drawers, bolts, bins and hooks, each with one piece shown and the rest within reach of the person serving. Nobody touches the wrong thing, and nobody is left alone to fold.',
    ),
    p(
      'The color to carry back is not a blue either. It is the red-brown of the roofs at midday, which the limestone turns almost pink and the river turns almost orange. Photograph it against a white card, and then throw away the photograph and keep the card.',
    ),
    p(
      'Most doors shut from one to three and all day on Sunday. The wool room opens when it is opened. If it rains, do the first three and stay in the third; the gloves take an hour to fit, and that is the idea.',
    ),
  ),
}

export const travelGuides = [
  antwerpBehindTheStation,
  kyotoDyeStreets,
  copenhagenInTheRain,
  mexicoCityByMarket,
  seoulUpstairs,
  marseilleShuttersDown,
  portoThroughNineDoors,
  accraClothByTheYard,
  mumbaiBeforeTen,
  lisbonUphill,
  leedsTheBackRooms,
]
