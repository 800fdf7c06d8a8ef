import { asset, bold, document, entryLink, h2, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theStripeHasARightSide: DemoEntry = {
  id: 'cp-14-006',
  type: 'presentation',
  title: 'The Stripe Has a Right Side',
  slug: 'the-stripe-has-a-right-side',
  standfirst:
    'Turn back a cuff and most striped shirts go pale. Some do it by accident. Ticking does it by structure, and the back is worth having.',
  code: 'CP 14-006',
  date: '2014-03-17',
  section: 'color-and-print',
  template: 'article',
  tags: ['Stripes', 'Woven', 'Shirting', 'Home', 'Milan'],
  images: ['ticking', 'ticking-turned', 'bayadere'],
  text: document(
    p(
      'We turned back 140 cuffs in Paris and Milan in February, on shirts from 31 stands, all of them striped, and wrote down what was on the other side. On 64 the back was blank or nearly so: printed. On 49 it was the same as the front: plain-woven, a little weak on both sides. On 27 it was a different cloth altogether, paler and grainier, with the stripe reduced to rows of dashes. Those 27 were ticking, and on only four of them had anyone let the back be seen.',
    ),
    p(
      'Ticking was made to keep feathers in. It is a twill that carries the warp over three and under one, beaten close enough to hold water for a minute, and striped because mattress makers liked to see the grain when they cut. All its color is in the warp. So three quarters of the color comes up on the face and one quarter is left for the back, where the undyed weft takes over.',
    ),
    asset('ticking-turned'),
    h2('The sum'),
    p(
      'The one we had woven runs on a measure of 80 ends: 32 of midnight, nine of coral, 39 of paper white. Midnight is therefore 40 percent of the warp. On the face, with three crossings in four, it covers 30 percent of what you see; on the back, with one in four, ten. Add 75 percent of sand-colored weft and you have a second cloth for the same money, the color of a bread bag, which goes with everything the first one fights.',
    ),
    table(
      ['Cloth', 'Front', 'Back', 'Price a meter, 150 cm'],
      ['Printed stripe', 'Full', 'None', '$4.10'],
      ['Plain-woven stripe', 'Half', 'Half', '$5.20'],
      ['Ticking, three over one', 'Three quarters', 'One quarter', '$6.40'],
      ['Weft stripe, ribbed', 'Nearly full', 'Nearly full', '$9.20'],
    ),
    p(
      'The last line of the table needs explaining. If the stripe is laid in by the weft instead, and beaten until the warp disappears, both sides come out alike and both come out strong. It runs across the cloth, which shirtmakers hate and cushion makers do not notice. It costs more because a loom is paid by the pick: 38 to the centimeter here, against 19 in the ticking.',
    ),
    asset('bayadere'),
    h2('What to do with a back'),
    ul(
      [
        bold('Face it.'),
        ' Cut the inner collar stand and the cuff facings wrong side out. It costs a note on the marker.',
      ],
      [bold('Turn one pocket.'), ' One. A shirt with two turned pockets looks like an error made twice.'],
      [
        bold('Sell the roll.'),
        ' In the home department, hem napkins with a 4 cm turning so that the back makes the border.',
      ],
      [
        bold('Do not wash it first.'),
        ' Ticking is stiff on the table and buyers ask for an enzyme rinse. The dashes go fuzzy and the two sides start to agree.',
      ],
    ),
    p(
      'One Milan shop with 60 square meters put the same ticking shirt out twice, once as cut and once with the facings turned, at $118 and $124. In the three weeks to 8 March it sold 22 of the first and 37 of the second. Staff said nothing about cuffs. Customers found it themselves in the mirror while pushing up a sleeve, much as they found the lining in ',
      entryLink('cp-13-002', 'Small Gingham'),
      '.',
    ),
    quote('I thought I had put it on inside out, and then I wanted to.'),
    p(
      'We had it wrong last spring, when we advised two members to buy reversible stripes as reversible garments: jackets with two fronts and double the seams. They sold badly and weighed 900 grams. People do not reverse clothes. They like to know that they ',
      italic('could'),
      ', and a turned cuff is enough to tell them.',
    ),
  ),
}

export const seersuckerIsAStructure: DemoEntry = {
  id: 'cp-24-018',
  type: 'presentation',
  title: 'Seersucker Is a Structure',
  slug: 'seersucker-is-a-structure',
  standfirst:
    'The pucker is woven in with two warps at two tensions. Anything else called seersucker is a finish, and it irons out by July.',
  code: 'CP 24-018',
  date: '2024-05-13',
  section: 'color-and-print',
  template: 'article',
  tags: ['Stripes', 'Materials', 'Tailoring', 'High summer', 'New York'],
  images: ['seersucker', 'seersucker-beams', 'seersucker-wide'],
  text: document(
    p(
      'Wet your thumb, press it into the puckered stripe and pull the cloth straight for ten seconds. If the stripe lies flat afterward, somebody crinkled it with caustic soda or a heated roller. If it climbs back into its ripples, it was woven that way and will be that way when the garment is given to a nephew. We did this to 58 summer jackets and dresses in New York and London in April. Thirty-three lay flat. All 58 said seersucker on the ticket.',
    ),
    p(
      'The word is Persian for milk and sugar, one smooth and one rough, and the loom takes that literally. It has two warp beams. One is held taut. The other is let off faster, about 118 centimeters for every meter of cloth, and those ends have nowhere to put the surplus but upward. After each pick the reed pushes the slack stripe into a small hill. The weft is the same all the way across and knows nothing about it.',
    ),
    asset('seersucker-beams'),
    h2('Why it costs what it costs'),
    p(
      'Two beams mean two let-offs to keep in step, and a loom that runs at 260 picks a minute instead of 420. There is 18 percent more yarn in the slack half, so 9 percent more in a cloth that is half slack, and the cotton is the smaller part of the bill, whatever its price is doing (see ',
      entryLink('bi-22-018', 'Cotton, Eighteen Months Later'),
      '). The price of a good one in May was $11.80 a meter. The crinkled kind was $5.30. In a jacket that takes 1.9 meters the difference comes to $12.35, which at an ordinary markup is about $50 on the ticket.',
    ),
    p(
      'It is worth $50, and for a reason most shops leave out. Only the tops of the hills touch the wearer. We put strips of both cloths on nine people’s forearms for a subway ride in 29 degrees: the woven one was against the skin over roughly a third of its area, the finished one over most of it. Every one of the nine could say, eyes shut, which arm was which.',
    ),
    h2('A stripe that has to be where it is'),
    p(
      'Since the slack ends are usually the colored ones, color and relief arrive together: blue rises, white stays down. In our lead cloth the blue is 40 ends and the flat is 30, with three ends of violet set off center in the white. Draw the stripe to any other plan and the loom will object. Narrower than 4 millimeters, the slack has no room to buckle. Wider than 25, it stops making ripples and starts making pleats, and somebody will press them.',
    ),
    asset('seersucker-wide'),
    p(
      'The wide one here goes to that limit on purpose, with a red stripe of 25 millimeters and a white one of 18, and the surface is big enough for a coat. We tried it first as trousers. The ripples at the seat were flat after two days and the rest were not, which is a way of telling strangers how one spends the week.',
    ),
    h2('On the floor'),
    p(
      'Light from above makes it look like a tired poplin. Turn one lamp to 30 degrees from the side and every hill gets its shadow; the case for doing so with all cloth is in ',
      entryLink('me-24-005', 'Light the Cloth, Not the Floor'),
      '. Hang it, never fold it: eight folded jackets press one another, and the one at the bottom becomes the return. And tell people in writing to keep the iron off. The store that sewed “Do not iron. That is the point of it” beside the size label had four complaints about creasing last summer. The summer before it had 31.',
    ),
    p(
      'Our own error is in the files under June of last year, where we called a crinkled viscose “the season’s seersucker” and recommended it for dresses. A member bought 1,400 meters. It was flat by the first wash, and we paid for the second delivery.',
    ),
  ),
}
