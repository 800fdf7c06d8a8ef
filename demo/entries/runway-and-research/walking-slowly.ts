import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const walkingSlowly: DemoEntry = {
  id: 'rr-26-005',
  type: 'presentation',
  title: 'Walking Slowly',
  slug: 'walking-slowly',
  standfirst:
    'In 2016 a model took 112 steps a minute. This season it was 67. Cloth has had to learn what to do with the extra time.',
  code: 'RR 26-005',
  date: '2026-03-09',
  section: 'runway-and-research',
  template: 'video',
  tags: ['Silhouette', 'Autumn 2026', 'Materials', 'Outerwear', 'Footwear'],
  images: ['walk-in-five', 'walk-unhurried', 'cape-for-the-8-14'],
  embed: '<iframe src="/embeds/walking-slowly.html" title="Two walks, 112 and 67 steps a minute"></iframe>',
  text: document(
    p(
      'Press the button above and two people set out together. The one in front walks as models walked ten years ago, when we first filmed exits: 112 steps to the minute, a little under two a second. She is gone before the other is halfway across the frame. That one is this season’s, 67 to the minute, nine tenths of a second for every step.',
    ),
    p(
      'We timed 164 walks in 23 shows, from heel strike to heel strike, over the middle ten meters where nobody is starting or stopping. The figures for earlier years are from our own reels.',
    ),
    table(
      ['Season', 'Walks timed', 'Steps a minute', 'Seconds a step'],
      ['Autumn 2016', '140', '112', '0.54'],
      ['Autumn 2019', '152', '108', '0.56'],
      ['Autumn 2023', '148', '94', '0.64'],
      ['Autumn 2025', '160', '81', '0.74'],
      ['Autumn 2026', '164', '67', '0.90'],
    ),
    asset('walk-in-five'),
    h2('What cloth does with a third of a second'),
    p(
      'At 112 a hem never finishes. It is still swinging back when the next knee throws it forward, so everything below the hip becomes one flutter, and light cloth looks best because it flutters prettily. At 67 the swing has time to complete. The hem goes back, stops, hangs for a moment, and comes again. You see the cloth rather than the motion.',
    ),
    p(
      'It follows that weight has returned. The median coating this season was 520 grams a square meter; the autumn before it was 450, in spite of what ',
      entryLink('bi-25-010', 'wool costs'),
      '. Under 300 the slow walk looks like someone who has lost something. Shoes are low and soft: a hard heel at that tempo sounds like a tap dripping, and two houses put carpet down.',
    ),
    h2('Who can do it'),
    p(
      'It is hard to walk slowly. Models of twenty have to be taught, and the body gives it away: they hurry the last part of each step and wait on the straight leg, like a film that sticks. The ones who did it best were not twenty. We counted 31 people over sixty in the 23 shows, and the slowest of all was a woman of seventy-four who came down the middle of a church in Paris at 41 to the minute, her coat over her arm, with a stick. It took her two minutes and ten seconds. Nobody looked at a telephone.',
    ),
    asset('walk-unhurried'),
    p('She had not been told to go slowly. We asked. She said it was a stone floor and they were new shoes.'),
    h2('For stores'),
    p(
      'Your customers do not walk at 67 in the street and you cannot make them. But they do indoors: in the eleven stores where we have timed it, people beyond the first three meters slow to about 70 within half a minute, if nothing hurries them. Fast music does, and so do floor arrows and a rail across the path. What they pass at 70 they can read. A coat hung to swing, on a single hook with 40 centimeters either side, is touched by one in six passers-by; in a full rail by one in twenty.',
    ),
    p(
      'Order heavier than last year, by a tenth, in everything that hangs below the knee. Leave linings loose at the hem so that coat and lining can arrive separately. And for the reasoning behind all this ceremony see ',
      entryLink('dm-26-004', 'The New Formal Is Slow'),
      ', which we read in January and thought exaggerated.',
    ),
  ),
}
