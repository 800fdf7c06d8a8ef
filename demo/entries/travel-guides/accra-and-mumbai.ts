import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const accraClothByTheYard: DemoEntry = {
  id: 'tg-23-014',
  type: 'presentation',
  title: 'Accra, Cloth by the Yard',
  slug: 'accra-cloth-by-the-yard',
  standfirst:
    'Ghana went metric in 1975. Cloth did not. Two yards, six, twelve: three days in and around Makola, where the unit decides the garment.',
  code: 'TG 23-014',
  date: '2023-06-12',
  section: 'travel-guides',
  template: 'article',
  tags: ['Accra', 'Market hall', 'Print', 'Pricing', 'Handwork'],
  images: ['accra-plan', 'accra-stacks', 'accra-market'],
  text: document(
    p(
      'Nobody in Makola asks how many meters. A length is two yards, a half piece is six, a full piece is twelve, and each is a plan. Two makes a wrapper or a child’s dress. Six makes ',
      italic('kaba and slit'),
      ': blouse, skirt, and a piece over for the shoulder. Twelve is a wedding, or two friends. Nothing is sold in between, so nothing is left over, and the tailor down the lane knows from the parcel what is wanted before it is opened.',
    ),
    asset('accra-stacks'),
    h2('What six yards cost in the second week of June'),
    table(
      ['Six yards', 'Cedis', 'Dollars', 'How to tell'],
      ['Polyester, printed one side', '80', '$7', 'White back'],
      ['Cotton, printed abroad', '150', '$14', 'Selvedge reads like a sentence'],
      ['Local mill, roller print', '190', '$17', 'Stiff; the starch is on purpose'],
      ['Local mill, wax', '330', '$30', 'Crackle goes through'],
      ['Imported Dutch wax', '950', '$86', 'Smell of resin, gold ticket'],
    ),
    p(
      'At about eleven cedis to the dollar; it was six two years ago, and every seller we sat with gave us the old price first, as one speaks of the dead. The wax is now bought in two-yard lengths by people whose mothers bought twelve. One woman has begun to stock fours. Her neighbors do not approve.',
    ),
    h2('The nine places'),
    ol(
      [
        bold('The wholesalers’ steps.'),
        ' North side, before seven. Bales are opened on the stair and half the lane has chosen by the time the sun reaches it.',
      ],
      [
        bold('The namer.'),
        ' A new print arrives with a number. She gives it a proverb. ',
        italic('Your eyes can see but your mouth cannot say'),
        ' sold out in nine days; the same cloth as 14/0663 had been there since Easter.',
      ],
      [
        bold('The white row.'),
        ' Forty stalls of white: eyelet, voile, brocade, for naming days and thanksgiving. No two whites alike. Bring a white card.',
      ],
      [
        bold('Red and black.'),
        ' Funeral cloth, on the next lane. Stocked deeper than anything else in the market.',
      ],
      [bold('Thread.'), ' By cone, wound off to order onto whatever you bring. A film canister is fine.'],
      [
        bold('The seamstresses’ gallery.'),
        ' Upstairs, 60 hand-cranked machines. Kaba and slit by tomorrow, $11.',
      ],
      [
        bold('Tudu, the northern smocks.'),
        ' Strips a hand wide, woven near Tamale, sewn edge to edge: 11 strips across, count them. A good one stands out like a bell when you turn.',
      ],
      [
        bold('Jamestown.'),
        ' Toward the lighthouse, sail patches. Canoe sails are mended from flour sacks; the lettering is worth the walk.',
      ],
      [
        bold('Kantamanto.'),
        ' Secondhand, some thirty thousand people at work. Bales bought unseen for $120 or so, sorted into first, second, third and rag by ten o’clock. Alteration on the spot.',
      ],
    ),
    asset('accra-market'),
    h2('Why the stack beats the rail'),
    p(
      'Cloth is shown folded edge out, one hand of print to each piece, 60 pieces to a column. From three steps you see sixty prints in a strip of color no wider than your shoulders. We set our own rail beside it on paper: at the same width it shows nine garments. The seller pulls a piece with a flat palm against the column, so quickly that nothing above it moves, opens one turn across her forearm, and watches your face. She opens a second only if you touch the first.',
    ),
    p(
      'We counted at one stall from eight to noon. Forty-four people stopped, 31 touched, 19 bought, and the stack was never untidy. Two assistants do nothing but fold. Each new girl spends her first month on that.',
    ),
    quote(
      'If I hang it, it is a dress and she knows whether she likes it. If I fold it, it can still be hers.',
    ),
    h2('Manners'),
    p(
      'Greet first, ask second. Do not photograph cloth you are not buying: designs are copied from telephones now and back in polyester within six weeks. Buy your six yards on the first morning, have it sewn, and wear it on the third; you will be treated as a customer. Of the ways to put a maker’s name on a thing, none is as good as the proverb, but see ',
      entryLink('gi-23-005', 'Name the Maker on the Ticket'),
      ' for the next best.',
    ),
  ),
}

