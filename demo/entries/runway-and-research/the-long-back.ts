import { asset, document, entryLink, h2, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theLongBack: DemoEntry = {
  id: 'rr-25-006',
  type: 'presentation',
  title: 'The Long Back',
  slug: 'the-long-back',
  standfirst:
    'From the third row one sees people leave. This season 148 coats and dresses were longer behind than before, some by half an arm.',
  code: 'RR 25-006',
  date: '2025-03-17',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Autumn 2025', 'Outerwear', 'Dresses', 'Returns'],
  images: ['back-long-coat', 'back-cut-low', 'back-three-leaving'],
  text: document(
    p(
      'We have never been important enough for the front row and have come to prefer the third. From there the entrance is a row of heads. The exit, once the model has turned at the end and come back past the photographers, is all yours: nape, shoulder blades, center seam, hem. This season somebody had designed for us.',
    ),
    p(
      'Of 1,096 looks, 148 were at least ten centimeters longer behind than in front. Not trains, which are for weddings, and not shirt-tails either; whole coats and dresses whose hem ran downhill from the shin to the heel. The middle value was 18 centimeters. The longest coat gave 26, and it cleared the floor by nothing.',
    ),
    table(
      ['Back longer by', 'Looks', 'Mostly'],
      ['10 to 15 cm', '62', 'Jackets, shirts'],
      ['15 to 25 cm', '51', 'Dresses'],
      ['More than 25 cm', '35', 'Coats'],
    ),
    asset('back-long-coat'),
    h2('Cutting for people who are leaving'),
    p(
      'A coat hangs from the shoulder blades. Add length behind and you add weight where it already pulls, so the collar is dragged off the nape and the fronts gape. The good ones had moved the shoulder seam two centimeters forward to pay for it and put a pleat, 12 to 16 deep, from between the blades to the hem. Standing, the pleat is shut. In a step it opens, and what shows is a darker strip, like the inside of a book.',
    ),
    p(
      'Dresses did the opposite and took cloth away. Forty-four were cut low, to a median 34 centimeters below the nape, which is the waist on most people. The V is held by nothing except its own bias and, in three cases out of four, a narrow tape inside from armhole to armhole. Ask to see the tape. Without one the back stands off the moment the wearer sits.',
    ),
    asset('back-cut-low'),
    quote(
      'Nobody ever complimented me from behind before. It takes a moment to know what to do with your face.',
    ),
    h2('Nobody photographs it'),
    p(
      'Here is the trouble for anyone who sells at a distance. We went through the product pages of 30 coats with a shaped back at seven members. Twelve had no picture of the back. Of the eighteen that did, it was the fourth or fifth picture, and visitors look at 2.6. The coats with no back view were returned at 31 percent; those where we had it moved to second place, for five weeks, at 19. The reason given most often changed from “not as described” to “too long,” which is at least a conversation.',
    ),
    p(
      'In the shop, turn the form round. One form in a row of four with its back to the street stopped more people than the other three together, in a test with the same method as ',
      entryLink('me-25-003', 'Windows Read at Walking Speed'),
      '. Two of the four windows we tried had a mirror behind, so that the front could be seen as well. It made no difference. People wanted the back.',
    ),
    h2('The order'),
    p(
      'Coats at 15 centimeters, no more: every escalator in every store agrees. Grade the difference, too. A back that is 18 longer on the sample is 18 longer in all sizes if nobody says otherwise, and on a customer of 158 centimeters that is the floor. We saw a supplier who grades it as a share of height, one tenth, and has fewer returns than anyone. As for trousers, wear them narrow beneath. The ',
      entryLink('rr-24-013', 'skirts over trousers'),
      ' of last year were practice for this.',
    ),
  ),
}
