import { asset, bold, document, entryLink, h2, hr, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const weekly2610: DemoEntry = {
  id: 'tw-26-010',
  type: 'presentation',
  title: 'The Weekly, No. 10',
  slug: 'the-weekly-2026-10',
  standfirst:
    'One shirt at $140, taken apart line by line until the receipt is longer than the sleeve. Then five shorter matters.',
  code: 'TW 26-010',
  date: '2026-03-02',
  section: 'the-weekly',
  template: 'article',
  tags: ['Shirting', 'Pricing', 'Spring 2026', 'Full price'],
  images: ['weekly-receipt', 'weekly-cone', 'weekly-buttons'],
  text: document(
    p(
      'A member allowed us to print the whole receipt: not what the customer gets, but what the shop would hand her if it were honest to the cent. One cotton shirt, $140, sold on the 24th of February at 15:10.',
    ),
    table(
      ['Line', '$'],
      ['Cloth, 1.7 meters', '11.90'],
      ['Interlining, thread', '1.30'],
      ['Seven buttons and a spare', '0.96'],
      ['Cut, made and finished', '17.40'],
      ['Label, ticket, string', '0.44'],
      ['Hanger, bag, tissue', '1.20'],
      ['Freight and duty', '6.80'],
      ['Rent of 40 centimeters of rail, nine weeks', '19.50'],
      ['Wages, 22 minutes', '11.00'],
      ['Light, insurance, cards', '7.60'],
      ['Photograph', '2.10'],
      ['Those that came back', '8.30'],
      ['Those that will be marked down', '24.50'],
      ['What is left', '27.00'],
    ),
    p(
      'Fourteen lines, $140.00. The second dearest is the shirt hanging beside it that nobody wanted. She pays $24.50 so that it can be sold for $70 to somebody else in May, and she has never been thanked. The hanger is in line six, where it has been since ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '.',
    ),
    h2('Shorter'),
    ul(
      [
        bold('Kept.'),
        ' Of 50 customers asked, 31 had thrown their receipt away before the corner. Of 50 who got one written by hand, six. See ',
        entryLink('gi-15-006', 'A Receipt Worth Keeping'),
        '; the pen was $2.',
      ],
      [
        bold('March rentals.'),
        ' Three weeks after we proposed it in ',
        entryLink('gi-26-003', 'Rent the Coat in March'),
        ', a store in Aarhus has 26 coats out. Two came back cleaner than they left.',
      ],
      [
        bold('Printed.'),
        ' Teacups, keys, a small dog: objects on silk in five windows out of twenty. The dog is on back order.',
      ],
      [
        bold('Closed.'),
        ' The last shop in our street that would sell one meter of elastic. It sold us four.',
      ],
      [
        bold('Counted.'),
        ' The minutes of line nine, twice. Greeting, 2; finding the size, 6; talk of a nephew, 5; fitting room, 4; till, 3; tissue, 2. The owner wished to know which to cut. We said that the nephew had sold the shirt.',
      ],
      [
        bold('Priced.'),
        ' The same cloth, from the same mill, in a shirt at $62 and one at $310 on facing sides of a street in Antwerp. The dear one has eleven more buttons’ worth of time in it, by our watch, and a better queue.',
      ],
      [
        bold('Asked.'),
        ' By a till maker: would we care for receipts that fade more slowly? Ours from Christmas is already blank, and the coat it belongs to has a hole.',
      ],
      [bold('Seen.'), ' A sale sign reading “Sorry”. It was taken down by noon.'],
    ),
  ),
}

export const weekly2624: DemoEntry = {
  id: 'tw-26-024',
  type: 'presentation',
  title: 'The Weekly, No. 24',
  slug: 'the-weekly-2026-24',
  standfirst:
    'An apology. We told you to show shoes at the knee, and four years on a shoemaker has shown us what we measured.',
  code: 'TW 26-024',
  date: '2026-06-08',
  section: 'the-weekly',
  template: 'article',
  tags: ['Footwear', 'Fixtures', 'Returns', 'Spring 2026', 'Offcuts'],
  images: ['weekly-last', 'weekly-receipt', 'weekly-tape'],
  text: document(
    p(
      'In September 2022 we printed ',
      entryLink('me-22-014', 'Shoes at Knee Height'),
      ', and a good many of you lowered your shelves. We are sorry. The height stands. What we said it would do does not, quite.',
    ),
    p(
      bold('What we claimed.'),
      ' That a shoe on the board at 48 centimeters is picked up less than one at the eye and bought more. Knee height, chair height, money.',
    ),
    p(
      bold('What was true.'),
      ' All of it, as far as it went. We have now had 41 months from six stores that lowered their boards and five that did not. Trying on rose by a third and has stayed there. We should have stopped writing at that point.',
    ),
    p(
      bold('What we left out.'),
      ' Pairs sold rose by eleven percent and pairs returned by nineteen. A shoe at the knee is seen from above: the toe, the color, the name. On the foot it is seen that way too, and she was pleased with it in the shop. What she had not looked at was the side, which we had written off as something for admirers. The side is where a shoe is too shallow at the instep, and that is the reason on 58 of every 100 returns.',
    ),
    p(
      bold('Who told us.'),
      ' A last maker in Northampton, where we had gone about something else after ',
      entryLink('tg-26-010', 'the Leeds walk'),
      '. He put a 39 on the bench with a scrap of felt tacked over the joint, and asked what we saw. We said a foot. “From there,” he said, “you would.” He turned it sideways.',
    ),
    quote('You have been selling the lid and they have been sending back the box.'),
    p(
      bold('What to do.'),
      ' Leave the shelf where it is. Turn the shoe. One of each pair toe out, the other side on with the inner face to the aisle, on a block six centimeters high. Two stores have done it since the middle of April: trials unchanged, returns down from 17 in a hundred to 12. Seven weeks is not 41 months, and we shall say so again in the autumn either way.',
    ),
    p(
      bold('What it cost you.'),
      ' At the median store, by our reckoning, $6,100 a year in postage and repacking, less $9,400 gained in margin. So you are not out of pocket, which is luck and no thanks to us.',
    ),
    hr(),
    p(
      bold('Other business.'),
      ' The blocks are offcuts from a kitchen fitter, 80 cents apiece. Mended pairs, resoled and labeled as such, sold out in two of three stores that tried them on a separate plinth. And somebody in Porto has put a shoe in a window on its side, at the height of the curb, ',
      italic('for dogs'),
      ', he says. People lie down to see it.',
    ),
    asset('weekly-tape'),
  ),
}

export const weekly2636: DemoEntry = {
  id: 'tw-26-036',
  type: 'presentation',
  title: 'The Weekly, No. 36',
  slug: 'the-weekly-2026-36',
  standfirst:
    'Lengths only: nine things measured with the same tape in the last week of August, shortest first.',
  code: 'TW 26-036',
  date: '2026-08-31',
  section: 'the-weekly',
  template: 'article',
  tags: ['Sizing', 'Autumn 2026', 'Silhouette', 'Childrenswear'],
  images: ['weekly-tape', 'weekly-pin', 'weekly-last'],
  text: document(
    p(
      'The tape first. It is linen, $3, and bought as 150 centimeters. Against steel it is 149.4. A new one of glass fiber from the same counter is 150.0 and nobody likes it. All that follows was measured with the linen and is therefore out by four in a thousand, like every sleeve in the trade before about 1970.',
    ),
    p(
      bold('0.9 centimeters.'),
      ' The new seam allowance at a shirt factory that used to give 1.2. It saves five meters in a lay of a thousand shirts, and it ends alteration. Ask.',
    ),
    p(
      bold('4 centimeters.'),
      ' How far autumn coats have moved inward at the chest since last year on the thirty we measured. So have the walls of shops, to the thickness of voile: see last Monday’s ',
      entryLink('dm-26-018', 'Thin Walls'),
      '.',
    ),
    p(
      bold('11 centimeters.'),
      ' The width of the gap between two hangers at which a hand goes in without pushing. Ten rails, forty hands. At nine the hand pushes, at seven it passes on.',
    ),
    p(
      bold('23 centimeters.'),
      ' A hand, spread, from thumb to little finger, average of the nine in this office, all of them looked at differently since ',
      entryLink('cd-26-009', 'Casting the Hands'),
      '. It is also the depth of the new small bag everyone has. We doubt that this was planned.',
    ),
    p(
      bold('31 centimeters.'),
      ' From the top of a seven-year-old’s head to the lowest rail in a children’s department. We measured eight departments. In six the child cannot reach her own size and is shown it by someone who thinks of her as five.',
    ),
    p(
      bold('82 centimeters.'),
      ' Inside leg on the men’s trouser that sells out first in four stores of seven. The buying plan in all seven is built around 79. Eleven years after ',
      entryLink('bi-15-014', 'Size Fourteen Sells Out First'),
      ', the bell still curves over the wrong number.',
    ),
    p(
      bold('1.4 meters.'),
      ' The distance at which two strangers on a bench in front of a window will comment on it to each other. Any further and they look at their telephones.',
    ),
    p(
      bold('6.2 meters.'),
      ' The longest queue for a fitting room on Saturday, in bodies five. The nearest seat was at 6.4.',
    ),
    p(bold('149.4 centimeters.'), ' The tape again, on Friday. It had been left on a radiator, and was not.'),
  ),
}
