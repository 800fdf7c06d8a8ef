import { asset, document, entryLink, h2, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const trousersThatReachTheFloor: DemoEntry = {
  id: 'rr-16-018',
  type: 'presentation',
  title: 'Trousers That Reach the Floor',
  slug: 'trousers-that-reach-the-floor',
  standfirst:
    'After eight years of ankles, 206 hems touched the ground. What a floor does to cloth, and who pays for the last four centimeters.',
  code: 'RR 16-018',
  date: '2016-10-10',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Tailoring', 'Footwear', 'Alteration'],
  images: ['trousers-to-the-floor', 'trousers-at-the-floor', 'shirt-coat-leaning'],
  text: document(
    p(
      'Sit in the back row and look under the chairs in front. For most of this decade you would have seen ankles. This season we saw hems, 206 of them, out of 531 pairs of trousers in four cities, and of those 206 the shoe was invisible on 74. Somebody had spent a good deal of money on shoes.',
    ),
    p(
      'The cut is not a flare and should not be ordered as one. From a waist set two fingers above the navel the leg falls straight or nearly so: 68 centimeters round the thigh, 62 at the knee, 72 at the hem on the pair we measured. The side seam was 118. What makes it is the weight, 330 grams a meter and upward, because a light trouser of that length climbs the shoe and sits there.',
    ),
    asset('trousers-at-the-floor'),
    h2('How much shoe'),
    table(
      ['Break', 'Pairs', 'Hem above the floor', 'Worst enemy'],
      ['Clears the toe', '61', '2.5 cm', 'None'],
      ['Half the shoe', '71', '1 cm', 'Wet pavements'],
      ['No shoe', '52', '0 cm', 'Escalators'],
      ['Folds on the floor', '22', 'Lies on it', 'Everything'],
    ),
    p(
      'We wore them. Four of us, two pairs each, in London, over nine working days of which five were wet. At the end the half-shoe hems had a gray line a centimeter deep that came out in the wash. The no-shoe hems had lost their edge at the heel; on a plain worsted it took six days, on a cloth with a nylon binding inside the turn-up it had not begun. The pair that lay on the floor was caught in a lift and is no longer with us.',
    ),
    h2('The last four centimeters'),
    p(
      'Nobody can be sold this length from a rail. It depends on the height of one heel, and customers own several. In the stores that keep a tailor the question took a minute: put on the shoes, stand on the board, pin. In those without, 41 of 100 pairs sold in September came back, and 30 of the 41 gave length as the reason. A hem costs $14. The return cost $19 before anyone had looked at the trousers.',
    ),
    ul(
      ['Have them delivered unfinished, overlocked, with six centimeters to spare, and hem them free.'],
      ['Ask for a kick tape. It is forty cents a pair and doubles the life of the edge.'],
      [
        'Stand the fitting-room mirror on the floor. A mirror that begins at the shin sells cropped trousers.',
      ],
      ['Hang them by the hem, in clips, however the rest of the wall is done.'],
    ),
    p(
      'On that last point see ',
      entryLink('me-16-013', 'Fold or Hang'),
      ': this is the one trouser for which folding costs you the sale, since a crease across a 72-centimeter hem reads as a second, wrong hem.',
    ),
    p(
      'On size we have only one observation. The pairs that sold out first in two of three stores were the 14 and the 16, as ',
      entryLink('bi-15-014', 'they generally do'),
      ', and several of the women who bought them said it was the first fashion in years that had begun at the waist and then left them alone.',
    ),
  ),
}
