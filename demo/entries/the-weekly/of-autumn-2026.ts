import { bold, document, entryLink, h2, hr, italic, ol, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const weekly2641: DemoEntry = {
  id: 'tw-26-041',
  type: 'presentation',
  title: 'The Weekly, No. 41',
  slug: 'the-weekly-2026-41',
  standfirst:
    'Opened, closed, raised, lowered: a week told entirely in tickets and door notices, with one that was left blank.',
  code: 'TW 26-041',
  date: '2026-10-05',
  section: 'the-weekly',
  template: 'article',
  tags: ['Markdown', 'Pricing', 'Autumn 2026', 'New York'],
  images: ['weekly-ticket', 'weekly-tape', 'weekly-receipt'],
  text: document(
    h2('Opened'),
    p(
      'In Hudson, New York, a shop for one garment: the wrap of ',
      entryLink('gi-26-019', 'One Size, Four Ties'),
      ', or its cousin, in eleven cloths. Thirty square meters, one mirror, a loop of rope on the wall to practice on. The owner ties the first, the customer the second. Forty-one sold in four days at $160. No sizes, so no stockroom; she keeps her bicycle there.',
    ),
    h2('Closed'),
    p(
      'Two of the last five umbrella repairers on the island of Manhattan, by merger. The survivor has both benches. Ribs are $8, as before.',
    ),
    h2('Raised'),
    p(
      'Cashmere, again, in six stores out of nine, by $20 to $35. In four of the six the old ticket had been taken off and the new one hung on the same string. In the other two it was written over, and one could read both. We watched. People turned the overwritten ticket to the light, worked out the difference and put the sweater back. They were not shown the difference in the first four, and bought.',
    ),
    h2('Lowered'),
    p(
      'A coat on Bleecker Street: $140, struck out; $98, struck out; and a third line ruled and left empty. It had hung like that since Tuesday. On Thursday a man asked what it cost. “What do you think?” said the assistant, who told us that she had been told to write $69 and could not bring herself to. He thought $120. It went for $98.',
    ),
    h2('Halved'),
    p(
      'The tickets themselves. A stationer on Canal Street has sold swing tickets by the thousand since 1961 and this week began to sell them in fives. “People are making one of a thing,” he says. He charges a dollar, writes the first for you, and has the best hand on this page.',
    ),
    h2('Not lowered'),
    p(
      'One of the four who left the flats alone, in ',
      entryLink('bi-26-031', 'Full Price Has a Season'),
      ', writes that the first hill of autumn is in: 64 percent at the ticket against 55 last year, and the clearance bins went to a school for its play.',
    ),
    h2('Seen'),
    p(
      'Sun prints, three weeks after ',
      entryLink('cp-26-033', 'Shadow of a Leaf'),
      ': a blind in a bakery, faded around the letters that used to be stuck to it. It says BREAD in the only unfaded blue for miles. We asked whether it was for sale. It is not.',
    ),
    hr(),
    p(
      'Counted: 212 tickets on one floor. ',
      italic('Machine'),
      ', 198. By hand, fourteen, and eleven of those were on things already sold.',
    ),
  ),
}

export const weekly2643: DemoEntry = {
  id: 'tw-26-043',
  type: 'presentation',
  title: 'The Weekly, No. 43',
  slug: 'the-weekly-2026-43',
  standfirst:
    'Your letters, shortened and answered: on zips that give way, shoulders that slip, and whether we ever buy anything.',
  code: 'TW 26-043',
  date: '2026-10-19',
  section: 'the-weekly',
  template: 'article',
  tags: ['Repair', 'Tailoring', 'Service', 'Small towns'],
  images: ['weekly-zip', 'weekly-buttons', 'weekly-pin'],
  text: document(
    p('Six of the letters that came this month, with the writers’ leave and without their names.'),
    quote(
      'Our best jacket comes back with the zip gone, always at the same place. The factory says it is the customer.',
    ),
    p(
      'Send us three. You did, and all three had lost the ninth and tenth tooth from the top on the left. That is where the chin guard ends and the tape is stitched down, so every pull is a hinge. It is not the customer. Move the stitching 15 millimeters; it costs nothing until the next cut. Meanwhile a new slider is 40 cents and twelve minutes, and your tailor, if you took the advice of ',
      entryLink('bs-17-011', 'Own the Alteration'),
      ', is in the building.',
    ),
    quote('We bought the dropped shoulder. Staff keep pulling it up.'),
    p(
      'Of course; they were trained on the other one. Put it on them for a week. In the two stores that did, the pulling stopped by Wednesday. And check that the hanger is not sharper than the shoulder, which makes even a good one look like an accident: the seam belongs three centimeters below the bone, as counted in ',
      entryLink('rr-26-020', 'Shoulders, Let Down'),
      '.',
    ),
    quote('Is there still a case for a printed catalog in a town of nine thousand?'),
    p(
      'There is one in yours. You posted 1,100 and traced 214 orders, at $1.90 a copy and $46 of margin an order. That is $9,844 for $2,090. Post it again in March, thinner.',
    ),
    quote('How many mannequins would you put in a window of two meters?'),
    p('One. You knew that. You wanted us to write it to your director, and here it is.'),
    quote('A customer asked whether our wool is “happy”. What does one say?'),
    p(
      'Say where it is from, how many sheep and who shears them. If you cannot, say that you will find out, and telephone her. The man in Cumbria to whom this happened found out, telephoned, and has since sold her a coat, a rug and half a lamb.',
    ),
    quote('Do any of you ever actually buy anything?'),
    p(
      'This week: four zips, of which one broken; a sandwich; eleven meters of a stripe we cannot account for. Last year, between nine of us, 61 garments, of which 14 at full price from people who did not know who we were. Three have been returned. One was the zip.',
    ),
  ),
}

export const weekly2644: DemoEntry = {
  id: 'tw-26-044',
  type: 'presentation',
  title: 'The Weekly, No. 44',
  slug: 'the-weekly-2026-44',
  standfirst:
    'Seven things to do before Friday, each under an hour, in the week when the clocks go back and the light with them.',
  code: 'TW 26-044',
  date: '2026-10-26',
  section: 'the-weekly',
  template: 'article',
  tags: ['Lighting', 'Fixtures', 'Holiday', 'Outerwear'],
  images: ['weekly-shears', 'weekly-zip', 'weekly-tape'],
  text: document(
    p(
      'The clocks went back on Sunday in Europe and go back next Sunday in America. From today the last two hours of trade are in the dark. None of the following needs a budget, a meeting or us. A pair of shears, a lamp and a stepladder will do.',
    ),
    ol(
      [
        bold('Stand across the road at five.'),
        ' Fifteen minutes. Write down the first three things you see of your own shop. At eleven of the nineteen we did this for last year the first was the till screen.',
      ],
      [
        bold('Cut the strings.'),
        ' Swing tickets on coats hang outside the sleeve in half the shops we visit and are the brightest thing on the rail. Shorten the loop to six centimeters and they fall inside. Forty coats, 25 minutes.',
      ],
      [
        bold('Move one lamp down.'),
        ' To 1.5 meters, over the table nearest the door. In Copenhagen they have done so for a generation; ours is a very late translation of ',
        entryLink('tg-17-004', 'Copenhagen in the Rain'),
        '.',
      ],
      [
        bold('Put a person at the counter.'),
        ' Not behind it. Between four and six, with something to fold. The reasons are in ',
        entryLink('me-25-021', 'The Counter Comes Back'),
        ', the short version is that people come in to where somebody is.',
      ],
      [
        bold('Take out a hundred hangers.'),
        ' Coats are thicker than what hung there in August. If you cannot slide a hand between two, the third will not be tried on.',
      ],
      [
        bold('Telephone six customers.'),
        ' Those who bought a coat in October five years ago. Ask how it is. Do not sell anything. One of our stores made six calls last Monday, mended two coats and sold one. It has asked for a second list.',
      ],
      [
        bold('Sharpen the shears.'),
        ' They have been opening parcels. A cutler charges $14 a pair, and for a week everyone in the workroom is in a better temper. Hide them afterward.',
      ],
    ),
    p(
      'What we left off, after argument: the playlist, the candle, the word “cozy”. Also anything to do with pumpkins, of which there are by our count 61 in the nearest nine windows, one of them knitted and asking $85.',
    ),
    hr(),
    p(
      'Seen, while making this list: a window in Utrecht with one red lamp and a chair, no stock at all, and a card with the words “back on Thursday with the good ones”. On Thursday there were nine people outside. They were the good ones.',
    ),
  ),
}

export const weekly2645: DemoEntry = {
  id: 'tw-26-045',
  type: 'presentation',
  title: 'The Weekly, No. 45',
  slug: 'the-weekly-2026-45',
  standfirst:
    'The end of a bolt finds a market, marbled shirts arrive in ones, and a shop in Leeds is paid in remnants.',
  code: 'TW 26-045',
  date: '2026-11-02',
  section: 'the-weekly',
  template: 'article',
  tags: ['Offcuts', 'Materials', 'Spring 2027', 'Loyalty'],
  images: ['weekly-bolt', 'weekly-shears', 'weekly-ticket'],
  text: document(
    h2('The last three meters'),
    p(
      'A bolt is nominally 40 meters and the last three of it are nobody’s: too short for a lay, too long to sweep up. A merchant in Huddersfield has started a page for them. Photograph, length, weight, no name of the mill. Four hundred ends went in October, the dearest at $61 a meter and the median at $17, to people who want one skirt. Mills had been paying to have them hauled.',
    ),
    h2('What is on the ticket of an end'),
    table(
      ['Length', 'Ends offered', 'Sold in a week'],
      ['Under 1.0 m', '96', '31'],
      ['1.0 to 1.8 m', '148', '139'],
      ['1.8 to 3.0 m', '204', '180'],
      ['Over 3.0 m', '62', '50'],
    ),
    p(
      'That is 400 of 510. Below a meter a thing is a cushion and people have cushions. Between one and 1.8 it is exactly a skirt, and goes the same day.',
    ),
    h2('Marbled, singly'),
    p(
      'The first shirts from the roll without a repeat, of which we wrote on Friday in ',
      entryLink('cp-26-039', 'Nothing Twice'),
      ', have reached two shops as ones. No sizes in depth, every ticket numbered. A customer in Antwerp bought 114 because it was her house. The staff have begun to hide their favorites, which is either shrinkage or merchandising.',
    ),
    h2('Paid in cloth'),
    p(
      'Door six of ',
      entryLink('tg-26-010', 'Leeds, the Back Rooms'),
      ' tells us that since June three readers have come with the guide in hand and a remnant to swap. He has put up a second shelf. The rate is two meters of his for three of yours, unless yours is better, and he decides.',
    ),
    h2('Argyle, still out'),
    p(
      'In June we privately gave it until the half-term holiday. It is on nine of 20 knitwear tables this week, up from six, and the lozenges have grown by another two centimeters. On a child’s pullover there is now room for one and a half. See ',
      entryLink('cp-26-022', 'Argyle, Let Out of School'),
      ', and extend its leave to February.',
    ),
    h2('Heard'),
    p(
      '“I don’t want it in my size, I want it in that one.” A man of about seventy, in Turin, pointing at a coat on somebody else. The somebody else took it off. It did suit him better. They exchanged addresses, and the shop has sold a coat it does not stock.',
    ),
    hr(),
    p(
      bold('Bought:'),
      ' 1.6 meters of wine-colored flannel, the end of number 2207, for a purpose to be decided by Christmas.',
    ),
  ),
}
