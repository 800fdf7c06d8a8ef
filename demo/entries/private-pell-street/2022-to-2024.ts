import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aCableRowByRow: DemoEntry = {
  id: 'pell-cable-row-by-row',
  type: 'private',
  clientId: 'pell-street',
  title: 'A Cable, Row by Row',
  slug: 'a-cable-row-by-row',
  standfirst:
    'Two strands of five stitches, crossed eleven times: what your most expensive movement costs, and when to leave it out.',
  code: 'PSK 22-001',
  date: '2022-02-28',
  template: 'video',
  embed:
    '<iframe src="/embeds/a-cable-row-by-row.html" title="A two-color cable growing crossing by crossing"></iframe>',
  tags: ['Knitwear', 'Handwork', 'Materials'],
  images: ['pell-cable', 'pell-cable-chart', 'pell-ribs'],
  text: document(
    p(
      'You asked whether the cabled crew, at $148, is worth its place beside the plain one at $92. Everyone in the meeting had a view and nobody had a stopwatch. We brought one, and spent two days at beds 4 and 12. The film shows the cable alone, slowed to where a crossing can be seen.',
    ),
    p(
      'To cross, the bed stops, lifts five stitches off five needles, carries five others over or under them, puts everything back and goes on. It takes 11 seconds in which nothing is knitted. A front with one broad cable has eleven crossings, a back the same, and each sleeve has seven: 36 in all. That is 396 seconds, six minutes and 36 seconds of standing still, in a sweater that otherwise takes 52 minutes.',
    ),
    table(
      ['', 'Plain crew', 'One cable', 'Three cables'],
      ['Crossings', '0', '36', '108'],
      ['Minutes on the bed', '52', '59', '72'],
      ['Yarn', '410 g', '455 g', '540 g'],
      ['Dropped stitches, in 100', '2', '5', '13'],
      ['Cost at the mill', '$38.60', '$43.10', '$52.40'],
      ['Ticket', '$92', '$148', '$148'],
    ),
    p(
      'So one cable costs $4.50 and earns $56. Three cost $13.80 and earn the same $56, because the customer reads “cable” and stops counting. In shops 2 and 10 we laid both on the counter, without tickets, and asked 90 people which was dearer. Forty-eight said the three, 42 the one.',
    ),
    asset('pell-cable-chart'),
    h2('Put it where it is seen'),
    ul(
      [
        'One broad cable down the middle, five stitches over five. From three meters it can be read as a rope; the narrow ones read as a rib.',
      ],
      [
        'None on the back. That takes out eleven crossings and $1.40, and saves the dropped stitches that are found last.',
      ],
      ['Keep the two on the sleeves. They are what the wearer sees.'],
    ),
    p(
      'And try it once in two colors, red over white, on purpose, as the film has it. On the bed it is the same movement with a second cone. It can be knitted only as a panel and sewn in, which your hand-finishers proposed themselves and which takes them nine minutes. We would make 60, numbered, at $210, and put them in three shops. What gives such a thing its look is that the rule never bends, an old subject of ours (',
      entryLink('dm-16-010', 'Craft With a Ruler'),
      ').',
    ),
    p(
      'In 2019 we told you to drop cables from the men’s range. The men have been buying the women’s size 5. Please disregard us.',
    ),
  ),
}

