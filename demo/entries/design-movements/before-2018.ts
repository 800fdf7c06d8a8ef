import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const afterMinimalPlain: DemoEntry = {
  id: 'dm-13-006',
  type: 'presentation',
  title: 'After Minimal, Plain',
  slug: 'after-minimal-plain',
  standfirst:
    'Minimal took things away and charged for it. Plain never put them on. Forty studios, and a $95 shirt that shows the difference.',
  code: 'DM 13-006',
  date: '2013-11-11',
  section: 'design-movements',
  template: 'article',
  tags: ['Shirting', 'Materials', 'Pricing', 'Assortment'],
  images: ['plain-vessels', 'shirt-on-chair', 'sweep-and-chair'],
  text: document(
    p(
      'Minimal has been a compliment for nearly twenty years, and by this autumn it had become a price. Of the forty studios we visited between September and the first week of November, 31 used the word about their own work, and what they meant by it cost $310 on average. Nine avoided it. They said plain, or ordinary, or in one case “the usual,” and their goods ran from $95 to $160. We went back to the nine.',
    ),
    p(
      'The difference can be felt with the eyes shut. A minimal shirt hides its buttons behind a fly, its seams in glue and its label in ink. A plain shirt has seven buttons and you can count them. Nothing has been taken off it, because nothing had been put on since about 1955: a placket of 3 centimeters, a collar point of 7, a hem turned twice. One cutter showed us her pattern and the one her teacher used. They differ at the armhole, by the width of a pencil line.',
    ),
    h2('What hiding costs'),
    p(
      'We had one factory quote both shirts in the same 110-gram poplin, order of 600. The cloth is equal, so the whole difference is labor spent on making work invisible.',
    ),
    table(
      ['Detail', 'Minimal', 'Plain', 'Minimal costs more by'],
      ['Front', 'Concealed fly', 'Seven buttons', '$2.90'],
      ['Side seams', 'Bonded and pressed', 'Felled, two rows', '$3.40'],
      ['Hem', 'Laser cut, raw', 'Turned twice', '$0.70'],
      ['Label', 'Heat transfer', 'Woven, four sides sewn', '–$0.20'],
      ['Together', '', '', '$6.80'],
    ),
    p(
      'At five times cost that is $34 on the ticket for things the customer is meant not to see. Two stores hung both shirts on one rail for six weeks, at $95 and $140. They sold 184 of the plain and 71 of the other. People who bought the minimal one said it was beautiful. People who bought the plain one mostly said they had one like it once.',
    ),
    asset('shirt-on-chair'),
    h2('Plain is not basic'),
    p(
      'A basic is bought in threes, without trying on, by someone already thinking about lunch. Plain is chosen singly, and slowly: the customers who left with the $95 shirt had held it for four minutes, longer than they gave a printed dress at twice the money. It needs to be good, then, in the places where it can be looked at. Buttons of shell, not resin. Stitches at seven to the centimeter. A cloth with a name, as in ',
      entryLink('cp-13-002', 'Small Gingham'),
      ', which is the only figure we would admit here.',
    ),
    ul(
      ['Four to a pile. At five it becomes stock, and at eight it becomes a basic again.'],
      ['Three colors in autumn: oat, airforce, coal. A fourth was offered everywhere and bought nowhere.'],
      ['No mannequin. It looks best on a chair, because that is where it spends the night.'],
    ),
    p(
      'We were wrong about one thing in the spring. We told members that plain would need a word on the ticket to explain it. The store that printed one, “honest,” sold eleven shirts in the fortnight. It took the word off and sold thirty. Where the waist is coming back, as we wrote in ',
      entryLink('rr-13-005', 'Waist, Found Again'),
      ', the plain shirt goes inside the skirt and nobody has to explain that either.',
    ),
  ),
}

