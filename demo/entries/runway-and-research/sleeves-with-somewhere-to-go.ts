import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const sleevesWithSomewhereToGo: DemoEntry = {
  id: 'rr-19-014',
  type: 'presentation',
  title: 'Sleeves With Somewhere to Go',
  slug: 'sleeves-with-somewhere-to-go',
  standfirst:
    'The widest measured 2 meters 60 round the cuff. We put six of them through doors, coats, soup and a car, and then onto a rail.',
  code: 'RR 19-014',
  date: '2019-03-11',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Silhouette', 'Dresses', 'Fixtures', 'Paris'],
  images: ['sleeve-thrown-up', 'sleeves-side-by-side', 'belt-from-behind'],
  text: document(
    p(
      'Of 1,012 looks this season, 229 had a sleeve more than 60 centimeters round at its widest. That is one in four or five, and it has been climbing for two years. What is new is that the volume has moved. In 2017 it sat on the shoulder. Now 131 of the 229 carry it at the elbow or below, where the arm can do something with it.',
    ),
    p(
      'The widest was in Paris, silk faille, tomato red: 260 centimeters round the cuff, which is the width of the cloth used whole. The model kept her arms down until the turn. Then one went up, slowly, and the sleeve fell open to the waist like a door. It took about two seconds and it was the only thing anyone talked about at dinner.',
    ),
    h2('Six sleeves, one working day'),
    p(
      'A gesture is not a garment. We borrowed six blouses with sleeves from 64 to 140 centimeters and gave them to six women with jobs, for one Wednesday each, and asked for a list of complaints.',
    ),
    table(
      ['Round the elbow', 'Under a coat', 'At a keyboard', 'At lunch'],
      ['64 cm', 'Yes', 'Yes', 'Yes'],
      ['76 cm', 'Yes, creased', 'Yes', 'Yes'],
      ['90 cm', 'No', 'Yes', 'Pushed up'],
      ['104 cm', 'No', 'Pushed up', 'In the soup'],
      ['120 cm', 'No', 'Pushed up', 'In the soup'],
      ['140 cm', 'No', 'No', 'Did not go to lunch'],
    ),
    p(
      'The line is at about 80. Below it the sleeve goes into a coat; above it the customer must own a cape, or a car, or live somewhere warm. One of the six drove home with the cuff shut in the door and did not notice until the filling station. She has asked to buy the blouse.',
    ),
    asset('sleeves-side-by-side'),
    h2('What it does to the rail'),
    p(
      'A shirt takes 4 centimeters of rail. A blouse with a 90-centimeter sleeve takes 7, if it is not to be crushed, so that a one-meter arm holds 14 pieces where it held 24. Floor managers put 24 on it regardless. We pulled ten blouses from such a rail and nine had a crease across the fullest part that steam did not lift.',
    ),
    ol(
      ['Hang every second piece facing the other way. It gains two pieces a meter.'],
      [
        'Use a hanger with dropped ends. At eleven cents more it is cheaper than steaming; the sum is in the entry below.',
      ],
      [
        'Never stuff the sleeve with tissue on the floor. Customers think it is padded and ask for one that is not.',
      ],
    ),
    p(
      'The price of a hanger over its life, which turns out to be mostly labor, is set out in ',
      entryLink('bi-13-003', 'What a Hanger Costs'),
      '. And since the garment shows nothing at rest, give it a person: a mannequin with a bent elbow sold twice what the straight-armed one did, on the same platform, in alternate weeks. The mirror has to be wide enough too; ',
      entryLink('me-18-006', 'The Mirror Moves Sales'),
      ' recommends 70 centimeters, and we would say 110 wherever sleeves are tried on.',
    ),
    p(
      'For autumn: buy to 76 centimeters for the many, and one style at 100 or more, in a single color, for the window and for the woman with the car.',
    ),
  ),
}
