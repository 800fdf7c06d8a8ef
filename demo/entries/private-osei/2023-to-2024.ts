import { asset, bold, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const fortyEightAprons: DemoEntry = {
  id: 'osei-aprons',
  type: 'private',
  clientId: 'osei',
  title: 'Forty-Eight Aprons',
  slug: 'forty-eight-aprons',
  standfirst:
    'One size, one pocket, two colors, four for each stall. The pattern is enclosed, and so are the arguments.',
  code: 'OMH 23-001',
  date: '2023-03-20',
  template: 'article',
  tags: ['Workwear', 'Market hall', 'Sizing', 'Color'],
  images: ['osei-apron-flat', 'osei-apron-lay'],
  text: document(
    p(
      'Twelve stalls wore nine kinds of apron in February: butcher’s stripe, three advertising aprons from flour mills, a hairdresser’s cape, and at stall 11 a towel. You wanted everyone in the same one by Easter without anyone being told to. This is the apron, and the way to get it worn.',
    ),
    h2('The pattern'),
    p(
      'Seventy-two centimeters wide and 96 long, in cotton drill of 280 grams. The bib is 31 at the top. We drew it first in three sizes, as one does. Then we tied a calico of the middle size on 22 traders from 1.52 to 1.94 meters, and it was right on nineteen. The other three turned the bib down. We cut the small and the large out of the plan.',
    ),
    ul(
      ['The neck is a tape through two loops and not a fixed strap; that is the whole of the grading.'],
      [
        'One pocket, on the wearer’s left. Nine of the 22 are left-handed with a knife and right-handed with change.',
      ],
      [
        'The waist tapes are 110 long each, so that they tie in front. A bow at the back gets caught in the crates.',
      ],
    ),
    asset('osei-apron-lay'),
    h2('The lay'),
    p(
      'Laid side by side, two across a cloth of 150, forty-eight aprons take 23.04 meters. Laid head to tail across 165, with each bib between the bibs of its neighbors, an apron takes 38 centimeters and the lot 18.6 meters.',
    ),
    table(
      ['', 'Side by side', 'Head to tail'],
      ['Width of cloth', '150 cm', '165 cm'],
      ['Length for 48', '23.04 m', '18.60 m'],
      ['Price a meter', '$9.20', '$9.80'],
      ['Cloth', '$211.97', '$182.28'],
    ),
    p(
      'The saving is $29.69, and we would not have written a page about it. What matters is that the slivers between the bibs give the 96 neck loops, which otherwise come out of a second lay, with a second set-up, at $85. Sewing is $7.40 apiece at the workroom over the bakery: $355.20.',
    ),
    h2('Getting it worn'),
    p(
      'Bottle green, like the door, for everyone, and eight in tomato for the person who is in charge of a stall that day. Nobody is issued one. Hang all forty-eight on hooks by the cold room on the Monday before Easter and say that the laundry will take only these. The look has its fashion just now, and will lose it (',
      entryLink('dm-21-009', 'The Workshop Look'),
      ' saw it coming). A clean apron every morning does not go out.',
    ),
    p('We were told that stall 11 would keep the towel. Let it.'),
  ),
}

export const theMissingStep: DemoEntry = {
  id: 'osei-missing-step',
  type: 'private',
  clientId: 'osei',
  title: 'The Missing Step',
  slug: 'the-missing-step',
  standfirst:
    'The House sells at $19 and at $64 and has two things in between. A price ladder, drawn in your own crates.',
  code: 'OMH 23-002',
  date: '2023-11-06',
  template: 'article',
  tags: ['Pricing', 'Assortment', 'Full price', 'Holiday'],
  images: ['osei-price-crates', 'osei-scale', 'osei-apron-flat'],
  text: document(
    p(
      'Between 31 July and 22 October the House sold 9,755 things for $119,950. We sorted them by the price that was paid and not by what they were. Prices gather at six points, as they do in most shops that have grown by themselves. One of the six has almost nothing on it.',
    ),
    table(
      ['Step', 'Lines stocked', 'Units sold', 'Takings'],
      ['About $4', '22', '5,210', '$20,840'],
      ['About $9', '31', '2,360', '$21,240'],
      ['About $19', '44', '1,480', '$28,120'],
      ['About $38', '2', '90', '$3,420'],
      ['About $64', '29', '410', '$26,240'],
      ['About $98', '12', '205', '$20,090'],
      ['Together', '140', '9,755', '$119,950'],
    ),
    p(
      'Each step is about double the one below, until 19, where the next thing a customer can reach costs more than three times as much. We sat by the till for two Saturdays. Of 61 people who held something at $64 and put it back, 33 then bought something at $19 and 28 went out. None bought two at 19.',
    ),
    h2('The two that are there'),
    p(
      'A linen tea-towel set at $36 and a canvas bag at $40 sold 45 each, from one shelf, with no help. Per line that is 45 units. At $19 a line sold 34, at $64 it sold 14. So the step holds; it only has nobody standing on it.',
    ),
    h2('Eight lines, by 1 December'),
    ol(
      ['The short apron, from the pattern of March, with a better tape. Cost $13.10, ticket $38.'],
      ['A scarf from the lambswool ends you already own: 190 pieces at $11.'],
      ['The blanket, halved. A hundred and thirty by 90, for a chair. It must not be called a throw.'],
      ['Four things bought in from the hall itself: honey, knives, soap, seed, each boxed in threes.'],
      ['The striped shirt in a child’s size.'],
    ),
    p(
      'If the new step sells 40 units a line in the twelve weeks, and a third of that is taken from the $19 shelf, it brings $12,160 and costs the lower shelf about $2,030. Keep the tickets round. A 38 that becomes 37.95 will be read as a 30 that has been pushed; the case is made in ',
      entryLink('bi-16-006', 'The Price Ends in Zero'),
      '.',
    ),
    p(
      bold('What we said last time.'),
      ' In May we told you to cut the $4 shelf as a nuisance. Do not. Seven in ten people who bought at 64 had a $4 thing in the same bag. It is what they came in for.',
    ),
  ),
}

export const oneSaturdayFromAbove: DemoEntry = {
  id: 'osei-one-saturday',
  type: 'private',
  clientId: 'osei',
  title: 'One Saturday, from Above',
  slug: 'one-saturday-from-above',
  standfirst:
    'Sixty people followed for ten minutes each on 25 May, drawn as threads. Minutes of a walk through the hall.',
  code: 'OMH 24-001',
  date: '2024-06-03',
  template: 'video',
  embed:
    '<iframe src="/embeds/one-saturday-from-above.html" title="Sixty people crossing the market hall, drawn as threads"></iframe>',
  tags: ['Market hall', 'Fixtures', 'Service'],
  images: ['osei-saturday-paths', 'osei-hall-plan'],
  text: document(
    p(
      'Present: Abena Osei, the manager of the House, the traders of stalls 2, 5 and 9, and two of us. We met on the gallery at a quarter to eleven with sixty numbered slips. Each person who came in from Canal Street between eleven and ten past was given a slip, without knowing it, and a pencil line on the plan.',
    ),
    p(
      'Twenty-eight of the sixty stopped somewhere. Thirty-two walked from door to door in a mean of 74 seconds, which is the speed of somebody crossing a road. In the film they are the pale threads. The red ones stop, and where they stop they swell with the time spent.',
    ),
    p(
      'Two corrections to the method, for anyone who repeats it. From the gallery one cannot see into stalls 1 and 2, so the trader of stall 2 counted his own and may have been generous. And the ten minutes were dry. When it rains, stall 5 says, the same people take twice as long and buy onions.',
    ),
    h2('What was seen'),
    ul(
      ['11:02. Eleven people in a row keep to the middle. Stall 5: “I could be giving it away.”'],
      ['11:04. A child stops at the fish. Four adults, unrelated, stop behind her.'],
      [
        '11:06. Nobody has gone within a meter of the House in three minutes. Its rail faces the aisle side-on, and the first thing on it is a coat’s elbow.',
      ],
      [
        '11:08. Stall 9 goes down, comes back with plums on a plate, and puts it on the corner of her counter. Nine of the next fifteen drift to her side.',
      ],
      ['11:09. Agreed that the plate is the finding.'],
    ),
    asset('osei-hall-plan'),
    h2('What it comes to'),
    p(
      'People do not leave the middle for a stall; they leave it for something at its edge, under a meter high and nearer than the rest. We measured the seven places where the red threads end in the largest knots. At all seven there was an object within 95 centimeters of the walking line. At the ten places with no knot at all the nearest thing for sale stood at 140 or more.',
    ),
    table(
      ['Nearest goods to the walking line', 'Places', 'Stops in ten minutes'],
      ['Under 95 cm', '7', '22'],
      ['95 to 140 cm', '6', '6'],
      ['Over 140 cm', '10', '0'],
    ),
    p(
      'Resolved: every stall to put one thing forward by Saturday, on a crate, at knee to hip. Nothing is to be bought for it. We withdraw the floor graphics of February, $2,300, which would have told people where to go. They go where there are plums. As for the House, its door is a matter of the first few meters, on which see ',
      entryLink('me-13-004', 'The First Three Steps'),
      '; turn the rail this week.',
    ),
  ),
}

export const handingItOver: DemoEntry = {
  id: 'osei-handing-it-over',
  type: 'private',
  clientId: 'osei',
  title: 'Handing It Over',
  slug: 'handing-it-over',
  standfirst:
    'Notes for everyone at a counter: five sizes of bag become two, and the bag is the last thing you say.',
  code: 'OMH 24-002',
  date: '2024-11-18',
  template: 'article',
  tags: ['Service', 'Market hall', 'Materials', 'Color'],
  images: ['osei-paper-bags', 'osei-apron-flat'],
  text: document(
    p(
      'Pin this up by the till. It is for the House and for any stall that draws its bags from the office, which at the moment is all of you but two.',
    ),
    h2('Why there are only two'),
    p(
      'In October 9,400 bags went over the counter in five widths. We counted them out of the boxes and then watched 600 being filled. The 12 was used mainly for receipts. The 22 was used when the 26 had run out. The 34 was given to people who had asked for something to carry other shops’ bags in.',
    ),
    table(
      ['Width', 'Used in October', 'Price each', 'Cost'],
      ['12 cm', '310', '$0.09', '$27.90'],
      ['18 cm', '4,120', '$0.11', '$453.20'],
      ['22 cm', '640', '$0.13', '$83.20'],
      ['26 cm', '3,890', '$0.16', '$622.40'],
      ['34 cm', '440', '$0.24', '$105.60'],
      ['Together', '9,400', '', '$1,292.30'],
    ),
    p(
      'With two widths the printer comes down to 8 cents for the 18 and 12 for the 26. The same month would have been 4,430 small and 4,970 large: $950.80, which is $341.50 less. The money goes into the paper, from 80 grams to 100, and into a second ink. Until now the bag has been the only thing in the hall that was not green.',
    ),
    h2('How to fill it'),
    ol(
      [
        'Open it with the flat hand, before you pick up the goods. A bag blown open with the mouth is remembered.',
      ],
      [
        'Heavy first, then soft, then the receipt on top, folded once, printed side in. What to print on its back was settled long ago in ',
        entryLink('gi-15-006', 'A Receipt Worth Keeping'),
        '.',
      ],
      ['Fold the top over twice if it is a present. Do not staple. There have been fingers.'],
      ['Give it by the handle and let go after they have it.'],
      ['If they have a basket, ask before you wrap. Two in five would rather have nothing.'],
    ),
    p(
      'The green and tomato bands are printed to the very edge, so that two bags side by side make one cloth. We had a border in the first proof, 8 millimeters all round, and were proud of it. On a kraft bag a border looks like a label that has slipped. It is gone.',
    ),
    quote('They carry it past forty windows on the way home. Fill it as if you were dressing one.'),
    p(
      'Old stock: use up the 22 first, on weekdays. The 34 stays under the counter for whoever buys a blanket. When those 1,100 are gone there will be no more, and a blanket is to be rolled and tied with tape.',
    ),
  ),
}
