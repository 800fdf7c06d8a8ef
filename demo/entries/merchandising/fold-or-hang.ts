import { asset, bold, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const foldOrHang: DemoEntry = {
  id: 'me-16-013',
  type: 'presentation',
  title: 'Fold or Hang',
  slug: 'fold-or-hang',
  standfirst:
    'Eighteen knits take 64 centimeters folded and almost two meters hung. The meter and a third between is a decision.',
  code: 'ME 16-013',
  date: '2016-09-05',
  section: 'merchandising',
  template: 'article',
  tags: ['Knitwear', 'Fixtures', 'Full price', 'Denim'],
  images: ['fold-or-hang', 'fold-in-five', 'table-from-above'],
  text: document(
    p(
      'Every autumn somebody asks us whether knitwear should be folded or hung, and every autumn we have said that it depends. This year we took the same eighteen lambswool crew necks to three shops and did both, two weeks each way, topped up every evening. Now we can say on what. The figures are the average of the three.',
    ),
    table(
      ['Eighteen knits, two weeks', 'Folded', 'Hung'],
      ['Length of wall', '0.64 m', '1.97 m'],
      ['Taken out and looked at', '66', '131'],
      ['Tried on', '31', '38'],
      ['Sold', '14', '15'],
      ['Minutes spent putting right', '212', '58'],
      ['Sold per meter', '21.9', '7.6'],
    ),
    p(
      'Twice as many hands for one more sale. Hung, a knit is a color among colors: people run a finger along the sleeves and walk on. Folded, it has to be chosen before it can be touched, and someone who has disturbed a pile feels that she owes it something. Of those who unfolded one, 47 percent tried it on. Of those who took down a hanger, 29.',
    ),
    h2('Which is which'),
    p(
      bold('Fold'),
      ' what has one idea, and shows it on the chest: a crew neck, a jean, a plain shirt in five blues. ',
      bold('Hang'),
      ' what has its idea lower down or behind: anything with a hem that dips, a back, a print placed below the waist, a sleeve set in a way that needs explaining. Cashmere under 200 grams should be folded regardless, since the hanger gives it shoulders of its own in about nine days.',
    ),
    p(
      'Jeans are the exception that earns money. Folded they sell by size and cannot be browsed; hung by the loop they cannot be seen. One of the three shops hung one pair of each cut, face out, over the pile it came from. It cost nine hooks at $2.40. Jeans were tried on a fifth more often, and the piles stayed squared.',
    ),
    h2('The fold itself'),
    asset('fold-in-five'),
    ol(
      [
        'Face down, sleeves out, and stroke the hem flat. If the side seams are not straight now they never will be.',
      ],
      ['One side in to the edge of the neck, the sleeve turned down along it.'],
      ['The other. The two cuffs should lie beside each other and not on each other.'],
      ['Hem up by a third, then over again.'],
      [
        'Turn it. 34 by 40 centimeters, with the neck centered, in forty seconds. Anyone can be taught it by noon.',
      ],
    ),
    p(
      'Use a board for the first week and then hide it. A board makes every pile identical, and a wall of identical piles goes back to being furniture.',
    ),
    p(
      'The hour and a quarter a week that folding costs over hanging is real. In a shop with one person on weekdays we would fold one bay in three and hang the rest at 1.46 meters, with something low underneath for the eye to finish on. And if the choice is between a tidy rail and an untidy pile, hang. Last year’s argument about ',
      entryLink('me-15-009', 'tables'),
      ' was about leaving one thing open. It was never about leaving eight.',
    ),
  ),
}