export const theReturnOfThePlinth: DemoEntry = {
  id: 'dm-15-004',
  type: 'presentation',
  title: 'The Return of the Plinth',
  slug: 'the-return-of-the-plinth',
  standfirst:
    'A block with one thing on it slows people down. We measured how high, how wide, and how soon it turns back into a shelf.',
  code: 'DM 15-004',
  date: '2015-02-16',
  section: 'design-movements',
  template: 'article',
  tags: ['Fixtures', 'Footwear', 'Accessories', 'Milan', 'Pricing'],
  images: ['plinth-town', 'plinth-alone', 'forms'],
  text: document(
    p(
      'It came from furniture, as most things on a shop floor do. Three years ago the stands at the Milan fair put single chairs on painted blocks, to keep visitors from sitting down. Last April it was vases. Since November we have found 58 plinths in 23 clothing shops in Milan, London and New York, carrying mostly shoes and bags, and in two cases a sweater folded like a letter.',
    ),
    asset('plinth-alone'),
    p(
      'A plinth says that someone has decided. On a table of thirty shoes the customer decides, which is work; on a block with one shoe the work has been done, and what remains is to agree or not. We stood beside eleven of them for two days each and counted who stopped, who touched and who lifted the thing up.',
    ),
    h2('Height is nearly everything'),
    table(
      ['Height of the top', 'Of 100 who stopped, lifted it'],
      ['30 cm', '11'],
      ['70 cm', '26'],
      ['95 cm', '38'],
      ['110 cm', '31'],
      ['140 cm', '9'],
    ),
    p(
      'At 30 centimeters a shoe is on the floor, and people do not pick things up off floors. At 140 it is in a museum. Between 95 and 110 the thing meets the hand as the arm hangs bent, and it is lifted before anyone has thought about it. The top should be a hand wider than the object all round. Less, and people worry about knocking it; more, and somebody on your staff will add a second shoe.',
    ),
    p(
      'They always do. Of the eleven plinths, seven had two or more things on them by the second Friday. Lifting fell from 38 in a hundred to 21 with two objects, and to 13 with three, which is no better than the table. If you take one rule from this, write it on the underside of the block: ',
      italic('one.'),
    ),
    h2('It raises the price in the head'),
    p(
      'We asked 120 people to guess what a plain calf boot cost. It was $128. Those who saw it on a shelf guessed $112. Those who saw it at 95 centimeters, alone, guessed $171. That is worth having if your boot is $160 and looks less. It is a trap if your strength is price: in a chain we advise, the $49 loafer went on a plinth in January and its sales dropped by a third. Nobody asked what it cost. They assumed, and walked on.',
    ),
    quote('We built a pedestal for our cheapest shoe, and people believed the pedestal.'),
    h2('To make one'),
    p(
      'Eighteen-millimeter board, 40 by 40 by 95, mitered, painted with floor paint: $85 from a local joiner, and $6 of repainting every five weeks where toes have met it. Weight it with a paving slab. Put it just past the third step from the door, for the reasons in ',
      entryLink('me-13-004', 'The First Three Steps'),
      ', and move it every nine days. Leave one plinth empty if you can bear to. In our drawing it is the tallest and the reddest, and it is the one people ask about.',
    ),
  ),
}

export const craftWithARuler: DemoEntry = {
  id: 'dm-16-010',
  type: 'presentation',
  title: 'Craft With a Ruler',
  slug: 'craft-with-a-ruler',
  standfirst:
    'Handwork used to prove itself by wobbling. The new kind is square to half a millimeter, with one crooked line left in on purpose.',
  code: 'DM 16-010',
  date: '2016-06-13',
  section: 'design-movements',
  template: 'article',
  tags: ['Handwork', 'Accessories', 'Milan', 'Materials', 'Japan'],
  images: ['lattice-screen', 'ruled-weave', 'cutting-trestle'],
  text: document(
    p(
      'For a decade the sign of the hand was the mistake. A mug leaned, a hem wandered, a basket had a loose end, and the customer was reassured that no machine had been near it. This spring the mistakes have gone. At the April fairs in Milan and in the workshops we visited in May around Kyoto, 41 of 64 makers were working to a drawn grid, and most of them kept a steel rule in the apron.',
    ),
    p(
      'The oldest of the methods is the strictest. ',
      italic('Kumiko'),
      ', the lattice that fills Japanese screens, is assembled without nails from cedar or cypress slats a few millimeters thick, every one notched by hand to meet the next. A joiner in Kyoto let us measure forty crossings of a finished panel. The largest error was 0.3 millimeters. He apologized for it. We gave him the address in ',
      entryLink('tg-16-007', 'Kyoto, Dye Streets'),
      ' where they still fold cloth for dyeing along ruled lines, and he knew it already.',
    ),
    asset('ruled-weave'),
    h2('Three places it has reached clothing'),
    ol(
      [
        'Plaited leather, in strips of 40 millimeters rather than eight. A bag takes three hours and twenty minutes instead of eleven, and at that width the eye can check every crossing.',
      ],
      [
        'Running stitch on a printed grid: one stitch every five millimeters, in rows five millimeters apart, across the whole back of a jacket. About 9,000 stitches. Nobody we met did it in under two days.',
      ],
      [
        'Knit that keeps to squares. Garter blocks of sixteen stitches by thirty-two rows, which come out square, joined by picking up, never sewn.',
      ],
    ),
    h2('The trouble with perfect'),
    p(
      'We put the plaited bag, at $390, on a counter in London for a week and asked a hundred customers how it was made. Sixty-one said by machine. When the maker’s name was added to the card it was 54. When we swapped it for a bag with a single strip laid two degrees off the square, it was 17. People found the crooked strip within seconds, put a finger on it, and asked.',
    ),
    p(
      'So the makers have begun to leave one in. A bar omitted from a lattice; a red strip that does not obey; one stitch in nine thousand taken the wrong way. It must be one. Two look like carelessness and three like the old style. The position matters too: a third of the way in from an edge, where the hand goes first. Print rooms will know the feeling from ',
      entryLink('cp-16-009', 'A Dot Is a Decision'),
      ': regularity is only noticed once it is broken.',
    ),
    p(
      'For a buyer the arithmetic is pleasant. Ruled work can be priced before it is made, because it can be counted: so many crossings, so many minutes. Of the twelve workshops that quoted for us, ten kept within four percent of the quotation. In the wobbling years we allowed thirty. Order by the square, fix the strip width in writing, and ask for the error to be drawn on the sheet.',
    ),
  ),
}

