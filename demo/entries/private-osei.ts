import { asset, document, h2, ol, p, table, ul } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { lightFromTheRoof, theHallMeasured, whatTheFishCounterKnows } from './private-osei/2021-to-2022.ts'
import {
  fortyEightAprons,
  handingItOver,
  oneSaturdayFromAbove,
  theMissingStep,
} from './private-osei/2023-to-2024.ts'
import { beforeTheBoardSits, signsWithoutLetters, sixColors } from './private-osei/2025-to-2026.ts'

/** Work made for one client. Only its members and the provider's staff may know that it exists. */
export const privateOsei: DemoEntry[] = [
  beforeTheBoardSits,
  {
    id: 'osei-stall-elevations',
    type: 'private',
    clientId: 'osei',
    title: 'Twelve Stalls, One Awning',
    slug: 'twelve-stalls-one-awning',
    standfirst: 'Elevations for the east aisle, measured on 3 and 4 October, with the crates put back.',
    code: 'OMH 26-003',
    date: '2026-10-26',
    template: 'article',
    tags: ['Market hall', 'Fixtures', 'Shopfronts'],
    images: ['elevation-stall', 'osei-east-aisle', 'osei-awning-cut'],
    text: document(
      p(
        'We measured the east aisle twice, once on a Saturday at eleven and once empty. It is 42 meters long and holds twelve stalls, no two of which agree about where the counter is. That is its charm for about six meters. After that people walk down the middle and look at the roof.',
      ),
      p(
        'The proposal changes one thing that is shared and leaves everything else alone. A single awning in bottle green and plaster runs the whole length at 2.4 meters. Under it each trader keeps the stall as it is. The hem of the awning draws the line the eye needs, and the stalls can go on disagreeing beneath it.',
      ),
      h2('What moves'),
      ul(
        ['Crates come forward, in three tiers, to 90 centimeters from the aisle. They were at 140.'],
        ['Rails turn end-on at stalls 4, 7 and 11, so that you meet a garment and not a row of shoulders.'],
        ['Scales, tills and kettles go to the back left of each stall. Today nine of twelve stand in front.'],
      ),
      p(
        'Cost, with fixings and one night’s labor: $18,400. We would build stalls 5 to 8 first, for six weeks, and count. The neighbors will tell you the result before we do.',
      ),
    ),
  },
  {
    id: 'osei-house-stripe',
    type: 'private',
    clientId: 'osei',
    title: 'A Stripe for the House',
    slug: 'a-stripe-for-the-house',
    standfirst: 'Five yarns, one measure with no center: for aprons, awnings, tape and the paper bag.',
    code: 'OMH 26-002',
    date: '2026-09-07',
    template: 'article',
    tags: ['Market hall', 'Color', 'Woven'],
    images: ['stripe', 'terrazzo', 'osei-apron-flat'],
    text: document(
      p(
        'You asked for a logo and we have brought a cloth. A mark is seen when somebody looks for it; a stripe is seen at the edge of everything: the apron, the tape on the parcel, forty centimeters of awning over a shoulder in someone’s photograph.',
      ),
      p(
        'The green is taken from the door on Canal Street, which has been that color since your grandmother had it painted and which every person we stopped could name. The tomato is the tomato. The blue is the tiled fish counter, one step lighter, because cotton drinks.',
      ),
      p(
        'The measure never comes to a middle. It can be cut at any width and still be itself, and it does not mind which way up it is sewn. That matters when twelve traders are hemming their own.',
      ),
      table(
        ['Use', 'Width', 'Cloth'],
        ['Awning', '140 cm', 'Acrylic canvas, solution dyed'],
        ['Apron', '72 cm', 'Cotton drill, 280 g'],
        ['Tape', '2.4 cm', 'Cotton twill, the tomato pair only'],
        ['Paper bag', '26 cm', 'Kraft, two inks, the blue left out'],
      ),
      p(
        'The floor of the hall is the second drawing. We did not design it. We only noticed that it already matches.',
      ),
      asset('terrazzo'),
    ),
  },
  {
    id: 'osei-knit-assortment',
    type: 'private',
    clientId: 'osei',
    title: 'Knitwear, Cut by a Third',
    slug: 'knitwear-cut-by-a-third',
    standfirst: 'Your autumn knits sold in 31 shades. Ten of them did the work.',
    code: 'OMH 26-001',
    date: '2026-06-22',
    template: 'article',
    tags: ['Assortment', 'Full price', 'Markdown'],
    images: ['osei-knit-strips', 'chart'],
    text: document(
      p(
        'Last autumn the House bought 31 shades over nine styles: 279 possible sweaters, of which 214 were actually stocked. Ten shades took 74 percent of the money. The bottom twelve took six percent, and four-fifths of that was at half price.',
      ),
      p(
        'We are not asking you to be dull. Two of the ten are a mustard and a violet that no spreadsheet would have kept. What the bottom twelve share is not strangeness but nearness: eleven of them stand within two shades of a better one and were bought so that no one would be disappointed.',
      ),
      h2('What we would order'),
      ol(
        ['Ten shades, deep, in every style. They are listed on the card you have.'],
        ['Four shades, shallow, in one style each, changed every six weeks.'],
        ['Two places left empty until 1 October, for whatever the season turns out to be about.'],
      ),
      p(
        'On last year’s footfall this gives the same turnover from a third less stock and moves about $52,000 out of January. If it goes wrong, it will go wrong in the grays, where you are thinnest. Watch week 38.',
      ),
    ),
  },
  sixColors,
  signsWithoutLetters,
  handingItOver,
  oneSaturdayFromAbove,
  theMissingStep,
  fortyEightAprons,
  whatTheFishCounterKnows,
  lightFromTheRoof,
  theHallMeasured,
]
