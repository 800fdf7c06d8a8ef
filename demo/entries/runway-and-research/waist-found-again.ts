import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const waistFoundAgain: DemoEntry = {
  id: 'rr-13-005',
  type: 'presentation',
  title: 'Waist, Found Again',
  slug: 'waist-found-again',
  standfirst:
    'After four years of the sack, 341 looks in 894 have a waist. They do not agree where it is, and the difference is 22 centimeters.',
  code: 'RR 13-005',
  date: '2013-10-07',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Tailoring', 'Dresses', 'Sizing'],
  images: ['waist-nipped', 'waist-three-heights', 'hem-in-stride'],
  text: document(
    p(
      'We count looks with a clicker in each pocket: one for every exit, one for whatever we have decided to look for that season. In September it was the waist. The left clicker stopped at 894. The right one, which a year ago had reached 196 of 880, stopped at 341.',
    ),
    p(
      'That is 38 percent against 22, and it would be a simple story if they were the same waist. They are not. Fifty-eight sat on the hip bones, where trousers left it in about 2002. Two hundred and twelve sat where a tape measure would put it. Seventy-one were under the bust, and on those the skirt did all the talking.',
    ),
    table(
      ['Where', 'Looks', 'Above the hip joint', 'How it was made'],
      ['Low', '58', '7 cm', 'Belt, tie, rib'],
      ['True', '212', '18 cm', 'Dart, seam, peplum'],
      ['High', '71', '29 cm', 'Seam, ribbon, gathers'],
    ),
    asset('waist-three-heights'),
    h2('It is the measure that varies most'),
    p(
      'A waist is expensive because no two customers have one in the same place. In July we measured 140 women in two stores, all of whom wore the same trouser size. Their hips lay within 5 centimeters of each other. Their waists were spread over 14, and the height of the waist above the hip over 6. A straight dress forgives all of that. A dress with a waist seam forgives the hip and nothing else.',
    ),
    p(
      'The better pattern rooms know it and have put the waist where it can be moved. Of the 212 true waists, 83 were made by something that could be untied. Peplums did well for another reason: the flare begins a finger’s width below the seam, so that a seam sitting a little high looks meant. On the one we drew, the peplum stands off 9 centimeters at the hip and hides the top of the skirt entirely, which lets the skirt be cut a size larger without anyone knowing.',
    ),
    h2('What we would order'),
    p(
      'Three jackets in ten with a seamed waist, and none of them below a two-centimeter seam allowance at the side: somebody will let it out in the first week. Four in ten with a belt or a tie. The remaining three straight, for the customer who stopped having a waist in 2009 and was glad. Do not buy the low one. It belongs to the under-twenties and they already own it.',
    ),
    p(
      'Buy it early, too. The argument of ',
      entryLink('bs-13-008', 'Buy Less, Earlier'),
      ' holds double here, because the fittings take a fortnight longer than for a sack. And where the waist is a seam, prefer a small check to a plain. ',
      entryLink('cp-13-002', 'Small Gingham'),
      ' at eight threads shows at once whether the seam is level, in the factory, where it can still be unpicked.',
    ),
    p(
      'We were wrong about one thing. In March we told members that belts would carry it. Of the 341 waists only 64 were belted over the cloth; the rest were cut. Those who bought belts on our word have our sympathy and, we hope, some long coats.',
    ),
  ),
}