export const mumbaiBeforeTen: DemoEntry = {
  id: 'tg-24-011',
  type: 'presentation',
  title: 'Mumbai, Before Ten',
  slug: 'mumbai-before-ten',
  standfirst:
    'By ten the city is too hot and too full to see. Four hours, from the fish dock to the cloth market, while the blinds are still half down.',
  code: 'TG 24-011',
  date: '2024-11-11',
  section: 'travel-guides',
  template: 'article',
  tags: ['India', 'City walks', 'Materials', 'Market hall', 'Woven'],
  images: ['mumbai-plan', 'mumbai-ghat', 'mumbai-bazaar'],
  text: document(
    p(
      'Shops in Mumbai open at ten or eleven and the guidebooks begin there. The trade has by then been awake for six hours. Everything a merchandiser should see, the unloading, grading, carrying and arguing, is over when the glass is wiped. November is the month for it: dry, 22 degrees at dawn, light from about half past six. Sleep in the Fort and start south.',
    ),
    h2('Half past five'),
    p(
      'Begin at ',
      bold('door 9,'),
      ' the fish dock in Colaba, out of order and in boots. The auction is done by women under bare bulbs, each lot a basket and each basket dressed: best fish fanned at the rim, ice under, tails inward. Prices are called once. We timed a lot at eleven seconds. Then walk north through the old business streets to ',
      bold('door 8,'),
      ' a stationer’s arcade where clerks sleep on the counters and the day’s account books are ruled by hand in red.',
    ),
    h2('Ten to seven'),
    p(
      'The sun comes up out of the harbor and for half an hour every building throws a shadow one street long. That is when to be in the cloth quarter, above the big station. ',
      bold('Door 1'),
      ' is the fruit hall, for the straw: melons bedded in it, then custard apples, then nothing, all on the same slope. ',
      bold('Door 2'),
      ' is the covered cloth market, some four hundred shops of two meters each. Blinds are knee high. Boys sweep; bolts come in on heads, six at a time, 30 kilos. Watch which shops get deliveries first.',
    ),
    asset('mumbai-bazaar'),
    ul(
      [
        bold('3. The white-goods brokers.'),
        ' They sit on mattresses, shoes off, and sell mill cloth by reading its selvedge. A sample is a corner torn off and folded into the palm.',
      ],
      [
        bold('4. Zari lane.'),
        ' Metal thread, real and not. The test is a match. They will hand you the match.',
      ],
      [
        bold('5. Bhuleshwar, borders.'),
        ' Sari borders in rolls of nine meters, hung like ties. About 1,200 on show and a boy with a pole. From $2 to $90 a roll.',
      ],
      [
        bold('6. The button lane.'),
        ' Coconut, brass, glass, horn. Sold by the gross; there are 144 in a gross and you will be asked whether you knew.',
      ],
      [
        bold('7. The pleaters.'),
        ' Card molds as long as a table, opened, fed with silk, rolled, tied, steamed. $1.10 a meter. In use since the 1940s and mended with airmail paper.',
      ],
    ),
    h2('Half past eight'),
    p(
      'Take the slow train four stops to the washing pens. From the road bridge one looks down on some seven hundred concrete tubs, each let to a family, and above them the whole linen of a city on lines: hotel sheets, hospital green, shirts from perhaps ten thousand wardrobes. Nothing is pinned. The lines are two ropes twisted together, and the cloth is held between them.',
    ),
    asset('mumbai-ghat'),
    p(
      'How does a shirt come home? A mark of two or three stitches in red thread inside the collar, different for every household, put in once and known by heart. We asked about losses. “In a month, one,” said a man responsible for six thousand pieces a week. Our panel’s stores lose four in a thousand between stockroom and floor, with bar codes.',
    ),
    h2('Ten'),
    p(
      'Breakfast. Then, if you must, the shops. You will find that you already know what is in them, what it cost at seven and who carried it up the stairs. The margin between the torn corner and the ticket was, on the eight cloths we followed, between 2.1 and 3.4 times, most of it earned on the last hundred meters. What becomes of a price further up the line is drawn in ',
      entryLink('bi-22-018', 'Cotton, Eighteen Months Later'),
      '.',
    ),
    p(
      'Sunday the brokers are shut. Women in our party found lane four easier in pairs. Trains before eight are pleasant and after nine are not; the last thing to learn here is when to be off them.',
    ),
  ),
}
