import { asset, document, entryLink, h2, ol, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const hemsAtMidCalfEverywhere: DemoEntry = {
  id: 'rr-14-012',
  type: 'presentation',
  title: 'Hems at Mid-Calf, Everywhere',
  slug: 'hems-at-mid-calf-everywhere',
  standfirst:
    'Almost half of all skirts stop 31 centimeters from the floor. On the stand this looks settled. On customers it is four lengths.',
  code: 'RR 14-012',
  date: '2014-09-29',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Dresses', 'Sizing', 'Footwear'],
  images: ['hem-in-stride', 'hems-one-height', 'waist-nipped'],
  text: document(
    p(
      'There is a photograph from the second day in London in which eleven people wait to cross a road. Nine are in skirts, and a ruler laid across the print touches every hem. None of them had been in a show. They were going to one.',
    ),
    p(
      'Inside it was the same. We counted 388 skirts and dresses and wrote down where each ended, measured from the floor against a strip of tape we had put on the wall beforehand with the help of a friendly electrician.',
    ),
    table(
      ['Hem', 'Skirts and dresses', 'Share', 'A year ago'],
      ['Above the knee', '97', '25%', '46%'],
      ['At the knee', '64', '16%', '29%'],
      ['Mid-calf', '183', '47%', '14%'],
      ['Ankle or floor', '44', '11%', '11%'],
    ),
    p(
      'The middle of the mid-calf group lay at 31 centimeters, and two thirds were within three of it. Designers who agree about nothing else had found the same place: just below the widest part of the calf, where the leg begins to narrow and the eye follows it down. Five centimeters higher and the hem cuts the calf at its fullest. Five lower and it meets the boot.',
    ),
    asset('hems-one-height'),
    h2('One number, four lengths'),
    p(
      'The model is 179 centimeters tall in a 4-centimeter heel. The customer, in our members’ stores, is 165 in flat shoes. A skirt cut 82 centimeters long for the first ends 19 centimeters from the floor on her, where the leg has finished narrowing, and she says it makes her look short. She is right. Grade skirt length by height, as trousers are graded by leg: 70, 74, 78 and 82, all from the same waist. A petite range shortens the sleeves as well, which nobody asked for.',
    ),
    p(
      'One member tried it in May with a single pleated skirt. Four lengths, one color, 600 pieces, and the tickets carried a height instead of a word. Of those sold at full price 29 percent were the 70 and 38 the 74; the sample length, 82, was 9. Alterations on that style fell from one in three to one in fourteen.',
    ),
    quote('She asked which one was hers, and for once there was an answer.'),
    h2('Three things that go wrong'),
    ol(
      [
        'The slit. A mid-calf pencil skirt needs at least 24 centimeters of it or the wearer takes stairs sideways.',
      ],
      [
        'The boot. A shaft that ends within four centimeters of the hem, above or below, turns both into a mistake.',
      ],
      [
        'The coat. Every coat you own is now shorter than the skirt. Plan for 112 centimeters, or say loudly that it is meant.',
      ],
    ),
    p(
      'The waist, which we ',
      entryLink('rr-13-005', 'counted last autumn'),
      ', explains the rest. A long skirt from a low waist is a blanket. From a true one it has 50 centimeters in which to do something, and the best of them wait until the step is nearly over before they do it. Pleats came round half a step behind the knee. We drew that one from behind.',
    ),
  ),
}
