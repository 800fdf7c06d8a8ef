import { asset, document, entryLink, h2, hr, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const ornamentOnProbation: DemoEntry = {
  id: 'dm-22-007',
  type: 'presentation',
  title: 'Ornament, on Probation',
  slug: 'ornament-on-probation',
  standfirst:
    'It is allowed back, in one place per garment and for twelve weeks. After that the till decides whether it may stay.',
  code: 'DM 22-007',
  date: '2022-06-20',
  section: 'design-movements',
  template: 'article',
  tags: ['Dresses', 'Shirting', 'Handwork', 'Full price'],
  images: ['ruff-capital', 'frieze-with-gap', 'pleated-portico'],
  text: document(
    p(
      'For six or seven years a ruffle had to be explained. This spring it did not. Among the 620 pieces we pulled from February to May, 140 had one piece of ornament and no more: a scalloped collar, a ruff, a row of shells in cord, a band of smocking. Another 38 had ornament in several places, and looked like costume. The rest had none. What interests us is the 140, because nobody agreed on it and everybody did it.',
    ),
    p(
      'One is a discipline. A column with a plain shaft and a carved capital is a classical order; a column carved all the way up is a fairground. On a garment the plain part has to be properly plain, dense cloth, no topstitch, no contrast button, so that the eye goes to the decorated place and is let go again.',
    ),
    asset('frieze-with-gap'),
    h2('Where it was put, and what happened'),
    table(
      ['Place', 'Garments', 'Sold at full price in 12 weeks'],
      ['Collar', '58', '71%'],
      ['Cuff', '31', '64%'],
      ['Hem', '27', '49%'],
      ['Pocket', '24', '38%'],
      ['All', '140', '60%'],
    ),
    p(
      'The collar wins for a dull reason: it shows on a call. Two and a half years of being seen from the breastbone up have trained people to dress that part and leave the rest. But the cuff does nearly as well, and hands are not on screen much. We watched fittings. Customers raise an ornamented cuff to their own eyes, several times, as one looks at a watch. The hem they see once, in the mirror; the pocket never.',
    ),
    h2('The terms'),
    p(
      'Five members agreed to treat every ornament as a trial. It is bought for twelve weeks, at a tenth of the style’s quantity, with the plain version beside it at the same price. If 60 percent has gone at full price by the last Friday it is taken into the range. If not, it is unpicked. We mean that: eleven styles were chosen so that the decoration sits on a separate piece, and the workshop can have it off in nine minutes.',
    ),
    ol(
      ['Same price for both. Otherwise you are testing the price.'],
      ['Plain on the left. People look from plain to fancy and seldom back.'],
      ['No picture of it anywhere. It must stop someone who did not come for it.'],
      [
        'A date on the swing ticket, small: the day the trial ends. Staff liked this more than customers did.',
      ],
    ),
    p(
      'Nine of the eleven passed. The two that failed were both lace, and both very pretty. The best was a ruff: 2.4 meters of cotton organdy, box-pleated, fifty minutes of work, $19 on the cost of a $165 shirt whose plain twin costs the same to buy. Margin on the ruffed one was eleven points lower and it sold four times as fast. One shop has asked to charge for it. We have asked them to wait until week thirteen.',
    ),
    quote('The plain one is for work. The other one is for the day I want to be asked about.'),
    p(
      'Layering helps. Where a second collar shows above the first, as in ',
      entryLink('rr-22-011', 'The Second Layer Shows'),
      ', ornament can live on the under piece and be put away. And look at buildings before you brief it. The rows of shells and roses on the tiled fronts in ',
      entryLink('tg-22-006', 'Porto, Through Nine Doors'),
      ' stop at exactly the height where a passer-by would brush against them.',
    ),
  ),
}

export const visibleJoints: DemoEntry = {
  id: 'dm-24-006',
  type: 'presentation',
  title: 'Visible Joints',
  slug: 'visible-joints',
  standfirst:
    'Pegs, wedges, seams on the outside. When people can see how a thing goes together they believe that it could be mended.',
  code: 'DM 24-006',
  date: '2024-09-09',
  section: 'design-movements',
  template: 'article',
  complimentary: true,
  tags: ['Repair', 'Tailoring', 'Fixtures', 'Copenhagen'],
  images: ['joint-apart', 'sleeve-joint', 'lattice-screen'],
  text: document(
    p(
      'At the Copenhagen fair in June there was a stool with a wedge through its leg, and people queued to push the wedge in and out. The stool beside it was by the same maker, in the same ash, glued. It was $40 cheaper and nobody touched it. We have been thinking about that queue all summer.',
    ),
    p(
      'A joint that can be seen tells you three things at once: that there are parts, that somebody put them together, and that somebody could take them apart. The third is the new one. In a panel of 400 shoppers we ran in July, 68 percent said they would rather buy a thing that can be repaired; asked how they could tell, the largest group, 41 percent, said “if I can see how it’s made.” Only nine percent mentioned a label.',
    ),
    h2('The armhole is a mortise'),
    p(
      'In clothing the joint that matters is where the sleeve goes into the body. It carries the weight of the arm some thousands of times a year, and in the repair ledgers of six members it accounts for 42 percent of jackets brought in. Usually it is buried: seam inside, lining over it, tape over that. To get at it takes a tailor seventy minutes, fifty of them spent opening and closing.',
    ),
    asset('sleeve-joint'),
    p(
      'Eleven houses showed jackets this season with the armhole outside: the allowance turned toward the sleeve, folded once and felled down by hand or machine in a thread that does not match. It takes eleven minutes longer to make, which at $21 an hour is $3.85. And it takes twenty-five minutes to mend.',
    ),
    table(
      ['', 'Buried armhole', 'Felled outside'],
      ['Making, minutes', '34', '45'],
      ['Mending, minutes', '70', '25'],
      ['Mending at $36 an hour', '$42.00', '$15.00'],
      ['Both, once in its life', '$53.90', '$30.75'],
    ),
    p(
      'The last line counts making at $21 an hour and mending at $36. Over the life of a jacket that is mended a single time, the visible joint is $23.15 cheaper for whoever pays, and under a repair promise that is you.',
    ),
    h2('Joints on the floor'),
    p(
      'Fixtures are going the same way, for a reason of their own. A rail that is wedged and pegged can be knocked down by two people in a quarter of an hour, goes up a staircase, and leaves no screw holes. A member with nine branches replaced 60 welded rails with ash ones at $310 apiece and has since moved every one of them at least twice. She used to hire a van and a man with a grinder.',
    ),
    ul(
      [
        'Let the thread differ by one shade, not five. Brown on navy reads as a joint; orange reads as a joke.',
      ],
      [
        'Put the mend price on the ticket beside the price. “$280. Sleeve reset, $15.” It was read aloud in the shop eleven times in one Saturday.',
      ],
      ['Train one person to point. A finger run once along the seam sells more than the sentence.'],
      [
        'Say who did it, as in ',
        entryLink('gi-23-005', 'Name the Maker on the Ticket'),
        '. A seam with a name on it comes back for repair to the shop it came from.',
      ],
    ),
    p(
      'There is a false version about: topstitching that imitates a felled seam over an ordinary one, pegs glued into holes that go nowhere. Of 57 “visible” joints we took apart in August, 16 held nothing. Those are ornament, which has its own terms, set out in ',
      entryLink('dm-22-007', 'Ornament, on Probation'),
      '. The test is to pull the peg.',
    ),
  ),
}

export const theNewFormalIsSlow: DemoEntry = {
  id: 'dm-26-004',
  type: 'presentation',
  title: 'The New Formal Is Slow',
  slug: 'the-new-formal-is-slow',
  standfirst:
    'Trains, pleats, six-layer collars. Dressing up again, in things that take nine minutes to put on and cannot be hurried down a stair.',
  code: 'DM 26-004',
  date: '2026-01-19',
  section: 'design-movements',
  template: 'indesign',
  tags: ['Dresses', 'Tailoring', 'Spring 2026', 'Silhouette', 'Rental and resale'],
  images: ['train-on-stair', 'collar-stair', 'pleated-portico'],
  embed:
    '<iframe src="/embeds/the-new-formal-is-slow.html" title="The New Formal Is Slow, the book in six spreads"></iframe>',
  text: document(
    p(
      'We collect invitations. Members’ customers send them to us after the event, and from 2025 we have 212: weddings, openings, degree days, two funerals. On 131 of them, 62 percent, there is a line about clothes. In 2022 it was on 27 percent. The lines have changed as well. “Dress to dance” has all but gone; “long,” “dark” and, eleven times, “please take your time” have come in.',
    ),
    p(
      'What people put on to obey is the subject of this book. It is formal clothing without the old machinery of formality: no bow tie, no heel, no boning. Its formality lies in how long it takes. We timed 34 fittings. A cocktail dress of 2019, with a zip, goes on in fifty seconds. A pleated column with a wrapped neck took three minutes forty, a coat-gown with a train six minutes, and a collar in six layers of felt, pinned one after another by a second person, nine.',
    ),
    h2('It slows the room as well'),
    p(
      'A train of two meters sets the pace of everybody behind it. On the staircase in our drawing the wearer took 31 seconds for nine steps; in trousers she took six. At the three events where we stood with a watch, the guests in slow clothes arrived earlier, sat less and left later than the others. One caterer told us she now asks hosts about the dress line before she fixes the hour for dinner.',
    ),
    asset('collar-stair'),
    h2('Sell the hour with it'),
    table(
      ['', 'Zip dress', 'Pleated column', 'Gown with train'],
      ['Ticket', '$390', '$640', '$980'],
      ['Fitting, minutes', '20', '45', '75'],
      ['Alteration, average', '$22', '$48', '$95'],
      ['Worn in the first year', '2.1 times', '1.8 times', '1.2 times'],
      ['Rented on afterward', '4%', '19%', '46%'],
    ),
    p(
      'The last two lines belong together. A garment worn once in its first year is a poor purchase and an excellent lease, and customers have worked that out. Of the gowns with trains sold by four members since September, nearly half have already been lent or let, a third of those through the shop that sold them. The shop takes 30 percent and does the hem again each time. On its third outing a $980 gown has earned the house another $205.',
    ),
    ul(
      [
        'Give the appointment seventy-five minutes and two people. In forty-five the train stays on the hanger.',
      ],
      ['Fit it on stairs. If there are none, build three; the drop over an edge is what is being bought.'],
      ['Flat shoes in the room, always, in five sizes.'],
      ['One loud, one pale, one ink. A wall of colors makes people quick.'],
    ),
    p(
      'Some of it grew out of ',
      entryLink('dm-25-012', 'Coats Like Small Buildings'),
      ': once a coat will stand by itself, a gown may. Some of it comes from ',
      entryLink('rr-23-008', 'A Suit With No Buttons'),
      ', where fastening was first given back to the hands. And some of it is simply that people have been hurried for years by things without sleeves.',
    ),
    hr(),
    p(
      'A caution, in figures. Formal is 7 percent of our members’ units and has asked for 16 percent of their fitting-room hours since October. It pays at full price and nowhere else. Anyone tempted to mark a train down in July should look at what it costs to stand behind it.',
    ),
  ),
}

export const thinWalls: DemoEntry = {
  id: 'dm-26-018',
  type: 'presentation',
  title: 'Thin Walls',
  slug: 'thin-walls',
  standfirst:
    'Cloth of forty grams is dividing shops and covering coats. You can see what is behind it, and that is what it is for.',
  code: 'DM 26-018',
  date: '2026-08-24',
  section: 'design-movements',
  template: 'article',
  tags: ['Autumn 2026', 'Spring 2027', 'Fitting rooms', 'Lighting', 'Materials'],
  images: ['thin-screen', 'thin-walls', 'quilted-vaults'],
  text: document(
    p(
      'A wall used to be a thing one could lean on. In nine of the twenty-two shops we measured this summer it is now a sheet of voile on a wire, from ceiling to two centimeters above the floor, and behind it somebody is trying on a coat. You cannot see who. You can see that the coat is red.',
    ),
    p(
      'The cloth is between 35 and 60 grams to the square meter: silk organza, cotton voile, a Japanese polyester so fine that the mill sells it by the kilo. One layer lets about two thirds of the light through and keeps the outline of what it covers. Two layers keep the color and lose the outline. Three are a wall. Shops have been buying by that arithmetic without having written it down, so we did.',
    ),
    table(
      ['Layers of 40-gram voile', 'Light that passes', 'What is seen at two meters'],
      ['1', '66%', 'Outline, color, movement'],
      ['2', '44%', 'Color and movement'],
      ['3', '29%', 'That somebody is there'],
      ['4', '19%', 'Nothing'],
    ),
    h2('As partition'),
    p(
      'It costs $38 a square meter hung, with the track, against $210 for a stud wall, and it needs no permit. A member in Milan divided 90 square meters into four rooms in one evening and moved the divisions three times in July. Her fitting-room queue halved, because a person behind two layers is visibly in there and the others go and look at something else. Theft did not change. She had expected it to rise.',
    ),
    p(
      'It must be lit from the far side. With a lamp in front, organza is an opaque white sheet with a shine; with the lamp behind, it disappears and the coat comes forward. That is the reverse of what ',
      entryLink('me-24-005', 'Light the Cloth, Not the Floor'),
      ' advises, and both are right: here the cloth to light is the second one.',
    ),
    asset('thin-walls'),
    h2('As garment'),
    p(
      'On the runways for autumn we counted 126 looks with a transparent layer outermost, over wool more often than over skin: 81 of the 126. A coat in 40-gram organza, cut one size up and worn on top of a lacquer-red overcoat, weighs 190 grams and turns the red to rose wherever it falls. ',
      italic('Rose in front, red at the cuff.'),
      ' It is the second layer of ',
      entryLink('rr-22-011', 'The Second Layer Shows'),
      ' put outside in.',
    ),
    p(
      'We ordered three for a test and asked what people thought the outer coat was for. Rain, said the first eleven. It is for nothing of the sort; it wets through at once. But 26 of 40 customers tried it on over what they had come in wearing, which no coat has managed before, and seven bought one at $175. The seven coats underneath were between one and nine years old.',
    ),
    quote('It made my old coat look as if I had meant to keep it.'),
    p(
      'Two practical matters. Organza shows every press mark, so ship it rolled. And price it under $200. Above that, people look for the part they are paying for, and can see straight through it.',
    ),
  ),
}
