import { asset, bold, document, entryLink, h2, italic, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const lisbonUphill: DemoEntry = {
  id: 'tg-25-018',
  type: 'presentation',
  title: 'Lisbon, Uphill',
  slug: 'lisbon-uphill',
  standfirst:
    'From six meters above the river to a hundred and four, by nine doors and one tram. The higher you go the less there is to buy and the better it is.',
  code: 'TG 25-018',
  date: '2025-05-19',
  section: 'travel-guides',
  template: 'article',
  tags: ['Lisbon', 'City walks', 'Shopfronts', 'Accessories', 'Repair'],
  images: ['lisbon-plan', 'lisbon-tram', 'porto-awning'],
  complimentary: true,
  text: document(
    p(
      'A city on hills sorts its shops by breath. At the bottom, along the ruled streets that replaced the ones lost in 1755, rents are paid by people who arrived by ship this morning and will leave tonight. Each ten meters of climb takes some of them off. By fifty you are among those who have an errand; by ninety, those who live there. We carried an altimeter, which cost $28, and wrote the height beside every door.',
    ),
    h2('Nine doors, with their heights'),
    ol(
      [
        bold('Buttons, 6 meters.'),
        ' The haberdashers’ street, Rua da Conceição. A counter, a wall of boxes, one button wired to the end of each. Four such shops are left of eleven we counted in 2009. The tram runs so close that they shut the door for it.',
      ],
      [
        bold('Cloth, 8 meters.'),
        ' Rua dos Fanqueiros, named for the linen drapers. Blankets from the interior at $70, and Alentejo wool by the meter, undyed, in six browns the sheep decided.',
      ],
      [
        bold('The tinned-fish shop, 11 meters.'),
        ' For the labels. Paper wrapped by hand round every tin, about 40 seconds each, in the window.',
      ],
      [
        bold('Gloves, 38 meters.'),
        ' Up the other side, in Chiado: the smallest shop we know, four square meters. Put your elbow on the cushion. She looks at your hand, not your wrist, says a number, and powders the fingers before she opens the stretcher.',
      ],
      [
        bold('The bookbinder, 61 meters.'),
        ' Bairro Alto, by day, when it is only a neighborhood. Marbled ends; he will sell the failures.',
      ],
      [
        bold('Chairs, 44 meters.'),
        ' Back across the valley toward Mouraria. Café chairs straightened on a stone, $9.',
      ],
      [
        bold('Capulanas, 72 meters.'),
        ' East African cotton panels from a woman who came from Maputo in 1976 and prices them by the year she bought them.',
      ],
      [
        bold('The iron shop, 88 meters.'),
        ' Graça. Tram bells, knockers, the little hooks that hold a shutter back. Everything is hung on its own kind.',
      ],
      [
        bold('The seamstress, 104 meters.'),
        ' The top, a ground-floor window with the sash up. Hems while you look at the view. $6, and she bites the thread.',
      ],
    ),
    asset('lisbon-tram'),
    h2('Take the tram down'),
    p(
      'Everyone rides up and walks down; do the reverse. Number 12 is shorter, emptier and takes the same corners. At one of them it passes a tiled front with a hand’s width to spare, and eleven tiles are gone at shoulder height. From inside you learn what no photograph shows: at that speed, nine kilometers an hour, and that distance, you can read every price in a window. A shop on the inner side of a curve is seen for four seconds longer than one on the outer. All but two of the good ones have found that out.',
    ),
    h2('What the hill does to an assortment'),
    table(
      ['Height', 'Shops seen', 'Median lines in window', 'Sell one thing only', 'Mend as well'],
      ['0 to 20 m', '112', '64', '4', '3'],
      ['20 to 50 m', '71', '31', '9', '8'],
      ['50 to 80 m', '46', '14', '13', '15'],
      ['Above 80 m', '23', '6', '10', '14'],
    ),
    p(
      'Two hundred and fifty-two shops, counted over three days by two people who disagreed about what a line is and settled it at lunch. The last column is the one we would frame. At the bottom three shops in 112 repair what they sell. Above eighty meters it is fourteen of 23. Nobody carries a broken chair downhill and back up again, so the trade has climbed to where the chairs are. ',
      italic('Put the service where the thing is used'),
      ' is easily said; here gravity enforces it.',
    ),
    p(
      'In ',
      entryLink('tg-22-006', 'Porto, Through Nine Doors'),
      ' we claimed that a bakery in that city had the best stripe in the country. We looked for a rival on every awning in Lisbon and did not find one. It is printed again here as a courtesy.',
    ),
    asset('porto-awning'),
    h2('Soles, hours, money'),
    p(
      'The pavement is polished limestone and, wet, it is ice; rubber, not leather. Doors five, eight and nine close from one to three. The flea market on Campo de Santa Clara, Tuesday and Saturday, lies between seven and eight and will take your afternoon. We spent $61 in the first twenty meters and $34 in the last twenty, and everything we still have is from the last.',
    ),
  ),
}

export const leedsTheBackRooms: DemoEntry = {
  id: 'tg-26-010',
  type: 'presentation',
  title: 'Leeds, the Back Rooms',
  slug: 'leeds-the-back-rooms',
  standfirst:
    'The arcades are for show and always were. Nine rooms behind, under and over them where a tailoring city keeps what it still knows.',
  code: 'TG 26-010',
  date: '2026-06-01',
  section: 'travel-guides',
  template: 'article',
  tags: ['Small towns', 'City walks', 'Tailoring', 'Workwear', 'Materials'],
  images: ['leeds-plan', 'leeds-arcade', 'leeds-rows'],
  text: document(
    p(
      'For about a century every second suit in Britain came from Leeds. The band knife, a wood saw made to cut cloth in stacks, was first put to it here in the 1850s, and by 1930 one works alone seated eight thousand people to lunch. Nearly all of it has gone. What remains is not in the windows. It is in rooms at the back, with a kettle, and it is busier than it has been in twenty years, because half of the new small labels in the north are being cut, mended or lined by somebody over sixty.',
    ),
    asset('leeds-arcade'),
    p(
      'Walk the arcades first, at nine, before the lights. They were slum yards roofed over with glass: long, narrow plots running back from Briggate, one merchant’s garden each, turned by Victorian developers into streets where it does not rain. Count the bays in the oldest, then look at the widths. None is more than 4.3 meters and every shop has an upstairs with its own window. That window is the address you want.',
    ),
    h2('Behind and over'),
    p(
      bold('1.'),
      ' West of Briggate, second floor: a trouser maker. Nothing but trousers; two of them, father and daughter. $210 to make, your cloth. ',
      bold('2.'),
      ' Over the first arcade: hand buttonholes, sent in by post from eleven firms. Gimp, 38 stitches, $4 each, and a tray of the week’s jackets with their fronts pinned back like patients. ',
      bold('3.'),
      ' Over the next: shirt collars turned, as it was done in the thirties. She stopped in 1988 and began again in 2023. ',
      bold('4.'),
      ' A merchant in linings and canvases who asks what the coat is for before he reaches for anything. Horsehair from one weaver, by the half meter.',
    ),
    p(
      bold('5.'),
      ' Under the oval dome of the old exchange, where corn was sold by sample in small dishes beneath a north light: a shop for fountain pens, and the best daylight in the county to match a cloth in. They do not mind. ',
      bold('6.'),
      ' The covered market, row by the fish: remnants. Mill ends of worsted from six miles away, marked only with a number. $14 a meter, three-meter lengths. Learn the numbers.',
    ),
    h2('Under and across'),
    p(
      bold('7.'),
      ' In the arches beneath the station, with the river going through in the dark alongside, a zip and trimmings store that supplies outdoor firms. It stocks the slider for the zip you gave up on. ',
      bold('8.'),
      ' Next arch but one: pressing. Steam, wooden bucks, a man who can put a shape into a flat lapel and will show you on your own. ',
      bold('9.'),
      ' Over the canal in Holbeck, among the flax mills, a weaving shed of eleven looms that takes runs of forty meters. We had a stripe made. Warping $260, then $19 a meter; delivered in five weeks with a note about our draft, which had a mistake in it.',
    ),
    h2('What a back room costs'),
    table(
      ['', 'Arcade front', 'Back or upper room'],
      ['Rent per square meter, a year', '$940', '$130'],
      ['Passers-by an hour', '1,150', '2'],
      ['Callers who order', '3 in 100', '7 in 10'],
      ['Years at the address, median', '3', '19'],
    ),
    p(
      'Those are averages of fourteen fronts and nine rooms, and the second row is not a misprint. Two an hour, sent by someone. The arithmetic is the one we set out in ',
      entryLink('bs-25-008', 'Grow by One Street'),
      ', taken round the corner and up a flight.',
    ),
    asset('leeds-rows'),
    h2('Where the hands lived'),
    p(
      'End on the number 49 bus toward Harehills. The rows there are back-to-backs: each house shares its rear wall with another, one room deep, 4.6 meters of front, a door on the street and none behind. Outworkers finished trousers in them by the hundred dozen. There was no back room in a back-to-back, so the work was done in the window, for the light, and everybody in the street could see whose was best.',
    ),
    p(
      'Ring ahead for one, three and eight. Bring cash for the remnants, a coat in need of something, and time to be told what is wrong with it. The people here have begun to say aloud what was done to a garment and by whom, a habit we described last month in ',
      entryLink('ci-26-014', 'Mended, and Said So'),
      '; in Leeds they thought we had taken our time.',
    ),
  ),
}
