import { asset, bold, document, entryLink, h2, italic, ol, p, quote } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const antwerpBehindTheStation: DemoEntry = {
  id: 'tg-14-003',
  type: 'presentation',
  title: 'Antwerp, Behind the Station',
  slug: 'antwerp-behind-the-station',
  standfirst:
    'Four doors on the diamond side of the tracks and five on the other. Most visitors turn left out of the great hall; turn around.',
  code: 'TG 14-003',
  date: '2014-05-12',
  section: 'travel-guides',
  template: 'article',
  tags: ['City walks', 'Shopfronts', 'Windows', 'Materials'],
  images: ['antwerp-plan', 'antwerp-necks', 'antwerp-wedges'],
  text: document(
    p(
      'The hall is the best room in the city and people leave it within two minutes. They go west, down the boulevard to the river, where the famous shops are and where we have sent members often enough. This walk stays within eight hundred meters of the platforms. It is in two halves, because the railway is: the viaduct divides a quarter that sells by the carat from one that sells by the sack, and neither looks over the wall.',
    ),
    h2('Before the rails'),
    p(
      bold('1. The stringer’s window.'),
      ' Pelikaanstraat, against the viaduct. About seventy jewelers stand shoulder to shoulder here with the same gold in the same light. This one has no gold. She strings pearls, and shows eleven grays of silk thread on a card. It is the only window on the street where anybody stops.',
    ),
    p(
      bold('2. The scales.'),
      ' Hoveniersstraat is closed to cars and watched by everyone. You may walk it. The shop on the bend sells the trade its tools: tweezers, papers, balances to a hundredth of a carat. Stones are folded into sheets of paper, each fold the same since before there were envelopes. Buy ten sheets, $3, and fold your next invitation that way.',
    ),
    p(
      bold('3. The hatter.'),
      ' Toward Simonsstraat. Black felt, four brims, three crowns, and a shelf of boxes with the names of their owners. The difference between brims is half a centimeter, and he has customers who would cross town over it. An assortment of twelve hats, for sixty years.',
    ),
    p(
      bold('4. The necks, after seven.'),
      ' Any window on the corner. The stock goes into the safe and the velvet busts stay out under full light, bare, until morning.',
    ),
    asset('antwerp-necks'),
    p(
      'We stood in front of those for longer than in front of anything with a price on it. Four member stores have since tried leaving one empty stand in a full window. In three of them it was the stand people photographed.',
    ),
    h2('Behind them'),
    p(
      bold('5. The African cloth merchant.'),
      ' Under the bridge and left. Six-yard lengths folded edge out, floor to ceiling, and a stepladder the customer is expected to climb. Dutch-printed wax $62, the same motif printed elsewhere $18. They are shelved side by side and he will show you the difference by smell.',
    ),
    p(
      bold('6. The spice arch.'),
      ' Not ours, but look at the sacks: rolled down in a collar of exactly one hand so that every color starts at the same height. We measured nineteen.',
    ),
    p(
      bold('7. The lining shop.'),
      ' Provinciestraat, brown door, no window. Bemberg and viscose in 140 shades, of which forty are black or nearly. Two students of the academy were choosing among the blacks when we came in and still at it when we left.',
    ),
    p(
      bold('8. The chair caner.'),
      ' Zurenborg side, basement. He repairs for the cafés on Dageraadplaats and leaves one seat in four unfinished in the window to show the order of the strands. We have costed the parts of a shop that customers are not meant to notice in ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '. He gets them looked at for nothing.',
    ),
    p(
      bold('9. The uniform outfitter.'),
      ' Chefs, porters, nuns. Sizes are kept by occupation: a waiter’s jacket has a shorter sleeve than a barber’s. Cotton drill jacket, $48, and it will outlast the one you came to Antwerp to see.',
    ),
    quote('On one side of the tracks everything is weighed. On the other everything is counted.'),
    h2('Practical'),
    p(
      'Much of the west side is closed from Friday afternoon until Sunday and most of the east side on Monday, so come on a Tuesday, Wednesday or Thursday and allow five hours. Photograph nothing in Hoveniersstraat. The station’s lower levels, three decks of tracks under the old roof since 2007, are the quickest way between the halves, and the escalators give you the best view of the iron that money has not yet found a use for.',
    ),
    asset('antwerp-wedges'),
  ),
}