export const theOrderOfSeptember: DemoEntry = {
  id: 'pell-order-of-september',
  type: 'private',
  clientId: 'pell-street',
  title: 'The Order of 14 September',
  slug: 'the-order-of-14-september',
  standfirst:
    'Next autumn’s yarn, eighteen weeks early and a quarter less of it: 141 cases, seven shades, one that we argued over.',
  code: 'PSK 22-002',
  date: '2022-09-19',
  template: 'article',
  tags: ['Materials', 'Color', 'Knitwear', 'Pricing'],
  images: ['pell-cones', 'pell-shade-card', 'pell-needle-bed'],
  text: document(
    p(
      'It went to the spinner on Wednesday, and this is the note for the file. It covers the fourteen autumn styles; crew and guernsey go on being called off by the month. What was ordered, why so early, and what we would each have done differently. You normally order in the third week of January. So does everybody, and the spinner’s February price has been above his September price in eight of the last ten years, by six percent on average.',
    ),
    table(
      ['Shade', 'Cases of 20 kg', 'Kilograms', 'At $31.50'],
      ['Rosehip', '24', '480', '$15,120'],
      ['Moss', '24', '480', '$15,120'],
      ['Admiral', '24', '480', '$15,120'],
      ['Unspun', '22', '440', '$13,860'],
      ['Heather', '20', '400', '$12,600'],
      ['Marine', '17', '340', '$10,710'],
      ['Old gold', '10', '200', '$6,300'],
      ['Together', '141', '2,820', '$88,830'],
    ),
    p(
      'Last year it was 190 cases. The difference of 49 is not a cut in what you will sell; it is what was left. On 1 September there were 1,060 kilograms of last winter’s yarn on the racks, or 53 cases, nearly all in shades that were bought for one style each. The principle is an old one of ours, ',
      entryLink('bs-13-008', 'Buy Less, Earlier'),
      ', and you are the first member to have done both halves of it in one year.',
    ),
    h2('What early buys'),
    ul(
      [
        bold('The price.'),
        ' $31.50, held. If February comes in at the usual six percent more, that is $33.39, and the order would have cost $5,330 more.',
      ],
      [
        bold('The dye bath.'),
        ' In September the vats are half empty. All seven shades come out of one lot each, and there will be no two moss greens on one rail.',
      ],
      [
        bold('The choice.'),
        ' We were able to refuse the first heather. It was dyed again in four days. In January one says thank you.',
      ],
    ),
    h2('What it costs'),
    p(
      'Money standing on a rack. $88,830 for eighteen weeks at 6.5 percent is $1,999. And it takes a decision about color five months before the shows, made by four people in a room with a north window and some wool.',
    ),
    asset('pell-shade-card'),
    h2('The argument'),
    p(
      'It was about the old gold. Your sister wanted twenty cases and we wanted none; mustards were on every rail in 2019, and we have seen what comes after. She took out the strip of card that has been hanging in the shops since 2017, where customers pin a thread for what they could not find. There were 214 threads on it. Sixty-one were yellow of some kind. We settled on ten, which satisfies nobody and leaves no remainder if she is half right.',
    ),
    p(
      'Look at the rack on 1 March. If fewer than four cases of gold are still there, ring the spinner that day, and we shall buy the tea.',
    ),
  ),
}

export const mothsMapped: DemoEntry = {
  id: 'pell-moths-mapped',
  type: 'private',
  clientId: 'pell-street',
  title: 'Moths, Mapped',
  slug: 'moths-mapped',
  standfirst:
    'Six hundred and eight eaten sweaters came in after the letter. What the holes say, and a mending price that holds.',
  code: 'PSK 23-001',
  date: '2023-10-16',
  template: 'article',
  tags: ['Repair', 'Service', 'Knitwear', 'Loyalty'],
  images: ['pell-moth-map', 'pell-fault-map', 'pell-unraveled'],
  text: document(
    p(
      'In May you wrote to 9,800 customers and offered to look at any Pell Street sweater with holes in it, of whatever age, free of charge, by the end of July. We had guessed 150. By 31 July there were 608 in the canteen, in bags, in the freezer of the staff kitchen and, for the last week, in ours.',
    ),
    p(
      'Everything was frozen for a fortnight first. Then Jean and two students mapped each one with chalk: number, size and place of every hole, and what it lay beside in the drawer, if the owner knew.',
    ),
    h2('The holes'),
    table(
      ['Holes in the sweater', 'Sweaters', 'Minutes to mend'],
      ['1', '171', '14'],
      ['2 to 4', '243', '31'],
      ['5 to 9', '126', '68'],
      ['10 and more', '68', 'Not mended'],
      ['Together', '608', ''],
    ),
    p(
      'They travel. On the sweater in the drawing seven of the nine are one night’s walk: the larva goes in at a fold and eats whatever touches the fold, so that when you open it the holes stand in a line. Eighty-two in a hundred lay within ten centimeters of a crease. The other thing they share is the front. People spill on the front, and moths are after the soup.',
    ),
    asset('pell-fault-map'),
    h2('The price'),
    p(
      'We had proposed $12 a hole. It is easy to say and it is wrong: it makes a sweater with six holes dearer to mend than to replace, and it turns every mend into a count at the counter. Price the sweater.',
    ),
    ol(
      [
        'Up to four holes, $28. The mean time is 24 minutes, the yarn is nothing, and at $34 an hour that is $13.60 of work.',
      ],
      ['Five to nine, $48. Sixty-eight minutes, $38.50 of work.'],
      [
        'Ten and more: say no, kindly, and offer $20 for it as yarn. It goes to the mending drawer, by shade.',
      ],
      ['Visible or invisible, same price. Four in ten asked for it to show, mostly in gold.'],
    ),
    p(
      'On these 608 it would have been 414 at $28 and 126 at $48: $17,640, for about 310 hours of work. That is ten hours a week from September to March, and Jean has named the person.',
    ),
    h2('What they said'),
    p(
      'We rang 50. The median age of the sweater was eleven years, which is what we found for kept things in general in ',
      entryLink('ci-20-010', 'The Drawer of Things Kept'),
      '. Thirty-one of the 50 had bought something else from you within six weeks of getting it back. Nineteen named Jean.',
    ),
    quote(
      'It came back with a darn like a small window. My daughter wants it now, so I shall have to hide it again.',
    ),
    p(
      'A caution for the staff: never say ',
      italic('moth'),
      ' first. Ask when it was last worn. They will say it themselves, and it is then their word.',
    ),
  ),
}

