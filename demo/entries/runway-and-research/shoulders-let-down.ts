import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const shouldersLetDown: DemoEntry = {
  id: 'rr-26-020',
  type: 'presentation',
  title: 'Shoulders, Let Down',
  slug: 'shoulders-let-down',
  standfirst:
    'After six seasons of scaffolding the sleeve begins below the bone. We counted 1,140 looks, measured 212 on the stand, and watched what happened to everyone’s arms.',
  code: 'RR 26-020',
  date: '2026-10-05',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Tailoring', 'Outerwear', 'Spring 2027'],
  images: ['looks', 'look-seated', 'back-long-coat'],
  text: document(
    p(
      'The count first. Of 1,140 looks in four cities, 408 set the sleeve more than three centimeters below the point of the shoulder. A year ago it was 171. Padding of any kind, which had been in half of all jackets since 2020, was in one of five. Nobody announced this. It simply came down, like a voice when the guests have gone.',
    ),
    p(
      'A dropped shoulder is easily got wrong. Lower the seam and leave the sleeve head as it was, and the cloth collects under the arm in a roll that no presser can argue with. The good ones take height out of the sleeve cap, between four and six centimeters, and put width into the upper arm to pay for it. Lift the arm and the hem of the jacket stays where it is.',
    ),
    table(
      ['', 'Autumn 2025', 'Spring 2027'],
      ['Looks counted', '1,096', '1,140'],
      ['Seam below the bone', '16%', '36%'],
      ['Padded', '48%', '20%'],
      ['Sleeve reaches the knuckle', '22%', '41%'],
    ),
    h2('What it does to the walk'),
    p(
      'We film the exits as well as the entrances, because people stop performing about two steps after the turn. In padded jackets the arms hung. This season they swung, crossed, went into pockets and up to the back of the neck. One model let her jacket slide off a shoulder at the turn and did not put it back; two others that day did the same, in different shows. A garment that permits a gesture will get it.',
    ),
    asset('look-seated'),
    p(
      'The coats follow. See ',
      entryLink('dm-25-012', 'Coats Like Small Buildings'),
      ' for the ones that do not: the same studios are cutting both, the wall and the slope, and showing them one after the other. Our reading is that the customer will own one of each and will not wear them in the same week.',
    ),
    h2('For the spring buy'),
    p(
      'Move two jackets in five to the low seam and leave the rest. Order them true to size: customers will size down by habit and then bring them back, so put a sign where they can read it with one arm in. And check the lining. On eleven of the samples we handled the lining was still cut for the old cap, and it had already begun to tear.',
    ),
  ),
}
