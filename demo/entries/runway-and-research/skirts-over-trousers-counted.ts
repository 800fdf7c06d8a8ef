import { asset, document, entryLink, h2, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const skirtsOverTrousersCounted: DemoEntry = {
  id: 'rr-24-013',
  type: 'presentation',
  title: 'Skirts Over Trousers, Counted',
  slug: 'skirts-over-trousers-counted',
  standfirst:
    'One look in six wore both. We counted 1,020 of them in four cities, then stood on two street corners to see who had followed.',
  code: 'RR 24-013',
  date: '2024-03-11',
  section: 'runway-and-research',
  template: 'article',
  complimentary: true,
  tags: ['Silhouette', 'Dresses', 'Seoul', 'Copenhagen', 'New York'],
  images: ['skirt-over-trousers', 'skirt-over-trousers-count', 'layer-at-the-wrist'],
  text: document(
    p(
      'Everyone agreed that it was everywhere. We distrust that sentence, so here is the count: 1,020 looks, 180 of them with a skirt, or something that fell like one, worn over trousers. That is 18 percent. In the picture below each figure stands for twenty looks, and the nine in red are the ones in question.',
    ),
    asset('skirt-over-trousers-count'),
    table(
      ['City', 'Looks', 'Skirt over trousers', 'Share'],
      ['New York', '198', '22', '11%'],
      ['London', '186', '31', '17%'],
      ['Milan', '278', '44', '16%'],
      ['Paris', '358', '83', '23%'],
      ['Together', '1,020', '180', '18%'],
    ),
    p(
      'By kind: 68 full skirts, 57 wraps, 39 apron panels covering only the front or only the back, and 16 dresses slit so high that the trousers were needed. The wraps are the ones to watch. A wrap goes on over what one is already wearing, takes no room for a zip, and comes off at a desk.',
    ),
    h2('Two hems, two speeds'),
    p(
      'It works because the two garments move differently. A trouser leg goes with the leg; a skirt is thrown by the knee and comes back when it likes. In a stride of 70 centimeters the hem of a wool skirt cut on the straight was still traveling backward when the other foot had landed. Watch for it and you will see why all the good ones are heavy below and slim beneath: 400-gram skirts over trousers no wider than 20 centimeters at the knee. Put a wide trouser under a wide skirt and both stop moving. We saw 23 of those. They looked upholstered.',
    ),
    p(
      'Length matters less than proportion. The skirt should end where a third of the leg is still to come. On the 180 the median hem was 33 centimeters above the trouser hem, and the ones that failed were those that tried for half.',
    ),
    h2('And on the street'),
    p(
      'In the last week of February two of us stood for two hours each, one at the Seongsu crossing in Seoul and one by Nørreport station in Copenhagen, and each counted 400 women as they passed. In Seoul 26 wore a skirt over trousers, in Copenhagen 19: six and a half percent, and a little under five. A year ago at the same corners it was 9 and 12. It was minus four in both places, and when we asked a few of them why, the commonest answer was that it was minus four.',
    ),
    p(
      'That is the best news in this entry. A fashion with a practical excuse lasts longer than one without. It is also how the ',
      entryLink('rr-22-011', 'second layer'),
      ' came to stay.',
    ),
    h2('What to order for autumn'),
    ul(
      [
        'A wrap skirt without a waistband, 62 centimeters long, in the two heaviest cloths of your trousers. It is an accessory and should be priced as one: under $120.',
      ],
      ['Nothing as a set. Of 70 sets a member offered in November, 52 customers asked to buy half.'],
      ['A flat front on the trouser. Two pleats under a wrap add four centimeters to anyone.'],
      [
        'One mannequin in motion. Still, the combination looks like indecision; with the back foot lifted it explains itself.',
      ],
    ),
    p(
      'Buyers over fifty will tell you they did this in 1997. They did, in bias satin over jersey, and it fell off the trouser because both were slippery. Napped cloth over smooth is the difference, and it is the first question to ask of any sample: rub the two together, and if they slide, send them home.',
    ),
  ),
}
