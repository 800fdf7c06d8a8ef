import { asset, document, entryLink, h2, italic, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const herringboneReadBackwards: DemoEntry = {
  id: 'cp-17-019',
  type: 'presentation',
  title: 'Herringbone, Read Backwards',
  slug: 'herringbone-read-backwards',
  standfirst:
    'A twill walks to the right, changes its mind and walks to the left. Where it turns, and after how many threads, is the whole design.',
  code: 'CP 17-019',
  date: '2017-10-09',
  section: 'color-and-print',
  template: 'article',
  tags: ['Woven', 'Outerwear', 'Tailoring', 'London', 'Offcuts'],
  images: ['herringbone', 'herringbone-draft', 'herringbone-widening'],
  text: document(
    p(
      'Ask a weaver for a herringbone and you will be asked two things back: how many ends before the turn, and what happens at it. The second is where coats are won. If the twill turns on a shared thread the point is sharp and the cloth is a chevron, soft, with a float of three at every tip that catches on rings. If one thread is skipped, so that whatever was up in the last end is down in the next, the point is cut off clean. That is herringbone, and the cut is what makes it look like bone.',
    ),
    asset('herringbone-draft'),
    p(
      'The draft above is the entire instruction. Four shafts, lifted in pairs; the threading climbs for twelve ends, jumps two places and comes down for twelve. Read from the right it is the same draft. We mention this because a member’s factory read one from the right last year, then threaded the body from one end of it and the sleeves from the other, and 600 coats were delivered with the bones running up on the left arm and down on the right. Nobody in the chain saw it. Customers did, in the way they see a picture hung crooked, and could not say what they had seen.',
    ),
    h2('Twelve, and not eight'),
    p(
      'Jacket herringbones turn every six or eight ends, on a cloth with 20 to the centimeter. Bone of that size reads as gray at four meters and always has. The coatings that people crossed the aisle for in London this September turn at twelve, on a thick yarn with 8 ends to the centimeter, which makes a bone of 15 millimeters. We measured 52 coats on rails in nine shops and stood beside them.',
    ),
    table(
      ['Width of the turn', 'Ends at 8 to the cm', 'Coats', 'Touched, in one hour'],
      ['5 mm', '4', '14', '9'],
      ['10 mm', '8', '17', '21'],
      ['15 mm', '12', '12', '38'],
      ['30 mm', '24', '6', '13'],
      ['60 mm', '48', '3', '2'],
    ),
    p(
      'Fifteen is about the width of a thumb, and thumbs are what people used. Above 30 the turn is so rare that the cloth is taken for a stripe, and the hand waits for the next one before it decides. The widening cloth shows the whole scale in one width, from 4 ends to 48 and back. We had it woven as a ruler. Two designers asked to buy it.',
    ),
    asset('herringbone-widening'),
    h2('Where the turns should fall'),
    p(
      'A coat back is 46 to 52 centimeters across the shoulders, so it holds about 32 bones of 15 millimeters. Put a turn on the center back seam and match outward from there. Do the same at the front edge, and let the side seams come out as they will; nobody has ever walked around a person to check. The set-in sleeve should turn at the shoulder point. It adds four minutes a coat at the marker and nothing at the machine.',
    ),
    p(
      'We add one thing to the classic cloth: four ends of paprika at every fourth turn, two on each side of the cut. They are 8 percent of the warp. At arm’s length they are a red line; at five meters they make the brown look expensive. Our first sample had them in the middle of the bone, where they read as a mistake in the lining showing through.',
    ),
    quote('You feel it is straight. You only notice if it isn’t.'),
    h2('Weight, price, quantity'),
    p(
      'It is a 620-gram cloth at $31 a meter, against $24 for a plain melton of the same weight, and a coat takes 2.6 meters: $18.20 more in the cloth. The six shops that stocked both asked $90 more for it and sold 1.4 of the herringbone to every melton. After the ',
      entryLink('rr-17-010', 'Forty Minutes of Beige'),
      ' in March we expected the opposite and told several of you so. A plain front, it seems, was wanted on the runway and a figured one in the bus queue.',
    ),
    p(
      'Order it long. A mill will thread twelve-and-twelve for anyone, but the paprika has to be drawn in by hand at each fourth turn, a day’s work, and no one will do that for under 400 meters. The arrangement in ',
      entryLink('bs-16-015', 'Own the Mill for a Week'),
      ' would cover it with room to spare. And keep the offcuts in one piece: ',
      italic('gussets, half belts and under-collars'),
      ' cut with the bone turned sideways used 90 of the 110 meters that one maker had written off.',
    ),
  ),
}
