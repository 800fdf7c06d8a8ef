import { asset, document, entryLink, h2, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const oneMannequinFewer: DemoEntry = {
  id: 'me-19-015',
  type: 'presentation',
  title: 'One Mannequin Fewer',
  slug: 'one-mannequin-fewer',
  standfirst:
    'Take one figure off the platform and leave its plate. The four that stay will sell more than the five did.',
  code: 'ME 19-015',
  date: '2019-09-16',
  section: 'merchandising',
  template: 'article',
  tags: ['Windows', 'Silhouette', 'Lighting', 'New York'],
  images: ['one-mannequin-fewer', 'busts-on-steps', 'window-one-coat'],
  text: document(
    p(
      'Five figures in a row, 90 centimeters from plate to plate, are a queue. The eye goes along it at one speed and gets off at the end. We had five on the platform of a department store floor in New York in July, each in a full look, and 1,260 passers-by in two days. Asked at the escalator, 31 percent could describe one of the five. It was nearly always the first or the last.',
    ),
    p(
      'On the third day we lifted out the fourth figure, unscrewed nothing, and left the plate, the rod and the lamp. The gap was 2.05 meters. We did it to find out what the minimum was. Description went up to 44 percent, and the figure on the far side of the gap, which had been nobody’s favorite, was named by more people than any other.',
    ),
    table(
      ['Figures on five plates', 'Could describe one', 'Touched a look', 'Sold, per day'],
      ['Five', '31%', '38', '6.0'],
      ['Four, gap at the end', '33%', '37', '6.5'],
      ['Four, gap beside the last', '44%', '61', '9.0'],
      ['Three, two gaps', '42%', '55', '8.5'],
      ['Two', '29%', '24', '4.0'],
    ),
    p(
      'A gap at the end of the row does nothing; it reads as a shorter row. It has to be inside, off the middle, and it has to look as if someone had been there. The rod helps. So does the lamp: switched off, the effect shrank by half. People look at a lit empty place because something is owed to it.',
    ),
    h2('What the fifth one cost'),
    p(
      'A figure of the better sort is $940 and lasts seven years: $134 a year. It is dressed 26 times, by two people, in 35 minutes, which at $18 an hour comes to $546. Each time it wears about $600 of stock that comes off creased and pinned, and loses on average $30 of its price; that is another $780. So $1,460 a year, standing still.',
    ),
    asset('busts-on-steps'),
    p(
      'For the same money there are three busts, on steps of different heights, the highest at 65 centimeters. A bust shows a collar, a shoulder and a waist. It has no trousers to pin and no wig, one person dresses it in six minutes, and it can be changed on a Tuesday because someone felt like it. We would keep figures for whatever hangs from the hip and for nothing else.',
    ),
    h2('How to take one out'),
    ul(
      ['Photograph the row and cover each figure in turn with your thumb. Remove the one you do not miss.'],
      [
        'Leave the plate. If the plate must go, chalk its outline; two stores did, and the chalk was photographed more than the clothes.',
      ],
      ['Do not close up. The moment the others move to equal distances it is a queue of four.'],
      ['Bring the fifth back for the sale, naked, with a ticket on it.'],
    ),
    p(
      'We first argued for less in a window in ',
      entryLink('cd-16-003', 'The Window Has One Sentence'),
      ', and were told that a floor is different, because on a floor people have time. They have about four seconds more.',
    ),
  ),
}