export const kyotoDyeStreets: DemoEntry = {
  id: 'tg-16-007',
  type: 'presentation',
  title: 'Kyoto, Dye Streets',
  slug: 'kyoto-dye-streets',
  standfirst:
    'One kimono length passes through some fifteen houses, each doing one thing. Nine of them will open the door, if you ring before eleven.',
  code: 'TG 16-007',
  date: '2016-05-16',
  section: 'travel-guides',
  template: 'article',
  tags: ['City walks', 'Resist dyeing', 'Handwork', 'Color', 'Japan'],
  images: ['kyoto-plan', 'kyoto-noren', 'kyoto-block'],
  text: document(
    p(
      'Everybody arrives from Tokyo by the same train and goes to the same temples, so the grid between Horikawa and Karasuma is empty at nine in the morning. It is the largest dye works in Japan and has no gate. A bolt of white silk, 38 centimeters wide and about 13 meters long, leaves a wholesaler on Muromachi and is carried by bicycle from house to house for two or three months. Every house does a single thing to it. Nobody but the wholesaler has seen the whole road.',
    ),
    p(
      'We followed a bolt with his permission. The houses are six meters wide and thirty deep, because frontage was once taxed, and the long dark middle turns out to be just what wet silk needs: stretched from end to end, out of the sun, in still air.',
    ),
    asset('kyoto-block'),
    h2('Nine of the houses, in working order'),
    ol(
      [
        bold('The marker.'),
        ' Draws the pattern over the sewn-up shape in the juice of a flower, ',
        italic('aobana'),
        ', which washes out. If he is wrong there is no evidence.',
      ],
      [
        bold('The paste hand.'),
        ' Rice paste from a cone, a line half a millimeter wide, for six hours. This is the resist that yuzen is named for. Her wrist rests on a block worn to its shape.',
      ],
      [
        bold('The color room.'),
        ' Forty-one bowls, all mixed that morning. She matches in daylight from a north window and refuses to work after three.',
      ],
      [
        bold('The ground dyer.'),
        ' The whole length on bamboo stretchers at waist height, a brush as wide as a hand, thirteen meters in one pass. Stop and there is a tide mark.',
      ],
      [
        bold('The steamer.'),
        ' A cupboard the size of a small car. Forty minutes. The only machine on this list.',
      ],
      [
        bold('The rinser.'),
        ' Once in the Kamo itself, where old photographs show the lengths lying in the current like colored weed. Since the 1970s in a concrete channel indoors, with well water.',
      ],
      [
        bold('The black house.'),
        ' Formal black only. He dyes red first, or blue, then black over it, and says the customer can tell at a funeral. He is right: we laid two side by side.',
      ],
      [
        bold('The crest painter.'),
        ' Leaves from the dyer a white disc two centimeters across and fills it with a brush of five hairs. He has a book of four thousand crests and has needed about three hundred.',
      ],
      [
        bold('The washer.'),
        ' Takes old kimono to pieces, washes the lengths flat, sews them together as a bolt again and sends them back to the beginning. $140, and the garment has another forty years.',
      ],
    ),
    asset('kyoto-noren'),
    h2('What it costs and how to ask'),
    p(
      'A visit is free and a gift is expected; something edible from your own town, wrapped. Bring an interpreter for the morning, about $180. Ring where the curtain is out. If the curtain is in, the house is shut or the dye is at a moment when a draft matters, and both mean no. We rang at fourteen doors for these nine.',
    ),
    p(
      'Two were men over eighty with nobody after them. Of the fifteen steps on our bolt, four can now be done by only one or two houses each, and the wholesaler keeps a list of the dyers’ birthdays. He is not being kind. When the paste hand stops, so does the road.',
    ),
    h2('For your own calendar'),
    p(
      'Take home the division, if not the dye. Each house signs a strip of paper that travels with the bolt, so a fault can be traced to a room and a week. We know of no European mill that could say as much. Ask for such a strip on your next special order and see how far down the line it can be filled in. And look at the black again before you buy a dinner jacket. For another decision that has to be taken before any color is mixed, see ',
      entryLink('cp-16-009', 'A Dot Is a Decision'),
      '.',
    ),
  ),
}
