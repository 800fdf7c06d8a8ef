import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const seoulUpstairs: DemoEntry = {
  id: 'tg-19-011',
  type: 'presentation',
  title: 'Seoul, Upstairs',
  slug: 'seoul-upstairs',
  standfirst:
    'The ground floor is for telephones and cosmetics. Nine rooms above it, from the second floor to the tenth, and a film of the way up.',
  code: 'TG 19-011',
  date: '2019-06-17',
  section: 'travel-guides',
  template: 'video',
  tags: ['Seoul', 'City walks', 'Materials', 'Tailoring'],
  images: ['seoul-section', 'seoul-stair', 'seoul-floors'],
  embed:
    '<iframe src="/embeds/seoul-upstairs.html" title="A walk up a market tower, floor by floor"></iframe>',
  text: document(
    p(
      'In Seoul rent falls with every stair, and what a shop knows rises. Street level pays for itself with phone cases. On the second floor people have come for something; on the fifth they are in the trade; above that they are making it. A whole industry is stacked around Dongdaemun so tightly that a coat can be designed on one floor, cut on another, sewn across the road by midnight and sold before breakfast. To see it you need only be willing to open doors that do not say anything.',
    ),
    p(
      'The film goes up one such tower in eighteen seconds. Allow two evenings for the walk. Numbers are those on the drawing.',
    ),
    ol(
      [
        bold('Gwangjang, second floor.'),
        ' Over the mung-bean pancakes, silk for hanbok. Two hundred stalls, each a raised platform; you sit on the edge and the bolts come to you. Shoes off.',
      ],
      [
        bold('The same, far stair.'),
        ' Secondhand, sorted by nobody. Japanese workwear, American college fleece. Opens at eleven, best at half past ten.',
      ],
      [
        bold('Across the stream, second floor.'),
        ' Night wholesale. Eight in the evening to five in the morning. Bags on the floor outside a shop mean sold; they are collected by runners who read the chalk.',
      ],
      [bold('One flight up.'), ' The same but knit. Minimum two pieces. Prices on the inside of the cuff.'],
      [
        bold('Belts and linings, third floor.'),
        ' A man cuts lining to a jacket he has not seen from a photograph on your phone, and is right about the sleeve.',
      ],
      [
        bold('Cloth, fifth.'),
        ' Roughly four thousand booths in the complex and every one hands out swatches stapled to a card: width, weight, price, booth. Take an empty ring binder.',
      ],
      [
        bold('Cloth again, sixth.'),
        ' Denim at the east end. The woman at the corner sells only indigo twill and knows which washing house ruins it.',
      ],
      [
        bold('Pattern and sample rooms, seventh.'),
        ' No sign, a bell. A toile in four hours, about $55. Bring a drawing or a garment, not an idea.',
      ],
      [
        bold('The top.'),
        ' Sewing. Radio, five machines, one iron. They will wave. Do not stay longer than the song.',
      ],
    ),
    asset('seoul-stair'),
    h2('How a door says nothing'),
    p(
      'In Euljiro, ten minutes west, the printers’ quarter has filled with bars and small labels on third floors. There is no sign at the street, by policy. What there is instead: a painted riser, one lit step, a sticker on the sixth tile. We asked eleven owners. All of them said that a customer who has climbed stays longer, and four had figures. Average visit upstairs, 34 minutes; in the shop one of them had kept at street level for a year, nine.',
    ),
    quote('Downstairs I sold to everybody and knew nobody. It was tiring and I moved.'),
    h2('Forty-eight hours, one coat'),
    table(
      ['When', 'Floor', 'What', 'Cost'],
      ['Mon 14:00', '5', 'Wool melton, 3 meters', '$66'],
      ['Mon 15:00', '3', 'Lining, buttons, tape', '$19'],
      ['Mon 16:00', '7', 'Pattern and toile', '$55'],
      ['Tue 11:00', '7', 'Second fitting', '$20'],
      ['Wed 14:00', '10', 'Cut and sewn', '$80'],
    ),
    p(
      'It came to $240 and it is a good coat, though one pocket is a finger lower than the other, which is ours to answer for: we had drawn it that way. Every hand that touched it was within 300 meters. The cut pieces crossed the road on a scooter, tied in their own selvedge.',
    ),
    asset('seoul-floors'),
    h2('What to do with it at home'),
    p(
      'You have an upstairs. It holds boxes, a kettle and a broken stand. Put the thing there that needs time, shoes or tailoring or a single rail of the best, and light the third step. For what to offer a person who has come that far, see ',
      entryLink('gi-18-004', 'Hem While You Wait'),
      '. And learn one word: ',
      italic('wi'),
      ', up.',
    ),
  ),
}

