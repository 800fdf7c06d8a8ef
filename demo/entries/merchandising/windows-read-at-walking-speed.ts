import { asset, document, entryLink, h2, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const windowsReadAtWalkingSpeed: DemoEntry = {
  id: 'me-25-003',
  type: 'presentation',
  title: 'Windows Read at Walking Speed',
  slug: 'windows-read-at-walking-speed',
  standfirst:
    'Three windows, 1.3 meters a second, one walker. Watch what is left of each by the time it has gone past.',
  code: 'ME 25-003',
  date: '2025-01-27',
  section: 'merchandising',
  template: 'video',
  tags: ['Windows', 'Shopfronts', 'City walks', 'Paris'],
  images: ['windows-at-walking-speed', 'window-one-coat', 'first-three-steps'],
  embed:
    '<iframe src="/embeds/windows-read-at-walking-speed.html" title="Three shop windows passed at 1.3 meters a second"></iframe>',
  text: document(
    p(
      'Nobody stands in front of a window. Planners do, with their arms folded, and so do photographers; everyone else is on the way to the bus. The film lets a street go by at 1.3 meters a second, which is what we clocked on the street in Paris where it was drawn: 640 people, two weekday afternoons in December, dry.',
    ),
    p(
      'The three windows are 1.82, 2.08 and 1.69 meters wide, so they last 1.4, 1.6 and 1.3 seconds. The first holds a coat. The second holds fourteen things, each of them well chosen. The third holds a chair with a bag on it. We stopped every eighth person twenty steps on and asked for anything at all from any of the three.',
    ),
    table(
      ['Of 80 people asked', 'Coat', 'Fourteen things', 'Chair and bag'],
      ['Saw that there was a window', '71', '76', '63'],
      ['Could name one object', '52', '19', '41'],
      ['Could name its color', '47', '6', '22'],
      ['Came back that week (till receipts, asked)', '9', '2', '4'],
    ),
    h2('The head turns once'),
    p(
      'What the stopwatch taught us in 2016 was how little time there is; that was ',
      entryLink('cd-16-003', 'The Window Has One Sentence'),
      '. Filming from the far pavement has added the shape of it. The head begins to turn about two meters before the glass, is square to it for four tenths of a second, and is on its way back before the frame ends. It does not go out again until the next pane. Whatever stands in the first third of a window is seen at an angle by somebody who has not arrived. Whatever stands in the last third is not seen.',
    ),
    asset('window-one-coat'),
    p(
      'So the coat goes just past the middle, in the direction of the walking: 56 percent along, on a street where three quarters walk one way. Its own middle should be at 1.45 meters above the pavement. The eye travels at about 1.58 and looks very slightly down. Most figures stand on a plinth that puts the belt there and the collar among the lamps. A plinth of 15 centimeters is right for a sill of 30. Measure from the pavement, never from the inside floor.',
    ),
    h2('Two directions'),
    p(
      'Find out which way your street walks, at which hour. Ours went toward the Métro from four to seven and away from it before ten, and the morning people were the poorer customers. On a street that is truly even, set the thing in the middle and turn it to face one way; it will be read by half of them, which beats being glanced at by all.',
    ),
    p(
      'The second window was ours too, by the way. It took two people a day and a half and was much admired from a standstill. It has since been cut down to a hat. Rent on that street is $410 a month for each meter of glass, and for a year and a half the member had been paying it to store handbags in daylight; the sums for other streets are in ',
      entryLink('bi-24-015', 'Rent by the Meter of Window'),
      '.',
    ),
  ),
}
