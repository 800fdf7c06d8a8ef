import { asset, document, entryLink, h2, italic, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theShirtWornAsACoat: DemoEntry = {
  id: 'rr-15-007',
  type: 'presentation',
  title: 'The Shirt Worn as a Coat',
  slug: 'the-shirt-worn-as-a-coat',
  standfirst:
    'It has a collar, a placket and two cuffs, it is 122 centimeters long, and nothing is worn over it. Where do you hang it?',
  code: 'RR 15-007',
  date: '2015-03-16',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Shirting', 'Outerwear', 'Menswear', 'Stripes', 'Assortment'],
  images: ['shirt-coat-turning', 'shirt-coat-leaning', 'beige-two-shades'],
  text: document(
    p(
      'The first came out in New York, in white, over a black suit, and we took it for a lab coat. By the last afternoon in Paris we had seen sixty-one: cotton, silk, coated linen, a felt one with mother-of-pearl. All were shirts by every test of construction. All were the outermost thing the person had on, in February.',
    ),
    p(
      'An ordinary shirt is 78 centimeters down the back. These began at 105 and the commonest length was 122, which is 44 more and ends at the knee. The side seams are slit to the hip, so the fronts and the back move apart when the wearer turns. That is the reason to make it. A coat goes round with you; a long shirt goes round a moment later.',
    ),
    asset('shirt-coat-leaning'),
    h2('Weight decides what it is'),
    table(
      ['Cloth', 'Grams per square meter', 'What customers called it', 'What they would pay'],
      ['Poplin', '118', 'A shirt, too long', '$145'],
      ['Oxford', '190', 'A shirt-dress', '$180'],
      ['Cotton drill', '265', 'A coat', '$290'],
      ['Felted wool', '340', 'A coat, and where is the lining', '$310'],
    ),
    p(
      'We had the same pattern sewn in four cloths and asked 88 people in a shop in Leeds to name it and price it. Between Oxford and drill the word changes and the price goes up by $110. The cloth itself costs $9 more. If you are going to make one, make it in drill, and spend some of the difference on a collar stand that will hold itself up in wind.',
    ),
    h2('Three places to hang it'),
    p(
      'A member with shirts on the ground floor and coats on the first let us move forty pieces about for six weeks. Among shirts it sold four. Among coats it sold eleven, mostly to people who had come up for something warmer and were tired of carrying what they had. Alone, on a single rail beside the door with an umbrella stand, it sold nineteen. The door is where one decides whether a coat is needed, and the garment is an answer to exactly that question.',
    ),
    p(
      'Stripes sold better than white, twenty-two of the thirty-four, and broad ones better than fine. A stripe makes the length legible; on white one simply sees a great deal of white. Mind which way up it is: ',
      entryLink('cp-14-006', 'The Stripe Has a Right Side'),
      ', and in an open coat both sides are seen.',
    ),
    p(
      'Men bought thirteen of them. Nobody had thought of men. The cutter had put the buttons on the right, for him, because that was the block he had, and three women asked whether they were ',
      italic('allowed'),
      ' to try one. Put a card on it that says so.',
    ),
    p(
      'For autumn we would take two weights and one length. Leave the silk to the show. And order the sleeve three centimeters longer than the shirt block gives you: it will be worn over a jersey, pushed up, and pulled down again at every door.',
    ),
  ),
}