export const marseilleShuttersDown: DemoEntry = {
  id: 'tg-21-005',
  type: 'presentation',
  title: 'Marseille, Shutters Down',
  slug: 'marseille-shutters-down',
  standfirst:
    'A guide for the hottest week of the year, when the city shuts itself by hand, slat by slat, and trades before noon and after five.',
  code: 'TG 21-005',
  date: '2021-07-19',
  section: 'travel-guides',
  template: 'article',
  tags: ['City walks', 'Shopfronts', 'High summer', 'Print', 'Small towns'],
  images: ['marseille-plan', 'marseille-shutters', 'marseille-basin'],
  text: document(
    p(
      'It is our first journey in sixteen months that was not made by telephone. We chose Marseille because it could be reached by train, eaten outdoors and had never been tidy. Masks in the shops, none on the quay; the curfew had been gone for a month and people were out as if to use up the arrears. In the afternoon, though, the whole city closes. It always has. We had forgotten that a street with its eyes shut can be worth a morning’s look.',
    ),
    h2('Eight to twelve'),
    p(
      bold('1, 2 and 3,'),
      ' on the hill of the old town. A potter with a hatch and no shop. A woman who quilts ',
      italic('boutis'),
      ' with cord, white on white, on the step; 40 hours for a cushion front, $310, and a waiting list into spring. A door painted seven times whose owner has sanded a disc through all seven coats, the size of a coin, to show a customer which blue he had meant.',
    ),
    p(
      bold('4.'),
      ' Down toward the straight street, a chandler. Rope by the meter, striped jerseys by weight class of yarn, 210 to 420 grams. The stripe count on the body was fixed for sailors and he sells the wrong number to tourists knowingly, at the same price.',
    ),
    p(
      bold('5 and 6.'),
      ' Belsunce, behind the Canebière: cloth wholesalers, most of them two meters wide and fifteen deep. This was the port through which painted Indian cottons came into France, and was for a time the only place excused from the ban on them. You can still buy a printed cotton here, $5 a meter, whose flower left Gujarat in 1680.',
    ),
    h2('Noon to five'),
    asset('marseille-shutters'),
    p(
      'Go indoors, but first look up. We counted one front on the rue de Rome at two o’clock: nine windows, six pairs shut, two propped ajar at the bottom, one open. A Provençal shutter is three instruments. Shut, it keeps out sun and lets air through the louvers. The lower leaf pushed out on its stay, it throws shade on the sill and gives a view straight down. Open, it is advertising. The setting tells you what the people inside are doing, and the street reads it without thinking.',
    ),
    p(
      'Shop blinds have one setting. We have been asking since why a store front should be either wide open or sheet steel. One of ours in a hot town has now hung louvers, and sells from ajar between one and four to whoever bends down.',
    ),
    h2('Five to nine'),
    p(
      bold('7.'),
      ' Noailles, the market street. Soap in blocks stamped on six sides; olive is green, vegetable is white, anything else is for visitors. ',
      bold('8.'),
      ' A shirtmaker south of the port, closed since March of last year, opened in June with the cutting table in the window and no shop behind it. Orders are up on 2019. ',
      bold('9.'),
      ' Cours Julien: upholsterer, ground floor, chairs on the pavement with their insides showing.',
    ),
    asset('marseille-basin'),
    h2('Costs, hours, a warning'),
    p(
      'Two nights and the nine doors came to $640 for one person, soap included. Nothing opens on Monday morning; in August half of it will not open at all, and the notice taped to the blind, with the date of return in ballpoint, is a typographic tradition of its own. We collected 23. Eleven gave a reason, four named a beach.',
    ),
    p(
      'We thought after ',
      entryLink('bi-20-005', 'An Empty Street, Measured'),
      ' that we had seen enough closed shops to last us. The difference is the hand on the shutter. Those were shut upon; these had shut, and would be back at five.',
    ),
  ),
}
