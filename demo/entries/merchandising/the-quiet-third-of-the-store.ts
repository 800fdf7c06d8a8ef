import { asset, document, entryLink, h2, hr, p } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theQuietThirdOfTheStore: DemoEntry = {
  id: 'me-23-010',
  type: 'presentation',
  title: 'The Quiet Third of the Store',
  slug: 'the-quiet-third-of-the-store',
  standfirst:
    'Eleven visitors in sixty-four reach the back. Stop trying to pull the rest there, and build the room those eleven want.',
  code: 'ME 23-010',
  date: '2023-05-22',
  section: 'merchandising',
  template: 'article',
  tags: ['Full price', 'Service', 'Outerwear', 'Seoul', 'Color'],
  images: ['quiet-third', 'quiet-third-plan', 'three-steps-up'],
  text: document(
    p(
      'Everything ever written about store planning says how to get people to the back. Put the basics there, the sale, the fitting rooms, the milk. We have written some of it ourselves. This spring we followed 64 visits through a shop in Seoul that is twelve meters deep and 5.2 wide, and drew each as a line. Fifty-three turned round before the eighth meter. Eleven went on.',
    ),
    asset('quiet-third-plan'),
    p(
      'Then we looked at what the eleven did, and it was the opposite of what the floor expected of them. They slowed down. They stayed for 14 minutes, against six for the others. They touched fewer things and asked more questions. They were 17 percent of the visitors and, that week, 46 percent of the takings, and the room they had walked so far to reach held two rails of last season, a fire extinguisher and a steamer.',
    ),
    h2('What was built'),
    p(
      'The last four meters were painted one blue, floor and walls. Into it went seven coats on a rail made for twenty, one armchair, a rug, and nothing else; the light was brought down to a third of the front’s and warmed. The 131 pieces that had hung there were sent to two branches or back. Everything to do with the till, and all music, stayed in the first eight. The work took four nights and cost $8,200, of which the armchair was $900.',
    ),
    p(
      'We had thought of a door, and the owner refused. She was right: a line on the floor where the color changes is enough. People stop at it, look down, and either turn or lower their voices. Nobody had asked them to.',
    ),
    asset('three-steps-up'),
    p(
      'A second member, in an old bank, had a platform at the back which he had been quoted $30,000 to remove. Three steps, 17 centimeters each. He kept it, painted the wall behind it hibiscus and hung four dresses there. Fifty-one centimeters does what the blue does. You see it from the street as a picture, and you have to mean it to go up. For those who cannot climb he has a rail of the same four at the foot, and the same chair; this should have been in our drawing from the start.',
    ),
    hr(),
    h2('Twelve weeks'),
    p(
      'In Seoul the share of visitors who go past the line has hardly moved: 17 percent before, 19 now. What they spend has gone from an average of $210 to $388. Coats, which were a fifth of turnover, are a third, and not one has been marked down. The front, with a third less floor to feed, is denser and noisier, and sells what it always sold.',
    ),
    p(
      'Three things go wrong. Staff use the chair. Stock creeps back, one “just for the weekend” rail at a time; the rule is seven pieces, and somebody signs for the eighth. And it must not be used for the sale: one Saturday of red tickets in the blue, and the regulars did not come past the line again for five weeks. Quiet is slow to make. It needs the kind of person who will still be there in the autumn, and the hours to sit with one customer; ',
      entryLink('gi-22-016', 'The Shop Closes for Lunch'),
      ' is about where such hours come from.',
    ),
  ),
}
