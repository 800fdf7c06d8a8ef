import { asset, document, entryLink, h2, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theBeltGoesOutside: DemoEntry = {
  id: 'rr-18-021',
  type: 'presentation',
  title: 'The Belt Goes Outside',
  slug: 'the-belt-goes-outside',
  standfirst:
    'Over the coat, over the jacket, over the knit: 290 belts held up nothing at all. An accessory becomes a way of cutting cloth.',
  code: 'RR 18-021',
  date: '2018-10-08',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Accessories', 'Outerwear', 'Silhouette', 'Assortment'],
  images: ['belt-outside', 'belt-from-behind', 'waist-three-heights'],
  text: document(
    p(
      'A belt through loops keeps trousers up. A belt over a coat keeps nothing up; it moves cloth from one place to another, and by doing so it alters the coat more than any pattern cutter could in an afternoon. We saw it 290 times in 1,004 looks. In autumn 2017 we saw it 88 times in 981, and most of those were trench coats, which come with an excuse.',
    ),
    table(
      ['Belted over', 'Looks', 'With loops'],
      ['Coats', '143', '41'],
      ['Jackets', '96', '22'],
      ['Knitwear', '51', '15'],
      ['Together', '290', '78'],
    ),
    p(
      'The second column is the interesting one. Two hundred and twelve of the 290 had no loops. The coat had been designed without a belt, finished without a belt, and belted in the last hour by someone with a length of cord. We know, because we asked in eleven showrooms, and in seven the cord was still on the floor.',
    ),
    h2('Everything happens behind'),
    p(
      'From the front a tied coat is a knot and a V. All the cloth that used to be ease has to go somewhere, and it goes to the back, where nobody in the shop looks. On a coat with 20 centimeters of ease at the waist we counted nine folds, seven of them behind. If the cloth is thick they stand out like a bustle. If it is checked they break the check, which we rather liked.',
    ),
    asset('belt-from-behind'),
    p(
      'So the belt asks for less cloth than the coats on your rail already have. Ten to twelve centimeters of ease can be gathered by anyone; beyond sixteen the wearer needs help. That rules out most of the big coats of the last three winters, which is a pity, since those are the ones customers own and would like to make new.',
    ),
    h2('Cord, webbing, leather'),
    p(
      'Cord is the one to stock. It costs $1.10 a meter, takes a knot, weighs nothing and comes in colors. The good length is 2.10 meters: once round, a knot, and a tail that reaches the knee. Shorter tails look like a dressing gown. A member cut forty lengths in three colors, finished the ends with a whipping of thread, and sold them from a bowl at the till for $18. They lasted nine days.',
    ),
    ul(
      ['Leather slides down unless the coat has a waist already. Sell it with jackets.'],
      ['Webbing with a buckle stays put, and cuts the coat in two. Sell it to tall people.'],
      [
        'A belt in the coat’s own cloth comes back. Of 60 sold on coats last winter 24 were lost by March, and the coat looks bereft without it.',
      ],
    ),
    p(
      'When we last wrote about the middle of the body, in ',
      entryLink('rr-13-005', 'Waist, Found Again'),
      ', we told you that belts had been a wrong guess of ours. Five years later they are right. The difference is that the waist is now made by the person wearing it, on the day, at the height she likes, and undone at lunch. Of 38 women who bought a cord, 31 told us they tie it somewhere else than the shop assistant did.',
    ),
    p(
      'Put one belted and one unbelted coat side by side in the window, same coat, same size. It is the only demonstration that needs no words, and it sells both: the store that did it moved 22 coats in October against 13, and 9 of the 22 went out with no belt at all. For cloths that take a fold kindly start with ',
      entryLink('cp-17-019', 'Herringbone, Read Backwards'),
      '.',
    ),
  ),
}