export const pinkAStructuralColor: DemoEntry = {
  id: 'dm-17-008',
  type: 'presentation',
  title: 'Pink, a Structural Color',
  slug: 'pink-a-structural-color',
  standfirst:
    'On walls, then on coats: a pink with weight behind it. It holds a range up the way gray used to, and it needs 480 grams to do it.',
  code: 'DM 17-008',
  date: '2017-02-13',
  section: 'design-movements',
  template: 'article',
  tags: ['Color', 'Outerwear', 'Tailoring', 'Mexico', 'Menswear'],
  images: ['pink-walls', 'pink-door', 'pink-lapel'],
  text: document(
    p(
      'There are garden walls in the south of Mexico City that are four meters high, half a meter thick and pink. Nobody standing in front of them thinks of sweets. The color is doing what stone does: it stops the eye, throws a shadow, makes the sky behind it look cut out. For two years architects have been painting shop interiors that way, and this winter the same pink arrived on the coats hanging inside.',
    ),
    table(
      ['Season', 'Coats in our count', 'In a solid pink', 'Share'],
      ['Autumn 2014', '88', '3', '3%'],
      ['Autumn 2015', '91', '6', '7%'],
      ['Autumn 2016', '97', '11', '11%'],
      ['Autumn 2017, shown so far', '102', '19', '19%'],
    ),
    p(
      'Seven of the nineteen are cut for men, which in 2014 would have been seven more than there were. Fifteen have no fur, no ruffle, no belt. They are the plainest coats in their collections, and we think that is why the pink can be this strong.',
    ),
    h2('Weight first'),
    p(
      'A color is structural when it has three values: one in the light, one across it, one in shadow, all plainly the same cloth. Thin cloth has no shadow side. We pinned eleven pinks on a stand under one lamp and looked for the three. Below 380 grams to the meter there was only one pink and a great many creases. At 480 the lapel threw an edge. At 560, double-faced, the coat looked built.',
    ),
    asset('pink-lapel'),
    p(
      'Fiber matters nearly as much. Wool takes a pink down into itself and lets a little gray stay there; polyester gives it all back, and that is the candy. Of the nineteen, sixteen are at least 80 percent wool. If the price will not carry that, do the pink in a felted knit, and leave the woven coat in camel.',
    ),
    h2('What to stand beside it'),
    p(
      'Treat it as the wall. It is the largest thing on the rail and the others are seen against it: a strong blue, a hazel brown, one yellow no bigger than a pocket square. With white it turns into a nursery; with black it turns into a logo. The store that let us hang the first delivery put nine pink coats together, facing out, and nothing else for 1.2 meters. They sold through in four weeks at $420. Scattered among grays in a second branch the same coat took seven, and two were marked down.',
    ),
    p(
      'The trousers should be long and dark, as in ',
      entryLink('rr-16-018', 'Trousers That Reach the Floor'),
      ', so that the pink has something to stand on. Expect the return rate to be low and the trying-on rate to be enormous: 64 people put the coat on for every ten who bought it. Clean the collar daily.',
    ),
    quote('I came in to laugh at it. Then I saw it had pockets like a door has a frame.'),
    p(
      'How long? Gray held the middle of the rail for eight winters. We give this pink four, because a wall is repainted sooner than it is pulled down. Buy it in one shade only, from one dye lot, and keep a meter: mills in two countries have already told us that they cannot match their own.',
    ),
  ),
}