export const nineWeeks: DemoEntry = {
  id: 'pell-fitting-rooms',
  type: 'private',
  clientId: 'pell-street',
  title: 'Nine Weeks in Two Fitting Rooms',
  slug: 'nine-weeks-in-two-fitting-rooms',
  standfirst:
    'At number 2 a tape hung on the hook, at number 10 none. Where people were measured, half as much came back.',
  code: 'PSK 24-001',
  date: '2024-04-22',
  template: 'article',
  tags: ['Fitting rooms', 'Sizing', 'Returns', 'Knitwear'],
  images: ['pell-chest-tape', 'pell-guernsey-pieces', 'pell-fault-map'],
  text: document(
    p(
      'A sweater is the one garment people think they need not try. It stretches, it has no waist, and it goes on over what you are wearing. Of 100 sweaters sold in your shops last autumn 38 had been in a fitting room. Of 100 returned for fit, nine had.',
    ),
    p(
      'From 29 January to 31 March we changed one thing at number 2 and nothing at number 10. The two are alike in size, trade and town. At number 2 a tape hung on the hook inside the curtain, and whoever was serving offered to measure: once round the chest, over the shirt, ten seconds.',
    ),
    table(
      ['Nine weeks', 'Number 2, with a tape', 'Number 10, without'],
      ['Sweaters sold', '512', '496'],
      ['Tried on before', '271', '183'],
      ['Customers measured', '204', '0'],
      ['Returned for fit', '21', '44'],
      ['Returned, % of sold', '4.1', '8.9'],
      ['Sold a size other than the one asked for', '118', '37'],
    ),
    h2('Eight centimeters'),
    p(
      'The last line is the finding. People ask for the size they were. When the tape says 96, the assistant says “ninety-six, so the hundred and four”, and hands over a sweater that is eight centimeters larger than the body. That is the ease your pattern room has built in since the regrading of 2018, and it has never been printed anywhere. On the drawing it is the space between the wool and the dashed line.',
    ),
    p(
      'Customers who were told the number took it well, men especially: of 83 men measured 70 bought the size it gave. They had been buying a shop’s opinion and were now buying a figure. Compare what people do with no one there, in ',
      entryLink('ci-23-015', 'Trying On, Alone'),
      '.',
    ),
    asset('pell-guernsey-pieces'),
    h2('All fourteen, by September'),
    ol(
      [
        'A tape on every hook, 150 long, in old gold so that it is not mistaken for the staff’s own. $2.60 each, two a room.',
      ],
      ['The ticket gives two figures: chest 96, sweater 104. The word “ease” does not appear.'],
      [
        'A chair in each room. You have six chairs for 22 rooms, and we have been on about this since ',
        entryLink('me-21-008', 'Fitting Rooms Deserve a Chair'),
        '.',
      ],
      [
        'Nobody is measured who has not been asked, and nobody is told the number aloud if there is another curtain drawn.',
      ],
    ),
    p(
      'With number 15 open since March you are fourteen again, and sell about 21,000 sweaters a year over the counter. Returns for fit run at 8.4 percent, 1,764 sweaters at $16. If the tape halves that, as here, it saves $14,112. It costs $114.40 in tapes and perhaps 120 hours of measuring.',
    ),
    p(
      'Two things spoil the comparison. Number 2 has Anwen, who would sell anyone the right size with her eyes shut. And for ten days in February number 10 had no heating.',
    ),
  ),
}
