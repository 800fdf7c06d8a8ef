import { asset, bold, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const softBrutalism: DemoEntry = {
  id: 'dm-18-014',
  type: 'presentation',
  title: 'Soft Brutalism',
  slug: 'soft-brutalism',
  standfirst:
    'The concrete shops are hanging curtains and the coats have turned into vaults. Mass stays; the edge has been taken off it.',
  code: 'DM 18-014',
  date: '2018-11-12',
  section: 'design-movements',
  template: 'article',
  tags: ['Outerwear', 'Soft edge', 'Materials', 'Midwinter', 'Home'],
  images: ['block-under-blanket', 'quilted-vaults', 'robe-on-terrace'],
  text: document(
    p(
      'Between 2014 and last year we noted 27 shop openings with raw concrete on at least three walls. We went back to all of them in October. Nineteen have since put up cloth: felt panels, theater curtains, in one case a gray army blanket nailed over the till wall in the second week and never taken down. The concrete is still there. It has been given something to wear.',
    ),
    p(
      'The reason is sound. A bare room of 140 square meters in concrete and glass rings for 2.1 seconds after a hand clap; staff raise their voices, customers lower theirs, and both get tired. Sixty square meters of wool felt brings that down to 0.8. In the three shops that kept records, the average visit went from seven minutes forty to ten minutes ten in the month after the felt. Nothing else had changed except the sound of hangers.',
    ),
    h2('The same thing with sleeves'),
    p(
      'Clothes have followed the rooms. The big coat of this winter is as heavy in outline as any since we began, and it weighs 1.1 kilos. It is quilted in horizontal rolls, nine or ten centimeters high, filled until they stand, so that each one has a lit top and a dark underside like a vault. From across the road you see masonry. In the hand there is almost nothing there.',
    ),
    asset('quilted-vaults'),
    p(
      'Of 118 quilted coats we measured, the ones that looked soft and the ones that looked built differ in a single number, the height of the channel. At four centimeters the eye reads stitching. At six it reads sportswear. From nine upward it stops counting lines and sees mass, and at thirteen the coat can no longer bend at the elbow. Eleven rolls from collar to hem is right for a woman of 170 centimeters.',
    ),
    table(
      ['Channel', 'Coats', 'Average ticket', 'Sold at full price by 1 November'],
      ['4 to 5 cm', '52', '$180', '31%'],
      ['6 to 8 cm', '41', '$210', '38%'],
      ['9 to 11 cm', '19', '$340', '57%'],
      ['12 cm and more', '6', '$390', '22%'],
    ),
    p(
      'One color only, and a mineral one: chamois, old gold, brick. Black swallows the undersides, and with them the whole idea. Last year’s ',
      entryLink('rr-17-010', 'Forty Minutes of Beige'),
      ' prepared the eye for it; these are the same quiet grounds with a shadow added.',
    ),
    h2('On the floor'),
    ul(
      ['Stand it on a form. On a hanger the rolls sag, and a sagging vault is a sleeping bag.'],
      ['Light it from one side, low. From above, every roll is equally bright and none is round.'],
      [
        'Beside it lay a blanket over something square. We used a display block and four kilos of wool with a red hem, and sold nineteen blankets that were not for sale until the tenth person asked.',
      ],
    ),
    p(
      'We doubt the furniture that goes with it. The upholstered boulder takes two square meters, seats one, and cannot be got through a door. Keep the curtain, keep the coat, and sit people on a chair.',
    ),
  ),
}

export const curvesAtTheCounter: DemoEntry = {
  id: 'dm-19-005',
  type: 'presentation',
  title: 'Curves at the Counter',
  slug: 'curves-at-the-counter',
  standfirst:
    'A straight counter has two ends and makes a queue. A curved one has a middle everywhere. What the bend costs, by the meter.',
  code: 'DM 19-005',
  date: '2019-02-11',
  section: 'design-movements',
  template: 'article',
  tags: ['Fixtures', 'Service', 'London', 'Copenhagen'],
  images: ['serpentine-counter', 'fluted-counter', 'frieze-with-gap'],
  text: document(
    p(
      'The corner went out of telephones first, then out of sofas, and since about last March it has been leaving shop counters. We have drawn eighteen curved ones, in London, Copenhagen and Paris, and sat beside six. The style will pass. What the curve does to people standing at it is worth keeping.',
    ),
    p(
      'At a straight counter three customers form a line, although nobody has asked them to. There is a front and a back to it, and the third person looks at her phone. Along a convex curve three customers stand like spokes: all of them face the person serving and none of them is behind anyone. In the concave part they face one another instead, and that is where they talk, try on each other’s gloves, and stay.',
    ),
    quote(
      'I can serve two and greet a third without turning my back on anybody. It is only geometry, and my feet hurt less.',
    ),
    h2('Sixteen days beside six counters'),
    table(
      ['', 'Straight, three shops', 'Curved, three shops'],
      ['Customers greeted within 20 seconds', '54%', '81%'],
      ['Left without being spoken to', '19%', '7%'],
      ['Average time at the counter', '3 min 10 s', '4 min 25 s'],
      ['Second item added', '12%', '18%'],
    ),
    p(
      'The last line pays for the joinery. A straight counter in oak veneer costs about $1,150 a running meter. Bent to a radius of 1.5 meters it is $1,900, fluted $2,300. On fourteen meters the bend adds $10,500. With 90 sales a day at an average second item of $24, six more in a hundred is $130 a day, and the curve is paid for in eighty-one days of trading.',
    ),
    h2('Four limits'),
    ol(
      [
        bold('Not under 90 centimeters of radius.'),
        ' Tighter than that a folded shirt overhangs the edge on both sides and slides.',
      ],
      [
        bold('Never a full circle.'),
        ' Staff inside a ring are on show from behind all day, and they hate it.',
      ],
      [
        bold('One hollow for every two bulges.'),
        ' The hollow is where people linger; more of it than that and nobody can reach the till.',
      ],
      [
        bold('Square drawers.'),
        ' Let the front bend and the carcass stay straight. Curved drawers cost four times as much and hold half.',
      ],
    ),
    asset('fluted-counter'),
    p(
      'It shows in clothes as well, more quietly. Patch pockets with a round foot, collars with the point rolled off, the hem of a shirt cut as one long arc from side seam to side seam. Of 76 new blouses this spring 33 have no right angle on the front. They press badly and fold well, the reverse of what we are used to.',
    ),
    p(
      'If you take hems in while people wait, put that at the concave part and give it two stools; the reasons are in ',
      entryLink('gi-18-004', 'Hem While You Wait'),
      '. And keep returns away from the curve altogether. A person bringing something back wants an end of the counter, with nobody opposite.',
    ),
  ),
}

export const homeClothesDrawnOutdoors: DemoEntry = {
  id: 'dm-20-013',
  type: 'presentation',
  title: 'Home Clothes, Drawn Outdoors',
  slug: 'home-clothes-drawn-outdoors',
  standfirst:
    'In April we bought robes. By August the robe had reached the bakery. Six changes that let a thing made for a room go down the steps.',
  code: 'DM 20-013',
  date: '2020-08-17',
  section: 'design-movements',
  template: 'article',
  tags: ['Home', 'High summer', 'Lisbon', 'Assortment'],
  images: ['washing-court', 'robe-on-terrace', 'shirt-on-chair'],
  text: document(
    p(
      'From March to June nobody could tell us what people wore, because nobody could see them. So we asked members of staff in three cities to look out of their own windows for an hour each Saturday and write down what went by. In Lisbon, London and Copenhagen they counted 2,140 people between the middle of May and the end of July. By the last Saturday one in five was dressed in something that had been sold as nightwear, loungewear or underwear.',
    ),
    p(
      'They were not going far. The bakery, the bin, the bench, the far end of the street and back. But they were outdoors, on stone, in sun, being looked at, in cloth that had been drawn for a carpet and a lamp. It mostly failed. Hems dragged, pockets gaped, pale jersey showed whatever was under it.',
    ),
    asset('robe-on-terrace'),
    h2('Outdoors is a different drawing'),
    p(
      'Indoors, light comes from everywhere and a garment is a texture. In a courtyard at ten in the morning it comes from one side, and the garment is a shape with a shadow. A robe has to have an outline. We took the best-selling one of a member in Porto, a good waffle cotton of 240 grams, and redrew it with her pattern room over six weeks by post.',
    ),
    table(
      ['Change', 'Why', 'Added cost'],
      ['Hem up by 14 cm, to mid-calf', 'Steps', '–$0.60'],
      ['Belt sewn down at the back', 'It was lost in the street', '$0.25'],
      ['Pockets moved 6 cm forward, bar-tacked', 'Keys', '$0.40'],
      ['Collar with a stand of 2.5 cm', 'A neck, seen from across the road', '$1.10'],
      ['One inside tie', 'Wind', '$0.30'],
      ['Sleeve narrowed by 5 cm at the wrist', 'Coffee', '–$0.15'],
    ),
    p(
      'Together $1.30. She raised the ticket from $68 to $74, called it a coat on one branch’s website and a robe on the other’s, and shipped the same 400 pieces to each. The coat was gone in nineteen days. The robe has sold 260 and goes on at the usual rate. Half of the people who bought the coat had a robe from her already.',
    ),
    h2('What to expect of the autumn'),
    p(
      'We were too cautious in May, when we told members to give soft clothes a fifth of the floor and wait. The shops that gave them a third did better, and they gave it by the door. With the spacing of ',
      entryLink('me-20-011', 'The Six-Foot Floor'),
      ' there is room at last to hang each piece alone and away from the wall, as washing hangs, so that a customer standing two meters off can read the shape without touching it.',
    ),
    p(
      'Colors want to be opaque and a little rough: persimmon, mulberry, hunter green, unbleached. Stripes from the pajama are useful, since a stripe reads as a decision from any distance. Leave melange gray at home. And keep the slippers, with a rubber sole of four millimeters. They cost $3 more than felt ones and are, this week, the only footwear that nineteen of our members are reordering.',
    ),
  ),
}

export const theWorkshopLook: DemoEntry = {
  id: 'dm-21-009',
  type: 'presentation',
  title: 'The Workshop Look',
  slug: 'the-workshop-look',
  standfirst:
    'Forty-six chore jackets, 318 pockets. We filled every one of them with the thing it claims to be for.',
  code: 'DM 21-009',
  date: '2021-02-22',
  section: 'design-movements',
  template: 'article',
  tags: ['Workwear', 'Denim', 'Handwork', 'Menswear'],
  images: ['apron-wall', 'cutting-trestle', 'ruled-weave'],
  text: document(
    p(
      'A year at home has taught a great many people to saw. Hardware shops in four countries report the best eleven months on record, and the jacket that goes with it, straight, boxy, in drill or moleskin with pockets outside, is now in the collection of nearly everyone we work with. So is the apron, which until last spring was something one’s aunt wore.',
    ),
    p(
      'We bought 46 of the jackets, from $48 to $520, and laid them on the table. Between them they have 318 pockets: not quite seven each, where the French original of the 1920s had three or four. Then we fetched a carpenter’s pencil, a folding rule, a telephone, a tape, secateurs and a pair of gloves, and put each into the pocket it was evidently meant for.',
    ),
    h2('What fitted'),
    table(
      ['Pocket', 'How many', 'Held its thing, standing and kneeling'],
      ['Pencil slot', '61', '19'],
      ['Rule or tool pocket on the leg side', '38', '9'],
      ['Breast patch, telephone', '74', '41'],
      ['Hip patch, gloves or secateurs', '92', '48'],
      ['Inside', '53', '5, of things we could think of'],
      ['All', '318', '122'],
    ),
    p(
      'So 196 pockets, or 62 percent, are drawings of pockets. The pencil slot is the worst. A carpenter’s pencil is 15 millimeters wide and most slots are 22, so it falls out when one bends; a second row of stitching at 17 would hold it and costs six cents. A hip pocket needs to be 19 centimeters deep or the glove walks out. The telephone pocket is the only one that anyone had tried on.',
    ),
    asset('cutting-trestle'),
    h2('Three pockets, meant'),
    p(
      'Customers feel this before they can say it. In a member’s shop in Leeds we hung two jackets in the same 9-ounce blue drill, 305 grams to the square meter, both at $130. One had eight pockets. The other had three, each with its tool standing in it: pencil, rule, gloves. The second outsold the first by 58 to 23 in five weeks, and the tools, at $9, $14 and $22, sold 40 pieces between them. They had been meant as props.',
    ),
    p(
      'It is a look, and there is no shame in that, but it is one that people test. The jacket gets knelt in. What came back last autumn came back for the crotch of the matching trousers, the lower bar tack of the hip pocket, and buttons sewn on with a lockstitch and no shank. None of those can be seen in a photograph.',
    ),
    ul(
      ['Show the inside. A clean felled seam is the only ornament the thing has.'],
      ['Hang it on a peg. A hanger gives it shoulders, and its whole charm is that it has none.'],
      ['Sell the apron in two lengths. At 96 centimeters it trips anybody below 168.'],
      [
        'Offer the paper. The two shops that sold the jacket’s pattern beside it, as set out in ',
        entryLink('gi-19-018', 'Sell the Pattern Too'),
        ', found that one pattern in three led to a jacket.',
      ],
    ),
    p(
      'The grid of tools on a board behind the till is everywhere now and means nothing when the tools are new. Borrow some. A joiner round the corner lent us eleven for a fortnight in exchange for an apron, and took the apron.',
    ),
  ),
}
